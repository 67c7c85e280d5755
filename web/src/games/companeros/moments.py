"""Moments worth looking at; `make shots` plays until it finds them."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def mine(view: View, phase: str) -> bool:
    """This seat is asked to do that, and there is something on the table."""
    return bool(view["phase"] == phase and view["turn"] == view["seat"] and 2 < view["trick"] < 7)


def waits(view: View) -> bool:
    """Somebody else lays a card, cards of this trick lie, and there is something to win."""
    busy = len(view["strengths"]) > 1 and len(view["display"]) > 2
    return bool(view["phase"] == "lay" and view["turn"] != view["seat"] and busy)


MOMENTS = [
    {
        "name": "",
        "seats": 6,
        "also": ["pt"],
        "when": lambda view, table: mine(view, "pick") and len(view["tied"]) and len(view["display"]) > 3,
        "tap": [".take >> nth=0"],
    },
    {
        "name": "lay",
        "seats": 6,
        "when": lambda view, table: mine(view, "lay") and len(view["strengths"]) > 3 and len(view["display"]) < 5,
        "tap": [".hand button >> nth=2"],
    },
    {
        "name": "wait",
        "seats": 4,
        "when": lambda view, table: waits(view) and view["trick"] == 4,
    },
    {
        "name": "three",
        "seats": 3,
        "when": lambda view, table: mine(view, "pick") and view["picked"] == 1 and len(view["display"]) > 1,
        "tap": [".take:not(.gone) >> nth=0"],
    },
    {
        "name": "many",
        "seats": 6,
        "when": lambda view, table: mine(view, "pick") and len(view["display"]) == 6,
        "tap": [".take >> nth=1"],
    },
    {
        "name": "refused",
        "seats": 4,
        "when": lambda view, table: waits(view) and view["trick"] == 3,
        "tap": [".take >> nth=0"],
    },
    {"name": "end", "seats": 6, "when": lambda view, table: view["phase"] == "over"},
    {
        "name": "between",
        "seats": 4,
        "options": {"games": 3},
        "when": lambda view, table: table["phase"] == "between" and len(table["rounds"]) == 2,
    },
]
