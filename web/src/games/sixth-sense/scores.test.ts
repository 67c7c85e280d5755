import { expect, test } from "vitest";
import type { Told } from "../../core/speech";
import { remembered, right, rows } from "./scores";

const round = (cards: string[], tricks: number[]): Told[] => [
  ...cards.map((card, seat) => ({ event: "shown", seat, card })),
  ...tricks.map((won, seat) => ({ event: "scored", seat, tricks: won, points: 0 })),
];
const EVENTS: Told[] = [...round(["R4", "P6"], [4, 9]), { event: "deals", seat: 0 }, ...round(["B0", "G2"], [1, 2])];

test("what was said and won is remembered round by round", () => {
  expect(remembered(EVENTS, 2)).toEqual([
    [
      { card: "R4", won: 4 },
      { card: "P6", won: 9 },
    ],
    [
      { card: "B0", won: 1 },
      { card: "G2", won: 2 },
    ],
  ]);
});

test("a prediction is right with one of the card's numbers", () => {
  expect([4, 6, 7, 9].map((won) => right({ card: "P6", won }))).toEqual([false, true, false, true]);
});

test("the sheet tells said and won, and whether it fits", () => {
  expect(
    rows(
      [
        [4, 9],
        [-1, 2],
      ],
      remembered(EVENTS, 2),
    ).map(({ cells }) => cells),
  ).toEqual([
    [
      { points: "+4", note: "4 → 4", kind: "hit" },
      { points: "+9", note: "6/9 → 9", kind: "hit" },
    ],
    [
      { points: "−1", note: "0 → 1", kind: "miss" },
      { points: "+2", note: "2 → 2", kind: "hit" },
    ],
  ]);
});

test("a round nobody remembers has its points alone", () => {
  const sheet = rows(
    [
      [4, 9],
      [-1, 2],
    ],
    remembered(EVENTS.slice(5), 2),
  );
  expect(sheet[0].cells[0]).toEqual({ points: "+4" });
  expect(sheet[1].cells[1].note).toBe("2 → 2");
});
