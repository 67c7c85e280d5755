import type { TableShown } from "../wire";

/** Why something was refused, in words, with the rule to open. */
export interface Reason {
  text: string;
  rule: string | null;
  /** Whether it answers a move, not a wish of another kind. */
  ofMove: boolean;
}

/** Whether a reason is still worth reading: why a move was refused tells nobody anything when the round or the match has ended. */
export function stands(reason: Reason | null, phase: TableShown["phase"] | undefined): reason is Reason {
  return !!reason && !(reason.ofMove && (phase === "over" || phase === "between"));
}
