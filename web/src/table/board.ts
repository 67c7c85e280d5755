/** The contract of a board: `games/<key>/Board.svelte`, found, never listed. `web/README.md` explains it. */
import type { Component } from "svelte";
import type { Settings } from "../core/settings";
import type { Sound } from "../core/sound";
import type { Speech, Told } from "../core/speech";
import type { Line } from "../core/story";
import type { PadRow } from "../look/Pad.svelte";
import type { GameView, TableShown } from "../wire";

/** What a board is given. Everything is as this viewer may know it; nothing has to be worked out by rule. */
export interface BoardProps<V = GameView> {
  /** The game's view, as `games/<key>/view.ts` types it. */
  view: V;
  /** The room: phase, chairs, options, rounds, outcome. */
  table: TableShown;
  /** My seat; -1: looking on. */
  you: number;
  /** By seat. */
  names: string[];
  /** My lawful moves, as the server spells them; empty while nothing may be done (a pause, between rounds). */
  moves: string[];
  /** All events of this match that I was told, oldest first: for what a person would remember. */
  events: Told[];
  /** The events of the newest change. */
  news: Told[];
  /** The game's sentences: its own messages, cards (`say.thing("card", "R7")`), seats (`say.seat(2)`). */
  say: Speech;
  settings: Settings;
  /** The move that was advised, while it stands on the ribbon: cards of the hand are marked already. */
  hint: string | null;
  /** Makes a move. True when it was done; a refusal is shown on the ribbon. The same move twice at once is made once. */
  act(move: string): Promise<boolean>;
  /** Asks why a move is not lawful: the reason and its rule appear on the ribbon. Nothing is played. */
  why(move: string): void;
}

/** How a board tells and sounds; `export const manner: Manner` in the board's `<script module>`. Every part is optional. */
export interface Manner {
  /** The lines of the story, where several events make one sentence; without it every event is a line of its own. */
  tell?(events: readonly Told[], say: Speech): Omit<Line, "id">[];
  /** Events that the story leaves out. */
  quiet?: readonly string[];
  /** The card that stands beside a sentence of the story; `view` is the game's at that time. */
  card?(told: Told, view: GameView): Line["card"] | null;
  /** Events that begin a new part of the story: shown as headings. */
  headings?: readonly string[];
  /** How many ms the events of one change need to be seen before the next is shown (280 unless told; 0: do not wait). */
  pace?(events: Told[]): number;
  /** The finished rounds on the score sheet, where they say more than points. `view` is the game's. */
  rows?(table: TableShown, view: GameView, events: readonly Told[]): PadRow[];
  /** A replay marks special moments: one or two characters for such an event, otherwise null. */
  mark?(told: Told): string | null;
  /** The sound of an event. */
  sound?(told: Told, you: number): Sound | null;
}

export interface BoardModule {
  // biome-ignore lint/suspicious/noExplicitAny: every board has a view type of its own
  default: Component<BoardProps<any>>;
  manner?: Manner;
}

const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");

/** The board of a game; the plain one where it has none, or where somebody likes words better than pictures. */
export async function boardOf(game: string, plain: boolean): Promise<BoardModule> {
  const own = plain ? undefined : boards[`../games/${game}/Board.svelte`];
  return own ? own() : (import("./Plain.svelte") as Promise<BoardModule>);
}
