/**
 * Checks a finished match in the browser: the seal, the own chance, the seed, and every number drawn. `troef verify`
 * also replays the deals; here no deck is known, only the numbers the server lists for every shuffle and roll.
 */
import type { Drawn } from "../wire";
import { commitment, Stream, seedOf } from "./chance";
import { unhex } from "./hash";

/** What this device remembers of the table: what was promised, and what it added itself. */
export interface Remembered {
  commit: string;
  entropy: string;
}
export interface Check {
  id: "seal" | "promise" | "own" | "seed" | "numbers";
  /** null: this device cannot tell. */
  right: boolean | null;
  n?: number;
}

export function verify(drawn: Drawn, own: Remembered | null): Check[] {
  const stream = new Stream(unhex(drawn.seed));
  const numbers = drawn.draws.flatMap((one) => one.drawn);
  return [
    { id: "seal", right: commitment(drawn.secret) === drawn.commit },
    { id: "promise", right: own?.commit ? own.commit === drawn.commit : null },
    { id: "own", right: own?.entropy ? drawn.entropy.includes(own.entropy) : null },
    { id: "seed", right: seedOf(drawn.secret, drawn.entropy) === drawn.seed },
    { id: "numbers", right: numbers.every(([n, result]) => stream.below(n) === result), n: numbers.length },
  ];
}
