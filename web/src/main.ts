import { mount } from "svelte";
import "./look/tokens.css";
import "./look/look.css";
import App from "./App.svelte";
import { app } from "./app.svelte";
import { install } from "./core/install";

await app.speak();
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) install();
