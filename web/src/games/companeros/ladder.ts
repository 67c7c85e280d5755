/** The bars of the ladder: the server's strengths, and, while a card is chosen, how the bars would look with it. */

import { value } from "./piles";
import type { View } from "./view";

export interface Segment {
  seat: number;
  card: string;
  /** Chosen, not laid yet. */
  ghost: boolean;
}
export interface Bar {
  colour: string;
  sum: number;
  /** The sum before the chosen card, where it would change. */
  was: number | null;
  segments: Segment[];
  /** The most cards of this bar and of those that are not stronger: it is drawn at least as long as they need. */
  room: number;
}

/** The strongest first; inside a colour the highest card first. */
export function bars(view: View, you: number, chosen: string | null): Bar[] {
  const found: Bar[] = view.strengths.map(({ colour, strength, seats }) => ({
    colour,
    sum: strength,
    was: null,
    segments: seats.map((seat) => ({ seat, card: view.laid[seat]!, ghost: false })),
    room: 0,
  }));
  if (!chosen) return roomy(found);
  const colour = chosen[0];
  const bar = found.find((one) => one.colour === colour) ?? { colour, sum: 0, was: null, segments: [], room: 0 };
  if (!found.includes(bar)) found.push(bar);
  bar.was = bar.sum || null;
  bar.sum += value(chosen);
  bar.segments.push({ seat: you, card: chosen, ghost: true });
  bar.segments.sort((a, b) => value(b.card) - value(a.card));
  return roomy(found.sort((a, b) => b.sum - a.sum));
}

/** Many weak cards need room for their names: then the stronger bars are as long, too. */
function roomy(sorted: Bar[]): Bar[] {
  for (const bar of sorted)
    bar.room = Math.max(...sorted.filter((other) => other.sum <= bar.sum).map((other) => other.segments.length));
  return sorted;
}

/** Where a tie cuts the ladder: the place of the first bar that takes nothing, as the server told it. */
export function cut(view: View, shown: Bar[]): number {
  const first = shown.findIndex((bar) => view.tied.includes(bar.colour));
  return first < 0 ? shown.length : first;
}
