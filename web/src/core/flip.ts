/**
 * Things fly from where they were to where they are (First, Last, Invert, Play), on the Web Animations API. A thing is
 * known by its id, whichever element shows it: a card leaves the hand and lies on the table. One that was nowhere may
 * come from an anchor: the stock, a player's place.
 */
interface Thing {
  element: HTMLElement;
  from?: string;
  to?: () => string | null;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const things = new Map<string, Thing[]>();
const anchors = new Map<string, HTMLElement[]>();
let before = new Map<string, { box: Box; thing: Thing }>();
let still = false;
export const MOVE_MS = 280;

function register<T>(map: Map<string, T[]>, id: string, value: T): () => void {
  map.set(id, [...(map.get(id) ?? []), value]);
  return () => {
    const rest = (map.get(id) ?? []).filter((other) => other !== value);
    if (rest.length) map.set(id, rest);
    else map.delete(id);
  };
}

/**
 * `{@attach flip("R7", "seat-2")}`: this element is the thing R7; if it is new it comes from the anchor seat-2. `to` names
 * the anchor it flies to when it is gone; it is asked after the change.
 */
export const flip = (id: string, from?: string, to?: () => string | null) => (element: HTMLElement) =>
  register(things, id, { element, from, to });

/** `{@attach anchor("seat-2")}`: a place things come from. */
export const anchor = (id: string) => (element: HTMLElement) => register(anchors, id, element);

/** Whether things are placed at once: the person wishes it, or the device. */
export function setStill(wish: boolean): void {
  still = wish;
}

const boxOf = (element: HTMLElement): Box | null => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
};
const newest = <T>(list: T[] | undefined): T | undefined => list?.at(-1);

/** Call before the page changes: remembers where everything is. */
export function capture(): void {
  before = new Map();
  for (const [id, list] of things) {
    const thing = newest(list)!;
    const box = boxOf(thing.element);
    if (box) before.set(id, { box, thing });
  }
}

/** Call after the page has changed: everything flies from where it was. */
export function play(ms = MOVE_MS): void {
  let fresh = 0;
  for (const [id, list] of things) {
    const thing = newest(list)!;
    const now = boxOf(thing.element);
    if (!now) continue;
    const old = before.get(id)?.box;
    const from = old ?? source(thing.from, now);
    if (!from) continue;
    const moved = Math.abs(from.x - now.x) + Math.abs(from.y - now.y) + Math.abs(from.width - now.width) > 2;
    if (moved) fly(thing.element, from, now, ms, old ? 0 : fresh++ * 60);
  }
  for (const [id, { box, thing }] of before) if (!things.has(id)) leave(thing, box, ms * 1.6);
  before = new Map();
}

/** Where something new comes from. Out of a player's place, which is larger than it, it comes small and grows. */
function source(name: string | undefined, now: Box): Box | null {
  const place = name === undefined ? undefined : newest(anchors.get(name));
  const box = place ? boxOf(place) : null;
  if (!box || !name!.startsWith("seat-")) return box;
  const [width, height] = [now.width / 2, now.height / 2];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A copy that nothing clips and nothing lies over, to fly where the thing itself could not be seen. */
function copyOf(element: HTMLElement, box: Box): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  const cards = copy.querySelectorAll<HTMLElement>(".card");
  for (const [i, card] of element.querySelectorAll<HTMLElement>(".card").entries())
    cards[i].style.setProperty("--w", `${card.offsetWidth}px`);
  (element.ownerDocument.querySelector("[data-game]") ?? document.body).append(copy);
  return copy;
}

/** What is gone flies to its anchor as a copy, and is gone then. */
function leave(thing: Thing, box: Box, ms: number): void {
  const name = thing.to?.();
  const place = name ? newest(anchors.get(name)) : undefined;
  const there = place && boxOf(place);
  if (!there || still) return;
  const copy = copyOf(thing.element, box);
  const dx = there.x + there.width / 2 - box.x - box.width / 2;
  const dy = there.y + there.height / 2 - box.y - box.height / 2;
  const gone = copy.animate(
    [
      { translate: "0 0", opacity: 1 },
      { translate: `${dx}px ${dy}px`, scale: "0.5", opacity: 0.2 },
    ],
    { duration: ms, easing: "cubic-bezier(.4,0,.6,1)" },
  );
  gone.onfinish = gone.oncancel = () => copy.remove();
}

const CLIPPED = ".mat, .turnline";
const within = (box: Box, outer: Box) =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

function fly(element: HTMLElement, from: Box, to: Box, ms: number, delay: number): void {
  if (still) {
    element.animate([{ outline: "2px solid var(--focus)" }, { outline: "2px solid transparent" }], { duration: 1000 });
    return;
  }
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width / to.width;
  const frames = [
    { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 9 },
    { translate: "0 0", scale: "1", zIndex: 9 },
  ];
  const timing: KeyframeAnimationOptions = {
    duration: ms,
    delay: Math.min(delay, 480),
    easing: "cubic-bezier(.2,.8,.2,1)",
    fill: "backwards",
  };
  const edge = element.closest(CLIPPED)?.getBoundingClientRect();
  if (!edge || within(from, edge)) element.animate(frames, timing);
  else across(element, to, frames, timing);
}

/** Over the edge of what clips it: a copy flies, and the thing is seen when the copy has landed. */
function across(element: HTMLElement, to: Box, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const x = to.x + (to.width - width) / 2;
  const y = to.y + (to.height - height) / 2;
  const copy = copyOf(element, { x, y, width, height });
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const flight = copy.animate(frames, timing);
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    hidden.cancel();
  };
}
