/** The looks of the games: found, not listed. Every `games/<key>/look.ts` is one. */
import { edge, fill, type Glyph, ground, on, rosette, type Suit } from "./cards";

export type Size = "s" | "m" | "l";
export interface FaceOptions {
  size: Size;
  /** What a card with a choice was played as: a colour for a wild, a number for a 6 that may be 9. */
  as?: string;
  /** Figures of this table that a face shows, where the server sends them. */
  marks?: readonly number[];
}
/** How a game looks. Knows spellings of cards, and no rule. */
export interface GameLook {
  /** The face of a card in a box of 100 x 140. */
  face(code: string, options: FaceOptions): string;
  /** The guilloche of mat and backs, in a box of -48..48. */
  rose(): string;
  /** The colour of a back, where backs differ (by the owner, say). */
  back?(code: string): Suit | null;
  /** Where the game's box stands on the first screen, and what lies on it. */
  box: { place: number; cards?: string[]; dice?: number[]; tube?: boolean };
  /** A card to look at while settings change; else the second of the box. */
  sample?: { code: string; marks?: readonly number[] };
  /** The signs that stand on cards instead of a figure: on a score pad's keys, too. */
  signs?: Readonly<Record<string, Glyph>>;
}

const found = import.meta.glob<GameLook>("../games/*/look.ts", { eager: true, import: "default" });
const LOOKS = new Map(Object.entries(found).map(([file, look]) => [file.split("/").at(-2)!, look]));

export const lookOf = (game: string): GameLook | undefined => LOOKS.get(game);

const place = (game: string): number => lookOf(game)?.box.place ?? LOOKS.size + 1;
/** In the order in which their boxes stand; games without a look come last, as they came. */
export const shelved = <Game extends { key: string }>(games: readonly Game[]): Game[] =>
  [...games].sort((a, b) => place(a.key) - place(b.key));

const roses = new Map<string, string>();
/** The guilloche of a game, or the house's own, made once. */
export function rose(game: string): string {
  let d = roses.get(game);
  if (d === undefined) {
    d = lookOf(game)?.rose() ?? rosette(46, 7, 0.3, 12, 0);
    roses.set(game, d);
  }
  return d;
}

/** The inside of a card face. */
export function face(game: string, code: string, options: FaceOptions): string {
  const look = lookOf(game);
  return look ? look.face(code, options) : plain(code);
}

/** A card of a game that has no look of its own: its spelling on paper. */
function plain(code: string): string {
  return `${ground("var(--stock)")}<text x="50" y="84" font-size="${code.length > 2 ? 34 : 46}" font-weight="800" text-anchor="middle" fill="var(--print)">${code.replace(/[<&>]/g, "")}</text>${edge}`;
}

/** The inside of a card's back: paper edge, dark field, brass lines. The lines are drawn once and used everywhere. */
export function back(game: string, code: string): string {
  const c = lookOf(game)?.back?.(code) ?? null;
  return `${ground("var(--stock)")}<rect x="5.5" y="5.5" width="89" height="129" rx="5" fill="${c ? fill(c) : "var(--back)"}"/><g color="${c ? on(c) : "var(--back-line)"}" opacity="${c ? 0.7 : 0.9}"><use href="#${define(game)}" x="9" y="29" width="82" height="82"/><circle cx="50" cy="20" r="3.4" fill="currentColor"/><circle cx="50" cy="120" r="3.4" fill="currentColor"/></g>${edge}`;
}

function define(game: string): string {
  const id = `rose-${game}`;
  if (!document.getElementById(id)) {
    const holder = document.createElement("div");
    holder.className = "vh";
    holder.setAttribute("aria-hidden", "true");
    holder.innerHTML = `<svg><symbol id="${id}" viewBox="-48 -48 96 96"><path d="${rose(game)}" fill="none" stroke="currentColor" stroke-width=".55"/></symbol></svg>`;
    document.body.append(holder);
  }
  return id;
}

/** A card of every game, to look at while settings change. */
export const samples = (): { game: string; code: string; marks?: readonly number[] }[] =>
  shelved([...LOOKS].map(([key, look]) => ({ key, ...look }))).flatMap(({ key: game, box, sample }) =>
    sample ? [{ game, ...sample }] : box.cards ? [{ game, code: box.cards[1] }] : [],
  );
