/** The tables this device sits at, kept so that a person can go on where they left. No account. */
import type { Drawer } from "../core/settings";

export interface Kept {
  table: string;
  game: string;
  name: string;
  /** The secret of the seat; with it another device can take the seat over. */
  token: string;
  /** What this device added to the shuffle, and what the table had promised by then: to check both afterwards. */
  entropy: string;
  commit: string;
  at: number;
  over: boolean;
  /** Whether a first game is being shown here. */
  lesson?: boolean;
}
const KEY = "troef.tables";
const MOST = 40;

/** The tables, newest first. */
export function kept(drawer: Drawer): Kept[] {
  try {
    const list = JSON.parse(drawer.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers or changes what is known of a table. */
export function keep(drawer: Drawer, table: string, change: Partial<Kept>): void {
  const list = kept(drawer);
  const blank: Kept = { table, game: "", name: "", token: "", entropy: "", commit: "", at: 0, over: false };
  const one = { ...(list.find((other) => other.table === table) ?? blank), ...change, at: Date.now() };
  store(drawer, [one, ...list.filter((other) => other.table !== table)].slice(0, MOST));
}

/** What is known of one table. */
export const keptOf = (drawer: Drawer, table: string): Kept | undefined =>
  kept(drawer).find((one) => one.table === table);

export function forget(drawer: Drawer, table: string): void {
  store(
    drawer,
    kept(drawer).filter((one) => one.table !== table),
  );
}

function store(drawer: Drawer, list: Kept[]): void {
  try {
    drawer.setItem(KEY, JSON.stringify(list));
  } catch {
    return;
  }
}
