/**
 * Adds up what a first visit loads, whichever address it opens: JS, CSS, fonts and the longest language, gzipped. More than
 * promised fails the build. Then writes the service worker, and the compressed files that the server sends.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const OUT = new URL("../../src/troef/server/page/", import.meta.url).pathname;
const MOST = 150 * 1000;
const manifest = JSON.parse(readFileSync(join(OUT, ".vite/manifest.json"), "utf8"));
const kb = (n) => `${(n / 1000).toFixed(1)} kB`.padStart(9);
const size = (file) => {
  const bytes = readFileSync(join(OUT, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length; // woff2 is compressed already
};

/** The files of a module of the manifest, with all that it needs at once. */
function files(key, found = new Set()) {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is not in the build`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const file of [...(entry.css ?? []), ...(entry.assets ?? [])]) found.add(file);
  for (const other of entry.imports ?? []) files(other, found);
  return found;
}

const keyOf = (name) => Object.keys(manifest).find((key) => key.endsWith(name));
const languages = Object.keys(manifest).flatMap((key) => key.match(/virtual:locale\/(\w+)$/)?.[1] ?? []);
const sizeOf = (language) => size(manifest[keyOf(`virtual:locale/${language}`)].file);
const longest = languages.reduce((a, b) => (sizeOf(a) < sizeOf(b) ? b : a)); // whichever language is spoken
const shell = new Set(["index.html", ...files("index.html"), ...files(keyOf(`virtual:locale/${longest}`))]);
if (![...shell].some((file) => file.endsWith(".woff2"))) throw new Error("the fonts are missing from the build");
const boards = Object.keys(manifest).filter((key) => /games\/.*Board\.svelte$/.test(key));
const visits = {
  "the first screen": ["src/screens/Home.svelte"],
  "a new table": ["src/screens/New.svelte"],
  "a waiting room": ["src/table/Room.svelte", "src/table/Waiting.svelte"],
  ...Object.fromEntries(
    boards.map((board) => {
      const game = board.split("/").at(-2);
      const words = [`src/games/${game}/words.json`, keyOf(`virtual:locale/${longest}/${game}`)];
      return [`the board of ${game}`, ["src/table/Room.svelte", board, ...words]];
    }),
  ),
};

let most = 0;
for (const [visit, modules] of Object.entries(visits)) {
  const loaded = new Set([...shell, ...modules.flatMap((key) => [...files(key)])]);
  const sum = [...loaded].reduce((total, file) => total + size(file), 0);
  most = Math.max(most, sum);
  console.log(`${kb(sum)}  ${visit}`);
}
console.log(`first load in ${longest}: ${kb(most).trim()} of ${kb(MOST).trim()} gzipped`);
if (most > MOST) throw new Error(`the first load is ${kb(most - MOST).trim()} too large`);

// the service worker: what every visit needs, and a name that changes with it
const worker = readFileSync(new URL("worker.js", import.meta.url), "utf8");
const kept = [
  "/",
  ...[...shell, ...files("src/screens/Home.svelte")].filter((file) => file !== "index.html").map((file) => `/${file}`),
];
const version = createHash("sha256")
  .update(kept.join())
  .update(readFileSync(join(OUT, "index.html")))
  .digest("hex")
  .slice(0, 12);
writeFileSync(
  join(OUT, "sw.js"),
  worker.replace('["__SHELL__"]', JSON.stringify([...new Set(kept)])).replace("__VERSION__", version),
);

rmSync(join(OUT, ".vite"), { recursive: true });
for (const file of readdirSync(OUT, { recursive: true }).map(String))
  if (/\.(js|css|html|svg|json|webmanifest)$/.test(file))
    writeFileSync(join(OUT, `${file}.gz`), gzipSync(readFileSync(join(OUT, file)), { level: 9 }));
