import { expect, test } from "vitest";
import rules from "../../../../src/troef/games/uno/README.md?raw";
import { asked, caught, doing, jump, numbered, open, ruleOf, ways } from "./moves";

const MOVES = ["uno", "play G7 swap 0", "play G7 swap 2", "play W as B", "play W as G", "play R5", "draw"];

test("the ways to play a card are its moves and no other card's", () => {
  expect(ways(MOVES, "play W")).toEqual(["play W as B", "play W as G"]);
  expect(ways(["play W4 as B", "play W"], "play W")).toEqual(["play W"]);
  expect(ways(MOVES, "play R5")).toEqual(["play R5"]);
});

test("a card is played, jumped in with, or neither", () => {
  expect(doing(MOVES, "W")).toBe("play W");
  expect(doing(["jump R5"], "R5")).toBe("jump R5");
  expect(doing(MOVES, "R4")).toBeNull();
});

test("a wild asks for a colour, a seven for a player, even if there is only one other", () => {
  expect(open(ways(MOVES, "play W"))).toBe("colour");
  expect(open(ways(MOVES, "play G7"))).toBe("player");
  expect(open(["play G7 swap 1"])).toBe("player");
  expect(open(["play G7"])).toBeNull();
  expect(open([])).toBeNull();
});

test("calling, catching and jumping in are no turn", () => {
  expect(asked(["uno", "catch 3", "jump R5"])).toBe(false);
  expect(asked(["uno", "draw"])).toBe(true);
  expect(caught(["jump R5", "catch 3"])).toBe(3);
  expect(caught(["draw"])).toBeNull();
  expect(jump(["catch 3", "jump R7 swap 1"])).toBe("R7");
});

test("copies are told apart", () => {
  expect(numbered(["B1", "B1", "G2", "B1"])).toEqual(["B1#0", "B1#1", "G2#0", "B1#2"]);
});

test("the rules open at what is asked, and there is such a rule", () => {
  const asked = [
    ruleOf("challenge", null, "W4", false, true),
    ruleOf("name", null, "W", false, false),
    ruleOf("player", "play G7", "G2", false, false),
    ruleOf("colour", "play W", "G2", false, false),
    ruleOf("colour", "play W4", "G2", false, false),
    ruleOf(null, null, "G2", true, false),
    ruleOf(null, null, "GD", false, true),
    ruleOf(null, null, "W4", false, true),
  ];
  expect(new Set(asked).size).toBe(asked.length);
  for (const id of asked) expect(rules).toContain(`\n- \`${id}\` `);
  expect(ruleOf(null, null, "G2", false, false)).toBe("");
});
