"""Tables of SIX set up in words, with loaded dice, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from troef.core.chance import Fast
from troef.core.match import lawful
from troef.core.words import TABLE, WAKE
from troef.games.six import GAME, judge, rules
from troef.games.six.rules import State

MISSES = ("6+6+6", "6+6", "6")  # a turn without a match for whoever has no 18, 12 and 6 open


class Loaded:
    """Chance that throws the dice it is told; everything else is drawn as low as can be."""

    def __init__(self, *throws: str) -> None:
        self.faces = [int(face) for throw in throws for face in throw.split("+")]

    def below(self, n: int) -> int:
        """The next die, or 0."""
        return self.faces.pop(0) - 1 if n == 6 else 0

    def reseed(self, value: int) -> None:
        """Loaded dice stay loaded."""

    def clone(self) -> Self:
        """The same dice, not yet thrown."""
        other = type(self)()
        other.faces = self.faces.copy()
        return other


def scene(
    showcases: Sequence[str],
    *,
    supplies: Sequence[str] = (),
    secured: Sequence[str] = (),
    rest: str = "supply",
    stage: int = 1,
    starter: int = 0,
    **options: Any,
) -> State:
    """A table before the first roll of a stage, at time 0.

    A showcase names its three places, `-` an empty one, `5/8` a five that covers an eight. Supplies and secured piles
    are written from the bottom to the top; cards that are not named lie in the supply or are secured, at the bottom.
    """
    s: Any = GAME.configured(GAME.chosen(options))
    s.chance = Fast(0)
    rules.begin(s, len(showcases))
    rules.clear_table(s)
    for seat, showcase in enumerate(showcases):
        piles = [[int(card) for card in place.split("/") if card != "-"] for place in showcase.split()]
        put(s, seat, piles, numbers(supplies, seat), numbers(secured, seat), rest)
    s.stage = stage - 1
    rules.await_starter(s, starter)
    s.events.clear()
    assert GAME.broken(s) == ""
    made: State = s
    return made


def numbers(piles: Sequence[str], seat: int) -> list[int]:
    """The cards of one seat's pile."""
    return [int(card) for card in piles[seat].split()] if seat < len(piles) else []


def put(s: State, seat: int, piles: list[list[int]], supply: list[int], secured: list[int], rest: str) -> None:
    """Lays one seat's cards."""
    named = {card for pile in piles for card in pile} | {*supply, *secured}
    others = [card for card in range(1, rules.CARDS + 1) if card not in named]
    supply = (others if rest == "supply" else []) + supply
    secured = (others if rest == "secured" else []) + secured
    for place, pile in enumerate(piles):
        for card in reversed(pile):
            rules.cover(s, seat, place, card)
    s.supply[seat][: len(supply)], s.supply_n[seat] = supply, len(supply)
    s.secured[seat][: len(secured)], s.secured_n[seat] = secured, len(secured)


def moves(s: State, seat: int) -> list[str]:
    """What a seat may do."""
    return rules.MOVES.spellings(lawful(GAME, s, seat))


def act(s: State, *acts: str, dice: Sequence[str] = ()) -> list[str]:
    """Acts as `"2 place 1"` or `"2 roll @1600"`, each lawful; `"wake"` is the table's, when it is due.

    Throws `dice` while they last; returns what happened as `"2 secured 9 2 0"`.
    """
    s.events.clear()
    s.chance = Loaded(*dice)
    for text in acts:
        words, _, at = text.partition(" @")
        assert s.now <= int(at or s.now)
        if words == "wake":
            time = int(at) if at else rules.wake(s)
            assert time >= rules.wake(s), f"{text}: not due before {rules.wake(s)}"
            rules.apply(s, TABLE, WAKE, time)
            continue
        seat, move = int(words[0]), words[2:]
        assert move in moves(s, seat), f"{text}: not lawful; {seat} may {moves(s, seat)}"
        time = int(at) if at else s.now
        assert time <= rules.wake(s), f"{text}: a wake comes first, at {rules.wake(s)}"
        action = rules.MOVES.action(move)
        assert action is not None
        rules.apply(s, seat, action, time)
    assert GAME.broken(s) == ""
    return [repr(rules.EVENTS.told_open(event))[1:-1] for event in s.events]


def turn(s: State, at: int, *dice: str) -> list[str]:
    """A whole turn with dice that rest at once, by default without a match, up to the change."""
    thrown = dice or MISSES
    told = act(s, f"{s.holder} roll @{at}", dice=thrown[:1])
    for throw in thrown[1:]:
        told += act(s, f"{s.holder} roll", dice=[throw])
    return told


def place_all(s: State) -> None:
    """Everybody who has to places on the first lawful place."""
    for seat in range(s.seats):
        if s.phase == rules.PLACING and s.placing >> seat & 1:
            act(s, f"{seat} {moves(s, seat)[0]}")


def why(s: State, seat: int, move: str) -> str:
    """The judge's message for a move, `-` for a lawful one."""
    action = rules.MOVES.action(move)
    assert action is not None
    refusal = judge.refusal(s.seen(seat), seat, action)
    return refusal.message if refusal else "-"


def showcase(s: State, seat: int) -> str:
    """A seat's three places, as `scene` takes them."""
    piles = []
    for place in range(rules.PLACES):
        cards, card = [], s.shown[seat][place]
        while card:
            cards.append(str(card))
            card = s.beneath[seat][card]
        piles.append("/".join(cards) or "-")
    return " ".join(piles)


def safe(s: State, seat: int) -> list[int]:
    """A seat's secured pile, bottom first."""
    return s.secured[seat][: s.secured_n[seat]]


def supply(s: State, seat: int) -> list[int]:
    """A seat's supply, bottom first: what was given back lies under the rest."""
    return s.under[seat][: s.under_n[seat]][::-1] + s.supply[seat][: s.supply_n[seat]]
