import { mount } from "svelte";
import "./look/tokens.css";
import "./look/look.css";
import App from "./App.svelte";
import { app } from "./app.svelte";

await app.speak();
mount(App, { target: document.getElementById("page")! });
