// From the words of the wire to words and pieces for people, without knowing any game: `G7` is a green card, `swap 3`
// names a seat, an event is its name with its arguments. A phrase is a list of texts and pieces.

import { h } from "./dom.js";
import { capital, has, label, t } from "./text.js";

const COLOURED = /^([BGRYPO])(\d{1,2}|[A-Z])?$/;
const CARD = /^[A-Z]\d{0,2}$/;
const ONE_SEAT = "seat who whose turn opener leader dealer holder roller lifter giver winner accused culprit other";
const SEVERAL_SEATS = new Set("to_act seats players winners order placing".split(" "));
const SEAT_WORDS = new Set([...ONE_SEAT.split(" "), ...SEVERAL_SEATS, "secured", "looked"]);
const BEFORE_A_SEAT = new Set(["swap", "catch", "with", "to", "from"]);

/** Whether a key of a view or an event names a seat, or several. */
export const namesSeats = (key) => SEAT_WORDS.has(key);

/** Whether a key always stands for a list of seats, never for one entry a seat. */
export const listsSeats = (key) => SEVERAL_SEATS.has(key);

/** A word of the wire: a piece if it looks like a card or a colour, else a text. */
export function piece(word) {
  const [, colour, face] = COLOURED.exec(word) ?? [];
  if (colour) return { word, suit: colour, said: [t(`colour-${colour}`), face].filter(Boolean).join(" "), face };
  return CARD.test(word) ? { word, said: word, face: word } : word.replaceAll(/[_-]/g, " ");
}

/** The words of a move after its verb: `W as B`, `R7 swap 3`; `who` gives the name of a seat. */
export function rest(words, who) {
  return words.slice(1).flatMap((word, i) => {
    const seat = /^\d+$/.test(word) && BEFORE_A_SEAT.has(words[i]);
    return [...(i ? [" "] : []), seat ? who(Number(word)) : piece(word)];
  });
}

/** A move as it is said: "lay green 7". */
export function move(spelling, who) {
  const words = spelling.split(" ");
  return said([verb(words[0]), " ", ...rest(words, who)]).trim();
}

/** The verb of a move. */
export const verb = (word) => label(`verb-${word}`, word);

/** A value of an event or a view as a phrase. */
export function value(key, item, who) {
  if (Array.isArray(item)) return list(item.map((one) => value(key, one, who)));
  if (item === null || item === undefined) return [t("nothing")];
  if (typeof item === "boolean") return [t(item ? "yes" : "no")];
  if (typeof item === "number" && namesSeats(key)) return [who(item)];
  return [typeof item === "string" ? piece(item) : String(item)];
}

const list = (phrases) => (phrases.length ? phrases.flatMap((one, i) => (i ? [", ", ...one] : one)) : [t("nothing")]);

/** What happened, as phrases; the same thing happening to the same seat again and again is told once. */
export function events(all, who) {
  return grouped(all).map((group) => sentence(group, who));
}

function grouped(all) {
  const groups = [];
  for (const event of all) {
    const last = groups.at(-1)?.[0];
    const same = last && last.event === event.event && last.seat === event.seat && keys(last) === keys(event);
    if (same && Object.keys(event).length <= 3) groups.at(-1).push(event);
    else groups.push([event]);
  }
  return groups;
}

const keys = (event) => Object.keys(event).join();

function sentence(group, who) {
  const { event, seat, ...args } = group[0];
  const name = label(`event-${event}`, event);
  const [first, ...others] = Object.keys(args).sort((a, b) => rank(args[a]) - rank(args[b]));
  const told = first ? list(group.map((one) => value(first, one[first], who))) : [];
  const more = others.flatMap((key, i) => [
    i ? ", " : " (",
    label(`arg-${key}`, key),
    " ",
    ...value(key, args[key], who),
  ]);
  const times = !first && group.length > 1 ? [` × ${group.length}`] : [];
  const begin = seat >= 0 ? [`${who(seat)} ${name}`] : [capital(name), first ? ":" : ""];
  return [...begin, ...(first ? [" ", ...told] : []), ...more, ...(more.length ? [")"] : []), ...times];
}

/** What it was done with is told first, then why or how, then how much. */
function rank(item) {
  if (typeof item === "number") return 2;
  return typeof item === "string" && typeof piece(item) === "string" ? 1 : 0;
}

/** Why not: the message if this page has one, else the id in words with its arguments. */
export function refusal({ message, args = {} }, who) {
  const named = Object.fromEntries(Object.entries(args).map(([key, item]) => [key, said(value(key, item, who))]));
  if (has(`refusal-${message}`)) return capital(t(`refusal-${message}`, named));
  const details = Object.entries(named).map(([key, text]) => `${label(`arg-${key}`, key)} ${text}`);
  return capital(message.replaceAll("-", " ")) + (details.length ? ` (${details.join(", ")})` : "");
}

/** A phrase as plain text, for being said aloud. */
export const said = (phrase) => phrase.map((part) => (typeof part === "string" ? part : part.said)).join("");

/** A phrase as nodes. */
export const shown = (phrase) => phrase.map((part) => (typeof part === "string" ? part : chip(part)));

/** A card or a colour: shape and letter (a colour alone: its name) on its colour; its name for those who listen. */
export function chip({ word, suit, said: name, face }) {
  return h(
    "span",
    { class: face ? "chip" : "chip bare", "data-suit": suit, title: name === word ? null : name },
    suit && h("i", { class: "shape", "aria-hidden": "true" }),
    h("span", { class: "letter", "aria-hidden": "true" }, word),
    h("span", { class: face ? "vh" : "name" }, name),
  );
}
