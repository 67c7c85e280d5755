import { expect, test } from "vitest";
import { tale } from "./tale";

type Facts = Parameters<typeof tale>[0];
const facts = (more: Partial<Facts>): Facts => ({
  phase: "throw",
  stage: 2,
  holder: 1,
  roller: 1,
  sum: 9,
  throws: [{ dice: [4, 5], sum: 9, secured: [] }],
  claim: null,
  placing: [],
  last: null,
  ...more,
});
const last = (why: string, sand: string | null) => ({
  why,
  lifter: sand ? 0 : null,
  sand,
  giver: sand ? (sand === "gone" ? 2 : 0) : null,
  given: sand ? 7 : null,
});
type Turned = Parameters<typeof tale>[1]["turned"];
const told = (view: Facts, turned: Turned = "") => tale(view, { turned, next: 2 });
const ids = (view: Facts, turned: Turned = "") => told(view, turned).map((part) => part.id);

test("a roll is told with how it turned out and who gained by it", () => {
  const thrown = facts({ throws: [{ dice: [4, 5], sum: 9, secured: [0, 2] }] });
  expect(told(thrown, "unmatched")).toEqual([
    { id: "tale-unmatched", who: [1], args: { sum: 9, next: 2 } },
    { id: "tale-secured", who: [0, 2] },
  ]);
  expect(ids(facts({}), "matched")).toEqual(["tale-matched"]);
  expect(ids(facts({}))).toEqual(["tale-rolled"]);
});

test("an open claim is told to all", () => {
  expect(ids(facts({ claim: { number: 9, seats: [2] } }), "unmatched")).toEqual(["tale-unmatched", "tale-claim"]);
  expect(ids(facts({ claim: { number: 9, seats: [] } }), "unmatched")).toEqual(["tale-unmatched"]);
});

test("at a change the story says whose cards are still awaited", () => {
  expect(told(facts({ phase: "placing", placing: [0, 2] }), "double").at(-1)).toEqual({
    id: "tale-placing",
    who: [0, 2],
  });
  expect(ids(facts({ phase: "choice" }), "unmatched")).toEqual(["tale-unmatched"]);
});

test("between stages it says who lifted, what was found, and who begins", () => {
  expect(ids(facts({ phase: "start" }))).toEqual(["tale-starts"]);
  expect(told(facts({ phase: "start", last: last("lifted", "gone") }))).toEqual([
    { id: "tale-lifted", who: [0] },
    { id: "tale-last", who: [1], args: { stage: 2 } },
  ]);
  expect(ids(facts({ phase: "start", last: last("lifted", "left") }))).toEqual(["tale-left"]);
  expect(ids(facts({ phase: "start", last: last("unlifted", null) }))).toEqual(["tale-last"]);
  expect(ids(facts({ phase: "bound", last: last("goes_on", "left") }))).toEqual(["tale-goes-on"]);
  expect(ids(facts({ phase: "over" }))).toEqual([]);
});
