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
const NARROW = 5; // columns side by side on a phone; a list counts twice
const WIDE = matchMedia("(min-width: 700px)");

/** What each list's length has told so far: one that was ever longer or shorter than the table is no list of seats. */
export class Lengths {
  #uneven = new Set();

  /** Whether a list has one entry a seat, as far as can be told. */
  bySeat(path, key, list, seats) {
    const apart = NOT_BY_SEAT.has(key) || key.startsWith("own_") || typeof spell.piece(key) !== "string";
    if (apart || list.length !== seats) this.#uneven.add(path);
    return !this.#uneven.has(path) && !spell.listsSeats(key) && !list.some(isObject);
  }
}

const isObject = (item) => item !== null && typeof item === "object" && !Array.isArray(item);
const isEmpty = (item) => item === null || item === false || (Array.isArray(item) && item.every(isEmpty));
const isPast = (key) => key.startsWith("last");
const name = (key) => capital(label(`key-${key}`, key));

/** The board of a view. `room` says who sits where, `lengths` what was learnt about the lists of this table. */
export function board(room, lengths) {
  const { game, table } = room;
  const look = { room, lengths, seats: game.seats, fold: table.phase === "playing" };
  const shown = Object.entries(game).filter(([key]) => !ELSEWHERE.has(key));
  const { columns, facts, parts } = sorted(shown, "", look);
  const show = ([key, item]) => part(key, item, key, look);
  const past = parts.filter(([key]) => isPast(key)).map(show);
  const [seated, ...more] = players(columns, look);
  return h(
    "div",
    { class: "board" },
    !look.fold && past,
    factList(facts.filter(isPiece), look, "facts big"),
    seated,
    parts.filter(([key]) => !isPast(key)).map(show),
    more,
    factList(
      facts.filter((fact) => !isPiece(fact)),
      look,
    ),
    look.fold && past,
  );
}

/** Whether a fact is a card or a colour, or some of them: those lie in the middle of the table. */
function isPiece([, item]) {
  const first = Array.isArray(item) ? item[0] : item;
  return typeof first === "string" && typeof spell.piece(first) !== "string";
}

/** Entries by how they are shown: columns of the players' table, rows of facts, parts of their own. */
function sorted(entries, path, look) {
  const found = { columns: [], facts: [], parts: [] };
  for (const [key, item] of entries) {
    if (Array.isArray(item) && look.lengths.bySeat(`${path}.${key}`, key, item, look.seats))
      found.columns.push([key, item]);
    else if (isObject(item) || (Array.isArray(item) && item.some((one) => typeof one === "object" && one))) {
      found.parts.push([key, item]);
    } else found.facts.push([key, item]);
  }
  return found;
}

/** The tables of players; the first holds what is known of everybody in every game. */
function players(columns, look) {
  const { room } = look;
  const all = [["points", room.game.points], ...columns.filter(([, list]) => !list.every(isEmpty))];
  return seatTables(all, (seat) => seatHead(seat, room), look);
}

/** Tables with a row a seat; on a phone some of the columns go to another table below. */
function seatTables(columns, head, look) {
  const tables = [[]];
  let width = 0;
  for (const column of columns) {
    width += column[1].some(Array.isArray) ? 2 : 1;
    if (width > NARROW && !WIDE.matches) {
      tables.push([]);
      width = column[1].some(Array.isArray) ? 2 : 1;
    }
    tables.at(-1).push(column);
  }
  return tables.map((some) => seatTable(some, head, look));
}

function seatTable(columns, head, look) {
  const titles = columns.map(([key]) => h("th", { scope: "col" }, name(key)));
  const rows = Array.from({ length: look.seats }, (_, seat) =>
    h(
      "tr",
      null,
      head(seat),
      columns.map(([key, list]) => h("td", null, cell(key, list[seat], look))),
    ),
  );
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      { class: "grid seats" },
      h("thead", null, h("tr", null, h("th", { scope: "col" }, t("seat")), titles)),
      h("tbody", null, rows),
    ),
  );
}

function seatHead(seat, room) {
  const { game, table, me } = room;
  const acts = table.phase === "playing" && game.to_act.includes(seat);
  const chair = table.chairs[seat];
  const away = chair.away ? t("away") : chair.kind === "person" && !room.here.has(seat) && t("not-here");
  return h(
    "th",
    { scope: "row", class: acts ? "acts" : null },
    acts && [h("i", { class: "stone", title: t("turn-of", { name: room.who(seat) }) }), " "],
    room.who(seat),
    (seat === me || away) && h("small", null, ` ${away || t("you")}`),
  );
}

/** One entry of a table: a number there counts something, unless its key names seats within rows of objects. */
function cell(key, item, look) {
  if (item === false) return t("no");
  if (typeof item === "number") return String(item);
  return values(key, item, look);
}

/** Labelled rows; what there is none of is named in one line. */
function factList(facts, look, classes = "facts") {
  const some = facts.filter(([, item]) => item === false || !isEmpty(item));
  const none = facts.filter((fact) => !some.includes(fact)).map(([key]) => label(`key-${key}`, key));
  const row = ([key, item]) =>
    h(
      "div",
      { class: item.length > 2 && Array.isArray(item) ? "long" : null },
      h("dt", null, name(key)),
      h("dd", null, values(key, item, look)),
    );
  return [
    some.length ? h("dl", { class: classes }, some.map(row)) : null,
    none.length ? h("p", { class: "note none" }, t("none-now", { names: none.join(", ") })) : null,
  ];
}

/** A part of the view with a heading: an object, a list of objects, or a list of lists. What was before is folded up. */
function part(key, item, path, look) {
  const body = Array.isArray(item) ? listPart(key, item, look) : objectPart(item, path, look);
  if (isPast(key) && look.fold) {
    return h("details", { class: "part", "data-key": `part-${path}` }, h("summary", null, name(key)), body);
  }
  return h("section", { class: "part" }, h("h2", null, name(key)), body);
}

function objectPart(item, path, look) {
  const { columns, facts, parts } = sorted(Object.entries(item), path, look);
  const head = (seat) => h("th", { scope: "row" }, look.room.who(seat));
  const used = columns.filter(([, list]) => !list.every(isEmpty));
  return [
    factList(
      facts.filter((fact) => !isRow(fact)),
      look,
    ),
    facts.filter(isRow).map(([key, one]) => pieceRow(key, one, look)),
    used.length ? seatTables(used, head, look) : null,
    parts.map(([key, one]) => part(key, one, `${path}.${key}`, look)),
  ];
}

const isRow = ([, item]) => Array.isArray(item) && item.length > 0;

/** A row of pieces behind its name, which may itself be a colour. */
function pieceRow(key, list, look) {
  const title = spell.piece(key);
  return h(
    "p",
    { class: "row" },
    h("span", { class: "label" }, typeof title === "string" ? name(key) : spell.chip(title)),
    h("span", { class: "pieces" }, values(key, list, look)),
  );
}

function listPart(key, list, look) {
  if (list.every(isObject)) return objectTable(list, look);
  return h(
    "ol",
    { class: "rows" },
    list.map((item) => h("li", null, values(key, item, look))),
  );
}

function objectTable(list, look) {
  const keys = [...new Set(list.flatMap(Object.keys))].filter((key) =>
    list.some((item) => !isEmpty(item[key] ?? null)),
  );
  return h(
    "table",
    { class: "grid" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        keys.map((key) => h("th", { scope: "col" }, name(key))),
      ),
    ),
    h(
      "tbody",
      null,
      list.map((item) =>
        h(
          "tr",
          null,
          keys.map((key) => h("td", null, values(key, item[key] ?? null, look))),
        ),
      ),
    ),
  );
}

/** A value as nodes; an object within a row is told in one line. */
function values(key, item, look) {
  if (isObject(item)) {
    return Object.entries(item).map(([inner, one], i) => [
      i ? ", " : "",
      `${label(`key-${inner}`, inner)} `,
      values(inner, one, look),
    ]);
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
