/** How points are written: with a real minus, and a plus where they were gained. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const gained = (n: number): string => (n > 0 ? `+${n}` : figure(n));

/** Who came second, if one did, and by how much: in some games the most points win, in some the fewest. */
export function runnerUp(points: readonly number[], winners: readonly number[]): { seat: number; n: number } | null {
  if (winners.length !== 1) return null;
  const behind = points.flatMap((n, seat) =>
    winners.includes(seat) ? [] : [{ seat, n: Math.abs(n - points[winners[0]]) }],
  );
  const least = Math.min(...behind.map(({ n }) => n));
  const second = behind.filter(({ n }) => n === least);
  return second.length === 1 && least > 0 ? second[0] : null;
}

/** A sentence whose figure may be less than nought, with a minus as wide as a plus. */
export const withMinus = (text: string): string => text.replace(/(^|\s)-(?=\d)/, "$1−");
