/** A finished match as one seat saw it: frame by frame, with its rounds and special moments. Knows no game. */
import type { GameView, Replay } from "../wire";
import { fold } from "./fold";
import type { Told } from "./speech";

export interface Frame {
  view: GameView;
  /** What the seat was told of this act; of the deal at first. */
  events: Told[];
  /** The points of the rounds that are over by now. */
  rounds: number[][];
}

/** The frames of a match; the first is the deal. */
export function frames(replay: Replay): Frame[] {
  let view = replay.view as unknown as GameView;
  const found: Frame[] = [{ view, events: replay.events as Told[], rounds: [] }];
  for (const { patch, events } of replay.frames) {
    view = fold(view, patch);
    found.push({ view, events: events as Told[], rounds: replay.rounds.slice(0, view.rounds) });
  }
  return found;
}

/** Where rounds end: the numbers of the first frames after them. */
export function roundEnds(all: Frame[]): number[] {
  return all.flatMap((frame, i) => (i && frame.rounds.length > all[i - 1].rounds.length ? [i] : []));
}

export interface Mark {
  at: number;
  label: string;
}

/** The special moments, by what the board says of each event. */
export function marks(all: Frame[], label: (told: Told) => string | null): Mark[] {
  return all.flatMap(({ events }, at) => {
    const found = events.map(label).find(Boolean);
    return found ? [{ at, label: found }] : [];
  });
}

/** The marks that stand at least so far apart: a small label needs its place. */
export function apart(all: Mark[], least: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of all) if (!kept.length || mark.at - kept[kept.length - 1].at >= least) kept.push(mark);
  return kept;
}

/** The nearest special moment before or after a frame; the beginning or the end if there is none. */
export function nearest(all: Mark[], at: number, step: 1 | -1, last: number): number {
  const there = step > 0 ? all.find((mark) => mark.at > at) : all.findLast((mark) => mark.at < at);
  return there?.at ?? (step > 0 ? last : 0);
}
