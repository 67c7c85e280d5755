"""Moments worth looking at; `make shots` plays until it finds them."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
CLAIMS = {"secure": "claim"}
SHORT = {"timer_min": 40, "timer_max": 50}  # who comes back is told only so much of what happened


def under_way(view: View) -> bool:
    """The first stage is over, I have cards in all places, and some lie covered."""
    own = view["seat"]
    return bool(view["stage"] == 2 and all(view["open"][own]) and max(view["heights"][own]) > 1)


def choosing(view: View) -> bool:
    """I have the dice and may lift."""
    return bool("lift" in view["moves"] and under_way(view))


def throwing(view: View, dice: int) -> bool:
    """So many dice lie on the table, and I throw on."""
    return bool(view["phase"] == "throw" and "roll" in view["moves"] and len(view["dice"]) == dice and under_way(view))


def placing(view: View) -> bool:
    """I have a card to place on any of three."""
    return bool(view["card"] and "place 3" in view["moves"] and under_way(view))


def lifted(view: View, sand: str, giver: bool) -> bool:
    """I have lifted the tube; somebody with a safe card gives it."""
    last = view["last"]
    if view["phase"] != "start" or not last or last["lifter"] != view["seat"]:
        return False
    return bool(last["sand"] == sand and last["given"] and (last["giver"] == view["seat"]) is giver)


MOMENTS = [
    {
        "name": "",
        "seats": 4,
        "also": ["pt"],
        "when": lambda view, table: (
            choosing(view) and len(view["throws"]) == 3 and any(throw["secured"] for throw in view["throws"])
        ),
    },
    {"name": "five", "seats": 5, "when": lambda view, table: choosing(view) and len(view["throws"]) == 3},
    {"name": "place", "seats": 4, "when": lambda view, table: placing(view)},
    {
        "name": "change",
        "seats": 4,
        "when": lambda view, table: placing(view) and len(view["placing"]) == 3 and len(view["throws"]) == 3,
    },
    {"name": "roll", "seats": 4, "when": lambda view, table: throwing(view, 3) and view["dice_next"] == 2},
    {
        "name": "twelve",
        "seats": 4,
        "when": lambda view, table: throwing(view, 2) and view["sum"] > 9 and len(view["throws"]) > 2,
    },
    {
        "name": "rolling",
        "seats": 4,
        "when": lambda view, table: (
            view["phase"] == "rolling" and view["holder"] == view["seat"] and view["dice_next"] > 0 and under_way(view)
        ),
    },
    {
        "name": "claim",
        "seats": 4,
        "options": CLAIMS,
        "when": lambda view, table: view["moves"] == [f"claim {view['sum']}"] and under_way(view),
    },
    {
        "name": "claim-or-place",
        "seats": 4,
        "options": CLAIMS,
        "when": lambda view, table: bool(view["claim"]) and placing(view) and f"claim {view['sum']}" in view["moves"],
    },
    {
        "name": "claim-or-roll",
        "seats": 4,
        "options": CLAIMS,
        "when": lambda view, table: "lift" in view["moves"] and f"claim {view['sum']}" in view["moves"],
    },
    {
        "name": "double",
        "seats": 4,
        "options": {"pro": True},
        "when": lambda view, table: (
            choosing(view) and len(view["dice"]) == 3 and len(set(view["dice"])) == 2 and len(view["throws"]) == 1
        ),
    },
    {"name": "right", "seats": 4, "when": lambda view, table: lifted(view, "gone", False)},
    {"name": "wrong", "seats": 4, "when": lambda view, table: lifted(view, "left", True)},
    {
        "name": "goes-on",
        "seats": 3,
        "options": {"early_lift": "goes_on"},
        "when": lambda view, table: view["phase"] == "bound" and view["holder"] == view["seat"],
    },
    {
        "name": "unlifted",
        "seats": 3,
        "options": {"grace_seconds": 5},
        "when": lambda view, table: view["phase"] == "start" and view["last"] and view["last"]["why"] == "unlifted",
    },
    {
        "name": "wait",
        "seats": 5,
        "when": lambda view, table: view["phase"] == "throw" and view["holder"] != view["seat"] and under_way(view),
    },
    {"name": "begin", "seats": 2, "when": lambda view, table: view["phase"] == "start" and "roll" in view["moves"]},
    {
        "name": "refused",
        "seats": 4,
        "when": lambda view, table: choosing(view),
        "tap": [".place >> nth=1"],
    },
    {"name": "end", "seats": 4, "options": SHORT, "when": lambda view, table: view["phase"] == "over"},
    {"name": "end-five", "seats": 5, "when": lambda view, table: view["phase"] == "over"},
]
