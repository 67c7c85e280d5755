/** What a screen reader is told: news merged into one sentence, urgent things at once. */
import type { Clock } from "./queue";

export const MERGE_MS = 700;

export class Live {
  private waiting: string[] = [];
  private cancel: (() => void) | null = null;

  constructor(
    private readonly clock: Pick<Clock, "later">,
    private readonly polite: (text: string) => void,
    private readonly urgent: (text: string) => void,
  ) {}

  /** Something happened; several within a moment are told together. */
  tell(text: string): void {
    if (!text) return;
    this.waiting.push(/[.!?…]$/.test(text) ? text : `${text}.`);
    this.cancel ??= this.clock.later(MERGE_MS, () => {
      this.cancel = null;
      this.polite(this.waiting.join(" "));
      this.waiting = [];
    });
  }

  /** My turn, or a refusal: said over everything else. */
  shout(text: string): void {
    this.urgent(text);
  }
}
