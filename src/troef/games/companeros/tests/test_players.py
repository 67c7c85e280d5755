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
def test_who_thinks_foresees_the_end_of_a_trick_and_leaves_the_table_as_it_was(seats: int) -> None:
    engine = twin.interpreted(playouts, rules, policy)
    certain = 0
    for sight, mind, hands in watched(seats, seed=30 + seats):
        mind.hand = list(hands)
        groups = policy.groups_of(mind.display)
        for card in (card for card in range(rules.CARDS) if hands[sight.seat] >> card & 1):
            before = mind.clone()
            value = engine.foreseen(mind, sight.seat, card, groups)
            mind.order = list(before.order)  # beyond order_n nothing is read
            assert mind.fields_equal(before)
            place, ties = place_at_the_end(before, sight.seat, card)
            gain = groups >> policy.GROUP_BITS * place & policy.GROUP if place >= 0 else 0
            cost = policy.COST_FORESEEN * (card % rules.NUMBERS + 1) + (policy.LEADS_NEXT if place == 0 else 0)
            assert ties or value == policy.POINT * gain - cost
            certain += not ties
    assert certain > 50


def place_at_the_end(s: policy.Mind, seat: int, card: int) -> tuple[int, bool]:
    """Lays it and goes on by the readable player; how many pick before the seat, and whether chance had a say."""
    player, ties = Heuristic(random.Random(0)), False
    rules.put_down(s, seat, card)
    other = (seat + 1) % s.seats
    while other != s.leader:
        held = [card for card in range(rules.CARDS) if s.hand[other] >> card & 1]
        values = {card: round(player.value_of_lay(s, other, rules.LAY + card), 6) for card in held}
        best = [card for card in held if values[card] == max(values.values())]
        ties |= len(best) > 1
        rules.put_down(s, other, best[0])
        other = (other + 1) % s.seats
    rules.rank(s)
    order = s.order[: s.order_n]
    return order.index(seat) if seat in order else -1, ties


def test_points_are_counted_as_the_rules_count_them() -> None:
    luck = random.Random(5)
    for _ in range(300):
        display = luck.getrandbits(rules.CARDS)
        worths = [rules.worth(display & colour) for colour in rules.OF_COLOUR]
        assert [policy.points_of(display, colour) for colour in range(rules.COLOURS)] == worths


def test_a_tree_tells_apart_what_a_player_sees_and_nothing_else() -> None:
    engine = twin.interpreted(playouts, rules, policy)
    looks = dict[int, tuple[object, ...]]()
    for sight, mind, hands in watched(4, seed=50):
        look = engine.glimpse(mind, sight.seat)
        mind.hand = list(hands)
        assert look > 0 and engine.glimpse(mind, sight.seat) == look
        looks[look] = (mind.display, tuple(mind.laid), tuple(mind.took))
    assert len(looks) == len(set(looks.values())) > 30


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
