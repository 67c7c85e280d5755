"""UNO: get rid of your cards, and say so in time."""

from pathlib import Path

from troef.core.game import Game
from troef.games.uno import anchors, bot, encoding, judge, player, rules, sheet, view

GAME = Game(
    key="uno",
    title="UNO",
    version=1,
    seats=range(2, 11),
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
        "strict": {"bluffing": False},
        "party": {"stacking": "same", "seven_zero": True, "jump_in": True, "draw_until_playable": True},
    },
    bots={"heuristic": bot.Heuristic, "rlcard": anchors.RuleAgent, **player.LEVELS},
    hold_ms=0,
    figures={},
    sheet=sheet,
    glass=None,
)
