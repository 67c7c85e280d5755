"""One connection: never waited for; what it cannot read in time gives way to one whole view."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from tests.server.hand import run, settle
from websockets.frames import Frame, Opcode

from troef.server import messages as m
from troef.server import viewer as module
from troef.server.swift import frame
from troef.server.viewer import GONE, MOST_BYTES, MOST_MESSAGES, MOST_UNANSWERED, Viewer


class Socket:
    """Takes messages while it is open."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, message: bytes) -> None:
        await self.open.wait()
        self.sent.append(message)


def written(scenario: Callable[[Viewer, Socket], Awaitable[None]]) -> list[bytes]:
    async def opened() -> list[bytes]:
        socket = Socket()
        viewer = Viewer(0, lambda message: False, socket.send, lambda viewer: b"WHOLE")
        writer = asyncio.create_task(viewer.write())
        await settle()
        await scenario(viewer, socket)
        await settle()
        writer.cancel()
        return socket.sent

    return run(opened)


def test_messages_are_sent_in_order() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        for i in range(5):
            viewer.put(b"%d" % i)

    assert written(scenario) == [b"0", b"1", b"2", b"3", b"4"]


def test_nobody_waits_for_a_slow_socket_and_too_much_gives_way_to_one_whole_view() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        socket.open.clear()
        viewer.put(b"on its way")
        await settle()
        for i in range(3 * MOST_MESSAGES):
            viewer.put(b"%d" % i)
        assert viewer.overflows == 1
        socket.open.set()
        await settle()
        viewer.put(b"next")

    assert written(scenario) == [b"on its way", b"WHOLE", b"next"]


def test_few_large_messages_are_too_much_as_well() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        socket.open.clear()
        for _ in range(4):
            viewer.put(b"x" * (MOST_BYTES // 3))
        socket.open.set()

    assert written(scenario)[-1] == b"WHOLE"


def test_who_is_let_go_hears_what_waits_and_a_last_word() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        viewer.put(b"before")
        viewer.close(GONE, m.Gone("table-rests"))
        viewer.put(b"after")
        assert viewer.closed == GONE

    assert written(scenario) == [b"before", m.encode(m.Gone("table-rests"))]


def test_a_slow_viewer_that_is_let_go_needs_no_whole_view() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        socket.open.clear()
        for i in range(MOST_MESSAGES + 1):
            viewer.put(b"%d" % i)
        viewer.close()
        socket.open.set()

    assert written(scenario) == []


def test_requests_beyond_a_bound_wait_until_others_are_answered() -> None:
    async def scenario(viewer: Viewer, socket: Socket) -> None:
        for _ in range(MOST_UNANSWERED):
            assert viewer.free
            viewer.asks()
        assert not viewer.free
        more = asyncio.create_task(viewer.may_ask())
        await settle()
        assert not more.done()
        viewer.answer(m.Done("1", 1))
        await settle()
        assert more.done()

    assert written(scenario) == [m.encode(m.Done("1", 1))]


def test_the_bounds_hold_a_whole_view_with_room_to_spare() -> None:
    assert module.MOST_BYTES >= 8 * 64 * 1024


def test_what_the_socket_takes_is_written_at_once_and_never_overtakes() -> None:
    async def scenario() -> None:
        socket, takes, tried = Socket(), True, 0

        def write(messages: Sequence[bytes]) -> bool:
            nonlocal tried
            tried += 1
            if takes:
                socket.sent.extend(messages)
            return takes

        viewer = Viewer(0, write, socket.send, lambda viewer: b"WHOLE")
        writer = asyncio.create_task(viewer.write())
        await settle()
        viewer.put(b"0", b"1")
        assert socket.sent == [b"0", b"1"] and tried == 1, "together, without the writer"
        takes = False
        socket.open.clear()
        viewer.put(b"2")
        await settle()
        takes = True
        viewer.put(b"3")
        await settle()
        assert socket.sent == [b"0", b"1"] and tried == 2, "the third does not overtake the second, which is on its way"
        socket.open.set()
        await settle()
        viewer.put(b"4")
        viewer.put(b"5")
        assert socket.sent == [b"0", b"1", b"2", b"3", b"4", b"5"] and tried == 4
        writer.cancel()

    run(scenario)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
