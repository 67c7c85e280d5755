/** Options of a game in words: what the table chose, and what differs from the usual. */
import { app, t } from "../app.svelte";
import type { GameInfo, OptionInfo } from "../wire";

/** A game with its options and presets in the reader's language; the server sends them in English. */
export function inWords(game: GameInfo): GameInfo {
  const say = app.speech(game.key, undefined, []);
  const text = (id: string, otherwise: string, attribute?: string) =>
    say.has(id, attribute) ? say.message(id, {}, attribute) : otherwise;
  return {
    ...game,
    presets: Object.fromEntries(
      Object.entries(game.presets).map(([name, preset]) => [
        name,
        { ...preset, title: text(`preset-${name}`, preset.title) },
      ]),
    ),
    options: game.options.map((option) => ({
      ...option,
      title: text(`option-${option.name}`, option.title),
      about: text(`option-${option.name}`, option.about, "about"),
      titles: option.words.map((word, i) => text(`choice-${option.name}-${word}`, option.titles[i])),
    })),
  };
}

export type Value = number | boolean | string | number[];

/** A value as people read it. */
export function shownValue(option: OptionInfo, value: Value | undefined): string {
  const chosen = value ?? option.default;
  if (typeof chosen === "boolean") return t(chosen ? "yes" : "no");
  if (typeof chosen === "string") return option.titles[option.words.indexOf(chosen)];
  if (Array.isArray(chosen)) return chosen.join(" ");
  if (chosen === 0 && option.default === 0) return t("no"); // a number that is usually not asked for
  return new Intl.NumberFormat(app.language).format(chosen);
}

const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** All options of a game with a preset's values. */
export function withPreset(game: GameInfo, preset: string): Record<string, Value> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { ...usual, ...game.presets[preset]?.options };
}

/** The preset whose values these are, or none. */
export function presetOf(game: GameInfo, values: Record<string, Value>): string | null {
  const fits = (preset: string) => {
    const meant = withPreset(game, preset);
    return game.options.every((option) => same(values[option.name] ?? option.default, meant[option.name]));
  };
  return Object.keys(game.presets).find(fits) ?? null;
}

/** The options that differ from the usual, each in words. */
export function unusual(game: GameInfo, values: Record<string, Value>): string[] {
  return game.options
    .filter((option) => !same(values[option.name] ?? option.default, option.default))
    .map((option) =>
      values[option.name] === true ? option.title : `${option.title}: ${shownValue(option, values[option.name])}`,
    );
}
