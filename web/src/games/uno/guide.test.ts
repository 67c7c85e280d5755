import { expect, test } from "vitest";
import guide from "./guide";
import type { View } from "./view";

const asked = (hand: string[], moves: string[]) =>
  ({ turn: 0, phase: "turn", hand, moves, window: null }) as unknown as View;

test("who can lay neither of two cards is told to draw, not to call", () => {
  expect(guide(asked(["G4", "RS"], ["draw"]), 0, true)).toBe("guide-draw");
  expect(guide(asked(["G4", "RS"], ["draw", "play G4"]), 0, true)).toBe("guide-two");
  expect(guide(asked(["G4", "RS", "B1"], ["draw", "play G4"]), 0, true)).toBe("guide-play");
});
