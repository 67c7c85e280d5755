/** What everybody at the table remembers, from the events alone: the open pile, a hand that was shown, hands that moved. */
import type { Told } from "../../core/speech";

export interface Laid {
  code: string;
  /** The colour a wild was given. */
  as?: string;
}

/** The open pile, the top last. */
export function openPile(events: readonly Told[]): Laid[] {
  let pile: Laid[] = [];
  for (const told of events) {
    const code = told.card as string;
    if (told.event === "turned") pile = [{ code }];
    else if (told.event === "played" || told.event === "jumped") pile.push({ code });
    else if (told.event === "named" && pile.length) pile[pile.length - 1].as = told.colour as string;
    else if (told.event === "new_stock") pile = pile.slice(-1);
  }
  return pile;
}

/** How often each hand has gone to another seat: a hand that moved is a new one to look at. */
export function travels(events: readonly Told[], seats: number): number[] {
  const found = Array<number>(seats).fill(0);
  for (const told of events) {
    if (told.event === "swapped") for (const seat of [told.seat, told.other as number]) found[seat]++;
    else if (told.event === "hands_passed") for (let seat = 0; seat < seats; seat++) found[seat]++;
  }
  return found;
}

/** From whom a seat's hand came in this change, or null. */
export function giver(news: readonly Told[], seat: number, seats: number): number | null {
  for (const told of news) {
    if (told.event === "swapped" && told.seat === seat) return told.other as number;
    if (told.event === "swapped" && told.other === seat) return told.seat;
    if (told.event === "hands_passed") return (seat + (told.direction === "left" ? seats - 1 : 1)) % seats;
  }
  return null;
}

export interface Challenge {
  challenger: number;
  accused: number;
  /** The hand as it was shown; null: face down for me. */
  cards: (string | null)[];
  guilty: boolean;
  /** The colour that was in force when the card in question was played. */
  colour: string | null;
}
const OF_CHALLENGE = ["shown", "guilty", "innocent", "drew", "new_stock"];
const TURNS = ["played", "jumped", "drew", "kept", "passed", "took"];

/** The hand that lies on the tray: until the next turn begins, for the challenger until the own next. */
export function challenge(events: readonly Told[], you: number): Challenge | null {
  const at = events.findLastIndex((told) => told.event === "challenged");
  if (at < 0) return null;
  const { seat: challenger, accused } = events[at] as Told & { accused: number };
  const after = events.slice(at + 1);
  const guilty = after.find((told) => told.event === "guilty" || told.event === "innocent")?.event === "guilty";
  const loser = guilty ? accused : challenger;
  const own = (told: Told) => OF_CHALLENGE.includes(told.event) && (told.event !== "drew" || told.seat === loser);
  const end = after.findIndex((told) => !own(told));
  const later = end < 0 ? [] : after.slice(end);
  const mine = challenger === you;
  if (later.some((told) => told.event === "deals" || (TURNS.includes(told.event) && (!mine || told.seat === you))))
    return null;
  const cards = after.filter((told) => told.event === "shown").map((told) => (told.card as string) ?? null);
  return { challenger, accused, cards, guilty, colour: colourBefore(events.slice(0, at)) };
}

/** The colour in force before the newest card. */
function colourBefore(events: readonly Told[]): string | null {
  const before = events.slice(
    0,
    events.findLastIndex((told) => told.event === "played"),
  );
  const found = before.findLast((told) => ["named", "played", "jumped", "turned"].includes(told.event));
  return found ? ((found.colour as string) ?? (found.card as string)[0]) : null;
}
