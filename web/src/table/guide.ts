/**
 * A first game: `games/<key>/guide.ts` says which of the game's own sentences (`guide-...`) explains the present moment.
 * Found, never listed; a game without one is taught by hints alone.
 */
import type { GameView } from "../wire";

/** The id of a sentence for this moment, or none. `mine`: I am asked for something. */
// biome-ignore lint/suspicious/noExplicitAny: every game has a view type of its own
export type Guide<V = any> = (view: V, you: number, mine: boolean) => string | null;

const guides = import.meta.glob<Guide>("../games/*/guide.ts", { import: "default" });

export async function guideOf(game: string): Promise<Guide<GameView>> {
  return (await guides[`../games/${game}/guide.ts`]?.()) ?? (() => null);
}
