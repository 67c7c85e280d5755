import { expect, test } from "vitest";
import guide from "./guide";
import type { View } from "./view";

const playing = (cards: string[], requested: string | null) =>
  ({ phase: "play", trick: { cards, requested }, reach: [[0, 9]], goals: [1], tricks: [0] }) as unknown as View;

test("where the led card is blocked nobody is told to follow", () => {
  expect(guide(playing([], null), 0, true)).toBe("guide-lead");
  expect(guide(playing(["R7", "R0"], null), 0, true)).toBe("guide-free");
  expect(guide(playing(["R7"], "R"), 0, true)).toBe("guide-follow");
});
