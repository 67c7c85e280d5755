"""After a match: the replay and links into it. Before one: hints and the first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import People, serious
from tests.shots import moments
from tests.shots.stage import DESK, PHONE, Server, Size, Wire

from troef.server.entries import Settings

GAME = "companeros"
PLAY_NOW = re.compile("Compañeros.*Play now")


def finished() -> Wire:
    """A match that is over, at a table of ours; there was a tie in it."""
    tied = False

    def over(view: dict[str, Any], table: dict[str, Any]) -> bool:
        nonlocal tied
        settled = bool(view["tied"]) and view["phase"] == "pick"
        tied = settled or (tied and any(view["taken"]))  # nobody has taken anything: another match
        return tied and table["phase"] == "over"

    moment = next(one for one in moments.listed(GAME) if one.name == "end")
    return Wire(*moments.find(moment._replace(when=over))[1:])


def at_the_table(people: People, server: Server, wire: Wire, size: Size) -> Page:
    """Somebody opens the table of a moment."""
    page = people.come("about:blank", size)
    wire.open(page.context)
    page.goto(server.address(f"/t/{wire.room.table}"))
    return page


def replay(people: People, server: Server, size: Size, *, dark: bool = False, at: str = "") -> tuple[Page, Wire]:
    """Somebody opens the replay of a finished match."""
    wire = finished()
    page = people.come("about:blank", size, dark=dark)
    wire.open(page.context)
    page.goto(server.address(f"/replay/{wire.room.table}{at}"))
    page.locator(".scrub").wait_for()
    return page, wire


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_replay_goes_step_by_step_through_any_eyes_and_its_link_leads_back(
    people: People, server: Server, size: Size
) -> None:
    page, wire = replay(people, server, size)
    acts = wire.room.playing().acts
    expect(page.locator(".scrub .now")).to_contain_text(f"Move 0 of {len(acts)}")
    page.get_by_role("button", name="One on", exact=True).click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub .now")).to_contain_text("Move 2 of")
    page.get_by_role("button", name="To the next special moment").click()
    expect(page.locator(".ladder .cut")).to_contain_text("a tie")
    other = wire.room.playing().names[1]
    page.get_by_label("Whose eyes").select_option(label=f"through {other}’s eyes")
    expect(page.locator(".turnline")).to_contain_text(other)
    page.get_by_label("Whose eyes").select_option("open")
    expect(page.locator(".hands li")).to_have_count(len(wire.room.chairs))
    page.get_by_role("slider").fill("7")
    link = page.url.split("/replay")[0] + f"/replay/{wire.room.table}/1/7/1"
    page.goto(link)
    expect(page.locator(".scrub .now")).to_contain_text("Move 7 of")
    expect(page.locator(".turnline")).to_contain_text(other)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator(".game.ended")).to_be_visible()
    assert serious(page) == []


def test_a_match_is_replayed_from_its_score_sheet(people: People, server: Server) -> None:
    wire = finished()
    page = at_the_table(people, server, wire, PHONE)
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.go_back()
    expect(page.locator(".ended, .winner").first).to_be_visible()


def test_back_from_the_score_sheet_leads_to_the_board(people: People, server: Server) -> None:
    wire = finished()
    page = at_the_table(people, server, wire, PHONE)
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator("main.end")).to_be_visible()
    page.go_back()
    expect(page.locator(".game.ended")).to_be_visible()
    assert page.url.endswith(f"/t/{wire.room.table}")


class ByOne(Wire):
    """A match that was won with one point."""

    def view(self) -> dict[str, Any]:
        view = super().view()
        view["table"]["outcome"]["points"] = [1 for _ in self.room.chairs]
        return view


class Late(Wire):
    """A move arrives when the match has ended: it is refused, with the view as it is by then."""

    def _answer(self, said: dict[str, Any]) -> dict[str, Any] | None:
        if said["t"] != "act":
            return None
        self.room = finished().room
        return {"t": "refused", "message": "not-your-turn", "rule": None, "args": {"seat": 0}}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=lambda size: size.name)
def test_a_late_refusal_does_not_hide_the_winner(people: People, server: Server, size: Size) -> None:
    laying = moments.find(next(one for one in moments.listed(GAME) if one.name == "lay"))
    wire = Late(laying.room, laying.seat)
    page = at_the_table(people, server, wire, size)
    page.locator(".hand button").first.click()
    page.locator("button.go:not(.idle)").click()
    expect(page.locator(".game.ended .turnline")).to_contain_text(re.compile("wins?"))
    expect(page.locator(".turnline.refuse")).to_have_count(0)


def test_one_point_is_one_point(people: People, server: Server) -> None:
    ended = finished()
    wire = ByOne(ended.room, ended.seat)
    page = at_the_table(people, server, wire, PHONE)
    expect(page.locator(".turnline")).to_contain_text(re.compile(r"· 1 point\s*$"))
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator(".winner")).to_contain_text(re.compile(r"with 1 point\s*$"))


def test_whoever_plays_on_is_not_asked_again(people: People, server: Server) -> None:
    page = people.come(server.address(), PHONE)
    page.get_by_role("button", name=PLAY_NOW).click()
    yes = page.get_by_role("button", name="Show me how")
    yes.wait_for()
    page.locator(".turnline.mine").wait_for()
    page.locator(".hand button").first.click()
    page.locator("button.go:not(.idle)").click()
    expect(yes).to_have_count(0)


def test_a_hint_names_a_move_marks_its_card_and_it_can_be_made(people: People, server: Server) -> None:
    page = people.come(server.address(), DESK)
    page.get_by_role("button", name=PLAY_NOW).click()
    page.locator(".turnline.mine").wait_for()
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".turnline.mine")).to_contain_text(re.compile("^ ?(Lay|Take) "))
    hinted = page.locator(".hinted button, button.hinted").first
    hinted.click()
    page.locator("button.go:not(.idle)").click()
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_first_game_is_offered_once_shows_what_to_do_and_can_be_left(people: People, server: Server) -> None:
    page = people.come(server.address(), PHONE)
    page.get_by_role("button", name=PLAY_NOW).click()
    page.get_by_role("button", name="Show me how").click()
    page.locator(".turnline.mine").wait_for()
    expect(page.locator(".hinted")).to_have_count(1)
    coach = page.get_by_role("complementary", name="Your first game")
    expect(coach).to_contain_text("Lay any card")
    page.locator(".hinted button").click()
    page.locator("button.go:not(.idle)").click()
    page.reload()
    expect(coach.get_by_role("button", name="End the lesson")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    page.get_by_role("button", name="End the lesson").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.locator(".turnline.mine").wait_for()
    expect(coach).to_have_count(0)
    page.goto(server.address())
    page.get_by_role("button", name=PLAY_NOW).click()
    page.locator(".turnline.mine").wait_for()
    expect(page.get_by_role("button", name="Show me how")).to_have_count(0)


def test_a_hint_of_a_lesson_that_comes_too_late_is_no_refusal_but_one_asked_for_is(
    people: People, server: Server
) -> None:
    wire = Wire(*moments.find(next(one for one in moments.listed(GAME) if one.name == "lay"))[1:])
    wire.room.settings = Settings(hints="all")
    wire.answer = {"t": "refused", "message": "table-nothing-to-advise", "rule": "", "args": {}}
    page = at_the_table(people, server, wire, PHONE)
    page.get_by_role("button", name="Show me how").click()
    while not any(wish["t"] == "hint" for wish in wire.wishes):
        page.wait_for_timeout(50)
    page.wait_for_timeout(300)  # a refusal stands for some seconds
    assert not page.locator(".turnline.refuse").count()
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".turnline.refuse")).to_contain_text("nothing for you to decide")
