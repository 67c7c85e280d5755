import { expect, test } from "vitest";
import { once } from "./once";

const answered = (token: string) => Promise.resolve(token);
const lost = (tokens: string[]) => (token: string) => {
  tokens.push(token);
  return Promise.reject(new Error("no answer"));
};

test("who presses again after an answer was lost asks for the same seat", async () => {
  const tokens: string[] = [];
  await expect(once("a", lost(tokens))).rejects.toThrow("no answer");
  await expect(once("a", lost(tokens))).rejects.toThrow("no answer");
  expect([await once("a", answered)]).toEqual([...new Set(tokens)]);
  expect(tokens[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("who presses twice at once asks for the same seat", async () => {
  const [first, second] = await Promise.all([once("b", answered), once("b", answered)]);
  expect(first).toBe(second);
});

test("every seat that was given has a secret of its own", async () => {
  const given = [await once("c", answered), await once("c", answered), await once("d", answered)];
  expect(new Set(given).size).toBe(3);
});
