/** The story in sentences: what belongs to one act is told in one. */
import type { Speech, Told } from "../../core/speech";
import type { Line } from "../../core/story";

type Tale = Omit<Line, "id">;
const QUIET = ["drew_for_deal", "dealt", "shown", "left", "received", "may_play", "draws_on"];
const DRAWING = ["drew", "took", "guilty", "innocent", "caught"];
const ON_THE_WAY = ["drew", "draws_on", "new_stock"];

/** Lines for these events; they hold whole acts, as every change does. */
export function tell(events: readonly Told[], say: Speech): Tale[] {
  const tales: Tale[] = [];
  for (let i = 0; i < events.length; i++) {
    const told = events[i];
    if (QUIET.includes(told.event)) continue;
    if (told.card !== undefined && events[i + 1]?.event === "named") {
      tales.push(wild(told, events[++i], say));
      if (owesIt(told, events[i + 1])) i++;
    } else if (DRAWING.includes(told.event)) {
      const drawn = drawing(events, i);
      tales.push({ text: counted(told, drawn, say) });
      for (const other of drawn.within) if (other.event === "new_stock") tales.push({ text: say.event(other) });
      i += drawn.within.length;
    } else tales.push(plainly(told, say));
  }
  return tales;
}

/** Nobody needs to be told that four cards are owed for the one card; more than that is news. */
const owesIt = (told: Told, next?: Told): boolean => told.card === "W4" && next?.event === "owes" && next.cards === 4;

function plainly(told: Told, say: Speech): Tale {
  if (told.event === "may_catch") return { text: say.message("tale-may-catch", { who: say.seat(told.seat) }) };
  const laid = told.event === "played" || told.event === "jumped" || told.event === "turned";
  return {
    text: say.event(told),
    card: laid ? { code: told.card as string } : undefined,
    heading: told.event === "deals",
    begins: told.event === "deals" || undefined,
    aside: told.event === "one_left" || undefined,
  };
}

/** A wild and the colour it was given. */
function wild(told: Told, named: Told, say: Speech): Tale {
  const [code, as] = [told.card as string, named.colour as string];
  const args = { who: say.seat(told.seat), card: say.thing("card", code), colour: say.thing("colour", as) };
  return { text: say.message("tale-wild", args), card: { code, as } };
}

/** The cards drawn because of the event at i (itself, if it is one): who, how many, and the events that tell it. */
function drawing(events: readonly Told[], i: number): { seat: number; n: number; within: Told[] } {
  const rest = events.slice(i + 1);
  const first = events[i].event === "drew" ? events[i] : rest.find((told) => told.event === "drew");
  const seat = first?.seat ?? -1;
  const end = rest.findIndex(
    (told) => !ON_THE_WAY.includes(told.event) || (told.event === "drew" && told.seat !== seat),
  );
  const within = end < 0 ? rest : rest.slice(0, end);
  const n = within.filter((told) => told.event === "drew").length + (events[i].event === "drew" ? 1 : 0);
  return { seat, n, within };
}

/** How many cards somebody draws, and why. */
function counted(told: Told, { seat, n }: { seat: number; n: number }, say: Speech): string {
  if (!n || (n === 1 && told.event === "drew")) return say.event(told);
  if (told.event !== "caught") return say.message(`tale-${told.event}`, { who: say.seat(seat), n });
  return say.message("tale-caught", { who: say.seat(told.seat), culprit: say.seat(told.culprit as number), n });
}
