"""Bots at a table: asked as people are, at a human pace, and a bot's fault never stops a table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path

import pytest
from tests.server.hand import Guest, World, run, settle

from troef.core import record
from troef.core.bot import Choice
from troef.games import load
from troef.server.table import Table
from troef.server.thinkers import Answer, Forgotten, InlineThinkers, Minds, ProcessThinkers, Question


async def against_bots(world: World, game: str, level: str, **settings: str) -> tuple[Table, Guest]:
    table = await world.open(game, 1, chairs=3, settings=settings)
    ada = Guest(table, 0)
    await settle()
    await ada.ask("start", fill=level)
    return table, ada


async def play_out(world: World, table: Table, ada: Guest) -> None:
    for _ in range(20_000):
        if ada.phase == "over":
            return
        if ada.phase == "between":
            await ada.ask("ready")
        elif ada.moves and ada.phase == "playing":
            await ada.act(ada.moves[0])
        await world.clock.move(500)
    raise AssertionError("the match does not end")


def test_people_play_whole_matches_against_bots() -> None:
    async def scenario(game: str, level: str) -> None:
        world = World()
        table, ada = await against_bots(world, game, level)
        await play_out(world, table, ada)
        match = table.room.playing()
        assert record.verify(record.read(record.write(match), load)) is not None
        assert match.names == ["P0", f"bot {level}", f"bot {level}"]

    for game in ("companeros", "sixth-sense"):
        for level in ("random", "heuristic"):
            run(lambda game=game, level=level: scenario(game, level))  # type: ignore[misc]


def test_bots_take_the_time_they_say_at_the_pace_of_the_table() -> None:
    class Steady(InlineThinkers):
        async def choose(self, question: Question) -> Answer:
            answer = await super().choose(question)
            return Choice(answer.move, 1000) if isinstance(answer, Choice) else answer

    async def scenario(pace: str, ms: int) -> None:
        world = World(Steady())
        table = await world.open("companeros", 1, chairs=3, settings={"pace": pace})
        ada = Guest(table, 0)
        await settle()
        await ada.ask("start", fill="random")
        if ada.moves:
            await ada.act(ada.moves[0])
        match = table.room.playing()
        acts = len(match.acts)
        await world.clock.move(ms - 1)
        assert len(match.acts) == acts
        await world.clock.move(1)
        assert len(match.acts) == acts + 1 and ada.heard[-1]["bot"]

    for case in (("quick", 350), ("normal", 1000), ("slow", 1800)):
        run(lambda case=case: scenario(*case))  # type: ignore[misc]


class Broken(InlineThinkers):
    """Bots that fall over, or do what is not lawful."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer

    async def choose(self, question: Question) -> Answer:
        return self.answer


def test_a_bot_that_fails_makes_some_lawful_move_and_the_match_goes_on() -> None:
    async def scenario(answer: Answer) -> None:
        world = World(Broken(answer))
        table, ada = await against_bots(world, "companeros", "random")
        await play_out(world, table, ada)
        assert record.verify(record.read(record.write(table.room.playing()), load)) is not None

    for answer in (ValueError("oh"), Forgotten(), Choice("fly away"), Choice("lay G1"), None):
        run(lambda answer=answer: scenario(answer))  # type: ignore[misc]


FAULTS = {
    "cannot be made": "def __init__(self, luck): raise FileNotFoundError('weights.npz')",
    "gives up": "def choose(self, sight): raise SystemExit(3)",
    "answers with a word": "def choose(self, sight): return sight.moves[0]",
    "has no time": "def choose(self, sight): return Choice(sight.moves[0], None)",
    "takes half a millisecond": "def choose(self, sight): return Choice(sight.moves[0], 0.5)",
    "is late before it begins": "def choose(self, sight): return Choice(sight.moves[0], -5)",
    "has no moves": "choose = None",
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_player_of_the_house_that_is_faulty_stops_no_table(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "faulty.py"
    begun = "" if "__init__" in fault else "    def __init__(self, luck): pass\n"
    file.write_text(f"from troef.core.bot import Choice\nclass Player:\n{begun}    {fault}\n")
    name = f"{file}:Player"
    monkeypatch.setenv("TROEF_PLAYERS", f"companeros={name}")

    async def scenario() -> None:
        world = World(InlineThinkers())
        table, ada = await against_bots(world, "companeros", name)
        await play_out(world, table, ada)
        assert record.verify(record.read(record.write(table.room.playing()), load)) is not None

    run(scenario)
    said = [line for line in capsys.readouterr().out.splitlines() if "bot-failed" in line]
    assert said and all(re.search(r"\(faulty.py line \d\)|TypeError|lawful Choice|whole number", line) for line in said)


def test_a_bot_is_told_everything_once_and_all_of_it_again_if_it_has_forgotten() -> None:
    class Forgetful(InlineThinkers):
        def __init__(self) -> None:
            super().__init__()
            self.asked: list[Question] = []

        async def choose(self, question: Question) -> Answer:
            self.asked.append(question)
            if len(self.asked) == 12:
                self._minds = Minds()
            return await super().choose(question)

    async def scenario() -> None:
        thinkers = Forgetful()
        world = World(thinkers)
        table, ada = await against_bots(world, "companeros", "heuristic")
        await play_out(world, table, ada)
        for seat in (1, 2):
            heard: list[str] = []
            for question in (q for q in thinkers.asked if q.who[2] == seat):
                heard = (heard if question.since else []) + [repr(event) for event in question.events]
            told = [repr(event) for entry in table.room.playing().events(seat) for event in entry]
            assert heard == told[: len(heard)] and len(heard) > len(told) / 2
        assert sum(q.since == 0 for q in thinkers.asked) > 2, "one was told everything again"

    run(scenario)


def test_a_question_holds_nothing_that_the_seat_does_not_know() -> None:
    class Ears(InlineThinkers):
        async def choose(self, question: Question) -> Answer:
            seat = question.who[2]
            hands = question.known.hand
            assert all(not hands[other] for other in range(3) if other != seat) and not any(question.known.deck)
            return await super().choose(question)

    async def scenario() -> None:
        world = World(Ears())
        table, ada = await against_bots(world, "companeros", "heuristic")
        await play_out(world, table, ada)

    run(scenario)


# ---- worker processes --------------------------------------------------------------------------------------------


def question(seat: int = 0, since: int = 0, level: str = "heuristic") -> Question:
    match = load("companeros").new(seats=3, seed=1)
    known = match.state.seen(seat, True)
    events = [event for told in match.events(seat) for event in told]
    return Question(("t", 0, seat, level), "companeros", known, since, 1, events, 0)


def test_bots_think_in_a_process_of_their_own_and_a_dead_one_is_replaced() -> None:
    async def scenario() -> None:
        thinkers = ProcessThinkers()
        try:
            first = await thinkers.choose(question(2))
            assert isinstance(first, Choice)
            assert await thinkers.choose(question(2)) == first, "the same luck"
            (worker,) = thinkers._pools[0]._processes
            os.kill(worker, signal.SIGKILL)
            assert isinstance(await thinkers.choose(question(2)), Forgotten)
            assert isinstance(await thinkers.choose(question(2, since=1)), Forgotten)
            assert await thinkers.choose(question(2)) == first
        finally:
            thinkers.close()

    asyncio.run(asyncio.wait_for(scenario(), 300))


def test_a_mind_that_is_told_too_little_says_so() -> None:
    minds = Minds()
    assert isinstance(minds.answer(question(2)), Choice)
    assert isinstance(minds.answer(question(2, since=5)), Forgotten)
    assert isinstance(minds.answer(question(2, since=1)), Forgotten), "forgotten altogether"
