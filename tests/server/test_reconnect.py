"""Coming back at every event gives the same view as staying: the bytes are compared, for people and spectators."""

from __future__ import annotations

import asyncio
import itertools
import json
import random

import pytest
from tests.conftest import Prove
from tests.server.client import Client, any_move, table_of
from tests.server.hand import Guest, World, run, settle
from tests.server.harness import Server

from troef import games
from troef.core.match import Match

SHORT = {"uno": {"target": 40}, "six": {"timer_min": 20, "timer_max": 25, "grace_seconds": 5}}


def data(messages: list[dict[str, object]]) -> bytes:
    return json.dumps(messages).encode()


@pytest.mark.parametrize("game", games.keys())
def test_coming_back_at_every_event_gives_the_same_view_as_staying(game: str, prove: Prove) -> None:
    async def scenario() -> int:
        world, luck, compared = World(), random.Random(game), 0
        people = max(2, games.load(game).seats[0])
        table, guests = await world.playing(game, people, settings={"away_seconds": 0}, **SHORT.get(game, {}))
        guests.append(Guest(table, -1))
        await settle()
        while table.room.phase != "over":
            await step(world, table.room.match, guests, luck)
            stayed = [(guest.bytes(), guest.n, guest.raw[-1]) for guest in guests]
            for i, guest in enumerate(guests):
                old, since = guest, (guest.n or 0) - 1
                guests[i] = Guest(table, old.chair, since=since)
                await settle()
                assert (guests[i].bytes(), guests[i].n) == stayed[i][:2]
                last = next(m for m in reversed(old.heard) if m["t"] in ("update", "whole"))
                if last["t"] == "update":
                    assert data(guests[i].heard[0]["missed"]) == data(last["events"]), "and what it has missed"
                if old.chair == -1:
                    old.leave()
                compared += 1
        return compared

    prove({"views compared after coming back": run(scenario)})


async def step(world: World, match: Match | None, guests: list[Guest], luck: random.Random) -> None:
    """Any one act, or a while of nothing; everybody keeps the connection through it."""
    for guest in guests[:-1]:
        if guest.phase == "between" and guest.chair not in guest.table["ready"]:
            await guest.ask("ready")
            return
    actors = [guest for guest in guests if guest.phase == "playing" and guest.moves]
    if actors and luck.random() < 0.9:
        actor = luck.choice(actors)
        eager = [move for move in actor.moves if move not in ("draw", "keep", "pass")]
        await actor.act(luck.choice(eager or actor.moves))
    else:
        await world.clock.move(700)


@pytest.mark.parametrize("game", games.keys())
def test_a_client_that_loses_its_connection_all_the_time_ends_as_one_that_never_did(game: str, server: Server) -> None:
    async def scenario() -> None:
        luck, people = random.Random(game), max(2, games.load(game).seats[0])
        clients = await table_of(server.base, game, people, options=SHORT.get(game, {}), settings={"away_seconds": 0})
        async with Client(server.base, clients[0].table_id) as looker:
            over = asyncio.gather(
                *(client.play(lambda c: any_move(c, luck), lambda c: c.phase == "over") for client in clients)
            )
            for unlucky in itertools.cycle(clients[1:]):
                told = looker.n or 0
                await looker.until(lambda told=told: (looker.n or 0) > told + 1 or looker.phase == "over")  # type: ignore[misc]
                if looker.phase == "over":
                    break
                await unlucky.drop()
            await over
            assert clients[0].connections == looker.connections == 1 and clients[1].connections > 3
            for client in clients:
                await client.until(lambda client=client: client.n == looker.n)  # type: ignore[misc]
                assert client.view and looker.view and client.table == looker.table
                seen = client.bytes()
                await client.close()
                async with Client(server.base, client.table_id, client.token) as fresh:
                    assert fresh.bytes() == seen

    asyncio.run(asyncio.wait_for(scenario(), 500))
