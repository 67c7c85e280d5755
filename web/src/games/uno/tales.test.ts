import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Speech, type Vocabulary } from "../../core/speech";
import { story } from "./story.fixture";
import { tell } from "./tales";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const MESSAGES = ["../../../../src/troef/games/uno/locales/en.ftl", "locales/en.ftl"].map((path) => read(`./${path}`));
const WORDS: Vocabulary = JSON.parse(read("./words.json"));
const say = new Speech("en", MESSAGES, WORDS, ["Ada", "Bo", "Cy", "Otto"]);
const lines = (text: string) => tell(story(text), say).map((line) => line.text);

test("a wild and its colour are one sentence, with the card as it lies", () => {
  expect(tell(story("played 3 W4, named 3 B"), say)).toEqual([
    { text: "Otto plays Wild Draw Four and names blue", card: { code: "W4", as: "B" } },
  ]);
  expect(lines("named 1 G")).toEqual(["Bo names green"]);
});

test("what a Wild Draw Four makes one owe goes without saying, more than that does not", () => {
  expect(lines("played 3 W4, named 3 B, owes 0 4")).toEqual(["Otto plays Wild Draw Four and names blue"]);
  expect(lines("played 3 W4, named 3 B, owes 0 8")).toHaveLength(2);
  expect(lines("played 3 BD, owes 0 4")).toEqual(["Otto plays blue Draw Two", "Ada owes 4 cards"]);
});

test("cards drawn are counted, with the reason", () => {
  expect(lines("played 1 RD, took 2 2, drew 2, drew 2")).toEqual([
    "Bo plays red Draw Two",
    "Cy takes 2 cards and loses the turn",
  ]);
  expect(lines("drew 1")).toEqual(["Bo draws a card"]);
  expect(lines("drew 0 G4, may_play 0 G4")).toEqual(["Ada draws green 4"]);
  expect(lines("drew 1, draws_on 1, drew 1, draws_on 1, drew 1, may_play 1")).toEqual(["Bo draws 3 cards"]);
  expect(lines("caught 0 3, drew 3, drew 3")).toEqual(["Ada catches Otto: 2 cards"]);
  expect(lines("caught 0 3")).toEqual(["Ada catches Otto"]);
});

test("that somebody has one card left stands at the seat: on the mat the card is told, and the call", () => {
  const told = tell(story("played 1 R7, one_left 1, called 1"), say);
  expect(told.map(({ aside }) => !!aside)).toEqual([false, true, false]);
});

test("a challenge tells who draws, whoever it is", () => {
  const guilty = "challenged 0 3, shown 3, shown 3, guilty 3, drew 3, drew 3, drew 3, drew 3";
  expect(lines(guilty)).toEqual(["Ada challenges Otto", "It was a bluff: Otto draws 4 cards"]);
  const innocent = "challenged 0 3, shown 3, innocent 3, drew 0 R1, drew 0 R2";
  expect(lines(innocent)).toEqual(["Ada challenges Otto", "It was no bluff: Ada draws 2 cards"]);
});

test("a new stock on the way is told too, and two who draw are two", () => {
  expect(lines("took 2 2, drew 2, new_stock -1 9, drew 2")).toEqual([
    "Cy takes 2 cards and loses the turn",
    "The open pile is shuffled into a new stock of 9 cards",
  ]);
  expect(lines("drew 1, drew 2")).toEqual(["Bo draws a card", "Cy draws a card"]);
});

test("a deal is a heading; what only fills hands is not told", () => {
  expect(tell(story("drew_for_deal 0 R5, deals 1, dealt 0 R5, dealt 1, turned -1 G2"), say)).toEqual([
    { text: "Bo deals", card: undefined, heading: true, begins: true },
    { text: "Green 2 is turned first", card: { code: "G2" }, heading: false },
  ]);
});
