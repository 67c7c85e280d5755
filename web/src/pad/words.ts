/** What the pad says beside its figures. */
import { app, maybe, t } from "../app.svelte";
import type { Refusal } from "../core/api";

/** Between two facts; it never begins a line. */
export const BETWEEN = "\u00a0· ";

/** What the dealer must know of a round, in words. */
export function hints(facts: Record<string, number>, names: string[]): string[] {
  const found: string[] = [];
  if (facts.out) found.push(t("pad-out"));
  for (const fact of ["deals", "leads"]) if (fact in facts) found.push(t(`pad-${fact}`, { name: names[facts[fact]] }));
  for (const fact of ["colours", "cards", "display", "tricks", "stages"])
    if (fact in facts) found.push(t(`pad-${fact}`, { n: facts[fact] }));
  return found;
}

/** Why not, in words; a field goes by its name in the player's language. */
export function whyNot({ id, args }: Refusal): string {
  const field = String(args.field ?? "");
  const called = { ...args, ...(field && { field: maybe(`pad-field-${field}`, field) }) };
  return app.say.refusal({ message: id, args: called as Record<string, string> });
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
