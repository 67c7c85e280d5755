// What I can do, as buttons: grouped by verb, one stop for the Tab key, arrows inside, 1-9 for the first nine.

import { h } from "./dom.js";
import * as spell from "./spell.js";
import { capital, t } from "./text.js";

const DOUBLE_TAP_MS = 400;
let lastTap = 0;

/** The moves of a room as a toolbar. */
export function moves(room) {
  const found = groups(room.moves);
  const number = new Map(found.flatMap(([, members]) => members).map((move, i) => [move, i]));
  if (!found.length) return null;
  return h(
    "div",
    { class: "moves", role: "toolbar", "aria-label": t("moves"), "data-key": "moves" },
    found.map(([verb, members]) => group(verb, members, room, number)),
  );
}

/** Moves by their first word, in the order they come; those that are only a verb stand together. */
function groups(all) {
  const found = new Map();
  for (const move of all) {
    const verb = move.includes(" ") ? move.split(" ", 1)[0] : "";
    found.set(verb, [...(found.get(verb) ?? []), move]);
  }
  return [...found];
}

function group(verb, members, room, number) {
  const buttons = members.map((move) => button(move, room, number.get(move)));
  const title = verb && h("span", { class: "verb", "aria-hidden": "true" }, capital(spell.verb(verb)));
  return h("div", { class: verb ? "group" : "group plain", "data-key": `verb-${verb}` }, title, buttons);
}

function button(move, room, i) {
  const words = move.split(" ");
  const face = words.length > 1 ? spell.rest(words, room.who) : [capital(spell.verb(move))];
  const [card] = words.length === 2 ? face.filter((part) => part.suit) : [];
  return h(
    "button",
    {
      type: "button",
      class: "move",
      "data-key": move,
      "data-do": "act",
      "data-move": move,
      "data-suit": card?.suit,
      "aria-label": capital(spell.move(move, room.who)),
      "aria-disabled": room.sent ? "true" : null,
      "aria-pressed": room.sent?.move === move ? "true" : null,
      tabindex: i ? -1 : 0,
      "aria-keyshortcuts": i < 9 ? i + 1 : null,
    },
    i < 9 && h("kbd", { "aria-hidden": "true" }, String(i + 1)),
    spell.shown(face),
  );
}

/** Whether a click on a move is the second half of a double tap on what stood there before. */
export function doubled(event) {
  const again = event.detail > 1 && event.timeStamp - lastTap < DOUBLE_TAP_MS;
  lastTap = event.timeStamp;
  return again;
}

/** Keys on the table: digits make a move, arrows walk over the moves. Returns whether the key was used. */
export function key(event, act) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return false;
  const buttons = [...document.querySelectorAll(".moves .move")];
  if (/^[1-9]$/.test(event.key) && !event.repeat && buttons[event.key - 1]) {
    act(buttons[event.key - 1].dataset.move);
    return true;
  }
  const at = buttons.indexOf(document.activeElement);
  const to = at < 0 ? -1 : next(event.key, at, buttons.length);
  if (to < 0) return false;
  rove(buttons, to);
  return true;
}

function next(key, at, n) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step) return (at + step + n) % n;
  return { Home: 0, End: n - 1 }[key] ?? -1;
}

function rove(buttons, to) {
  for (const [i, button] of buttons.entries()) button.setAttribute("tabindex", i === to ? 0 : -1);
  buttons[to].focus();
}

/** Keeps somebody who plays by keyboard at the moves: when the button under the focus is gone, the next one has it. */
export function keepFocus(draw) {
  const held = document.activeElement;
  const inside = held?.closest(".moves, .ribbon");
  draw();
  if (!inside || (held.isConnected && held.matches(".move"))) return;
  const [target] = [".moves .move", ".rail .sheet .strong:enabled", ".ribbon"].flatMap(
    (one) => document.querySelector(one) ?? [],
  );
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
}
