"""What seats know of each other's hands, and the worlds that are dealt from it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from troef.core.chance import Fast
from troef.core.notation import Event
from troef.games.uno import GAME, rules
from troef.games.uno.rules import State
from troef.games.uno.tests.duel import random_act
from troef.games.uno.tests.scene import act, hand, scene, view
from troef.testing import covers


def known(s: State, seat: int) -> list[str]:
    """What a seat knows each other to hold."""
    shown = view(s, seat)["known"]
    return [" ".join(shown.get(str(other), [])) for other in range(s.seats)]


def world(s: State, seat: int, value: int) -> State:
    """A world dealt from what the seat knows."""
    made = s.seen(seat, past=True)
    made.chance = Fast(value)
    rules.redeal(made, seat)
    assert GAME.broken(made) == ""
    return made


@covers("uno.challenge")
def test_a_hand_shown_in_a_challenge_stays_known_to_the_challenger_alone() -> None:
    s = scene(["W4 R1 R1 B1 W W W", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    act(s, "0 play W4 as G", "1 challenge")
    assert known(s, 1) == ["B1 R1 R1 W W W", "", ""]  # not the four drawn for it
    assert known(s, 0) == known(s, 2) == known(s, -1) == ["", "", ""]


@covers("uno.challenge")
def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    s = scene(["W4 R1 R1 B1 W W", "G1 Y2 G3", "Y3 Y4 Y5"], "R5", stock="Y6 Y7 Y8 Y9")
    act(s, "0 play W4 as G", "1 challenge", "1 play G1", "2 draw", "0 play R1")
    assert known(s, 1) == ["B1 R1 W W", "", ""]
    act(s, "1 draw", "2 draw", "0 play W as R")
    assert known(s, 1) == ["B1 R1 W", "", ""]


@covers("uno.challenge")
def test_the_card_just_drawn_and_played_was_not_the_known_one() -> None:
    s = scene(["W4 R1 B1 Y1", "G1 Y2", "Y3 Y4"], "R5", stock="G7 G8 G9 Y8 R1 R2")
    act(s, "0 play W4 as R", "1 challenge", "1 draw")  # draws the other red one and may play it
    act(s, "1 keep", "2 draw", "2 play R2")
    assert known(s, 1) == ["B1 R1 Y1", "", ""]
    s = scene(["W4 B1 B1 Y1", "G1 Y2", "R3 Y4"], "B5", stock="Y6 Y7 Y8 Y9 R1 R2")
    act(s, "0 play W4 as R", "1 challenge", "1 draw", "1 play R1", "2 play R3")
    s.stock[s.stock_n - 1] = rules.CARD.index("R1")
    assert known(s, 1)[0] == "B1 B1 Y1"


def test_a_drawn_copy_of_a_known_card_leaves_the_known_one() -> None:
    s = scene(["W4 R1 B1 Y1", "G1 R2 R3", "Y3 Y4"], "R5", stock="G7 G8 G9 Y8 Y9 R1")
    act(s, "0 play W4 as R", "1 challenge", "1 play R2", "2 draw")
    assert known(s, 1)[0] == "B1 R1 Y1"
    act(s, "0 draw", "0 play R1")  # the one just drawn: only it may be played
    assert known(s, 1)[0] == "B1 R1 Y1" and "R1" in hand(s, 0)


@covers("uno.house.seven_zero")
def test_whoever_gives_a_hand_away_knows_it_and_where_it_goes() -> None:
    s = scene(["R7 B1 B2", "G1 G2 R0", "Y1 Y2 Y3"], "R5", seven_zero=True)
    act(s, "0 play R7 swap 2")
    assert known(s, 0) == ["", "", "B1 B2"] and known(s, 2) == ["Y1 Y2 Y3", "", ""] and known(s, 1) == ["", "", ""]
    act(s, "1 play R0")  # every hand goes one to the left
    assert [hand(s, seat) for seat in range(3)] == ["B1 B2", "Y1 Y2 Y3", "G1 G2"]
    assert known(s, 0) == ["", "Y1 Y2 Y3", ""]  # its own, given away; the other has come back to it
    assert known(s, 1) == ["", "", "G1 G2"]
    assert known(s, 2) == ["B1 B2", "Y1 Y2 Y3", ""]  # both hands it once held


@covers("uno.deal.seven")
def test_a_new_deal_is_known_to_nobody() -> None:
    s = scene(["R7 B1", "G1 G2", "Y1"], "R5", seven_zero=True)
    act(s, "0 play R7 swap 2")
    assert s.exposed
    s.turn, s.colour = 0, rules.COLOUR.index("Y")
    act(s, "0 play Y1")
    assert s.rounds == 1 and s.exposed == 0 and all(not any(row) for row in s.known)


def test_worlds_keep_what_is_known_and_vary_the_rest() -> None:
    s = scene(["W4 R1 R1 B1 W W W", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    act(s, "0 play W4 as G", "1 challenge")
    hands = {hand(world(s, 1, value), 0) for value in range(30)}
    assert all({"B1", "R1", "W"} <= set(cards.split()) and cards.split().count("W") >= 3 for cards in hands)
    assert all(cards.split().count("R1") == 2 for cards in hands) and len(hands) > 20
    assert len({hand(world(s, 2, value), 0) for value in range(30)}) > 20
    assert {hand(world(s, 1, value), 1) for value in range(5)} == {"G1 Y2"}


def test_in_every_world_the_drawn_card_can_be_played() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    act(s, "0 draw")
    drawn = {rules.CARD.words[world(s, 1, value).drawn[0]] for value in range(60)}
    assert len(drawn) > 10
    assert all(card[0] in "RW" or card[1] == "5" for card in drawn)


@covers("uno.wild_draw_four.condition")
def test_without_bluffing_a_drawn_wild_draw_four_stands_beside_no_card_of_the_colour() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="W4", bluffing=False)
    act(s, "0 draw")
    worlds = [world(s, 1, value) for value in range(300)]
    assert any(w.drawn[0] == rules.WILD_FOUR for w in worlds)
    assert all(rules.playable(w, 0) >> w.drawn[0] & 1 for w in worlds)


@covers("uno.challenge")
def test_in_every_world_the_evidence_is_the_hand_as_it_was() -> None:
    s = scene(["W4 R1 B1", "G1 Y2", "Y3 Y4"], "R5")
    act(s, "0 play W4 as G")
    worlds = [world(s, 1, value) for value in range(60)]
    assert all(w.evidence[0] == w.held[0] for w in worlds)
    guilty = {bool(w.evidence[0] & rules.OF_COLOUR[w.colour_before]) for w in worlds}
    assert guilty == {True, False}
    s = scene(["W4 R1", "G1 Y2", "Y3 Y4"], "R5", uno_grace_ms=0)
    act(s, "0 play W4 as G", "2 catch 0")
    for value in range(20):
        w = world(s, 1, value)
        assert w.evidence[0].bit_count() == 1 and w.evidence[0] & ~w.held[0] == 0 and w.size[0] == 3


class Memory:
    """Where cards can be, by what one viewer has heard since the deal, and nothing else."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.viewer = viewer
        self.deal(seats)

    def deal(self, seats: int) -> None:
        self.pile: list[str] = []
        self.stock: Counter[str] | None = None  # what it may hold, once it was the open pile
        self.stayed: set[str] = set()  # the kinds that were in hands then
        self.drawn = [0] * seats  # since then
        self.may_play = False

    def hear(self, event: Event) -> None:
        args = event.args or {}
        card = args.get("card")
        if event.name == "deals":
            self.deal(len(self.drawn))
        elif event.name in ("turned", "played", "jumped"):
            if self.may_play and event.seat != self.viewer and self.stock is not None:
                self.stock[str(card)] -= 1
            self.pile.append(str(card))
        elif event.name == "new_stock":
            self.stock = Counter(self.pile[:-1])
            self.stayed = set(Counter(rules.CARD.words[kind] for kind in rules.DECK) - Counter(self.pile))
            self.pile, self.drawn = self.pile[-1:], [0] * len(self.drawn)
        elif event.name == "drew":
            self.drawn[event.seat] += 1
            if card is not None and self.stock is not None:
                self.stock[str(card)] -= 1
        elif event.name == "swapped":
            a, b = event.seat, int(args["other"])
            self.drawn[a], self.drawn[b] = self.drawn[b], self.drawn[a]
        elif event.name == "hands_passed":
            step = 1 if args["direction"] == "left" else -1
            self.drawn = [self.drawn[(seat - step) % len(self.drawn)] for seat in range(len(self.drawn))]
        self.may_play = event.name == "may_play"

    def belies(self, made: State) -> str:
        """What this viewer has seen that cannot be so in a world."""
        words = rules.CARD.words
        if self.stock is not None:
            if wrong := Counter(words[kind] for kind in made.stock[: made.stock_n]) - self.stock:
                return f"{dict(wrong)} cannot be in the stock"
            for seat in range(made.seats):
                held = set(hand(made, seat).split())
                if self.drawn[seat] == 0 and not held <= self.stayed:
                    return f"seat {seat} cannot hold {held - self.stayed}"
        return ""


@covers("uno.stock.empty")
@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_worlds_agree_with_all_that_was_seen_since_the_deal(seats: int) -> None:
    luck, checked = random.Random(f"memory {seats}"), 0
    for value in range(40):
        options: dict[str, Any] = {"seven_zero": value % 2 == 1, "bluffing": value % 3 > 0, "stacking": "mixed"}
        match = GAME.new(seats=seats, seed=value, target=1, draw_until_playable=value % 4 > 1, **options)
        memories = {viewer: Memory(seats, viewer) for viewer in range(-1, seats)}
        heard = 0
        while len(match.acts) < 400 and not match.over() and checked < 600:
            random_act(match, luck)
            for viewer, memory in memories.items():
                for event in (match.told([raw], viewer)[0] for log in match.log[heard:] for raw in log):
                    memory.hear(event)
            heard = len(match.log)
            viewer = luck.randrange(-1, seats)
            if memories[viewer].stock is not None and not match.over():
                assert memories[viewer].belies(world(match.state, viewer, checked)) == ""
                checked += 1
    assert checked > 200


@covers("uno.stock.empty")
def test_when_the_open_pile_becomes_the_stock_all_other_cards_are_known_to_be_in_hands() -> None:
    hands = ["B1 B2 Y3", "G1 G2", "Y1 Y2"]
    others = Counter(rules.CARD.words[kind] for kind in rules.DECK) - Counter(" ".join([*hands, "R3"]).split())
    s = scene(hands, " ".join([*others.elements(), "R3"]))
    act(s, "0 draw")
    worlds = [world(s, 2, value) for value in range(60)]
    for made in worlds:
        assert {"B1", "B2", "Y3", "G1", "G2"} <= {*hand(made, 0).split(), *hand(made, 1).split()}
    assert len({hand(made, 1) for made in worlds}) == 10  # any two of the five
    assert len({hand(made, 0) for made in worlds}) > 20  # any three, and the card drawn


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_worlds_of_long_matches_are_whole_and_look_the_same(seats: int) -> None:
    luck = random.Random(seats)
    options: dict[str, Any] = {"seven_zero": True, "stacking": "mixed", "jump_in": True, "bluffing": seats != 3}
    match = GAME.new(seats=seats, seed=seats, **options)
    checked = 0
    while not match.over() and checked < 150:
        random_act(match, luck)
        seat = luck.randrange(-1, seats)
        made = world(match.state, seat, checked)
        assert made.seen(seat, past=True).fields_equal(match.state.seen(seat, past=True))
        checked += 1
    assert any(any(row) for row in match.state.known) or match.state.exposed or match.rounds
