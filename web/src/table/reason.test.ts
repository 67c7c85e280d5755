import { expect, test } from "vitest";
import { stands } from "./reason";

const late = { text: "Not your turn", rule: null, ofMove: true };
const wish = { text: "Somebody has left", rule: null, ofMove: false };

test("why a move was refused stands while it can be made better", () => {
  expect(stands(late, "playing")).toBe(true);
  expect(stands(late, "paused")).toBe(true);
  expect(stands(null, "playing")).toBe(false);
});

test("a late refusal hides neither the end of a round nor the winner", () => {
  expect(stands(late, "between")).toBe(false);
  expect(stands(late, "over")).toBe(false);
});

test("what is refused after the match is read then", () => {
  expect(stands(wish, "over")).toBe(true);
});
