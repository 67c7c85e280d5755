import { expect, test } from "vitest";
import type { ChairShown } from "../wire";
import { names } from "./names";

const person = (name: string): ChairShown => ({ kind: "person", name, level: "", nth: 0, away: false, seeded: true });
const bot = (nth: number, level = "normal"): ChairShown => ({
  kind: "bot",
  name: `bot ${level}`,
  level,
  nth,
  away: false,
  seeded: false,
});

test("a bot keeps its name when everybody moves on a chair, and when somebody leaves", () => {
  expect(names([person("Ada"), bot(0), bot(1, "hard")])).toEqual(["Ada", "Otto", "Mila"]);
  expect(names([bot(1, "hard"), person("Ada"), bot(0)])).toEqual(["Mila", "Ada", "Otto"]);
  expect(names([bot(1, "hard"), bot(2), bot(0)])).toEqual(["Mila", "Dirk", "Otto"]);
});

test("no bot has the name of a person, and one with a name of its own keeps it", () => {
  expect(names([person("Otto"), bot(0), { ...bot(1), name: "Robo" }])).toEqual(["Otto", "Mila", "Robo"]);
});
