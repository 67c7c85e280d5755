/** Full colour with the shape's ripples; the wilds show four tiles, and the named one stays lit. */
import "./look.css";
import {
  badge,
  fill,
  type Glyph,
  glyph,
  ground,
  num,
  on,
  path,
  rim,
  ripples,
  rosette,
  type Suit,
  small,
  suit,
} from "../../look/cards";
import type { FaceOptions, GameLook } from "../../look/games";

const ACTION: Record<string, Glyph> = { S: "skip", R: "reverse" };
const TILES: [Suit, number, number][] = [
  ["R", 0, 0],
  ["Y", 50, 0],
  ["G", 0, 70],
  ["B", 50, 70],
];

function wild(code: string, o: FaceOptions): string {
  let s = "";
  TILES.forEach(([c, x, y], i) => {
    const dim = o.as !== undefined && o.as !== c;
    s += `<rect x="${x}" y="${y}" width="50.5" height="70.5" fill="${dim ? "#3a3f4b" : fill(c)}"/>`;
    s += path(
      c,
      x + (i % 2 ? 29 : 21),
      y + (i < 2 ? 24 : 47),
      o.size === "s" ? 1.1 : 1.05,
      `fill="${dim ? "#5d6370" : on(c)}"`,
    );
  });
  const four = code === "W4";
  s += `<rect x="22" y="42" width="56" height="56" rx="12" fill="var(--stock)" stroke="var(--print)" stroke-width="3"/>`;
  return s + num(four ? "+4" : "W", 50, four ? 83 : 84, four ? 38 : 40, "var(--print)") + rim;
}

function middle(c: Suit, word: string, action: Glyph | undefined): string {
  if (word === "+2")
    return `<g fill="${fill(c)}" stroke="${on(c)}" stroke-width="4"><rect x="48" y="74" width="30" height="42" rx="5" transform="rotate(-9 63 95)"/><rect x="58" y="82" width="30" height="42" rx="5" transform="rotate(7 73 103)"/></g>${num("2", 73, 114, 26, on(c), "middle", 'transform="rotate(7 73 103)"')}`;
  if (action) return glyph(action, 63, 98, 1.32, on(c), 5);
  const line = word === "6" || word === "9";
  return (
    num(word, 63, 122, 80, on(c)) +
    (line
      ? `<rect x="44" y="127" width="38" height="4.5" rx="2" fill="${on(c)}"/><rect x="11" y="39.6" width="18" height="2.6" rx="1" fill="${on(c)}"/>`
      : "")
  );
}

function face(code: string, o: FaceOptions): string {
  if (code[0] === "W") return wild(code, o);
  const c = suit(code[0]);
  const word = code.slice(1) === "D" ? "+2" : code.slice(1);
  const action = ACTION[word];
  if (o.size === "s") return small(word, c, action);
  let s =
    ground(fill(c)) +
    ripples(c, 62, 92, { from: 1.7, to: 8, step: 0.62, stroke: on(c), width: 1.5, fade: 0.085, light: 0.34 });
  s += action ? glyph(action, 25, 24, 0.72, on(c), 5.4) : num(word, 8, 36, 35, on(c), "start");
  return s + badge(c, 21, 56, 0.98, on(c), fill(c)) + middle(c, word, action) + rim;
}

export default {
  face,
  rose: () => rosette(46, 4, 0.3, 14, 0, 120) + rosette(17, 8, 0.3, 6, 0, 90),
  box: { place: 3, cards: ["B2", "R7", "GS", "W"] },
  sample: { code: "G9" },
  signs: ACTION,
} satisfies GameLook;
