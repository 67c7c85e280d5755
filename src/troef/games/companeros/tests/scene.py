"""Tables of Compañeros set up in words, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core.chance import Fast
from troef.core.match import lawful
from troef.games.companeros import GAME, rules
from troef.games.companeros.rules import CARD, State


def cards(words: str) -> int:
    """A set of cards: `cards("G7 B10")`."""
    return sum(1 << CARD.index(word) for word in words.split())


def words(cards: int) -> str:
    """The same set in words."""
    return " ".join(CARD.members(cards))


def scene(
    hands: Sequence[str],
    display: str,
    *,
    leader: int = 0,
    tricks: int = rules.HAND - 1,
    games: int = 1,
    opener: int = 0,
) -> State:
    """A table at the start of a trick; by default of the last one, with one card in every hand."""
    s = State()
    s.chance = Fast(1)
    s.games = games
    rules.begin(s, len(hands))
    rules.clear_table(s)
    s.opener, s.tricks = opener, tricks
    for seat, hand in enumerate(hands):
        s.hand[seat] = cards(hand)
    s.display = cards(display)
    rules.lead_trick(s, leader)
    s.events.clear()
    return s


def moves(s: State, seat: int) -> list[str]:
    """What a seat may do."""
    return rules.MOVES.spellings(lawful(GAME, s, seat))


def act(s: State, *acts: str) -> list[str]:
    """Acts as `"2 lay G7"`, each lawful; returns what happened as `"2 laid G7"`."""
    s.events.clear()
    for text in acts:
        seat, move = int(text[0]), text[2:]
        assert move in moves(s, seat), f"{text}: not lawful; {seat} may {moves(s, seat)}"
        action = rules.MOVES.action(move)
        assert action is not None
        rules.apply(s, seat, action, 0)
    return [repr(rules.EVENTS.told_open(event))[1:-1] for event in s.events]
