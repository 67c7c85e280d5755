"""What comes in one turn of the loop is done step by step together; a fault in one table hurts no other."""

from __future__ import annotations

import asyncio

from tests.server.hand import World, play_on, run, settle

from troef.server.together import Steps, Together, alone


def counting(name: str, heard: list[str]) -> Steps:
    for i in range(3):
        heard.append(f"{name}{i}")
        yield


def test_what_comes_in_one_turn_is_done_step_by_step_and_what_comes_later_is_done_later() -> None:
    async def scenario() -> None:
        heard: list[str] = []
        together = Together()
        together.do(counting("a", heard))
        together.do(counting("b", heard))
        assert heard == []
        await asyncio.sleep(0)
        assert heard == ["a0", "b0", "a1", "b1", "a2", "b2"]
        together.do(counting("c", heard))
        await asyncio.sleep(0)
        assert heard[6:] == ["c0", "c1", "c2"]
        alone(counting("d", heard))
        assert heard[9:] == ["d0", "d1", "d2"]

    run(scenario)


def test_a_table_with_a_fault_in_it_begins_again_and_those_beside_it_are_told() -> None:
    async def scenario() -> None:
        world = World()
        tables = [(await world.playing("companeros", 3))[1] for _ in range(3)]
        for guests in tables:
            await play_on(guests, 5)
        numbers = [guests[0].n for guests in tables]
        broken = tables[1][0].table_there

        def fault(*_: object) -> None:
            raise RuntimeError("a fault")

        broken.telling.look = fault  # type: ignore[assignment,method-assign]
        world.store.gate = asyncio.Event()
        for guests in tables:
            actor = next(guest for guest in guests if guest.moves)
            actor.post("act", move=actor.moves[0], on=actor.n)
        await settle()
        world.store.gate.set()
        await settle()
        assert broken.closed and world.metrics.counts["faults"] == 1
        for guests, number in ((tables[0], numbers[0]), (tables[2], numbers[2])):
            assert [guest.n for guest in guests] == [(number or 0) + 1] * 3

    run(scenario)
