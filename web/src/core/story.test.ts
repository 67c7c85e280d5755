import { expect, test } from "vitest";
import { marked, parts, plain } from "./story";

test("a sentence falls into names and the rest, and back", () => {
  const text = `${marked("Ada")} takes from ${marked("Bo")}`;
  expect(parts(text)).toEqual([
    { text: "Ada", name: true },
    { text: " takes from ", name: false },
    { text: "Bo", name: true },
  ]);
  expect(plain(text)).toBe("Ada takes from Bo");
  expect(parts("nobody")).toEqual([{ text: "nobody", name: false }]);
});
