// The page: which screen is open, drawing it, and passing on what is tapped, typed and chosen.

import { h, morph } from "./dom.js";
import * as home from "./home.js";
import { ask } from "./net.js";
import * as newTable from "./new.js";
import * as place from "./place.js";
import * as table from "./table.js";
import { t } from "./text.js";

const MATS = 6;

const app = {
  games: [],
  screen: null,

  /** A game by its key. */
  game: (key) => app.games.find((game) => game.key === key) ?? app.games[0],

  /** The mat a game lies on: one of a few, by its place among the games. */
  mat: (key) => app.games.findIndex((game) => game.key === key) % MATS,

  /** Goes to another screen, which begins at its heading; `begin` is passed to it. */
  go(path, begin) {
    history.pushState(null, "", place.to(path));
    app.open(begin);
    app.fresh = true;
  },

  /** Opens the screen of the address. */
  open(begin) {
    app.screen?.close();
    document.getElementById("screen").replaceChildren();
    const [where, name] = place.parts(location.pathname);
    if ((where === "t" || where === "table") && name) openTable(name, begin);
    else if (where === "new" && app.games.some((game) => game.key === name)) app.screen = newTable.open(app, name);
    else app.screen = home.open(app);
    app.draw();
    scrollTo(0, 0);
  },

  /** Draws the screen again, once for all changes of this moment. */
  draw() {
    if (app.drawing || !app.screen) return;
    app.drawing = true;
    queueMicrotask(() => {
      app.drawing = false;
      const around = app.screen.around ?? ((draw) => draw());
      around(render);
    });
  },
};

function render() {
  const { screen } = app;
  const drawn = h("div", { id: "screen" }, screen.draw());
  if (screen.mat === undefined) drawn.removeAttribute("data-mat");
  else drawn.setAttribute("data-mat", screen.mat);
  morph(document.getElementById("screen"), drawn);
  document.title = screen.title ?? t("name");
  const heading = app.fresh && document.querySelector("h1");
  if (!heading) return;
  app.fresh = false;
  heading.focus({ preventScroll: true });
}

/** A table may be named by its short code; its address holds the long name. */
function openTable(name, begin) {
  app.screen = { title: t("name"), draw: () => h("p", { class: "note centre" }, t("loading")), close: () => {} };
  if (name.length > 6) {
    app.screen = table.open(app, name, begin);
    return;
  }
  ask(`/api/tables/${encodeURIComponent(name)}`).then(
    (found) => {
      history.replaceState(null, "", place.to(`/t/${found.table.id}`) + location.hash);
      app.open(begin);
    },
    () => {
      app.screen = table.open(app, name);
      app.draw();
    },
  );
}

function passOn(event, selector, attribute) {
  const element = event.target.closest(selector);
  if (!element || !app.screen?.does) return;
  if (event.type === "submit") event.preventDefault();
  app.screen.does(element.dataset[attribute], element, event);
}

function follow(event) {
  const link = event.target.closest("a[href]");
  if (!link || link.hasAttribute("download") || link.origin !== location.origin || !place.ours(link.pathname)) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  app.go(`/${place.parts(link.pathname).map(encodeURIComponent).join("/")}`);
}

/** An open menu closes when something else is tapped, and by Escape. */
function closeMenus(target) {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(target)) menu.open = false;
}

addEventListener("click", (event) => {
  closeMenus(event.target);
  follow(event);
  passOn(event, "button[data-do]", "do");
});
addEventListener("submit", (event) => passOn(event, "form[data-do]", "do"));
addEventListener("change", (event) => passOn(event, "[data-change]", "change"));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeMenus(null);
  else if (app.screen?.key?.(event)) event.preventDefault();
});
addEventListener("popstate", () => app.open());
addEventListener("resize", () => app.draw());

async function begin() {
  try {
    app.games = await ask(`/api/games?lang=${navigator.language}`);
    app.open();
  } catch {
    const again = h("p", { class: "note centre", role: "alert" }, t("refusal-server-away"));
    document.getElementById("screen").replaceChildren(again);
    setTimeout(begin, 2000);
  }
}

begin();
