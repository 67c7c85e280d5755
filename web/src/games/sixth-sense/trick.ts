/** What lies where on the mat. */
import type { View } from "./view";

export type Trick = View["trick"];
export type Laid = Trick["cards"][number];

/** What lies before one seat. */
export interface Place {
  /** Its own card; null: none yet. */
  card: Laid | null;
  /** The card that blocks it and lies across. */
  cover: Laid | null;
  /** The card that its own one blocks: there it lies, and not here. */
  on: Laid | null;
}

export function place(trick: Trick, seat: number): Place {
  const card = trick.cards.find((laid) => laid.seat === seat) ?? null;
  return {
    card,
    cover: trick.cards.find((laid) => card !== null && laid.blocks === card.card) ?? null,
    on: trick.cards.find((laid) => laid.card === card?.blocks) ?? null,
  };
}

/** What is said under a card: it leads the trick, was led, or has won it. */
export type Mark = "led" | "best" | "won" | "";

export function mark(trick: Trick, seat: number, finished: boolean): Mark {
  const ahead = trick.best?.seat === seat;
  if (ahead && finished) return "won";
  if (ahead && trick.cards.length > 1) return "best";
  return trick.leader === seat && trick.cards.length > 0 && !trick.cards[0].blocks ? "led" : "";
}
