/**
 * Things fly from where they were to where they are (First, Last, Invert, Play), on the Web Animations API. A thing is
 * known by its id, whichever element shows it: a card leaves the hand and lies on the table. One that was nowhere may
 * come from an anchor: the stock, a player's place.
 */
interface Thing {
  element: HTMLElement;
  from?: string;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const things = new Map<string, Thing[]>();
const anchors = new Map<string, HTMLElement[]>();
let before = new Map<string, Box>();
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

/** `{@attach flip("R7", "seat-2")}`: this element is the thing R7; if it is new it comes from the anchor seat-2. */
export const flip = (id: string, from?: string) => (element: HTMLElement) => register(things, id, { element, from });

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
    const box = newest(list) && boxOf(newest(list)!.element);
    if (box) before.set(id, box);
  }
}

/** Call after the page has changed: everything flies from where it was. */
export function play(ms = MOVE_MS): void {
  let fresh = 0;
  for (const [id, list] of things) {
    const thing = newest(list)!;
    const now = boxOf(thing.element);
    if (!now) continue;
    const old = before.get(id);
    const place = thing.from === undefined ? undefined : newest(anchors.get(thing.from));
    const from = old ?? (place && boxOf(place));
    if (!from) continue;
    const moved = Math.abs(from.x - now.x) + Math.abs(from.y - now.y) + Math.abs(from.width - now.width) > 2;
    if (moved) fly(thing.element, from, now, ms, old ? 0 : fresh++ * 60);
  }
  before = new Map();
}

function fly(element: HTMLElement, from: Box, to: Box, ms: number, delay: number): void {
  if (still) {
    element.animate([{ outline: "2px solid var(--focus)" }, { outline: "2px solid transparent" }], { duration: 1000 });
    return;
  }
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width / to.width;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 9 },
      { translate: "0 0", scale: "1", zIndex: 9 },
    ],
    { duration: ms, delay: Math.min(delay, 480), easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
}
