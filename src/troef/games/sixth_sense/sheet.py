"""6th Sense's sheet: the prediction card and the tricks won."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core.errors import Refusal
from troef.core.sheet import Copied, Face, Field, Line, Log, by_round, starters, told
from troef.games.sixth_sense import rules
from troef.games.sixth_sense.rules import COLOURS, HAND, NUMBERS, ROUNDS, VALUE, State, is_last_round

OPTIONS: tuple[str, ...] = ("novice", "target")

winners = rules.winners

CODES = [word[1:] for word in rules.CARD.words[:NUMBERS]]
SAID = Field("said", "one", faces=tuple(Face(c, v, COLOURS) for c, v in zip(CODES, VALUE, strict=True)))
COLOUR = tuple(Face(code, 0, 1) for code in rules.COLOUR.words)
TRUMP, OUT = Field("trump", "one", faces=COLOUR), Field("out", "one", faces=COLOUR, drawn=True)


def begin(s: State, seats: int, first: int) -> None:
    """`first` deals."""
    s.seats, s.dealer = seats, first


def over(s: State) -> bool:
    """sixth.rounds, sixth.variant.target"""
    return s.rounds > 0 and is_last_round(s)


def tricks(s: State) -> int:
    """In a round (sixth.predict)."""
    return HAND[s.seats] - 1


def colours(s: State) -> int:
    """In play, each with one 0 and one 12 (sixth.two_players.deck)."""
    return COLOURS - 1 if s.seats == 2 else COLOURS


def most_tricks(s: State) -> int:
    """One more for every 12 that splits a trick (sixth.double)."""
    return tricks(s) + colours(s)


def fields(s: State) -> Sequence[Field]:
    """The card laid and what came of it."""
    return SAID, Field("won", "number", most=most_tricks(s))


def notes(s: State) -> Sequence[Field]:
    """The trump (sixth.trump, sixth.variant.novice); before two begin, the colour left out (sixth.two_players.deck)."""
    out = (OUT,) if s.seats == 2 and s.rounds == 0 else ()
    return out if s.novice else (*out, TRUMP)


def trouble(s: State, lines: Sequence[Line]) -> Refusal | None:
    """All tricks are somebody's, but with two players one that is blocked (sixth.block.two_players)."""
    won = sum(won_by(line) for line in lines)
    least = tricks(s) - colours(s) if s.seats == 2 else tricks(s)
    if least <= won <= most_tricks(s):
        return None
    return Refusal("pad-tricks", "sixth.double", {"won": won, "least": least, "most": most_tricks(s)})


def won_by(line: Line) -> int:
    """The tricks of a line."""
    won = line["won"]
    assert isinstance(won, int)
    return won


def alone(s: State, line: Line) -> int:
    """sixth.score.right, sixth.score.wrong, sixth.variant.novice"""
    return rules.score(s, CODES.index(str(line["said"])), won_by(line))


def enter(s: State, lines: Sequence[Line]) -> None:
    """Everybody's own points; then the deal passes (sixth.dealer)."""
    for seat, line in enumerate(lines):
        s.points[seat] += alone(s, line)
    s.rounds += 1
    if not is_last_round(s):
        rules.pass_deal(s)


def facts(s: State) -> dict[str, int]:
    """Who deals and leads (sixth.dealer), cards and tricks (sixth.hand), rounds (sixth.rounds) or the target."""
    found = {"deals": s.dealer, "leads": rules.first_leader(s), "cards": HAND[s.seats], "tricks": tricks(s)}
    if s.seats == 2:
        found["out"] = 1  # a colour, sixth.two_players.deck
    return found | ({"target": s.target} if s.target else {"rounds": ROUNDS[s.seats]})


def needs(s: State, seat: int) -> int | None:
    """sixth.variant.target"""
    return s.target - s.points[seat] if s.target else None


def copied(s: State, log: Log) -> Copied:
    """Prediction and tricks of every seat, round by round."""
    said = [CODES[rules.number_of(card)] for _, card in told(log, rules.SHOWN)]
    won = [detail % rules.MOST_TRICKS for _, detail in told(log, rules.SCORED)]
    lines: list[Line] = [{"said": a, "won": b} for a, b in zip(said, won, strict=True)]
    return Copied(starters(log, rules.DEALS), by_round(lines, s.seats))
