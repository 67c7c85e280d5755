import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./tools/locales.ts";

const server = process.env.TROEF_SERVER ?? "http://127.0.0.1:8377";

export default defineConfig({
  plugins: [locales(), svelte()],
  build: {
    outDir: "../src/troef/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: fonts and no inline scripts
    modulePreload: { polyfill: false },
    manifest: true, // read by tools/budget.mjs
  },
  // `npm run dev`: the page from here, everything else from a running `troef serve`.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tools/**/*.test.ts"], environment: "node", isolate: false },
});
