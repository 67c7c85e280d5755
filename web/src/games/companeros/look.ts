/** A colour head and ten rungs; the lit ones are the card's strength. */
import "./look.css";
import { badge, edge, fill, ground, num, on, rosette, small, suit } from "../../look/cards";
import type { FaceOptions, GameLook } from "../../look/games";

function face(code: string, o: FaceOptions): string {
  const c = suit(code[0]);
  const n = +code.slice(1);
  if (o.size === "s") return small(n, c);
  const two = n > 9;
  let s = `${ground("var(--stock)")}<rect width="100" height="43" fill="${fill(c)}"/>`;
  s += num(n, two ? 4 : 8, two ? 34 : 35, two ? 33 : 36, on(c), "start", two ? 'letter-spacing="-3"' : "");
  s += badge(c, two ? 63 : 60, 22, two ? 0.96 : 1.06, on(c), fill(c));
  for (let i = 0; i < 10; i++) {
    const y = 127 - i * 8.5;
    s +=
      i < n
        ? `<rect x="8" y="${y.toFixed(1)}" width="84" height="6.6" rx="1.6" fill="${fill(c)}"/>`
        : `<rect x="8.6" y="${(y + 0.6).toFixed(1)}" width="82.8" height="5.4" rx="1.4" fill="none" stroke="var(--stock-line)" stroke-width="1.1"/>`;
  }
  return s + edge;
}

export default {
  face,
  rose: () => rosette(46, 3, 0.42, 12, 0, 120) + rosette(14, 6, 0.3, 5, 0, 90),
  box: { place: 2, cards: ["G7", "Y9", "R4", "O10"] },
  sample: { code: "R8" },
} satisfies GameLook;
