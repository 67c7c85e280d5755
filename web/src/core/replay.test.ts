import { expect, test } from "vitest";
import type { Replay } from "../wire";
import { apart, frames, marks, nearest, roundEnds } from "./replay";

const view = { moves: [], points: [0, 0], rounds: 0, seat: 0, seats: 2, to_act: [0], hand: ["R1", "R2"] };
const told = (event: string) => ({ event, seat: 0 });
const replay = {
  view,
  events: [told("dealt")],
  frames: [
    { patch: [[["hand"], ["R2"]]], events: [told("played")] },
    { patch: [[["rounds"], 1]], events: [told("called"), told("played")] },
    { patch: [], events: [told("called")] },
  ],
  rounds: [[3, 0]],
} as unknown as Replay;

test("frames are the first view with one patch after another folded over it", () => {
  const all = frames(replay);
  expect(all.map((frame) => (frame.view as unknown as typeof view).hand)).toEqual([
    ["R1", "R2"],
    ["R2"],
    ["R2"],
    ["R2"],
  ]);
  expect(all[0].events).toEqual([told("dealt")]);
  expect(all[3].rounds).toEqual([[3, 0]]);
});

test("a round ends where the view says that one more is over", () => {
  expect(roundEnds(frames(replay))).toEqual([2]);
});

test("special moments are what the board calls so, one a frame, and are stepped through", () => {
  const found = marks(frames(replay), (one) => (one.event === "called" ? "!" : null));
  expect(found).toEqual([
    { at: 2, label: "!" },
    { at: 3, label: "!" },
  ]);
  expect(apart(found, 2)).toEqual([{ at: 2, label: "!" }]);
  expect(nearest(found, 0, 1, 3)).toBe(2);
  expect(nearest(found, 3, 1, 3)).toBe(3);
  expect(nearest(found, 2, -1, 3)).toBe(0);
});
