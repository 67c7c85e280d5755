import { expect, test } from "vitest";
import { holes, standing } from "./meter";

test("what is missing is told, for a 6 both ways", () => {
  expect(standing(2, [4], [2, 9])).toEqual({ kind: "more", n: [2] });
  expect(standing(4, [4], [4, 9])).toEqual({ kind: "right", n: [] });
  expect(standing(3, [6, 9], [3, 12])).toEqual({ kind: "more", n: [3, 6] });
  expect(standing(6, [6, 9], [6, 12])).toEqual({ kind: "right", n: [3] });
  expect(standing(7, [6, 9], [7, 12])).toEqual({ kind: "more", n: [2] });
});

test("what cannot be met any more is told", () => {
  expect(standing(5, [4], [5, 9])).toEqual({ kind: "over", n: [1] });
  expect(standing(10, [6, 9], [10, 12])).toEqual({ kind: "over", n: [1] });
  expect(standing(1, [14], [1, 9])).toEqual({ kind: "never", n: [] });
  expect(standing(7, [6, 9], [7, 8])).toEqual({ kind: "never", n: [] });
});

test("a trick that is mine already but for its count is not counted as missing", () => {
  expect(standing(3, [3], [4, 9])).toEqual({ kind: "over", n: [1] });
  expect(standing(3, [4], [4, 9])).toEqual({ kind: "more", n: [1] });
});

test("the abacus has a place for every trick and for all that was said", () => {
  const kinds = (list: ReturnType<typeof holes>) => list.map(({ kind }) => kind).join(" ");
  expect(kinds(holes(1, [3], 4, 6))).toBe("won wanted wanted open shut shut");
  expect(holes(0, [14], 3, 10)).toHaveLength(14);
  expect(holes(2, [0], 5, 5)).toHaveLength(5);
});
