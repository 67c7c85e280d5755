/** Finds the rule for what happened at a table, in whatever words it is asked. */
import type { Block } from "./markdown";

export type Rule = Extract<Block, { kind: "item" }>;
/** A word as it is compared: small, without accents, numbers as figures. */
type Fold = (word: string) => string;

const bare = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

/** Number words become figures: "fours" and "4s" are 4. `numbers` are the words from nought on, with gaps between them. */
export function folding(numbers: string): Fold {
  const figures = new Map(numbers.split(" ").map((word, n) => [bare(word), String(n)]));
  const singular = (word: string) => word.replace(/(re|s|en|er|e|n)$/, "");
  return (word) => {
    const plain = bare(word);
    return figures.get(plain) ?? figures.get(singular(plain)) ?? plain.replace(/^(\d+)\p{L}+$/u, "$1");
  };
}

const wordsOf = (text: string, fold: Fold): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);

const LEAST = 4; // letters that two forms of a word have in common
/** Whether two words are forms of one: blocked and block, Stapel and Ablagestapel. */
function alike(asked: string, there: string): boolean {
  if (asked === there) return true;
  const short = Math.min(asked.length, there.length);
  if (short < LEAST || /\d/.test(asked)) return false;
  if (short > LEAST && (asked.includes(there) || there.includes(asked))) return true;
  let same = 0;
  while (same < short && asked[same] === there[same]) same++;
  return same >= LEAST && same >= short - 2;
}

/** A rule's words in order: its id, then its text. What comes first says what it is about. */
interface Entry {
  rule: Rule;
  words: string[];
  id: number;
}
const FIRST = 24; // words
const LATER = 0.6;
const NAMED = 1.2; // in the id
const FORM = 0.8; // another form of the word
const NEAR = 3; // words

/** The rules of a game, ready to be asked. `same` are words that mean the same: "empty out; led lead". */
export class Arbiter {
  private readonly entries: Entry[] = [];
  private readonly usual: number;
  private readonly same: string[][];

  constructor(
    blocks: Block[],
    private readonly fold: Fold,
    same = "",
  ) {
    for (const block of blocks) {
      if (block.kind !== "item" || !block.rule) continue;
      const id = block.rule.split(/[._]/);
      const words = wordsOf(block.parts.map((part) => part.text).join(" "), fold);
      this.entries.push({ rule: block, words: [...id, ...words], id: id.length });
    }
    this.usual = this.entries.reduce((sum, entry) => sum + entry.words.length, 0) / Math.max(1, this.entries.length);
    this.same = same.split(";").map((group) => wordsOf(group, fold));
  }

  /** The rules that fit best, the best first; none if nothing does. */
  ask(question: string, most = 6): Rule[] {
    const asked = wordsOf(question, this.fold).map((word) => this.meant(word));
    const found = asked.map((forms) => this.entries.map((entry) => places(forms, entry)));
    const rare = found.map((all) => weight(all.filter((one) => one.length).length, this.entries.length));
    const scores = this.entries.map((entry, i) => {
      const here = found.map((all) => all[i]);
      const alone = here.reduce((sum, at, k) => sum + rare[k] * worthOf(at, entry), 0);
      const joined = here.reduce(
        (sum, at, k) => sum + (k ? near(here[k - 1], at, entry) * (rare[k] + rare[k - 1]) : 0),
        0,
      );
      return (alone + joined) / (0.9 + (0.1 * entry.words.length) / this.usual);
    });
    const best = Math.max(0, ...scores);
    return this.entries
      .map((entry, i) => ({ rule: entry.rule, score: scores[i] }))
      .filter(({ score }) => score > 0 && score >= best / 2)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ rule }) => rule);
  }

  private meant(word: string): string[] {
    return [word, ...this.same.filter((group) => group.some((one) => alike(word, one))).flat()];
  }
}

/** A word that stands everywhere says little. */
const weight = (found: number, all: number) => (found ? Math.log((all + 1) / found) : 0);

interface Place {
  at: number;
  fit: number;
}
function places(forms: string[], entry: Entry): Place[] {
  const found: Place[] = [];
  for (const [at, word] of entry.words.entries()) {
    if (forms.includes(word)) found.push({ at, fit: 1 });
    else if (forms.some((form) => alike(form, word))) found.push({ at, fit: FORM });
  }
  return found;
}

const zone = (at: number) => (at < FIRST ? 1 : LATER);
const worthOf = (found: Place[], entry: Entry) =>
  Math.max(0, ...found.map(({ at, fit }) => fit * (at < entry.id ? NAMED : zone(at))));

/** Two words of the question that stand beside each other in the rule, too. */
function near(one: Place[], other: Place[], entry: Entry): number {
  let best = 0;
  for (const a of one)
    for (const b of other) {
      const far = Math.abs(a.at - b.at);
      const inId = a.at < entry.id !== b.at < entry.id;
      if (far && far <= NEAR && !inId) best = Math.max(best, (a.fit * b.fit * zone(Math.min(a.at, b.at))) / far);
    }
  return best;
}
