/** What a table commits to and how its chance follows from it (`troef.core.chance`), to check it after the match. */
import { bytes, hex, hmac, sha256, unhex } from "./hash";

/** What a table shows before the first card. */
export function commitment(secret: string): string {
  return hex(sha256(unhex(secret)));
}

/** The seed of a match: the table's secret mixed with what every person's device added (empty for a bot). */
export function seedOf(secret: string, entropy: string[]): string {
  return hex(hmac(unhex(secret), bytes(`troef/1|${entropy.join("|")}`)));
}

/** The numbers below n that the seed gives one after another. */
export class Stream {
  private words: number[] = [];
  private used = 0;
  constructor(private readonly seed: Uint8Array) {}

  private word(): number {
    if (this.used % 8 === 0) this.fill();
    return this.words[this.used++ % 8];
  }

  private fill(): void {
    const message = new Uint8Array(14);
    message.set(bytes("chance"));
    new DataView(message.buffer).setBigUint64(6, BigInt(this.used / 8));
    const block = new DataView(hmac(this.seed, message).buffer);
    this.words = Array.from({ length: 8 }, (_, i) => block.getUint32(i * 4));
  }

  /** A number in 0..n-1; words beyond the largest multiple of n are passed over. */
  below(n: number): number {
    if (n === 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}
