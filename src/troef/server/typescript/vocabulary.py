"""A game's words for the page: the axis of every argument, how moves are spelled, which lists go by seats."""

from __future__ import annotations

import json
from typing import Any

from troef.core.game import Game
from troef.core.notation import Axis, CountAxis, SeatAxis, SetAxis, UnionAxis, seat_axis

KINDS = ((SetAxis, "set"), (UnionAxis, "union"), (SeatAxis, "seat"), (CountAxis, "count"))


def text(game: Game, by_seat: list[str]) -> str:
    """The file of a game; `by_seat` names the lists of its views that have an entry a seat."""
    return json.dumps({**vocabulary(game), "bySeat": by_seat}, ensure_ascii=False, separators=(",", ":")) + "\n"


def vocabulary(game: Game) -> dict[str, Any]:
    """Axes by their names as refusals use them, the arguments of every event, the patterns of all moves."""
    seats = seat_axis(game.seats[-1])
    axes = {seats.name: seats, **game.rules.MOVES.axes, **game.rules.EVENTS.axes}
    events = {kind.name: {arg: shown(axis) for arg, axis in kind.args.items()} for kind in game.rules.EVENTS.kinds}
    moves = game.rules.MOVES.patterns()
    return {"axes": {name: shown(axis) for name, axis in axes.items()}, "events": events, "moves": moves}


def shown(axis: Axis) -> dict[str, Any]:
    """One axis: its kind, its words, or the parts they are made of."""
    kind = next((name for cls, name in KINDS if isinstance(axis, cls)), "product" if axis.parts else "words")
    found: dict[str, Any] = {"name": axis.name, "kind": kind}
    if axis.parts:
        found["parts"] = [shown(part) for part in axis.parts]
    elif kind == "words":
        found["words"] = list(axis.words)
    return found
