"""The arena: the same deals from every seat, the same results however they are played, honest error bars."""

from __future__ import annotations

import json
import math
import random

import pytest

from troef import games
from troef.arena.block import Block, Plan, Tally, play
from troef.arena.statistics import Trial, mean, ratings, standings
from troef.core import driver
from troef.core.errors import BadUse

GAME = "companeros"


def plan(*bots: str, seed: int = 1) -> Plan:
    game = games.load(GAME)
    return Plan(GAME, 4, game.defaults(), bots, seed)


def without_times(block: Block) -> Block:
    for tally in block.tallies.values():
        tally.micros = []
    return block


def test_a_block_is_the_same_whenever_it_is_played() -> None:
    first, second = play(plan("heuristic", "random"), 3), play(plan("heuristic", "random"), 3)
    assert without_times(first) == without_times(second)
    assert without_times(Block.read(json.loads(json.dumps(first.plain())))) == first


def test_everybody_sits_everywhere_with_the_same_cards() -> None:
    block = play(plan("heuristic", "easy", "normal", "random"), 0)
    assert {tally.played for tally in block.tallies.values()} == {4}
    assert sum(tally.won for tally in block.tallies.values()) == pytest.approx(4)
    twins = play(plan("random"), 0)  # one name: all four seats, so a block shares out all wins
    assert twins.tallies["random"].played == 16 and twins.tallies["random"].won == pytest.approx(4)


def test_a_deal_without_an_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "ENDLESS", 10)  # every round is longer
    with pytest.raises(BadUse, match=r"^deal 3: .*no round was scored in 10 acts$"):
        play(plan("random"), 3)


def test_two_names_are_one_against_all_others_and_many_take_turns() -> None:
    assert plan("expert", "normal").line_up(0) == ("expert", "normal", "normal", "normal")
    many = plan("a", "b", "c", "d", "e", "f")
    assert {name for deal in range(20) for name in many.line_up(deal)} == set("abcdef")
    assert many.line_up(5) == many.line_up(5) and len(set(many.line_up(5))) == 4


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    luck, covered = random.Random(1), 0
    for _ in range(400):
        found = mean([luck.random() for _ in range(60)])
        covered += abs(found.value - 0.5) <= found.error
    assert 365 <= covered <= 395
    assert mean([0.3]).error == math.inf


def test_the_sequential_test_finds_the_better_and_the_equal_one() -> None:
    def judged(share: float, seed: int) -> str:
        luck, shares = random.Random(seed), list[float]()
        while not (verdict := Trial(0.25).verdict(shares)) and len(shares) < 20_000:
            shares.append(sum(luck.random() < share for _ in range(4)) / 4)
        return verdict

    assert sum(judged(0.29, seed) == "better" for seed in range(20)) >= 18
    assert sum(judged(0.25, seed) == "not better" for seed in range(20)) >= 17


def test_ratings_put_who_wins_more_above() -> None:
    blocks = [Block(i, ("a", "b"), {"a": Tally(2, 1.5), "b": Tally(2, 0.5)}) for i in range(100)]
    a, b = ratings(blocks, ["a", "b"])
    assert a.value - b.value == pytest.approx(400 * math.log10(3), abs=5)
    assert a.value == pytest.approx(-b.value)


def test_the_heuristic_beats_random_play_and_the_table_says_so() -> None:
    found = standings([play(plan("heuristic", "random"), deal) for deal in range(12)])
    assert [standing.name for standing in found] == ["heuristic", "random"]
    assert found[0].share.value - found[0].share.error > 0.25
    assert found[0].ms[1] >= found[0].ms[0] > 0
