/** A finished match, played again from the server's frames: the board itself, through any seat's eyes. */
import { tick } from "svelte";
import { app } from "../app.svelte";
import { findTable, ownSeat, replayOf } from "../core/api";
import { capture, play } from "../core/flip";
import { type Frame, frames, type Mark, marks, nearest, roundEnds } from "../core/replay";
import type { Told } from "../core/speech";
import type { Line } from "../core/story";
import type { OutcomeShown, Replay, TableShown } from "../wire";
import { Scene } from "./scene.svelte";

const STEP_MS = 900; // while it plays by itself
const STILL_MS = 1400;

/** Whose eyes: a seat's, or everybody's at once. */
export type Eyes = number | "open";

export class Tape extends Scene {
  override readonly tape: Tape = this;
  at = $state(0);
  running = $state(false);
  eyes: Eyes = $state(0);
  /** The newest line of each frame, if it has one, and how many lines there are by then. */
  private lines: Line[] = $state.raw([]);
  private until: number[] = [];
  private frames: Frame[] = $state.raw([]);
  private readonly tapes = new Map<number, Frame[]>();
  private first: Replay | null = null;
  private room: TableShown | null = null;
  private timer = 0;

  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly rounds: number[] = $derived(roundEnds(this.frames));
  readonly marks: Mark[] = $derived(this.words ? marks(this.frames, (told) => this.manner.mark?.(told) ?? null) : []);
  /** All hands, while everybody's are open. */
  readonly hands: { seat: number; cards: string[] }[] = $derived.by(() => {
    if (this.eyes !== "open") return [];
    return this.names.flatMap((_, seat) => {
      const hand = (this.tapes.get(seat)?.[this.at]?.view as { hand?: unknown } | undefined)?.hand;
      return Array.isArray(hand) ? [{ seat, cards: hand as string[] }] : [];
    });
  });

  constructor(
    readonly id: string,
    /** Which match of the table, from 1; 0: the latest. */
    public match: number,
  ) {
    super();
  }

  /** Finds the match, and its board; begins at a move, through somebody's eyes or the own. */
  async begin(eyes: Eyes | null, at: number): Promise<void> {
    this.room = (await findTable(this.id)).table;
    this.match ||= this.room.matches;
    const own = () =>
      ownSeat(this.id)
        .then(({ chair }) => chair)
        .catch(() => 0);
    await this.open(eyes ?? (await own()), at);
  }

  /** Loads the match through these eyes and stands still at a move. */
  private async open(eyes: Eyes, at: number): Promise<void> {
    const seat = eyes === "open" ? Math.max(0, this.you) : eyes;
    await this.load(seat);
    if (eyes === "open") await Promise.all(this.first!.names.map((_, other) => this.load(other)));
    this.frames = this.tapes.get(seat)!;
    this.eyes = eyes;
    this.state = "open";
    this.put(Math.min(at, this.last), seat);
    this.retell();
  }

  private async load(seat: number): Promise<void> {
    if (this.tapes.has(seat)) return;
    const replay = await replayOf(this.id, this.match, seat);
    this.first ??= replay;
    this.tapes.set(seat, frames(replay));
  }

  /** Looks through other eyes, at the same move. */
  look(eyes: Eyes): void {
    void this.open(eyes, this.at);
  }

  /** Goes to a move; one step on is shown as it happened. */
  go(to: number): void {
    const next = Math.max(0, Math.min(this.last, to));
    const step = next === this.at + 1 || next === this.at - 1;
    if (step) capture();
    this.put(next, this.shown!.view.you.chair);
    if (step) void tick().then(() => play());
    if (next === this.at + 1) for (const told of this.frames[next].events) this.hear(told);
  }
  jump(step: 1 | -1): void {
    this.go(nearest(this.marks, this.at, step, this.last));
  }

  /** Plays on by itself, or stops. */
  run(on = !this.running): void {
    clearTimeout(this.timer);
    this.running = on;
    if (!on) return;
    if (this.at >= this.last) this.go(0);
    const next = () => {
      if (this.at >= this.last) return this.run(false);
      this.go(this.at + 1);
      const pace = this.manner.pace?.(this.frames[this.at].events) ?? 0;
      this.timer = setTimeout(next, Math.max(app.still ? STILL_MS : STEP_MS, pace * 1.3)) as unknown as number;
    };
    next();
  }
  stop(): void {
    this.run(false);
  }

  private hear(told: Told): void {
    const sound = this.manner.sound?.(told, this.you);
    if (sound) app.sound(sound);
  }

  private put(at: number, seat: number): void {
    const frame = this.frames[at];
    const over = at === this.last;
    const { names, outcome, options } = this.first!;
    const { matches, phase } = this.room!;
    const turned = matches - this.match + (phase === "over" ? 0 : 1); // everybody has moved on a chair with every match since
    const chairs = names.map((name, i) => {
      const chair = this.room!.chairs[(i + turned) % names.length];
      return {
        away: false,
        level: chair?.level ?? "",
        nth: chair?.nth ?? 0,
        seeded: true,
        name,
        kind: chair?.kind ?? "person",
      };
    });
    const table: TableShown = {
      ...this.room!,
      chairs,
      options,
      deadlines: null,
      phase: over ? "over" : "playing",
      rounds: frame.rounds,
      outcome: over ? (outcome as unknown as OutcomeShown) : null,
    };
    const view = { table, you: { chair: seat, host: false }, game: { ...frame.view, moves: [] } };
    this.at = at;
    this.shown = { n: at, view, events: frame.events, whole: true, what: "", chair: -1 };
    this.events = this.frames.slice(0, at + 1).flatMap((one) => one.events);
    this.story = this.lines.slice(0, this.until[at] ?? 0);
  }

  protected override retell(): void {
    if (!this.words || !this.frames.length) return;
    const lines: Line[] = [];
    this.until = this.frames.map(({ events }) => {
      for (const line of this.linesOf(events)) lines.push({ ...line, id: lines.length });
      return lines.length;
    });
    this.lines = lines;
    this.story = lines.slice(0, this.until[this.at]);
  }

  // nothing can be wished of what is over
  override async wish(): Promise<boolean> {
    return false;
  }
  override async act(): Promise<boolean> {
    return false;
  }
  override why(): void {}
}
