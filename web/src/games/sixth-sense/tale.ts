/** What is told of a position: the sentence on the mat, and the whole of it for S. */
import { figure } from "../../core/figures";
import type { Speech } from "../../core/speech";
import { right, type Said } from "./scores";
import type { View } from "./view";

type Name = (seat: number) => string;
type Last = NonNullable<View["last_trick"]>;
const cardOf = (say: Speech, card: string) => say.thing("card", card);

/** How the last trick was won, and why. */
export function won(last: Last, say: Speech, name: Name): string {
  if (last.winner === null) return say.message("tale-lost");
  const args = { who: name(last.winner), card: cardOf(say, last.best!.card), why: say.thing("why", last.why) };
  return say.message(last.piles > 1 ? "tale-won-two" : "tale-won", args);
}

/** The newest card, and who is ahead since. */
export function trick({ trick }: View, you: number, say: Speech, name: Name): string {
  const { seat, card, as, blocks } = trick.cards.at(-1)!;
  const target = trick.cards.find((laid) => laid.card === blocks);
  const args = { who: name(seat), card: cardOf(say, card), as: as ?? 0 };
  const newest = target
    ? say.message("tale-blocks", {
        who: args.who,
        whose: name(target.seat),
        mine: `${target.seat === you}`,
        card: cardOf(say, target.card),
      })
    : say.message(as ? "tale-calls" : trick.cards.length === 1 ? "tale-led" : "tale-played", args);
  if (!trick.best || trick.cards.length === 1) return newest;
  const ahead = say.message(trick.best.seat === you ? "tale-ahead-you" : "tale-ahead", {
    who: name(trick.best.seat),
    why: say.thing("why", trick.best.why),
  });
  return `${newest} ${ahead}`;
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
    trick.reversed ? `${say.message("token-low")}.` : "",
    trick.best && cards.length > 1
      ? say.message(trick.best.seat === you ? "tale-ahead-you" : "tale-ahead", {
          who: name(trick.best.seat),
          why: say.thing("why", trick.best.why),
        })
      : "",
    view.goals.length ? say.message("said-mine", { said: view.goals.join("/"), won: figure(view.tricks[you]) }) : "",
    ask,
  ];
  return parts.filter(Boolean).join(" ");
}
