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
