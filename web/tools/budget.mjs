/** Adds up what a first visit loads and fails when it is more than promised: 150 kB gzipped in all. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const OUT = new URL("../../src/troef/server/page/", import.meta.url).pathname;
const MOST = 150 * 1000;
const manifest = JSON.parse(readFileSync(join(OUT, ".vite/manifest.json"), "utf8"));
const size = (file) => {
  const bytes = readFileSync(join(OUT, file));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length; // woff2 is compressed already
};

/** A module of the manifest with all it needs at once. */
function files(key, found = new Set()) {
  const entry = manifest[key];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const file of [...(entry.css ?? []), ...(entry.assets ?? [])]) found.add(file);
  for (const other of entry.imports ?? []) files(other, found);
  return found;
}

const total = (set) => [...set].reduce((sum, file) => sum + size(file), 0);
const first = new Set(["index.html", ...files("index.html")]);
for (const file of readdirSync(join(OUT, "assets"))) if (file.endsWith(".woff2")) first.add(`assets/${file}`);
for (const file of files("virtual:locale/en").size ? files("virtual:locale/en") : files("_virtual:locale/en"))
  first.add(file);

// the screens a first visit may open: the heaviest board counts
const boards = Object.keys(manifest).filter((key) => /games\/.*Board\.svelte$/.test(key));
const beyond = (key) => new Set([...files(key)].filter((file) => !first.has(file)));
const heaviest = Math.max(0, ...boards.map((key) => total(beyond(key))));
const sum = total(first) + heaviest;
const kb = (n) => `${(n / 1000).toFixed(1)} kB`;
for (const file of first) if (existsSync(join(OUT, file))) console.log(`  ${kb(size(file)).padStart(9)}  ${file}`);
console.log(`  ${kb(heaviest).padStart(9)}  the heaviest board`);
console.log(`first load: ${kb(sum)} of ${kb(MOST)} gzipped`);
if (![...first].some((file) => file.endsWith(".woff2"))) throw new Error("the fonts are missing from the build");
if (sum > MOST) throw new Error(`the first load is ${kb(sum - MOST)} too large`);

// what the server sends compressed; the manifest has served its purpose
rmSync(join(OUT, ".vite"), { recursive: true });
for (const file of readdirSync(OUT, { recursive: true }).map(String))
  if (/\.(js|css|html|svg|json|webmanifest)$/.test(file))
    writeFileSync(join(OUT, `${file}.gz`), gzipSync(readFileSync(join(OUT, file)), { level: 9 }));
