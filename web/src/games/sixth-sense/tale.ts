/** What is told of a position: the sentence on the mat, and the whole of it for S. */
import { figure } from "../../core/figures";
import type { Speech } from "../../core/speech";
import { right, type Said } from "./scores";
import type { Trick } from "./trick";
import type { View } from "./view";

type Name = (seat: number) => string;
type Last = NonNullable<View["last_trick"]>;
const cardOf = (say: Speech, card: string) => say.thing("card", card);

/** In a few words why a card is ahead. */
function reason({ best, requested }: Trick, say: Speech): string {
  const other = best!.why === "reverse" && requested && best!.card[0] !== requested; // an 11 may be lower than a 4
  return say.message(`ahead-${best!.why}${other ? "-other" : ""}`, {
    colour: requested ? say.thing("colour", requested) : "",
  });
}

const ahead = (trick: Trick, you: number, say: Speech, name: Name): string =>
  say.message(trick.best!.seat === you ? "tale-ahead-you" : "tale-ahead", {
    who: name(trick.best!.seat),
    why: reason(trick, say),
  });

/** How the last trick was won, and why: in a few words, or as the rules say it. */
export function won(last: Last, say: Speech, name: Name, whole = false): string {
  if (last.winner === null) return say.message("tale-lost");
  const why = whole ? say.thing("why", last.why) : reason(last, say);
  const args = { who: name(last.winner), card: cardOf(say, last.best!.card), why };
  return say.message(last.piles > 1 ? "tale-won-two" : "tale-won", args);
}

/** A trick that is won, while its winner decides what it counts. */
export function decided({ trick }: View, say: Speech, name: Name): string {
  const { seat, card } = trick.best!;
  return say.message("tale-won", { who: name(seat), card: cardOf(say, card), why: reason(trick, say) });
}

/** The newest card, and who is ahead since; while something is asked only that. */
export function trick({ trick }: View, you: number, short: boolean, say: Speech, name: Name): string {
  const said = newest(trick, you, say, name);
  if (!trick.best || trick.cards.length === 1) return said;
  return short ? ahead(trick, you, say, name) : `${said} ${ahead(trick, you, say, name)}`;
}

function newest(trick: Trick, you: number, say: Speech, name: Name): string {
  const { seat, card, as, blocks } = trick.cards.at(-1)!;
  const target = trick.cards.find((laid) => laid.card === blocks);
  const who = name(seat);
  if (target) {
    const mine = `${target.seat === you}`;
    return say.message("tale-blocks", { who, whose: name(target.seat), mine, card: cardOf(say, target.card) });
  }
  const id = as ? "tale-calls" : trick.cards.length === 1 ? "tale-led" : "tale-played";
  return say.message(id, { who, card: cardOf(say, card), as: as ?? 0 });
}

/** What is trump before the first card. */
export function trump(view: View, shut: boolean, say: Speech): string {
  if (!view.trump_card) return say.message(shut ? "tale-shut" : "tale-no-trump");
  return say.message("tale-turned", { card: cardOf(say, view.trump_card), colour: say.thing("colour", view.trump!) });
}

/** How many predictions came true. */
export const ended = (round: readonly Said[], say: Speech): string =>
  say.message("tale-ended", { right: round.filter(right).length, seats: round.length });

/** The whole position in one go: round, trump, trick, mine, and what is asked. */
export function position(view: View, you: number, why: string, ask: string, say: Speech, name: Name): string {
  const { trick } = view;
  const cards = trick.cards.map((laid) =>
    say.message(laid.blocks ? "said-block" : laid.counts ? "said-card" : "said-blocked", {
      who: name(laid.seat),
      card: laid.as ? `${cardOf(say, laid.card[0] + laid.as)}` : cardOf(say, laid.card),
      on: laid.blocks ? cardOf(say, laid.blocks) : "",
    }),
  );
  const parts = [
    say.message("said-round", {
      round: view.round,
      trick: view.of_tricks - view.tricks_left + 1,
      tricks: view.of_tricks,
    }),
    view.trump ? say.message("said-trump", { colour: say.thing("colour", view.trump) }) : `${why}.`,
    cards.length ? `${say.several(cards)}.` : "",
    trick.reversed ? say.message("said-low") : "",
    trick.best && cards.length > 1 ? ahead(trick, you, say, name) : "",
    view.goals.length ? say.message("said-mine", { said: view.goals.join("/"), won: figure(view.tricks[you]) }) : "",
    ask,
  ];
  return parts.filter(Boolean).join(" ");
}
