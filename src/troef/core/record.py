"""The record: one match as one line of JSON that anybody can check. Strict: a fault names its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from troef.core.chance import seed_of
from troef.core.errors import BadOption, BadRecord, NotLawful, TroefError, UnknownGame
from troef.core.game import Game
from troef.core.match import LATEST, Act, Match, Outcome
from troef.core.options import Value
from troef.core.words import TABLE

FORMAT = 1
ALWAYS = ("troef", "game", "version", "seats", "names", "options", "commit", "entropy", "acts", "rounds")
FINISHED = ("secret", "seed", "outcome")
ORDER = (
    "troef",
    "game",
    "version",
    "seats",
    "names",
    "options",
    "commit",
    "secret",
    "entropy",
    "seed",
    "acts",
    "rounds",
)
LONGEST_LINE = 64 * 2**20


@dataclass(frozen=True)
class Record:
    """A record whose form is right; whether it is true, `verify` tells."""

    game: Game
    names: list[str]
    options: dict[str, Value]
    commit: bytes
    secret: bytes | None  # None while the match is going on
    entropy: list[str]
    seed: bytes | None
    acts: list[Act]
    rounds: list[list[int]]
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.names)


# ---- writing -------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The record of a match, finished or not, without a line end."""
    outcome = match.outcome()
    values: dict[str, Any] = {
        "troef": FORMAT,
        "game": match.game.key,
        "version": match.game.version,
        "seats": match.seats,
        "names": match.names,
        "options": match.options,
        "commit": match.commit.hex(),
        "entropy": match.entropy,
        "acts": match.acts,
        "rounds": match.rounds,
    }
    if outcome is not None:
        values["secret"], values["seed"] = match.secret.hex(), seed_of(match.secret, match.entropy).hex()
    ordered = {key: values[key] for key in ORDER if key in values}
    if outcome is not None:
        ordered["outcome"] = outcome._asdict()
    return json.dumps(ordered, ensure_ascii=False, separators=(",", ":"))


# ---- reading: the form ---------------------------------------------------------------------------


def read(text: str | bytes, load: Callable[[str], Game]) -> Record:
    """The record in a line of text; refuses what is not one. `load` finds a game by its key."""
    data = _object("the line", _json(text))
    _keys("the record", data, ALWAYS, FINISHED)
    if data["troef"] != FORMAT or type(data["troef"]) is not int:
        raise BadRecord(f"troef: {data['troef']!r} is not the format {FORMAT}")
    if not isinstance(data["game"], str):
        raise BadRecord(f"game: {data['game']!r} is not a text")
    try:
        game = load(data["game"])
    except TroefError as error:
        raise UnknownGame(f"game: {error}") from None
    if data["version"] != game.version or type(data["version"]) is not int:
        raise BadRecord(f"version: {data['version']!r}; this is version {game.version} of {game.key}")
    seats = _whole("seats", data["seats"])
    if seats not in game.seats:
        raise BadRecord(f"seats: {game.key} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    finished = [key for key in FINISHED if key in data]
    if finished and len(finished) < len(FINISHED):
        raise BadRecord(f"{finished[0]}: a finished record has {', '.join(FINISHED)}, an unfinished one none of them")
    return Record(
        game=game,
        names=[_text(f"names[{i}]", name) for i, name in enumerate(_row("names", data["names"], seats))],
        options=_options(game, data["options"]),
        commit=_bytes("commit", data["commit"]),
        secret=_bytes("secret", data["secret"]) if finished else None,
        entropy=[_entropy(f"entropy[{i}]", e) for i, e in enumerate(_row("entropy", data["entropy"], seats))],
        seed=_bytes("seed", data["seed"]) if finished else None,
        acts=_acts(data["acts"], game, seats),
        rounds=[_points(f"rounds[{i}]", row, seats) for i, row in enumerate(_list("rounds", data["rounds"]))],
        outcome=_outcome(data["outcome"], seats) if finished else None,
    )


def _json(text: str | bytes) -> Any:
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
        return json.loads(decoded, object_pairs_hook=_no_doubles, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:  # a record is one line, whatever line ends there are in it
        raise BadRecord(f"not JSON: {error.msg} at column {error.pos + 1}") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not JSON: {error}") from None


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    seen = dict(pairs)
    if len(seen) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadRecord(f"the key {next(k for k in keys if keys.count(k) > 1)!r} stands twice")
    return seen


def _no_constant(name: str) -> Any:
    raise BadRecord(f"not JSON: {name}")


def _object(where: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord(f"{where}: not a JSON object")
    return value


def _keys(where: str, data: dict[str, Any], needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> None:
    for key in needed:
        if key not in data:
            raise BadRecord(f"{where}: the key {key!r} is missing")
    for key in data:
        if key not in needed and key not in allowed:
            raise BadRecord(f"{where}: unknown key {key!r}")


def _list(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadRecord(f"{where}: not a list")
    return value


def _row(where: str, value: Any, length: int) -> list[Any]:
    if len(_list(where, value)) != length:
        raise BadRecord(f"{where}: {len(value)} entries for {length} seats")
    return list(value)


def _whole(where: str, value: Any) -> int:
    if type(value) is not int:
        raise BadRecord(f"{where}: {value!r} is not a whole number")
    return value


def _text(where: str, value: Any) -> str:
    if not isinstance(value, str) or re.search("[\ud800-\udfff]", value):
        raise BadRecord(f"{where}: {value!r} is not a text")
    return value


def _bytes(where: str, value: Any) -> bytes:
    if not isinstance(value, str) or not re.fullmatch("[0-9a-f]{64}", value):
        raise BadRecord(f"{where}: {value!r} is not 32 bytes in lower-case hex")
    return bytes.fromhex(value)


def _entropy(where: str, value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch("([0-9a-f]{32})?", value):
        raise BadRecord(f"{where}: {value!r} is neither 16 bytes in lower-case hex nor empty")
    return value


def _options(game: Game, value: Any) -> dict[str, Value]:
    options = _object("options", value)
    _keys("options", options, tuple(game.options()))
    try:
        game.configured(options)
    except BadOption as error:
        raise BadRecord(f"options: {error}") from None
    return options


def _acts(value: Any, game: Game, seats: int) -> list[Act]:
    acts = [_act(f"acts[{i}]", act, game, seats) for i, act in enumerate(_list("acts", value))]
    for i, (before, act) in enumerate(pairwise(acts), 1):
        if act.at < before.at:
            raise BadRecord(f"acts[{i}]: at {act.at} comes after an act at {before.at}: time never falls")
    return acts


def _act(where: str, value: Any, game: Game, seats: int) -> Act:
    if not isinstance(value, list) or len(value) != 3:
        raise BadRecord(f"{where}: not [seat, move, at]")
    seat, move, at = value
    if not TABLE <= _whole(f"{where}: seat", seat) < seats:
        raise BadRecord(f"{where}: there is no seat {seat}")
    if not isinstance(move, str) or not (
        move == "wake" if seat == TABLE else game.rules.MOVES.action(move) is not None
    ):
        raise BadRecord(f"{where}: {'the table' if seat == TABLE else game.key} has no move {move!r}")
    if not 0 <= _whole(f"{where}: at", at) < LATEST:
        raise BadRecord(f"{where}: at {at} is out of range")
    return Act(seat, move, at)


def _points(where: str, value: Any, seats: int) -> list[int]:
    return [_whole(f"{where}[{i}]", points) for i, points in enumerate(_row(where, value, seats))]


def _differs(stated: Outcome | None, played: Outcome | None) -> str:
    """The first part of an outcome that is not as it was played."""
    if stated is None or played is None:
        return (
            f"outcome: stated as {'over' if stated else 'unfinished'}, played as {'over' if played else 'unfinished'}"
        )
    part = next(name for name in Outcome._fields if getattr(stated, name) != getattr(played, name))
    return f"outcome.{part}: stated {getattr(stated, part)}, played {getattr(played, part)}"


def _outcome(value: Any, seats: int) -> Outcome:
    data = _object("outcome", value)
    _keys("outcome", data, Outcome._fields)
    winners = [
        _whole(f"outcome.winners[{i}]", seat) for i, seat in enumerate(_list("outcome.winners", data["winners"]))
    ]
    return Outcome(_points("outcome.points", data["points"], seats), winners, _text("outcome.why", data["why"]))


# ---- checking: the truth -------------------------------------------------------------------------


def verify(record: Record) -> Match | None:
    """Plays the record again: shuffle as committed, every act lawful, rounds and outcome as stated.

    Returns the match; None for an unfinished record, of which only the form can be checked.
    """
    if record.secret is None:
        return None
    *_, match = moments(record)
    return match


def moments(record: Record) -> Iterator[Match]:
    """The match of a finished record before its first act and after every act, all of it checked on the way."""
    match = start(record)
    if match.commit != record.commit:
        raise BadRecord("commit: not the hash of the secret")
    if seed_of(match.secret, match.entropy) != record.seed:
        raise BadRecord("seed: not made of the secret and the entropy")
    yield match
    for i, act in enumerate(record.acts):
        step(match, i, act)
        yield match
    if match.rounds != record.rounds:
        raise BadRecord(f"rounds: stated {record.rounds}, played {match.rounds}")
    if (played := match.outcome()) != record.outcome:
        raise BadRecord(_differs(record.outcome, played))


def replay(record: Record) -> Match:
    """The match after all acts of a finished record."""
    match = start(record)
    for i, act in enumerate(record.acts):
        step(match, i, act)
    return match


def start(record: Record) -> Match:
    """The match of a finished record before its first act."""
    if record.secret is None:
        raise BadRecord("secret: an unfinished record cannot be played again")
    return Match(
        record.game, record.seats, record.options, secret=record.secret, entropy=record.entropy, names=record.names
    )


def step(match: Match, i: int, act: Act) -> None:
    """Carries out act number i of a record, or says that it is not lawful."""
    try:
        match.act(act.seat, match.action(act.seat, act.move), act.at)
    except NotLawful as error:
        raise BadRecord(f"acts[{i}]: seat {act.seat}, {act.move!r} at {act.at}: {error}") from None


# ---- files ---------------------------------------------------------------------------------------


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file of records, ready for `read`."""
    with path.open("rb") as file:
        while line := file.readline(LONGEST_LINE):
            yield line
