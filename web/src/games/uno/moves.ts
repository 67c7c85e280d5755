/** The moves the view lists, by the card they play. Spellings only: what is lawful the server has said. */

/** All moves that do this: "play W" finds "play W as B" and its like. */
export const ways = (moves: readonly string[], what: string): string[] =>
  moves.filter((move) => move === what || move.startsWith(`${what} `));

/** How a card may be played now: in turn, out of turn, or not at all. */
export function doing(moves: readonly string[], card: string): string | null {
  return [`play ${card}`, `jump ${card}`].find((what) => ways(moves, what).length) ?? null;
}

/** What is still to be chosen: a colour, a player, or nothing. */
export function open(moves: readonly string[]): "colour" | "player" | null {
  if (moves.length < 2 && !/ (as|swap) /.test(moves[0] ?? "")) return null;
  return moves[0].includes(" as ") ? "colour" : "player";
}

/** The last word of a move: the colour, or the seat. */
export const chosen = (move: string): string => move.slice(move.lastIndexOf(" ") + 1);

/** Whose card may be jumped in, if any. */
export const jump = (moves: readonly string[]): string | null =>
  moves.find((move) => move.startsWith("jump "))?.split(" ")[1] ?? null;

/** Who may be caught now. */
export const caught = (moves: readonly string[]): number | null => {
  const move = moves.find((one) => one.startsWith("catch "));
  return move === undefined ? null : +chosen(move);
};

/** Whether a turn is asked of me; calling, catching and jumping in are for anybody. */
export const asked = (moves: readonly string[]): boolean =>
  moves.some((move) => move !== "uno" && !/^(catch|jump) /.test(move));

/** The rule to read when this is asked; "" on a plain turn. */
export function ruleOf(
  question: string | null,
  what: string | null,
  top: string,
  drawn: boolean,
  owed: boolean,
): string {
  if (question === "challenge") return "uno.challenge";
  if (question === "name") return "uno.first.wild";
  if (question === "player") return "uno.house.seven_zero";
  if (question === "colour") return what?.endsWith("W4") ? "uno.wild_draw_four.condition" : "uno.wild";
  if (drawn) return "uno.draw.optional";
  return owed ? (top === "W4" ? "uno.wild_draw_four" : "uno.house.stacking") : "";
}

/** Ids for the cards of a hand: copies are numbered, so that each is known wherever it flies. */
export function numbered(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return `${card}#${n}`;
  });
}
