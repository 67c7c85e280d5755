/** Any game's view as labelled text and tables: it knows no game and reads the shape of what it is given. */
import type { Speech } from "../core/speech";

type Fields = Record<string, unknown>;
export interface Arranged {
  /** A word, a number, or a few of them. */
  facts: [string, unknown][];
  /** One entry a seat: columns of the players' table. */
  columns: [string, unknown[]][];
  /** A row an object. */
  tables: [string, Fields[]][];
  /** What has fields of its own. */
  parts: [string, Fields][];
}

/** What only programs ask for. */
const INNER = new Set(["phase", "rule", "why"]);
/** What the frame shows. */
const FRAME = new Set(["seat", "seats", "to_act", "turn", "moves", "points", "rounds"]);
/** What one seat alone has, however many there are of it. */
const OWN = new Set(["hand"]);
/** Fields whose numbers are seats. */
const ROLES = "seat dealer leader opener roller holder winner accused lifter giver out".split(" ");
const SEATS = new Set([...ROLES, "seats", "winners", "order", "placing", "secured", "looked"]);

const isFields = (item: unknown): item is Fields => item !== null && typeof item === "object" && !Array.isArray(item);
const isNothing = (item: unknown): boolean => item === null || (Array.isArray(item) && !item.length);
const isEmpty = (item: unknown): boolean =>
  item === null || item === false || (Array.isArray(item) && item.every(isEmpty));

/** The fields by how they are shown; `bySeat` says of which lists it is known that they have an entry a seat. */
export function arrange(fields: Fields, seats: number, bySeat?: readonly string[]): Arranged {
  const found: Arranged = { facts: [], columns: [], tables: [], parts: [] };
  for (const [name, item] of Object.entries(fields)) {
    if (INNER.has(name)) continue;
    if (isFields(item)) found.parts.push([name, item]);
    else if (Array.isArray(item) && item.length && item.every(isFields)) found.tables.push([name, item]);
    else if (Array.isArray(item) && item.length === seats && (bySeat?.includes(name) ?? !OWN.has(name))) {
      if (!item.every(isEmpty)) found.columns.push([name, item]);
    } else if (!isNothing(item)) found.facts.push([name, item]);
  }
  return found;
}

/** Which lists go by seats within a field: `last.points` is another list than `points`. */
export const within = (name: string, bySeat?: readonly string[]): string[] | undefined =>
  bySeat?.filter((one) => one.startsWith(`${name}.`)).map((one) => one.slice(name.length + 1));

/** The view without what stands elsewhere on the screen; the own hand comes first. */
export function board({ hand = null, ...view }: Fields): Fields {
  return { hand, ...Object.fromEntries(Object.entries(view).filter(([name]) => !FRAME.has(name))) };
}

/** The columns that the rows of a table have anything in. */
export const headings = (rows: Fields[]): string[] =>
  [...new Set(rows.flatMap(Object.keys))].filter(
    (name) => !INNER.has(name) && rows.some((row) => !isEmpty(row[name] ?? null)),
  );

/** What a field is called; a game the page does not know is called by its own words. */
export function label(name: string, say: Speech): string {
  if (/^\d+$/.test(name)) return say.seat(Number(name));
  const text = say.has(`field-${name}`) ? say.message(`field-${name}`) : say.anything(name).replaceAll("_", " ");
  return capital(text, say);
}

const capital = (text: string, say: Speech): string => text[0].toLocaleUpperCase(say.language) + text.slice(1);

/** What a column by seats is called: "secured by" may be "secured" there. */
export const column = (name: string, say: Speech): string =>
  say.has(`field-${name}`, "by-seat") ? capital(say.message(`field-${name}`, {}, "by-seat"), say) : label(name, say);

/** An entry of a column by seats: a number is never a seat there. */
export const entry = (name: string, item: unknown, say: Speech): string =>
  typeof item === "number" ? String(item) : words(name, item, say);

/** A value in words. */
export function words(name: string, item: unknown, say: Speech): string {
  if (item === null || item === undefined || (Array.isArray(item) && !item.length)) return "–";
  if (Array.isArray(item)) return item.map((one) => words(name, one, say)).join(item.some(Array.isArray) ? "; " : ", ");
  if (isFields(item))
    return Object.entries(item)
      .filter(([inner]) => !INNER.has(inner))
      .map(([inner, one]) => `${label(inner, say)}: ${words(inner, one, say)}`)
      .join("; ");
  if (typeof item === "boolean") return say.message(item ? "yes" : "no");
  if (typeof item === "number" && SEATS.has(name) && item >= 0) return say.seat(item);
  if (say.has(`field-${name}-${item}`)) return say.message(`field-${name}-${item}`);
  return typeof item === "number" ? String(item) : say.anything(String(item));
}
