/** What the whole page shares: where we are, what the person likes, and the language. */
import locales, { type Messages } from "virtual:locales";
import { Refusal, textsOf } from "./core/api";
import { setStill } from "./core/flip";
import { address, type Place, place, wantsPlain } from "./core/router";
import { attributes, read, type Settings, write } from "./core/settings";
import { play, type Sound } from "./core/sound";
import { Speech, type Vocabulary } from "./core/speech";

const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const vocabularies = import.meta.glob<Vocabulary>("./games/*/words.json", { import: "default" });

class App {
  settings: Settings = $state(read(localStorage));
  place: Place = $state(place(location.pathname));
  language = $state("en");
  private messages: Messages = $state.raw({ shared: "", games: {}, tables: {} });
  /** The messages of games at whose tables somebody has been, in this language. */
  private tables: Record<string, string> = $state.raw({});
  private deviceDark = $state(dark.matches);
  private deviceStill = $state(reduced.matches);
  /** The page's own sentences. */
  say: Speech = $derived(new Speech(this.language, [this.messages.shared]));
  dark: boolean = $derived(this.settings.light === "device" ? this.deviceDark : this.settings.light === "evening");
  still: boolean = $derived(this.settings.still || this.deviceStill);

  constructor() {
    if (wantsPlain(location.pathname)) {
      this.settings.plain = true;
      history.replaceState(null, "", address(this.place) + location.hash);
    }
    dark.addEventListener("change", () => {
      this.deviceDark = dark.matches;
    });
    reduced.addEventListener("change", () => {
      this.deviceStill = reduced.matches;
    });
    addEventListener("popstate", () => {
      if (address(this.place) !== location.pathname) this.place = place(location.pathname);
    });
  }

  /** The languages there are. */
  readonly languages: string[] = Object.keys(locales);

  /** Loads the language the person wishes, or the best of the browser's. */
  async speak(): Promise<void> {
    const wished = [this.settings.language, ...navigator.languages.map((l) => l.split("-")[0]), "en"];
    const language = wished.find((l) => l in locales) ?? "en";
    const messages = (await locales[language]()).default;
    const said = Object.keys(this.tables).map(async (key) => [key, await this.said(key, messages, language)]);
    this.tables = Object.fromEntries(await Promise.all(said)); // a table that is open goes on in the new language
    this.messages = messages;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A speech for one game, with its words and names. What is said at its tables it knows after `words`. */
  speech(game: string, words: Vocabulary | undefined, names: string[], mark?: (name: string) => string): Speech {
    const own = [this.messages.games[game] ?? "", this.tables[game] ?? ""];
    return new Speech(this.language, [this.messages.shared, ...own], words, names, mark);
  }

  /** A game in half a sentence, if its board has one. */
  pitch(game: string): string {
    const say = this.speech(game, undefined, []);
    return say.has("pitch") ? say.message("pitch") : "";
  }

  /** The vocabulary of a game; with it come the sentences of its tables. */
  async words(game: string): Promise<Vocabulary> {
    const [words, said] = await Promise.all([
      vocabularies[`./games/${game}/words.json`]?.() ?? textsOf(game, this.language).then((texts) => texts.words),
      this.said(game, this.messages, this.language),
    ]);
    this.tables = { ...this.tables, [game]: said };
    return words as Vocabulary;
  }

  /** What is said at the tables of a game: the page's own, or the server's if the page was not built with the game. */
  private async said(game: string, messages: Messages, language: string): Promise<string> {
    const own = await messages.tables[game]?.();
    return own?.default ?? (await textsOf(game, language)).messages;
  }

  /** Goes somewhere else in the page. */
  go(to: Place, replace = false): void {
    if (replace || history.state?.over) history.replaceState(null, "", address(to));
    else history.pushState(null, "", address(to));
    this.place = to;
    scrollTo(0, 0);
  }

  /** Keeps the settings and lets the page follow them. Called in an effect. */
  follow(): void {
    write(localStorage, this.settings);
    const root = document.documentElement;
    const wanted = { ...attributes(this.settings), "data-theme": this.dark ? "dark" : "light" };
    for (const [name, value] of Object.entries({ ...wanted, "data-motion": this.still ? "still" : null }))
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    setStill(this.still);
  }

  /** A sound, if the person wants any. */
  sound(sound: Sound): void {
    if (this.settings.sound) play(sound);
  }
}

export const app = new App();
/** One of the page's own messages. */
export const t = (name: string, args?: Record<string, string | number>, attribute?: string): string =>
  app.say.message(name, args, attribute);
/** A message that may be missing: then the other text. */
export const maybe = (name: string, otherwise: string): string =>
  app.say.has(name) ? app.say.message(name) : otherwise;
/** Why a question to the server was not answered as wished. */
export const whyNot = (error: unknown): string =>
  error instanceof Refusal ? app.say.refusal({ message: error.id, args: error.args }) : t("server-away");
