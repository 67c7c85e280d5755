import locales from "virtual:locales";
import { expect, test } from "vitest";
import sample from "./sentences.json";
import { Speech, type Told, type Vocabulary } from "./speech";

const vocabularies = import.meta.glob<Vocabulary>("../games/*/words.json", { eager: true, import: "default" });
const english = (await locales.en()).default;
async function speech(key: string, language = "en"): Promise<Speech> {
  const { shared, games, tables } = (await locales[language]()).default;
  const messages = [shared, games[key] ?? "", (await tables[key]?.())?.default ?? ""];
  return new Speech(language, messages, vocabularies[`../games/${key}/words.json`], sample.names);
}

for (const [key, said] of Object.entries(sample.games))
  for (const language of Object.keys(locales)) {
    const inIt = (says: object) => (says as Record<string, string>)[language];
    test(`${key}: every event is said in ${language} as Python says it`, async () => {
      const say = await speech(key, language);
      expect(said.events.length).toBeGreaterThan(8);
      for (const { says, ...told } of said.events) expect(say.event(told as unknown as Told)).toBe(inIt(says));
    });
    test(`${key}: every refusal is said in ${language} as Python says it`, async () => {
      const say = await speech(key, language);
      expect(said.refusals.length).toBeGreaterThan(2);
      for (const { says, ...why } of said.refusals) expect(say.refusal(why)).toBe(inIt(says));
    });
    test(`${key}: every move is said in ${language} as Python says it`, async () => {
      const say = await speech(key, language);
      expect(said.moves.length).toBeGreaterThan(2);
      for (const { says, move } of said.moves) expect(say.move(move)).toBe(inIt(says));
    });
  }

test("options, what they can be, and presets are known before a table is, what happens there only at it", async () => {
  for (const [key, early] of Object.entries(english.games)) {
    const say = new Speech("en", [early]);
    expect(say.has("pitch")).toBe(true);
    expect(early).not.toMatch(/^event-/m);
    expect((await english.tables[key]()).default).not.toMatch(/^(option|choice|preset)-/m);
  }
});

test("a message that is missing says so", async () => {
  const say = await speech("");
  expect(() => say.message("no-such-thing")).toThrow("no-such-thing");
});

test("a move is said in the game's own words, or in its spelling's", () => {
  const axes = { card: { name: "card", kind: "words" as const, words: ["R7"] } };
  const moves = ["lay $card", "keep $card", "draw"];
  const say = new Speech("en", ["card-R7 = red 7\nmove-lay = lay { $card } down"], { axes, events: {}, moves });
  expect(say.move("lay R7")).toBe("lay red 7 down");
  expect(say.button("keep R7")).toBe("Keep red 7");
  expect(say.button("draw")).toBe("Draw");
});

test("names can be marked, so that a page can set them apart", () => {
  const say = new Speech("en", ["event-x = { $who } goes"], undefined, ["Ada"], (name) => `<${name}>`);
  expect(say.event({ event: "x", seat: 0 })).toBe("<Ada> goes");
});
