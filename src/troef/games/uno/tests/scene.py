"""Tables of UNO set up in words, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from troef.core import match
from troef.core.chance import Fast
from troef.core.match import lawful
from troef.core.words import NONE, TABLE, WAKE
from troef.games.uno import GAME, rules
from troef.games.uno.rules import CARD, COLOUR, State


def scene(
    hands: Sequence[str],
    pile: str,
    *,
    colour: str = "",
    stock: str = "",
    rest: bool = True,
    turn: int = 0,
    direction: int = 1,
    dealer: int | None = None,
    points: Sequence[int] = (),
    **options: Any,
) -> State:
    """A table in the middle of a round, somebody on turn. The pile's last card is its top, the stock's first is drawn
    first; with `rest` all other cards lie under the stock, without it they are out of the game."""
    s = fresh(len(hands), **options)
    s.dealer = (turn - 1) % s.seats if dealer is None else dealer
    for seat, hand in enumerate(hands):
        rules.clear_hand(s, seat)
        for word in hand.split():
            rules.gain(s, seat, CARD.index(word))
    put_piles(s, hands, pile, stock, rest)
    s.points[: len(points)] = points
    s.turn, s.phase, s.direction, s.last_out = turn, rules.TO_PLAY, direction, NONE
    s.colour = s.colour_before = COLOUR.index(colour or pile.rsplit(maxsplit=1)[-1][0])
    rules.settle(s)
    s.events.clear()
    return s


def fresh(seats: int, value: int = 1, **options: Any) -> State:
    """A match just begun; the events of the deal are in it."""
    s: Any = GAME.configured(GAME.chosen(options))
    s.chance = Fast(value)
    rules.begin(s, seats)
    assert isinstance(s, State)
    return s


def put_piles(s: State, hands: Sequence[str], pile: str, stock: str, rest: bool) -> None:
    """The open pile and the stock."""
    used = Counter(" ".join([*hands, pile, stock]).split())
    left = Counter(CARD.words[kind] for kind in rules.DECK)
    assert not used - left, f"not in the deck: {used - left}"
    under = sorted((left - used).elements()) if rest else []
    cards = [CARD.index(word) for word in [*under, *reversed(stock.split())]]
    s.stock[: len(cards)], s.stock_n = cards, len(cards)
    lying = [CARD.index(word) for word in pile.split()]
    s.pile[: len(lying)], s.pile_n = lying, len(lying)


def turned(first: str, hands: Sequence[str], *, dealer: int = 0, stock: str = "", **options: Any) -> State:
    """A table at which hands are dealt and this card is turned first."""
    s = scene(hands, first, colour="R", dealer=dealer, stock=stock, **options)
    s.stock[s.stock_n] = s.pile[0]
    s.stock_n, s.pile_n = s.stock_n + 1, 0
    rules.turn_first_card(s)
    return s


def moves(s: State, seat: int) -> str:
    """What a seat may do, with commas."""
    return ", ".join(rules.MOVES.spellings(lawful(GAME, s, seat)))


def act(s: State, *acts: str) -> list[str]:
    """Acts as `"2 play R7"`, `"-1 wake"` or `"2 draw @500"`, each lawful; returns what happened as `"2 played R7"`."""
    s.events.clear()
    for text in acts:
        who, rest = text.split(" ", 1)
        move, _, at = rest.partition(" @")
        seat, time = int(who), int(at or 0)
        if seat == TABLE:
            assert rules.wake(s) <= max(time, rules.wake(s)) < 2**62, f"{text}: nothing is due"
            rules.apply(s, TABLE, WAKE, max(time, rules.wake(s)))
            continue
        action = rules.MOVES.action(move)
        assert action in lawful(GAME, s, seat), f"{text}: not lawful; {seat} may {moves(s, seat)}"
        assert action is not None
        rules.apply(s, seat, action, time)
    return happened(s)


def happened(s: State) -> list[str]:
    """The events as the table saw them, hidden details too."""
    return [repr(rules.EVENTS.told_open(event))[1:-1] for event in s.events]


def heard(s: State, seat: int) -> list[str]:
    """The events as one seat heard them."""
    return [repr(rules.EVENTS.told(event, seat))[1:-1] for event in s.events]


def hand(s: State, seat: int) -> str:
    """A hand in words."""
    return " ".join(view(s, seat)["hand"])


def view(s: State, seat: int) -> dict[str, Any]:
    """What a seat is shown."""
    return match.view(GAME, s.seen(seat), seat)


def why_not(s: State, seat: int, move: str) -> tuple[str, str | None]:
    """The message and the rule of a refusal."""
    action = rules.MOVES.action(move)
    assert action is not None, move
    refusal = GAME.refusal(s.seen(seat), seat, action)
    assert refusal is not None, f"{seat} may {move}"
    return refusal.message, refusal.rule


def to_act(s: State) -> list[int]:
    """Who may act."""
    return [seat for seat in range(s.seats) if rules.to_act(s) >> seat & 1]
