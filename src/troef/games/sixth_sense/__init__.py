"""6th Sense: say with a card of your own how many tricks you will take, then make it come true."""

from pathlib import Path

from troef.core.game import Game
from troef.games.sixth_sense import bot, encoding, judge, player, rules, sheet, view

GAME = Game(
    key="sixth-sense",
    title="6th Sense",
    version=1,
    seats=range(2, 7),
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
        "beginners": {"novice": True},
        "blind": {"late_trump": True},
        "race": {"target": 30},
    },
    bots={"heuristic": bot.Heuristic, **player.LEVELS},
    hold_ms=0,
    figures={"exact": player.exact},
    sheet=sheet,
    glass=None,
)
