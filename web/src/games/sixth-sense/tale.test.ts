import locales from "virtual:locales";
import { expect, test } from "vitest";
import { Speech } from "../../core/speech";
import * as tale from "./tale";
import type { View } from "./view";
import words from "./words.json";

const english = (await locales.en()).default;
const messages = [english.shared, (await english.tables["sixth-sense"]()).default];
const say = new Speech("en", messages, words as ConstructorParameters<typeof Speech>[2]);
const name = (seat: number) => ["You", "Bo", "Cy"][seat];
const laid = { as: null, counts: true, blocks: null };
const trick: View["trick"] = {
  leader: 1,
  cards: [
    { ...laid, seat: 1, card: "Y8", counts: false },
    { ...laid, seat: 2, card: "Y0", counts: false, blocks: "Y8" },
    { ...laid, seat: 0, card: "Y6", as: 9 },
  ],
  requested: "Y",
  reversed: false,
  double: false,
  best: { seat: 0, card: "Y6", why: "win-colour", rule: "sixth.win.colour" },
};
const view = { trick } as View;

test("the newest card is told, and who is ahead and why", () => {
  expect(tale.trick(view, 0, false, say, name)).toBe("You played yellow 6 as 9. You win so far: the highest yellow.");
  expect(tale.trick(view, 0, true, say, name)).toBe("You win so far: the highest yellow.");
});

test("a block is told with the card it lies on", () => {
  const blocked = { trick: { ...trick, cards: trick.cards.slice(0, 2), best: null } } as View;
  expect(tale.trick(blocked, 0, false, say, name)).toBe("Cy blocked Bo’s yellow 8.");
  expect(tale.trick(blocked, 1, false, say, name)).toBe("Cy blocked your yellow 8.");
});

test("a trick whose winner decides what it counts is won, not led so far", () => {
  expect(tale.decided(view, say, name)).toBe("You won with yellow 6: the highest yellow.");
});

test("a trick is won for a reason, or by nobody", () => {
  const last = { ...trick, winner: 0, why: "win-colour", rule: "", trump: "B", piles: 2, round: 1 };
  expect(tale.won(last, say, name)).toBe("You won with yellow 6, counted as two: the highest yellow.");
  expect(tale.won(last, say, name, true)).toMatch(/two: the highest card of the colour requested\.$/);
  expect(tale.won({ ...last, winner: null }, say, name)).toMatch(/nobody/);
});

test("why a high card of another colour is the lowest of a reversed trick", () => {
  const best = { seat: 2, card: "R11", why: "reverse", rule: "sixth.reverse" };
  const reversed = { trick: { ...trick, reversed: true, best } } as View;
  expect(tale.trick(reversed, 0, true, say, name)).toBe(
    "Cy wins so far: lowest wins, and other colours count below yellow.",
  );
  const same = { trick: { ...trick, reversed: true, best: { ...best, card: "Y1" } } } as View;
  expect(tale.trick(same, 0, true, say, name)).toBe("Cy wins so far: the lowest card.");
});
