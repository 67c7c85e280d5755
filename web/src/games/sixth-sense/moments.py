"""Moments worth looking at; `make shots` plays until it finds them."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def mine(view: View, cards: int) -> bool:
    """This seat is asked for a card, some have played, and it must follow."""
    lawful = {move.split()[1] for move in view["moves"] if " " in move}
    return view["phase"] == "play" and len(view["trick"]["cards"]) >= cards and 1 < len(lawful) < len(view["hand"])


def starts(view: View, word: str) -> bool:
    """A move that begins so is lawful."""
    return any(move.startswith(word) for move in view["moves"])


def blocked(view: View) -> bool:
    """Somebody has blocked a card of this trick."""
    return any(card["blocks"] for card in view["trick"]["cards"])


def holds(view: View, number: str) -> bool:
    """A card with that number may be played, among others."""
    return mine(view, 3) and any(move.split()[1][1:] == number for move in view["moves"])


def between(view: View, table: View) -> bool:
    """Two rounds are over and the next is not begun."""
    return bool(table["phase"] == "between" and len(table["rounds"]) == 2)


def looked(view: View) -> bool:
    """The seat led an 8 that counted, and another won the last trick."""
    last = view["last_trick"]
    led = last and last["leader"] == view["seat"] and last["cards"][0]
    return bool(led and led["card"][1:] == "8" and led["counts"] and last["winner"] not in (None, view["seat"]))


def told(view: View) -> bool:
    """The seat has just seen a prediction."""
    fresh = view["phase"] == "play" and not view["trick"]["cards"] and view["tricks_left"] in range(3, 10)
    return bool(fresh and looked(view) and view["peeked"][view["last_trick"]["winner"]])


def looked_last(view: View, table: View) -> bool:
    """The match is over, and its last trick showed this seat a prediction."""
    return table["phase"] == "over" and looked(view)


CARD = '.hand button[aria-label$=" {}"] >> nth=0'

MOMENTS = [
    {
        "name": "",
        "seats": 5,
        "also": ["de"],
        "when": lambda view, table: mine(view, 4) and blocked(view) and view["trick"]["reversed"],
    },
    {
        "name": "predict",
        "seats": 5,
        "also": ["de"],
        "when": lambda view, table: (
            view["phase"] == "predict"
            and view["rounds"] == 1
            and table["phase"] == "playing"
            and sum(view["predicted"]) == 3
            and not view["predicted"][view["seat"]]
        ),
        "tap": [".hand button >> nth=7"],
    },
    {
        "name": "69",
        "seats": 5,
        "when": lambda view, table: holds(view, "6") and view["trick"]["cards"] and view["tricks"][view["seat"]] > 0,
        "tap": [CARD.format(6)],
    },
    {"name": "peek", "seats": 5, "when": lambda view, table: told(view)},
    {
        "name": "block",
        "seats": 5,
        "when": lambda view, table: mine(view, 4) and starts(view, "block"),
        "tap": [CARD.format(0)],
    },
    {"name": "split", "seats": 5, "when": lambda view, table: starts(view, "split") and view["tricks"][view["seat"]]},
    {"name": "end", "seats": 5, "when": between},
    {"name": "two", "seats": 2, "when": lambda view, table: mine(view, 1) and view["tricks_left"] == 11},
    {
        "name": "six",
        "seats": 6,
        "when": lambda view, table: (
            view["phase"] == "play"
            and len(view["trick"]["cards"]) == 4
            and view["seat"] not in view["to_act"]
            and view["tricks_left"] == 7
            and all(card["seat"] != view["seat"] for card in view["trick"]["cards"])
        ),
    },
    {
        "name": "play",
        "seats": 4,
        "when": lambda view, table: mine(view, 2) and any(view["peeked"]) and view["rounds"] > 0,
        "tap": [".hand .can button >> nth=1"],
    },
    {
        "name": "late",
        "seats": 4,
        "options": {"late_trump": True},
        "when": lambda view, table: view["phase"] == "predict" and view["predicted"][view["seat"]],
    },
    {
        "name": "novice",
        "seats": 3,
        "options": {"novice": True},
        "when": lambda view, table: mine(view, 1) and view["tricks_left"] == 6 and view["trick"]["double"],
    },
    {
        "name": "target",
        "seats": 4,
        "options": {"target": 30},
        "when": lambda view, table: mine(view, 0) and view["rounds"] == 1 and view["tricks_left"] == 5,
    },
    {"name": "end-six", "seats": 6, "when": between},
    {"name": "over", "seats": 4, "when": lambda view, table: table["phase"] == "over"},
    {"name": "over-looked", "seats": 4, "options": {"target": 1}, "when": looked_last},
    {
        "name": "refused",
        "seats": 4,
        "when": lambda view, table: mine(view, 1),
        "tap": [".hand .cannot button >> nth=0"],
    },
]
