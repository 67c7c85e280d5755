import { expect, test } from "vitest";
import guide from "./guide";
import type { View } from "./view";

const seen = (phase: string, holder: number) => ({ phase, holder, claim: null }) as unknown as View;

test("while my own dice roll, nothing is said of the others' rolls", () => {
  expect(guide(seen("rolling", 0), 0, false)).toBe("guide-roll");
  expect(guide(seen("rolling", 2), 0, false)).toBe("guide-watch");
  expect(guide(seen("choice", 0), 0, true)).toBe("guide-choice");
});
