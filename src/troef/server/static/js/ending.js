// The end of a round and of a match: points, who is waited for, what comes next.

import { h } from "./dom.js";
import { ask } from "./net.js";
import { fault } from "./seal.js";
import { capital, t, together } from "./text.js";

/** The sheet of a round that has ended. */
export function roundEnd(room) {
  const { table, me } = room;
  const ready = table.ready.includes(me);
  return h(
    "section",
    { class: "sheet", "data-key": "round-end" },
    h("h2", { class: "vh" }, t("round-over", { n: table.rounds.length })),
    pad(room),
    me >= 0 &&
      h(
        "button",
        { type: "button", class: "btn strong", "data-do": "go-on", disabled: ready },
        t(ready ? "went-on" : "go-on"),
      ),
  );
}

/** People who have not yet said that they have seen the end of the round. */
export function waitedFor({ table }) {
  return table.chairs.flatMap((chair, i) =>
    chair.kind === "person" && !chair.away && !table.ready.includes(i) ? [i] : [],
  );
}

/** The sheet of a match that is over. */
export function matchEnd(room) {
  const { table, me } = room;
  const record = { class: "link", href: `/api/tables/${table.id}/record`, download: `troef-${table.id}.jsonl` };
  return h(
    "section",
    { class: "sheet over", "data-key": "match-end" },
    h("h2", { class: "winner" }, winners(room)),
    h("div", null, pad(room)),
    h(
      "div",
      { class: "door" },
      me >= 0 &&
        h(
          "div",
          { class: "pair" },
          h(
            "button",
            { type: "button", class: "btn strong", "data-do": "again", "data-rotate": "yes" },
            t("again-rotated"),
          ),
          h("button", { type: "button", class: "btn", "data-do": "again" }, t("again-kept")),
        ),
      h("p", { class: "note", role: "status" }, sealLine(room), " ", t("why"), " ", h("code", null, table.outcome.why)),
      h("p", { class: "note" }, h("a", record, t("record"))),
    ),
  );
}

/** Who has won, in a line. */
export function winners({ table, me, who }) {
  const { winners: won } = table.outcome;
  if (won.length === 1 && won[0] === me) return t("you-win");
  return t(won.length > 1 ? "share" : "wins", { names: together(won.map(who)) });
}

/** Points of the last round and in all, the best first; every round folded up below. */
function pad(room) {
  const { table, game, me } = room;
  const last = table.rounds.at(-1) ?? [];
  const best = table.outcome?.winners ?? [];
  const order = game.points
    .map((_, seat) => seat)
    .sort((a, b) => best.includes(b) - best.includes(a) || game.points[b] - game.points[a]);
  const row = (seat) =>
    h(
      "tr",
      { class: seat === me ? "mine" : null },
      h("th", { scope: "row" }, room.who(seat)),
      h("td", null, signed(last[seat])),
      h("td", { class: "total" }, String(game.points[seat])),
    );
  const head = ["seat", "this-round", "total"].map((id) => h("th", { scope: "col" }, t(id)));
  return [
    h("table", { class: "grid pad" }, h("thead", null, h("tr", null, head)), h("tbody", null, order.map(row))),
    table.rounds.length > 1 && allRounds(room),
  ];
}

const signed = (points) => (points === undefined ? "" : points > 0 ? `+${points}` : String(points));

function allRounds({ table, game, who }) {
  const rows = game.points.map((total, seat) =>
    h(
      "p",
      { class: "row" },
      h("span", { class: "label" }, who(seat)),
      h("span", null, `${table.rounds.map((round) => round[seat]).join(" · ")} = ${total}`),
    ),
  );
  return h("details", { "data-key": "all-rounds" }, h("summary", null, t("all-rounds")), rows);
}

function sealLine(room) {
  if (room.seal === undefined) check(room);
  if (room.seal === null) return t("seal-checking");
  return room.seal ? t("seal-broken", { why: t(room.seal) }) : t("seal-fits");
}

/** Fetches the record and compares it with what this device was shown and gave before the match. */
async function check(room) {
  room.seal = null;
  try {
    const record = await ask(`/api/tables/${room.table.id}/record`);
    room.seal = fault(record, room.commit || room.table.commit, room.entropy);
  } catch {
    room.seal = "seal-unknown";
  }
  room.changed();
}

/** A line about the end for the ribbon. */
export function endLine(room) {
  const { table } = room;
  if (table.phase === "over") return `${t("match-over")} · ${winners(room)}`;
  const names = together(waitedFor(room).map(room.who));
  return capital(t(names ? "round-over-wait" : "round-over", { n: table.rounds.length, names }));
}
