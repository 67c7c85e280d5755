// A new table for friends: chairs, rules, how it is run.

import { h } from "./dom.js";
import * as form from "./form.js";
import * as memory from "./memory.js";
import * as place from "./place.js";
import { refusal } from "./spell.js";
import { takeSeat } from "./table.js";
import { t } from "./text.js";

const USUAL_CHAIRS = 4;

/** Opens the screen for a new table of a game. */
export function open(app, key) {
  const game = app.game(key);
  const [least, most] = game.seats;
  const screen = { title: `${t("new-table")} · ${game.title}`, mat: app.mat(key), draw, does, close: () => {} };
  let trouble = null;

  function draw() {
    return h(
      "div",
      { class: "screen" },
      h(
        "header",
        { class: "bar" },
        h("a", { class: "btn round", href: place.to("/"), "aria-label": t("back") }, "‹"),
        h("h1", { tabindex: -1 }, t("new-table"), h("small", null, `${game.title} · ${t("players", { least, most })}`)),
      ),
      h(
        "main",
        null,
        h(
          "form",
          { class: "new", "data-do": "lay" },
          h(
            "label",
            { class: "paper door" },
            h("b", null, t("your-name")),
            h("input", {
              name: "name",
              maxlength: 24,
              required: true,
              autocomplete: "nickname",
              placeholder: t("name-hint"),
              value: memory.name(),
            }),
          ),
          chairs(),
          form.presets(game),
          form.options(game, form.defaults(game)),
          form.settings({}),
          h(
            "div",
            { class: "foot" },
            trouble && h("p", { class: "refused", role: "alert" }, t("refusal", { why: refusal(trouble, String) })),
            h("button", { class: "btn strong" }, t("lay-table")),
          ),
        ),
      ),
    );
  }

  function chairs() {
    const usual = Math.min(Math.max(USUAL_CHAIRS, least), most);
    const choice = (n) =>
      h(
        "label",
        { class: "choice" },
        h("input", { type: "radio", name: "chairs", value: n, checked: n === usual }),
        h("span", null, String(n)),
      );
    const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return h(
      "fieldset",
      { class: "paper" },
      h("legend", null, t("how-many-chairs")),
      h("div", { class: "choices few" }, all.map(choice)),
    );
  }

  async function lay(element) {
    const wish = {
      game: key,
      name: element.elements.name.value.trim(),
      chairs: Number(element.elements.chairs.value),
      options: form.chosen(element, game),
      settings: form.chosenSettings(element),
    };
    try {
      const seat = await takeSeat("/api/tables", wish);
      app.go(`/t/${seat.table}`);
    } catch (error) {
      trouble = { message: error.id ?? String(error), args: error.args };
      app.draw();
    }
  }

  function does(what, element) {
    if (what === "lay") return lay(element);
    return form.fill(element.form, game, { ...form.defaults(game), ...game.presets[element.value].options });
  }

  return screen;
}
