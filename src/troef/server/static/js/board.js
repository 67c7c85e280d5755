// The plain board: any game's view as text and tables. It knows no game; it reads the shape of what it is given.
//
// - a list with one entry a seat is a column of the table of players;
// - a list of objects is a table, an object a part with a heading, a number or a word a labelled row;
// - a key that names seats (`turn`, `leader`, `winners`) is shown by names.

import { h } from "./dom.js";
import * as spell from "./spell.js";
import { capital, label, t } from "./text.js";

const ELSEWHERE = new Set(["seat", "seats", "to_act", "turn", "moves", "hand", "points", "rounds"]);
const NOT_BY_SEAT = new Set(["hand", "covered", "dice", "pile", "tied", "goals", "strokes"]);
const NARROW_COLUMNS = 4;
const WIDE = matchMedia("(min-width: 700px)");

/** What each list's length has told so far: one that was ever longer or shorter than the table is no list of seats. */
export class Lengths {
  #uneven = new Set();

  /** Whether a list has one entry a seat, as far as can be told. */
  bySeat(path, key, list, seats) {
    if (list.length !== seats || NOT_BY_SEAT.has(key) || key.startsWith("own_")) this.#uneven.add(path);
    return !this.#uneven.has(path) && !spell.listsSeats(key) && !list.some(isObject);
  }
}

const isObject = (item) => item !== null && typeof item === "object" && !Array.isArray(item);
const isEmpty = (item) => item === null || item === false || (Array.isArray(item) && item.every(isEmpty));
const name = (key) => capital(label(`key-${key}`, key));

/** The board of a view. `room` says who sits where, `lengths` what was learnt about the lists of this table. */
export function board(room, lengths) {
  const { game } = room;
  const look = { room, lengths, seats: game.seats };
  const shown = Object.entries(game).filter(([key]) => !ELSEWHERE.has(key));
  const { columns, facts, parts } = sorted(shown, "", look);
  return h("div", { class: "board" },
    players(columns, look),
    hand(game.hand, room),
    factList(facts, look),
    parts.map(([key, item]) => part(key, item, key, look)));
}

/** Entries by how they are shown: columns of the players' table, rows of facts, parts of their own. */
function sorted(entries, path, look) {
  const found = { columns: [], facts: [], parts: [] };
  for (const [key, item] of entries) {
    if (Array.isArray(item) && look.lengths.bySeat(`${path}.${key}`, key, item, look.seats)) found.columns.push([key, item]);
    else if (isObject(item) || (Array.isArray(item) && item.some((one) => typeof one === "object" && one))) {
      found.parts.push([key, item]);
    } else found.facts.push([key, item]);
  }
  return found;
}

function players(columns, look) {
  const { room } = look;
  const all = [["points", room.game.points], ...columns.filter(([, list]) => !list.every(isEmpty))];
  const head = (seat) => seatHead(seat, room);
  return h("section", { class: "part", "aria-label": t("seats") }, seatTables(all, head, look));
}

/** Tables with a row a seat; on a narrow screen at most four columns stand side by side. */
function seatTables(columns, head, look) {
  const most = WIDE.matches ? columns.length : NARROW_COLUMNS;
  const tables = [];
  for (let i = 0; i < columns.length; i += most) tables.push(seatTable(columns.slice(i, i + most), head, look));
  return tables;
}

function seatTable(columns, head, look) {
  const titles = columns.map(([key]) => h("th", { scope: "col" }, name(key)));
  const rows = Array.from({ length: look.seats }, (_, seat) =>
    h("tr", { class: look.room.game.to_act.includes(seat) ? "acts" : null },
      head(seat), columns.map(([key, list]) => h("td", null, cell(key, list[seat], look)))));
  return h("table", { class: "grid seats" }, h("thead", null, h("tr", null, h("th", { scope: "col" }, t("seat")), titles)),
    h("tbody", null, rows));
}

function seatHead(seat, room) {
  const { game, table, me } = room;
  const acts = table.phase === "playing" && game.to_act.includes(seat);
  return h("th", { scope: "row" },
    h("span", { class: "who" }, acts && h("i", { class: "stone", title: t("turn-of", { name: room.who(seat) }) }),
      h("span", { class: "name" }, room.who(seat))),
    seat === me && h("small", null, t("you")),
    table.chairs[seat]?.away && h("small", null, t("away")));
}

/** One entry of a table: a number there counts something, unless its key names seats within rows of objects. */
function cell(key, item, look) {
  if (item === false) return t("no");
  if (typeof item === "number") return String(item);
  return values(key, item, look);
}

function hand(cards, room) {
  if (!cards?.length || room.me < 0) return null;
  return h("section", { class: "part hand" }, h("h2", null, t("hand")),
    h("p", { class: "pieces" }, cards.map((card) => spell.shown([spell.piece(String(card)), " "]))));
}

function factList(facts, look) {
  if (!facts.length) return null;
  const row = ([key, item]) => h("div", { class: isEmpty(item) ? "none" : null },
    h("dt", null, name(key)), h("dd", null, values(key, item, look)));
  return h("dl", { class: "facts" }, facts.map(row));
}

/** A part of the view with a heading: an object, a list of objects, or a list of lists. What was before is folded up. */
function part(key, item, path, look) {
  const body = Array.isArray(item) ? listPart(key, item, look) : objectPart(item, path, look);
  if (key.startsWith("last")) {
    return h("details", { class: "part", "data-key": `part-${path}` }, h("summary", null, name(key)), body);
  }
  return h("section", { class: "part" }, h("h2", null, name(key)), body);
}

function objectPart(item, path, look) {
  const { columns, facts, parts } = sorted(Object.entries(item), path, look);
  const head = (seat) => h("th", { scope: "row" }, look.room.who(seat));
  const used = columns.filter(([, list]) => !list.every(isEmpty));
  return [
    factList(facts.filter(([, one]) => !Array.isArray(one)), look),
    facts.filter(([, one]) => Array.isArray(one)).map(([key, one]) => pieceRow(key, one, look)),
    used.length ? seatTables(used, head, look) : null,
    parts.map(([key, one]) => part(key, one, `${path}.${key}`, look)),
  ];
}

/** A row of pieces behind its name, which may itself be a colour. */
function pieceRow(key, list, look) {
  const title = spell.piece(key);
  return h("p", { class: "row" }, h("span", { class: "label" }, typeof title === "string" ? name(key) : spell.chip(title)),
    h("span", { class: "pieces" }, values(key, list, look)));
}

function listPart(key, list, look) {
  if (list.every(isObject)) return objectTable(list, look);
  return h("ol", { class: "rows" }, list.map((item) => h("li", null, values(key, item, look))));
}

function objectTable(list, look) {
  const keys = [...new Set(list.flatMap(Object.keys))].filter((key) => list.some((item) => !isEmpty(item[key] ?? null)));
  return h("table", { class: "grid" },
    h("thead", null, h("tr", null, keys.map((key) => h("th", { scope: "col" }, name(key))))),
    h("tbody", null, list.map((item) => h("tr", null, keys.map((key) => h("td", null, values(key, item[key] ?? null, look)))))));
}

/** A value as nodes; an object within a row is told in one line. */
function values(key, item, look) {
  if (isObject(item)) {
    return Object.entries(item).map(([inner, one], i) => [i ? ", " : "", `${label(`key-${inner}`, inner)} `, values(inner, one, look)]);
  }
  if (Array.isArray(item)) {
    if (!item.length) return t("nothing");
    return item.map((one, i) => [i ? gap(one) : "", values(key, one, look)]);
  }
  return spell.shown(spell.value(key, item, look.room.who));
}

/** What stands between the entries of a list: pieces need nothing, words a comma, lists a dot. */
function gap(item) {
  if (Array.isArray(item)) return " · ";
  return typeof item === "string" && typeof spell.piece(item) !== "string" ? " " : ", ";
}
