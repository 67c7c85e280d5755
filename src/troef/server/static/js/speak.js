// Words for those who listen: the story politely and merged, my turn and refusals at once.

const MERGE_MS = 700;
const KEPT_LINES = 20;
let waiting = [];
let timer = 0;

/** Says lines when there is a pause; what happens shortly after is said with them. */
export function soon(lines) {
  if (!lines.length) return;
  waiting.push(...lines);
  if (!timer) timer = setTimeout(say, MERGE_MS);
}

function say() {
  const line = document.createElement("p");
  line.textContent = waiting.join(". ");
  const region = document.getElementById("polite");
  region.append(line);
  while (region.children.length > KEPT_LINES) region.firstChild.remove();
  waiting = [];
  timer = 0;
}

/** Says one line at once; a new element, so that the same line is said again. */
export function now(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById("assertive").replaceChildren(line);
}
