import { expect, test } from "vitest";
import { type Laid, mark, place, type Trick } from "./trick";

const laid = (seat: number, card: string, more: Partial<Laid> = {}): Laid => ({
  seat,
  card,
  as: null,
  counts: true,
  blocks: null,
  ...more,
});
const best = (seat: number, card: string) => ({ seat, card, why: "win-colour", rule: "" });
const trick = (cards: Laid[], ahead: Trick["best"]): Trick => ({
  leader: 1,
  cards,
  requested: "Y",
  reversed: false,
  double: false,
  best: ahead,
});
const BLOCKED = trick(
  [laid(1, "Y8"), laid(2, "Y11", { counts: false }), laid(3, "Y0", { counts: false, blocks: "Y11" })],
  best(1, "Y8"),
);

test("a block lies on the card it blocks and leaves its own place empty", () => {
  expect(place(BLOCKED, 2)).toMatchObject({ card: { card: "Y11" }, cover: { card: "Y0" }, on: null });
  expect(place(BLOCKED, 3)).toMatchObject({ card: { card: "Y0" }, cover: null, on: { seat: 2 } });
  expect(place(BLOCKED, 0)).toEqual({ card: null, cover: null, on: null });
});

test("the first card was led, the best one wins so far, and has won in the end", () => {
  expect(mark(trick([laid(1, "Y8")], best(1, "Y8")), 1, false)).toBe("led");
  expect(mark(BLOCKED, 1, false)).toBe("best");
  expect(mark(BLOCKED, 1, true)).toBe("won");
  expect(mark(BLOCKED, 2, false)).toBe("");
  expect(mark(trick([laid(1, "Y8"), laid(2, "Y9")], best(2, "Y9")), 1, false)).toBe("led");
});
