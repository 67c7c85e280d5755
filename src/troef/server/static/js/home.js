// The first screen: the games, one tap to play, a door for friends, the tables this device knows.

import { h } from "./dom.js";
import * as memory from "./memory.js";
import { ask } from "./net.js";
import * as place from "./place.js";
import { refusal } from "./spell.js";
import { takeSeat } from "./table.js";
import { t } from "./text.js";
import { usual } from "./waiting.js";

const USUAL_CHAIRS = 4;

/** Opens the first screen. */
export function open(app) {
  const found = { mine: [], public: [] };
  const screen = { title: t("name"), draw, does, close: () => {} };
  let trouble = null;
  let busy = false;
  look();

  /** What became of the tables this device knows; those that are gone are forgotten. */
  async function look() {
    found.mine = (await Promise.all(memory.tables().map(lookAt))).filter(Boolean);
    found.public = await ask("/api/tables").catch(() => []);
    app.draw();
  }

  async function lookAt({ id }) {
    try {
      return (await ask(`/api/tables/${encodeURIComponent(id)}`)).table;
    } catch (error) {
      if (error.id === "table-no-such-table") memory.forgetTable(id);
      return null;
    }
  }

  function draw() {
    return h(
      "main",
      { class: "home" },
      h(
        "header",
        null,
        h("p", { class: "wordmark" }, "troef"),
        h("h1", { tabindex: -1 }, t("pitch")),
        h("p", { class: "lead" }, t("pitch-more")),
      ),
      trouble && h("p", { class: "refused", role: "alert" }, t("refusal", { why: refusal(trouble, String) })),
      tables("my-tables", found.mine, true),
      h("section", { class: "boxes", "aria-label": t("games") }, app.games.map(box)),
      h("div", { class: "doors" }, nameForm(), joinForm()),
      tables(
        "public-tables",
        found.public.filter(({ id }) => !found.mine.some((table) => table.id === id)),
        false,
      ),
      place.beside && h("p", { class: "note" }, h("a", { class: "link", href: "/" }, t("with-pictures"))),
    );
  }

  function box(game) {
    const chairs = seatsFor(game);
    return h(
      "article",
      { class: "box", "data-mat": app.mat(game.key), "data-key": game.key },
      h("h2", null, game.title),
      h("p", null, t("players", { least: game.seats[0], most: game.seats[1] })),
      h(
        "button",
        {
          type: "button",
          class: "btn strong",
          "data-do": "play-now",
          "data-game": game.key,
          disabled: busy,
          "aria-label": t("play-now-about", { game: game.title, bots: t("bots-count", { n: chairs - 1 }) }),
        },
        t("play-now"),
      ),
      h(
        "a",
        {
          class: "btn paper",
          href: place.to(`/new/${game.key}`),
          "aria-label": t("open-table-about", { game: game.title }),
        },
        t("open-table"),
      ),
    );
  }

  const seatsFor = (game) => Math.min(Math.max(USUAL_CHAIRS, game.seats[0]), game.seats[1]);

  function nameForm() {
    return h(
      "label",
      { class: "paper door" },
      h("b", null, t("your-name")),
      h("input", {
        id: "name",
        maxlength: 24,
        autocomplete: "nickname",
        placeholder: t("name-hint"),
        value: memory.name(),
        "data-change": "name",
      }),
    );
  }

  function joinForm() {
    return h(
      "form",
      { class: "paper door", "data-do": "join" },
      h("label", { for: "code" }, h("b", null, t("join-title"))),
      h(
        "div",
        { class: "inline" },
        h("input", {
          id: "code",
          name: "code",
          required: true,
          autocomplete: "off",
          autocapitalize: "characters",
          spellcheck: "false",
          "aria-label": t("join-label"),
        }),
        h("button", { class: "btn strong" }, t("go-there")),
      ),
    );
  }

  function tables(title, list, known) {
    if (!list.length) return null;
    return h(
      "section",
      { class: "tables", "data-key": title },
      h("h2", null, t(title)),
      h(
        "ul",
        null,
        list.map((table) => row(table, known)),
      ),
    );
  }

  function row({ id, name, game, phase, chairs }, known) {
    const free = chairs.filter((kind) => kind === "open").length; // of a public table only the kinds of chairs are told
    const people = known
      ? chairs
          .filter((chair) => chair.kind === "person")
          .map((chair) => chair.name)
          .join(", ")
      : "";
    const line = [known ? t(`phase-${phase}`) : t("free-chairs", { n: free }), people].filter(Boolean).join(" · ");
    return h(
      "li",
      { "data-key": id, "data-mat": app.mat(game) },
      h(
        "a",
        { class: "resume", href: place.to(`/t/${id}`) },
        h("span", null, h("b", null, app.game(game).title), ` · ${name}`, h("small", null, line)),
      ),
      known &&
        h(
          "button",
          {
            type: "button",
            class: "btn small",
            "data-do": "forget",
            "data-table": id,
            "aria-label": t("forget", { name }),
          },
          "✕",
        ),
    );
  }

  /** A table with the usual number of chairs, filled with the game's own bots, begun at once. */
  async function playNow(key) {
    if (busy) return;
    busy = true;
    app.draw();
    const game = app.game(key);
    try {
      const wish = { game: key, name: memory.name() || t("guest"), chairs: seatsFor(game) };
      const seat = await takeSeat("/api/tables", wish);
      app.go(`/t/${seat.table}`, (room) => void room.wish("start", { fill: usual(game) }));
    } catch (error) {
      failed(error);
    }
  }

  async function join(text) {
    const code = text.trim().split(/[?#]/)[0].split("/").filter(Boolean).at(-1)?.replaceAll(" ", "") ?? "";
    try {
      const { table } = await ask(`/api/tables/${encodeURIComponent(code)}`);
      app.go(`/t/${table.id}`);
    } catch (error) {
      failed(error);
    }
  }

  function failed(error) {
    busy = false;
    trouble = { message: error.id ?? String(error), args: error.args };
    app.draw();
  }

  function does(what, element) {
    trouble = null;
    if (what === "play-now") return playNow(element.dataset.game);
    if (what === "join") return join(element.elements.code.value);
    if (what === "name") return memory.keepName(element.value.trim());
    if (what === "forget") {
      memory.forgetTable(element.dataset.table);
      found.mine = found.mine.filter(({ id }) => id !== element.dataset.table);
    }
    return app.draw();
  }

  return screen;
}
