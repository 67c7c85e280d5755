/** How points are written: with a real minus, and a plus where they were gained. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const gained = (n: number): string => (n > 0 ? `+${n}` : figure(n));
