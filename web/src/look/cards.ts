/**
 * Draws cards, dice, shapes and ornaments as SVG strings. Nothing here knows a rule or names a game: the faces of a
 * game stand in its folder (`games/<key>/look.ts`) and are made of these parts. Boxes: a card is 100 x 140.
 */
const f = (n: number) => +n.toFixed(1);

/** The letters of the colours, as the notation spells them. */
export type Suit = "B" | "G" | "R" | "Y" | "P" | "O";

const ray = (n: number, a: number, b: number) =>
  `${Array.from({ length: 2 * n }, (_, i) => {
    const r = i % 2 ? b : a;
    const t = (Math.PI * i) / n - Math.PI / 2;
    return `${i ? "L" : "M"}${f(r * Math.cos(t))},${f(r * Math.sin(t))}`;
  }).join("")}Z`;

/** One shape per colour, in a box of -12..12. They differ in outline, so they are told apart at 10 px and in grey. */
export const SUITS: Record<Suit, { key: string; shape: string; at: [number, number] }> = {
  B: { key: "blue", shape: "M0,-11.5A11.5,11.5 0 1 0 .01,-11.5Z", at: [0, 0] }, // disc
  G: { key: "green", shape: "M0,-12.5L13,10.5L-13,10.5Z", at: [0, 3.5] }, // tent
  R: { key: "red", shape: "M0,-13.5L12,0L0,13.5L-12,0Z", at: [0, 0] }, // diamond
  Y: { key: "yellow", shape: ray(8, 13.5, 8.6), at: [0, 0] }, // sun
  P: { key: "purple", shape: "M6,-11.6A12.4,12.4 0 1 0 6,11.6A12.6,12.6 0 0 1 6,-11.6Z", at: [5.5, 0] }, // moon
  O: { key: "orange", shape: "M-4.8,-12.2h9.6v7.4h7.4v9.6h-7.4v7.4h-9.6v-7.4h-7.4v-9.6h7.4Z", at: [0, 0] }, // cross
};
export const suit = (letter: string): Suit => (letter in SUITS ? (letter as Suit) : "B");
export const fill = (c: Suit) => `var(--${SUITS[c].key})`;
export const on = (c: Suit) => `var(--on-${SUITS[c].key})`;
export const ink = (c: Suit) => `var(--ink-${SUITS[c].key})`;

export const path = (c: Suit, x: number, y: number, k: number, attrs: string) =>
  `<path d="${SUITS[c].shape}" transform="translate(${x} ${y}) scale(${f(k * 10) / 10})" ${attrs}/>`;

/** The shape with its letter: knocked out of the shape, or beside it for the moon. */
export function badge(c: Suit, x: number, y: number, k: number, body: string, knock: string): string {
  const [lx, ly] = SUITS[c].at;
  const size = f((c === "G" ? 11 : 12) * k);
  return `${path(c, x, y, k, `fill="${body}"`)}<text class="letter" x="${f(x + lx * k)}" y="${f(y + (ly + 4.3) * k)}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${c === "P" ? body : knock}">${c}</text>`;
}

/** Ripples: the shape grown outward in thin lines, as a stone drops into water. */
export function ripples(
  c: Suit,
  x: number,
  y: number,
  o: { from: number; to: number; step: number; stroke: string; width: number; fade: number; light?: number },
): string {
  let s = "";
  for (let k = o.from, i = 0; k <= o.to; k += o.step, i++) {
    const opacity = Math.max(0.06, 1 - i * o.fade) * (o.light ?? 1);
    s += `<path d="${SUITS[c].shape}" transform="translate(${x} ${y}) scale(${f(k)})" fill="none" stroke="${o.stroke}" stroke-width="${(o.width / k).toFixed(3)}" stroke-linejoin="round" opacity="${opacity.toFixed(2)}"/>`;
  }
  return s;
}

export const num = (
  t: string | number,
  x: number,
  y: number,
  size: number,
  color: string,
  anchor = "middle",
  extra = "",
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="${anchor}" fill="${color}" ${extra}>${t}</text>`;

// ---- glyphs, drawn in a box of -20..20 around 0,0, stroke only --------------------------------------------------

const GLYPHS = {
  skip: `<path d="M-19,10C-15,-20 15,-20 17,6"/><path d="M9,0L17.4,7.2L23,-2.4"/><circle cx="0" cy="12" r="5.5" fill="currentColor" stroke="none"/>`,
  reverse: `<path d="M-14,17V-4A13.5,13.5 0 0 1 13,-4V12"/><path d="M4.5,5L13,14L21.5,5"/>`,
  block: `<rect x="-15" y="-15" width="30" height="30" rx="7"/><path d="M-7,-7L7,7M7,-7L-7,7"/>`,
  low: `<path d="M0,-17V13"/><path d="M-11,3L0,15L11,3"/><path d="M-14,20H14"/>`,
  turn69: `<path d="M-15,3A15,15 0 0 1 9,-12"/><path d="M1,-17L10,-12L4,-4"/><path d="M15,-3A15,15 0 0 1 -9,12"/><path d="M-1,17L-10,12L-4,4"/>`,
  eye: `<path d="M-20,0Q0,-20 20,0Q0,20 -20,0Z"/><circle r="5.5" fill="currentColor" stroke="none"/>`,
  split: `<rect x="-18" y="-13" width="15" height="22" rx="3"/><rect x="3" y="-9" width="15" height="22" rx="3"/>`,
  bot: `<rect x="-14" y="-9" width="28" height="22" rx="7"/><path d="M0,-9V-17"/><circle cx="-5.5" cy="2" r="2.4" fill="currentColor" stroke="none"/><circle cx="5.5" cy="2" r="2.4" fill="currentColor" stroke="none"/>`,
  person: `<circle cy="-8" r="8"/><path d="M-15,17A15,14 0 0 1 15,17"/>`,
  seal: `<path d="${ray(12, 18, 14.5)}"/><path d="M-7,0L-2,6L8,-6"/>`,
  link: `<path d="M-3,6L-8,11A7.5,7.5 0 0 1 -19,0L-11,-8A7.5,7.5 0 0 1 0,-8"/><path d="M3,-6L8,-11A7.5,7.5 0 0 1 19,0L11,8A7.5,7.5 0 0 1 0,8"/>`,
  menu: `<path d="M-14,-9H14M-14,0H14M-14,9H14"/>`,
  back: `<path d="M6,-13L-7,0L6,13"/>`,
  history: `<path d="M-15,-2A15.5,15.5 0 1 1 -10,11"/><path d="M-20,-9L-15,-1L-7,-6"/><path d="M0,-8V1L7,5"/>`,
  book: `<path d="M0,-10C-5,-14 -12,-14 -18,-12V12C-12,10 -5,10 0,14C5,10 12,10 18,12V-12C12,-14 5,-14 0,-10V14"/>`,
  plus: `<path d="M0,-12V12M-12,0H12"/>`,
  minus: `<path d="M-12,0H12"/>`,
  erase: `<path d="M-19,0L-8,-12H18V12H-8Z"/><path d="M-1,-4L7,4M7,-4L-1,4"/>`,
  crown: `<path d="M-16,10L-18,-9L-7,0L0,-13L7,0L18,-9L16,10Z"/>`,
  clock: `<circle r="15"/><path d="M0,-8V1L6,4"/>`,
  share: `<path d="M0,6V-16M-8,-9L0,-17L8,-9"/><path d="M-13,-2V15H13V-2"/>`,
  dots: `<g fill="currentColor" stroke="none"><circle cx="-14" r="4.6"/><circle r="4.6"/><circle cx="14" r="4.6"/></g>`,
  dice: `<rect x="-15" y="-15" width="30" height="30" rx="7"/><circle cx="-6" cy="-6" r="3" fill="currentColor" stroke="none"/><circle cx="6" cy="6" r="3" fill="currentColor" stroke="none"/><circle r="3" fill="currentColor" stroke="none"/>`,
  tube: `<path d="M-10,14V-12M10,-12V14"/><ellipse cy="-12" rx="10" ry="4"/><path d="M-10,14A10,4 0 0 0 10,14"/>`,
  swap: `<path d="M-16,-6H14M7,-13L15,-6L7,1"/><path d="M16,8H-14M-7,1L-15,8L-7,15"/>`,
  check: `<path d="M-13,1L-4,10L13,-10"/>`,
  cross: `<path d="M-11,-11L11,11M11,-11L-11,11"/>`,
  pause: `<path d="M-7,-12V12M7,-12V12"/>`,
  replay: `<path d="M-8,-13L14,0L-8,13Z"/>`,
  eyeoff: `<path d="M-20,0Q0,-20 20,0Q0,20 -20,0Z"/><path d="M-15,15L15,-15"/>`,
  save: `<path d="M0,-17V6M-8,-2L0,7L8,-2"/><path d="M-14,4V15H14V4"/>`,
  bulb: `<path d="M-6,9C-14,2 -13,-16 0,-16S14,2 6,9Z"/><path d="M-5,16H5"/>`,
  sound: `<path d="M-15,-6H-8L2,-14V14L-8,6H-15Z"/><path d="M9,-8A11,11 0 0 1 9,8"/>`,
} as const;
export type Glyph = keyof typeof GLYPHS;

export const glyph = (g: Glyph, x: number, y: number, k: number, color: string, w = 4.2) =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="${color}" color="${color}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[g]}</g>`;

// ---- what faces are made of --------------------------------------------------------------------------------------

export const ground = (color: string) => `<rect width="100" height="140" fill="${color}"/>`;
export const edge = `<rect x=".75" y=".75" width="98.5" height="138.5" rx="8.5" fill="none" stroke="var(--card-edge)" stroke-width="1.5"/>`;
/** Full-colour faces have a printed paper rim, as real cards do: it parts green from a green mat and red from red in a fan. */
export const rim = `<rect x="2.2" y="2.2" width="95.6" height="135.6" rx="7.4" fill="none" stroke="var(--stock)" stroke-width="4.4"/>${edge}`;
/** Size s: the number, the colour, the shape: nothing else. */
export const small = (text: string | number, c: Suit, g?: Glyph, size?: number) =>
  ground(fill(c)) +
  (g ? glyph(g, 50, 50, 1.35, on(c), 6) : num(text, 50, 72, size ?? (String(text).length > 1 ? 60 : 72), on(c))) +
  badge(c, 50, 110, 1.5, on(c), fill(c)) +
  rim;

/** Strokes as one chalks them: every fifth crosses four. */
export function tally(n: number, x: number, y: number, h: number, color: string, w: number): string {
  const gap = h * 0.42;
  const groups: number[] = [];
  for (let i = n; i > 0; i -= 5) groups.push(Math.min(5, i));
  const width = groups.reduce((a, g) => a + Math.min(g, 4) * gap + gap * 0.9, -gap * 0.9 - gap);
  let s = "";
  let cx = x - width / 2;
  for (const g of groups) {
    const first = cx;
    for (let i = 0; i < Math.min(g, 4); i++, cx += gap)
      s += `<path d="M${f(cx)},${f(y - h / 2)}L${f(cx - h * 0.06)},${f(y + h / 2)}"/>`;
    if (g === 5) s += `<path d="M${f(first - gap * 0.7)},${f(y + h * 0.3)}L${f(cx - gap * 0.3)},${f(y - h * 0.3)}"/>`;
    cx += gap * 0.9;
  }
  return `<g stroke="${color}" stroke-width="${w}" stroke-linecap="round">${s}</g>`;
}

// ---- guilloche: the lines of a banknote, for backs and mats ------------------------------------------------------

export function rosette(
  radius: number,
  lobes: number,
  depth: number,
  lines: number,
  twist: number,
  points = 144,
): string {
  let d = "";
  for (let k = 0; k < lines; k++) {
    for (let i = 0; i <= points; i++) {
      const t = (2 * Math.PI * i) / points;
      const wave = 1 - depth + depth * Math.cos(lobes * t + (2 * Math.PI * k) / lines);
      const r = radius * wave * (1 - twist * (k / lines));
      d += `${i ? "L" : "M"}${f(r * Math.cos(t))},${f(r * Math.sin(t))}`;
    }
    d += "Z";
  }
  return d;
}

// ---- dice and the tube -------------------------------------------------------------------------------------------

const PIPS: Record<number, number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The inside of a die, in a box of 100 x 104; `null`: a place where one rests. */
export function die(n: number | null): string {
  if (n === null)
    return `<rect x="5" y="3" width="90" height="90" rx="21" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="5 5"/>`;
  const pips = (PIPS[n] ?? []).map((p) => {
    const x = 27 + (p % 3) * 23;
    const y = 25 + Math.floor(p / 3) * 23;
    return `<circle cx="${x}" cy="${y}" r="${n === 1 ? 11.5 : 8.8}" fill="var(--print)"/><path d="M${x - 6},${y + 4.6}A8,8 0 0 0 ${x + 6},${y + 4.6}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" fill="none"/>`;
  });
  return `<rect x="4" y="8" width="92" height="93" rx="23" fill="#b9ad94"/><rect x="4" y="2" width="92" height="92" rx="22" fill="#f7f1e2"/><rect x="9" y="6" width="82" height="82" rx="28" fill="var(--stock)"/>${pips.join("")}`;
}

/**
 * The tube over the sand timer: leather, two brass bands; it never shows how much sand is left. Lifted it hovers, and
 * only then, when the server has told it, the sand is drawn in the glass.
 */
export function tube(o: { lifted?: boolean; sand?: "gone" | "left" } = {}): string {
  const left = o.sand === "left";
  const sand = left
    ? '<path d="M-14,-20C-12,-10 -3,-6 -1,2H1C3,-6 12,-10 14,-20Z" fill="#d8a54a"/><path d="M0,0V36" stroke="#d8a54a" stroke-width="1.8"/><path d="M-17,45C-15,40 -7,36 0,35C7,36 15,40 17,45Z" fill="#d8a54a"/>'
    : '<path d="M-18,45C-17,33 -8,27 0,25C8,27 17,33 18,45Z" fill="#d8a54a"/>';
  const glass = `<g transform="translate(60 122)"><path d="M-19,46C-19,16 -3.5,10 -3.5,3C-3.5,-4 -19,-10 -19,-40H19C19,-10 3.5,-4 3.5,3C3.5,10 19,16 19,46Z" fill="#e9f1f2" stroke="#8fa5a9" stroke-width="2"/>${sand}<path d="M-26,49H26M-26,-43H26" stroke="#8b6a3a" stroke-width="8" stroke-linecap="round"/></g>`;
  const rings = [62, 78, 94, 110, 126].map((y) => `<path d="M16,${y}A44,11 0 0 0 104,${y}"/>`).join("");
  const up = o.lifted ? `translate(0 -74) translate(60 26) scale(1 .78) translate(-60 -26)` : "";
  return `<ellipse cx="60" cy="176" rx="48" ry="10" fill="#000" opacity=".2"/>${o.lifted ? glass : ""}<g transform="${up}"><path d="M16,26V166A44,11 0 0 0 104,166V26Z" fill="#5a3527"/><path d="M16,26V166A44,11 0 0 0 40,175V26Z" fill="#43261c"/><path d="M80,26V175A44,11 0 0 0 104,166V26Z" fill="#6b4132"/><g fill="none" stroke="#d9ad62" stroke-width="4.5"><path d="M16,44A44,11 0 0 0 104,44"/><path d="M16,154A44,11 0 0 0 104,154"/></g><g fill="none" stroke="#7d5140" stroke-width="1.4">${rings}</g><ellipse cx="60" cy="26" rx="44" ry="12" fill="#7a4c3a"/><ellipse cx="60" cy="26" rx="44" ry="12" fill="none" stroke="#d9ad62" stroke-width="3"/><g transform="translate(60 104)" fill="none" stroke="#d9ad62" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M-12,-18H12M-12,18H12M-9,-18C-9,-6 -2,-4 -2,0C-2,4 -9,6 -9,18M9,-18C9,-6 2,-4 2,0C2,4 9,6 9,18"/></g></g>`;
}
export const tubeBox = (lifted: boolean) => (lifted ? "0 -64 120 254" : "0 0 120 190");
