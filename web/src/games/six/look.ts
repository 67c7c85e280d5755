/** The number over its chalk strokes, in the colour of its owner: a card is spelled colour and number, "G14". */
import "./look.css";
import { badge, fill, ground, num, on, rim, ripples, rosette, suit, tally } from "../../look/cards";
import type { FaceOptions, GameLook } from "../../look/games";

function face(code: string, o: FaceOptions): string {
  const c = suit(code[0]);
  const n = +code.slice(1);
  const two = n > 9;
  const strokes = o.marks?.[n - 1] ?? 0; // what a number is worth, as the table's view says it
  if (o.size === "s")
    return `${ground(fill(c)) + num(n, 50, 78, two ? 60 : 72, on(c), "middle", two ? 'letter-spacing="-3"' : "")}<rect y="98" width="100" height="42" fill="var(--stock)"/>${tally(strokes, 50, 119, 24, "var(--print)", 5.5)}${rim}`;
  let s =
    ground(fill(c)) +
    ripples(c, 50, 56, { from: 1.6, to: 7, step: 0.6, stroke: on(c), width: 1.4, fade: 0.09, light: 0.3 });
  s += num(n, 50, 83, two ? 66 : 76, on(c), "middle", two ? 'letter-spacing="-4"' : "");
  if (n === 6 || n === 9) s += `<rect x="33" y="89" width="34" height="4" rx="2" fill="${on(c)}"/>`;
  s += badge(c, 15, 17, 0.72, on(c), fill(c));
  return `${s}<rect y="102" width="100" height="38" fill="var(--stock)"/>${tally(strokes, 50, 121, 22, "var(--print)", 3.6)}${rim}`;
}

export default {
  face,
  rose: () => rosette(46, 6, 0.12, 12, 0.8, 150),
  back: (code) => (code ? suit(code[0]) : null),
  box: { place: 4, dice: [5, 3, 6], tube: true },
  sample: { code: "P16", marks: Array(18).fill(5) },
} satisfies GameLook;
