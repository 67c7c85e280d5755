// A match on the plain board: the board, the story, and the rail with whose turn it is and what I can do.

import { board } from "./board.js";
import { h } from "./dom.js";
import { matchEnd, roundEnd } from "./ending.js";
import { moves } from "./moves.js";
import { ribbon } from "./ribbon.js";
import * as spell from "./spell.js";
import { t } from "./text.js";
import { join } from "./waiting.js";

const LATEST = 2;
const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "hurry", "one-moment", "again", "goodbye"];

/** The screen of a match. */
export function play(room, lengths) {
  return h("div", { class: "play" }, h("main", { class: "mat" }, board(room, lengths)), story(room), rail(room));
}

function story(room) {
  const lines = [...room.story]
    .reverse()
    .map(({ key, phrase }) => h("li", { "data-key": `line-${key}` }, spell.shown(phrase)));
  return h(
    "section",
    { class: "paper story", "data-key": "story" },
    h("h2", null, t("story")),
    room.me >= 0 && talk(room.table.settings.chat),
    h("ol", null, lines),
  );
}

function talk(chat) {
  if (chat === "off") return null;
  const free = {
    name: "text",
    maxlength: 200,
    autocomplete: "off",
    "aria-label": t("say-label"),
    placeholder: t("say-label"),
  };
  const phrases = PHRASES.map((id) => h("option", { value: id }, t(`phrase-${id}`)));
  return h(
    "form",
    { class: "inline talk", "data-do": "say", "data-key": "talk" },
    chat === "free" ? h("input", free) : h("select", { name: "preset", "aria-label": t("say-phrase") }, phrases),
    h("button", { class: "btn small" }, t("say")),
  );
}

function rail(room) {
  const { table, me, line } = room;
  return h(
    "div",
    { class: "rail" },
    latest(room),
    ribbon(room),
    refused(room),
    line.state === "replaced" &&
      h(
        "div",
        { class: "sheet" },
        h("button", { type: "button", class: "btn strong", "data-do": "take-back" }, t("take-back")),
      ),
    table.phase === "between" && roundEnd(room),
    table.phase === "over" && matchEnd(room),
    me < 0 &&
      table.phase !== "over" &&
      (room.gift || table.chairs.some((chair) => chair.kind === "open")) &&
      join(room),
    hand(room),
    moves(room),
  );
}

/** My cards, unless all of them are there as moves. */
function hand({ game, me, moves: lawful, table }) {
  const cards = me >= 0 && ["playing", "paused"].includes(table.phase) ? (game.hand ?? []).map(String) : [];
  const words = new Set(lawful.flatMap((move) => move.split(" ")));
  if (cards.every((card) => words.has(card))) return null;
  return h(
    "section",
    { class: "hand", "data-key": "hand" },
    h("h2", { class: "vh" }, t("hand")),
    h(
      "ul",
      { class: "pieces" },
      cards.map((card) => h("li", null, spell.shown([spell.piece(card)]))),
    ),
  );
}

/** What happened last, just above the ribbon. */
function latest({ story: lines }) {
  return h(
    "ol",
    { class: "latest", "aria-hidden": "true", "data-key": "latest" },
    lines.slice(-LATEST).map(({ key, phrase }) => h("li", { "data-key": `latest-${key}` }, spell.shown(phrase))),
  );
}

/** Why the last wish was refused; it stays until the next one. */
export function refused(room) {
  if (!room.refusal) return null;
  const { rule, verdict } = room.refusal;
  const seconds = (ms) => (ms / 1000).toFixed(2);
  const why = verdict
    ? t("verdict", { who: room.who(verdict.seat), theirs: seconds(verdict.theirs), yours: seconds(verdict.yours) })
    : t("refusal", { why: spell.refusal(room.refusal, room.who) });
  return h("p", { class: "refused", "data-key": "refused" }, why, rule && h("small", null, " ", rule));
}
