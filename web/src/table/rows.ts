/** The score sheet of the rounds so far: as the game's board writes it, or the points alone. */
import { gained } from "../core/figures";
import type { PadRow } from "../look/Pad.svelte";
import type { Scene } from "./scene.svelte";

export function sheetRows({ table, view, events, manner }: Scene): PadRow[] {
  const own = manner.rows?.(table!, view!.game!, events);
  return own ?? table!.rounds.map((row, i) => ({ label: `${i + 1}`, cells: row.map((n) => ({ points: gained(n) })) }));
}
