// The screen of one table, from waiting to the end of the match, and what its buttons do.

import { Lengths } from "./board.js";
import { h } from "./dom.js";
import * as form from "./form.js";
import * as memory from "./memory.js";
import { doubled, keepFocus, key } from "./moves.js";
import { ask, randomHex } from "./net.js";
import * as place from "./place.js";
import { play, refused } from "./play.js";
import { Room } from "./room.js";
import { refusal } from "./spell.js";
import { t, together } from "./text.js";
import { usual, waiting } from "./waiting.js";

/** Takes a seat, at a new table or one there is; the name is remembered. Returns the answer. */
export async function takeSeat(path, wish) {
  const seat = await ask(path, wish);
  if (wish.name) memory.keepName(wish.name);
  return seat;
}

/** Opens the screen of a table; `begin` is what to do as soon as it is there. */
export function open(app, id, begin = null) {
  const screen = { draw, does, key: onKey, around: keepFocus, close: () => room.close() };
  const address = `/api/tables/${encodeURIComponent(id)}`;
  const brought = place.takeSecret(); // by a link from another device, or from whoever gives a seat away
  let lengths = new Lengths();
  let room = connect();
  if (brought?.kind === "seat") take(`${address}/device`, { token: brought.value });
  else if (brought) room.gift = brought.value;

  function connect() {
    return new Room(id, () => app.draw());
  }

  function reconnect() {
    room.close();
    room = connect();
    lengths = new Lengths();
  }

  function draw() {
    const { view, line } = room;
    if (line.state === "gone") return gone();
    if (!view)
      return h("p", { class: "note centre", role: "status" }, t(line.state === "open" ? "connecting" : line.state));
    const game = app.game(view.table.game);
    screen.mat = app.mat(view.table.game);
    screen.title = room.myTurn ? `● ${t("your-turn")} · ${game.title}` : `${game.title} · ${view.table.name}`;
    remember(view);
    if (begin && view.you.host && view.table.phase === "waiting") begin = begin(room, game);
    const body = view.game ? play(room, lengths) : [waiting(room, game), refused(room)];
    return h("div", { class: view.game ? "screen playing" : "screen" }, bar(game), body);
  }

  function remember({ you, table }) {
    if (you.chair >= 0 && memory.tables()[0]?.id !== table.id) memory.keepTable(table);
  }

  function bar(game) {
    const { table, me } = room;
    return h(
      "header",
      { class: "bar" },
      h("a", { class: "btn round", href: place.to("/"), "aria-label": t("back") }, "‹"),
      h("h1", { tabindex: -1 }, game.title, h("small", null, me < 0 ? `${t("watching")} · ${table.name}` : table.name)),
      me >= 0 && menu(game),
    );
  }

  function menu(game) {
    const { phase } = room.table;
    const playing = phase === "playing" || phase === "paused";
    const voted = room.table.votes.includes(room.me);
    const votes = room.table.votes.filter((seat) => seat !== room.me).map(room.who);
    return h(
      "details",
      { class: "menu", "data-key": "menu" },
      h("summary", { class: "btn round", "aria-label": t("menu") }, votes.length ? "☰!" : "☰"),
      h(
        "div",
        { class: "sheet" },
        playing &&
          votes.length > 0 &&
          h("p", { class: "note" }, t(phase === "paused" ? "vote-unpause" : "vote-pause", { names: together(votes) })),
        playing &&
          button("vote", t(phase === "paused" ? "unpause" : "pause"), { "aria-pressed": voted ? "true" : "false" }),
        h(
          "form",
          { class: "inline", "data-do": "rename" },
          h("input", {
            name: "name",
            maxlength: 24,
            required: true,
            "aria-label": t("your-name"),
            value: room.table.chairs[room.me]?.name,
          }),
          h("button", { class: "btn" }, t("rename")),
        ),
        playing || phase === "between"
          ? [button("leave", t("get-up-bot")), button("leave", t("get-up-open"), { "data-open": "yes" })]
          : button("leave", t("get-up")),
        secretLink("device", t("to-device"), t("to-device-about")),
        secretLink("person", t("to-person"), t("to-person-about")),
        room.game &&
          h(
            "details",
            { "data-key": "menu-rules" },
            h("summary", null, t("rules-here")),
            form.optionList(game, room.table.options),
          ),
      ),
    );
  }

  const button = (what, text, more = {}) =>
    h("button", { type: "button", class: "btn", "data-do": what, ...more }, text);

  function gone() {
    const why = refusal(room.reason ?? { message: "table-no-such-table" }, String);
    return h(
      "main",
      { class: "paper centre door" },
      h("h1", { tabindex: -1 }, t("gone", { why })),
      h("a", { class: "btn strong", href: place.to("/") }, t("back")),
      button("take-back", t("try-again")),
    );
  }

  function onKey(event) {
    return key(event, (move) => room.act(move));
  }

  /** A button that makes a link with a secret in it, and then the link. */
  function secretLink(kind, text, about) {
    const link = room.links?.[kind];
    if (!link) return button(`to-${kind}`, text);
    return h(
      "div",
      { class: "door" },
      h("p", { class: "note" }, about),
      h(
        "div",
        { class: "inline" },
        h("input", { id: `to-${kind}`, readonly: true, "aria-label": text, value: link }),
        h(
          "button",
          { type: "button", class: "btn", "data-do": "copy", "data-from": `to-${kind}` },
          t(room.copied[`to-${kind}`] ?? "copy"),
        ),
      ),
    );
  }

  async function toDevice() {
    try {
      const { token } = await ask(`${address}/seat`);
      room.links = { ...room.links, device: place.secret(room.table.id, "seat", token) };
    } catch (error) {
      failed(error);
    }
    app.draw();
  }

  function toPerson() {
    const gift = randomHex(16);
    room.wish(
      "give",
      { gift },
      () => (room.links = { ...room.links, person: place.secret(room.table.id, "gift", gift) }),
    );
  }

  async function take(path, wish) {
    try {
      await takeSeat(path, wish);
      reconnect();
    } catch (error) {
      failed(error);
    }
    app.draw();
  }

  function sit(element) {
    const name = element.elements.name.value.trim();
    return room.gift ? take(`${address}/take`, { name, gift: room.gift }) : take(`${address}/sit`, { name });
  }

  function failed(error) {
    room.refusal = { message: error.id ?? String(error), args: error.args };
  }

  /** Copies a link; where the browser does not let a page do that, the link is selected instead. */
  async function copy({ dataset }) {
    const link = document.getElementById(dataset.from);
    link.select();
    let done = false;
    try {
      await navigator.clipboard.writeText(link.value);
      done = true;
    } catch {
      done = document.execCommand("copy");
    }
    room.copied[dataset.from] = done ? "copied" : "copy-by-hand";
    app.draw();
  }

  /** Another match; alone with bots it begins at once. */
  function again(element) {
    const alone = room.table.chairs.every((chair, i) => chair.kind === "bot" || i === room.me);
    if (alone && room.view.you.host) begin = (there) => void there.wish("start");
    room.wish("again", { rotate: Boolean(element.dataset.rotate) });
  }

  const wishes = {
    "add-bot": ({ chair }) => ["sit", { chair: +chair, bot: document.getElementById("level").value }],
    empty: ({ chair }) => ["sit", { chair: +chair, bot: null }],
    swap: ({ chair, other }) => ["swap", { chair: +chair, other: +other }],
    "hand-over": ({ chair }) => ["handover", { chair: +chair }],
    resize: ({ by }) => ["resize", { chairs: room.table.chairs.length + Number(by) }],
    start: () => ["start"],
    "start-filled": () => [
      "start",
      { fill: document.getElementById("level")?.value ?? usual(app.game(room.table.game)) },
    ],
    "go-on": () => ["ready"],
    vote: () => ["vote", { want: !room.table.votes.includes(room.me) }],
    leave: ({ open: free }) => ["leave", { open: Boolean(free) }],
  };

  function does(what, element, event) {
    if (what === "act") return doubled(event) || room.act(element.dataset.move);
    if (what === "sit") return sit(element);
    if (what === "copy") return copy(element);
    if (what === "to-device") return toDevice();
    if (what === "to-person") return toPerson();
    if (what === "again") return again(element);
    if (what === "take-back") return reconnect();
    if (what === "rename") return room.wish("rename", { name: element.elements.name.value.trim() });
    if (what === "say") return say(element);
    if (what === "configure" || what === "preset") return configure(what, element);
    const wish = wishes[what]?.(element.dataset);
    return wish && room.wish(...wish);
  }

  function say(element) {
    const { text, preset } = element.elements;
    if (preset) room.wish("say", { preset: preset.value });
    else if (text.value.trim()) room.wish("say", { text: text.value.trim() });
    element.reset();
  }

  function configure(what, element) {
    const game = app.game(room.table.game);
    if (what === "preset")
      return form.fill(element.form, game, { ...form.defaults(game), ...game.presets[element.value].options });
    return room.wish("configure", {
      options: form.chosen(element, game),
      settings: form.chosenSettings(element, room.table.settings),
    });
  }

  return screen;
}
