/** How players are called on this page. Bots that have only their level as a name are given one, the same for everybody
 *  and wherever they sit. */
import type { ChairShown } from "../wire";

const BOTS = ["Otto", "Mila", "Dirk", "Eva", "Kaj", "Lena", "Sam", "Bo", "Cy", "Jo"];

export function names(chairs: ChairShown[]): string[] {
  const taken = new Set(chairs.filter((chair) => chair.kind === "person").map((chair) => chair.name));
  const free = BOTS.filter((name) => !taken.has(name));
  return chairs.map((chair) =>
    chair.kind === "bot" && chair.name === `bot ${chair.level}` ? free[chair.nth % free.length] : chair.name,
  );
}
