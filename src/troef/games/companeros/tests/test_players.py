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
from troef.core.words import NONE
from troef.games.companeros import policy, rules
from troef.games.companeros.anchors import Greedy
from troef.games.companeros.bot import Heuristic
from troef.games.companeros.memory import Guess, Lay, Memory
from troef.games.companeros.tests.scene import act, scene

COMPANEROS = games.load("companeros")
KINDS = (Heuristic, Greedy)  # as the memory takes players to be, by what a number costs them


class Watcher:
    """Plays as another player does; keeps what it saw and remembered when it had to lay."""

    def __init__(self, player: Heuristic) -> None:
        self.player, self.memory, self.seen = player, Memory(), list[tuple[Sight, policy.Mind]]()

    def choose(self, sight: Sight) -> Choice | None:
        """That player's choice."""
        mind = self.memory.mind(sight.known, sight.seat)
        if sight.known.phase == rules.LAYING:
            self.seen.append((sight, mind))
        return self.player.choose(sight)


def watched(
    seats: int, seed: int, kinds: tuple[type[Heuristic], ...] = (Heuristic,), **options: int
) -> Iterator[tuple[Sight, policy.Mind, list[int]]]:
    """A match of players of these kinds, from all seats: what was seen and thought, and what all held in truth."""
    played = COMPANEROS.new(seats, seed, None, **options)
    watchers = [Watcher(kinds[seat % len(kinds)](random.Random(f"{seed} {seat}"))) for seat in range(seats)]
    driver, told = Driver(played, watchers, random.Random(seed)), [0] * seats
    hands = list(played.state.hand)
    while driver.step():
        for seat, watcher in enumerate(watchers):
            if len(watcher.seen) > told[seat]:
                told[seat] += 1
                yield *watcher.seen[-1], hands
        hands = list(played.state.hand)


@pytest.mark.parametrize("kind", range(policy.KINDS))
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_in_a_search_a_card_is_worth_what_it_is_to_a_player_of_that_kind(seats: int, kind: int) -> None:
    player = KINDS[kind](random.Random(0))
    for sight, _, _ in watched(seats, seed=seats):
        s, groups = sight.known, policy.groups_of(sight.known.display)
        for card in range(rules.CARDS):
            if s.hand[sight.seat] >> card & 1:
                value = player.value_of_lay(s, sight.seat, rules.LAY + card)
                searched = policy.value_of_lay(s, card, groups, policy.COSTS[kind])
                assert searched == pytest.approx(policy.POINT * value)


@pytest.mark.parametrize(("seats", "kind", "least"), [(3, 0, 50), (4, 0, 50), (6, 0, 50), (3, 1, 20), (4, 1, 20)])
def test_who_thinks_foresees_the_end_of_a_trick_and_leaves_the_table_as_it_was(
    seats: int, kind: int, least: int
) -> None:
    engine = twin.interpreted(playouts, rules, policy)
    certain = 0
    for sight, mind, hands in watched(seats, seed=30 + seats):
        luck = mind.clone()
        luck.chance = Fast(1)
        mind.hand, mind.kind = list(hands), [kind] * rules.SEATS
        groups = policy.groups_of(mind.display)
        for card in (card for card in range(rules.CARDS) if hands[sight.seat] >> card & 1):
            before = mind.clone()
            value = engine.foreseen(mind, sight.seat, card, groups, luck)
            mind.order = list(before.order)  # beyond order_n nothing is read
            assert mind.fields_equal(before)
            place, ties = place_at_the_end(before, sight.seat, card, KINDS[kind](random.Random(0)))
            gain = groups >> policy.GROUP_BITS * place & policy.GROUP if place >= 0 else 0
            cost = policy.COST_FORESEEN * (card % rules.NUMBERS + 1) + (policy.LEADS_NEXT if place == 0 else 0)
            assert ties or value == policy.POINT * gain - cost
            certain += not ties
    assert certain > least


def place_at_the_end(s: policy.Mind, seat: int, card: int, player: Heuristic) -> tuple[int, bool]:
    """Lays it and goes on by such players; how many pick before the seat, and whether chance had a say."""
    ties = False
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


@pytest.mark.parametrize("kind", range(policy.KINDS))
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nothing_speaks_against_the_cards_that_players_of_a_kind_hold(seats: int, kind: int) -> None:
    doubts = 0
    for sight, mind, hands in watched(seats, 10 + seats, (KINDS[kind],)):
        for other in range(seats):
            doubt = mind.doubt[other * policy.KINDS + kind]
            held = [doubt[card] for card in range(rules.CARDS) if hands[other] >> card & 1]
            assert other == sight.seat or not any(held)
            doubts += sum(map(bool, doubt))
    assert doubts > 10


def test_who_sits_there_shows_in_what_is_laid() -> None:
    first, last = list[int](), list[int]()
    for seed in range(70, 80):
        for sight, mind, _ in watched(4, seed, KINDS):  # by turns
            odds = [mind.odds[other][other % len(KINDS)] for other in range(4) if other != sight.seat]
            assert all(sum(odds) <= policy.PARTS for odds in mind.odds)
            if mind.tricks in (0, rules.HAND - 1):
                (last if mind.tricks else first).extend(odds)
    assert sum(first) / len(first) < 70 and sum(last) / len(last) > 90


def test_what_nobody_would_have_thought_possible_is_taken_for_what_it_is() -> None:
    s = scene(["G5 G1", "Y8 R7", "Y1 Y2"], "Y9 G6 R3", tricks=7)
    lay = Lay(s, 4, policy.groups_of(s.display), held=2, unseen=[10, 11, 17, 26])
    guess = Guess(6)
    assert -9 < guess.explains(lay) < 0
    guess.left = [policy.MOST if card == lay.card else 0 for card in range(rules.CARDS)]
    assert -99 < guess.explains(lay) < -9
    guess.left = [policy.MOST] * rules.CARDS  # no card is possible
    assert -99 < guess.explains(lay) < 0


def test_what_the_others_are_like_is_remembered_from_game_to_game_and_no_card_is() -> None:
    later = [mind for _, mind, _ in watched(4, 61, KINDS, games=2) if mind.rounds and not mind.tricks]
    odds = [mind.odds[other][other % len(KINDS)] for mind in later for other in range(4) if other != mind.turn]
    assert len(odds) == 12 and sum(odds) / len(odds) > 90
    for mind in later:
        waiting = [other for other in range(4) if mind.laid[other] == NONE]
        assert not any(any(mind.doubt[other * policy.KINDS + kind]) for other in waiting for kind in range(2))


def test_who_does_not_keep_the_whole_remembers_the_players_and_the_cards_of_this_trick_alone() -> None:
    whole, part, doubts = Memory(), Memory(whole=False), [0, 0]
    for sight, _, _ in watched(4, seed=62):
        if sight.seat == 0:
            mind, less = whole.mind(sight.known, 0), part.mind(sight.known, 0)
            assert less.odds == mind.odds
            for other in range(1, 4):
                row = other * policy.KINDS
                assert less.laid[other] != NONE or not any(less.doubt[row])
                doubts[0] += sum(map(bool, mind.doubt[row]))
                doubts[1] += sum(map(bool, less.doubt[row]))
    assert doubts[0] > doubts[1] > 0


def test_worlds_have_players_of_every_kind_by_their_odds() -> None:
    engine = twin.interpreted(playouts, rules, policy)
    sight, mind, _ = next(watched(4, seed=63))
    others = [other for other in range(4) if other != sight.seat]
    for other, odds in zip(others, ([100, 0], [30, 70], [0, 100]), strict=True):
        mind.odds[other] = odds
    greedy = [0] * rules.SEATS
    for number in range(200):
        world, luck = mind.clone(), mind.clone()
        world.chance, luck.chance = Fast(number), Fast(-number)
        engine.redeal(world, sight.seat)
        engine.imagine(world, sight.seat, luck)
        greedy = [sum(pair) for pair in zip(greedy, world.kind, strict=True)]
    never, often, always = (greedy[other] for other in others)
    assert (greedy[sight.seat], never, always) == (0, 0, 200) and 110 < often < 170


@pytest.mark.parametrize("kind", range(policy.KINDS))
def test_imagined_hands_are_possible_and_explain_what_was_laid_better_than_chance(kind: int) -> None:
    engine = twin.interpreted(playouts, rules, policy)
    dealt, imagined = 0, 0
    for number, (sight, mind, _) in enumerate(watched(4, 21, (KINDS[kind],))):
        world, luck = mind.clone(), mind.clone()
        world.chance, luck.chance = Fast(number), Fast(-number)
        engine.redeal(world, sight.seat)
        before, sizes = list(world.hand), [hand.bit_count() for hand in world.hand]
        engine.imagine(world, sight.seat, luck)
        assert [hand.bit_count() for hand in world.hand] == sizes
        assert sum(world.hand) == sum(before) and world.hand[sight.seat] == sight.known.hand[sight.seat]
        dealt += doubts_in(world, before, sight.seat)
        imagined += doubts_in(world, world.hand, sight.seat)
    assert dealt > 1000 and imagined < dealt / 4


def doubts_in(world: policy.Mind, hands: list[int], seat: int) -> int:
    """How much speaks against a deal, if the players are of the kinds they are in this world."""
    return sum(
        world.doubt[other * policy.KINDS + world.kind[other]][card]
        for other in range(world.seats)
        for card in range(rules.CARDS)
        if other != seat and hands[other] >> card & 1
    )


@pytest.mark.parametrize(
    ("before", "hand", "likes"),
    [("", "G1 G9 R4", {"G1", "G9", "R4"}), ("0 lay G5", "Y8 R7 Y4", {"Y8", "R7"}), ("0 lay G5", "R5 Y5 Y2", {"Y2"})],
)
def test_a_greedy_player_takes_what_it_can_now_and_saves_no_card(before: str, hand: str, likes: set[str]) -> None:
    s = scene(["G5", hand, "Y1"], "Y9 G6 R3", leader=0 if before else 1)
    if before:
        act(s, before)
    sight = Sight(COMPANEROS, 1, s.seen(1, past=True), [], 0)
    choices = [Greedy(random.Random(n)).choose(sight) for n in range(40)]
    assert {choice.move for choice in choices if choice} == {f"lay {card}" for card in likes}
