"""Tables and tricks of 6th Sense set up in words, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from troef.core import match as referee
from troef.core.chance import Fast
from troef.core.game import View
from troef.core.match import lawful
from troef.core.words import NONE
from troef.games.sixth_sense import GAME, rules
from troef.games.sixth_sense.rules import CARD, COLOUR, State


def fresh(seats: int, value: int = 0, **options: int) -> State:
    """A match just begun."""
    s = State()
    s.chance = Fast(value)
    for name, number in options.items():
        setattr(s, name, number)
    rules.begin(s, seats)
    return s


def view(s: State, seat: int) -> View:
    """What a seat is shown."""
    return referee.view(GAME, s.seen(seat), seat)


def put(cards: list[int], words: str) -> None:
    """Sets a row of masks, one a colour, to the cards in words."""
    for colour in range(rules.COLOURS):
        cards[colour] = 0
    for word in words.split():
        colour, number = divmod(CARD.index(word), rules.NUMBERS)
        cards[colour] |= 1 << number


def held(s: State, seat: int) -> str:
    """A hand in words."""
    return " ".join(card for i, card in enumerate(CARD.words) if s.hand[seat][i // 14] >> i % 14 & 1)


def scene(
    hands: Sequence[str],
    trump: str = "B",
    *,
    predictions: str = "",
    leader: int = 0,
    done: int | None = None,
    tricks: Sequence[int] = (),
    rounds: int = 0,
    seed: int = 1,
    **options: int,
) -> State:
    """A table at the start of a trick: hands and predictions as given, the rest of the cards in the stack.

    By default the hands are all that is left of the round. `trump` is a colour, "" for none.
    """
    s = fresh(len(hands), seed, novice=int(not trump), **options)
    rules.clear_round(s)
    s.left_out = NONE
    s.rounds, s.phase = rounds, rules.PLAYING
    s.trump = COLOUR.index(trump) if trump else NONE
    seats = range(s.seats)
    for seat in seats:
        put(s.hand[seat], hands[seat])
    for seat, card in enumerate((predictions or default_predictions(hands)).split()):
        s.prediction[seat] = CARD.index(card)
    s.predicted = (1 << s.seats) - 1
    s.done = rules.HAND[s.seats] - 1 - len(hands[leader].split()) if done is None else done
    for seat, won in enumerate(tricks):
        s.tricks[seat] = won
    rules.clear_trick(s, leader)
    s.events.clear()
    return s


def default_predictions(hands: Sequence[str]) -> str:
    """A prediction for every seat of cards that no hand holds."""
    taken = " ".join(hands).split()
    free = [card for card in CARD.words if card not in taken and card[1:] not in ("0", "4", "6", "8", "12")]
    return " ".join(free[: len(hands)])


def moves(s: State, seat: int) -> list[str]:
    """What a seat may do."""
    return rules.MOVES.spellings(lawful(GAME, s, seat))


def act(s: State, *acts: str) -> list[str]:
    """Acts as `"2 play G7"`, each lawful; returns what happened as `"2 played G7"`."""
    s.events.clear()
    for text in acts:
        seat, move = int(text[0]), text[2:]
        assert move in moves(s, seat), f"{text}: not lawful; {seat} may {moves(s, seat)}"
        action = rules.MOVES.action(move)
        assert action is not None
        rules.apply(s, seat, action, 0)
    return [repr(rules.EVENTS.told_open(event))[1:-1] for event in s.events]


def random_states(s: State, luck: random.Random) -> Iterator[State]:
    """A match from here on, at random: the same state again and again, after every act."""
    offered = [0] * (rules.ACTIONS + 1)
    yield s
    while actors := rules.to_act(s):
        seat = luck.choice([seat for seat in range(s.seats) if actors >> seat & 1])
        offered[0] = 0
        rules.legal(s, seat, offered)
        s.events.clear()
        rules.apply(s, seat, offered[luck.randint(1, offered[0])], 0)
        yield s


def trick(text: str) -> tuple[list[int], int]:
    """A trick in words, as its cards and the trump: `"Y3 G11 Y6=9 B0>Y3 / trump B"`; `=9` calls a 6, `>Y3` blocks."""
    cards, _, trump = text.partition(" / trump ")
    lying: list[int] = []
    for word in cards.split():
        word, _, on = word.partition(">")
        card, _, value = word.partition("=")
        lying.append(rules.laid(CARD.index(card), int(value or card[1:])))
        if on:
            rules.block(lying, len(lying) - 1, rules.place_of(lying, CARD.index(on)))
    return lying, COLOUR.index(trump) if trump else NONE
