import { expect, test } from "vitest";
import type { Drawn } from "../wire";
import { commitment, Stream, seedOf } from "./chance";
import { unhex } from "./hash";
import { verify } from "./verify";

const secret = "07".repeat(32);
const entropy = ["ab".repeat(16), ""];
const seed = seedOf(secret, entropy);
const stream = new Stream(unhex(seed));
const drawn: Drawn = {
  match: 1,
  commit: commitment(secret),
  secret,
  entropy,
  seed,
  draws: [
    { act: -1, drawn: [60, 59, 58].map((n) => [n, stream.below(n)]) },
    { act: 4, drawn: [[6, stream.below(6)]] },
  ],
};
const own = { commit: drawn.commit, entropy: entropy[0] };
const wrong = (changed: Partial<Drawn>) =>
  verify({ ...drawn, ...changed }, own)
    .filter((check) => check.right === false)
    .map((check) => check.id);

test("an honest match passes every check", () => {
  expect(verify(drawn, own).every((check) => check.right)).toBe(true);
  expect(verify(drawn, own).at(-1)).toMatchObject({ id: "numbers", n: 4 });
});

test("a device that remembers nothing says so instead of guessing", () => {
  expect(verify(drawn, null).map((check) => check.right)).toEqual([true, null, null, true, true]);
});

test("every lie is found out", () => {
  expect(wrong({ secret: "08".repeat(32) })).toEqual(["seal", "seed"]);
  expect(wrong({ commit: "00".repeat(32) })).toEqual(["seal", "promise"]);
  expect(wrong({ entropy: ["00".repeat(16), ""] })).toEqual(["own", "seed"]);
  expect(wrong({ seed: "00".repeat(32) })).toEqual(["seed", "numbers"]);
  const [n, result] = drawn.draws[0].drawn[0];
  expect(wrong({ draws: [{ act: -1, drawn: [[n, (result + 1) % n]] }] })).toEqual(["numbers"]);
});
