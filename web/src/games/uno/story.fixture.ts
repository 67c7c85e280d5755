/** Events as one writes them in a test: "played 2 R7", "drew 1", "challenged 0 3". */
import type { Told } from "../../core/speech";

const ARGUMENT: Record<string, string> = {
  named: "colour",
  challenged: "accused",
  caught: "culprit",
  swapped: "other",
  hands_passed: "direction",
  reversed: "direction",
  took: "cards",
  owes: "cards",
  new_stock: "cards",
  scored: "points",
};
const NUMBERS = ["accused", "culprit", "other", "cards", "points"];

export const story = (text: string): Told[] =>
  text
    .split(/,\s*/)
    .map((line) => line.trim().split(" "))
    .map(([event, seat, value]) => {
      const name = ARGUMENT[event] ?? "card";
      const args = value === undefined ? {} : { [name]: NUMBERS.includes(name) ? +value : value };
      return { event, seat: +seat, ...args };
    });
