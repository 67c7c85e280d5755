"""What the documents say of the server is so: every message has an example that fits its type; the bot plays."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click
import msgspec
import pytest
from tests.server.client import Client, open_table
from tests.server.harness import Server

from troef.server import api, pads
from troef.server import messages as m
from troef.terminal.commands.serve import command

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text()
FROM_CLIENT = get_args(m.Hello | m.Ping | m.Pulse | m.AnyRequest)
FROM_SERVER = get_args(m.Answer)


def examples(part: str) -> dict[str, str]:
    """The example below every heading of a part of the document."""
    text = PROTOCOL.split(f"## {part}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^### (\S+)\n.*?^```json\n(.*?)\n```", text, re.S | re.M))


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("part, kinds", [("What a client says", FROM_CLIENT), ("What the server says", FROM_SERVER)])
def test_every_message_is_explained_and_nothing_else(part: str, kinds: tuple[Any, ...]) -> None:
    assert sorted(examples(part)) == sorted(tag_of(kind) for kind in kinds)


@pytest.mark.parametrize("kind", (*FROM_CLIENT, *FROM_SERVER), ids=tag_of)
def test_the_example_of_a_message_fits_its_type_and_shows_every_field(kind: Any) -> None:
    part = "What a client says" if kind in FROM_CLIENT else "What the server says"
    text = examples(part)[tag_of(kind)]
    assert type(msgspec.json.decode(text, type=kind)) is kind
    known = {"t", *kind.__struct_fields__}
    assert msgspec.json.decode(text).keys() <= known
    needed = {name for name in known if name not in ("t", "bot", "text", "preset", "since")}
    assert needed <= msgspec.json.decode(text).keys() | {"verdict"}


@pytest.mark.parametrize("name", ["OpenTable", "TakeSeat", "Token", "TakeGift", "Refused"])
def test_the_example_of_a_body_fits_its_type(name: str) -> None:
    (text,) = re.findall(rf"^```json {name}\n(.*?)\n```", PROTOCOL, re.S | re.M)
    msgspec.json.decode(text, type=getattr(api, name))


@pytest.mark.parametrize("kind", [pads.OpenPad, pads.Try, pads.PadWish], ids=lambda kind: kind.__name__)
def test_the_examples_of_a_pad_fit_their_types(kind: Any) -> None:
    (text,) = re.findall(rf"^```json {kind.__name__}\n(.*?)\n```", PROTOCOL, re.S | re.M)
    for line in text.splitlines():
        msgspec.json.decode(line, type=kind)


def test_every_wish_of_a_pad_has_an_example() -> None:
    wishes = get_args(get_type_hints(pads.PadWish)["wish"])
    assert all(f'"do": "{tag_of(wish)}"' in PROTOCOL for wish in wishes)


def test_the_options_of_the_server_are_those_it_has() -> None:
    hosting = (DOCS / "hosting.md").read_text()
    options = {o.opts[0]: o for o in command.params if isinstance(o, click.Option)}
    assert set(re.findall(r"--[a-z][a-z-]+", hosting)) <= options.keys()
    for name, default in re.findall(r"^\| `(--[a-z-]+)` \|.*\| (\d+) \|$", hosting, re.M):
        assert options[name].default == int(default)


def test_the_bot_of_the_documents_takes_a_seat_and_plays_to_the_end(server: Server) -> None:
    async def scenario() -> None:
        table, token = open_table(server.base, "companeros", chairs=3)
        async with Client(server.base, table, token) as ada:
            bot = DOCS / "write-a-bot-remote.py"
            bots = [subprocess.Popen([sys.executable, str(bot), server.base, ada.table["code"]]) for _ in range(2)]
            await ada.ask("seed", entropy="ab" * 16)
            await ada.until(lambda: all(chair["seeded"] for chair in ada.table["chairs"]))
            assert (await ada.ask("start"))["t"] == "done"
            await ada.play(lambda client: client.moves[0], lambda client: client.phase == "over")
            assert [await asyncio.to_thread(bot.wait, 60) for bot in bots] == [0, 0]
            assert [chair["name"] for chair in ada.table["chairs"]] == ["Ada", "Robo", "Robo 2"]

    asyncio.run(asyncio.wait_for(scenario(), 200))
