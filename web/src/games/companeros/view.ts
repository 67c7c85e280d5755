// Made from the server's types by `python -m troef.server.typescript`; do not edit.

export interface View {
  phase: string;
  turn: number | null;
  game: number;
  games: number;
  trick: number;
  tricks: number;
  opener: number;
  leader: number;
  hand_sizes: number[];
  display: Record<string, string[]>;
  laid: (string | null)[];
  strengths: {
    colour: string;
    strength: number;
    seats: number[];
  }[];
  order: number[];
  late: number[];
  picked: number;
  tied: string[];
  taken: number[];
  running: number[] | null;
  last: {
    leader: number;
    laid: string[];
    took: (string | null)[];
    tied: string[];
    stopped: string;
  } | null;
  leaders: number[];
  winners: number[] | null;
  to_act: number[];
  seats: number;
  points: number[];
  rounds: number;
  hand: string[];
  seat: number;
  moves: string[];
}

export type Event =
  | { event: "starts"; seat: number }
  | { event: "shown"; seat: number; card?: string }
  | { event: "dealt"; seat: number; card?: string }
  | { event: "laid"; seat: number; card?: string }
  | { event: "tied"; seat: number; strength?: number; colours?: string[] }
  | { event: "took"; seat: number; points?: number; colour?: string }
  | { event: "leads"; seat: number }
  | { event: "scored"; seat: number; points?: number }
  | { event: "won"; seat: number; winners?: number[] };
