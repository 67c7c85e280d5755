import { expect, test } from "vitest";
import { commitment, Stream, seedOf } from "./chance";
import { unhex } from "./hash";

// from troef.core.chance: the secret 00..1f, two people and a bot between them
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ENTROPY = ["00".repeat(16), "", "ff".repeat(16)];
const SEED = "dfe634b52d87ec09dcaac292617129324fab864f3c7f4ae80001bd0b3ced2cf8";
const BELOW = [
  [60, 44],
  [59, 40],
  [58, 40],
  [6, 2],
  [6, 2],
  [6, 4],
  [3, 0],
  [2, 0],
  [1, 0],
  [108, 42],
  [107, 8],
  [4294967295, 704534782],
  [3000000000, 1444940421],
  [3000000000, 1784190615],
  [7, 6],
  [10, 0],
  [18, 2],
  [5, 1],
  [5, 4],
  [5, 4],
];

test("commitment, seed and every number drawn are as the server makes them", () => {
  expect(commitment(SECRET)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  expect(seedOf(SECRET, ENTROPY)).toBe(SEED);
  const stream = new Stream(unhex(SEED));
  for (const [n, drawn] of BELOW) expect(stream.below(n)).toBe(drawn);
});
