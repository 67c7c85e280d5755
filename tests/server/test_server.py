"""The server as a process: HTTP, websockets, cookies, codes, records, limits, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import apsw
import pytest
import websockets
from starlette.requests import Request
from starlette.responses import Response
from tests.server.client import Client, call, open_table, table_of
from tests.server.hand import World, settle
from tests.server.harness import Server
from tests.shots import moments
from websockets.asyncio.client import connect

from troef import bots, games
from troef.core import record, update
from troef.core.chance import Stream
from troef.locales import rules_page
from troef.server import app, house, limits, openapi
from troef.server import entries as e

GAMES = games.keys()


def first(client: Client) -> str | None:
    return client.moves[0]


def is_over(client: Client) -> bool:
    return client.phase == "over"


async def whole_match(base: str, game: str, **more: object) -> list[Client]:
    clients = await table_of(base, game, max(2, games.load(game).seats[0]), **more)
    await asyncio.wait_for(asyncio.gather(*(client.play(first, is_over) for client in clients)), 400)
    return clients


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.close()


# ---- playing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_match_over_sockets_and_its_record_verifies(server: Server, game: str) -> None:
    async def scenario() -> None:
        short = {"uno": {"target": 60}}.get(game, {})
        clients = await whole_match(server.base, game, options=short)
        view = clients[0].table
        assert view["secret"] and view["outcome"]["winners"]
        line = call(server.base, "GET", f"/api/tables/{view['id']}/record").body
        match = record.verify(record.read(line, games.load))
        assert match is not None and match.commit.hex() == view["commit"] and all(match.entropy)
        assert len({client.n for client in clients}) == 1
        await leave(*clients)

    asyncio.run(scenario())


def test_the_numbers_drawn_are_listed_and_come_from_the_seed(server: Server) -> None:
    async def scenario() -> None:
        clients = await whole_match(server.base, "six")
        table = clients[0].table["id"]
        drawn = call(server.base, "GET", f"/api/tables/{table}/drawn").json()
        stream = Stream(bytes.fromhex(drawn["seed"]))
        numbers = [pair for draws in drawn["draws"] for pair in draws["drawn"]]
        assert [stream.below(n) for n, _ in numbers] == [result for _, result in numbers] and len(numbers) > 40
        acts = json.loads(call(server.base, "GET", f"/api/tables/{table}/record").body)["acts"]
        rolled = [i for i, (_, move, _) in enumerate(acts) if move == "roll"]
        assert drawn["draws"][0]["act"] == -1 and set(rolled) <= {draws["act"] for draws in drawn["draws"]}
        await leave(*clients)

    asyncio.run(scenario())


def test_a_finished_match_is_told_again_as_each_seat_saw_it(server: Server) -> None:
    async def scenario() -> None:
        clients = await whole_match(server.base, "companeros")
        table = clients[0].table["id"]
        line = call(server.base, "GET", f"/api/tables/{table}/record").body
        match = record.verify(record.read(line, games.load))
        assert match is not None
        for seat in range(-1, 3):
            told = call(server.base, "GET", f"/api/tables/{table}/replay/1/{seat}").json()
            view, views = told["view"], [told["view"]]
            for frame in told["frames"]:
                view = update.fold(view, frame["patch"])
                views.append(view)
            assert view == json.loads(json.dumps(match.view(seat))) and view["seat"] == seat
            heard = [told["events"], *(frame["events"] for frame in told["frames"])]
            assert heard == [[event.data() for event in events] for events in match.events(seat)]
            assert [(f["seat"], f["move"], f["at"]) for f in told["frames"]] == match.acts
            assert len(views[0]["hand"]) == (9 if seat >= 0 else 0), "no seat is shown more than it was then"
        for wrong in ("replay/1/3", "replay/1/x", "replay/2/0", "replay/1/-2"):
            assert call(server.base, "GET", f"/api/tables/{table}/{wrong}").status in (404, 409)
        await leave(*clients)

    asyncio.run(scenario())


def test_a_rematch_in_the_same_room_and_the_records_of_both_matches(server: Server) -> None:
    async def scenario() -> None:
        clients = await whole_match(server.base, "companeros")
        table, old = clients[0].table["id"], clients[0].table["commit"]
        latest = call(server.base, "GET", f"/api/tables/{table}/record").body
        assert (await clients[1].ask("again"))["t"] == "done"
        await asyncio.gather(*(client.ask("seed", entropy="0" * 31 + str(i)) for i, client in enumerate(clients)))
        host = next(client for client in clients if client.view and client.view["you"]["host"])
        assert (await host.ask("start"))["t"] == "done" and host.table["commit"] != old
        assert call(server.base, "GET", f"/api/tables/{table}/record").body == latest, "the latest that is over"
        await asyncio.gather(*(client.play(first, lambda client: client.table["matches"] == 2) for client in clients))
        lines = [call(server.base, "GET", f"/api/tables/{table}/record/{i}").body for i in (1, 2)]
        assert lines[0] == latest and lines[1] == call(server.base, "GET", f"/api/tables/{table}/record").body
        names = [record.read(line, games.load).names for line in lines]
        assert names == [["Ada", "P1", "P2"], ["P2", "Ada", "P1"]]
        assert call(server.base, "GET", f"/api/tables/{table}/drawn/1").json()["commit"] == old
        for number in ("3", "0", "-1", "x", "9" * 30):
            assert call(server.base, "GET", f"/api/tables/{table}/record/{number}").status == 404
        await leave(*clients)

    asyncio.run(scenario())


def test_a_person_plays_against_bots_that_think_in_their_own_process(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=4)
        async with Client(server.base, table, token) as ada:
            await ada.ask("seed", entropy="ab" * 16)
            await ada.ask("start", fill="heuristic")
            await ada.play(first, is_over)
            assert any(message.get("bot") for message in ada.heard)

    asyncio.run(scenario())


def test_a_spectator_sees_the_table_and_nothing_hidden(server: Server) -> None:
    async def scenario() -> None:
        clients = await table_of(server.base, "companeros", 3)
        async with Client(server.base, clients[0].table_id) as looker:
            assert looker.chair == -1 and looker.game["hand"] == [] and looker.moves == []
            await asyncio.gather(*(client.play(first, is_over) for client in clients))
            await looker.until(lambda: is_over(looker))
            assert looker.n == clients[0].n
        await leave(*clients)

    asyncio.run(scenario())


def test_a_table_may_be_closed_to_spectators(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", settings={"watch": "nobody"})
        async with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
            await socket.send('{"t":"hello"}')
            assert json.loads(await socket.recv()) == {"t": "gone", "message": "table-not-seated"}
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4000
        async with Client(server.base, table, token) as ada:
            assert ada.chair == 0

    asyncio.run(scenario())


# ---- seats, cookies, links ---------------------------------------------------------------------------------------


def test_a_seat_is_kept_in_a_cookie_for_this_table_alone_that_no_script_sees(server: Server) -> None:
    answer = call(server.base, "POST", "/api/tables", {"game": "uno", "name": "Ada"})
    table, cookie = answer.json()["table"], answer.headers["set-cookie"]
    assert answer.status == 201
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and f"Path=/api/tables/{table};" in cookie
    pair = cookie.split(";")[0]
    assert call(server.base, "GET", f"/api/tables/{table}/seat", cookie=pair).json() == answer.json()
    again = call(server.base, "POST", f"/api/tables/{table}/sit", {"name": "Ada again"}, cookie=pair)
    assert again.status == 200 and again.json()["chair"] == 0, "who sits here does not sit down twice"
    assert call(server.base, "GET", f"/api/tables/{table}/seat").status == 403


def test_a_proxy_with_tls_makes_the_cookie_secure(server: Server) -> None:
    body = {"game": "uno", "name": "Ada"}
    answer = call(server.base, "POST", "/api/tables", body, x_forwarded_proto="https")
    assert "Secure" in answer.headers["set-cookie"]


def test_the_private_link_takes_the_seat_to_another_device_and_the_newest_one_wins(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        async with Client(server.base, table, token) as phone:
            moved = call(server.base, "POST", f"/api/tables/{table}/device", {"token": token})
            assert moved.status == 200 and moved.json()["chair"] == 0 and "set-cookie" in moved.headers
            async with Client(server.base, table, token) as laptop:
                await phone.until(lambda: phone.ended == 4001)
                assert phone.heard[-1] == {"t": "replaced"}
                assert (await laptop.ask("rename", name="Eva"))["t"] == "done"
        refused = call(server.base, "POST", f"/api/tables/{table}/device", {"token": "nonsense"})
        assert refused.status == 403 and refused.json()["message"] == "table-not-your-seat"

    asyncio.run(scenario())


def test_a_seat_is_handed_over_by_a_link_and_the_old_token_is_dead(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        async with Client(server.base, table, token) as giver:
            gift = "ef" * 16
            await giver.ask("give", gift=gift)
            taken = call(server.base, "POST", f"/api/tables/{table}/take", {"name": "Bo", "gift": gift})
            assert taken.status == 201 and taken.json()["chair"] == 0
            await giver.until(lambda: giver.chair == -1)
            assert giver.table["chairs"][0]["name"] == "Bo"
        assert call(server.base, "GET", f"/api/tables/{table}/seat", authorization=f"Bearer {token}").status == 403
        again = call(server.base, "POST", f"/api/tables/{table}/take", {"name": "Cy", "gift": gift})
        assert again.status == 403 and again.json()["message"] == "table-no-such-gift"

    asyncio.run(scenario())


def test_who_sits_down_while_the_table_is_put_to_rest_sits_down_when_it_is_back() -> None:
    async def scenario() -> None:
        world = World()
        table = await world.open("companeros", 1, chairs=3)
        world.store.gate = asyncio.Event()
        table.do(lambda: table.commit(e.Renamed(chair=0, name="Ada")))  # waits to be saved,
        sitting = asyncio.create_task(sat_down(world, table.room.table))  # and this for it
        await settle()
        world.house.drop(table.room.table)
        world.store.gate.set()
        assert (await sitting).status_code == 201
        assert [chair.name for chair in world.house.tables[table.room.table].room.chairs] == ["Ada", "Bo", ""]

    asyncio.run(asyncio.wait_for(scenario(), 60))


async def sat_down(world: World, table: str) -> Response:
    """The answer to somebody who takes a seat."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b'{"name": "Bo"}', "more_body": False}

    scope = {"type": "http", "method": "POST", "path": "/", "headers": [(b"content-type", b"application/json")]}
    request = Request({**scope, "query_string": b"", "path_params": {"table": table}}, receive)
    return await app.App(world.house, limits.Limits()).sit(request)


def test_a_seat_asked_for_twice_with_the_same_token_is_taken_once(server: Server) -> None:
    table, _ = open_table(server.base, "companeros", chairs=3)
    body = {"name": "Bo", "token": "my-own-token-0123456789"}
    seats = [call(server.base, "POST", f"/api/tables/{table}/sit", body).json() for _ in range(2)]
    assert seats[0] == seats[1] and seats[0]["chair"] == 1


def test_the_short_code_finds_the_table_in_small_letters_too(server: Server) -> None:
    seat = call(server.base, "POST", "/api/tables", {"game": "uno", "name": "Ada"}).json()
    shown = call(server.base, "GET", f"/api/tables/{seat['code'].lower()}").json()["table"]
    assert shown["id"] == seat["table"] and len(shown["name"].split()) == 2
    assert call(server.base, "POST", f"/api/tables/{seat['code']}/sit", {"name": "Bo"}).json()["table"] == seat["table"]


def test_everybody_with_the_link_may_know_whom_the_match_waits_for(server: Server) -> None:
    async def scenario() -> None:
        clients = await table_of(server.base, "companeros", 3)
        await clients[0].until(lambda: clients[0].phase == "playing")
        now = call(server.base, "GET", f"/api/tables/{clients[0].table_id}").json()
        assert now["to_act"] == clients[0].game["to_act"] and len(now["to_act"]) == 1
        await leave(*clients)

    asyncio.run(scenario())


def test_nobody_is_waited_for_before_the_match_and_a_card_to_jump_in_with_stays_hidden() -> None:
    jumping = next(one for one in moments.listed("uno") if one.name == "jump")
    room = moments.find(jumping).room
    assert len(room.playing().to_act()) > 1 and room.waits_for() == room.view(-1)["game"]["to_act"]
    assert len(room.waits_for()) == 1
    room.phase = "waiting"
    assert room.waits_for() == []


def test_what_is_shared_shows_no_secret(server: Server) -> None:
    table, token = open_table(server.base, "companeros", chairs=3)
    shown = call(server.base, "GET", f"/api/tables/{table}").body.decode()
    assert token not in shown and '"secret":null' in shown


def test_only_public_tables_are_listed(server: Server) -> None:
    hidden, _ = open_table(server.base, "companeros")
    public, _ = open_table(server.base, "companeros", settings={"public": True})
    listed = [table["id"] for table in call(server.base, "GET", "/api/tables").json()]
    assert public in listed and hidden not in listed


def test_a_person_has_the_own_name_taken_away(server: Server) -> None:
    async def scenario() -> None:
        clients = await whole_match(server.base, "companeros")
        table = clients[0].table["id"]
        path, bearer = f"/api/tables/{table}/name", f"Bearer {clients[0].token}"
        assert call(server.base, "DELETE", path).status == 403
        assert call(server.base, "DELETE", path, authorization=bearer).status == 204
        line = call(server.base, "GET", f"/api/tables/{table}/record").body
        assert record.read(line, games.load).names == ["", "P1", "P2"] and record.verify(record.read(line, games.load))
        await clients[1].until(lambda: clients[1].table["chairs"][0]["name"] == "")
        await leave(*clients)

    asyncio.run(scenario())


# ---- bad guests --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, status, message",
    [
        (b"", 400, "table-bad-request"),
        (b"{", 400, "table-bad-request"),
        (b"[]", 400, "table-bad-request"),
        (b"\xff\xfe", 400, "table-bad-request"),
        (b"[" * 5000, 400, "table-bad-request"),
        (b'{"game":"uno"}', 400, "table-bad-request"),
        (b'{"game":"uno","name":"A","admin":true}', 400, "table-bad-request"),
        (b'{"game":"uno","name":""}', 400, "table-bad-request"),
        (b'{"game":"uno","name":"\\u200b"}', 409, "table-empty-name"),
        (b'{"game":"uno","name":"\\ud800"}', 400, "table-bad-request"),
        (b'{"game":"uno","name":"A","chairs":11}', 409, "table-too-many-chairs"),
        (b'{"game":"uno","name":"A","settings":{"away_seconds":1e30}}', 400, "table-bad-request"),
        (b'{"game":"uno","name":"A","settings":{"away_seconds":99999999}}', 400, "table-bad-request"),
        (b'{"game":"chess","name":"A"}', 409, "table-no-such-game"),
        (b'{"game":"../../etc/passwd","name":"A"}', 409, "table-no-such-game"),
        (b'{"game":"uno","name":"A","options":{"target":0}}', 409, "table-bad-option"),
        (b'{"game":"uno","name":"A","options":{"target":[1]}}', 409, "table-bad-option"),
        (b'{"game":"uno","name":"' + b"A" * 20_000 + b'"}', 413, "table-too-large"),
    ],
)
def test_a_bad_body_gets_a_clear_refusal(server: Server, body: bytes, status: int, message: str) -> None:
    answer = call(server.base, "POST", "/api/tables", body)
    assert (answer.status, answer.json()["message"]) == (status, message)


def test_another_site_may_not_speak_for_its_visitors(server: Server) -> None:
    body = {"game": "uno", "name": "Ada"}
    for origin in ("https://evil.example", "null"):
        assert call(server.base, "POST", "/api/tables", body, origin=origin).status == 403
    assert call(server.base, "POST", "/api/tables", body, origin=server.base).status == 201

    async def scenario() -> None:
        table, _ = open_table(server.base, "uno")
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(address, origin=websockets.Origin("https://evil.example"))
        assert refused.value.response.status_code == 403
        async with connect(address, origin=websockets.Origin(server.base)) as socket:
            await socket.send('{"t":"hello"}')
            assert json.loads(await socket.recv())["t"] == "whole"

    asyncio.run(scenario())


def test_pages_are_kept_to_themselves(server: Server) -> None:
    for path in ("/", "/t/anything", "/api/games", "/api/tables/nothing"):
        headers = call(server.base, "GET", path).headers
        assert (
            "default-src 'self'" in headers["content-security-policy"]
            and "unsafe" not in headers["content-security-policy"]
        )
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/api/"])
def test_an_address_of_the_interface_that_is_not_there_says_so(server: Server, path: str) -> None:
    answer = call(server.base, "GET", path)
    assert answer.status == 404 and answer.json()["message"].startswith("table-no-such-")


def test_a_wrong_method_is_refused(server: Server) -> None:
    assert call(server.base, "PUT", "/api/tables", {}).status == 405
    assert call(server.base, "GET", "/api/tables/xyz/sit").status == 405


def test_a_connection_begins_with_hello(server: Server) -> None:
    async def scenario() -> None:
        table, _ = open_table(server.base, "uno")
        for message in ('{"t":"ping","sent":1}', "nonsense", "", "x" * 9000):
            async with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
                await socket.send(message)
                assert json.loads(await socket.recv())["t"] == "gone"

    asyncio.run(scenario())


def test_a_message_that_cannot_be_read_is_answered_and_does_no_harm(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        async with Client(server.base, table, token) as ada:
            for text in (
                b"x",
                b"{}",
                b'{"t":"fly"}',
                b'{"t":"act","id":"1","move":"lay G1","on":0,"by":2}',
                b'{"t":"leave"}',
            ):
                await ada.send(text)
            await ada.until(lambda: sum(message["t"] == "bad" for message in ada.heard) == 5)
            assert (await ada.ask("rename", name="Eva"))["t"] == "done" and ada.connections == 1

    asyncio.run(scenario())


def test_a_second_hello_brings_the_whole_view_again_and_a_ping_a_pong(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        async with Client(server.base, table, token) as ada:
            await ada.send({"t": "hello"})
            await ada.until(lambda: sum(message["t"] == "whole" for message in ada.heard) == 2)
            await ada.send({"t": "ping", "sent": 12.5})
            await ada.until(lambda: {"t": "pong", "sent": 12.5} in ada.heard)

    asyncio.run(scenario())


def test_codes_cannot_be_tried_out_without_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        answers = [call(server.base, "GET", f"/api/tables/ABC{i:03}").status for i in range(120)]
        assert answers[0] == 404 and answers[-1] == 429
        assert call(server.base, "GET", "/api/games").status == 200


def test_one_address_opens_so_many_tables_and_connections(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        table, _ = open_table(server.base, "uno")
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
        async with Client(server.base, table), Client(server.base, table), connect(address) as third:
            assert json.loads(await third.recv()) == {"t": "gone", "message": "table-too-many"}

    with Server(tmp_path, "--tables-an-hour", "3", "--connections", "2") as server:
        asyncio.run(scenario(server))
        body = {"game": "uno", "name": "Ada"}
        assert [call(server.base, "POST", "/api/tables", body).status for _ in range(3)] == [201, 201, 429]


# ---- for those who run it ----------------------------------------------------------------------------------------


def test_health_readiness_and_numbers(server: Server) -> None:
    assert call(server.base, "GET", "/healthz").body == b"ok\n"
    assert call(server.base, "GET", "/readyz").body == b"ready\n"
    numbers = call(server.base, "GET", "/metrics").body.decode()
    assert 'troef_total{kind="acts"}' in numbers and "troef_save_seconds_bucket" in numbers


def test_the_games_are_told_with_their_options_and_texts(server: Server) -> None:
    told = call(server.base, "GET", "/api/games").json()
    assert [game["key"] for game in told] == list(GAMES)
    for game in told:
        assert game["bots"] == bots.levels(games.load(game["key"])) and game["presets"]["classic"]["title"]
        assert all(option["about"] and option["rule"] for option in game["options"])


def test_a_page_that_was_built_without_a_game_is_told_what_is_said_of_it(server: Server) -> None:
    told = call(server.base, "GET", "/api/games/uno/texts?lang=nl").json()
    assert told["rules"] == rules_page(games.load("uno"), "nl").read_text(encoding="utf-8")
    assert told["words"]["events"]["played"]["card"]["name"] == "card" and "play $card" in told["words"]["moves"]
    dutch, english = (told["messages"].index(f"event-won = {{ $winners }} {wins}") for wins in ("wint", "wins"))
    assert dutch < english, "of two messages with one name a page takes the first"
    refused = call(server.base, "GET", "/api/games/chess/texts")
    assert refused.status == 409 and refused.json()["message"] == "table-no-such-game"


def test_the_interface_is_described_as_it_is(server: Server) -> None:
    document = call(server.base, "GET", "/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    described = {(path, method.upper()) for path, calls in document["paths"].items() for method in calls}
    routes = app.App(house.House(None), limits.Limits()).interface()  # type: ignore[arg-type]
    served = {(f"/api{route.path}", m) for route in routes for m in getattr(route, "methods", None) or ()}
    own = {(path, "GET") for path in ("/healthz", "/readyz", "/metrics")}
    assert described == {call for call in served | own if call[1] != "HEAD"} - {("/api/openapi.json", "GET")}
    assert {call.body.__name__ for call in openapi.CALLS if call.body} <= document["components"]["schemas"].keys()


def test_the_log_tells_no_name_token_secret_or_link(server: Server) -> None:
    async def scenario() -> None:
        clients = await whole_match(server.base, "companeros")
        said = server.said()
        secrets = [clients[0].table["secret"], clients[0].table_id, clients[0].table["code"]]
        secrets += [client.token for client in clients] + ["Ada", *clients[0].game.get("hand", [])]
        assert "table-opened" in said and not [secret for secret in secrets if secret in said]
        for line in said.splitlines():
            if line.startswith("{"):
                assert {"event", "level", "timestamp"} <= json.loads(line).keys()
        await leave(*clients)

    asyncio.run(scenario())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_when_asked_and_goes_on_when_started_again(tmp_path: Path, how: signal.Signals) -> None:
    async def scenario(server: Server) -> None:
        clients = await table_of(server.base, "companeros", 3)
        await clients[0].until(lambda: bool(clients[0].game["to_act"]))
        actor = clients[clients[0].game["to_act"][0]]
        await actor.until(lambda: bool(actor.moves))
        await actor.act(actor.moves[0])
        n, view = actor.n, actor.bytes()
        assert server.stop(how) == 0
        server.start()
        await actor.until(lambda: actor.connections == 2 and actor.here == [0, 1, 2])
        assert (actor.n, actor.bytes()) == (n, view)
        await leave(*clients)

    with Server(tmp_path) as server:
        asyncio.run(scenario(server))
        said = server.said()
        assert "Troef is open at http://127.0.0.1:" in said and "Press Ctrl-C to stop." in said
        assert "Troef is closed." in said and "Traceback" not in said


def troef(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "troef", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_in_use_gets_one_clear_line_and_exit_code_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = troef("--port", str(port), "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1
    assert f"port {port} of 127.0.0.1 is taken" in ended.stderr and "--port names another" in ended.stderr


@pytest.mark.parametrize("url", ["sqlite:////proc/t.sqlite", "mysql://host/db", "sqlite:///"])
def test_a_database_that_cannot_be_used_gets_one_clear_line_and_exit_code_2(url: str) -> None:
    ended = troef("--port", "0", "--database", url)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1 and "database" in ended.stderr


def test_a_database_of_a_newer_version_gets_one_clear_line_and_exit_code_2(tmp_path: Path) -> None:
    db = apsw.Connection(str(tmp_path / "t.sqlite"))
    db.pragma("user_version", 99)
    db.close()
    ended = troef("--port", "0", "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1 and "newer version" in ended.stderr


def test_a_second_server_on_the_same_database_gets_one_clear_line_and_the_first_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ended = troef("--port", "0", "--database", f"sqlite:///{server.database}")
        assert ended.returncode == 2 and ended.stderr.count("\n") == 1
        assert str(server.database) in ended.stderr and "another server" in ended.stderr
        assert open_table(server.base, "uno")
        server.kill()
        server.start()
        assert server.alive(), "a killed server holds nothing"


def test_a_copy_is_whole_while_the_server_runs_and_after_it_was_killed(tmp_path: Path) -> None:
    def copied(name: str) -> int:
        target = tmp_path / name
        command = [sys.executable, "-m", "troef", "copy-database", f"sqlite:///{server.database}"]
        ended = subprocess.run([*command, f"sqlite:///{target}"], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
        again = subprocess.run([*command, f"sqlite:///{target}"], capture_output=True, text=True, check=False)
        assert again.returncode == 2 and "is there already" in again.stderr and again.stderr.count("\n") == 1
        with contextlib.closing(apsw.Connection(str(target))) as db:
            return int(db.execute("SELECT count(*) FROM log").get)

    async def play(server: Server) -> int:
        clients = await table_of(server.base, "companeros", 3)
        actor = clients[0]
        for _ in range(5):
            for client in clients:
                await client.until(lambda: client.n == actor.n)  # noqa: B023
            actor = next(client for client in clients if client.moves)
            await actor.act(actor.moves[0])
        await leave(*clients)
        return int(clients[0].n or 0)

    with Server(tmp_path) as server:
        first = asyncio.run(play(server))
        assert copied("running.sqlite") >= first, "somebody may have been found away since"
        second = asyncio.run(play(server))
        server.kill()
        assert Path(f"{server.database}-wal").stat().st_size, "what was saved lies beside the file"
        assert copied("killed.sqlite") >= first + second
        Path(f"{server.database}-wal").unlink(missing_ok=True)
        shutil.move(tmp_path / "killed.sqlite", server.database)
        server.start()
        assert server.alive()
    missing = subprocess.run(
        [sys.executable, "-m", "troef", "copy-database", f"sqlite:///{tmp_path}/no", f"sqlite:///{tmp_path}/x"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert missing.returncode == 2 and missing.stderr.count("\n") == 1
