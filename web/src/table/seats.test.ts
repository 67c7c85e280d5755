import { expect, test } from "vitest";
import { around, place } from "./seats";

test("the others sit clockwise from my left", () => {
  expect(around(4, 0)).toEqual([1, 2, 3]);
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3, -1)).toEqual([0, 1, 2]);
});

test("places go round the mat from left to right, the middle one farthest away", () => {
  const x = [0, 1, 2].map((i) => parseFloat(place(i, 3)["--x"]));
  const y = [0, 1, 2].map((i) => parseFloat(place(i, 3)["--y"]));
  expect(x[0]).toBeLessThan(x[1]);
  expect(x[1]).toBeLessThan(x[2]);
  expect(y[1]).toBeLessThan(y[0]);
  expect(Math.abs(y[0] - y[2])).toBeLessThan(0.2);
});
