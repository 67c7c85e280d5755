import { expect, test } from "vitest";
import { ahead, rows } from "./scores";

test("who leads depends on whether few or many points are good", () => {
  expect(ahead([10, 40, 40], false)).toEqual([1, 2]);
  expect(ahead([10, 40, 40], true)).toEqual([0]);
});

test("a line of the sheet shows the winner's points, the newest as a gain", () => {
  const [old, newest] = rows(
    [
      [0, 30],
      [12, 0],
    ],
    false,
  );
  expect(old.cells.map((cell) => cell.points)).toEqual(["–", "30"]);
  expect(newest.cells).toEqual([
    { points: "+12", kind: "hit" },
    { points: "–", kind: "" },
  ]);
});

test("where everybody writes down their own, nought is a figure", () => {
  expect(rows([[0, 30]], true)[0].cells.map((cell) => cell.points)).toEqual(["0", "+30"]);
});
