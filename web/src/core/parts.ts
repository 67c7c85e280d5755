/** A part of the page that did not come: the network was away, or the server has a newer page. */

const ASK_MS = 1000;
const CALM_MS = 60_000; // a part that cannot be had at all does not load the page for ever
const KEY = "troef-came-back";

let waits = false;

/** Loads the page anew as soon as the server answers: a browser does not ask for a failed style or module again. */
export async function comeBack(): Promise<void> {
  if (waits || Date.now() - Number(sessionStorage.getItem(KEY)) < CALM_MS) return;
  waits = true;
  while (!(await answers())) await new Promise((again) => setTimeout(again, ASK_MS));
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

const answers = () =>
  fetch("/healthz").then(
    (said) => said.ok,
    () => false,
  );
