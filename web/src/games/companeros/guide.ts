/** What a newcomer should know at which moment. */
import type { View } from "./view";

export default function guide(view: View, you: number, mine: boolean): string | null {
  if (view.phase === "lay") {
    if (!mine) return view.trick > 1 || view.strengths.length ? "guide-watch" : "guide-start";
    return view.trick === 1 ? "guide-lay" : view.strengths.length ? "guide-lay-again" : "guide-lead";
  }
  if (view.phase !== "pick") return null;
  if (mine) return "guide-pick";
  if (view.late.includes(you)) return "guide-late";
  const place = view.order.indexOf(you);
  if (place < 0 && view.tied.length) return "guide-tied";
  return place >= view.picked ? "guide-wait" : "guide-others";
}
