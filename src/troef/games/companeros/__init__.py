"""Compañeros: win what is on display, alone or by the strength of your colour."""

from pathlib import Path

from troef.core.game import Game
from troef.games.companeros import anchors, bot, encoding, judge, player, rules, sheet, view

GAME = Game(
    key="companeros",
    title="Compañeros",
    version=1,
    seats=range(3, 7),
    folder=Path(__file__).parent,
    rules=rules,
    encoding=encoding,
    view=view.view,
    own=view.own,
    refusal=judge.refusal,
    conflict=judge.conflict,
    ended_by=judge.ended_by,
    broken=judge.broken,
    presets={"classic": {}, "evening": {"games": 3}},
    bots={"heuristic": bot.Heuristic, "greedy": anchors.Greedy, **player.LEVELS},
    hold_ms=0,
    figures={},
    sheet=sheet,
    glass=None,
)
