import { expect, test } from "vitest";
import { learn, learnt } from "./learnt";

const drawer = (text: string | null) => ({
  text,
  getItem: () => text,
  setItem(_: string, value: string) {
    text = value;
  },
});

test("a game that was learnt stays so, once", () => {
  const kept = drawer(null);
  learn(kept, "a");
  learn(kept, "b");
  learn(kept, "a");
  expect(learnt(kept)).toEqual(["a", "b"]);
});

test("what cannot be read is nothing", () => {
  expect(learnt(drawer("{"))).toEqual([]);
  expect(learnt(drawer('{"a": 1}'))).toEqual([]);
});
