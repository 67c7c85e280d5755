import { expect, test } from "vitest";
import { challenge, giver, openPile, travels } from "./memory";
import { story } from "./story.fixture";

test("the open pile keeps what a wild was named, and shrinks to its top for a new stock", () => {
  const played = "turned -1 R5, played 0 W, named 0 G, skipped 1, jumped 2 G4";
  expect(openPile(story(played))).toEqual([{ code: "R5" }, { code: "W", as: "G" }, { code: "G4" }]);
  expect(openPile(story(`${played}, drew 1, new_stock -1 2`))).toEqual([{ code: "G4" }]);
  expect(openPile(story(`${played}, deals 1, turned -1 B1`))).toEqual([{ code: "B1" }]);
});

test("hands that moved are new hands, and come from somebody", () => {
  const swap = story("played 0 R7, swapped 0 2");
  expect(travels(swap, 3)).toEqual([1, 0, 1]);
  expect([0, 1, 2].map((seat) => giver(swap, seat, 3))).toEqual([2, null, 0]);
  const left = story("played 0 R0, hands_passed 0 left");
  expect(travels([...swap, ...left], 3)).toEqual([2, 1, 2]);
  expect([0, 1, 2].map((seat) => giver(left, seat, 3))).toEqual([2, 0, 1]);
  const right = story("played 0 R0, hands_passed 0 right");
  expect([0, 1, 2].map((seat) => giver(right, seat, 3))).toEqual([1, 2, 0]);
});

const BLUFF = "turned -1 R5, played 3 W4, named 3 G, owes 0 4, challenged 0 3";
const GUILTY = `${BLUFF}, shown 3 B1, shown 3 R2, guilty 3, drew 3, drew 3, new_stock -1 4, drew 3, drew 3`;

test("the challenger sees the hand and which colour proves the bluff, until the own next turn", () => {
  const shown = { challenger: 0, accused: 3, cards: ["B1", "R2"], guilty: true, colour: "R" };
  expect(challenge(story(GUILTY), 0)).toEqual(shown);
  expect(challenge(story(`${GUILTY}, drew 0 G4`), 0)).toBeNull();
  expect(challenge(story(`${GUILTY}, played 0 G4`), 0)).toBeNull();
});

test("the others see it face down until anybody goes on", () => {
  const closed = story(`${BLUFF}, shown 3, shown 3, innocent 3, drew 0, drew 0`);
  expect(challenge(closed, 1)?.cards).toEqual([null, null]);
  expect(challenge([...closed, ...story("played 1 G4")], 1)).toBeNull();
  expect(challenge([...closed, ...story("played 1 G4")], 0)?.guilty).toBe(false);
  expect(challenge([...closed, ...story("deals 1")], 0)).toBeNull();
  expect(challenge(story("turned -1 R5"), 0)).toBeNull();
});

test("on a wild the colour before is the one named", () => {
  const again = `turned -1 R5, played 2 W, named 2 Y, played 3 W4, named 3 G, owes 0 4, challenged 0 3, guilty 3`;
  expect(challenge(story(again), 0)?.colour).toBe("Y");
});
