/** The rounds so far, as everybody saw them end: what was said, what was won. */
import { figure, gained } from "../../core/figures";
import type { Told } from "../../core/speech";
import type { Cell, PadRow } from "../../look/Pad.svelte";
import { numbers } from "./cards";

export interface Said {
  card: string;
  won: number;
}

/** Per finished round and seat the prediction and the tricks, from the events; the oldest may be forgotten. */
export function remembered(events: readonly Told[], seats: number): Said[][] {
  const rounds: Said[][] = [];
  let shown: string[] = [];
  let now: Said[] = [];
  for (const told of events) {
    if (told.event === "shown") shown[told.seat] = told.card as string;
    if (told.event !== "scored") continue;
    now[told.seat] = { card: shown[told.seat], won: told.tricks as number };
    if (now.filter(Boolean).length < seats) continue;
    rounds.push(now);
    now = [];
    shown = [];
  }
  return rounds;
}

/** What a prediction says, in figures. */
export const said = (card: string): string => numbers(card).join("/");
export const right = ({ card, won }: Said): boolean => numbers(card).includes(won);

/** The lines of the score sheet; the newest rounds with what was said and won. */
export function rows(points: readonly (readonly number[])[], rounds: readonly Said[][]): PadRow[] {
  const missing = points.length - rounds.length;
  return points.map((line, i) => ({
    label: `${i + 1}`,
    cells: line.map((n, seat) => cell(n, rounds[i - missing]?.[seat])),
  }));
}

function cell(points: number, known: Said | undefined): Cell {
  if (!known?.card) return { points: gained(points) };
  const kind = right(known) ? "hit" : "miss";
  return { points: gained(points), note: `${said(known.card)} → ${figure(known.won)}`, kind };
}
