"""Over real sockets: acts bound to no turn are offered to every seat and never stale; who was first by hand wins."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.client import Client, table_of
from tests.server.harness import Server

FAR_SECONDS = 0.6  # there and back; what counts one way is at most 0.25


async def together(clients: list[Client]) -> None:
    """Everybody has been told as much as anybody."""
    newest = max(client.n or 0 for client in clients)
    for client in clients:
        await client.until(lambda client=client: (client.n or 0) >= newest)  # type: ignore[misc]


async def one_card_left(clients: list[Client]) -> Client:
    """Plays until somebody has one card left and can be caught; who that is."""
    while True:
        await together(clients)
        window = clients[0].game["window"]
        if window:
            owner: int = window["seat"]
            return clients[owner]
        if clients[0].phase == "between":
            await asyncio.gather(*(client.ask("ready") for client in clients))
            continue
        actor = clients[clients[0].game["turn"]]
        eager = [move for move in actor.moves if move.startswith("play")]
        await actor.act((eager or actor.moves)[0])


def scenario_of(server: Server, play: object) -> None:
    assert callable(play)
    asyncio.run(asyncio.wait_for(play(), 300))
    assert "Traceback" not in server.said()


@pytest.mark.slow
def test_every_seat_is_offered_a_catch_and_none_is_refused_as_stale(server: Server) -> None:
    async def play() -> None:
        clients = await table_of(server.base, "uno", 4, options={"uno_grace_ms": 0}, settings={"away_seconds": 0})
        owner = await one_card_left(clients)
        others = [client for client in clients if client is not owner]
        assert all(f"catch {owner.chair}" in client.moves for client in others) and "uno" in owner.moves
        off_turn = next(client for client in others if client.chair != clients[0].game["turn"])
        done = await off_turn.ask("act", move=f"catch {owner.chair}", on=1)
        assert done["t"] == "done", "chosen long ago, lawful now"
        for client in clients:
            await client.close()

    scenario_of(server, play)


@pytest.mark.slow
def test_predictions_and_placements_made_at_once_are_all_accepted(server: Server) -> None:
    async def predict() -> None:
        clients = await table_of(server.base, "sixth-sense", 4)
        await together(clients)
        on = clients[0].n
        answers = await asyncio.gather(*(c.ask("act", move=c.moves[0], on=on) for c in clients))
        assert [answer["t"] for answer in answers] == ["done"] * 4
        for client in clients:
            await client.close()

    async def place() -> None:
        clients = await table_of(server.base, "six", 3, options={"place_seconds": 60})
        while len(placing := [c for c in clients if any(m.startswith("place") for m in c.moves)]) < 2:
            rolling = next((client for client in clients if "roll" in client.moves), None)
            if rolling is not None:
                await rolling.act("roll")
            await asyncio.sleep(0.01)
        answers = await asyncio.gather(*(c.ask("act", move=c.moves[0], on=1) for c in placing))
        assert [answer["t"] for answer in answers] == ["done"] * len(placing)
        for client in clients:
            await client.close()

    scenario_of(server, predict)
    scenario_of(server, place)


@pytest.mark.slow
def test_a_call_that_travelled_longer_beats_a_catch_that_arrived_first(tmp_path: Path) -> None:
    async def play() -> None:
        clients = await table_of(server.base, "uno", 3, options={"uno_grace_ms": 0}, settings={"away_seconds": 0})
        owner = await one_card_left(clients)
        catcher = clients[(owner.chair + 1) % 3]
        await owner.close()
        far = clients[owner.chair] = Client(server.base, owner.table_id, owner.token)
        far.far_seconds = FAR_SECONDS
        far.start()
        await far.until(lambda: far.view is not None)
        await far.send({"t": "ping", "sent": 0})
        await far.until(lambda: sum(message["t"] == "beat" for message in far.heard) == 2)
        await asyncio.sleep(2 * FAR_SECONDS)
        assert (await far.ask("rename", name="Far"))["t"] == "done", "and before it the pulses have arrived"
        catch = await catcher.post("act", move=f"catch {far.chair}", on=catcher.n)
        call = await far.post("act", move="uno", on=far.n)
        await far.until(lambda: call in far.answers)
        await catcher.until(lambda: catch in catcher.answers)
        assert far.answers[call]["t"] == "done", json.dumps(far.answers[call])
        refused = catcher.answers[catch]
        assert refused["t"] == "refused" and refused["verdict"]["seat"] == far.chair
        assert refused["verdict"]["theirs"] < refused["verdict"]["yours"]
        for client in clients:
            await client.close()

    with Server(tmp_path, speed=1) as server:
        scenario_of(server, play)
