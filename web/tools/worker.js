/**
 * The service worker: keeps the shell of the page, so that it opens without a network and says what is going on. What
 * has a hash in its name never changes; the page itself is asked for anew and taken from the shelf only if nobody answers.
 * Tables are never kept: nothing under /api is touched. `tools/budget.mjs` fills in the names.
 */
const SHELL = ["__SHELL__"];
const SHELF = "troef-__VERSION__";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("troef-") && name !== SHELF;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate" && !/^\/api\b/.test(url.pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
});

/** From the shelf, or fetched once and put there. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
