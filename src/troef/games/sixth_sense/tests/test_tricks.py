"""A trick is a function of its cards in order: who wins it, which colour it asks for, whether it is upside down."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from troef.core.words import NONE
from troef.games.sixth_sense import GAME, rules
from troef.games.sixth_sense.rules import COLOUR, WHY, State
from troef.games.sixth_sense.tests.scene import fresh, random_states, trick
from troef.testing import covers

# The first seat leads, so a place in the trick is a seat; None: nobody wins.


def winner(text: str) -> int | None:
    place = rules.winner(*trick(text))
    return None if place == NONE else place


def why(text: str) -> str:
    cards, trump = trick(text)
    return WHY.words[rules.why_won(cards, trump, rules.winner(cards, trump))]


def requested(text: str) -> str | None:
    cards, _ = trick(text)
    colour = rules.requested(cards)
    return None if colour == NONE else COLOUR.words[colour]


@covers("sixth.win.trump")
@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Y3 G11 Y5 B2 / trump B", 3),  # worked example 1
        ("Y3 B2 Y14 B1 / trump B", 1),
        ("Y3 B2 Y14 B13 / trump B", 3),
        ("B3 B2 Y14 B13 / trump B", 3),  # trump led
        ("B5 Y14 R14 G14 / trump B", 0),
        ("Y14 B0 / trump B", 1),  # the lowest trump is above the highest card
    ],
)
def test_the_highest_trump_wins(text: str, seat: int) -> None:
    assert winner(text) == seat
    assert why(text) == "win-trump"


@covers("sixth.win.colour", "sixth.variant.novice")
@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Y3 G11 Y5 R14 / trump B", 2),
        ("Y3 G11 R14 P14 / trump B", 0),  # other colours are lower, whatever their number
        ("Y13 Y14 Y12 / trump B", 1),
        ("Y3 G11 Y5 B2", 2),  # without trump blue is a colour like any other
        ("Y0 G14 P14", 0),
    ],
)
def test_without_trump_the_highest_card_of_the_colour_led_wins(text: str, seat: int) -> None:
    assert winner(text) == seat
    assert why(text) == "win-colour"


@covers("sixth.reverse", "sixth.reverse.two")
@pytest.mark.parametrize(
    ("text", "seat", "reason"),
    [
        ("Y3 Y4 Y5 / trump B", 0, "reverse"),
        ("Y4 Y3 Y5 / trump B", 1, "reverse"),  # where the 4 stands does not matter
        ("Y5 Y3 Y4 / trump B", 1, "reverse"),
        ("Y3 Y4 G14 / trump B", 2, "reverse"),  # another colour is lower than the one asked for
        ("Y3 Y4 B1 / trump B", 0, "reverse"),  # trump is higher
        ("Y4 B1 B2 / trump B", 0, "reverse"),
        ("B4 B3 B14 / trump B", 1, "reverse"),  # all trump
        ("B14 G4 G13 R10 / trump B", 1, "reverse"),  # the 4 itself is the lowest of the other colours
        ("Y3 Y4 G4 Y5 / trump B", 3, "win-colour"),  # two cancel each other
        ("Y3 Y4 G4 B1 / trump B", 3, "win-trump"),
        ("Y3 Y4 G4 P4 / trump B", 3, "reverse-tie"),  # three turn it
        ("Y3 Y4 G4 P4 R2 / trump B", 4, "reverse"),
        ("Y3 Y4 G4 P4 R4 / trump B", 1, "win-colour"),  # four do not
        ("Y3 Y4 G4 P4 R4 B4 / trump B", 4, "reverse-tie"),  # five do
    ],
)
def test_an_odd_number_of_fours_lets_the_lowest_card_win(text: str, seat: int, reason: str) -> None:
    assert winner(text) == seat
    assert why(text) == reason


@covers("sixth.reverse.tie")
@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("B10 G4 Y1 R1 / trump B", 3),  # worked example 2
        ("B10 Y1 G4 R1 / trump B", 3),
        ("B10 R1 Y1 G4 / trump B", 2),
        ("Y4 G2 R2 P2 / trump B", 3),
        ("Y4 G6=9 R6=9 P10 / trump B", 2),  # called the same
    ],
)
def test_of_equally_low_cards_the_one_played_last_wins(text: str, seat: int) -> None:
    assert winner(text) == seat
    assert why(text) == "reverse-tie"


@covers("sixth.six")
@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Y6=6 Y7 Y8 / trump B", 2),
        ("Y6=9 Y7 Y8 / trump B", 0),
        ("Y6=9 Y10 Y8 / trump B", 1),
        ("Y8 B6=9 B7 / trump B", 1),
        ("Y8 B6=6 B7 / trump B", 2),
        ("Y4 G6=9 R7 / trump B", 2),
        ("Y4 G6=6 R7 / trump B", 1),
    ],
)
def test_a_six_counts_as_it_was_called(text: str, seat: int) -> None:
    assert winner(text) == seat


@covers("sixth.block", "sixth.block.lead")
@pytest.mark.parametrize(
    ("text", "colour", "seat"),
    [
        ("Y3 Y4 G0>Y4 Y5 / trump B", "Y", 3),  # worked example 4
        ("Y6=9 G2 Y0>Y6 Y14 / trump B", "G", 1),  # worked example 5
        ("Y3 Y0>Y3 G5 G7 / trump B", "G", 3),  # the lead with nothing behind it
        ("Y14 Y0>Y14 G5 Y13 / trump B", "G", 2),
        ("Y14 G13 R5 Y0>Y14 / trump B", "G", 1),  # the lead with cards behind it, by the last player
        ("Y14 G13 B1 Y0>B1 / trump B", "Y", 0),  # a trump is blocked
        ("Y3 Y14 Y13 Y0>Y14 / trump B", "Y", 2),
        ("Y3 B0>Y3 G5 R7 / trump B", "G", 2),  # a trump as a block is no trump
        ("Y3 G0 P0>G0 Y5 / trump B", "Y", 3),  # a plain 0 can be blocked
        ("Y3 Y4 Y0>Y4 G2 / trump B", "Y", 0),  # a blocked 4 turns nothing
        ("Y3 Y4 G4 Y0>Y4 R2 / trump B", "Y", 4),  # of two 4s one is left
        ("Y3 Y4 G4 R4 P0>Y4 / trump B", "Y", 0),  # of three, two
        ("Y4 Y0>Y4 R2 R5 / trump B", "R", 3),  # the 4 that was led
        ("Y1 B0>Y1 G4 P3 / trump B", "G", 3),  # a 4 that becomes the first card still turns the trick
        ("Y3 Y0 B0>Y3 / trump B", "Y", 1),  # a plain 0 beside the block counts
        ("Y3 Y0>Y3 Y0 / trump B", "Y", 2),
    ],
)
def test_a_block_and_the_card_under_it_count_for_nothing(text: str, colour: str, seat: int) -> None:
    assert requested(text) == colour
    assert winner(text) == seat


@covers("sixth.block.two_players")
@pytest.mark.parametrize("text", ["Y3 Y0>Y3 / trump B", "B14 B0>B14 / trump B", "Y4 G0>Y4", "Y12 B0>Y12 / trump B"])
def test_with_two_players_a_block_leaves_no_card(text: str) -> None:
    assert winner(text) is None
    assert requested(text) is None
    assert why(text) == "block-two_players"


@covers("sixth.lead")
@pytest.mark.parametrize(
    ("text", "colour"),
    [("Y3 / trump B", "Y"), ("B14 G2 R3 / trump B", "B"), ("P0 B1 / trump B", "P"), ("Y3 G5 R0>G5 / trump B", "Y")],
)
def test_the_card_led_sets_the_colour(text: str, colour: str) -> None:
    assert requested(text) == colour


@covers("sixth.block.lead")
def test_after_a_block_on_a_lone_lead_no_colour_is_asked_for() -> None:
    cards, trump = trick("Y3 Y0>Y3 / trump B")
    assert rules.requested(cards) == NONE and rules.winner(cards, trump) == NONE
    unplayed = [NONE] * 2  # two more will play
    assert rules.requested(cards + unplayed) == NONE and rules.winner(cards + unplayed, trump) == NONE


# ---- every trick that random play meets ----------------------------------------------------------


class Card(NamedTuple):
    """One card of a trick, in words."""

    seat: int
    colour: str
    number: str
    value: int


def naive_winner(cards: list[Card], out: set[int], trump: str) -> int | None:
    """The catalogue's words: rank what counts, take the first of the order, or, after a 4, the last."""
    standing = [card for i, card in enumerate(cards) if i not in out]
    if not standing:
        return None
    asked = standing[0].colour

    def low_to_high(card: Card) -> tuple[bool, bool, int]:
        return card.colour == trump, card.colour == asked, card.value

    ranked = sorted(standing, key=low_to_high)
    fours = sum(card.number == "4" for card in standing)
    if fours % 2 == 0:
        return ranked[-1].seat
    equal = [card for card in standing if low_to_high(card) == low_to_high(ranked[0])]
    return equal[-1].seat


class Tricks:
    """Listens to the events of a match and judges every trick from them alone."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.out: set[int] = set()
        self.trump = ""
        self.judged = 0

    def hear(self, s: State) -> None:
        """The events of one act."""
        for raw in s.events:
            event = rules.EVENTS.told_open(raw)
            args = event.args or {}
            if event.name == "turned":
                self.trump = args["colour"]
            elif event.name in ("played", "called"):
                self.add(event.seat, args["card"], args.get("value"))
            elif event.name == "blocked":
                self.add(event.seat, args["block"], None)
                on = next(i for i, card in enumerate(self.cards) if card.colour + card.number == args["card"])
                self.out = {on, len(self.cards) - 1}
            elif event.name in ("took", "lost"):
                self.judge(None if event.name == "lost" else event.seat)

    def add(self, seat: int, card: str, value: int | None) -> None:
        """One more card."""
        self.cards.append(Card(seat, card[0], card[1:], int(card[1:]) if value is None else value))

    def judge(self, won: int | None) -> None:
        """The trick is over."""
        assert naive_winner(self.cards, self.out, self.trump) == won, (self.cards, self.out, self.trump)
        self.cards, self.out = [], set()
        self.judged += 1


def judge_rounds(seats: int, rounds: int) -> int:
    """Plays at least so many rounds; returns how many tricks were judged."""
    judged = played = number = 0
    while played < rounds:
        tricks, s = Tricks(), fresh(seats, number, novice=number % 5 == 0, late_trump=number % 5 == 1)
        for _ in random_states(s, random.Random(number)):
            tricks.hear(s)
        judged, played, number = judged + tricks.judged, played + s.rounds, number + 1
    return judged


@covers("sixth.win.trump", "sixth.win.colour", "sixth.reverse", "sixth.reverse.tie", "sixth.reverse.two", "sixth.block")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_trick_of_random_play_is_won_as_the_words_of_the_rules_say(seats: int) -> None:
    assert judge_rounds(seats, 120) >= 120 * (rules.HAND[seats] - 1)


@pytest.mark.slow
@covers("sixth.win.trump", "sixth.win.colour", "sixth.reverse", "sixth.reverse.tie", "sixth.reverse.two", "sixth.block")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_trick_of_four_thousand_rounds_a_table_size(seats: int) -> None:
    assert judge_rounds(seats, 4000) >= 4000 * (rules.HAND[seats] - 1)
