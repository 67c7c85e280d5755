/** The abacus: tricks won, wanted and still possible. All figures are the server's. */
export interface Standing {
  /** right: as it stands. more: so many to go. over: so many too many. never: out of reach. */
  kind: "right" | "more" | "over" | "never";
  /** How many more would do (or were too many); for a prediction with two numbers perhaps two. */
  n: number[];
}

export function standing(won: number, goals: readonly number[], reach: readonly number[]): Standing {
  const [fewest, most] = reach;
  const open = goals.filter((goal) => goal >= fewest && goal <= most).map((goal) => goal - won);
  if (open[0] === 0) return { kind: "right", n: open.slice(1) };
  if (open.length) return { kind: "more", n: open };
  const last = Math.max(...goals);
  return last < fewest ? { kind: "over", n: [fewest - last] } : { kind: "never", n: [] };
}

export interface Hole {
  n: number;
  /** won: a bead. wanted: on the way to what was said. open: could still come. shut: cannot come any more. */
  kind: "won" | "wanted" | "open" | "shut";
}

/** One place a trick, as many as the round has or the prediction needs. */
export function holes(won: number, goals: readonly number[], most: number, tricks: number): Hole[] {
  const last = Math.max(...goals);
  const kind = (n: number) => (n <= won ? "won" : n > most ? "shut" : n <= last ? "wanted" : "open");
  return Array.from({ length: Math.max(tricks, last, won) }, (_, i) => ({ n: i + 1, kind: kind(i + 1) }));
}
