/** What a newcomer should know at which moment. */
import type { View } from "./view";

export default function guide(view: View, you: number, mine: boolean): string | null {
  if (view.phase === "predict") return mine ? "guide-predict" : "guide-predicted";
  if (view.phase === "split") return mine ? "guide-split" : "guide-watch";
  if (view.phase !== "play") return null;
  if (!mine) return "guide-watch";
  const [least, most] = view.reach[you] ?? [0, 0];
  const wanted = view.goals;
  if (!view.trick.cards.length) return "guide-lead";
  if (!view.trick.requested) return "guide-free";
  if (wanted.length && wanted.every((goal) => view.tricks[you] >= goal)) return "guide-enough";
  return wanted.some((goal) => goal >= least && goal <= most) ? "guide-follow" : "guide-hopeless";
}
