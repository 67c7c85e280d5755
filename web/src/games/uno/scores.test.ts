import { expect, test } from "vitest";
import { better, rows } from "./scores";

test("which total stands first depends on whether few or many points are good", () => {
  expect([10, 40, 20].sort((a, b) => better(a, b, false))).toEqual([40, 20, 10]);
  expect([10, 40, 20].sort((a, b) => better(a, b, true))).toEqual([10, 20, 40]);
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
