import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qr, qrPath } from "./qr";

const rows = (text: string) => qr(text).map((row) => row.map((dark) => (dark ? 1 : 0)).join(""));
const mark = (text: string) => createHash("sha256").update(rows(text).join("\n")).digest("hex").slice(0, 16);

test("codes are those that an independent reader has read back", () => {
  expect(mark("a")).toBe("e8ab680854e4019c"); // version 1
  expect(mark("https://troef.example/t/kolibrie")).toBe("692918bd24e59079"); // 3
  expect(mark("http://192.168.1.7:8377/t/Q9cBHz_-xAAbbCCddEEff1")).toBe("479f14f549b683a0"); // 4, two blocks
  expect(mark("x".repeat(100))).toBe("898a791db8daf879"); // 6, four blocks
  expect(mark("y".repeat(150))).toBe("230adb2b282df71c"); // 8, with version bits
  expect(mark("u".repeat(213))).toBe("71b101821b23b905"); // 10, blocks of two lengths
});

test("a code grows with its text, and too long a text is refused", () => {
  expect(qr("a").length).toBe(21);
  expect(qr("y".repeat(150)).length).toBe(49);
  expect(() => qr("z".repeat(214))).toThrow(RangeError);
});

test("the path draws exactly the dark places", () => {
  const { size, d } = qrPath("troef");
  const drawn = [...d.matchAll(/h(\d+)v/g)].reduce((sum, run) => sum + +run[1], 0);
  expect(drawn).toBe(qr("troef").flat().filter(Boolean).length);
  expect(size).toBe(21);
});
