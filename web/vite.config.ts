import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./tools/locales.ts";

// Few files instead of many small ones: on a slow phone every file costs more than its bytes.
const core =
  /node_modules|\/src\/(core\/(?!chance|markdown|qr|replay|verify)|look\/(?!Drawer|Graph|Pad|Qr|Segments|Switch)|(app|rooms)\.|table\/(board|levels|names|open|tables)\.)|\/look\.ts$|preload-helper/;
const table =
  /\/src\/table\/(?!board|Change|Coach|levels|Menu|MySeat|names|open|options|[Pp]lain|[Rr]eplay|Rules|Scrub|tables|Waiting)|\/screens\/Note/;

const server = process.env.TROEF_SERVER ?? "http://127.0.0.1:8377";

export default defineConfig({
  plugins: [locales(), svelte()],
  build: {
    outDir: "../src/troef/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: fonts and no inline scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: core },
            { name: "table", test: table },
          ],
        },
      },
    },
    manifest: true, // read by tools/budget.mjs
  },
  // `npm run dev`: the page from here, everything else from a running `troef serve`.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tools/**/*.test.ts"], environment: "node", isolate: false },
});
