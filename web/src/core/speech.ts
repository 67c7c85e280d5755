/**
 * Sentences: says in one language what a game's ids and words mean, word for word as `troef.locales.Speech` does.
 * The messages are the same files; the vocabulary (`words.json`) says which axis every argument is of.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export interface Axis {
  name: string;
  kind: "words" | "product" | "union" | "set" | "seat" | "count";
  words?: string[];
  parts?: Axis[];
}
export interface Vocabulary {
  axes: Record<string, Axis>;
  events: Record<string, Record<string, Axis>>;
  /** How moves are spelled: `play $card swap $seat`. */
  moves?: string[];
  /** The lists of its views that have an entry a seat. */
  bySeat?: string[];
}
export type Told = { event: string; seat: number } & Record<string, unknown>;
export interface Why {
  message: string;
  args: Record<string, unknown>;
}
type Args = Record<string, FluentVariable>;

const NOTHING: Vocabulary = { axes: {}, events: {} };

/** Every file of messages is read once, however many speeches use it. */
const read = new Map<string, FluentResource>();
function resource(text: string): FluentResource {
  const known = read.get(text) ?? new FluentResource(text);
  read.set(text, known);
  return known;
}

export class Speech {
  private readonly bundle: FluentBundle;
  private list: Intl.ListFormat | null = null;

  constructor(
    readonly language: string,
    messages: string[],
    private readonly words: Vocabulary = NOTHING,
    private readonly names: readonly string[] = [],
    private readonly mark: (name: string) => string = (name) => name,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of messages) this.bundle.addResource(resource(text));
  }

  /** Which lists of a view have an entry a seat, where that is known. */
  get bySeat(): readonly string[] | undefined {
    return this.words.bySeat;
  }

  has(name: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(name);
    return (
      message !== undefined && (attribute === undefined ? message.value !== null : attribute in message.attributes)
    );
  }

  /** One message; an id that is missing is a fault of the project and says so. */
  message(name: string, args: Args = {}, attribute?: string): string {
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new Error(`there is no message ${name}${attribute ? `.${attribute}` : ""}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Error(`${name}: ${errors[0].message}`);
    return text;
  }

  /** Several, as a sentence lists them. */
  several(words: string[]): string {
    this.list ??= new Intl.ListFormat(this.language, { type: "conjunction", style: "long" });
    return this.list.format(words);
  }

  /** Who sits there. */
  seat(seat: number): string {
    return this.mark(this.names[seat] ?? this.message("seat", { seat }));
  }

  /** A card, a colour, a seat, a list of them, as people say it; numbers stay numbers. */
  word(axis: Axis, value: unknown): string | number {
    if (value === null || value === undefined) return this.message("none");
    if (axis.kind === "set") {
      const words = (value as unknown[]).map((item) => String(this.word(axis.parts![0], item)));
      return words.length ? this.several(words) : this.message("none");
    }
    if (axis.kind === "union")
      return this.word(axis.parts!.find((part) => wordsOf(part).includes(String(value)))!, value);
    if (axis.name === "seat") return this.seat(value as number);
    if (typeof value === "number") return value;
    const word = String(value);
    if (this.has(`${axis.name}-${word}`)) return this.message(`${axis.name}-${word}`);
    if (axis.kind === "product" && this.has(axis.name)) return this.message(axis.name, this.parts(axis, word));
    return word;
  }

  private parts(axis: Axis, word: string): Args {
    return Object.fromEntries(split(axis, word).map(([part, w]) => [part.name, this.part(part, w)]));
  }

  /** A part of a card; a figure is a number, so that a language can choose the article by it. */
  private part(axis: Axis, word: string): string | number {
    const said = this.word(axis, word);
    return /^\d+$/.test(String(said)) ? +said : said;
  }

  /** The name of a card, a colour or anything else the game's moves and events speak of. */
  thing(axis: string, word: string): string {
    const known = this.words.axes[axis];
    return known ? String(this.word(known, word)) : word;
  }

  /** A word of any kind: the first axis that knows it says it. */
  anything(word: string): string {
    const axis = Object.values(this.words.axes).find((one) => wordsOf(one).includes(word));
    return axis ? String(this.word(axis, word)) : word;
  }

  /** What happened, in a sentence. */
  event(told: Told): string {
    const name = `event-${told.event}`;
    const axes = this.words.events[told.event] ?? {};
    const args: Args = { who: told.seat >= 0 ? this.seat(told.seat) : "" };
    if (Object.keys(axes).some((arg) => !(arg in told))) return this.sentence(this.message(name, args, "hidden"));
    let several = false;
    for (const [arg, axis] of Object.entries(axes)) {
      args[arg] = this.word(axis, told[arg]);
      several ||= axis.kind === "set" && (told[arg] as unknown[]).length > 1;
    }
    return this.sentence(this.message(name, args, several && this.has(name, "several") ? "several" : undefined));
  }

  /** Why not, in a sentence. */
  refusal(why: Why): string {
    return this.sentence(this.message(`refusal-${why.message}`, this.spoken(why.args)));
  }

  /** Why a move is good, in a sentence. */
  advice(why: Why): string {
    return this.sentence(this.message(`advice-${why.message}`, this.spoken(why.args)));
  }

  /** Begins with a capital, whatever card or colour it begins with; a name stays as it is written. */
  private sentence(text: string): string {
    return this.names.some((name) => name && text.startsWith(name))
      ? text
      : text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** A move in words: by the message named after its bare words, or word by word. */
  move(move: string): string {
    const words = move.split(" ");
    const pattern = this.words.moves?.map((one) => one.split(" ")).find((parts) => this.fits(parts, words)) ?? words;
    const kinds = words.map((word, i) => this.kind(this.axisOf(pattern[i]), word));
    const said = words.map((word, i) => {
      const axis = kinds[i];
      return axis ? String(this.word(axis, axis.kind === "seat" ? +word : word)) : word;
    });
    const name = ["move", ...words.filter((_, i) => !kinds[i])].join("-");
    if (!this.has(name)) return said.join(" ");
    return this.message(name, Object.fromEntries(kinds.flatMap((axis, i) => (axis ? [[axis.name, said[i]]] : []))));
  }

  /** A move as a button says it. */
  button(move: string): string {
    const said = this.move(move);
    return said[0].toLocaleUpperCase(this.language) + said.slice(1);
  }

  private axisOf(part: string): Axis | undefined {
    return part.startsWith("$") ? this.words.axes[part.slice(1)] : undefined;
  }

  private fits(pattern: string[], words: string[]): boolean {
    return (
      pattern.length === words.length &&
      pattern.every((part, i) => {
        const axis = this.axisOf(part);
        if (!axis) return part === words[i];
        const known = wordsOf(axis); // none: a seat, a number
        return known.length ? known.includes(words[i]) : /^\d+$/.test(words[i]);
      })
    );
  }

  /** A card that the rules write as a bare word (a wild) or name by another kind is a card all the same. */
  private kind(axis: Axis | undefined, word: string): Axis | undefined {
    const { card } = this.words.axes;
    const bare = !axis || !(axis.parts || axis.kind === "seat");
    return bare && card && wordsOf(card).includes(word) ? card : axis;
  }

  /** Arguments that are named like an axis are words of it. */
  private spoken(args: Record<string, unknown>): Args {
    const words = Object.entries(args).map(([name, value]) => {
      const axis = this.words.axes[name];
      return [name, axis ? this.word(axis, value) : (value as FluentVariable)];
    });
    return Object.fromEntries(words);
  }
}

/** All words of an axis. */
export function wordsOf(axis: Axis): string[] {
  if (axis.kind === "product")
    return axis.parts!.map(wordsOf).reduce((all, part) => all.flatMap((a) => part.map((b) => a + b)));
  if (axis.kind === "union") return axis.parts!.flatMap(wordsOf);
  return axis.words ?? [];
}

/** The parts of a word of a product, from the last part, which runs fastest. */
function split(axis: Axis, word: string): [Axis, string][] {
  const found: [Axis, string][] = [];
  let i = wordsOf(axis).indexOf(word);
  for (const part of [...axis.parts!].reverse()) {
    const words = wordsOf(part);
    found.push([part, words[i % words.length]]);
    i = Math.floor(i / words.length);
  }
  return found.reverse();
}
