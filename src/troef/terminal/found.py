"""What is named on the command line, found or refused in one line: games, options, files of records."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from troef import games
from troef.core.errors import BadRecord, BadUse, TroefError, near_file
from troef.core.game import Game
from troef.core.options import Value, find
from troef.terminal.output import note

F = TypeVar("F", bound=Callable[..., object])


def load(key: str) -> Game:
    """The game of that key; one that is broken is named, with the reason."""
    try:
        return games.load(key)
    except TroefError:
        raise
    except Exception as error:
        raise BadUse(use="broken-game", key=key, why=f"{type(error).__name__}: {error}") from error


def all_games() -> tuple[Game, ...]:
    """All games there are; one that does not load is named on stderr and left out."""
    keys, found = games.keys(), []
    for key in keys:
        try:
            found.append(load(key))
        except BadUse as error:
            note(str(error))
    return tuple(found)


class GameName(click.ParamType[Game]):
    """The key of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """The game itself."""
        return value if isinstance(value, Game) else load(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The keys that begin so."""
        keys = games.keys()
        return [CompletionItem(key) for key in keys if key.startswith(incomplete)]


class RecordFile(click.Path):
    """A file of records that is there."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Its path."""
        path = Path(value)
        if path.is_dir():
            raise BadUse(use="folder", path=path)
        if not path.exists():
            raise BadUse(use="no-file", path=path, near=near_file(path))
        return path


class NewFile(click.Path):
    """A file that is written at the end: whether it can be is asked before anything is played."""

    def __init__(self, *, ordinary: bool = False) -> None:
        super().__init__(path_type=Path)
        self.ordinary = ordinary  # no pipe and no device: it is also read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Its path."""
        name, path = param.opts[0] if param else "", Path(value)
        if not str(value):
            raise BadUse(use="needs-value", name=name)
        if path.is_dir():
            raise BadUse(use="out-folder", name=name, path=path)
        if not path.parent.is_dir():
            raise BadUse(use="out-nowhere", name=name, path=path)
        if not self._can_be_written(path):
            raise BadUse(use="out-unwritable", name=name, path=path)
        return path

    def _can_be_written(self, path: Path) -> bool:
        try:
            if path.is_file():
                path.open("ab").close()  # changes nothing
            elif path.exists():
                return not self.ordinary and os.access(path, os.W_OK)
            else:
                path.lstat()  # a link to nowhere may lead to a file; one that leads to itself may not
                path.resolve(strict=False)
        except FileNotFoundError:
            return os.access(path.parent, os.W_OK)
        except (OSError, RuntimeError):
            return False
        return True


@contextmanager
def place(path: Path, number: int) -> Iterator[None]:
    """Says of a fault in a record in which line of which file it is (from 1)."""
    try:
        yield
    except BadRecord as error:
        raise type(error)(f"{path}, line {number}: {error}") from None


def options(game: Game, preset: str | None, given: Sequence[str]) -> dict[str, Value]:
    """Every option of a game with its value, from a preset and `name=value` texts."""
    chosen: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUse(use="option-form", text=text)
        if name in chosen:
            raise BadUse(use="option-twice", name=name)
        chosen[name] = find(game.options(), name).parse(name, value)
    values = game.chosen(chosen, preset)
    game.configured(values)
    return values


# ---- shell completion: what the game named before it offers --------------------------------------


def presets(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Presets that begin so."""
    return [] if (game := _named()) is None else _beginning(game.presets, incomplete)


def option_names(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Options that begin so."""
    return [] if (game := _named()) is None else _beginning([f"{name}=" for name in game.options()], incomplete)


def rule_ids(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Rules that begin so."""
    from troef.terminal import markdown

    if (game := _named()) is None:
        return []
    return _beginning(markdown.rules((game.folder / "README.md").read_text(encoding="utf-8")), incomplete)


def players_of(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Players that begin as the last one of a list does."""
    from troef import bots

    done, comma, last = incomplete.rpartition(",")
    game = _named()
    found = _beginning(bots.names(game), last) if game is not None else []
    return [CompletionItem(f"{done}{comma}{item.value}") for item in found]


def _named() -> Game | None:
    """The game on the line so far: click has not read it while an option still lacks its value."""
    words = os.environ.get("COMP_WORDS", "").split()
    return next((load(word) for word in words if word in games.keys()), None)  # noqa: SIM118


def _beginning(names: Iterable[str], start: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in names if name.startswith(start)]


def game_options(command: F) -> F:
    """The options `--preset` and `--option` of a command that has a game."""
    more = "An option of the game; may be repeated."
    one = click.option("--option", "given", multiple=True, metavar="K=V", shell_complete=option_names, help=more)
    return click.option("--preset", metavar="P", shell_complete=presets, help="A set of options by its name.")(
        one(command)
    )


def place_options(command: F) -> F:
    """The options `--jobs` and `--ray` of a command that plays many games."""
    there = "Play on a Ray cluster: auto, host:port, or local for one that ends with the run."
    how_many = "How many processes.  [default: 1; with --ray local: one a core]"
    return click.option("--jobs", type=click.IntRange(1, 256), metavar="J", help=how_many)(
        click.option("--ray", metavar="ADDRESS", help=there)(command)
    )


GAME = GameName()
OUT, KEPT = NewFile(), NewFile(ordinary=True)
RECORDS = RecordFile()
