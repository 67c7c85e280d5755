/** A score pad as the server shows it, and the little that is worked out from it. No points are made here. */

export type Value = number | string | string[];
export type Line = Record<string, Value>;
export interface Face {
  code: string;
  worth: number;
  copies: number;
}
export interface Field {
  name: string;
  kind: "number" | "one" | "several";
  most: number;
  least: number;
  faces: Face[];
  typed: boolean;
  /** Chance decides. */
  drawn: boolean;
}
/** Something noted of a round that brings no points. */
export interface Note extends Field {
  value: string | null;
}
export interface Scored {
  lines: Line[];
  gained: number[];
  struck: Line[][];
  fields: Field[];
  notes: Note[];
}
export interface GlassShown {
  runs: boolean;
  commit: string;
  stage: number;
  stages: number;
  over: boolean;
  starts: number | null;
  found: { sand: "gone" | "left"; lifter: number | null; giver: number | null } | null;
  sand?: number;
}
export interface Sheet {
  rounds: Scored[];
  draft: (Line | null)[];
  /** The points of each line of the round at hand, where the others' lines do not matter. */
  alone: (number | null)[];
  fields: Field[];
  notes: Note[];
  trouble: { message: string; args: Record<string, string | number> } | null;
  totals: number[];
  ahead: number[];
  over: boolean;
  facts: Record<string, number>;
  needs: (number | null)[];
  /** How far everybody is from whoever is ahead; none before the first round. */
  behind: number[];
  writes: number;
  timer: GlassShown | null;
}
export interface PadShown {
  n: number;
  pad: string;
  code: string;
  game: string;
  title: string;
  names: string[];
  options: Record<string, unknown>;
  first: number;
  opened: number;
  /** The pads of the same people's matches before and after; "": none. */
  before: string;
  next: string;
  guests: boolean;
  keeper: boolean;
  /** The player whose line this phone writes. */
  you: number | null;
  /** The players who have a phone of their own here. */
  phones: number[];
  log: { at: number; what: string; round?: number; seat?: number }[];
  sheet: Sheet;
}
export type Wish =
  | { do: "write"; round: number; seat: number; line: Line }
  | { do: "correct"; round: number; lines: Record<number, Line> }
  | { do: "undo" | "turn" }
  | { do: "lift"; seat: number | null; ago?: number }
  | { do: "give" | "join"; seat: number }
  | { do: "note"; round: number; name: string; value: string | null }
  | { do: "allow"; guests: boolean }
  | { do: "follow"; pad: string };
export interface Tried {
  gained: (number | null)[];
  totals: number[];
}

const BEFORE = "troef-pad-before";
/** The next pad of a game goes on after this one, as long as nobody begins elsewhere. */
export const goOn = (store: Storage, game: string, pad: string): void => store.setItem(BEFORE, `${game} ${pad}`);
export function goesOn(store: Storage, game: string): string {
  const [of, pad] = (store.getItem(BEFORE) ?? "").split(" ");
  return of === game ? pad : "";
}
export const goElsewhere = (store: Storage): void => store.removeItem(BEFORE);

/** A name for a wish, so that asking twice is safe. */
export const wishId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

/** What tapped faces come to, by the worth the server gives each. */
export function worth(field: Field, value: Value | undefined): number {
  if (typeof value === "number") return value;
  if (!Array.isArray(value)) return 0;
  return value.reduce((sum, code) => sum + (field.faces.find((face) => face.code === code)?.worth ?? 0), 0);
}

/** Whether nothing is left, or was won: no face, or a sum of 0. One nought is a face. */
export const nothing = (value: Value): boolean => value === 0 || (Array.isArray(value) && !value.length);

/** Whether two lines say the same. */
export const alike = (one: Partial<Line> | null | undefined, other: Partial<Line>): boolean =>
  !!one && Object.keys({ ...one, ...other }).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** A face tapped once more: one more of it, or, where there is only one, taken away again. */
export function tapped(field: Field, value: Value | undefined, code: string): string[] {
  const before = Array.isArray(value) ? value : [];
  const copies = field.faces.find((face) => face.code === code)?.copies ?? 0;
  const has = before.filter((one) => one === code).length;
  if (has < copies) return [...before, code];
  return copies === 1 ? before.filter((one) => one !== code) : before;
}

/** The totals after each round, one run a player, beginning at nothing. */
export function runs(sheet: Sheet): number[][] {
  return sheet.totals.map((_, seat) => {
    const run = [0];
    for (const round of sheet.rounds) run.push(run[run.length - 1] + round.gained[seat]);
    return run;
  });
}

/** The next player whose line is missing, after this one; -1: none. */
export function nextOpen(draft: (Line | null)[], seat: number): number {
  for (let i = 1; i <= draft.length; i++) {
    const other = (seat + i) % draft.length;
    if (!draft[other] && other !== seat) return other;
  }
  return -1;
}

/** A number with its sign as print has it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "0");
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A fair draw of a number below n: what would favour anybody is drawn again. */
export function below(n: number, draw = () => crypto.getRandomValues(new Uint32Array(1))[0]): number {
  const fair = Math.floor(2 ** 32 / n) * n;
  let drawn = fair;
  while (drawn >= fair) drawn = draw();
  return drawn % n;
}

/** How far off somebody is on average, early or late, in tenths of a second. */
export const wide = (tries: number[]): number =>
  Math.round((tries.reduce((sum, one) => sum + Math.abs(one), 0) / Math.max(1, tries.length)) * 10) / 10;

/** How far from two minutes, in tenths of a second; below nothing is too early. */
export const off = (ms: number): number => Math.round((ms - 120_000) / 100) / 10;

/** A pad this device has opened. */
export interface KeptPad {
  pad: string;
  game: string;
  title: string;
  names: string[];
  at: number;
  over: boolean;
  /** Who has won. */
  won: string[];
}
const KEPT = "troef-pads";
export function keptPads(store: Storage): KeptPad[] {
  try {
    const found = JSON.parse(store.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
export function keepPad(store: Storage, one: KeptPad): void {
  const others = keptPads(store).filter((other) => other.pad !== one.pad);
  store.setItem(KEPT, JSON.stringify([one, ...others].slice(0, 40)));
}
export function forgetPad(store: Storage, pad: string): void {
  store.setItem(KEPT, JSON.stringify(keptPads(store).filter((other) => other.pad !== pad)));
}
