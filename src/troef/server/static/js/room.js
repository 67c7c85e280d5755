// One table as this device knows it: the view, kept up to date by folding, and the story of what happened.

import { Line, randomHex } from "./net.js";
import { fold } from "./patch.js";
import * as speak from "./speak.js";
import * as spell from "./spell.js";
import { label, t, together } from "./text.js";

const STORY_LINES = 250;

/** A table: `view` is null until the first word of the server. `changed()` is called after every change. */
export class Room {
  constructor(id, changed) {
    Object.assign(this, { id, changed, view: null, n: 0, story: [], refusal: null, told: 0, entropy: "", commit: "" });
    this.here = new Set(); // chairs whose devices are connected
    this.words = []; // what was said, to know it again when it is told once more
    this.again = []; // what may be told once more
    this.asked = false; // whether a hello waits for its answer
    this.heardTo = null; // and the last number told before it
    this.old = null; // while a newcomer is told what was said before: the place of the next line in the story
    this.copied = {}; // which links were copied, by the id of their field
    this.sent = null; // the act that is on its way: {id, move}
    this.wishes = new Map(); // what to do when a wish is answered, by id
    this.line = new Line(id, {
      hear: (message) => this.hear(message),
      since: () => this.ask(),
      changed: () => this.lineChanged(),
    });
  }

  /** Ends it. */
  close() {
    this.line.close();
  }

  get table() {
    return this.view.table;
  }

  get game() {
    return this.view.game;
  }

  /** My chair; -1 for a watcher. */
  get me() {
    return this.view.you.chair;
  }

  /** What a seat is called; bots of one kind are numbered. */
  who = (seat) => nameOf(this.table.chairs, seat);

  /** Whether I am the one the game waits for, and not merely allowed to act besides. */
  get myTurn() {
    const { game, table, me } = this;
    if (!game || table.phase !== "playing" || !game.to_act.includes(me)) return false;
    return typeof game.turn === "number" ? game.turn === me : true;
  }

  /** The moves that can be made now. */
  get moves() {
    return this.game && this.table.phase === "playing" ? this.game.moves : [];
  }

  /** Makes a move; a second tap while the first is on its way is the same tap. */
  act(move) {
    if (this.sent || !this.moves.includes(move)) return;
    this.refusal = null;
    this.sent = { id: this.line.request({ t: "act", move, on: this.n }), move };
    this.changed();
  }

  /** Sends a wish; `then` is called when it is done. */
  wish(t, fields = {}, then = null) {
    this.refusal = null;
    this.wishes.set(this.line.request({ t, ...fields }), then);
    this.changed();
  }

  hear(message) {
    const before = { view: this.view, mine: this.view ? this.myTurn : false };
    const { t: kind } = message;
    if (kind === "whole") this.whole(message);
    else if (kind === "update") this.update(message);
    else if (kind === "done" || kind === "refused") this.answered(message);
    else if (kind === "said") this.heard(message);
    else if (kind === "beat") Object.assign(this, { again: [], old: null });
    else if (kind === "here") this.here = new Set(message.chairs);
    else if (kind === "gone") this.reason = message;
    else if (kind === "bad") this.refusal = { message: "table-bad-request", args: message };
    if (this.view) this.follow(before);
    this.changed();
  }

  /** The number after which all is to be told; what comes until the answer is told by the answer. */
  ask() {
    this.asked = true;
    this.heardTo ??= this.n;
    return this.heardTo;
  }

  /** A whole view. One that was not asked for (chairs moved, too much was waiting) does not say what was missed. */
  whole({ n, view, missed }) {
    const old = this.view;
    if (this.line.state !== "open") Object.assign(this, { again: this.words, old: old ? null : 0 });
    if (!this.asked && !missed.length) this.line.hello();
    else Object.assign(this, { asked: false, heardTo: null });
    Object.assign(this, { n, view });
    if (old) this.tell(changes(old.table, view.table), true);
    this.tell(spell.events(missed, this.who), Boolean(old));
  }

  update({ n, events, patch }) {
    if (n <= this.n) return;
    if (n > this.n + 1) {
      this.line.connect(); // something was lost on the way: ask for it
      return;
    }
    const old = this.view;
    this.n = n;
    this.view = fold(old, patch);
    this.tell([...changes(old.table, this.table), ...(this.asked ? [] : spell.events(events, this.who))], true);
  }

  answered(message) {
    if (this.sent?.id === message.id) this.sent = null;
    const then = this.wishes.get(message.id);
    this.wishes.delete(message.id);
    if (message.t === "done") {
      then?.();
      return;
    }
    if (message.n >= this.n) Object.assign(this, { n: message.n, view: message.view });
    this.refusal = message;
    speak.now(spell.refusal(message, this.who));
  }

  /** Words to the table; who comes back is told the latest of them once more. */
  heard({ chair, text, preset }) {
    const known = this.again.findIndex((one) => one.text === text && one.preset === preset && one.chair === chair);
    this.again = known < 0 ? [] : this.again.slice(known + 1);
    if (known >= 0) return;
    this.words.push({ chair, text, preset });
    const line = [t("said", { name: this.who(chair), text: text || label(`phrase-${preset}`, preset) })];
    if (this.old === null) this.tell([line], true);
    else this.story.splice(this.old++, 0, { key: this.told++, phrase: line });
  }

  /** What a change asks of this device: its entropy for a match to come, a word about whose turn it is. */
  follow({ view, mine }) {
    const { phase, commit, chairs } = this.table;
    if (phase !== "over") this.seal = undefined;
    if (phase === "waiting" && this.me >= 0 && !chairs[this.me].seeded && this.commit !== commit) this.seed(commit);
    if (this.myTurn && (!mine || !view)) {
      const moves = this.moves.map((move) => spell.move(move, this.who));
      speak.now(t("your-turn-say", { moves: together(moves.slice(0, 12)) }));
    }
  }

  /** Only now that the table has shown what it is bound to, this device adds its own chance. */
  seed(commit) {
    this.commit = commit;
    this.entropy = randomHex(16);
    this.wish("seed", { entropy: this.entropy });
  }

  tell(phrases, aloud) {
    for (const phrase of phrases) this.story.push({ key: this.told++, phrase });
    this.story.splice(0, this.story.length - STORY_LINES);
    if (aloud) speak.soon(phrases.map(spell.said));
  }

  lineChanged() {
    const { state } = this.line;
    if (state === "lost" || state === "offline") speak.now(t(state));
    else if (state === "open" && this.away) speak.soon([t("back-again")]);
    this.away = state === "lost" || state === "offline";
    if (state !== "open") this.refusal = null;
    this.changed();
  }
}

/** What a seat is called; bots, and people of one name, are numbered. */
export function nameOf(chairs, seat) {
  const chair = chairs[seat];
  if (!chair?.name) return t("chair", { n: seat + 1 });
  const nameless = chair.kind === "bot" && chair.name === `bot ${chair.level}`;
  const same = chairs.flatMap((other, i) => ((nameless ? other.kind === "bot" : other.name === chair.name) ? [i] : []));
  if (nameless) return t("bot-number", { n: same.indexOf(seat) + 1 });
  return same.length > 1 ? `${chair.name} ${same.indexOf(seat) + 1}` : chair.name;
}

/** What happened to the table itself between two views of it, as phrases. */
function changes(old, now) {
  const found = [];
  const name = (table, i) => nameOf(table.chairs, i);
  if (old.chairs.length === now.chairs.length && old.matches === now.matches && old.phase !== "over") {
    for (const [i, chair] of now.chairs.entries()) {
      found.push(...chairChanges(old.chairs[i], chair, name(old, i), name(now, i)));
    }
    if (old.host !== now.host) found.push(t("hosts", { name: name(now, now.host) }));
  }
  if (old.phase !== now.phase) found.push(phaseChange(old.phase, now.phase));
  return found.filter(Boolean).map((text) => [text]);
}

function chairChanges(old, now, before, name) {
  if (old.kind !== now.kind) {
    const got = old.kind === "person" ? [t("got-up", { name: before })] : [];
    return now.kind === "open" ? got : [...got, t(now.kind === "bot" ? "bot-sat" : "sat", { name })];
  }
  if (now.kind !== "person") return [];
  if (old.away !== now.away) return [t(now.away ? "went-away" : "came-back", { name })];
  return old.name === now.name ? [] : [t("renamed", { name: before, other: name })];
}

function phaseChange(old, now) {
  if (now === "paused") return t("pausing");
  if (old === "paused") return t("going-on");
  if (old === "waiting") return t("started");
  return now === "waiting" ? t("laid-again") : "";
}
