/** How players are called on this page. Bots that have only their level as a name are given one, the same for everybody. */
import type { ChairShown } from "../wire";

const BOTS = ["Otto", "Mila", "Dirk", "Eva", "Kaj", "Lena", "Sam", "Bo", "Cy", "Jo"];

export function names(chairs: ChairShown[]): string[] {
  const taken = new Set(chairs.filter((chair) => chair.kind === "person").map((chair) => chair.name));
  const free = BOTS.filter((name) => !taken.has(name));
  let next = 0;
  return chairs.map((chair) => {
    if (chair.kind !== "bot" || chair.name !== `bot ${chair.level}`) return chair.name;
    return free[next++ % free.length];
  });
}
