/** What just happened, as sentences of `locales/*.ftl`: which messages, with which seats and numbers. */
import type { Seen } from "./seen";
import type { View } from "./view";

/** A message with its arguments. `who` are seats; the board puts names, and `me` for the one who reads. */
export interface Part {
  id: string;
  who?: number[];
  args?: Record<string, number>;
}
type Facts = Pick<View, "phase" | "stage" | "holder" | "roller" | "sum" | "throws" | "claim" | "placing" | "last">;

/** The story of the moment; nothing when the table has no tale of its own to tell. */
export function tale(view: Facts, { turned, next }: Pick<Seen, "turned" | "next">): Part[] {
  if (view.phase === "over") return [];
  if (view.phase === "start") return began(view);
  if (view.phase === "bound") return [{ id: "tale-goes-on", who: [view.last!.lifter!] }];
  if (view.roller === null || view.sum === null) return [];
  const rolled: Part = { id: `tale-${turned || "rolled"}`, who: [view.roller], args: { sum: view.sum, next } };
  return [rolled, ...(view.phase === "placing" ? [{ id: "tale-placing", who: view.placing }] : gained(view))];
}

/** Who begins a stage, and why. */
function began({ last, stage, holder }: Facts): Part[] {
  const begins = { who: [holder!], args: { stage } };
  if (!last) return [{ id: "tale-starts", ...begins }];
  if (last.sand === "left") return [{ id: "tale-left", ...begins }];
  const rolled = { id: "tale-last", ...begins };
  return last.lifter === null ? [rolled] : [{ id: "tale-lifted", who: [last.lifter] }, rolled];
}

/** Who gained by the roll, or still may. */
function gained({ claim, throws }: Facts): Part[] {
  const secured = throws.at(-1)?.secured ?? [];
  const parts: Part[] = secured.length ? [{ id: "tale-secured", who: secured }] : [];
  return claim?.seats.length ? [...parts, { id: "tale-claim" }] : parts;
}
