"""`troef replay FILE`: a record act by act."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from troef.core.errors import BadRecord, BadUse
from troef.core.words import TABLE
from troef.terminal.found import RECORDS, load, place
from troef.terminal.language import lang_option
from troef.terminal.output import note, paint, say_json

if TYPE_CHECKING:
    from troef.core.match import Act, Match, Raw
    from troef.core.notation import Event
    from troef.core.record import Record
    from troef.locales import Speech

OPEN = None  # instead of a seat: all is shown


@click.command
@click.argument("file", type=RECORDS)
@click.option("--game", "only", type=click.IntRange(min=0), metavar="I", help="One record of the file, from 0.")
@click.option("--seat", type=click.IntRange(min=0), metavar="N", help="As that seat saw it; otherwise all is shown.")
@lang_option("The language to tell it in.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for every act.")
@click.option("--legal", is_flag=True, help="With what every seat could lawfully do before every act.")
def command(file: Path, only: int | None, seat: int | None, lang: str, as_json: bool, legal: bool) -> None:
    """Show a record act by act, as one seat or as all saw it.

    \b
    Examples:
      troef replay games.jsonl --game 3
      troef replay games.jsonl --game 3 --seat 2 --legal
      troef replay games.jsonl --json | head -1
    """
    for i, record in chosen(file, only):
        with place(file, i + 1):
            if record.secret is None:
                note(say(lang, "unfinished", game=i))
                continue
            if seat is not None and seat >= record.seats:
                raise BadUse(use="replay-no-seat", game=i, most=record.seats - 1, seat=seat)
            if as_json:
                write_json(i, record, seat, legal)
            else:
                write_text(i, record, seat, legal, lang)


def chosen(path: Path, only: int | None) -> Iterator[tuple[int, Record]]:
    """The records of a file with their numbers, or one of them."""
    from troef.core.record import lines, read

    n = 0
    for i, line in enumerate(lines(path)):
        n = i + 1
        if only is None or i == only:
            with place(path, n):
                record = read(line, load)
            yield i, record
            if only is not None:
                return
    if n == 0:
        raise BadRecord(f"{path}: there is no record in it")
    if only is not None:
        use = "replay-one-game" if n == 1 else "replay-no-game"
        raise BadUse(use=use, path=path, most=n - 1, game=only)


def lawful(match: Match, seat: int | None) -> dict[str, list[str]]:
    """What every seat (or one) may do; seats with nothing are left out."""
    seats = range(match.seats) if seat is OPEN else [seat]
    moves = {str(each): match.legal(each) for each in seats}
    return {name: listed for name, listed in moves.items() if listed}


def told(match: Match, raw: Raw, seat: int | None) -> list[Event]:
    """The events of an act as the seat heard them, or in full."""
    return match.told(raw, seat) if seat is not OPEN else list(map(match.game.rules.EVENTS.told_open, raw))


def may_read(act: Act, seat: int | None) -> bool:
    """Whether a seat may read how a move is spelled: those of others may hold a secret, and events say what is open."""
    return seat is OPEN or act.seat in (seat, TABLE)


# ---- for programs --------------------------------------------------------------------------------


def write_json(i: int, record: Record, seat: int | None, legal: bool) -> None:
    """One line for every act, as docs/notation.md says."""
    from troef.core.record import moments

    before: dict[str, Any] = {}
    for k, match in enumerate(moments(record), -1):
        if k >= 0:
            act = match.acts[k]
            move = act.move if may_read(act, seat) else None
            line = {"game": i, "act": k, "seat": act.seat, "move": move, "at": act.at}
            say_json(line | before | {"events": [event.data() for event in told(match, match.log[-1], seat)]})
        before = {"legal": lawful(match, seat)} if legal else {}


# ---- for people ----------------------------------------------------------------------------------


def say(language: str, message: str, **args: Any) -> str:
    """One of the command's own sentences."""
    from troef.locales import use

    return use(language, f"replay-{message}", args)


def write_text(i: int, record: Record, seat: int | None, legal: bool, language: str) -> None:
    """The match in sentences, with what the viewer knows at the end of every round."""
    from troef.core.record import moments
    from troef.locales import Speech
    from troef.terminal.telling import labels, sentences

    speech = Speech(record.game, language, names=labels(record.names))
    click.echo(head(i, record, speech, seat))
    rounds = 0
    for k, match in enumerate(moments(record), -1):
        said = sentences(speech, told(match, match.log[-1], seat))
        click.echo(act_lines(match, k, said, seat))
        if len(match.rounds) > rounds:
            rounds = len(match.rounds)
            click.echo(round_lines(match, seat, language))
        if legal:
            for name, moves in lawful(match, seat).items():
                may = say(language, "may", seat=name, moves=", ".join(moves))
                click.echo(paint(f"{'':17}{may}", dim=True))
    click.echo(end(match, speech))


def head(i: int, record: Record, speech: Speech, seat: int | None) -> str:
    """Which match this is, and who plays."""
    from troef.terminal.telling import compact

    lang = speech.language
    saw = say(lang, "open") if seat is OPEN else say(lang, "as", seat=seat)
    lines = [paint(say(lang, "head", game=i, title=record.game.title, seats=record.seats, saw=saw), bold=True)]
    lines += [f"  {say(lang, 'sits', seat=number)}  {name}" for number, name in enumerate(speech.names)]
    return "\n".join([*lines, f"  {say(lang, 'options')}  {compact(dict(record.options))}", ""])


def act_lines(match: Match, k: int, said: list[str], seat: int | None) -> str:
    """An act: its number, its time, who made it, what happened. The deal has no act."""
    if k < 0:
        return "\n".join(f"{'':17}{sentence}" for sentence in said)
    act = match.acts[k]
    lead = paint(f"{k:>5} {act.at / 1000:>9.3f}  ", dim=True)
    spelled = paint(f"[{act.move}]", fg="cyan") if may_read(act, seat) else ""
    first = " ".join(part for part in (said[0] if said else "", spelled) if part)
    return "\n".join([lead + first, *(f"{'':17}{sentence}" for sentence in said[1:])])


def round_lines(match: Match, seat: int | None, language: str) -> str:
    """What the round brought, and what the viewer knows after it."""
    from troef.core.declare import SPECTATOR
    from troef.terminal.telling import compact, view_lines

    points = compact(match.rounds[-1])
    viewer = SPECTATOR if seat is OPEN else seat
    knows = say(language, "all-see") if seat is OPEN else say(language, "knows", seat=seat)
    brought = say(language, "round", round=len(match.rounds), points=points)
    lines = ["", paint(f"  {brought}", bold=True), f"  {knows}"]
    return "\n".join([*lines, *(f"    {line}" for line in view_lines(match.view(viewer))), ""])


def end(match: Match, speech: Speech) -> str:
    """How it ended."""
    outcome = match.outcome()
    assert outcome is not None  # a finished record was checked to its end
    won = say(speech.language, "won", who=speech.several([speech.names[seat] for seat in outcome.winners]))
    points = ", ".join(f"{name}: {points}" for name, points in zip(speech.names, outcome.points, strict=True))
    return f"{paint(f'  {won}', bold=True)} [{outcome.why}]\n  {points}\n"
