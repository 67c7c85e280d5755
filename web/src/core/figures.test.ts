import { expect, test } from "vitest";
import { figure, gained, runnerUp, withMinus } from "./figures";

test("the second is told with the distance, whether the most or the fewest win", () => {
  expect(runnerUp([13, 57, 76, 60], [2])).toEqual({ seat: 3, n: 16 });
  expect(runnerUp([40, 12, 15], [1])).toEqual({ seat: 2, n: 3 });
});

test("nobody is second to a shared win, nor alone where two are, nor behind by nothing", () => {
  expect(runnerUp([5, 5, 1], [0, 1])).toBeNull();
  expect(runnerUp([9, 4, 4], [0])).toBeNull();
  expect(runnerUp([9, 9], [0])).toBeNull();
});

test("a figure below nought has a real minus, wherever it stands; a hyphen in a word stays", () => {
  expect([figure(-2), gained(-2), gained(3), gained(0)]).toEqual(["−2", "−2", "+3", "0"]);
  expect(withMinus("-2 pts")).toBe("−2 pts");
  expect(withMinus("Compañeros: -12 puntos")).toBe("Compañeros: −12 puntos");
  expect(withMinus("13-2")).toBe("13-2");
});
