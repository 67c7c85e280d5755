// Made from the server's types by `python -m troef.server.typescript`; do not edit.

/** The first message: the last number seen, to be told what was missed; and by what name the device knows itself. */
export interface Hello {
  t: "hello";
  since?: number | null;
  device?: string;
}

/** Measures the way there and back; `sent` is the client's own clock in milliseconds. */
export interface Ping {
  t: "ping";
  sent: number;
}

/** The answer to a beat, sent at once: so the server measures how long messages travel. */
export interface Pulse {
  t: "pulse";
  beat: number;
}

/** A move. `on` is the number of the view it was chosen on. */
export interface Act {
  t: "act";
  id: string;
  move: string;
  on: number;
}

/** Put a bot on a chair, or empty it (the opener's wish). */
export interface Sit {
  t: "sit";
  id: string;
  chair: number;
  bot?: string | null;
}

/** Get up; during a match a bot goes on, or the chair is open for another guest. */
export interface Leave {
  t: "leave";
  id: string;
  open?: boolean;
}

/** Two chairs change places (the opener's wish, before the start). */
export interface Swap {
  t: "swap";
  id: string;
  chair: number;
  other: number;
}

/** So many chairs (the opener's wish, before the start). */
export interface Resize {
  t: "resize";
  id: string;
  chairs: number;
}

/** Options and settings (the opener's wish, before the start). */
export interface Configure {
  t: "configure";
  id: string;
  options: Record<string, number | boolean | string | number[]>;
  settings: Settings;
}

/** How a table is run; no rule of a game depends on it. */
export interface Settings {
  watch?: "anybody" | "nobody";
  reveal?: boolean;
  pace?: "normal" | "quick" | "slow";
  time?: "brisk" | "none" | "relaxed";
  away_seconds?: number;
  chat?: "free" | "off" | "presets";
  public?: boolean;
  hints?: "all" | "bots" | "off";
}

/** Another person is to run the table. */
export interface HandOver {
  t: "handover";
  id: string;
  chair: number;
}

/** Begin; empty chairs are taken away, or filled with bots of this level. */
export interface Start {
  t: "start";
  id: string;
  fill?: string | null;
}

/** The device's own random bytes for the match to come. */
export interface Seed {
  t: "seed";
  id: string;
  entropy: string;
}

/** The end of the round has been seen. */
export interface GoOn {
  t: "ready";
  id: string;
}

/** Pause, or go on after a pause: it happens when everybody who is there wishes it. */
export interface Vote {
  t: "vote";
  id: string;
  want?: boolean;
}

/** Offer the own seat to whoever brings this gift, 16 random bytes of the client's; the newest offer counts. */
export interface Give {
  t: "give";
  id: string;
  gift: string;
}

/** Another match with the same people in the same room. */
export interface Rematch {
  t: "again";
  id: string;
  rotate?: boolean;
}

/** Go by another name. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
}

/** A word to the table: free text, or a preset or an emote by its id. */
export interface Say {
  t: "say";
  id: string;
  text?: string;
  preset?: string;
}

/** Hear no more of what somebody says, or hear them again; nobody else is told. */
export interface Mute {
  t: "mute";
  id: string;
  chair: number;
  on?: boolean;
}

/** What would a bot do here? It is told what this seat knows; answered by a hint. */
export interface Ask {
  t: "hint";
  id: string;
}

/** A whole view, the events missed since the number the client named (the latest), and the table's clock. */
export interface Whole {
  t: "whole";
  n: number;
  view: Record<string, unknown>;
  missed: Record<string, unknown>[];
  at?: number;
}

/** One entry of the log: what it was and whose, what happened in the game, and the patch of the view. */
export interface Update {
  t: "update";
  n: number;
  what: string;
  events: Record<string, unknown>[];
  patch: unknown[][];
  chair?: number;
  bot?: boolean;
}

/** A request was carried out, as entry n. */
export interface Done {
  t: "done";
  id: string;
  n: number;
}

/** A request was refused: why, and the view as it is. `verdict`: somebody else was faster. */
export interface Refused {
  t: "refused";
  id: string;
  message: string;
  rule: string | null;
  args: Record<string, unknown>;
  n: number;
  view: Record<string, unknown>;
  verdict?: Verdict | null;
}

/** Who was first: milliseconds from the act before, of the seat that was faster and of this one. */
export interface Verdict {
  seat: number;
  theirs: number;
  yours: number;
}

/** What a bot would do on view n (null: wait), and why: a message id (`advice-...`) with its arguments. */
export interface Hint {
  t: "hint";
  id: string;
  n: number;
  move: string | null;
  message: string;
  args: Record<string, unknown>;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
  sent: number;
}

/** To be answered at once by a pulse with the same number. */
export interface Beat {
  t: "beat";
  beat: number;
}

/** Somebody said something; never part of the record. */
export interface Said {
  t: "said";
  chair: number;
  text: string;
  preset: string;
}

/** Whom this person does not want to hear, by their chairs as they stand now. */
export interface Muted {
  t: "muted";
  chairs: number[];
}

/** Whose devices are connected now; who is silent for long is away, and a bot plays for them. */
export interface Here {
  t: "here";
  chairs: number[];
}

/** A newer device has taken this seat; this connection is told nothing more. */
export interface Replaced {
  t: "replaced";
}

/** A message could not be read; nothing was done. */
export interface Bad {
  t: "bad";
  why: string;
}

/** The connection ends, and why. */
export interface Gone {
  t: "gone";
  message: string;
}

/** Open a table and sit down at it. Entropy comes later, by `seed`: first the table shows what it committed to. */
export interface OpenTable {
  game: string;
  name: string;
  chairs?: number | null;
  options?: Record<string, number | boolean | string | number[]>;
  settings?: Settings;
}

/** Sit down, on any free chair or the one named. With a token of the client's own, asking twice is safe. */
export interface TakeSeat {
  name: string;
  entropy?: string | null;
  chair?: number | null;
  token?: string | null;
}

/** Take a seat that its owner has offered by `give`. */
export interface TakeGift {
  name: string;
  gift: string;
  token?: string | null;
}

/** The secret of a seat. */
export interface Token {
  token: string;
}

/** A seat: where, and the secret that proves it (part of the private link to another device). */
export interface Seat {
  table: string;
  code: string;
  chair: number;
  token: string;
}

/** An open table that was opened as public; chairs are open, a person's or a bot's. */
export interface PublicTable {
  id: string;
  name: string;
  game: string;
  chairs: string[];
  options: Record<string, number | boolean | string | number[]>;
}

/** Every number a finished match drew, with all that its seed was made of. */
export interface Drawn {
  match: number;
  commit: string;
  secret: string;
  entropy: string[];
  seed: string;
  draws: Draws[];
}

/** The numbers drawn by one act (-1: the first deal), each as [n, result]: one of 0..n-1. */
export interface Draws {
  act: number;
  drawn: [number, number][];
}

/** A finished match as one seat saw it (-1: as those who looked on did): the deal, then act by act. */
export interface Replay {
  match: number;
  game: string;
  seat: number;
  names: string[];
  options: Record<string, number | boolean | string | number[]>;
  rounds: number[][];
  outcome: Record<string, unknown>;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  frames: ReplayFrame[];
}

/** One act of a match: whose it was, when, what the seat was told of it, and how its view changed. */
export interface ReplayFrame {
  seat: number;
  move: string;
  at: number;
  events: Record<string, unknown>[];
  patch: unknown[][];
}

/** A game: its seats, options, presets and players, in words. */
export interface GameInfo {
  key: string;
  title: string;
  version: number;
  seats: [number, number];
  bots: string[];
  presets: Record<string, PresetInfo>;
  options: OptionInfo[];
  paper: string[];
  glass: string[];
}

/** Options under one name. */
export interface PresetInfo {
  title: string;
  options: Record<string, number | boolean | string | number[]>;
}

/** An option: its kind, what is allowed, and how it is explained. */
export interface OptionInfo {
  name: string;
  kind: string;
  rule: string;
  default: number | boolean | string | number[];
  low: number;
  high: number;
  words: string[];
  titles: string[];
  title: string;
  about: string;
}

/** What is said of a game, for a page built without it: Fluent messages, the axes of their words, the rules. */
export interface GameTexts {
  messages: string;
  words: Record<string, unknown>;
  rules: string;
}

/** All that one viewer may know now. */
export interface View {
  game: GameView | null;
  table: TableShown;
  you: You;
}

/** What every game's view has. */
export interface GameView {
  moves: string[];
  points: number[];
  rounds: number;
  seat: number;
  seats: number;
  to_act: number[];
}

/** What everybody sees of a table. */
export interface TableShown {
  chairs: ChairShown[];
  code: string;
  commit: string;
  deadlines: (number | null)[] | null;
  game: string;
  host: number;
  id: string;
  matches: number;
  name: string;
  options: Record<string, number | boolean | string | number[]>;
  outcome: OutcomeShown | null;
  phase: "between" | "over" | "paused" | "playing" | "waiting";
  ready: number[];
  rounds: number[][];
  secret: string | null;
  settings: Settings;
  votes: number[];
}

/** What everybody sees of a chair. */
export interface ChairShown {
  away: boolean;
  kind: "bot" | "open" | "person";
  level: string;
  name: string;
  nth: number;
  seeded: boolean;
}

/** How a match ended. */
export interface OutcomeShown {
  points: number[];
  why: string;
  winners: number[];
}

/** Who the viewer is; chair -1 looks on. */
export interface You {
  chair: number;
  host: boolean;
}

export type FromClient =
  | Hello
  | Ping
  | Pulse
  | Act
  | Sit
  | Leave
  | Swap
  | Resize
  | Configure
  | HandOver
  | Start
  | Seed
  | GoOn
  | Vote
  | Give
  | Rematch
  | Rename
  | Say
  | Mute
  | Ask;

export type ToClient =
  | Whole
  | Update
  | Done
  | Refused
  | Hint
  | Pong
  | Beat
  | Said
  | Muted
  | Here
  | Replaced
  | Bad
  | Gone;
