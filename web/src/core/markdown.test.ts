import { expect, test } from "vitest";
import { blocks, inline } from "./markdown";

test("a rule's paragraph knows its id, and its lines are joined", () => {
  const found = blocks("## The cards\n\n- `a.deck` As many as\n  *there* are `x`.\n- plain\n\nText over\ntwo lines.");
  expect(found.map((block) => block.kind)).toEqual(["heading", "item", "item", "text"]);
  expect(found[0]).toMatchObject({ level: 2, id: "the-cards" });
  expect(found[1]).toMatchObject({ rule: "a.deck" });
  expect(found[1]).toHaveProperty("parts", inline("As many as *there* are `x`."));
  expect(found[2]).toMatchObject({ rule: "" });
  expect(found[3]).toHaveProperty("parts", [{ kind: "text", text: "Text over two lines." }]);
});

test("marks become parts, and what is no mark stays text", () => {
  expect(inline("a **b** <c> [d](e.md) 2 * 3")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " <c> " },
    { kind: "text", text: "d" },
    { kind: "text", text: " 2 * 3" },
  ]);
});

test("an example begins with its cards, and numbered lines stand apart", () => {
  const found = blocks("`R7 > RS > W4=G` Red lies.\n\n1. `Y3 G11` Yellow\n   leads.\n2. Nine.");
  expect(found.map((block) => block.kind)).toEqual(["text", "item", "item"]);
  expect(found[0]).toMatchObject({ cards: ["R7", ">", "RS", ">", "W4=G"], parts: inline("Red lies.") });
  expect(found[1]).toMatchObject({ cards: ["Y3", "G11"], parts: inline("Yellow leads.") });
  expect(found[2]).toMatchObject({ cards: [], parts: inline("Nine.") });
});

test("a table has its rows without the rule between them", () => {
  const [table] = blocks("| a | b |\n| --- | --- |\n| 1 | 2 |");
  expect(table).toMatchObject({ kind: "table" });
  expect(table).toHaveProperty("rows.length", 2);
});

const readmes = import.meta.glob<string>("../../../src/troef/games/*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
test("the rules of every game are found with their ids", () => {
  expect(Object.keys(readmes).length).toBeGreaterThan(3);
  for (const text of Object.values(readmes)) {
    const rules = blocks(text).filter((block) => block.kind === "item" && block.rule);
    expect(rules.length).toBeGreaterThan(8);
  }
});
