import { expect, test } from "vitest";
import { fold } from "./fold";

test("a patch puts and takes away", () => {
  const view = { hand: ["G1", "G7"], turn: 0, gone: true };
  expect(fold(view, [[["hand"], ["G7"]], [["turn"], 1], [["gone"]]])).toEqual({ hand: ["G7"], turn: 1 });
  expect(view).toEqual({ hand: ["G1", "G7"], turn: 0, gone: true });
});

test("what did not change is shared with the old view", () => {
  const view = { a: { b: 1 }, list: [{ x: 1 }, { x: 2 }] };
  const now = fold(view, [[["list", 1, "x"], 3]]);
  expect(now.a).toBe(view.a);
  expect(now.list[0]).toBe(view.list[0]);
  expect(now.list[1]).toEqual({ x: 3 });
  expect(Array.isArray(now.list)).toBe(true);
});

test("a patch of the whole replaces it", () => {
  expect(fold({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

test("a patch through something without parts is an error, not a guess", () => {
  expect(() => fold({ a: 1 }, [[["a", "b"], 2]])).toThrow(TypeError);
});
