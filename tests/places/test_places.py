"""Where blocks are played makes no difference, nor does it who is killed meanwhile."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from troef.core.errors import BadUse, TroefError
from troef.places import Here, Place, place
from troef.places.kept import Kept
from troef.places.local import Processes


def squares(plan: int) -> Callable[[int], int]:
    return lambda question: question * question + plan


def fatal(folder: str) -> Callable[[int], int]:
    """Every third question kills whoever is asked it first."""

    def answered(question: int) -> int:
        mark = Path(folder) / str(question)
        if question % 3 == 0 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return question

    return answered


def hopeless(plan: int) -> Callable[[int], None]:
    return lambda question: os.kill(os.getpid(), signal.SIGKILL)


def wrong(plan: int) -> Callable[[int], int]:
    def answered(question: int) -> int:
        if question == 3:
            raise BadUse(use="no-game", key="chess")
        return question

    return answered


def test_the_place_is_chosen_by_what_is_asked_for() -> None:
    assert isinstance(place(), Here) and isinstance(place(1), Here) and isinstance(place(3), Processes)


@pytest.mark.parametrize("where", [Here(), Processes(2)], ids=["here", "processes"])
def test_answers_come_in_order_and_questions_are_taken_when_there_is_room(where: Place) -> None:
    taken: list[int] = []

    def questions() -> Iterator[int]:
        for question in range(12):
            taken.append(question)
            yield question

    with where as there:
        answers = there.answers(squares, 5, questions())
        assert next(answers) == 5 and len(taken) <= 4
        assert list(answers) == [n * n + 5 for n in range(1, 12)]
        assert list(there.answers(squares, 0, [7])) == [49], "and there is room for more"


@pytest.mark.parametrize("where", [Here(), Processes(2)], ids=["here", "processes"])
def test_what_goes_wrong_there_goes_wrong_here(where: Place) -> None:
    with where as there, pytest.raises(BadUse, match="there is no game 'chess'") as refused:
        list(there.answers(wrong, 0, range(6)))
    assert refused.value.use == "no-game" and refused.value.given == {"key": "chess"}


def test_a_process_that_is_killed_costs_its_block_and_no_more(tmp_path: Path) -> None:
    with Processes(2) as there:
        assert list(there.answers(fatal, str(tmp_path), range(7))) == list(range(7))
    assert {path.name for path in tmp_path.iterdir()} == {"0", "3", "6"}, "they were killed"


def test_a_block_that_kills_everybody_is_given_up_in_one_line() -> None:
    with Processes(1) as there, pytest.raises(TroefError, match="was killed 4 times"):
        list(there.answers(hopeless, 0, [1]))


# ---- blocks that are kept ------------------------------------------------------------------------


def test_kept_blocks_are_there_again_and_half_a_line_is_not_one(tmp_path: Path) -> None:
    path, plan = tmp_path / "blocks.jsonl", {"game": "x", "bots": ["a", "b"]}
    with Kept(path, plan) as kept:
        kept.add([1, "one"])
        kept.add([2, "two"])
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 3])
    with Kept(path, plan) as kept:
        assert kept.blocks == [[1, "one"], [2, "two"]]
        kept.add([3, "three"])
    assert Kept(path, plan).blocks == [[1, "one"], [2, "two"], [3, "three"]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"plan": {"game": "y"}, "block": 1}\n', "another plan"),
        ("what is this\n", "something else than blocks"),
        ('["plan"]\n', "something else than blocks"),
    ],
)
def test_a_file_of_something_else_is_refused_and_not_touched(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "blocks.jsonl"
    path.write_text(text)
    with pytest.raises(BadUse, match=said):
        Kept(path, {"game": "x"})
    assert path.read_text() == text
    with pytest.raises(BadUse, match="cannot be kept"):
        Kept(tmp_path / "nowhere" / "blocks", {})
