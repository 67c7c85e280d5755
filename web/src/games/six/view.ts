// Made from the server's types by `python -m troef.server.typescript`; do not edit.

export interface View {
  phase: string;
  stage: number;
  stages: number;
  holder: number | null;
  dice_next: number;
  resting: boolean;
  direction: number;
  pro: boolean;
  double: boolean;
  roller: number | null;
  dice: number[];
  sum: number | null;
  throws: {
    dice: number[];
    sum: number;
    secured: number[];
  }[];
  colours: string[];
  open: ((number | null)[])[];
  heights: number[][];
  supply: number[];
  secured: number[];
  placing: number[];
  claim: {
    number: number;
    seats: number[];
  } | null;
  last: {
    why: string;
    lifter: number | null;
    sand: string | null;
    giver: number | null;
    given: number | null;
  } | null;
  strokes: number[];
  counted: number[][] | null;
  winners: number[] | null;
  to_act: number[];
  seats: number;
  points: number[];
  rounds: number;
  covered: number[][];
  own_secured: number[];
  card: number | null;
  seat: number;
  moves: string[];
}

export type Event =
  | { event: "opened"; seat: number; number?: number; place?: number }
  | { event: "starts"; seat: number; stage?: number }
  | { event: "hurried"; seat: number }
  | { event: "turned"; seat: number }
  | { event: "rolled"; seat: number; dice?: string; sum?: number }
  | { event: "secured"; seat: number; number?: number; place?: number; open?: number }
  | { event: "claimable"; seat: number; number?: number; seats?: number[] }
  | { event: "missed"; seat: number; number?: number }
  | { event: "double"; seat: number }
  | { event: "matched"; seat: number; number?: number }
  | { event: "unmatched"; seat: number; dice?: number }
  | { event: "rested"; seat: number }
  | { event: "reversed"; seat: number }
  | { event: "change"; seat: number }
  | { event: "drew"; seat: number; number?: number }
  | { event: "slow"; seat: number }
  | { event: "placed"; seat: number; number?: number; place?: number; over?: number }
  | { event: "chooses"; seat: number }
  | { event: "lifted"; seat: number; sand?: string }
  | { event: "gave"; seat: number; number?: number }
  | { event: "goes_on"; seat: number }
  | { event: "stage_over"; seat: number; stage?: number; why?: string }
  | { event: "scored"; seat: number; points?: number }
  | { event: "won"; seat: number; winners?: number[] };
