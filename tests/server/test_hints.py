"""A person may ask what a bot would do, where the table allows it; the bot knows what the seat knows."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.client import Client, open_table
from tests.server.hand import Guest, World, run, settle
from tests.server.harness import Server

from troef import bots
from troef.core.bot import Advice, Choice, Reason, Sight, advice
from troef.games import load
from troef.locales import Speech
from troef.server.table import Table
from troef.server.thinkers import Forgotten, InlineThinkers, Question


@pytest.fixture(autouse=True)
def plain_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process nobody waits for a compiler; the real server has the real adviser."""
    monkeypatch.setattr(bots, "adviser", bots.substitute)


class Slow(InlineThinkers):
    """Advice that comes when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.thought = asyncio.Event()
        self.asked: list[Question] = []
        self.fails: list[Exception] = []

    async def advise(self, question: Question) -> Advice | Exception:
        self.asked.append(question)
        await self.thought.wait()
        return self.fails.pop() if self.fails else await super().advise(question)


async def on_turn(world: World, people: int = 1, **settings: str) -> tuple[Table, list[Guest], Guest]:
    """A table for three; who is to act there, a person."""
    table = await world.open("companeros", people, chairs=3, settings={"away_seconds": 0, **settings})
    guests = [Guest(table, i) for i in range(people)]
    await settle()
    await guests[0].ask("start", fill="random")
    for _ in range(60):
        if actor := next((guest for guest in guests if guest.moves), None):
            return table, guests, actor
        await world.clock.move(1000)
    raise AssertionError("nobody may act")


def test_a_hint_is_a_lawful_move_and_a_reason_that_can_be_said() -> None:
    async def scenario() -> None:
        _, _, ada = await on_turn(World())
        hint = await ada.ask("hint")
        assert hint["t"] == "hint" and hint["n"] == ada.n and hint["move"] in ada.moves
        assert Speech(load("companeros")).advice(Reason(hint["message"], hint["args"]))
        assert (await ada.act(hint["move"]))["t"] == "done"

    run(scenario)


def test_who_may_ask_is_the_tables_choice() -> None:
    async def scenario(hints: str, people: int, given: bool) -> None:
        table, _, actor = await on_turn(World(), people, hints=hints)
        answer = await actor.ask("hint")
        assert (answer["t"] == "hint") is given
        assert given or answer["message"] == "table-no-hints"
        watcher = Guest(table, -1)
        await settle()
        assert (await watcher.ask("hint"))["message"] == "table-not-seated"

    for case in (("off", 1, False), ("bots", 1, True), ("bots", 2, False), ("all", 2, True)):
        run(lambda case=case: scenario(*case))  # type: ignore[misc]


def test_there_is_nothing_to_advise_where_nothing_is_to_be_decided() -> None:
    async def scenario() -> None:
        _, guests, actor = await on_turn(World(), 2, hints="all")
        other = next(guest for guest in guests if guest is not actor)
        assert (await other.ask("hint"))["message"] == "table-nothing-to-advise"
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        ada = Guest(table, 0)
        await settle()
        assert (await ada.ask("hint"))["message"] == "table-phase-waiting"

    run(scenario)


def test_a_thought_delays_nobody_is_thought_once_and_knows_only_what_its_seat_knows() -> None:
    async def scenario() -> None:
        thinkers = Slow()
        _, _, ada = await on_turn(World(thinkers))
        first, second = ada.post("hint"), ada.post("hint")
        await settle()
        n = ada.n
        assert (await ada.act(ada.moves[0]))["t"] == "done", "the table goes on"
        thinkers.thought.set()
        await settle()
        one, other = ada.answers[first], ada.answers[second]
        assert {**one, "id": ""} == {**other, "id": ""} and one["n"] == n
        (asked,) = thinkers.asked
        assert [i for i, hand in enumerate(asked.known.hand) if hand] == [0] and not any(asked.known.deck)

    run(scenario)


def test_a_bot_that_falls_over_advises_nothing_and_one_that_died_is_asked_again() -> None:
    async def scenario() -> None:
        thinkers = Slow()
        thinkers.thought.set()
        _, _, ada = await on_turn(World(thinkers))
        thinkers.fails = [ValueError("oh")]
        assert (await ada.ask("hint"))["message"] == "table-nothing-to-advise"
        await ada.act(ada.moves[0])
        table, _, ada = await on_turn(World(thinkers))
        thinkers.fails = [Forgotten()]
        assert (await ada.ask("hint"))["t"] == "hint"
        assert not table.closed

    run(scenario)


def test_a_player_may_say_why_or_that_it_would_wait() -> None:
    class Talker:
        def __init__(self, choice: Choice | None) -> None:
            self.choice = choice

        def choose(self, sight: Sight) -> Choice | None:
            return self.choice

        def why(self, sight: Sight, move: str) -> Reason:
            return Reason("best", {"move": move})

    match = load("companeros").new(seats=3, seed=1)
    sight = Sight(match.game, 2, match.state.seen(2, True), [], 0)
    assert advice(Talker(Choice("lay G2")), sight) == ("lay G2", ("best", {"move": "lay G2"}))
    assert advice(Talker(None), sight) == (None, ("wait", {}))
    assert bots.adviser(match.game) in bots.names(match.game)


def test_a_real_server_advises_in_every_game(server: Server) -> None:
    async def scenario(game: str) -> None:
        table, token = open_table(server.base, game)
        async with Client(server.base, table, token) as ada:
            await ada.ask("seed", entropy="ab" * 16)
            assert (await ada.ask("start", fill="heuristic"))["t"] == "done"
            while True:
                await ada.until(lambda: ada.phase == "playing" and bool(ada.moves))
                hint = await ada.ask("hint")
                if hint["t"] == "hint" and hint["move"] is not None:
                    break
            Speech(load(game)).advice(Reason(hint["message"], hint["args"]))

    for game in ("uno", "six", "sixth-sense", "companeros"):
        asyncio.run(asyncio.wait_for(scenario(game), 200))
