// Made from the server's types by `python -m troef.server.typescript`; do not edit.

export interface View {
  phase: string;
  turn: number | null;
  round: number;
  of_rounds: number;
  target: number | null;
  dealer: number;
  left_out: string | null;
  trump: string | null;
  trump_card: string | null;
  hand_sizes: number[];
  predicted: boolean[];
  looked: number[][];
  voids: string[][];
  tricks: number[];
  tricks_lost: number;
  tricks_left: number;
  of_tricks: number;
  reach: number[][];
  trick: {
    leader: number;
    cards: {
      seat: number;
      card: string;
      as: number | null;
      counts: boolean;
      blocks: string | null;
    }[];
    requested: string | null;
    reversed: boolean;
    double: boolean;
    best: {
      seat: number;
      card: string;
      why: string;
      rule: string;
    } | null;
  };
  scored: {
    round: number;
    predictions: string[];
    tricks: number[];
    points: number[];
    leaders: number[];
  } | null;
  winners: number[] | null;
  last_trick: {
    leader: number;
    cards: {
      seat: number;
      card: string;
      as: number | null;
      counts: boolean;
      blocks: string | null;
    }[];
    requested: string | null;
    reversed: boolean;
    double: boolean;
    best: {
      seat: number;
      card: string;
      why: string;
      rule: string;
    } | null;
    winner: number | null;
    why: string;
    rule: string;
    trump: string | null;
    piles: number;
    round: number;
  } | null;
  to_act: number[];
  seats: number;
  points: number[];
  rounds: number;
  hand: string[];
  prediction: string | null;
  goals: number[];
  peeked: (string | null)[];
  seat: number;
  moves: string[];
}

export type Event =
  | { event: "left-out"; seat: number; colour?: string }
  | { event: "deals"; seat: number; round?: number }
  | { event: "dealt"; seat: number; card?: string }
  | { event: "turned"; seat: number; colour?: string; card?: string }
  | { event: "predicted"; seat: number; card?: string }
  | { event: "leads"; seat: number }
  | { event: "played"; seat: number; card?: string }
  | { event: "called"; seat: number; value?: number; card?: string }
  | { event: "blocked"; seat: number; block?: string; card?: string }
  | { event: "asked"; seat: number; colour?: string }
  | { event: "free"; seat: number }
  | { event: "took"; seat: number; why?: string; card?: string }
  | { event: "lost"; seat: number }
  | { event: "split"; seat: number }
  | { event: "kept"; seat: number }
  | { event: "peeked"; seat: number; whose?: number }
  | { event: "saw"; seat: number; whose?: number; card?: string }
  | { event: "shown"; seat: number; card?: string }
  | { event: "scored"; seat: number; points?: number; tricks?: number }
  | { event: "won"; seat: number; winners?: number[] };
