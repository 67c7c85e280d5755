/** What a newcomer should know at which moment. */
import type { View } from "./view";

const ASKED: Record<string, string> = { name: "guide-name", drawn: "guide-drawn", owes: "guide-owes" };

export default function guide(view: View, you: number, mine: boolean): string | null {
  if (!mine || view.turn !== you) return view.window?.seat === you ? "guide-call" : "guide-watch";
  if (ASKED[view.phase]) return ASKED[view.phase];
  if (!view.moves.some((move) => move.startsWith("play "))) return "guide-draw";
  return view.hand.length === 2 ? "guide-two" : "guide-play";
}
