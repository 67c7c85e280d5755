"""`troef join` against a real server: whole matches over the wire, a lost connection, a restart."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
import random
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.client import open_table
from tests.server.hand import World
from tests.server.harness import Server
from tests.terminal.conftest import Run
from tests.terminal.test_screen import laid, next_key, text

from troef import games
from troef.core.errors import NotLawful
from troef.server import entries as e
from troef.server.room import key_of
from troef.terminal.commands.rules import page
from troef.terminal.live import visit
from troef.terminal.live.app import FullScreen
from troef.terminal.live.frame import Look, frame
from troef.terminal.live.plain import Plain
from troef.terminal.live.remote import RemoteTable
from troef.terminal.live.words import Words

pytestmark = pytest.mark.slow
SHORT = {"uno": {"target": 40}, "six": {"timer_min": 20, "timer_max": 20}, "sixth-sense": {"target": 1}}


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> object:
    with Server(tmp_path_factory.mktemp("join"), speed=300) as running:
        yield running
    assert "Traceback" not in running.said()


def seated(base: str, key: str, token: str, table: str) -> RemoteTable:
    return RemoteTable(visit.Visit(base, table, key, token), games.load(key), Words(games.load(key)))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not holds():
            await asyncio.sleep(0.005)


async def play_on(table: RemoteTable, enough: Callable[[], bool]) -> None:
    """Whatever is lawful first, until it is enough."""
    async with asyncio.timeout(300):
        while not enough():
            if table.phase == "waiting" and table.table and table.host:
                await table.start()
            elif table.phase == "between":
                await table.go_on()
            elif table.moves and not table.lost:
                with suppress(NotLawful):  # somebody was faster
                    await table.act(table.moves[0])
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("key", games.keys())
def test_a_whole_match_is_played_by_keys_over_the_wire(fast: Server, key: str) -> None:
    table, token = open_table(fast.base, key, chairs=3, options=SHORT.get(key, {}))

    async def run() -> None:
        sitting = seated(fast.base, key, token, table)
        app = FullScreen(sitting, page(sitting.game, "en"))
        luck = random.Random(2)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(lambda: bool(sitting.table))
            await pilot.pause()
            assert "You run this table" in text(app.canvas.lines)
            await pilot.press("enter")  # a stray one
            await pilot.press("s")
            async with asyncio.timeout(300):
                while sitting.phase != "over":
                    pressed = next_key(app, luck) if sitting.view is not None else None
                    await (pilot.press(pressed) if pressed is not None else asyncio.sleep(0.002))
            await pilot.pause()
            assert "win" in text(app.canvas.lines) and sitting.story

    asyncio.run(run())


def test_a_seat_is_kept_through_a_restart_of_the_server(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        sitting = seated(server.base, "companeros", token, table)
        running = asyncio.create_task(sitting.run())
        await play_on(sitting, lambda: sitting.view is not None and sitting.view["trick"] >= 3)
        server.kill()
        await until(lambda: bool(sitting.lost))
        await asyncio.to_thread(server.start)
        await until(lambda: not sitting.lost)
        await play_on(sitting, lambda: sitting.phase == "over")
        running.cancel()

    with Server(tmp_path, speed=100) as server:
        asyncio.run(run(server))


def test_a_seed_that_is_answered_after_the_next_match_was_laid_is_followed_by_another() -> None:
    async def run() -> None:
        table = await World().house.open("companeros", 3, {}, e.Settings())
        await table.ask(lambda: table.sit("Ada", key_of("token"), "", None))
        sitting = seated("", "companeros", "token", table.room.table)
        told = json.loads(table.telling.whole(0, None, 0.0))
        await sitting._hear(told)
        (late,) = sitting._asked
        await sitting._hear(told)  # it was away while a match was played, and another is laid
        assert [*sitting._asked] == [late]
        await sitting._hear({"t": "done", "id": late, "n": 2})
        ((again, _),) = sitting._asked.values()
        assert again["t"] == "seed" and again["id"] != late

    asyncio.run(run())


def test_a_seat_on_another_device_is_told(fast: Server) -> None:
    async def run() -> None:
        table, token = open_table(fast.base, "companeros", chairs=3)
        first, second = (seated(fast.base, "companeros", token, table) for _ in range(2))
        old = asyncio.create_task(first.run())
        await until(lambda: bool(first.table))
        new = asyncio.create_task(second.run())
        await until(lambda: first.ended)
        await old
        assert first.farewell == "This seat is on another device now."
        new.cancel()

    asyncio.run(run())


def join(base: str, *more: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "troef", "join", base, "--plain", *more]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_COLOR": "1"},
        check=False,
        timeout=300,
    )


def test_a_table_is_laid_and_played_a_line_at_a_time(fast: Server) -> None:
    ran = join(
        fast.base, "--open", "companeros", "--seats", "3", "--name", "Ada", typed="\nnonsense\nstart\n" + "1\n" * 2000
    )
    assert ran.returncode == 0, ran.stderr
    assert "You run this table" in ran.stdout and "The table stays" in ran.stdout
    assert "bots on the chairs that are free. Also: rules, table, quit.\n" in ran.stdout  # what nonsense was answered
    sealed, opened = (re.findall(f"{how}: ([0-9a-f]{{64}})", ran.stdout) for how in ("sealed", "seal is opened"))
    assert [hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in opened] == sealed
    assert ran.stdout.index("sealed: ") < ran.stdout.index("You run this table")


def test_the_chairs_that_stay_free_go_to_the_bots_that_were_asked_for(fast: Server) -> None:
    ran = join(fast.base, "--open", "companeros", "--seats", "3", "--bots", "easy", typed="start\n")
    table = re.search(r"/t/(\w+)", ran.stdout)
    assert ran.returncode == 0 and table is not None, ran.stderr
    chairs = visit.ask(fast.base, f"/api/tables/{table[1]}")["table"]["chairs"]
    assert [chair["level"] for chair in chairs[1:]] == ["easy", "easy"]
    refused = join(fast.base, "--open", "companeros", "--bots", "esay")
    assert refused.returncode == 2 and "easy" in refused.stderr and refused.stderr.count("\n") == 1


def test_a_seat_whose_answer_was_lost_is_asked_for_again_and_one_chair_is_taken(
    fast: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = open_table(fast.base, "uno", chairs=4)
    ask, lost = visit.ask, [503, 503]

    def unlucky(server: str, path: str, body: object = None, token: str = "") -> object:
        answer = ask(server, path, body, token)  # type: ignore[arg-type]
        if path.endswith("/sit") and lost:
            raise visit.Unanswered(f"{server} answers {lost.pop()}")
        return answer

    monkeypatch.setattr(visit, "ask", unlucky)
    monkeypatch.setattr(visit, "PAUSES", (0.01, 0.01))
    joined = visit.join(f"{fast.base}/t/{table}", "Bo", None, watch=False)
    chairs = ask(fast.base, f"/api/tables/{table}")["table"]["chairs"]
    assert joined.token and [chair["name"] for chair in chairs if chair["kind"] == "person"] == ["Ada", "Bo"]


def test_a_guest_is_told_who_has_to_start(fast: Server) -> None:
    table, _ = open_table(fast.base, "uno", chairs=3)
    ran = join(f"{fast.base}/t/{table}", "--name", "Bo", typed="table\n")
    assert "Waiting for Ada to start the match." in ran.stdout
    *_, kept, back = ran.stdout.splitlines()
    assert kept == "Your seat is kept. Come back with:" and "--seat " in back


def test_a_table_in_the_middle_of_a_match_can_be_watched(fast: Server) -> None:
    table, token = open_table(fast.base, "companeros", chairs=3)

    async def run() -> None:
        sitting = seated(fast.base, "companeros", token, table)
        running = asyncio.create_task(sitting.run())
        await play_on(sitting, lambda: sitting.view is not None and sitting.view["trick"] >= 2)
        refused = await asyncio.to_thread(join, f"{fast.base}/t/{table}", "--name", "Bo")
        assert refused.returncode == 2 and "--watch looks on" in refused.stderr
        looked = await asyncio.to_thread(join, f"{fast.base}/t/{table}", "--watch", typed="table\n")
        assert looked.returncode == 0 and "On display: " in looked.stdout and "Points: " in looked.stdout
        unasked = await asyncio.to_thread(join, f"{fast.base}/t/{table}", "--watch")
        assert "On display: " in unasked.stdout, "who looks on is told the table at once"
        assert unasked.stdout.startswith("Compañeros. You look on. Type: rules, table, quit.\n")
        assert "The input has ended" in looked.stdout
        watching = seated(fast.base, "companeros", "", table)
        looking = asyncio.create_task(watching.run())
        await play_on(sitting, lambda: sitting.phase == "over")
        await until(lambda: watching.phase == "over")
        assert watching.seat == -1 and not watching.moves
        assert [" h hint" in text(frame(each, Look(), 80, 24)) for each in (watching, sitting)] == [False, True]
        assert not any("is dealt green" in sentence for sentence in watching.story)
        running.cancel()
        looking.cancel()

    asyncio.run(run())


def test_bad_links_are_one_clear_line(fast: Server, troef: Run) -> None:
    for link, says in (
        (f"{fast.base}/t/NOWHER", "There is no such table"),
        (fast.base, "names a server but no table"),
        ("ftp://x/t/1", "is no link to a table"),
        ("http://127.0.0.1:9/t/KX72QP", "does not answer: is the address right"),
        ("127.0.0.1:port/t/KX72QP", "is no address: it is a host and a port"),
        ("127.0.0.1:99999/t/KX72QP", "is no address"),
        ("http://[::1/t/KX72QP", "is no address"),
        ("http://a host/t/KX72QP", "is no address"),
    ):
        ran = troef("join", link, "--plain")
        assert ran.code == 2 and says in ran.err and ran.err.count("\n") == 1, link


def test_a_private_link_is_its_seat(fast: Server) -> None:
    laid = visit.lay(fast.base, "Ada", games.load("uno"), 2, None)
    link = f"{fast.base}/t/{laid.table}#seat={laid.token}"
    assert visit.join(link, "Bo", None, watch=False).token == laid.token
    assert visit.join(link, "Bo", None, watch=True).token == ""


def test_a_server_refuses_in_the_language_that_was_asked_for(fast: Server, troef: Run) -> None:
    ran = troef("join", f"{fast.base}/t/NOWHER", "--lang", "de")
    assert (ran.code, ran.err) == (2, "troef: Diesen Tisch gibt es nicht (mehr)\n")


def test_too_many_chairs_are_refused_by_the_game_and_a_long_name_is_cut(fast: Server, troef: Run) -> None:
    assert "uno is for 2 to 10 seats, not 99" in troef("join", fast.base, "--open", "uno", "--seats", "99").err
    assert f"At the table: {'x' * 24}." in join(fast.base, "--open", "uno", "--name", "x" * 50, typed="quit\n").stdout


def test_what_speaks_no_http_is_no_server_of_troef(troef: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def greet() -> None:
            guest, _ = door.accept()
            guest.sendall(b"SSH-2.0-OpenSSH_9.2\r\n")
            guest.recv(1000)
            guest.close()

        thread = threading.Thread(target=greet)
        thread.start()
        ran = troef("join", f"127.0.0.1:{door.getsockname()[1]}/t/KX72QP")
        thread.join()
    assert ran.code == 2 and "is no server of Troef" in ran.err and ran.err.count("\n") == 1


def between(ready: list[int]) -> RemoteTable:
    """Ada's seat after the first round, when those have said that they go on."""
    table = seated("http://127.0.0.1:1", "uno", "", "table")
    table.lost, table.phase, table.seat, table.words.names = "", "between", 0, ["Ada", "Bo"]
    people = [{"kind": "person", "name": name, "away": False} for name in table.words.names]
    table.table = {"chairs": people, "ready": ready, "rounds": [[0, 20]]}
    return table


def test_who_is_ready_is_not_told_to_press_enter() -> None:
    said: list[str] = []
    for ready in ([], [0]):
        Plain(between(ready), io.StringIO(), said.append).say_table()
    assert said == ["Round 1 is over. Waiting for Ada and Bo. Enter goes on.", "Round 1 is over. Waiting for Bo."]
    assert "Enter goes on" not in text(frame(between([0]), Look(), 80, 24))


def test_everybody_who_is_waited_for_is_named_whole() -> None:
    table = between([])
    table.words.names = [f"Wilhelmina the {n}th" for n in range(10)]
    table.table["chairs"] = [{"kind": "person", "name": name, "away": False} for name in table.words.names]
    table.view = laid("uno", 10).match.view(0)
    shown = frame(table, Look(), 80, 24)
    whole = " ".join(text(shown).split())
    assert f"Waiting for {table.words.several(table.words.names)}. Enter goes on" in whole and len(shown) == 24


class Keyboard(io.StringIO):
    """Lines that somebody types."""

    def isatty(self) -> bool:
        return True


def test_who_types_is_heard_while_others_think_or_the_connection_is_lost() -> None:
    said: list[str] = []
    others = laid("companeros", 3)
    while 0 in others.match.to_act():
        others.match.apply(0, others.match.legal(0)[0])
    others.bots = {}
    others._look_through(0)
    without = between([0])
    without.lost = "Connection lost. Nothing is lost; trying again"
    for table, typed in ((others, "table\nlay Z9\n1\nquit\n"), (without, "table\nquit\n")):
        table.run = asyncio.Event().wait  # type: ignore[method-assign, assignment]
        asyncio.run(asyncio.wait_for(Plain(table, Keyboard(typed), said.append).play(), 60))
    assert any(line.startswith("Points: ") for line in said)
    assert said.count(f"{others.words.names[others.match.to_act()[0]]} is thinking. Also: rules, table, quit.") == 2
    assert said[-3:] == [f"{without.lost}."] * 2 + ["You have left the game."]


def test_between_rounds_every_line_has_its_answer() -> None:
    table = between([])
    said: list[str] = []
    plain = Plain(table, io.StringIO(), said.append, rules=lambda rule: f"the rule {rule}")
    plain.listed = ["draw"]  # of the round that is over
    for line, answer in {
        "rules uno.match\n": "the rule uno.match",
        "draw\n": "Round 1 is over. Waiting for Ada and Bo. Enter goes on. Also: rules, table, quit.",
        "1\n": "Round 1 is over. Waiting for Ada and Bo. Enter goes on. Also: rules, table, quit.",
        "help\n": "Round 1 is over. Waiting for Ada and Bo. Enter goes on. Also: rules, table, quit.",
        "table\n": "Round 1 is over. Waiting for Ada and Bo. Enter goes on.",
        "quit\n": "You have left the game.",
    }.items():
        plain.hear(line)
        assert said.pop() == answer and not said
