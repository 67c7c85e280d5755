"""SIX: dice away, points home, before a sand timer runs out that nobody sees."""

from pathlib import Path

from troef.core.game import Game
from troef.games.six import bot, encoding, judge, player, rules, sheet, view

GAME = Game(
    key="six",
    title="SIX",
    version=1,
    seats=range(2, 6),
    folder=Path(__file__).parent,
    rules=rules,
    encoding=encoding,
    view=view.view,
    own=view.own,
    refusal=judge.refusal,
    conflict=judge.conflict,
    ended_by=judge.ended_by,
    broken=judge.broken,
    presets={
        "classic": {},
        "pro": {"pro": True},
        "sharp": {"secure": "claim", "early_lift": "goes_on"},
        "short": {"timer_min": 50, "timer_max": 70, "grace_seconds": 20},
    },
    bots={"heuristic": bot.Heuristic, **player.LEVELS},
    hold_ms=400,
    figures={},
    sheet=sheet,
    glass=sheet,
)
