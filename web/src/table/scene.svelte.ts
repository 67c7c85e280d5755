/** A table as it is shown: view, story, words. What makes it change is a live session or a replay. */
import { app, t } from "../app.svelte";
import { games } from "../core/api";
import type { News, State, Wish } from "../core/connection";
import { runnerUp, withMinus } from "../core/figures";
import { Live } from "../core/live";
import type { Speech, Told, Vocabulary } from "../core/speech";
import { type Line, marked } from "../core/story";
import type { TableShown, View } from "../wire";
import type { Manner } from "./board";
import { names } from "./names";
import type { Reason } from "./reason";
import type { Tape } from "./replay.svelte";

/** What a bot would do here (null: wait), and why, in words. */
export interface Advice {
  move: string | null;
  text: string;
}

export const later = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** As the server judges it: against bots alone, or always. */
const allowsHints = ({ settings, chairs }: TableShown, you: number): boolean =>
  settings.hints === "all" ||
  (settings.hints === "bots" && chairs.every((c, i) => (c.kind === "person") === (i === you)));

export abstract class Scene {
  /** The table's name in addresses. */
  abstract readonly id: string;
  state: State = $state("connecting");
  /** What is shown; a moment behind what is true. */
  shown: News | null = $state.raw(null);
  events: Told[] = $state.raw([]);
  story: Line[] = $state.raw([]);
  reason: Reason | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** A first game: offered, or going on. */
  coached: "" | "offered" | "on" = $state("");
  /** Whether this person has made a move since the page was opened. */
  moved = $state(false);
  politely = $state("");
  urgently = $state("");
  protected words: Vocabulary | undefined = $state.raw(undefined);
  manner: Manner = {};
  /** Whether the score sheet is looked at instead of the board, after the match. */
  sheet = $state(false);
  /** The game's name, as the server knows it. */
  title = $state("Troef");
  /** The tape that is played, if this is a replay. */
  readonly tape: Tape | null = null;

  readonly table: TableShown | null = $derived(this.shown?.view.table ?? null);
  readonly view: View | null = $derived(this.shown?.view ?? null);
  /** The events of what is shown now. */
  readonly news: Told[] = $derived((this.shown?.events ?? []) as Told[]);
  readonly you: number = $derived(this.shown?.view.you.chair ?? -1);
  readonly names: string[] = $derived(this.table ? names(this.table.chairs) : []);
  /** By seat, as a score sheet has them. */
  readonly columns: string[] = $derived(this.names.map((name, i) => (i === this.you ? t("you-title") : name)));
  readonly say: Speech = $derived(app.speech(this.table?.game ?? "", this.words, this.names));
  /** As the story has them: my own says that it is me. */
  readonly called: string[] = $derived(
    this.names.map((name, i) => (i === this.you && !this.tape ? t("name-you", { name }) : name)),
  );
  protected readonly tell: Speech = $derived(app.speech(this.table?.game ?? "", this.words, this.called, marked));
  readonly moves: string[] = $derived(
    this.table?.phase === "playing" && this.view?.game && this.state === "open" ? this.view.game.moves : [],
  );
  readonly live = new Live(
    { later },
    (text) => {
      this.politely = text;
    },
    (text) => {
      this.urgently = text;
    },
  );

  /** Whom this person does not want to hear. */
  muted: number[] = $state.raw([]);
  /** A wish to the table. True when it was done. */
  abstract wish(wish: Wish): Promise<boolean>;
  abstract act(move: string): Promise<boolean>;
  abstract why(move: string): void;
  /** Whether this person may ask what a bot would do. */
  readonly mayAsk: boolean = $derived(
    !this.tape && this.you >= 0 && this.table !== null && allowsHints(this.table, this.you),
  );
  async hint(_unasked?: boolean): Promise<void> {}
  reconnect(): void {}

  /** So many points, by the name they have in this game (its board's message `own-points`, if it has one). */
  points(n: number, form?: "with"): string {
    return withMinus(this.say.message(this.say.has("own-points") ? "own-points" : "points", { n }, form));
  }

  /** The winner's points, and how many they are ahead of whoever came second, if one did. */
  ahead(form?: "with"): string {
    const { points, winners } = this.table!.outcome!;
    const [first] = winners;
    const with_ = this.points(points[first] ?? 0, form);
    const by = runnerUp(points, winners);
    return by
      ? this.say.message("over-ahead", {
          points: with_,
          n: by.n,
          who: this.names[by.seat],
          me: by.seat === this.you ? "yes" : "no",
        })
      : with_;
  }

  /** Waits for the words of the game, so that the first sentences are sentences. */
  async learn(game: string): Promise<void> {
    const [words, list] = await Promise.all([app.words(game), games()]);
    this.words = words;
    this.title = list.find((one) => one.key === game)?.title ?? game;
    this.retell();
  }

  /** Tells the story anew, now that there are words for it. */
  protected abstract retell(): void;

  /** What happened, in lines of the story. */
  protected linesOf(events: readonly Told[]): Omit<Line, "id">[] {
    const { tell, quiet, headings, card } = this.manner;
    if (tell) return tell(events, this.tell);
    return events
      .filter((told) => !quiet?.includes(told.event))
      .map((told) => ({
        text: withMinus(this.tell.event(told)),
        card: card?.(told, this.view!.game!) ?? undefined,
        heading: headings?.includes(told.event),
        begins: told.event === "deals" || undefined,
      }));
  }
}
