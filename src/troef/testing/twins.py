"""Checks of the compiled twin: it and the interpreted rules agree in everything, once with bounds checks too."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from troef.core import twin
from troef.core.chance import Fast
from troef.core.words import TABLE
from troef.testing.check import Check
from troef.testing.walk import Next, Walk

CAP = 400  # acts of a whole game played by both engines
GAMES = 2  # at a table of each size with bounds checks, unless more are asked for
TIME_LIMIT_S = 3600


class Twin(Check):
    """From every state the compiled rules make the same of an act as the interpreted ones."""

    name = "twin"

    def lies(self) -> None:
        """Compiles."""
        self.on = not self.run.interpreted
        if not self.on:
            self.run.report.leave_out(self.name, self.run.interpreted)
        else:
            import numpy as np

            modules = twin.modules(self.game)
            self.compiled, self.plain = twin.compiled(*modules), twin.interpreted(*modules)
            self.moves = np.zeros(self.rules.ACTIONS + 1, "i8")
            self.out = np.zeros(self.game.encoding.OBSERVATION, "i8")
            self.lucks = twin.lucks(1)

    def finish(self) -> None:
        """Whole games by both, once single acts are known to be made alike: after a number cut short all may happen."""
        if self.on:
            self.bulk()

    def bulk(self) -> None:
        """Whole kernels, over a list of states and over an array of records: the same results."""
        options = self.game.configured(self.game.defaults())
        for seats in self.run.sizes:
            lists = [options.clone(), options.clone()]
            luck = options.clone()
            for s in (*lists, luck):
                s.chance = Fast(0)
            games, moves = twin.records(options, 2), [0] * (self.rules.ACTIONS + 1)
            for run in ("play_many", "redeal_playouts"):
                args = (seats, self.run.seed, 2, CAP) if run == "play_many" else (0, 2, CAP)
                a = getattr(self.plain, run)(lists, [luck], moves, *args)
                b = getattr(self.compiled, run)(games, self.lucks, self.moves, *args)
                if a != b:
                    self.fail(f"{run} with {seats} seats: interpreted {a}, compiled {b}")
            silent = [
                twin.Bulk(self.game, options, compile=on).play(seats, self.run.seed, 2, CAP) for on in (False, True)
            ]
            if silent[0] != silent[1]:
                self.fail(f"bulk play with {seats} seats: interpreted {silent[0]}, compiled {silent[1]}")

    def deal(self, walk: Walk) -> None:
        """Both begin with the same number."""
        if self.on:
            s: Any = self.game.configured(self.game.chosen(walk.setting.options))
            self.games = twin.records(s, 1)
            s.chance = Fast(walk.setting.seed)
            self.rules.begin(s, walk.setting.seats)
            self.compiled.start_one(self.games, 0, self.lucks, walk.setting.seats, walk.setting.seed)
            self.same(walk, s, "the deal")

    def state(self, walk: Walk) -> None:
        """What follows from a state: actors, due time, winners, lists; observations and worlds at a close look."""
        if not self.on:
            return
        s = walk.match.state
        self.fill(s, Fast(0))
        actors = self.compiled.actors_one(self.games, 0)
        if actors != (self.rules.to_act(s), self.rules.wake(s)):
            self.fail(f"actors and due time: compiled {actors}", walk)
        if (won := self.compiled.winners_one(self.games, 0)) != self.rules.winners(s):
            self.fail(f"winners: compiled {won:b}", walk)
        for seat in walk.asked:
            self.lists(walk, seat)
        for viewer in walk.viewers if walk.close else ():
            self.knowledge(walk, viewer)

    def lists(self, walk: Walk, seat: int) -> None:
        """The same moves in the same order."""
        moves = [0] * (self.rules.ACTIONS + 1)
        self.rules.legal(walk.match.state, seat, moves)
        self.compiled.legal_one(self.games, 0, seat, self.moves)
        if self.moves[: self.moves[0] + 1].tolist() != moves[: moves[0] + 1]:
            self.fail(f"the moves of seat {seat}: compiled {self.moves[: self.moves[0] + 1]}", walk)

    def knowledge(self, walk: Walk, viewer: int) -> None:
        """The same observation of what a seat knows, and the same world made of it."""
        known = walk.match.state.seen(viewer, True)
        luck = self.luck.getrandbits(40)
        known.chance = Fast(luck)
        self.fill(known, known.chance)
        if viewer >= 0:
            out = [0] * self.game.encoding.OBSERVATION
            self.game.encoding.observe(known, viewer, out)
            self.compiled.observe_one(self.games, 0, viewer, self.out)
            if self.out.tolist() != out:
                self.fail(f"the observation of seat {viewer} differs", walk)
        self.rules.redeal(known, viewer)
        self.compiled.redeal_one(self.games, 0, viewer, luck)
        self.same(walk, known, f"redeal for viewer {viewer}")

    def before(self, walk: Walk, act: Next) -> None:
        """The act about to be made, with fast chance."""
        if self.on:
            s = walk.match.state.clone()
            s.chance, s.events = Fast(len(walk.match.acts)), []
            self.fill(s, s.chance)
            self.rules.apply(s, *act)
            self.compiled.apply_one(self.games, 0, *act)
            self.same(walk, s, "wake" if act.seat == TABLE else self.rules.MOVES.spell(act.action))
            self.count("acts compiled too")

    def fill(self, s: Any, chance: Fast) -> None:
        """The record becomes that state."""
        for name in type(s).fields:
            self.games[name] = getattr(s, name)
        self.games["chance"] = chance.chance

    def same(self, walk: Walk, s: Any, when: str) -> None:
        """Every field, the chance, every event."""
        for name, value in twin.field_values(self.games, 0, type(s)).items():
            if value != getattr(s, name):
                self.fail(f"{when}: {name} is {getattr(s, name)}, compiled {value}", walk)
        if self.games[0]["chance"].tolist() != s.chance.chance:
            self.fail(f"{when}: another number of random words is used", walk)
        if (events := twin.events_of(self.games, 0)) != s.events:
            self.fail(f"{when}: the events are {s.events}, compiled {events}", walk)


class Bounds(Check):
    """Compiled with bounds checks no index is out of range: otherwise a compiled game would read other memory."""

    name = "bounds"

    def finish(self) -> None:
        """Runs the check of the twin once more in a process of its own."""
        if why := self.run.interpreted or ("NUMBA_BOUNDSCHECK is set" if os.environ.get("NUMBA_BOUNDSCHECK") else ""):
            self.run.report.leave_out(self.name, why)
            return
        numbers = [str(self.run.seed), str(self.run.games or GAMES)]
        command = [sys.executable, "-m", "troef.testing.bounds", str(self.game.folder), *numbers]
        done = subprocess.run(
            command,
            env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},  # the cache folder has it in its name
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=TIME_LIMIT_S,
            check=False,
        )
        if done.returncode:
            self.fail((done.stderr.strip() or "no word").splitlines()[-1])
        self.count("acts bounds-checked", int(done.stdout.split()[-1]))
