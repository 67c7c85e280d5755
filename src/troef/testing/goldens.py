"""Golden playthroughs: games in words that a rules lawyer can read.

Of a file in a game's `goldens/` the header and the lines that begin with `>` are the input; the rest is written:

    Three tricks, one of them with a sleeper
    # What the chapter shows.
    game: high-card v1
    seats: 3
    seed: 7

    > 0 lay 6 @1500
      seat 0 lays 6 [seen by 0 only]
      1 may: lay 1, 9, 11; peek
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any

from troef.core.declare import SPECTATOR
from troef.core.errors import BadUse, NotLawful, TroefError
from troef.core.game import Game, View
from troef.core.match import Match
from troef.core.options import Value, find
from troef.core.words import EVERYONE, NEVER, TABLE
from troef.games import load
from troef.locales import Speech
from troef.testing.check import Check
from troef.testing.fault import shown

WIDTH = 116
EVERY = 12  # acts, and at the end of a round, what everybody knows is told
FEW = 2  # events of one kind and seat stand on lines of their own, more in one sentence
PLAIN = ("seat", "seats", "to_act", "moves")  # of a view: said elsewhere


@dataclass
class Golden:
    """The input of a golden: what is kept when it is written anew."""

    title: str
    game: Game
    seats: int
    seed: int
    options: dict[str, Value] = field(default_factory=dict)
    comment: list[str] = field(default_factory=list)
    acts: list[tuple[int, str, int | None]] = field(default_factory=list)

    def match(self) -> Match:
        """The match before its first act."""
        return Match(self.game, self.seats, self.game.chosen(self.options), seed=self.seed)


# ---- reading -------------------------------------------------------------------------------------


def read(text: str, find_game: Callable[[str], Game] = load) -> Golden:
    """The input in a golden file."""
    lines = text.splitlines()
    header = dict(line.split(": ", 1) for line in lines[1:] if ": " in line and line[0] not in "# >")
    try:
        key, version = header["game"].rsplit(" v", 1)
        game = find_game(key)
        golden = Golden(lines[0], game, int(header["seats"]), int(header["seed"]))
    except (KeyError, ValueError, IndexError) as error:
        raise BadUse(f"not a golden: {error!r}") from None
    if int(version) != game.version:
        raise BadUse(f"made with version {version} of {key}, this is version {game.version}")
    golden.options = read_options(game, header.get("options", "").split())
    golden.comment = [line for line in lines[1:] if line.startswith("#")]
    golden.acts = [read_act(line[1:]) for line in lines if line.startswith(">")]
    return golden


def read_options(game: Game, words: list[str]) -> dict[str, Value]:
    """Options as people type them: `name=value`."""
    pairs = [word.partition("=") for word in words]
    return {name: find(game.options(), name).parse(name, value) for name, _, value in pairs}


def read_act(text: str) -> tuple[int, str, int | None]:
    """An act as people type it; without a time it is made at once, a wake when it is due.

    >>> read_act("2 play R7 @4100"), read_act("-1 wake")
    ((2, 'play R7', 4100), (-1, 'wake', None))
    """
    seat, _, rest = text.strip().partition(" ")
    move, at, time = rest.partition(" @")
    return int(seat), move, int(time) if at else None


# ---- writing -------------------------------------------------------------------------------------


def write(golden: Golden) -> str:
    """The whole file: the game played again, in words."""
    match = golden.match()
    teller = Teller(match)
    options = " ".join(f"{name}={shown(value)}" for name, value in golden.options.items())
    lines = [golden.title, *golden.comment, f"game: {golden.game.key} v{golden.game.version}"]
    lines += [f"seats: {golden.seats}", f"seed: {golden.seed}", *([f"options: {options}"] if options else []), ""]
    lines += teller.happened() + teller.state(whole=True)
    for seat, move, at in golden.acts:
        lines += ["", *teller.act(seat, move, at)]
    return "\n".join(lines) + "\n"


class Teller:
    """Says in English what happens in a match, who may do what next, and who knows what."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.speech = Speech(match.game)

    def act(self, seat: int, move: str, at: int | None) -> list[str]:
        """One act and all that follows from it; or why it is refused."""
        match, rounds = self.match, self.match.state.rounds
        if at is None:
            at = max(match.at, match.due) if seat == TABLE and match.due != NEVER else match.at
        first = f"> {seat} {move} @{at}"
        try:
            match.apply(seat, move, at)
        except NotLawful as error:
            rule = f" [{error.refusal.rule}]" if error.refusal.rule else ""
            return [first, f"  refused: {self.speech.refusal(error.refusal)}{rule}"]
        whole = match.over() or match.state.rounds != rounds or len(match.acts) % EVERY == 0
        return [first, *self.happened(), *self.state(whole)]

    def happened(self) -> list[str]:
        """The events of the last act, open; in brackets who alone was told the detail."""
        lines = []
        for (_, _, seen_by), run in groupby(self.match.log[-1], key=lambda raw: (raw[0], raw[1], raw[3])):
            texts = [self.speech.event(self.game.rules.EVENTS.told_open(raw)) for raw in run]
            who = "" if seen_by == EVERYONE else f" [{self.only(seen_by)}]"
            lines += wrapped(joined(texts) + who) if len(texts) > FEW else [f"  {text}{who}" for text in texts]
        return lines

    def only(self, mask: int) -> str:
        """Who was told."""
        seats = [str(seat) for seat in range(self.match.seats) if mask >> seat & 1]
        return f"seen by {' and '.join(seats)} only" if seats else "seen by nobody"

    def state(self, whole: bool) -> list[str]:
        """What comes next; at a turning point also what everybody knows."""
        match, lines = self.match, []
        if whole:
            lines += [line for viewer in range(SPECTATOR, match.seats) for line in self.knows(viewer)]
        for seat in match.to_act():
            lines += wrapped(f"{seat} may: {by_verb(match.legal(seat))}")
        if match.due != NEVER:
            lines.append(f"  the table acts at {match.due}")
        if (outcome := match.outcome()) is not None:
            points, winners = " ".join(map(str, outcome.points)), " ".join(map(str, outcome.winners))
            lines.append(f"  over: points {points}; won by {winners}; {outcome.why}")
        return lines

    def knows(self, viewer: int) -> Iterator[str]:
        """What all know; of a seat what it knows beside that."""
        everybody, own = in_order(self.match.view()), in_order(self.match.view(viewer))
        if viewer == SPECTATOR:
            yield from wrapped(f"all know: {facts(everybody)}")
        elif more := facts({name: value for name, value in own.items() if everybody.get(name) != value}):
            yield from wrapped(f"{viewer} knows: {more}")


def in_order(view: View) -> View:
    """The points first, then the rest as the game has it."""
    return {name: view[name] for name in ("points", "rounds")} | view


def joined(texts: list[str]) -> str:
    """Sentences that begin alike as one.

    >>> joined(["seat 0 is dealt red 1", "seat 0 is dealt red 2", "seat 0 is dealt green 5"])
    'seat 0 is dealt red 1; red 2; green 5'
    """
    rows = [text.split(" ") for text in texts]
    same = sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*rows, strict=False)))
    same = min(same, *(len(row) - 1 for row in rows))
    return " ".join(rows[0][:same]) + " " + "; ".join(" ".join(row[same:]) for row in rows)


def by_verb(moves: list[str]) -> str:
    """Moves with the same first word together.

    >>> by_verb(["play R7", "play W as B", "draw"])
    'play R7, W as B; draw'
    """
    verbs: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    return "; ".join(f"{verb} {', '.join(rest)}".strip() for verb, rest in verbs.items())


def facts(view: View) -> str:
    """A view in short; what is nothing is left out."""
    return "; ".join(f"{name} {short(value)}" for name, value in view.items() if name not in PLAIN and telling(value))


def telling(value: Any) -> bool:
    """Whether a value says anything."""
    return value not in (None, [], {}, "") and not (isinstance(value, list) and all(v is None for v in value))


def short(value: Any) -> str:
    """A value of a view in a few words.

    >>> short({"G": ["G1", "G7"], "Y": []}), short([1, None, 2])
    ('(G G1 G7, Y -)', '1 - 2')
    """
    if isinstance(value, Mapping):
        return f"({', '.join(f'{name} {short(item)}' for name, item in value.items())})"
    if isinstance(value, list):
        return " ".join(map(short, value)) or "-"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def wrapped(text: str) -> list[str]:
    """Two spaces before the first line, four before the others."""
    lines = [" "]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}"
    return lines


# ---- all of them ---------------------------------------------------------------------------------


def paths(game: Game) -> list[Path]:
    """The goldens of a game."""
    return sorted(game.folder.joinpath("goldens").glob("*.txt"))


def made_anew(path: Path, game: Game) -> str:
    """What a golden file should hold."""
    try:
        return write(read(path.read_text(encoding="utf-8"), lambda key: _own(game, key)))
    except TroefError as error:
        raise BadUse(f"{path.name}: {error}") from None


def _own(game: Game, key: str) -> Game:
    if key != game.key:
        raise BadUse(f"a golden of {key} in the folder of {game.key}")
    return game


class Goldens(Check):
    """Every game has golden playthroughs, and played again they read the same."""

    name = "goldens"

    def finish(self) -> None:
        """Compares each and names the first line that differs."""
        if not paths(self.game):
            self.fail("there is no golden playthrough: python -m troef.testing.golden --new makes one")
        for path in paths(self.game):
            old, new = path.read_text(encoding="utf-8"), made_anew(path, self.game)
            if old != new:
                line, was, now = first_difference(old, new)
                anew = f"python -m troef.testing.golden --game {self.game.key}"
                self.fail(f"{path.name}:{line}: {was!r} is now {now!r}; if that is meant: {anew}")
            self.count("goldens")


def first_difference(old: str, new: str) -> tuple[int, str, str]:
    """Line number, old line, new line."""
    a, b = old.splitlines(), new.splitlines()
    i = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return i + 1, a[i] if i < len(a) else "", b[i] if i < len(b) else ""
