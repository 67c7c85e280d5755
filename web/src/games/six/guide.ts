/** What a newcomer should know at which moment. */
import type { View } from "./view";

const ASKED: Record<string, string> = {
  start: "guide-roll",
  throw: "guide-roll",
  bound: "guide-roll",
  choice: "guide-choice",
  placing: "guide-place",
};

export default function guide(view: View, you: number, mine: boolean): string | null {
  if (view.claim?.seats.includes(you)) return "guide-claim";
  if (!mine && view.holder === you && view.phase === "rolling") return "guide-roll"; // my own dice still roll
  if (!mine) return view.phase === "over" ? null : "guide-watch";
  return ASKED[view.phase] ?? "guide-watch";
}
