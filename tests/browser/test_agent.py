"""The page for researchers, followed to its end: the agent it trains sits at a table, and friends come by a link."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.test_page import GAME, MINE, TITLE, asked_of, tap
from tests.shots.stage import DESK, PHONE, Server

from troef import games
from troef.core import record

AGENT, PLAYER = Path(__file__).parents[2] / "docs/agent.py", "agent.py:Agent"


def test_the_agent_of_the_page_is_played_against_with_a_friend_who_comes_by_link(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(AGENT, tmp_path)
    subprocess.run([sys.executable, AGENT.name, "1"], cwd=tmp_path, check=True, capture_output=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TROEF_PLAYERS", f"{GAME}={PLAYER}")
    server = Server(tmp_path / "tables.sqlite")
    try:
        host = people.come(server.address(), DESK)
        host.get_by_role("button", name=f"Friends: a table of {TITLE}").click()
        for number in (3, 4):
            chair = host.get_by_role("button", name=re.compile(f"^Chair {number}:"))
            for _ in range(9):
                if PLAYER not in (chair.get_attribute("aria-label") or ""):
                    chair.click()
        host.get_by_role("button", name="Lay the table for 4").click()
        host.locator(".wait").wait_for()
        friend = people.come("http://" + host.get_by_label("Link to this table").input_value(), PHONE)
        friend.get_by_label("Your name").fill("Wilma")
        friend.get_by_role("button", name="Sit down").click()
        expect(host.locator(".chair", has_text="Wilma")).to_be_visible()
        expect(host.locator(".chair", has_text=PLAYER)).to_have_count(2)
        host.get_by_role("button", name=re.compile("^Start")).click()
        both, turns = [host, friend], 0
        for page in both:
            page.locator(".game").wait_for()
        while ready := asked_of(both, MINE):
            tap(ready)
            turns += 1
        table = host.url.rsplit("/", 1)[-1]
        kept = record.read(host.request.get(server.address(f"/api/tables/{table}/record")).text(), games.load)
    finally:
        for context in people.contexts:
            context.close()
        server.stop()
    record.verify(kept)
    assert turns >= 18 and {act.seat for act in kept.acts} >= {0, 1, 2, 3}
