// One line, always at the same place: whose turn it is, or what is the matter.

import { h } from "./dom.js";
import { endLine } from "./ending.js";
import { t, together } from "./text.js";

/** The ribbon of a room. */
export function ribbon(room) {
  const [kind, text] = state(room);
  return h(
    "div",
    { class: `ribbon ${kind}`, tabindex: -1, "data-key": "ribbon" },
    kind === "mine" && h("i", { class: "stone", "aria-hidden": "true" }),
    h("b", null, text),
  );
}

function state(room) {
  const { line, table, game, me } = room;
  if (line.state === "lost" || line.state === "offline") return ["lost", t(line.state)];
  if (line.state === "replaced") return ["lost", t("replaced")];
  if (table.phase === "paused") return ["calm", t("paused")];
  if (table.phase === "over" || table.phase === "between") return ["calm", endLine(room)];
  if (room.sent) return ["mine", t("sending")];
  if (room.myTurn) return ["mine", t("your-turn")];
  const watching = me < 0 ? `${t("watching")} · ` : "";
  return ["calm", watching + others(room, game)];
}

function others({ who, me }, game) {
  const waiting = typeof game.turn === "number" ? [game.turn] : game.to_act.filter((seat) => seat !== me);
  if (!game.to_act.length || !waiting.length) return t("table-acts");
  if (game.to_act.includes(me)) return t("you-may-act", { name: who(waiting[0]) });
  return waiting.length > 1
    ? t("turn-of-several", { names: together(waiting.map(who)) })
    : t("turn-of", { name: who(waiting[0]) });
}
