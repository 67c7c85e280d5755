// The screen of one table, from waiting to the end of the match, and what its buttons do.

import { Lengths } from "./board.js";
import { h } from "./dom.js";
import * as form from "./form.js";
import * as memory from "./memory.js";
import { doubled, keepFocus, key } from "./moves.js";
import { ask, randomHex } from "./net.js";
import { play, refused } from "./play.js";
import { Room } from "./room.js";
import { refusal } from "./spell.js";
import { t, together } from "./text.js";
import { usual, waiting } from "./waiting.js";

const given = new Map(); // what this page gave as entropy, by table: to find it in the record

/** Takes a seat: at a new table with `game`, else at the table named. Returns the answer. */
export async function takeSeat(path, wish) {
  const entropy = randomHex(16);
  const seat = await ask(path, { ...wish, entropy });
  memory.keepName(wish.name);
  given.set(seat.table, entropy);
  return seat;
}

/** Opens the screen of a table; `begin` is what to do as soon as it is there. */
export function open(app, id, begin = null) {
  const screen = { draw, does, key: onKey, around: keepFocus, close: () => room.close() };
  let lengths = new Lengths();
  let room = connect();

  function connect() {
    const fresh = new Room(id, () => app.draw());
    fresh.entropy = given.get(id) ?? "";
    return fresh;
  }

  function reconnect() {
    room.close();
    room = connect();
    lengths = new Lengths();
  }

  function draw() {
    const { view, line } = room;
    if (line.state === "gone") return gone();
    if (!view) return h("p", { class: "note centre", role: "status" }, t(line.state === "open" ? "connecting" : line.state));
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
    return h("header", { class: "bar" }, h("a", { class: "btn round", href: "/", "aria-label": t("back") }, "‹"),
      h("h1", { tabindex: -1 }, game.title, h("small", null, me < 0 ? `${t("watching")} · ${table.name}` : table.name)),
      me >= 0 && menu(game));
  }

  function menu(game) {
    const { phase } = room.table;
    const playing = phase === "playing" || phase === "paused";
    const votes = room.table.votes.filter((seat) => seat !== room.me).map(room.who);
    return h("details", { class: "menu", "data-key": "menu" },
      h("summary", { class: "btn round", "aria-label": t("menu") }, votes.length ? "☰!" : "☰"),
      h("div", { class: "sheet" },
        playing && votes.length > 0 && h("p", { class: "note" }, t(phase === "paused" ? "vote-unpause" : "vote-pause", { names: together(votes) })),
        playing && button("vote", t(phase === "paused" ? "unpause" : "pause")),
        h("form", { class: "inline", "data-do": "rename" },
          h("input", { name: "name", maxlength: 24, required: true, "aria-label": t("your-name"), value: room.table.chairs[room.me]?.name }),
          h("button", { class: "btn" }, t("rename"))),
        playing || phase === "between"
          ? [button("leave", t("get-up-bot")), button("leave", t("get-up-open"), { "data-open": "yes" })]
          : button("leave", t("get-up")),
        room.game && h("details", { "data-key": "menu-rules" }, h("summary", null, t("rules-here")), form.optionList(game, room.table.options))));
  }

  const button = (what, text, more = {}) => h("button", { type: "button", class: "btn", "data-do": what, ...more }, text);

  function gone() {
    const why = refusal(room.reason ?? { message: "table-no-such-table" }, String);
    return h("main", { class: "paper centre" }, h("h1", { tabindex: -1 }, t("gone", { why })),
      h("p", null, h("a", { class: "btn strong", href: "/" }, t("back"))), button("take-back", t("try-again")));
  }

  function onKey(event) {
    return key(event, (move) => room.act(move));
  }

  async function sit(element) {
    const name = element.elements.name.value.trim();
    try {
      await takeSeat(`/api/tables/${id}/sit`, { name });
      reconnect();
    } catch (error) {
      room.refusal = { message: error.id ?? String(error), args: error.args };
    }
    app.draw();
  }

  /** Copies the link; where the browser does not let a page do that, the link is selected instead. */
  async function copy() {
    const link = document.getElementById("link");
    link.select();
    let done = false;
    try {
      await navigator.clipboard.writeText(link.value);
      done = true;
    } catch {
      done = document.execCommand("copy");
    }
    room.copied = done ? "copied" : "copy-by-hand";
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
    "empty": ({ chair }) => ["sit", { chair: +chair, bot: null }],
    "swap": ({ chair, other }) => ["swap", { chair: +chair, other: +other }],
    "hand-over": ({ chair }) => ["handover", { chair: +chair }],
    "resize": ({ by }) => ["resize", { chairs: room.table.chairs.length + Number(by) }],
    "start": () => ["start"],
    "start-filled": () => ["start", { fill: document.getElementById("level")?.value ?? usual(app.game(room.table.game)) }],
    "go-on": () => ["ready"],
    "vote": () => ["vote"],
    "leave": ({ open: free }) => ["leave", { open: Boolean(free) }],
  };

  function does(what, element, event) {
    if (what === "act") return doubled(event) || room.act(element.dataset.move);
    if (what === "sit") return sit(element);
    if (what === "copy") return copy();
    if (what === "again") return again(element);
    if (what === "take-back") return reconnect();
    if (what === "rename") return room.wish("rename", { name: element.elements.name.value.trim() });
    if (what === "say") return say(element);
    if (what === "configure" || what === "preset") return configure(what, element);
    const wish = wishes[what]?.(element.dataset);
    return wish && room.wish(...wish);
  }

  function say(element) {
    const text = element.elements.text.value.trim();
    if (text) room.wish("say", { text });
    element.reset();
  }

  function configure(what, element) {
    const game = app.game(room.table.game);
    if (what === "preset") return form.fill(element.form, game, { ...form.defaults(game), ...game.presets[element.value].options });
    return room.wish("configure", { options: form.chosen(element, game), settings: form.chosenSettings(element, room.table.settings) });
  }

  return screen;
}
