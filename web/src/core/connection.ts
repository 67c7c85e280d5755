/**
 * The way to one table: says hello, folds what comes, asks again what was not answered, and comes back by itself.
 * Everything outside (socket, clock, chance) is given, so that it is tested without any.
 */
import type { FromClient, Gone, Here, Hint, Muted, Refused, Said, ToClient, Update, View, Whole } from "../wire";
import { fold } from "./fold";

export type State = "connecting" | "open" | "lost" | "replaced" | "gone";
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wish = WithoutId<FromClient>;
export type Answer =
  | { done: true; n: number; hint?: Hint }
  | ({ done: false } & Pick<Refused, "message" | "rule" | "args" | "verdict">);

/** What happened, in order: with the view as it is after it. */
export interface News {
  n: number;
  view: View;
  events: Record<string, unknown>[];
  whole: boolean;
  what: string;
  chair: number;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface Ears {
  open(): void;
  message(text: string): void;
  close(): void;
}
/** The world outside. */
export interface World {
  connect(ears: Ears): Socket;
  later(ms: number, call: () => void): () => void;
  random(): number;
  id(): string;
  /** How this page names itself, and no other: who comes back under it takes the seat from nobody else. */
  readonly device: string;
}
/** Who wants to know. */
export interface Listener {
  state(state: State, why: string): void;
  news(news: News): void;
  said(said: Said): void;
  here(here: Here): void;
  muted(muted: Muted): void;
}

const BACKOFF_MS = [250, 500, 1000, 2000, 4000, 8000];
const COMES_BACK = ["table-rests", "table-restarts", "table-out-of-reach"]; // so do we
const PING_MS = 15_000;
const SILENCE_MS = 6_000; // after a ping or a wish without an answer the line counts as dead

interface Waiting {
  message: string;
  answer: (answer: Answer) => void;
}

export class Connection {
  state: State = "connecting";
  n: number | null = null;
  view: View | null = null;
  private socket: Socket | null = null;
  private attempts = 0;
  private since = 0; // the first time: everything that happened in this match
  private greeting = false; // a hello is on its way: its answer tells what happened meanwhile
  private readonly waiting = new Map<string, Waiting>();
  private readonly cancels = new Map<string, () => void>();

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  /** Connects now, whatever waits. */
  connect(): void {
    this.cancel("retry");
    this.drop();
    this.become(this.n === null ? "connecting" : "lost");
    const ears: Ears = {
      open: () => this.at(ears, () => this.hello()),
      message: (text) => this.at(ears, () => this.hear(JSON.parse(text) as ToClient)),
      close: () => this.at(ears, () => this.lost()),
    };
    this.ears = ears;
    this.expect("hello");
    this.socket = this.world.connect(ears);
  }
  private ears: Ears | null = null;

  /** Only the newest socket is listened to. */
  private at(ears: Ears, call: () => void): void {
    if (this.ears === ears) call();
  }

  /** Ends for good. */
  close(): void {
    for (const cancel of this.cancels.values()) cancel();
    this.cancels.clear();
    this.drop();
  }

  /** Something woke us (the network is back, the tab is visible): ask at once whether the line is alive. */
  wake(): void {
    if (this.state === "open") this.ping();
    else if (this.state === "lost" || this.state === "connecting") this.connect();
  }

  /** A wish, answered once; asked again with the same id after a break of the line, so it is never done twice. */
  ask(wish: Wish): Promise<Answer> {
    const id = this.world.id();
    const message = JSON.stringify({ ...wish, id });
    return new Promise((answer) => {
      this.waiting.set(id, { message, answer });
      if (this.state === "open") {
        this.socket?.send(message);
        this.expect("answer");
      }
    });
  }

  // ---- inside ---------------------------------------------------------------------------------------------------

  /** Asks for the whole view, and for what happened since the last number of which everything was told. */
  private hello(): void {
    this.greeting = true;
    this.send({ t: "hello", since: this.since, device: this.world.device });
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(state: State, why = ""): void {
    if (this.state === state && !why) return;
    this.state = state;
    this.listener.state(state, why);
  }

  private hear(message: ToClient): void {
    this.cancel("hello");
    switch (message.t) {
      case "whole":
        return this.hearWhole(message);
      case "update":
        return this.hearUpdate(message);
      case "done":
        return this.answer(message.id, { done: true, n: message.n });
      case "refused":
        return this.hearRefused(message);
      case "hint":
        return this.answer(message.id, { done: true, n: message.n, hint: message });
      case "beat":
        return this.send({ t: "pulse", beat: message.beat });
      case "pong":
        return this.cancel("pong");
      case "said":
        return this.listener.said(message);
      case "muted":
        return this.listener.muted(message);
      case "here":
        return this.listener.here(message);
      case "replaced":
        return this.end("replaced");
      case "gone":
        return this.hearGone(message);
      case "bad":
        return this.misunderstood(message.why);
    }
  }

  private hearWhole({ n, view, missed }: Whole): void {
    const first = this.state !== "open";
    // one that nobody asked for tells what has just happened: chairs moved. If too much was waiting, something is missing
    const complete = this.greeting || n - 1 === this.n;
    this.attempts = 0;
    this.greeting = false;
    if (complete) this.since = n;
    const events = complete ? missed : [];
    this.tell({ n, view: view as unknown as View, events, whole: true, what: "", chair: -1 });
    if (!complete) this.hello();
    if (!first) return;
    this.become("open");
    this.repeat("ping", PING_MS, () => this.ping());
    for (const { message } of this.waiting.values()) this.socket?.send(message);
    if (this.waiting.size) this.expect("answer");
  }

  private hearUpdate({ n, events, patch, what, chair }: Update): void {
    if (this.view === null || this.n === null || n <= this.n) return;
    if (n !== this.n + 1) return this.connect(); // something is missing: ask what
    const told = this.greeting ? [] : events;
    if (!this.greeting) this.since = n;
    this.tell({ n, view: fold(this.view, patch), events: told, whole: false, what, chair: chair ?? -1 });
  }

  private hearRefused({ id, message, rule, args, verdict, n, view }: Refused): void {
    if (this.n === null || n >= this.n)
      this.tell({ n, view: view as unknown as View, events: [], whole: true, what: "refused", chair: -1 });
    this.answer(id, { done: false, message, rule, args, verdict });
  }

  private hearGone({ message }: Gone): void {
    if (COMES_BACK.includes(message)) this.lost();
    else this.end("gone", message);
  }

  /** A fault of ours: what waits for an answer will get none, and is not asked again. */
  private misunderstood(why: string): void {
    for (const id of [...this.waiting.keys()])
      this.answer(id, { done: false, message: "table-bad-request", rule: null, args: { why } });
  }

  private tell(news: News): void {
    this.n = news.n;
    this.view = news.view;
    this.listener.news(news);
  }

  private answer(id: string, answer: Answer): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (!this.waiting.size) this.cancel("answer");
    asked?.answer(answer);
  }

  private end(state: State, why = ""): void {
    this.close();
    this.become(state, why);
  }

  private lost(): void {
    this.drop();
    this.become("lost");
    const wait = BACKOFF_MS[Math.min(this.attempts++, BACKOFF_MS.length - 1)];
    this.after("retry", wait * (0.75 + this.world.random() / 2), () => this.connect());
  }

  private drop(): void {
    for (const name of ["hello", "ping", "pong", "answer"]) this.cancel(name);
    this.greeting = false;
    this.ears = null;
    this.socket?.close();
    this.socket = null;
  }

  private ping(): void {
    this.send({ t: "ping", sent: 0 });
    this.expect("pong");
  }

  /** Something must come before long, or the line is dead. */
  private expect(name: string): void {
    this.after(name, SILENCE_MS, () => this.lost());
  }

  private after(name: string, ms: number, call: () => void): void {
    this.cancel(name);
    this.cancels.set(
      name,
      this.world.later(ms, () => {
        this.cancels.delete(name);
        call();
      }),
    );
  }

  private repeat(name: string, ms: number, call: () => void): void {
    this.after(name, ms, () => {
      this.repeat(name, ms, call);
      call();
    });
  }

  private cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }
}
