"""A check of the game's own players: they play whole games from what a seat knows, and the same again."""

from __future__ import annotations

from troef.core import driver, record
from troef.core.bot import Bot, Choice, Sight
from troef.core.match import Match
from troef.testing.check import Check
from troef.testing.fault import Setting, Where

MOST = 20_000


class Watched:
    """A player that is watched: it gets what its seat knows and nothing else."""

    def __init__(self, bot: Bot, match: Match) -> None:
        self.bot, self.match = bot, match

    def choose(self, sight: Sight) -> Choice | None:
        """Asks the player, after a look at what it is given."""
        known = self.match.state.seen(sight.seat, True)
        if sight.known.chance is not None or not known.fields_equal(sight.known):
            raise AssertionError("a player is given more than its seat knows")
        return self.bot.choose(sight)


class Bots(Check):
    """Every player of a game plays to the end by lawful moves; the same luck gives the same game."""

    name = "bots"

    def finish(self) -> None:
        """At tables of every size, with the options as they are."""
        for name in self.game.bots:
            for seats in self.run.sizes:
                self.plays(name, Setting(seats, self.run.seed, {}))

    def plays(self, name: str, setting: Setting) -> None:
        """Twice the same."""
        try:
            first, second = self.played(name, setting), self.played(name, setting)
        except Exception as error:
            self.fail(f"the player {name} falls over: {type(error).__name__}: {error}", Where(setting))
        if not first.over():
            self.fail(f"the player {name} does not reach the end in {MOST} acts", Where(setting, MOST))
        if record.write(first) != record.write(second):
            self.fail(f"the player {name} plays another game with the same luck", Where(setting))
        self.count("games by bots")

    def played(self, name: str, setting: Setting) -> Match:
        """One game; the driver gives each player only what its seat knows."""
        match = Match(self.game, setting.seats, self.game.defaults(), seed=setting.seed)
        lucks = [driver.bot_luck(setting.seed, 0, seat) for seat in range(setting.seats)]
        bots: list[Bot] = [Watched(self.game.bots[name](luck), match) for luck in lucks]
        return driver.Driver(match, bots, driver.bot_luck(setting.seed, 0, -1)).play(MOST)
