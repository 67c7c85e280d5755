"""What the players of Compañeros know beyond a look at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from troef import games
from troef.bots import playouts
from troef.core import twin
from troef.core.bot import Choice, Sight
from troef.core.chance import Fast
from troef.core.driver import Driver
from troef.games.companeros import policy, rules
from troef.games.companeros.bot import Heuristic
from troef.games.companeros.memory import Memory

COMPANEROS = games.load("companeros")


class Watcher(Heuristic):
    """Plays as the readable player does; keeps what it saw and remembered when it had to lay."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.memory, self.seen = Memory(), list[tuple[Sight, policy.Mind]]()

    def choose(self, sight: Sight) -> Choice | None:
        """The readable player's choice."""
        mind = self.memory.mind(sight.known, sight.seat)
        if sight.known.phase == rules.LAYING:
            self.seen.append((sight, mind))
        return super().choose(sight)


def watched(seats: int, seed: int) -> Iterator[tuple[Sight, policy.Mind, list[int]]]:
    """A game from all seats: what was seen, what was thought, and what all held in truth."""
    played = COMPANEROS.new(seats=seats, seed=seed)
    watchers = [Watcher(random.Random(f"{seed} {seat}")) for seat in range(seats)]
    driver, told = Driver(played, watchers, random.Random(seed)), [0] * seats
    hands = list(played.state.hand)
    while driver.step():
        for seat, watcher in enumerate(watchers):
            if len(watcher.seen) > told[seat]:
                told[seat] += 1
                yield *watcher.seen[-1], hands
        hands = list(played.state.hand)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_in_a_search_a_card_is_worth_what_it_is_to_the_readable_player(seats: int) -> None:
    player = Heuristic(random.Random(0))
    for sight, _, _ in watched(seats, seed=seats):
        s, groups = sight.known, policy.groups_of(sight.known.display)
        for card in range(rules.CARDS):
            if s.hand[sight.seat] >> card & 1:
                value = player.value_of_lay(s, sight.seat, rules.LAY + card)
                assert policy.value_of_lay(s, card, groups) == pytest.approx(policy.POINT * value)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nothing_speaks_against_the_cards_that_greedy_players_hold(seats: int) -> None:
    doubts = 0
    for sight, mind, hands in watched(seats, seed=10 + seats):
        for other in range(seats):
            held = [mind.doubt[other][card] for card in range(rules.CARDS) if hands[other] >> card & 1]
            assert other == sight.seat or not any(held)
            doubts += sum(map(bool, mind.doubt[other]))
    assert doubts > 100


def test_imagined_hands_are_possible_and_explain_what_was_laid_better_than_chance() -> None:
    engine = twin.interpreted(playouts, rules, policy)
    dealt, imagined = 0, 0
    for number, (sight, mind, _) in enumerate(watched(4, seed=21)):
        world, luck = mind.clone(), mind.clone()
        world.chance, luck.chance = Fast(number), Fast(-number)
        engine.redeal(world, sight.seat)
        before, sizes = list(world.hand), [hand.bit_count() for hand in world.hand]
        engine.imagine(world, sight.seat, luck)
        assert [hand.bit_count() for hand in world.hand] == sizes
        assert sum(world.hand) == sum(before) and world.hand[sight.seat] == sight.known.hand[sight.seat]
        dealt += doubts_in(mind, before, sight.seat)
        imagined += doubts_in(mind, world.hand, sight.seat)
    assert dealt > 1000 and imagined < dealt / 4


def doubts_in(mind: policy.Mind, hands: list[int], seat: int) -> int:
    """How much speaks against a deal."""
    return sum(
        mind.doubt[other][card]
        for other in range(mind.seats)
        for card in range(rules.CARDS)
        if other != seat and hands[other] >> card & 1
    )
