"""What a seat of 6th Sense may know, and the worlds that fit what it knows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from troef.core.chance import Fast
from troef.core.words import NONE
from troef.games.sixth_sense import GAME, judge, rules
from troef.games.sixth_sense.rules import CARD, COLOUR, State
from troef.games.sixth_sense.tests.scene import act, fresh, held, put, random_states, scene
from troef.testing import covers


def redealt(s: State, viewer: int, luck: random.Random) -> State:
    """A world the viewer cannot tell from this one."""
    world = s.seen(viewer, past=True)
    world.chance = Fast(luck.getrandbits(40))
    rules.redeal(world, viewer)
    return world


def assert_possible(s: State, viewer: int, world: State) -> None:
    """The world is whole, the viewer knows the same in it, and everybody has got their cards."""
    assert judge.broken(world) == ""
    assert world.owed == [0] * 6
    assert world.seen(viewer, past=True).fields_equal(s.seen(viewer, past=True))


def check_worlds(seats: int, matches: range) -> None:
    """Random matches; at some states, most often late in a round, a world for every viewer."""
    for number in matches:
        luck = random.Random(number)
        s = fresh(seats, number, novice=number % 4 == 0, late_trump=number % 4 == 1)
        for _ in random_states(s, luck):
            if luck.random() < 0.01 + 0.03 * (sum(map(int.bit_count, s.voids)) > seats):
                for viewer in range(-1, seats):
                    assert_possible(s, viewer, redealt(s, viewer, luck))


@covers("sixth.follow", "sixth.predict", "sixth.peek")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_dealt_anew_fits_all_that_a_seat_knows(seats: int) -> None:
    check_worlds(seats, range(4))


@pytest.mark.slow
@covers("sixth.follow", "sixth.predict", "sixth.peek")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_dealt_anew_fits_in_many_matches(seats: int) -> None:
    check_worlds(seats, range(100, 160))


def crowded(luck: random.Random) -> State:
    """A table at which hands of few colours leave hardly any choice: one colour each, or nearly so."""
    seats = luck.randint(3, 6)
    s = scene(["" for _ in range(seats)], "", done=0)
    deck = [CARD.words[card] for card in range(rules.CARDS)]
    luck.shuffle(deck)
    s.done = luck.randint(3, rules.HAND[seats] - 2)
    size = rules.HAND[seats] - 1 - s.done
    for seat in range(seats):
        s.prediction[seat] = CARD.index(deck.pop())
    for seat in range(seats):
        colours = "".join(luck.sample("BYRGP", luck.choice((1, 2, 2, 3, 5))))
        deck.sort(key=lambda card: card[0] in colours)  # its own colours on top, as long as they last
        hand = [deck.pop() for _ in range(size)]
        put(s.hand[seat], " ".join(hand))
        missing = [i for i, word in enumerate(COLOUR.words) if not any(card[0] == word for card in hand)]
        s.voids[seat] = sum(1 << i for i in missing if luck.random() < 0.95)
    put(s.played, " ".join(deck[: -luck.randint(0, 2) or None]))
    for colour in range(rules.COLOURS):
        used = s.played[colour] | sum(s.hand[seat][colour] for seat in range(seats))
        s.rest[colour] = rules.WHOLE_COLOUR & ~used
    for card in s.prediction[:seats]:
        s.rest[card // rules.NUMBERS] &= ~(1 << card % rules.NUMBERS)
    s.tricks[0] = s.done
    return s


@covers("sixth.follow", "sixth.predict")
def test_a_world_is_found_even_where_there_is_hardly_any() -> None:
    luck = random.Random(5)
    tight = 0
    for _ in range(500):
        s = crowded(luck)
        assert judge.broken(s) == ""
        for viewer in range(-1, s.seats):
            world = redealt(s, viewer, luck)
            assert_possible(s, viewer, world)
            tight += world.hand == s.hand
    assert tight > 30  # often the hands could not be others, or nearly so


@covers("sixth.follow")
def test_the_voids_of_others_can_pin_every_card_down() -> None:
    s = scene(["B1 B2", "Y1 R1", "Y2 R2", "G1 G2"], "", predictions="P1 P2 P3 P5")
    put(s.played, " ".join(word for word in CARD.words if word[1:] not in ("1", "2") or word[0] == "P"))
    for word in ("P1", "P2", "P3", "P5"):
        s.played[4] &= ~(1 << CARD.index(word) % 14)
    not_held = {0: "Y R G P", 1: "B G P", 2: "B G P", 3: "B Y R P"}
    for seat, colours in not_held.items():
        s.voids[seat] = sum(1 << COLOUR.index(colour) for colour in colours.split())
    seen = set()
    for value in range(60):
        world = redealt(s, 0, random.Random(value))
        assert held(world, 3) == "G1 G2"
        seen.add(held(world, 1))
    assert seen == {"Y1 Y2", "Y1 R1", "Y1 R2", "Y2 R1", "Y2 R2", "R1 R2"}


@covers("sixth.predict", "sixth.follow")
def test_a_prediction_may_be_of_a_colour_its_owner_does_not_hold_any_more() -> None:
    s = scene(["Y3 G7", "B1 R2", "Y7 R3"], predictions="R5 Y2 R7")
    act(s, "0 play Y3", "1 play R2")  # seat 1 has no yellow in hand, but has laid one as its prediction
    colours = {CARD.words[redealt(s, 0, random.Random(value)).prediction[1]][0] for value in range(80)}
    assert colours == set("BYRGP")


@covers("sixth.peek")
def test_what_a_peek_showed_stays_in_every_world() -> None:
    s = scene(["Y8 R7 R1", "Y10 R8 G2", "Y7 G1 B1"], predictions="P1 P2 P3")
    act(s, "0 play Y8", "1 play Y10", "2 play Y7")
    for value in range(20):
        world = redealt(s, 0, random.Random(value))
        assert CARD.words[world.prediction[1]] == "P2"
        other = redealt(s, 2, random.Random(value))
        assert other.peeked[0][1] == other.prediction[1]  # whatever it is there, seat 0 has seen it
    assert len({redealt(s, 2, random.Random(value)).prediction[1] for value in range(20)}) > 5


@covers("sixth.variant.late_trump")
def test_a_trump_card_that_is_not_turned_is_dealt_anew() -> None:
    s = fresh(3, 8, late_trump=1)
    tops = {redealt(s, 0, random.Random(value)).top for value in range(100)}
    own = {i for i, card in enumerate(CARD.words) if card in held(s, 0).split()}
    assert len(tops) > 30 and not tops & own and NONE not in tops


@covers("sixth.trump")
def test_a_trump_card_that_is_turned_stays() -> None:
    s = fresh(3, 8)
    assert {redealt(s, 0, random.Random(value)).top for value in range(20)} == {s.trump_card}


def test_a_hand_that_can_take_anything_gets_its_fair_share_of_what_another_cannot_take() -> None:
    s = scene(["B1", "Y1", "R1"], "", predictions="P1 P2 P3")
    unseen = ("B1", "R1", "R2", "Y1", "P1", "P2", "P3")
    put(s.played, " ".join(card for card in CARD.words if card not in unseen))
    s.voids[2] = 1 << COLOUR.index("Y")  # the later seat, so that the order of the seats is not the right one
    s.looked[0], s.peeked[0][:3] = 0b110, [NONE, CARD.index("P2"), CARD.index("P3")]
    luck = random.Random(7)
    dealt = Counter((held(world, 1), held(world, 2)) for world in (redealt(s, 0, luck) for _ in range(2000)))
    assert set(dealt) == {("R2", "R1"), ("Y1", "R1"), ("R1", "R2"), ("Y1", "R2")}
    assert all(430 < n < 570 for n in dealt.values())  # 500 each; the bounds are more than three times its spread


def test_every_card_that_could_be_in_a_hand_comes_there_about_as_often() -> None:
    s = scene(["Y3 G7", "R2 R5", "Y7 R3"], "", predictions="P5 P2 P7")
    act(s, "0 play Y3", "1 play R2", "2 play Y7")
    luck = random.Random(3)
    worlds = 3000
    dealt = Counter(held(redealt(s, 0, luck), 1) for _ in range(worlds))
    possible = [card for card in CARD.words if card[0] != "Y" and card not in ("G7", "R2", "P5")]
    assert set(dealt) == set(possible)
    expected = worlds / len(possible)
    assert all(expected / 2 < n < expected * 2 for n in dealt.values())
