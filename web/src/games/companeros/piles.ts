/** What everybody saw being taken: whose pile holds which cards. Remembered from the events, as a person could. */
import type { Told } from "../../core/speech";

export interface Piles {
  /** The cards each seat has taken in this game. */
  now: string[][];
  /** The same for the game before, which the table shows when it is over. */
  before: string[][] | null;
}

const blank = (seats: number): string[][] => Array.from({ length: seats }, () => []);

export function piles(events: readonly Told[], seats: number): Piles {
  let now = blank(seats);
  let before: string[][] | null = null;
  let display: string[] = [];
  let laid: string[] = [];
  for (const told of events) {
    const card = told.card as string;
    if (told.event === "starts") {
      before = now.some((pile) => pile.length) ? now : before;
      now = blank(seats);
      display = [];
      laid = [];
    } else if (told.event === "shown") display.push(card);
    else if (told.event === "laid") laid.push(card);
    else if (told.event === "took") {
      now[told.seat].push(...display.filter((other) => other[0] === told.colour));
      display = display.filter((other) => other[0] !== told.colour);
    } else if (told.event === "leads" || told.event === "scored") {
      display.push(...laid);
      laid = [];
    }
  }
  return { now, before };
}

/** The number on a card. */
export const value = (card: string): number => +card.slice(1);
export const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + value(card), 0);

/** By colour, the highest first, as one sorts won cards. */
export const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || value(b) - value(a));
