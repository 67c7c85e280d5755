import { expect, test } from "vitest";
import { address, meant, type Place, place } from "./router";

test("every place has an address that leads back to it", () => {
  const places: Place[] = [
    { at: "home" },
    { at: "new", game: "a-game" },
    { at: "table", table: "Ab_-9" },
    { at: "replay", table: "x", match: null, act: 0, eyes: "" },
    { at: "replay", table: "x", match: 2, act: 12, eyes: "open" },
    { at: "replay", table: "x", match: 2, act: 0, eyes: "" },
    { at: "settings" },
    { at: "pad", name: "", part: "" },
    { at: "pad", name: "new", part: "a-game" },
    { at: "pad", name: "pad.x_-9", part: "timer" },
  ];
  for (const there of places) expect(place(address(there))).toEqual(there);
});

test("an address nobody gave leads nowhere", () => {
  expect(place("/what/ever")).toEqual({ at: "lost", path: "/what/ever" });
});

test("a table is found by its link, with or without the rest, and by its code in any spelling", () => {
  expect(meant(" https://troef.example/table/Q9cBHz_-x#seat ")).toBe("Q9cBHz_-x");
  expect(meant("http://192.168.1.7:8377/t/abc")).toBe("abc");
  expect(meant("kx7 2qp")).toBe("KX72QP");
  expect(meant("KX7-2QP")).toBe("KX72QP");
  expect(meant("hello there")).toBe(null);
});
