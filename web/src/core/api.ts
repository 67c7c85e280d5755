/** The few questions asked over HTTP: the games, opening a table, taking a seat. */
import type { Line, PadShown, Tried, Wish } from "../pad/pad";
import type { Drawn, GameInfo, OpenTable, PublicTable, Replay, Seat, TableShown, TakeGift, TakeSeat } from "../wire";

/** A refusal as data; the sentence is made where it is shown. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(id);
  }
}

/** The server does not answer. */
export class Away extends Error {}

async function ask<T>(path: string, body?: object, method = "GET"): Promise<T> {
  let response: Response;
  try {
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    response = await fetch(path, body ? post : { method });
  } catch {
    throw new Away();
  }
  if (response.status >= 500) throw new Away();
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message, answer.args, answer.rule);
  return answer as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
let known: Promise<GameInfo[]> | null = null;

/** The games there are; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("/api/games").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}
export const openTable = (wish: OpenTable) => ask<Seat>("/api/tables", wish);
export const takeSeat = (table: string, wish: TakeSeat) => ask<Seat>(`${at(table)}/sit`, wish);
export const takeOver = (table: string, token: string) => ask<Seat>(`${at(table)}/device`, { token });
export const findTable = (table: string) => ask<{ n: number; table: TableShown }>(at(table));
export const ownSeat = (table: string) => ask<Seat>(`${at(table)}/seat`);
export const takeGift = (table: string, wish: TakeGift) => ask<Seat>(`${at(table)}/take`, wish);
export const publicTables = () => ask<PublicTable[]>("/api/tables");
export const drawnOf = (table: string) => ask<Drawn>(`${at(table)}/drawn`);
export const replayOf = (table: string, match: number, seat: number) =>
  ask<Replay>(`${at(table)}/replay/${match}/${seat}`);
export const recordOf = (table: string) => `${at(table)}/record`;

const padAt = (pad: string) => `/api/pads/${encodeURIComponent(pad)}`;
interface OpenPad {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  first: number;
}
export const openPad = (wish: OpenPad) => ask<{ pad: string }>("/api/pads", wish);
/** What the dealer must know. */
export const dealOf = (wish: OpenPad) => ask<Record<string, number>>("/api/deal", wish);
export const findPad = (pad: string) => ask<PadShown>(padAt(pad));
export const doPad = (pad: string, asked: { id: string; wish: Wish }) => ask<PadShown>(padAt(pad), asked);
export const tryPad = (pad: string, line: { round: number; seat: number; line: Line }) =>
  ask<Tried>(`${padAt(pad)}/try`, line);
export const namelessPad = (pad: string) => ask<PadShown>(`${padAt(pad)}/names`, undefined, "DELETE");
export const padTable = (pad: string) => `${padAt(pad)}/csv`;
export const padData = (pad: string) => padAt(pad);
