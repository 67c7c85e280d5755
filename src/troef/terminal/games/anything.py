"""Any game: the facts of its view, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troef.terminal.live.scene import Cell, Line, Piece, columns, seat_cell
from troef.terminal.telling import compact

if TYPE_CHECKING:
    from troef.terminal.live.scene import Scene

SHOWN_ELSEWHERE = ("seat", "seats", "to_act", "moves", "hand", "points", "hand_sizes")


def board(scene: Scene) -> list[Line]:
    """Who sits here with how many points, then every other fact."""
    view = scene.view
    heads = ["", scene.say("t-cards"), scene.say("t-points")]
    sizes = view.get("hand_sizes") or [""] * view["seats"]
    rows: list[list[Cell]] = [
        [seat_cell(scene, seat), str(sizes[seat]), str(view["points"][seat])] for seat in range(view["seats"])
    ]
    return [*columns(rows, heads), *([Piece(f"{name}  ", "dim"), Piece(text)] for name, text in facts(scene))]


def position(scene: Scene) -> str:
    """The facts, one after another, and the hand."""
    told = [f"{name}: {text}." for name, text in facts(scene)]
    return " ".join([*told, scene.hand()] if scene.view.get("hand") and "card" in scene.words.axes else told)


def facts(scene: Scene) -> list[tuple[str, str]]:
    """What the view tells besides."""
    told = {name: compact(value) for name, value in scene.view.items() if name not in SHOWN_ELSEWHERE}
    return [(name.replace("_", " "), text) for name, text in told.items() if text]
