/** The story so far: sentences with the names set apart, newest last. */
export interface Line {
  id: number;
  text: string;
  /** A card to show beside the sentence. */
  card?: { code: string; as?: string; marks?: readonly number[] };
  /** A heading: a new round, a new trick. */
  heading?: boolean;
  /** The mat shows it anyhow: only the log tells it. */
  aside?: boolean;
  /** The next round begins with it. */
  begins?: boolean;
}
export interface Part {
  text: string;
  name: boolean;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Marks a name inside a sentence, so that it can be set in bold later. */
export const marked = (name: string): string => OPEN + name + CLOSE;

/** A sentence as its parts: names and the rest. */
export function parts(text: string): Part[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((part) => (part.startsWith(OPEN) ? { text: part.slice(1, -1), name: true } : { text: part, name: false }));
}

/** A sentence that stands beside others ends with a stop. */
export const stopped = (text: string): string => (/[.!?…]$/.test(plain(text)) ? text : `${text}.`);

/** What is told of the round that has just ended, although the next one is dealt. */
export const untilNext = (lines: readonly Line[]): Line[] => {
  const next = lines.findLastIndex((line) => line.begins);
  return lines.slice(0, next < 0 ? undefined : next);
};

/** The sentence without marks, to be spoken. */
export const plain = (text: string): string => text.replaceAll(OPEN, "").replaceAll(CLOSE, "");
