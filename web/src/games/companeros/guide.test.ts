import { expect, test } from "vitest";
import guide from "./guide";
import type { View } from "./view";

const laying = (trick: number, strengths: number) =>
  ({ phase: "lay", trick, strengths: Array(strengths).fill({}) }) as unknown as View;

test("what the game is about is told once, before its first card", () => {
  expect(guide(laying(1, 0), 0, false)).toBe("guide-start");
  expect(guide(laying(1, 1), 0, false)).toBe("guide-watch");
  expect(guide(laying(2, 0), 0, false)).toBe("guide-watch");
});

const picking = (order: number[], late: number[], picked = 0, tied: string[] = []) =>
  ({ phase: "pick", order, late, picked, tied }) as unknown as View;

test("nobody is promised a pick that does not come", () => {
  expect(guide(picking([1, 0, 2], [2]), 0, false)).toBe("guide-wait");
  expect(guide(picking([1, 0, 2], [2]), 2, false)).toBe("guide-late");
  expect(guide(picking([1, 0, 2], [2], 1), 1, false)).toBe("guide-others");
  expect(guide(picking([1], [], 0, ["R", "G"]), 2, false)).toBe("guide-tied");
});
