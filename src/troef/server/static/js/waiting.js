// Before the start: the link, the chairs, the rules, and what is still missing.

import { h } from "./dom.js";
import * as form from "./form.js";
import * as memory from "./memory.js";
import * as place from "./place.js";
import { nameOf } from "./room.js";
import { label, t } from "./text.js";

/** The waiting room. */
export function waiting(room, game) {
  const seated = room.me >= 0;
  return h(
    "main",
    { class: "waiting" },
    !seated && join(room),
    invite(room),
    chairs(room, game),
    rules(room, game),
    seated && start(room, game),
  );
}

/** Where a guest gives a name and sits down. */
export function join({ table, gift }) {
  if (!gift && !table.chairs.some((chair) => chair.kind === "open")) return h("p", { class: "paper note" }, t("full"));
  const title = t(gift ? "take-gift" : "sit-title");
  return h(
    "form",
    { class: "paper join", "data-do": "sit", "data-key": "join" },
    h("label", { for: "guest" }, title),
    h("input", {
      id: "guest",
      name: "name",
      maxlength: 24,
      required: true,
      autocomplete: "nickname",
      placeholder: t("your-name"),
      value: memory.name(),
    }),
    h("button", { class: "btn strong" }, t("sit-down")),
  );
}

/** The link to send, which holds no secret. */
export function invite({ table, copied }) {
  const here = /^(localhost|127\.|\[::1\])/.test(location.host);
  return h(
    "section",
    { class: "paper invite", "data-key": "invite" },
    h("h2", null, t("send-link")),
    h(
      "div",
      { class: "inline" },
      h("input", { id: "link", readonly: true, "aria-label": t("link-label"), value: place.shared(table.id) }),
      h(
        "button",
        { type: "button", class: "btn strong", "data-do": "copy", "data-from": "link" },
        t(copied.link ?? "copy"),
      ),
    ),
    h("p", { class: "note" }, t("or-code"), " ", h("b", { class: "code" }, table.code)),
    here && h("p", { class: "note" }, t("only-here")),
  );
}

function chairs(room, game) {
  const { table, view } = room;
  const free = table.chairs.filter((chair) => chair.kind === "open").length;
  return h(
    "section",
    { class: "paper mat chairs", "data-key": "chairs" },
    h("h2", null, t("chairs")),
    h(
      "ol",
      null,
      table.chairs.map((chair, i) => chairRow(room, chair, i)),
    ),
    view.you.host &&
      h(
        "div",
        { class: "tools" },
        h("label", { for: "level" }, t("bots-level")),
        h(
          "select",
          { id: "level", name: "level" },
          game.bots.map((level) =>
            h("option", { value: level, selected: level === usual(game) }, label(`level-${level}`, level)),
          ),
        ),
        h(
          "button",
          {
            type: "button",
            class: "btn",
            "data-do": "resize",
            "data-by": 1,
            disabled: table.chairs.length >= game.seats[1],
          },
          t("add-chair"),
        ),
        h(
          "button",
          { type: "button", class: "btn", "data-do": "resize", "data-by": -1, disabled: !free },
          t("take-chair"),
        ),
      ),
  );
}

/** The bots a table gets if nobody chooses: the second of the levels. */
export const usual = (game) => game.bots[1] ?? game.bots[0];

function chairRow(room, chair, i) {
  const { table, me, view } = room;
  const name = nameOf(table.chairs, i);
  const silent = chair.kind === "person" && !room.here.has(i);
  const lines = [
    i === me && t("you"),
    silent && t("not-here"),
    i === table.host && chair.kind === "person" && t("host"),
    chair.kind === "bot" && t("bot-level", { level: label(`level-${chair.level}`, chair.level) }),
  ].filter(Boolean);
  return h(
    "li",
    { class: `chair ${chair.kind}` },
    h(
      "span",
      { class: "who" },
      h("b", null, chair.kind === "open" ? t("free") : name),
      h("small", null, lines.join(" · ")),
    ),
    view.you.host && h("span", { class: "acts" }, chairActs(room, chair, i, name)),
  );
}

function chairActs({ table, me }, chair, i, name) {
  const act = (what, icon, text, more = {}) =>
    h(
      "button",
      {
        type: "button",
        class: "btn small",
        "data-do": what,
        "data-chair": i,
        "aria-label": text,
        title: text,
        ...more,
      },
      icon,
    );
  const last = table.chairs.length - 1;
  return [
    chair.kind === "open" && act("add-bot", t("add-bot"), t("add-bot-to", { n: i + 1 })),
    chair.kind === "person" && i !== me && act("hand-over", "★", t("hand-over", { name })),
    i > 0 && act("swap", "↑", t("move-up", { name }), { "data-other": i - 1 }),
    i < last && act("swap", "↓", t("move-down", { name }), { "data-other": i + 1 }),
    chair.kind !== "open" && i !== me && act("empty", "✕", t(chair.kind === "bot" ? "remove" : "kick", { name })),
  ];
}

function rules(room, game) {
  const { table, view } = room;
  const seal = h(
    "p",
    { class: "note" },
    t("sealed"),
    " ",
    h("code", { title: t("sealed-about") }, table.commit.slice(0, 12)),
    " · ",
    t("sealed-about"),
  );
  const body = view.you.host
    ? h(
        "form",
        { "data-do": "configure" },
        form.presets(game),
        form.options(game, table.options),
        form.settings(table.settings),
        h("button", { class: "btn" }, t("keep-rules")),
      )
    : form.optionList(game, table.options);
  return h("details", { class: "paper", "data-key": "rules" }, h("summary", null, t("rules-here")), body, seal);
}

/** How many are there, what is missing, and the button that begins. */
function start({ table, view, who }, game) {
  if (!view.you.host) return h("p", { class: "foot note" }, t("wait-for-host", { name: who(table.host) }));
  const taken = table.chairs.filter((chair) => chair.kind !== "open").length;
  const free = table.chairs.length - taken;
  const [least, most] = game.seats;
  const fillable = free > 0 && table.chairs.length >= least;
  return h(
    "div",
    { class: taken >= least && fillable ? "foot both" : "foot", "data-key": "start" },
    taken < least &&
      h("p", { class: "note", role: "status" }, t("missing", { game: game.title, least, most, n: least - taken })),
    taken >= least &&
      h("button", { type: "button", class: "btn strong", "data-do": "start" }, t("start-with", { n: taken })),
    fillable &&
      h(
        "button",
        { type: "button", class: taken >= least ? "btn paper" : "btn strong", "data-do": "start-filled" },
        t("start-filled", { n: free }),
      ),
  );
}
