import { expect, test } from "vitest";
import type { Told } from "../../core/speech";
import { equals, seen, slant, spelled } from "./seen";

const told = (line: string): Told => {
  const [event, seat, number] = line.trim().split(" ");
  return { event, seat: +seat, ...(number === undefined ? {} : { number: +number }) };
};
const story = (text: string) => text.trim().split("\n").map(told);

test("rolls are counted over the stages; how the latest turned out is told, never worked out", () => {
  const events = story("starts 0\nrolled 0\nunmatched 0\nrested -1\nrolled 0\nmatched 0 5");
  expect(seen(events)).toMatchObject({ rolls: 2, turned: "matched" });
  expect(seen([...events, { event: "unmatched", seat: 0, dice: 2 }])).toMatchObject({
    turned: "unmatched",
    next: 2,
  });
  expect(seen([...events, told("rolled 0")])).toMatchObject({ rolls: 3, turned: "" });
  expect(seen([...events, told("starts 1")])).toMatchObject({ rolls: 2, turned: "" });
});

test("dice lie a little askew, the same for everybody, never by more than twelve degrees", () => {
  for (let roll = 0; roll < 60; roll++)
    for (const die of [0, 1, 2]) expect(Math.abs(slant(roll, die))).toBeLessThanOrEqual(12);
  expect(slant(3, 1)).toBe(slant(3, 1));
  expect(slant(3, 1)).not.toBe(slant(4, 1));
});

test("equal dice are found", () => {
  expect(equals([4, 4, 2])).toEqual([true, true, false]);
  expect(equals([3])).toEqual([false]);
});

test("a card is spelled by its owner's colour", () => {
  expect(spelled("green", 14)).toBe("G14");
});
