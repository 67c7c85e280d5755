/** Opening tables and sitting down. */
import { app } from "../app.svelte";
import { openTable, takeSeat } from "../core/api";
import { once } from "../core/once";
import { rooms } from "../rooms";
import type { GameInfo, OpenTable, Seat } from "../wire";
import { boardOf } from "./board";
import type { Scene } from "./scene.svelte";
import { keep } from "./tables";

/** Tables that are to begin as soon as they are open, with bots of this level on the free chairs. */
export const beginWith = new Map<string, string>();

/** Tables whose bots are still to be put on their chairs. */
export const seatBots = new Map<string, string[]>();

/** How a person without a name is called. */
export const callMe = (): string => app.settings.name || app.say.message("guest");

/** The player that suits most people: the second of the levels, which go from the weakest to the strongest. */
export const usualBot = (game: GameInfo): string => game.bots[1] ?? game.bots[0];

/** Against bots, in one tap: a table for a few, which begins at once. */
export async function playNow(game: GameInfo): Promise<void> {
  lay(game.key);
  const chairs = Math.min(game.seats[1], Math.max(game.seats[0], 4));
  const seat = await open({ game: game.key, chairs });
  beginWith.set(seat.table, usualBot(game));
  app.go({ at: "table", table: seat.table });
}

/** What a table of this game needs is loaded while it is opened. */
export function lay(game: string): void {
  for (const part of [rooms.table(), boardOf(game, app.settings.plain), app.words(game)]) part.catch(() => {});
}

/** Opens a table and remembers the seat. */
export async function open(wish: Omit<OpenTable, "name">): Promise<Seat> {
  const seat = await openTable({ ...wish, name: callMe() });
  keep(localStorage, seat.table, { game: wish.game, token: seat.token });
  return seat;
}

/** Takes a seat at a table. */
export async function sit(table: string, name: string, chair?: number): Promise<Seat> {
  const where = chair === undefined ? {} : { chair };
  const seat = await once(table, (token) => takeSeat(table, { name, token, ...where }));
  keep(localStorage, seat.table, { token: seat.token });
  return seat;
}

/** Another match at the same table; with bots alone it begins at once. */
export async function again(session: Scene): Promise<void> {
  const alone = session.table!.chairs.filter((chair) => chair.kind === "person").length === 1;
  if (alone) beginWith.set(session.id, "");
  await session.wish({ t: "again", rotate: true });
}
