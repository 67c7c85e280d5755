// Made from the server's types by `python -m troef.server.typescript`; do not edit.

export interface View {
  phase: string;
  turn: number | null;
  round: number;
  target: number;
  fewest_win: boolean;
  dealer: number;
  direction: number;
  colour: string | null;
  top: string;
  pile: string[];
  pile_size: number;
  stock: number;
  hand_sizes: number[];
  owes: {
    seat: number;
    cards: number;
    accused: number | null;
    right: number | null;
    wrong: number | null;
  } | null;
  window: {
    seat: number;
    catchable: boolean;
    from: number;
  } | null;
  last_round: {
    winner: number;
    gained: number[];
    hands: string[][];
    worth: number[];
    leaders: number[];
  } | null;
  winners: number[] | null;
  to_act: number[];
  seats: number;
  points: number[];
  rounds: number;
  hand: string[];
  drawn: string | null;
  known: Record<string, string[]>;
  seat: number;
  moves: string[];
}

export type Event =
  | { event: "drew_for_deal"; seat: number; card?: string }
  | { event: "deals"; seat: number }
  | { event: "dealt"; seat: number; card?: string }
  | { event: "put_back"; seat: number; card?: string }
  | { event: "turned"; seat: number; card?: string }
  | { event: "named"; seat: number; colour?: string }
  | { event: "played"; seat: number; card?: string }
  | { event: "jumped"; seat: number; card?: string }
  | { event: "drew"; seat: number; card?: string }
  | { event: "draws_on"; seat: number }
  | { event: "may_play"; seat: number; card?: string }
  | { event: "kept"; seat: number }
  | { event: "passed"; seat: number }
  | { event: "skipped"; seat: number }
  | { event: "reversed"; seat: number; direction?: string }
  | { event: "owes"; seat: number; cards?: number }
  | { event: "took"; seat: number; cards?: number }
  | { event: "new_stock"; seat: number; cards?: number }
  | { event: "challenged"; seat: number; accused?: number }
  | { event: "shown"; seat: number; card?: string }
  | { event: "guilty"; seat: number }
  | { event: "innocent"; seat: number }
  | { event: "one_left"; seat: number }
  | { event: "may_catch"; seat: number }
  | { event: "called"; seat: number }
  | { event: "caught"; seat: number; culprit?: number }
  | { event: "swapped"; seat: number; other?: number }
  | { event: "hands_passed"; seat: number; direction?: string }
  | { event: "received"; seat: number; card?: string }
  | { event: "went_out"; seat: number }
  | { event: "left"; seat: number; card?: string }
  | { event: "scored"; seat: number; points?: number }
  | { event: "won"; seat: number; winners?: number[] };
