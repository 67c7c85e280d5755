import { expect, test } from "vitest";
import { bars, cut } from "./ladder";
import type { View } from "./view";

const view = {
  laid: ["G7", "G2", "Y9", null],
  strengths: [
    { colour: "G", strength: 9, seats: [0, 1] },
    { colour: "Y", strength: 9, seats: [2] },
  ],
  tied: ["G", "Y"],
} as unknown as View;

test("the bars are the server's, each with its cards", () => {
  expect(bars(view, 3, null).map((bar) => [bar.colour, bar.sum, bar.segments.map((s) => s.card)])).toEqual([
    ["G", 9, ["G7", "G2"]],
    ["Y", 9, ["Y9"]],
  ]);
});

test("a chosen card stands in its bar as a ghost, and the bars are sorted anew", () => {
  const shown = bars(view, 3, "Y3");
  expect(shown[0]).toMatchObject({ colour: "Y", sum: 12, was: 9 });
  expect(shown[0].segments.map((s) => [s.card, s.ghost])).toEqual([
    ["Y9", false],
    ["Y3", true],
  ]);
  expect(bars(view, 3, "R10")[0]).toMatchObject({ colour: "R", sum: 10, was: null });
});

test("a bar has at least the room of every bar that is not stronger, and equal ones have the same", () => {
  const many = {
    laid: ["P2", "R9", "P1", "B3", "G9"],
    strengths: [
      { colour: "R", strength: 9, seats: [1] },
      { colour: "G", strength: 9, seats: [4] },
      { colour: "P", strength: 3, seats: [0, 2] },
      { colour: "B", strength: 3, seats: [3] },
    ],
    tied: [],
  } as unknown as View;
  expect(bars(many, 5, null).map((bar) => bar.room)).toEqual([2, 2, 2, 2]);
  expect(bars(many, 5, "B1").map((bar) => [bar.colour, bar.room])).toEqual([
    ["R", 2],
    ["G", 2],
    ["B", 2],
    ["P", 2],
  ]);
  expect(bars(many, 5, "R1").map((bar) => bar.room)).toEqual([2, 2, 2, 2]);
  expect(bars(view, 3, "Y1").map((bar) => bar.room)).toEqual([2, 2]);
});

test("a tie cuts the ladder before the first colour the server names", () => {
  expect(cut(view, bars(view, 3, null))).toBe(0);
  expect(cut({ ...view, tied: [] } as View, bars(view, 3, null))).toBe(2);
});
