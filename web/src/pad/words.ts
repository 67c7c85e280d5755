/** What the pad says beside its figures. */
import { app, t } from "../app.svelte";

/** Between two facts; it never begins a line. */
export const BETWEEN = "\u00a0· ";

/** What the dealer must know of a round, in words. */
export function hints(facts: Record<string, number>, names: string[]): string[] {
  const found: string[] = [];
  if (facts.out) found.push(t("pad-out"));
  for (const fact of ["deals", "leads"]) if (fact in facts) found.push(t(`pad-${fact}`, { name: names[facts[fact]] }));
  for (const fact of ["cards", "tricks", "stages"]) if (fact in facts) found.push(t(`pad-${fact}`, { n: facts[fact] }));
  return found;
}

/** How long the match goes. */
export function length(facts: Record<string, number>): string[] {
  return ["rounds", "target"].filter((fact) => facts[fact]).map((fact) => t(`pad-${fact}`, { n: facts[fact] }));
}

/** A face as the game says it: a card, a number, a colour. */
export function faceIn(game: string, code: string): string {
  const say = app.speech(game, undefined, []);
  for (const id of [`pad-face-${code}`, `colour-${code}`]) if (say.has(id)) return say.message(id);
  return code;
}
