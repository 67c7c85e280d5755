"""Any game: what its view has of every seat in a table of the players, its other facts a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from troef.terminal.live.scene import Cell, Line, Piece, columns, seat_cell
from troef.terminal.telling import compact

if TYPE_CHECKING:
    from troef.terminal.live.scene import Scene

SHOWN_ELSEWHERE = ("phase", "seat", "seats", "to_act", "turn", "moves", "hand", "points", "rounds", "hand_sizes")
ROLES = ("dealer", "giver", "holder", "leader", "lifter", "opener", "roller", "winner")  # their numbers are seats


def board(scene: Scene) -> list[Line]:
    """Who sits here with how many points and whatever else there is of every seat, then every other fact."""
    view = scene.view
    by_seat = columns_of(scene)
    if view.get("hand_sizes"):
        by_seat = {scene.say("t-cards"): [str(n) for n in view["hand_sizes"]], **by_seat}
    heads = ["", *(called(name) for name in by_seat), scene.say("t-points")]
    rows: list[list[Cell]] = [
        [
            seat_cell(scene, seat),
            *(told[seat] for told in by_seat.values()),
            str(view["points"][seat]),
        ]
        for seat in range(view["seats"])
    ]
    return [*columns(rows, heads), *([Piece(f"{name}  ", "dim"), Piece(text)] for name, text in facts(scene))]


def position(scene: Scene) -> str:
    """The facts, one after another, with the names of those they are about, and the hand."""
    told = [f"{name}: {text}." for name, text in facts(scene)]
    for name, cells in columns_of(scene).items():
        told.append(f"{called(name)}: {', '.join(f'{scene.name(seat)} {text}' for seat, text in enumerate(cells))}.")
    return " ".join([*told, scene.hand()] if scene.view.get("hand") and "card" in scene.words.axes else told)


def columns_of(scene: Scene) -> dict[str, list[str]]:
    """What the view has of every seat, unless there is nothing of any."""
    lists = {name: value for name, value in told_here(scene).items() if is_by_seat(scene, value)}
    return {
        name: [compact(item, True) for item in value]
        for name, value in lists.items()
        if not all(map(is_nothing, value))
    }


def facts(scene: Scene) -> list[tuple[str, str]]:
    """What the view tells besides."""
    rest = {name: value for name, value in told_here(scene).items() if not is_by_seat(scene, value)}
    told = {name: a_name(scene, value) if name in ROLES else compact(value) for name, value in rest.items()}
    return [(called(name), text) for name, text in told.items() if text]


def told_here(scene: Scene) -> dict[str, Any]:
    return {name: value for name, value in scene.view.items() if name not in SHOWN_ELSEWHERE}


def is_by_seat(scene: Scene, value: object) -> bool:
    """As the page reads the view of a game it does not know: a list as long as there are seats has an entry a seat."""
    return isinstance(value, list) and len(value) == scene.view["seats"] and not any(isinstance(x, dict) for x in value)


def is_nothing(item: object) -> bool:
    return item is None or item is False or item == []


def a_name(scene: Scene, seat: Any) -> str:
    return scene.name(seat) if isinstance(seat, int) and 0 <= seat < scene.view["seats"] else compact(seat)


def called(name: str) -> str:
    """A game from elsewhere is called by its own words."""
    return name.replace("_", " ")
