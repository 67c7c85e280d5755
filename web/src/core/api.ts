/** The few questions asked over HTTP: the games, opening a table, taking a seat. */
import type { Line, PadShown, Tried, Wish } from "../pad/pad";
import type {
  Drawn,
  GameInfo,
  GameTexts,
  OpenTable,
  PublicTable,
  Replay,
  Seat,
  TableShown,
  TakeGift,
  TakeSeat,
} from "../wire";

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

const UNSAID: GameTexts = { messages: "", words: { axes: {}, events: {} }, rules: "" };
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
/** What is said of a game that the page was not built with; without an answer nothing is said of it. */
export const textsOf = (game: string, language: string): Promise<GameTexts> =>
  ask<GameTexts>(`/api/games/${encodeURIComponent(game)}/texts?lang=${language}`).catch(() => UNSAID);
export const openTable = (wish: OpenTable) => ask<Seat>("/api/tables", wish);
export const takeSeat = (table: string, wish: TakeSeat) => ask<Seat>(`${at(table)}/sit`, wish);
export const takeOver = (table: string, token: string) => ask<Seat>(`${at(table)}/device`, { token });
export const findTable = (table: string) => ask<{ n: number; table: TableShown; to_act: number[] }>(at(table));
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
  before?: string;
}
export const openPad = (wish: OpenPad) => ask<{ pad: string }>("/api/pads", wish);
/** What the dealer must know. */
export const dealOf = (wish: OpenPad) => ask<Record<string, number>>("/api/deal", wish);
export const findPad = (pad: string) => ask<PadShown>(padAt(pad));
export const doPad = (pad: string, asked: { id: string; wish: Wish }) => ask<PadShown>(padAt(pad), asked);
export const tryPad = (pad: string, asked: { round: number; lines: Record<number, Line> }) =>
  ask<Tried>(`${padAt(pad)}/try`, asked);
export const namelessPad = (pad: string) => ask<PadShown>(`${padAt(pad)}/names`, undefined, "DELETE");
export const padTable = (pad: string) => `${padAt(pad)}/csv`;
export const padData = (pad: string) => padAt(pad);
