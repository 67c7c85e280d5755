/** One table as this device lives it: the connection, what is shown of it, and what may be wished. */
import { tick } from "svelte";
import { app } from "../app.svelte";
import { type Answer, Connection, type Ears, type News, type Wish } from "../core/connection";
import { entropy, requestId } from "../core/entropy";
import { capture, play } from "../core/flip";
import { Queue } from "../core/queue";
import type { Told } from "../core/speech";
import { type Line, plain } from "../core/story";
import type { Said, View } from "../wire";
import { stands } from "./reason";
import { later, Scene } from "./scene.svelte";
import { keep } from "./tables";

const PACE_MS = 280;
const MOST_LINES = 400;
const SAME_TAP_MS = 400;
const GREETING_MS = 400; // after opening, what was said before is told again
const HAPPENINGS = ["away", "back", "vote", "host", "rekeyed", "bot"];
const READ_MS = 2500; // a reason stands at least so long

const clock = { now: () => performance.now(), later };

/** Which match of the room a view is of; none before the first card. */
const matchOf = ({ table, game }: View): number => (game ? table.matches - (table.phase === "over" ? 1 : 0) : -1);

export class Session extends Scene {
  gone = $state("");
  said: Said[] = $state.raw([]);
  here: number[] = $state.raw([]);
  pending = $state(0);

  private readonly connection: Connection;
  private readonly queue = new Queue<News>(clock, (news, hurried) => this.show(news, hurried));
  private numbered = 0;
  private acted = new Map<string, number>();
  private seeded = "";
  private refusedAt = 0;
  private openedAt = 0;

  constructor(readonly id: string) {
    super();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    const connect = (ears: Ears) => {
      const socket = new WebSocket(url);
      socket.onopen = () => ears.open();
      socket.onmessage = (event) => ears.message(event.data as string);
      socket.onclose = () => ears.close();
      return { send: (text: string) => socket.send(text), close: () => socket.close() };
    };
    this.connection = new Connection(
      { connect, later, random: Math.random, id: requestId, device: requestId() },
      {
        state: (state, why) => {
          if (state === "open" && this.state === "lost") this.muteAgain();
          this.state = state;
          if (state === "open") this.openedAt = performance.now();
          this.gone = why;
        },
        news: (news) => this.hear(news),
        said: (said) => this.heard(said),
        here: ({ chairs }) => {
          this.here = chairs;
        },
        muted: ({ chairs }) => {
          this.muted = chairs;
        },
      },
    );
  }

  /** Connects, and notices when the network or the person comes back. */
  start(): () => void {
    this.connection.connect();
    const wake = () => {
      if (document.visibilityState === "visible") this.connection.wake();
    };
    // a tap is meant for what is true; but what stands above the buttons would move away under the finger
    const touch = ({ target }: PointerEvent) => {
      if (!(target as Element).closest(".coach, .turnline")) this.queue.flush();
    };
    addEventListener("online", wake);
    addEventListener("offline", wake);
    document.addEventListener("visibilitychange", wake);
    document.addEventListener("pointerdown", touch, true);
    return () => {
      removeEventListener("online", wake);
      removeEventListener("offline", wake);
      document.removeEventListener("visibilitychange", wake);
      document.removeEventListener("pointerdown", touch, true);
      this.queue.stop();
      this.connection.close();
    };
  }

  /** Connects anew: after sitting down, or to take the seat back from another device. */
  override reconnect(): void {
    this.connection.connect();
  }

  // ---- wishes ---------------------------------------------------------------------------------------------------

  /** A wish, with its refusal on the ribbon. True when it was done. */
  override async wish(wish: Wish): Promise<boolean> {
    this.pending++;
    this.reason = null;
    const answer = await this.connection.ask(wish);
    this.pending--;
    if (!answer.done) this.refuse(answer, wish.t === "act");
    return answer.done;
  }

  /** A move; tapped twice at once it is made once. */
  override async act(move: string): Promise<boolean> {
    const now = performance.now();
    if (now - (this.acted.get(move) ?? -SAME_TAP_MS) < SAME_TAP_MS) return false;
    this.acted.set(move, now);
    const done = await this.wish({ t: "act", move, on: this.shown?.n ?? 0 });
    if (done) this.moved = true;
    else this.acted.delete(move);
    return done;
  }

  /** Why a move is not lawful. It is judged as an act on the view it was chosen on; what is lawful is not asked. */
  override why(move: string): void {
    if (!this.moves.includes(move)) void this.wish({ t: "act", move, on: this.shown?.n ?? 0 });
  }

  /** Asks what a bot would do here; the answer stands on the ribbon until something happens. `unasked`: a lesson gives it, and no refusal is shown of what nobody wished. */
  override async hint(unasked = false): Promise<void> {
    const answer = await this.connection.ask({ t: "hint" });
    if (!answer.done) return unasked ? undefined : this.refuse(answer, true);
    const { hint } = answer;
    if (!hint || hint.n < (this.shown?.n ?? 0)) return; // the table has moved on
    const why = this.say.advice(hint);
    this.reason = null;
    this.advice = { move: hint.move, text: why };
    this.live.shout(hint.move ? `${this.say.button(hint.move)}. ${why}` : why);
  }

  private refuse(answer: Answer & { done: false }, ofMove: boolean): void {
    const text = this.say.has(`refusal-${answer.message}`) ? this.say.refusal(answer) : answer.message;
    this.reason = { text, rule: answer.rule, ofMove };
    this.refusedAt = performance.now();
    if (stands(this.reason, this.table?.phase)) this.live.shout(text);
  }

  // ---- what happens ---------------------------------------------------------------------------------------------

  private hear(news: News): void {
    if (news.what === "refused") this.queue.flush();
    const shown = this.shown;
    const wait = news.whole || !news.events.length ? 0 : (this.manner.pace?.(news.events as Told[]) ?? PACE_MS);
    if (news.whole) {
      this.queue.flush();
      this.renew(news, shown);
    } else this.queue.push(news, app.still ? Math.min(wait, 120) : wait);
  }

  private show(news: News, hurried: boolean): void {
    const changed = !this.shown || matchOf(this.shown.view) !== matchOf(news.view);
    if (changed) this.forget();
    if (news.view.table.phase !== "over") this.sheet = false;
    if (performance.now() - this.refusedAt > READ_MS) this.reason = null;
    if (!hurried) capture();
    if (news.events.length) this.advice = null;
    this.turnTo(news);
    this.events = [...this.events, ...(news.events as Told[])];
    this.write(news, true);
    this.keepUp(news, changed || news.view.table.phase === "over");
    if (!hurried) void tick().then(() => play());
  }

  /** A whole view: after hello, a break or a refusal. */
  private renew(news: News, before: News | null): void {
    const changed = !before || matchOf(before.view) !== matchOf(news.view);
    if (changed) this.forget();
    if (news.events.length) this.advice = null;
    this.turnTo(news);
    this.events = [...this.events, ...(news.events as Told[])];
    this.write(news, false);
    this.keepUp(news, changed);
  }

  /** Shows what is now. A move that has gone and is offered again is another one, however soon it is tapped. */
  private turnTo(news: News): void {
    const offered = this.moves;
    this.shown = news;
    for (const move of offered) if (!this.moves.includes(move)) this.acted.delete(move);
  }

  private forget(): void {
    this.events = [];
    this.story = [];
  }

  protected override retell(): void {
    this.story = [];
    for (const line of this.linesOf(this.events)) this.add(line);
  }

  private write(news: News, aloud: boolean): void {
    if (!this.words) return;
    if (HAPPENINGS.includes(news.what)) this.add({ text: this.happened(news) }, aloud);
    const events = news.events as Told[];
    for (const line of this.linesOf(events)) this.add(line, aloud && app.settings.aloud);
    if (!aloud) return;
    for (const sound of new Set(events.map((told) => this.manner.sound?.(told, this.you)))) if (sound) app.sound(sound);
  }

  private add(line: Omit<Line, "id">, aloud = false): void {
    this.story = [...this.story.slice(1 - MOST_LINES), { ...line, id: this.numbered++ }];
    if (aloud) this.live.tell(plain(line.text));
  }

  /** What happened to the table itself. */
  private happened({ what, chair }: News): string {
    return this.tell.message(`happened-${what}`, { who: chair >= 0 ? this.tell.seat(chair) : "" });
  }

  /** Somebody said something. What was said before we came is old. */
  private heard(said: Said): void {
    this.said = [...this.said.slice(-49), said];
    if (performance.now() - this.openedAt < GREETING_MS || !this.table) return;
    const known = ["say", "emote"].find((kind) => this.say.has(`${kind}-${said.preset}`));
    const text = known ? this.say.message(`${known}-${said.preset}`) : said.text || said.preset;
    this.add({ text: `${this.tell.seat(said.chair)}${known === "emote" ? "" : ":"} ${text}` }, true);
  }

  /** A server that was started again has forgotten whom this person does not want to hear. */
  private muteAgain(): void {
    for (const chair of this.muted) void this.wish({ t: "mute", chair, on: true });
  }

  /** What the device does by itself: remembers the table, adds its chance to the next shuffle. */
  private keepUp(news: News, changed: boolean): void {
    const { table, you } = news.view;
    const mine = table.chairs[you.chair];
    if (!mine) return;
    if (table.phase === "waiting" && !mine.seeded && this.seeded !== table.commit) {
      this.seeded = table.commit;
      const own = entropy(); // made only now: the table has shown what it committed to
      keep(localStorage, table.id, { entropy: own, commit: table.commit, over: false });
      void this.wish({ t: "seed", entropy: own });
    }
    if (changed) {
      keep(localStorage, table.id, { game: table.game, name: table.name, over: table.phase === "over" });
    }
  }
}
