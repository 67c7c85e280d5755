"""Which games the kit plays."""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from pathlib import Path

import pytest
from tests.kit.planted import GAME, RULES, TOY, Planted, plant

from troef.core.errors import BadOption
from troef.core.game import Game
from troef.core.match import Act
from troef.core.options import Option, Value
from troef.games import keys, load
from troef.testing.fault import Setting
from troef.testing.find import game_in
from troef.testing.settings import FEW, pairwise, representative, settings
from troef.testing.walk import Walk

MORE = """    seconds = number(1, 60, default=10, rule="high.sleep")
    loud = flag(rule="high.lay")
    hats = choice("none straw felt", rule="high.win")
    row = numbers((1, 2), 0, 9, rule="high.deal")
"""


def with_options(folder: Path, conflict: str = "None") -> Game:
    """The toy with three more options, which do nothing."""
    edits = (
        (RULES, '    seconds = number(1, 60, default=10, rule="high.sleep")\n', MORE),
        (RULES, "i64, number\n", "i64, number, flag, choice, numbers\n"),
        (GAME, "    return None\n\n\ndef ended_by", f"    return {conflict}\n\n\ndef ended_by"),
    )
    return plant(Planted("", "", edits), folder)


def values(game: Game) -> dict[str, list[object]]:
    """What varies, with its values."""
    return {"seats": list(game.seats), **{name: list(representative(o)) for name, o in game.options().items()}}


def test_every_two_values_of_two_options_meet_and_every_value_meets_every_seat_count(tmp_path: Path) -> None:
    game = with_options(tmp_path)
    rows = [{"seats": seats, **options} for seats, options in pairwise(game)]
    for (a, first), (b, second) in combinations(values(game).items(), 2):
        for x, y in product(first, second):
            assert any(row[a] == x and row[b] == y for row in rows), (a, x, b, y)
    assert len(rows) < 20  # of 3 * 3 * 2 * 3 * 3 combinations


def test_options_that_do_not_go_together_are_passed_over_and_all_others_meet(tmp_path: Path) -> None:
    game = with_options(tmp_path, 'Refusal("has-laid") if s.loud and s.hats == 2 else None')
    rows = [{"seats": seats, **options} for seats, options in pairwise(game)]
    assert not any(row["loud"] and row["hats"] == "felt" for row in rows)
    for (a, first), (b, second) in combinations(values(game).items(), 2):
        for x, y in product(first, second):
            if [(a, x), (b, y)] != [("loud", True), ("hats", "felt")]:
                assert any(row[a] == x and row[b] == y for row in rows), (a, x, b, y)


@pytest.mark.parametrize("key", keys())
def test_few_combinations_of_options_are_all_played_at_tables_of_every_size(key: str) -> None:
    game = load(key)
    options = [representative(option) for option in game.options().values()]
    for seats in game.seats:
        rows = [{**game.defaults(), **setting.options} for setting in settings(game, seats)]
        assert rows[0] == game.defaults() and all(rows.count(row) == 1 for row in rows)
        if prod(map(len, options)) <= FEW:
            found = {tuple(map(str, row.values())) for row in rows}
            lawful = {row for row in product(*options) if goes(game, row)}
            assert found == {tuple(map(str, row)) for row in lawful}
    assert key != "sixth-sense" or len(rows) == 9  # trump, late trump or none, and three ways to end


def goes(game: Game, row: tuple[Value, ...]) -> bool:
    """Whether these options go together."""
    try:
        return bool(game.configured(dict(zip(game.options(), row, strict=True))))
    except BadOption:
        return False


def test_the_first_game_at_every_table_has_the_options_as_they_are() -> None:
    game = game_in(TOY)
    assert all(settings(game, seats)[0] == Setting(seats, 0, {}) for seats in game.seats)


def test_games_cut_the_list_or_go_through_it_again_with_other_seeds() -> None:
    game = game_in(TOY)
    whole = settings(game, 2)
    assert len(settings(game, 2, 1)) == 1
    again = settings(game, 2, 3 * len(whole))
    assert len(again) == 3 * len(whole) == len({setting.seed for setting in again})
    assert [setting.options for setting in again[: len(whole)]] == [setting.options for setting in whole]


def test_numbers_are_tried_at_both_ends_at_the_default_and_between() -> None:
    assert representative(Option("number", "", 5, 1, 9)) == [5, 1, 9]
    assert representative(Option("number", "", 1, 1, 9)) == [1, 9, 5]
    assert representative(Option("numbers", "", (3, 4), 0, 9)) == [[3, 4], [0, 0], [9, 9]]


def acts(setting: Setting) -> list[Act]:
    """A whole random game."""
    walk = Walk(game_in(TOY), setting)
    while (act := walk.next()) is not None:
        walk.act(act)
    return walk.match.acts


def test_a_random_game_follows_from_its_setting() -> None:
    assert acts(Setting(3, 7, {})) == acts(Setting(3, 7, {})) != acts(Setting(3, 8, {}))


def test_random_games_have_idle_moves_wakes_and_acts_at_many_times() -> None:
    made = [act for seed in range(30) for act in acts(Setting(3, seed, {}))]
    assert {act.move.split()[0] for act in made} == {"lay", "peek", "wake"}
    assert len({act.at for act in made}) > 50
