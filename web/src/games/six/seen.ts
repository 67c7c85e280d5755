/** What everybody at the table has seen, gathered from the events: the rolls so far. */
import type { Told } from "../../core/speech";

export interface Seen {
  /** How many rolls there have been: the latest one's number. */
  rolls: number;
  /** How the latest roll turned out, as the table told it; "" before the first roll of a stage. */
  turned: "" | "double" | "matched" | "unmatched";
  /** How many dice come next after a miss; 0: change. */
  next: number;
}

export function seen(events: readonly Told[]): Seen {
  const found: Seen = { rolls: 0, turned: "", next: 0 };
  for (const told of events) {
    if (told.event === "rolled") {
      found.rolls++;
      found.turned = "";
    } else if (told.event === "double" || told.event === "matched" || told.event === "unmatched") {
      found.turned = told.event;
      found.next = (told.dice as number) ?? 0;
    } else if (told.event === "starts") found.turned = "";
  }
  return found;
}

/** How far a die lies turned, in degrees: by what all see, so that all see the same. */
export const slant = (lies: number, die: number): number => ((lies * 7 + die * 9) % 25) - 12;

/** Which dice show what another one shows, too. */
export const equals = (dice: readonly number[]): boolean[] =>
  dice.map((die) => dice.filter((d) => d === die).length > 1);

/** The spelling of a card: the letter of its owner's colour, and its number. */
export const spelled = (colour: string, number: number): string => colour[0].toUpperCase() + number;
