import { expect, test } from "vitest";
import { keyName, taken } from "./keys";

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
const focus = (kind: string) => ({ matches: (selector: string) => selector.includes(kind) }) as unknown as Element;

test("keys have one name whatever the shift key does, and browser shortcuts are left alone", () => {
  expect(keyName(press("D"))).toBe("d");
  expect(keyName(press("?"))).toBe("?");
  expect(keyName(press(" "))).toBe("Space");
  expect(keyName(press("Enter"))).toBe("Enter");
  expect(keyName(press("r", { ctrlKey: true }))).toBe(null);
});

test("a field keeps its keys, and a focused button keeps Enter and Space", () => {
  expect(taken("d", focus("input"))).toBe(true);
  expect(taken("Escape", focus("input"))).toBe(false);
  expect(taken("Enter", focus("button"))).toBe(true);
  expect(taken("d", focus("button"))).toBe(false);
  expect(taken("d", null)).toBe(false);
});
