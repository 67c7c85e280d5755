import { expect, test } from "vitest";
import type { Told } from "../../core/speech";
import { piles, sorted, worth } from "./piles";

const told = (line: string): Told => {
  const [event, seat, detail] = line.split(" ");
  const args = detail === undefined ? {} : event === "took" ? { colour: detail } : { card: detail };
  return { event, seat: +seat, ...args };
};
const story = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map(told);

const TRICK = `
  starts 1
  shown -1 G4
  shown -1 Y9
  shown -1 G1
  laid 1 R3
  laid 2 Y2
  laid 0 R8
  took 0 G
  took 1 Y
  leads 0
  laid 0 G7
  laid 1 Y1
  laid 2 G2
  took 0 R
  leads 0`;

test("a pile is what was seen being taken, cards laid later included", () => {
  expect(piles(story(TRICK), 3).now).toEqual([["G4", "G1", "R3", "R8"], ["Y9"], []]);
});

test("a new game begins with empty piles, and the old ones are kept for the end of the round", () => {
  const found = piles([...story(TRICK), ...story("scored 0\nstarts 2\nshown -1 B1")], 3);
  expect(found.now).toEqual([[], [], []]);
  expect(found.before?.[1]).toEqual(["Y9"]);
});

test("won cards are sorted by colour, the highest first, and counted", () => {
  expect(sorted(["Y2", "G1", "G10", "Y9"])).toEqual(["G10", "G1", "Y9", "Y2"]);
  expect(worth(["Y2", "G10"])).toBe(12);
});
