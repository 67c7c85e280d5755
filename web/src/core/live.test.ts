import { expect, test } from "vitest";
import { Live } from "./live";

test("news within a moment are told in one breath, urgent things at once", () => {
  const said: string[] = [];
  let ring = () => {};
  const later = (_: number, call: () => void) => {
    ring = call;
    return () => {};
  };
  const live = new Live(
    { later },
    (text) => said.push(text),
    (text) => said.push(`! ${text}`),
  );
  live.tell("Bo lays red 7");
  live.shout("Your turn");
  live.tell("");
  live.tell("Cy: UNO!");
  expect(said).toEqual(["! Your turn"]);
  ring();
  expect(said[1]).toBe("Bo lays red 7. Cy: UNO!");
});
