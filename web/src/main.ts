import { mount } from "svelte";
import "./look/tokens.css";
import "./look/look.css";
import App from "./App.svelte";
import { app } from "./app.svelte";
import { games } from "./core/api";
import { install } from "./core/install";
import { comeBack } from "./core/parts";
import { rooms } from "./rooms";

addEventListener("vite:preloadError", comeBack);
// the screen, the games and the language are asked for at the same time, not one after another
rooms[app.place.at]().catch(() => {});
if (["home", "new", "table"].includes(app.place.at)) games().catch(() => {});
await app.speak();
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) install();
