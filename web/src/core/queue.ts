/**
 * What happened is shown one thing after another, each for as long as it needs; but the table is never shown more than
 * 1.2 s late: then everything jumps to the truth.
 */
export const MOST_MS = 1200;

export interface Clock {
  now(): number;
  later(ms: number, call: () => void): () => void;
}

export class Queue<T> {
  private waiting: { item: T; at: number; ms: number }[] = [];
  private freeAt = 0; // when the thing on show may give way
  private cancel: (() => void) | null = null;

  /** `show` is called for every item in order; `hurried` when it is one of several shown at once. */
  constructor(
    private readonly clock: Clock,
    private readonly show: (item: T, hurried: boolean) => void,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** One more; `ms` is how long it wants to be seen before the next. */
  push(item: T, ms: number): void {
    const now = this.clock.now();
    this.waiting.push({ item, at: now, ms });
    const before = this.waiting.slice(0, -1).reduce((sum, other) => sum + other.ms, Math.max(0, this.freeAt - now));
    if (before > MOST_MS) this.flush();
    else this.next();
  }

  /** All that waits is shown now. */
  flush(): void {
    const items = this.waiting;
    this.waiting = [];
    this.stop();
    for (const { item } of items) this.show(item, items.length > 1);
    this.freeAt = this.clock.now();
  }

  /** Nothing more is shown. */
  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private next(): void {
    if (this.cancel || !this.waiting.length) return;
    const wait = this.freeAt - this.clock.now();
    if (wait > 0) {
      this.cancel = this.clock.later(wait, () => {
        this.cancel = null;
        this.next();
      });
      return;
    }
    const { item, ms } = this.waiting.shift()!;
    this.freeAt = this.clock.now() + ms;
    this.show(item, false);
    this.next();
  }
}
