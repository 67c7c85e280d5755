"""What people, bots and learners are shown of Compañeros."""

from __future__ import annotations

from troef.bots.random import Random
from troef.core import driver, match
from troef.games.companeros import GAME, rules
from troef.games.companeros.bot import Heuristic
from troef.games.companeros.encoding import OBSERVATION, PLANES, observe
from troef.games.companeros.rules import CARD
from troef.games.companeros.tests.scene import act, scene

SIX_PLAY = ("G7", "G2", "Y9", "R5", "B10", "R6")


def test_a_view_shows_strengths_order_and_tie_while_cards_are_laid() -> None:
    s = scene(SIX_PLAY, "Y7 Y4 R8 R1 G6 B4")
    act(s, "0 lay G7", "1 lay G2", "2 lay Y9")
    seen = match.view(GAME, s.seen(3), 3)
    assert seen["strengths"] == [
        {"colour": "G", "strength": 9, "seats": [0, 1]},
        {"colour": "Y", "strength": 9, "seats": [2]},
    ]
    assert seen["tied"] == ["G", "Y"] and seen["order"] == []
    assert seen["laid"] == ["G7", "G2", "Y9", None, None, None]
    assert seen["hand"] == ["R5"] and seen["hand_sizes"] == [0, 0, 0, 1, 1, 1]
    assert seen["display"] == {"G": ["G6"], "Y": ["Y4", "Y7"], "R": ["R1", "R8"], "B": ["B4"]}
    assert seen["moves"] == ["lay R5"]


def test_a_view_says_for_whom_the_display_will_not_last() -> None:
    s = scene(["B10 G1", "B9 G2", "R5 G3", "Y1 G4"], "Y7 Y2 R1", tricks=7)
    act(s, "0 lay B10", "1 lay B9", "2 lay R5", "3 lay Y1")
    seen = match.view(GAME, s.seen(2), 2)
    assert seen["order"] == [0, 1, 2, 3] and seen["late"] == [2, 3]
    act(s, "0 take Y")
    assert match.view(GAME, s.seen(2), 2)["late"] == [2, 3]
    act(s, "1 take R")
    assert match.view(GAME, s.seen(2), 2)["late"] == []  # the next trick


def test_a_view_keeps_the_last_trick_whole_and_says_why_it_stopped() -> None:
    s = scene(["B9 G3", "G5 G1", "Y5 Y1", "R2 R9"], "Y7 R1 G2 B6", tricks=7)
    act(s, "0 lay B9", "1 lay G5", "2 lay Y5", "3 lay R2", "0 take Y")
    assert match.view(GAME, s.seen(1), 1)["last"] == {
        "leader": 0,
        "laid": ["B9", "G5", "Y5", "R2"],
        "took": ["Y", None, None, None],
        "tied": ["G", "Y"],
        "stopped": "tie",
    }


def test_while_a_trick_is_picked_the_last_one_is_still_the_one_before_it() -> None:
    s = scene(["B9 G3", "G5 B1", "Y5 B2", "R2 B3"], "Y7 R1 G2 B6", tricks=6)
    act(s, "0 lay B9", "1 lay G5", "2 lay Y5", "3 lay R2", "0 take Y")
    before = match.view(GAME, s.seen(1), 1)["last"]
    act(s, "0 lay G3", "1 lay B1", "2 lay B2", "3 lay B3", "3 take R")
    assert match.view(GAME, s.seen(1), 1)["last"] == before and before["took"] == ["Y", None, None, None]


def test_an_observation_has_the_hand_and_counts_seats_from_the_own_one() -> None:
    s = scene(["G7 G1", "G2 Y1", "Y9 R1"], "B4", tricks=7)
    act(s, "0 lay G7")
    out = [9] * OBSERVATION
    observe(s.seen(1, past=True), 1, out)
    planes, at = {}, 0
    for plane in PLANES:
        planes[plane.name] = out[at : at + plane.length]
        at += plane.length
    assert [CARD.words[i] for i, bit in enumerate(planes["hand"]) if bit] == ["G2", "Y1"]
    assert planes["laid"].index(1) == 2 * 60 + CARD.index("G7")  # seat 0 is two to the left of seat 1
    assert planes["leader"] == [0, 0, 1, 0, 0, 0]
    assert planes["strength"] == [7, 0, 0, 0, 0, 0] and planes["trick"][7] == 1


def test_the_heuristic_player_beats_random_ones() -> None:
    wins = 0.0
    for i in range(60):
        played = driver.play(GAME.new(seats=4, seed=i), [Heuristic, Random, Random, Random], seed=i)
        outcome = played.outcome()
        assert outcome is not None
        wins += (0 in outcome.winners) / len(outcome.winners)
    assert wins > 30  # fair would be 15; the margin is far beyond chance


def test_taking_the_dearest_colour_is_what_the_heuristic_player_does() -> None:
    s = scene(["G1", "Y2", "R9"], "Y7 B6 B5 R3")
    act(s, "0 lay G1", "1 lay Y2", "2 lay R9")
    bot = Heuristic(driver.bot_luck(0, 0, 2))
    values = {move: bot.value_of_take(s, 2, rules.MOVES.action(move) or 0) for move in ("take Y", "take B", "take R")}
    assert values == {"take Y": 7, "take B": 11, "take R": 3}
