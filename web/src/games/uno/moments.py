"""Moments worth looking at; `make shots` plays until it finds them."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
PARTY = {"stacking": "same", "jump_in": True, "seven_zero": True}


def offered(view: View, start: str) -> list[str]:
    """The moves that begin so."""
    return [move for move in view["moves"] if move.startswith(start)]


def usual(view: View) -> bool:
    """This seat is to play, holds a few cards, and may play some and not others."""
    plays = {move.split()[1] for move in offered(view, "play ")}
    return bool(view["phase"] == "play" and view["turn"] == view["seat"] and 1 < len(plays) < 6 < len(view["hand"]) < 9)


def called(view: View) -> bool:
    """Somebody else is down to one card, and nobody is asked to call."""
    return bool(1 in view["hand_sizes"] and view["window"] is None)


def was_right(view: View) -> bool:
    """This seat has challenged a bluff: it knows a hand that has just grown by four."""
    if view["phase"] != "play" or view["turn"] != view["seat"] or view["top"] != "W4":
        return False
    accused = (view["seat"] - view["direction"]) % view["seats"]
    known = view["known"].get(str(accused), [])
    return len(known) > 2 and view["hand_sizes"][accused] == len(known) + 4


MOMENTS = [
    {"name": "", "seats": 5, "when": lambda view, table: usual(view) and called(view) and view["pile_size"] > 3},
    {"name": "ten", "seats": 10, "when": lambda view, table: usual(view) and called(view)},
    {"name": "two", "seats": 2, "when": lambda view, table: usual(view) and view["direction"] < 0},
    {
        "name": "wait",
        "seats": 5,
        "when": lambda view, table: view["turn"] != view["seat"] and not view["moves"] and len(view["hand"]) == 7,
    },
    {
        "name": "wish",
        "seats": 5,
        "when": lambda view, table: usual(view) and offered(view, "play W as") and view["pile_size"] > 3,
        "tap": ['.hand button[aria-label^="Wild, playable"]'],
    },
    {
        "name": "name",
        "seats": 4,
        "when": lambda view, table: offered(view, "name ") and table["phase"] == "playing",
    },
    {
        "name": "challenge",
        "seats": 5,
        "also": ["de"],
        "when": lambda view, table: "challenge" in view["moves"] and 5 < len(view["hand"]) < 9,
    },
    {
        "name": "shown",
        "seats": 5,
        "when": lambda view, table: was_right(view),
    },
    {"name": "catch", "seats": 5, "when": lambda view, table: usual(view) and offered(view, "catch ")},
    {"name": "uno", "seats": 5, "when": lambda view, table: "uno" in view["moves"]},
    {
        "name": "stack",
        "seats": 5,
        "options": PARTY,
        "when": lambda view, table: view["owes"] and view["top"][1] == "D" and len(offered(view, "play ")) > 1,
    },
    {
        "name": "jump",
        "seats": 5,
        "options": PARTY,
        "when": lambda view, table: offered(view, "jump ") and 5 < len(view["hand"]) < 9,
    },
    {
        "name": "seven",
        "seats": 5,
        "options": PARTY,
        "when": lambda view, table: usual(view) and offered(view, "play B7 swap"),
        "tap": ['.hand button[aria-label^="blue 7, playable"]'],
    },
    {
        "name": "drawn",
        "seats": 5,
        "when": lambda view, table: view["drawn"] and view["drawn"][0] != "W" and len(view["hand"]) == 7,
    },
    {
        "name": "refused",
        "seats": 5,
        "when": lambda view, table: usual(view),
        "tap": [".hand .cannot button >> nth=0"],
    },
    {
        "name": "end",
        "seats": 5,
        "when": lambda view, table: table["phase"] == "between" and len(table["rounds"]) == 4,
    },
    {"name": "end-ten", "seats": 10, "when": lambda view, table: table["phase"] == "between"},
    {"name": "over", "seats": 4, "when": lambda view, table: table["phase"] == "over"},
    {
        "name": "full",
        "seats": 4,
        "options": {"draw_until_playable": True},
        "when": lambda view, table: view["turn"] == view["seat"] and 17 < len(view["hand"]) < 24,
    },
]
