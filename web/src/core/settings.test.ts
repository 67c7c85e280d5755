import { expect, test } from "vitest";
import { attributes, DEFAULTS, type Drawer, read, write } from "./settings";

const drawer = (text: string | null): Drawer & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_, value) {
    this.text = value;
  },
});

test("what was kept comes back", () => {
  const kept = drawer(null);
  write(kept, { ...DEFAULTS, name: "Ada", light: "evening", left: true });
  expect(read(kept)).toEqual({ ...DEFAULTS, name: "Ada", light: "evening", left: true });
});

test("a broken or foreign value falls back to the usual one", () => {
  expect(read(drawer("{ no json"))).toEqual(DEFAULTS);
  expect(read(drawer("null"))).toEqual(DEFAULTS);
  expect(read(drawer('{"light": "neon", "sound": "yes", "name": "Bo", "unknown": 1}'))).toEqual({
    ...DEFAULTS,
    name: "Bo",
  });
});

test("a browser that keeps nothing does not break the page", () => {
  const full: Drawer = {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  };
  write(full, DEFAULTS);
  expect(read(full)).toEqual(DEFAULTS);
});

test("the root carries what differs from the usual", () => {
  expect(Object.values(attributes(DEFAULTS)).every((value) => value === null)).toBe(true);
  expect(attributes({ ...DEFAULTS, light: "day", letters: false })).toMatchObject({
    "data-theme": "light",
    "data-letters": "off",
  });
});
