/** The score sheet; whether many points are good or bad the view says. */
import { figure, gained } from "../../core/figures";
import type { PadRow } from "../../look/Pad.svelte";

/** Below nought when the first of two totals is the better one. */
export const better = (a: number, b: number, fewest: boolean): number => (fewest ? a - b : b - a);

/** The finished rounds; what nobody else scored is a dash. */
export const rows = (rounds: readonly (readonly number[])[], fewest: boolean): PadRow[] =>
  rounds.map((row, i) => {
    const newest = i === rounds.length - 1;
    const points = (n: number) => (!n && !fewest ? "–" : newest ? gained(n) : figure(n));
    return {
      label: `${i + 1}`,
      cells: row.map((n) => ({ points: points(n), kind: n && newest && !fewest ? "hit" : "" })),
    };
  });
