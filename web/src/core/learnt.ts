/** Which games this device has been shown how to play: a first game is offered once. */
import type { Drawer } from "./settings";

const KEY = "troef.learnt";

/** The games that need no offer any more. */
export function learnt(drawer: Drawer): string[] {
  try {
    const list = JSON.parse(drawer.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** From now on this game is known. */
export function learn(drawer: Drawer, game: string): void {
  const list = learnt(drawer);
  if (list.includes(game)) return;
  try {
    drawer.setItem(KEY, JSON.stringify([...list, game]));
  } catch {
    return;
  }
}
