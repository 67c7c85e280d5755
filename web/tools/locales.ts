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

/** The English files: the table's and the page's, and of every game its own and its board's. */
export function englishFiles(): { shared: string[]; games: Record<string, string[]> } {
  const games: Record<string, string[]> = {};
  const add = (key: string, file: string) => {
    games[key] = [...(games[key] ?? []), file];
  };
  for (const file of globSync(join(SOURCE, "games/*/locales", "en.ftl")).sort())
    add(basename(dirname(dirname(file))).replaceAll("_", "-"), file);
  for (const file of globSync(join(WEB, "src/games/*/locales", "en.ftl")).sort())
    add(basename(dirname(dirname(file))), file);
  const shared = globSync(join(SOURCE, "locales/en/*.ftl")).filter((file) => !file.endsWith("/use.ftl")); // of commands
  return { shared: shared.sort(), games };
}

/** The file in another language that stands for an English one. */
const translated = (english: string, language: string) =>
  english.replace(/\/en\.ftl$/, `/${language}.ftl`).replace(/\/en\/(\w+\.ftl)$/, `/${language}/$1`);

/** The messages of a file without its comments. */
export function messages(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").replace(/^#.*\n/gm, "") : "";
}

const each = (text: string) => text.split(/^(?=[a-z][\w-]* =)/m);
const idOf = (message: string) => message.slice(0, message.indexOf(" ="));

/** The messages of English files in a language; those it lacks in English. */
export function said(files: string[], language: string): string {
  const own = each(files.map((file) => messages(translated(file, language))).join("\n"));
  const known = new Set(own.map(idOf));
  return [...own, ...each(files.map(messages).join("\n")).filter((one) => !known.has(idOf(one)))].join("");
}

/** The messages of a text that are shown away from a table (a pitch, options and what they can be, presets), and the others. */
export function parted(all: string): { early: string; late: string } {
  const early = (message: string) => /^(pitch|option-|choice-|preset-)/.test(message);
  return {
    early: each(all).filter(early).join(""),
    late: each(all)
      .filter((message) => !early(message))
      .join(""),
  };
}

/** What is loaded at once: `shared`, and what is said about each game away from its tables. */
function moduleOf(language: string): string {
  const { shared, games } = englishFiles();
  const early = Object.entries(games).map(([key, files]) => [key, parted(said(files, language)).early]);
  const loaders = Object.keys(games).map((key) => `${JSON.stringify(key)}: () => import("${ONE}${language}/${key}")`);
  const found = `shared: ${JSON.stringify(said(shared, language))}, games: ${JSON.stringify(Object.fromEntries(early))}`;
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
      const { shared, games } = englishFiles();
      for (const file of game ? games[game] : [...shared, ...Object.values(games).flat()])
        this.addWatchFile(translated(file, language));
      return game ? `export default ${JSON.stringify(parted(said(games[game], language)).late)};` : moduleOf(language);
    },
  };
}
