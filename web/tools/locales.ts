/**
 * Gives the page its sentences: `virtual:locales` has one loader a language, which loads the messages of the page and of
 * every game those that are shown away from a table, and one for each game's others, which its table loads. The files
 * are the same that Python reads; a board's own stand beside it.
 */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const SOURCE = resolve(WEB, "../src/troef");
const LIST = "virtual:locales";
const ONE = "virtual:locale/";

/** The languages there are. */
export function languages(): string[] {
  return readdirSync(join(SOURCE, "locales"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && globSync(join(SOURCE, "locales", entry.name, "*.ftl")).length > 0)
    .map((entry) => entry.name)
    .sort();
}

/** The files of a language: the table's and the page's, and of every game its own and its board's. */
export function filesOf(language: string): { shared: string[]; games: Record<string, string[]> } {
  const games: Record<string, string[]> = {};
  const add = (key: string, file: string) => {
    games[key] = [...(games[key] ?? []), file];
  };
  for (const file of globSync(join(SOURCE, "games/*/locales", `${language}.ftl`)).sort())
    add(basename(dirname(dirname(file))).replaceAll("_", "-"), file);
  for (const file of globSync(join(WEB, "src/games/*/locales", `${language}.ftl`)).sort())
    add(basename(dirname(dirname(file))), file);
  return { shared: globSync(join(SOURCE, "locales", language, "*.ftl")).sort(), games };
}

/** The messages of a file without its comments. */
export function messages(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").replace(/^#.*\n/gm, "") : "";
}

const text = (files: string[]) => files.map(messages).join("\n");

/** The messages of a text that are shown away from a table (a pitch, options, presets), and the others. */
export function parted(all: string): { early: string; late: string } {
  const each = all.split(/^(?=[a-z][\w-]* =)/m);
  const early = (message: string) => /^(pitch|option-|preset-)/.test(message);
  return { early: each.filter(early).join(""), late: each.filter((message) => !early(message)).join("") };
}

/** What is loaded at once: `shared`, and what is said about each game away from its tables. */
function moduleOf(language: string): string {
  const { shared, games } = filesOf(language);
  const early = Object.entries(games).map(([key, files]) => [key, parted(text(files)).early]);
  const loaders = Object.keys(games).map((key) => `${JSON.stringify(key)}: () => import("${ONE}${language}/${key}")`);
  const found = `shared: ${JSON.stringify(text(shared))}, games: ${JSON.stringify(Object.fromEntries(early))}`;
  return `export default { ${found}, tables: { ${loaders.join(", ")} } };`;
}

export function locales(): Plugin {
  return {
    name: "troef-locales",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = languages().map((l) => `${JSON.stringify(l)}: () => import(${JSON.stringify(ONE + l)})`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language, game] = id.slice(ONE.length + 1).split("/");
      const { shared, games } = filesOf(language);
      for (const file of game ? games[game] : [...shared, ...Object.values(games).flat()]) this.addWatchFile(file);
      return game ? `export default ${JSON.stringify(parted(text(games[game])).late)};` : moduleOf(language);
    },
  };
}
