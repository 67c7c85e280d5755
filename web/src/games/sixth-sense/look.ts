/** A colour spine at the left, the numeral on ripples; cards with a sense of their own carry its sign. */
import "./look.css";
import {
  badge,
  edge,
  fill,
  type Glyph,
  glyph,
  ground,
  ink,
  num,
  on,
  ripples,
  rosette,
  small,
  suit,
} from "../../look/cards";
import type { FaceOptions, GameLook } from "../../look/games";

const SENSE: Record<string, Glyph> = { 0: "block", 4: "low", 6: "turn69", 8: "eye", 12: "split" };

function face(code: string, o: FaceOptions): string {
  const c = suit(code[0]);
  const n = code.slice(1);
  const both = n === "6" && !o.as;
  if (o.size === "s") return small(o.as ?? (both ? "6·9" : n), c, undefined, both ? 44 : undefined);
  const two = n.length > 1;
  let s = `${ground("var(--stock)")}<g opacity=".75">${ripples(c, 66, 70, { from: 1, to: 7.4, step: 0.46, stroke: fill(c), width: 1.5, fade: 0.068 })}</g>`;
  s += `<rect width="34" height="140" fill="${fill(c)}"/>`;
  s +=
    num(n, 17, 34, two ? 25 : 33, on(c), "middle", two ? 'letter-spacing="-1.5"' : "") +
    badge(c, 17, 54, 0.95, on(c), fill(c));
  if (n === "6")
    s += `${num("9", 17, 100, 25, on(c), "middle", 'opacity=".8"')}<path d="M8,74H26" stroke="${on(c)}" stroke-width="2" opacity=".7"/>`;
  s += `<circle cx="67" cy="68" r="28" fill="var(--stock)"/>`;
  if (both)
    s += `${num("6", 56, 70, 40, ink(c)) + num("9", 78, 90, 40, ink(c))}<path d="M52,88L82,50" stroke="${ink(c)}" stroke-width="2"/>`;
  else
    s += num(
      o.as ?? n,
      two ? 65.5 : 67,
      two ? 83 : 89,
      two ? 41 : 60,
      ink(c),
      "middle",
      two ? 'letter-spacing="-3"' : "",
    );
  const sense = SENSE[n];
  if (sense && n !== "6")
    s += `<circle cx="67" cy="118" r="14.5" fill="${fill(c)}"/>${glyph(sense, 67, 118, 0.47, on(c), 5.2)}`;
  return s + edge;
}

export default {
  face,
  rose: () => rosette(46, 2, 0.3, 20, 0, 90) + rosette(17, 2, 0.34, 10, 0, 60),
  box: { place: 1, cards: ["P12", "Y6", "B8", "R4"] },
} satisfies GameLook;
