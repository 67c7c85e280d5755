/**
 * A QR code of a short text, drawn here: no request leaves the own server. Bytes, error correction M, versions 1 to 10
 * (ISO/IEC 18004); that is 213 bytes, more than any link of ours.
 */

// for each version: codewords of error correction a block, blocks, data codewords in all
const EC = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const DATA = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

// ---- arithmetic in GF(256) --------------------------------------------------------------------------------------
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The error correction of one block. */
function remainder(data: number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0];
    generator.forEach((c, j) => {
      next[j + 1] ^= times(c, EXP[i]);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    if (lead) for (let j = 0; j <= length; j++) rest[i + j] ^= times(generator[j], lead);
  }
  return rest.slice(data.length);
}

/** The codewords of a text: its bytes with length, padding and error correction, block by block. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = DATA[version - 1];
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => a * 2 + b, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const blocks = BLOCKS[version - 1];
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => remainder(part, EC[version - 1]));
  const woven: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) woven.push(part[i]);
  for (let i = 0; i < EC[version - 1]; i++) for (const check of checks) woven.push(check[i]);
  return woven;
}

// ---- the square --------------------------------------------------------------------------------------------------
const MASKS: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Square {
  readonly size: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const rows = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = rows();
    this.fixed = rows();
    this.patterns();
  }

  private set(r: number, c: number, dark: boolean): void {
    if (r < 0 || c < 0 || r >= this.size || c >= this.size) return;
    this.dark[r][c] = dark;
    this.fixed[r][c] = true;
  }

  private patterns(): void {
    const n = this.size;
    for (let i = 0; i < n; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    const places = ALIGN[this.version - 1];
    const last = places.length - 1;
    places.forEach((r, i) => {
      places.forEach((c, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.ring(r, c, 2, (d) => d !== 1);
      });
    });
    for (const [r, c] of [
      [3, 3],
      [3, n - 4],
      [n - 4, 3],
    ])
      this.ring(r, c, 4, (d) => d !== 2 && d !== 4);
    this.format(0);
    if (this.version > 6) this.versionBits();
  }

  private ring(r: number, c: number, radius: number, dark: (distance: number) => boolean): void {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) this.set(r + y, c + x, dark(Math.max(Math.abs(x), Math.abs(y))));
  }

  private versionBits(): void {
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      this.set(Math.floor(i / 3), this.size - 11 + (i % 3), dark);
      this.set(this.size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }

  /** Error correction M (00) and the mask, written twice. */
  private format(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const n = this.size;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      this.set(i < 6 ? i : i < 8 ? i + 1 : n - 15 + i, 8, dark);
      this.set(8, i < 8 ? n - 1 - i : i < 9 ? 7 : 14 - i, dark);
    }
    this.set(n - 8, 8, true);
  }

  fill(words: number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let i = 0; i < this.size; i++)
        for (const c of [right, right - 1]) {
          const r = up ? this.size - 1 - i : i;
          if (this.fixed[r][c]) continue;
          this.dark[r][c] = bit < words.length * 8 && ((words[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
    }
  }

  mask(number: number): void {
    for (let r = 0; r < this.size; r++)
      for (let c = 0; c < this.size; c++)
        if (!this.fixed[r][c] && MASKS[number](r, c)) this.dark[r][c] = !this.dark[r][c];
    this.format(number);
  }

  /** How badly cameras would read it: runs, blocks, false corners, too much of one kind. */
  penalty(): number {
    const n = this.size;
    const at = (r: number, c: number) => (this.dark[r][c] ? "1" : "0");
    let score = 0;
    for (let i = 0; i < n; i++) {
      const row = Array.from({ length: n }, (_, j) => at(i, j)).join("");
      const column = Array.from({ length: n }, (_, j) => at(j, i)).join("");
      for (const line of [row, column]) {
        for (const run of line.match(/1{5,}|0{5,}/g) ?? []) score += run.length - 2;
        for (let j = 0; j + 11 <= n; j++) if (/^(10111010000|00001011101)$/.test(line.slice(j, j + 11))) score += 40;
      }
    }
    for (let r = 0; r + 1 < n; r++)
      for (let c = 0; c + 1 < n; c++)
        if (at(r, c) === at(r, c + 1) && at(r, c) === at(r + 1, c) && at(r, c) === at(r + 1, c + 1)) score += 3;
    const share = (this.dark.flat().filter(Boolean).length * 100) / (n * n);
    return score + Math.floor(Math.abs(share - 50) / 5) * 10;
  }
}

/** The dark places of the code of a text, row by row. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((room, i) => bytes.length + (i < 9 ? 2 : 3) <= room) + 1;
  if (!version) throw new RangeError("the text is too long for a QR code");
  const words = codewords(bytes, version);
  let best: Square | null = null;
  for (let mask = 0; mask < 8; mask++) {
    const square = new Square(version);
    square.fill(words);
    square.mask(mask);
    if (!best || square.penalty() < best.penalty()) best = square;
  }
  return best!.dark;
}

/** The same as one SVG path, each place one unit. */
export function qrPath(text: string): { size: number; d: string } {
  const rows = qr(text);
  const d = rows
    .map((row, r) =>
      [
        ...row
          .map((dark) => (dark ? 1 : 0))
          .join("")
          .matchAll(/1+/g),
      ]
        .map((run) => `M${run.index},${r}h${run[0].length}v1h-${run[0].length}z`)
        .join(""),
    )
    .join("");
  return { size: rows.length, d };
}
