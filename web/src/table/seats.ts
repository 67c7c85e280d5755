/** Where people sit, as this viewer sees the table: clockwise from my left; those who look on see seat 0 first. */
export function around(seats: number, you: number): number[] {
  if (you < 0) return Array.from({ length: seats }, (_, i) => i);
  return Array.from({ length: seats - 1 }, (_, i) => (you + 1 + i) % seats);
}

/** Where the i-th of k seats stands on a desk, in per cent of the mat, and where its card lies before it, as an offset. */
export function place(i: number, k: number): Record<"--x" | "--y" | "--ox" | "--oy", string> {
  const first = k === 1 ? 90 : k === 2 ? 52 : k === 3 ? 16 : k < 6 ? 8 : 4;
  const a = ((first + (k > 1 ? (i * (180 - 2 * first)) / (k - 1) : 0)) * Math.PI) / 180;
  const bent = (v: number, e: number) => Math.sign(v) * Math.abs(v) ** e;
  const X = 50 - 40 * bent(Math.cos(a), 0.62);
  const Y = 58 - 45 * bent(Math.sin(a), 0.75);
  const x = 50 - (k === 5 ? 27 : 25) * Math.cos(a);
  const y = 60 - 20 * bent(Math.sin(a), 0.8);
  const f = (n: number) => n.toFixed(1);
  return { "--x": `${f(X)}%`, "--y": `${f(Y)}%`, "--ox": `${f(x - X)}cqw`, "--oy": `${f(y - Y)}cqh` };
}
