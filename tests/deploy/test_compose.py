"""The example with several servers: its parts fit together, and every server understands its line."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import yaml  # type: ignore[import-untyped]

from troef.server.lease import LEAVING_SECONDS
from troef.terminal.commands import serve

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text()
SERVICES: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]
UVICORN_SECONDS = 3  # that connections have to end


def asked() -> dict[str, Any]:
    """What the servers are asked, as the command line understands it."""
    (words,) = re.findall(r"^ENTRYPOINT (\[.*\])$", CONTAINERFILE, re.M)
    entry: list[str] = json.loads(words)
    assert entry[1] == "serve"
    return dict(serve.command.make_context("serve", [*entry[2:], *SERVICES["troef"]["command"]]).params)


def test_the_servers_understand_what_they_are_asked_and_find_the_others() -> None:
    params, given = asked(), SERVICES["postgres"]["environment"]
    database, bus = urlsplit(params["database"]), urlsplit(params["bus"])
    assert (database.scheme, database.hostname, bus.scheme, bus.hostname) == ("postgresql", "postgres", "nats", "nats")
    account = (given["POSTGRES_USER"], given["POSTGRES_PASSWORD"], given["POSTGRES_DB"])
    assert (database.username, database.password, database.path.strip("/")) == account
    assert {database.hostname, bus.hostname} <= set(SERVICES) and params["proxies"] == "*"


def test_every_part_that_is_named_is_there() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert ("image" in service) != ("build" in service)
    build = SERVICES["troef"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).resolve() == ROOT / "deploy" / "Containerfile"
    assert SERVICES["balancer"]["command"].endswith(f"--to troef:{asked()['port']}")


def test_a_server_has_the_time_to_hand_its_tables_over() -> None:
    grace = SERVICES["troef"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > LEAVING_SECONDS + UVICORN_SECONDS


def test_the_settings_of_the_environment_are_ones_that_somebody_reads() -> None:
    texts = [path.read_text() for path in (ROOT / "deploy").iterdir()]
    source = "".join(path.read_text() for path in (ROOT / "src" / "troef").rglob("*.py"))
    for name in set(re.findall(r"\bTROEF_[A-Z_]+\b", os.linesep.join(texts))):
        assert f'"{name}"' in source, name
