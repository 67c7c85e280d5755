import { expect, test } from "vitest";
import {
  alike,
  below,
  type Field,
  keepPad,
  keptPads,
  nextOpen,
  nothing,
  off,
  runs,
  type Sheet,
  signed,
  tapped,
  wide,
  worth,
} from "./pad";

const field: Field = {
  name: "left",
  kind: "several",
  most: 1240,
  least: 0,
  typed: true,
  drawn: false,
  faces: [
    { code: "3", worth: 3, copies: 2 },
    { code: "W", worth: 50, copies: 1 },
  ],
};

test("faces are worth what the server says, a number is itself", () => {
  expect(worth(field, ["3", "W", "3"])).toBe(56);
  expect(worth(field, 17)).toBe(17);
  expect(worth(field, undefined)).toBe(0);
});

test("no card and a sum of 0 are nothing; noughts are cards", () => {
  expect([0, []].every(nothing)).toBe(true);
  expect([["0"], ["0", "0"], "0", 7].some(nothing)).toBe(false);
});

test("two lines are alike if every field is", () => {
  expect(alike({ said: "4", won: 2 }, { won: 2, said: "4" })).toBe(true);
  expect(alike({ left: [] }, { left: [] })).toBe(true);
  expect(alike({ left: [] }, { left: 0 })).toBe(false);
  expect(alike({ said: "4" }, { said: "4", won: 2 })).toBe(false);
  expect(alike(null, {})).toBe(false);
});

test("a tap adds one as long as there are more; the only one goes away again", () => {
  expect(tapped(field, undefined, "3")).toEqual(["3"]);
  expect(tapped(field, ["3", "3"], "3")).toEqual(["3", "3"]);
  expect(tapped(field, ["W"], "W")).toEqual([]);
});

test("a run adds up, from nothing", () => {
  const sheet = { totals: [3, 1], rounds: [{ gained: [1, 2] }, { gained: [2, -1] }] } as unknown as Sheet;
  expect(runs(sheet)).toEqual([
    [0, 1, 3],
    [0, 2, 1],
  ]);
});

test("the next line that is missing", () => {
  expect(nextOpen([null, { left: 1 }, null], 0)).toBe(2);
  expect(nextOpen([null, { left: 1 }, { left: 2 }], 0)).toBe(-1);
});

test("signs as print has them, and the inner clock", () => {
  expect([signed(4), signed(-2), signed(0)]).toEqual(["+4", "−2", "0"]);
  expect([off(121_340), off(118_000)]).toEqual([1.3, -2]);
});

test("a device remembers its pads, the newest first, each once", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  } as unknown as Storage;
  const one = (pad: string) => ({ pad, game: "g", title: "G", names: [], at: 1, over: false, won: [] });
  keepPad(store, one("a"));
  keepPad(store, one("b"));
  keepPad(store, one("a"));
  expect(keptPads(store).map((pad) => pad.pad)).toEqual(["a", "b"]);
});

test("a draw is fair: what would favour anybody is drawn again", () => {
  const drawn = [4_294_967_295, 7];
  expect(below(3, () => drawn.shift() ?? 0)).toBe(1); // 2^32 leaves 1 over thrice: the last number is not used
  expect(new Set(Array.from({ length: 200 }, () => below(4)))).toEqual(new Set([0, 1, 2, 3]));
});

test("how far off on average, early or late", () => {
  expect([wide([-2, 4, 0]), wide([])]).toEqual([2, 0]);
});
