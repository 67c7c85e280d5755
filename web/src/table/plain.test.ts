import { expect, test } from "vitest";
import { Speech } from "../core/speech";
import { arrange, board, column, entry, headings, label, within, words } from "./plain";

const say = new Speech("en", ["yes = yes\nno = no\nfield-hand_sizes = cards in hand\n"], undefined, ["Ada", "Bo"]);

test("a list that is known to go by seats is a column, another of that length is not", () => {
  const fields = { hand_sizes: [3, 4], dice: [5, 6] };
  const { columns, facts } = arrange(fields, 2, ["hand_sizes"]);
  expect(columns).toEqual([["hand_sizes", [3, 4]]]);
  expect(facts).toEqual([["dice", [5, 6]]]);
});

test("of a game the page does not know every list with an entry a seat is a column", () => {
  expect(arrange({ dice: [5, 6] }, 2).columns).toEqual([["dice", [5, 6]]]);
});

test("as many cards in hand as there are seats are still one hand", () => {
  const { columns, facts } = arrange({ hand: ["2", "12"], laid: [null, "7"] }, 2);
  expect(columns).toEqual([["laid", [null, "7"]]]);
  expect(facts).toEqual([["hand", ["2", "12"]]]);
});

test("objects are parts, lists of them are tables", () => {
  const { parts, tables } = arrange({ owes: { seat: 1, cards: 2 }, laid: [{ seat: 0, card: "R7", why: "x" }] }, 2);
  expect(parts).toEqual([["owes", { seat: 1, cards: 2 }]]);
  expect(headings(tables[0][1])).toEqual(["seat", "card"]);
});

test("what the frame shows is not shown twice", () => {
  expect(board({ seat: 0, moves: ["draw"], top: "R7" })).toEqual({ hand: null, top: "R7" });
});

test("what there is nothing of is left out", () => {
  expect(arrange({ owes: null, known: [], double: false }, 2).facts).toEqual([["double", false]]);
});

test("fields and values in words", () => {
  expect(label("hand_sizes", say)).toBe("Cards in hand");
  expect(label("pile_size", say)).toBe("Pile size");
  expect(label("1", say)).toBe("Bo");
  expect(words("dealer", 1, say)).toBe("Bo");
  expect(words("target", 500, say)).toBe("500");
  expect(words("reversed", false, say)).toBe("no");
  expect(words("top", null, say)).toBe("–");
  expect(words("owes", { seat: 0, cards: 4 }, say)).toBe("Seat: Ada; Cards: 4");
});

test("a list by seats counts, and within another field the same name may be a list of seats", () => {
  const six = new Speech("en", ["field-secured = secured by\n    .by-seat = secured\nfield-colours-blue = navy\n"]);
  const fields = { secured: [1, 0], last: { secured: [1, 0] } };
  const { columns } = arrange(fields, 2, ["secured"]);
  expect(columns).toEqual([["secured", [1, 0]]]);
  expect(arrange(fields.last, 2, within("last", ["secured"])).facts).toEqual([["secured", [1, 0]]]);
  expect(arrange(fields.last, 2, within("last", ["last.secured"])).columns).toEqual([["secured", [1, 0]]]);
  expect([column("secured", six), label("secured", six)]).toEqual(["Secured", "Secured by"]);
  expect([entry("secured", 1, say), words("secured", 1, say)]).toEqual(["1", "Bo"]);
  expect(entry("colours", "blue", six)).toBe("navy");
});
