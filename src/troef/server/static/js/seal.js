// Was the shuffle fixed before the first card? SHA-256 and HMAC by hand: without https there is no crypto.subtle.

const PRIMES = primes(64);
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64;

function primes(n) {
  const found = [];
  for (let p = 2; found.length < n; p++) if (found.every((q) => p % q)) found.push(p);
  return found;
}

function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
}

const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** The SHA-256 of bytes. */
export function sha256(bytes) {
  const state = [...START];
  const view = new DataView(padded(bytes).buffer);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, schedule(view, at));
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

function schedule(view, at) {
  const w = Array.from({ length: 16 }, (_, i) => view.getUint32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const a = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const b = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w.push((w[i - 16] + a + w[i - 7] + b) >>> 0);
  }
  return w;
}

function mix(state, w) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] + word) >>> 0;
}

/** The HMAC-SHA256 of bytes under a key of at most 64 bytes. */
export function hmac(key, bytes) {
  const pad = (fill) => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ fill);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), bytes))));
}

const joined = (a, b) => Uint8Array.from([...a, ...b]);

/** Bytes as hex, and back. */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What is wrong with a finished match's record, as a message id; "" if it is as was promised. */
export function fault(record, commit, entropy) {
  const secret = bytes(record.secret);
  if (hex(sha256(secret)) !== commit) return "seal-commit";
  const message = new TextEncoder().encode(`troef/1|${record.entropy.join("|")}`);
  if (hex(hmac(secret, message)) !== record.seed) return "seal-seed";
  return !entropy || record.entropy.includes(entropy) ? "" : "seal-entropy";
}
