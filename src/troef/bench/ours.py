"""What is measured of every game, whichever it is: both engines, the referee of a live table, views, start-up."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count, cycle
from typing import Any

from troef.bench.measure import Measurement, Work
from troef.bots.random import Random
from troef.core import driver, twin
from troef.core.chance import simulated_secret
from troef.core.game import Game
from troef.core.match import Match, view
from troef.core.peer import DECISIONS, in_turn
from troef.core.words import TABLE

VECTORS = (1, 256, 2048)  # games at once
THREADS = ("one thread", "two threads")
GAMES = (500, 5000)  # whole games one after another: ten times as many

START = """
import troef
from troef.core import twin
game = troef.load({key!r})
twin.Bulk(game, game.configured(game.defaults())).play({seats}, 0, {games})
"""
PEAK = """
import resource
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def measurements(game: Game) -> Iterator[Measurement]:
    """All of a game; what needs Numba is left out without it."""
    yield Measurement(game.key, "interpreted", "acts/s", lambda: bulk(game, 1, compile=False))
    if twin.available():
        yield Measurement(game.key, "compiled", "acts/s", lambda: bulk(game, 100, compile=True))
    yield Measurement(game.key, "live referee", "acts/s", lambda: referee(game))
    yield Measurement(game.key, "one view an act", "acts/s", lambda: friendly(game))
    yield Measurement(game.key, "views", "views/s", lambda: views(game))
    if twin.available() and vectors():
        for n in VECTORS:
            yield Measurement(game.key, vector_name(n), "steps/s", partial(vector, game, n))
        for threads, name in enumerate(THREADS, 1):
            yield Measurement(game.key, name, "steps/s by the wall", partial(vector, game, VECTORS[-1], threads), True)
    if importlib.util.find_spec("pettingzoo"):
        yield Measurement(game.key, "AEC", "acts/s", lambda: agents(game))
    if twin.available():
        for games in GAMES:
            yield Measurement(game.key, games_name(games), "s", partial(whole_games, game, games))
        yield Measurement(game.key, "tree search", "iterations/s", lambda: tree_search(game))
        yield Measurement(game.key, "start-up", "s", lambda: start_up(game))


def seats_of(game: Game) -> int:
    """Four, or the fewest the game is made for."""
    return 4 if 4 in game.seats else game.seats[0]


def bulk(game: Game, games: int, compile: bool) -> Work:
    """Random play without a referee, so many games at a time."""
    engine, first, seats = twin.Bulk(game, game.configured(game.defaults()), compile), count(0, games), seats_of(game)

    def work() -> int:
        return int(engine.play(seats, next(first), games)[0])

    work()  # compiles, or finds what was compiled before
    return work


def played(game: Game, number: int) -> Match:
    """A game by random bots on the verifiable stream."""
    seats = seats_of(game)
    match = Match(game, seats, game.defaults(), secret=simulated_secret(0, number))
    return driver.play(match, [Random] * seats, 0, number)


def referee(game: Game) -> Work:
    """What a live table does for an act: verifiable chance, one checked act, every seat's events."""
    games = cycle([played(game, number) for number in range(5)])

    def work() -> int:
        done = next(games)
        match = Match(game, done.seats, done.options, secret=done.secret)
        for seat, move, at in done.acts:
            raw = match.act(seat, match.action(seat, move), at)
            for viewer in range(match.seats):
                match.told(raw, viewer)
        return len(done.acts)

    return work


def friendly(game: Game) -> Work:
    """Random play as a Python user writes it: one seat's whole view and one checked act, again and again."""
    numbers, idle = count(), {move for move in spelled(game) if game.rules.IDLE[game.rules.MOVES.action(move) or 0]}

    def work() -> int:
        number = next(numbers)
        match, luck = game.new(seats=seats_of(game), seed=number), random.Random(number)
        while (actors := match.to_act()) or not match.over():
            if not actors:
                match.apply(TABLE, "wake")
                continue
            seat = actors[0] if len(actors) == 1 else luck.choice(actors)
            moves = match.view(seat)["moves"]
            match.apply(seat, luck.choice(moves[:-1] if len(moves) > 1 and moves[-1] in idle else moves))
        return len(match.acts)

    return work


def spelled(game: Game) -> list[str]:
    """All moves of a game."""
    return game.rules.MOVES.spellings(range(game.rules.ACTIONS))


def views(game: Game) -> Work:
    """Every seat's view, lawful moves included, at the positions of a game."""
    states = positions(game)

    def work() -> int:
        for state in states:
            for seat in range(state.seats):
                view(game, state.seen(seat), seat)
        return len(states) * int(states[0].seats)

    return work


def positions(game: Game, most: int = 50) -> list[Any]:
    """Some states of a game, evenly spread over it."""
    done = played(game, 0)
    match = Match(game, done.seats, done.options, secret=done.secret)
    every, found = 1 + len(done.acts) // most, []
    for k, (seat, move, at) in enumerate(done.acts):
        if k % every == 0:
            found.append(match.state.clone())
        match.act(seat, match.action(seat, move), at)
    return found


def vectors() -> bool:
    """Whether the packages of the vector environment are here."""
    return importlib.util.find_spec("gymnasium") is not None


def vector_name(n: int) -> str:
    """What a measurement of so many games at once is called."""
    return f"vector of {n:,}"


def vector(game: Game, n: int, threads: int = 1, seats: int = 0) -> Work:
    """Random play of n games a step, with masks, observations and rewards; the kernel draws what is decided."""
    from troef.environments.vector import VectorEnv

    envs = VectorEnv(game, n, seats or seats_of(game), threads=threads, copy=False)
    actions, steps = envs.reset(seed=1)[1]["random"], 16 + 1024 // n  # then the clock is looked at, which takes a while

    def work() -> int:
        nonlocal actions
        for _ in range(steps):
            actions = envs.step(actions)[4]["random"]
        return steps * n

    return work


def agents(game: Game) -> Work:
    """Random play through PettingZoo's interface, under the referee: an observation, a mask and an act at a time."""
    from troef.environments import aec

    return in_turn(aec.env(game, seats_of(game)))


def games_name(n: int) -> str:
    """What a measurement of so many whole games is called."""
    return f"{n:,} games"


def whole_games(game: Game, n: int) -> Work:
    """n whole games of the compiled rules, as one piece of work."""
    play = bulk(game, n, compile=True)
    return lambda: play() and 1


def memory(game: Game, n: int) -> int:
    """How much a process has needed at most when it has played n whole games; 0 where the system does not say."""
    if not importlib.util.find_spec("resource"):
        return 0
    script = START.format(key=game.key, seats=seats_of(game), games=n) + PEAK
    return int(subprocess.run([sys.executable, "-c", script], check=True, capture_output=True).stdout)


def tree_search(game: Game, iterations: int = 100) -> Work:
    """A fresh tree over the own decisions at each of some decisions of a round, with random playouts to its end."""
    from troef.bots import search

    searches = [
        (search.tables(game, None, match.state.seen(seat, True)), seat) for match, seat in decisions(game, DECISIONS)
    ]

    def work() -> int:
        for tables, seat in searches:
            tables.grow(tables.tree(iterations), seat, 0, iterations, 0, 1000)
        return iterations * len(searches)

    work()
    return work


def decisions(game: Game, most: int) -> list[tuple[Match, int]]:
    """Some decisions of the first round of a game, evenly spread over it: who decides, and where."""
    done = played(game, 0)
    match, found = Match(game, done.seats, done.options, secret=done.secret), []
    for seat, move, at in done.acts:
        if match.state.rounds:
            break
        if seat != TABLE and len(match.lawful(seat)) > 1:
            found.append((match.clone(), seat))
        match.act(seat, match.action(seat, move), at)
    return found[:: 1 + len(found) // most]


def start_up(game: Game) -> Work:
    """A new process until it has played its first compiled game; the cache is warm."""
    script = START.format(key=game.key, seats=seats_of(game), games=1)

    def work() -> int:
        subprocess.run([sys.executable, "-c", script], check=True)
        return 1

    work()
    return work
