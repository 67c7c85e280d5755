import { expect, test } from "vitest";
import { asked, choices, lawful, numbers, only } from "./cards";

const MOVES = ["play Y2", "play Y6 as 6", "play Y6 as 9", "play Y0", "block Y0 on Y8", "block Y0 on G4"];

test("a card has its number, a 6 also the 9 it is when turned over", () => {
  expect(["R4", "P0", "B14", "Y6"].map(numbers)).toEqual([[4], [0], [14], [6, 9]]);
});

test("a card is plain, is called a number, or lies on another", () => {
  expect(choices(MOVES, "Y2")).toEqual({ plain: "play Y2", calls: [], blocks: [] });
  expect(choices(MOVES, "Y6").calls).toEqual([
    { as: "6", move: "play Y6 as 6" },
    { as: "9", move: "play Y6 as 9" },
  ]);
  expect(choices(MOVES, "Y0")).toEqual({
    plain: "play Y0",
    calls: [],
    blocks: [
      { on: "Y8", move: "block Y0 on Y8" },
      { on: "G4", move: "block Y0 on G4" },
    ],
  });
});

test("only a card without a choice is played at once", () => {
  expect(["Y2", "Y6", "Y0", "R1"].map((card) => only(choices(MOVES, card)))).toEqual(["play Y2", null, null, null]);
  expect(only(choices(["predict R6"], "R6"))).toBe("predict R6");
});

test("the cards that may be laid are those the moves name", () => {
  expect([...lawful([...MOVES, "split"])].filter(Boolean)).toEqual(["Y2", "Y6", "Y0"]);
  expect([asked("R6"), asked("R7")]).toEqual(["play R6 as 6", "play R7"]);
});
