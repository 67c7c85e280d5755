import { expect, test } from "vitest";
import { marked, parts, plain, stopped, untilNext } from "./story";

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

test("sentences side by side end with a stop, unless they end already", () => {
  expect(["Bo draws", "Bo: UNO!", `It is ${marked("Bo")}`, "Who?"].map((text) => plain(stopped(text)))).toEqual([
    "Bo draws.",
    "Bo: UNO!",
    "It is Bo.",
    "Who?",
  ]);
});

test("between two rounds nothing is told of the next one", () => {
  const line = (id: number, begins?: boolean) => ({ id, text: "", begins });
  expect(untilNext([line(1, true), line(2), line(3, true), line(4)]).map(({ id }) => id)).toEqual([1, 2]);
  expect(untilNext([line(1), line(2)]).map(({ id }) => id)).toEqual([1, 2]);
});
