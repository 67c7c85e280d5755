/** What is printed on a card, and what the server lets me do with it. */

/** The numbers on a card: a 6 turned over is a 9. */
export const numbers = (card: string): number[] => (card.slice(1) === "6" ? [6, 9] : [+card.slice(1)]);

/** The lawful moves with one card. */
export interface Choices {
  /** Laid as it is: a prediction or a plain play. */
  plain: string | null;
  /** Called a number. */
  calls: { as: string; move: string }[];
  /** Laid on another card. */
  blocks: { on: string; move: string }[];
}

export function choices(moves: readonly string[], card: string): Choices {
  const found: Choices = { plain: null, calls: [], blocks: [] };
  for (const move of moves) {
    const [verb, own, , other] = move.split(" ");
    if (own !== card) continue;
    if (verb === "block") found.blocks.push({ on: other, move });
    else if (other) found.calls.push({ as: other, move });
    else found.plain = move;
  }
  return found;
}

/** The only move with a card; null when there is none, or something to choose. */
export const only = ({ plain, calls, blocks }: Choices): string | null =>
  calls.length || blocks.length ? null : plain;

/** The cards of the hand that may be laid now. */
export const lawful = (moves: readonly string[]): Set<string> => new Set(moves.map((move) => move.split(" ")[1]));

/** A play of the card to ask about when none is lawful. */
export const asked = (card: string): string => (numbers(card).length > 1 ? `play ${card} as 6` : `play ${card}`);
