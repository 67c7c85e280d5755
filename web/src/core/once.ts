/** Asking for a seat twice takes one chair: an answer may be lost although the seat was taken. */
import { entropy } from "./entropy";

const asked = new Map<string, string>();

/** Asks a table for a seat with a secret of our own, which stays the same until the table has given one. */
export async function once<Answer>(table: string, ask: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = asked.get(table) ?? entropy();
  asked.set(table, token);
  const seat = await ask(token);
  asked.delete(table);
  return seat;
}
