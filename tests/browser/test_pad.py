"""An evening with the box on the table and phones beside it: a pad for each game, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People, listed, serious, serious_in_both_lights
from tests.shots import pads
from tests.shots.stage import DESK, Server

SOON = 60_000  # a busy machine is no fault


@pytest.fixture(autouse=True)
def _patient() -> None:
    expect.set_options(timeout=SOON)


def button(page: Page, name: str) -> Locator:
    """A button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


def take_out(page: Page, game: str, *players: str) -> None:
    """Two taps from the first screen, then the names."""
    page.get_by_role("link", name="Score pad").click()
    button(page, game).click()
    fields = page.get_by_label(re.compile(r"^Player \d+$"))
    expect(fields.first).to_be_visible()
    while fields.count() > len(players):
        page.get_by_role("button", name=re.compile("^Without")).last.click()
    while fields.count() < len(players):
        button(page, "One more player").click()
    for i, player in enumerate(players):
        fields.nth(i).fill(player)
    button(page, "Take out the pad").click()
    expect(page.locator(".book .entry")).to_be_visible()


def tap(page: Page, *faces: str) -> None:
    """Faces of the keypad, by their codes."""
    for face in faces:
        page.locator(f'.key[data-face="{face}"]').click()


def hold(page: Page, lift: Locator) -> None:
    """Lifts by the keyboard."""
    lift.focus()
    page.keyboard.down("Enter")
    expect(lift).to_have_count(0)
    page.keyboard.up("Enter")


def slide(page: Page, lift: Locator) -> None:
    """A finger on the tube, upwards; without it nothing is lifted."""
    box = lift.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()  # an elbow
    expect(lift).to_be_visible()
    page.mouse.down()
    page.mouse.move(x, y - 100, steps=4)
    expect(lift).to_have_count(0)
    page.mouse.up()


def totals(page: Page, *points: str) -> None:
    """Waits until the last line says so."""
    expect(page.locator(".pad tfoot b")).to_have_text(list(points))


def test_uno_with_a_correction_two_phones_a_reload_and_a_kill(people: People, server: Server) -> None:
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo", "Cy")
    button(page, "Next: Bo").click()  # Ada is out
    tap(page, "3", "5", "1", "R")
    button(page, "Next: Cy").click()
    page.get_by_label("or type the sum").fill("40")
    button(page, "Write it down").click()
    totals(page, "69", "0", "0")
    expect(page.locator(".hints")).to_contain_text("Bo deals")

    other = people.come(page.url)
    totals(other, "69", "0", "0")
    expect(other.get_by_text("You are looking on")).to_be_visible()
    page.get_by_role("button", name="Round 1, Cy: 0").click()
    page.get_by_label("or type the sum").fill("50")
    button(page, "Correct it").click()
    totals(other, "79", "0", "0")
    expect(page.locator(".pad s")).to_have_text("40")

    tap(page, "7")  # not yet written down
    page.reload()
    expect(page.locator(".chips")).to_have_text("7")
    server.kill()
    button(page, "Next: Bo").click()
    expect(page.get_by_role("status").first).to_be_visible()
    server.start()
    for phone in (page, other):
        expect(phone.locator("tr.now")).to_contain_text("…")
    totals(other, "79", "0", "0")

    button(page, "More").click()
    button(page, "Take the last line back").click()
    expect(other.locator("tr.now")).to_have_count(0)
    button(page, "Other phones").click()
    page.get_by_role("switch", name=re.compile("They may write")).click()
    button(other, "Bo").click()  # who are you?
    expect(other.get_by_role("heading", name="What does Bo still hold?")).to_be_visible()
    expect(other.locator(".who")).to_have_count(0)
    tap(other, "9", "9")
    button(other, "Write it down").click()
    expect(page.locator("tr.now td").nth(2)).to_have_text("…")
    third = people.come(page.url)
    expect(button(third, "Bo")).to_be_disabled()


def test_who_was_out_is_corrected_with_the_two_lines_it_concerns(people: People, server: Server) -> None:
    people.expected += "|409"
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo", "Cy")
    summed(page, "0", "20", "30")
    totals(page, "50", "0", "0")
    page.get_by_role("button", name="Round 1, Ada: 50").click()
    page.get_by_label("or type the sum").fill("20")
    expect(page.get_by_role("alert")).to_contain_text("Somebody has gone out")
    page.locator(".who button").nth(1).click()
    page.get_by_label("or type the sum").fill("")  # nothing is left
    expect(page.get_by_text("Ada 50 → 0 · Bo 0 → 50")).to_be_visible()
    button(page, "Correct it").click()
    totals(page, "0", "50", "0")
    expect(page.locator(".pad s")).to_have_text(["0", "20"])
    button(page, "More").click()
    button(page, "Take the last line back").click()
    totals(page, "50", "0", "0")
    button(page, "More").click()
    button(page, "What was written").click()
    expect(page.locator(".log li").nth(0)).to_contain_text("Taken back: round 1, Bo")
    expect(page.locator(".log li").nth(3)).to_contain_text("Round 1: Ada, corrected")


def summed(page: Page, *sums: str) -> None:
    """A round, player by player."""
    for points in sums:
        page.get_by_label("or type the sum").fill(points)
        page.locator(".entry > .btn.strong").click()


def test_what_is_tapped_in_haste_is_not_taken_for_more(people: People, server: Server) -> None:
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo", "Cy")
    page.locator(".entry > .btn.strong").dblclick()  # Ada is out; Bo is not
    expect(page.locator("tr.now td")).to_have_text(["1", "…", "–", "–"])
    expect(button(page, "Next: Cy")).to_be_visible()
    button(page, "More").click()
    button(page, "Take the last line back").click()
    expect(page.locator("tr.now")).to_have_count(0)
    tap(page, "4")
    button(page, "Next: Cy").click()
    button(page, "Next: Ada").click()  # whose line is missing again
    expect(page.get_by_role("heading", name="What does Ada still hold?")).to_be_visible()
    tap(page, "0", "0")
    expect(page.locator(".sum")).to_have_text("0")
    button(page, "Write it down").click()
    totals(page, "0", "0", "4")


def test_a_line_that_is_refused_is_asked_again_also_when_the_next_is_on_its_way(people: People, server: Server) -> None:
    people.expected += "|409"
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo", "Cy")
    page.route("**/api/pads/*", lambda route: None)  # held
    for points in ("20", "99999"):  # more than all cards are worth
        page.get_by_label("or type the sum").fill(points)
        page.locator(".entry > .btn.strong").click()
    expect(page.get_by_role("heading", name="What does Cy still hold?")).to_be_visible()
    page.unroute("**/api/pads/*")  # and let go
    expect(page.get_by_role("alert")).to_contain_text("That does not fit here")
    expect(page.get_by_role("heading", name="What does Bo still hold?")).to_be_visible()
    expect(page.get_by_label("or type the sum")).to_have_value("99999")
    expect(page.locator("tr.now td")).to_have_text(["1", "…", "–", "–"])


def test_a_line_that_was_lost_on_its_way_is_sent_again(people: People, server: Server) -> None:
    people.expected += "|ERR_FAILED"
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo")
    page.route("**/api/pads/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    button(page, "Next: Bo").click()
    expect(page.get_by_role("status").first).to_be_visible()
    page.unroute("**/api/pads/*")  # the socket was there all the time
    expect(page.locator("tr.now td")).to_have_text(["1", "…", "–"])
    expect(page.get_by_text(re.compile("server does not answer|away", re.I))).to_have_count(0)


def enter(page: Page, *lines: tuple[str, str]) -> None:
    """Predictions and tricks, player by player."""
    for said, won in lines:
        tap(page, said)
        tap(page, won)


def gained(page: Page, round: int, *points: str) -> None:
    """Waits until a round has brought so much."""
    expect(page.locator(".pad tbody tr").nth(round - 1).locator("td b")).to_have_text(list(points))


def test_sixth_sense_scores_the_worked_examples_and_says_what_does_not_add_up(people: People, server: Server) -> None:
    people.expected += "|409"
    page = people.come(server.address())
    take_out(page, "6th Sense", "Ada", "Bo", "Cy", "Dirk")
    expect(page.locator(".hints")).to_contain_text("14 cards each · 13 tricks")
    enter(page, ("4", "6"))
    button(page, "Ada, said: 4").click()
    tap(page, "5")  # what was written is written anew at once
    expect(page.locator(".lines .points").first).to_have_text("−1")
    button(page, "More").click()
    for _ in range(2):
        button(page, "Take the last line back").click()
        expect(page.locator(".drawer")).to_have_count(0)
        button(page, "More").click()
    page.keyboard.press("Escape")
    button(page, "Ada, said: –").click()
    button(page, "blue").click()
    expect(button(page, "blue")).to_have_attribute("aria-pressed", "true")
    # the rules' examples 3 and 6
    enter(page, ("4", "6"))
    expect(page.locator(".lines .points").first).to_have_text("−2")
    enter(page, ("4", "2"), ("4", "4"), ("1", "1"))
    gained(page, 1, "−2", "−2", "+4", "+1")
    expect(page.get_by_role("img", name="Trump: blue")).to_be_visible()
    enter(page, ("6", "7"), ("6", "8"), ("0", "0"), ("1", "0"))
    gained(page, 2, "−1", "−1", "0", "−1")
    enter(page, ("6", "9"), ("0", "2"), ("2", "2"), ("0", "0"))
    gained(page, 3, "+9", "−2", "+2", "0")
    totals(page, "6", "−5", "6", "0")
    page.get_by_role("button", name="Round 3, Dirk: ").click()
    button(page, "Dirk, won: 0").click()
    tap(page, "9")
    button(page, "Correct it").click()
    expect(page.get_by_role("alert")).to_contain_text("it must be 13 to 18")
    tap(page, "1")
    expect(page.get_by_text("Dirk 0 → −1")).to_be_visible()  # before it is made
    button(page, "Correct it").click()
    totals(page, "6", "−5", "6", "−1")
    expect(page.locator(".pad s")).to_have_text("0 → 0")


def test_the_dealer_is_told_how_many_cards_and_tricks_for_every_number_of_players(
    people: People, server: Server
) -> None:
    page = people.come(server.address("/pad/new/sixth-sense"))
    said = page.locator(".facts")
    expect(said).to_contain_text("14 cards each · 13 tricks · 6 rounds")
    page.get_by_role("button", name=re.compile("^Without")).last.click()
    expect(said).to_contain_text("take one colour out · Player 1 deals · Player 2 begins · 15 cards each · 14 tricks")
    for told in (
        "14 cards each · 13 tricks · 6",
        "14 cards each · 13 tricks · 4",
        "13 cards each · 12",
        "11 cards each · 10",
    ):
        button(page, "One more player").click()
        expect(said).to_contain_text(told)
    button(page, "Draw").click()
    expect(page.locator('[aria-checked="true"], [aria-pressed="true"]').first).to_be_visible()


def test_companeros_to_its_end_by_keyboard(people: People, server: Server) -> None:
    page = people.come(server.address(), DESK)
    take_out(page, "Compañeros", "Ana", "Bo", "Cy")
    for name, points in (("Next: Bo", "51"), ("Next: Cy", "28"), ("Write it down", "36")):
        page.get_by_label("or type the sum").focus()
        page.keyboard.type(points)
        expect(button(page, name)).to_be_visible()
        page.keyboard.press("Enter")
    totals(page, "51", "28", "36")
    expect(page.get_by_role("heading", name="Ana wins")).to_be_visible()
    page.get_by_role("button", name="Round 1, Bo: 28").press("Enter")
    page.get_by_label("or type the sum").fill("60")
    expect(page.get_by_text("Bo 28 → 60")).to_be_visible()
    button(page, "Correct it").press("Enter")
    expect(page.get_by_role("heading", name="Bo wins")).to_be_visible()
    assert serious(page) == []


def test_the_next_match_is_found_by_every_phone_and_knows_the_matches_before(people: People, server: Server) -> None:
    page = people.come(server.address())
    take_out(page, "SIX", "Ada", "Bo")
    other = people.come(page.url)
    for face, then in (("18", "Next: Bo"), ("3", "Write it down")):
        tap(page, face)
        button(page, then).click()
    expect(other.get_by_role("heading", name="Ada wins")).to_be_visible()
    button(page, "Again, same people").click()
    button(page, "Take out the pad").click()
    expect(page.locator(".book .entry")).to_be_visible()
    button(other, "To the next match").click()
    totals(other, "0", "0")
    button(other, "More").click()
    button(other, "Earlier matches").click()
    expect(other.locator(".drawer li")).to_have_text(re.compile("SIX · Ada wins\\s*Ada 7 · Bo 1"))
    other.locator(".drawer li button").click()
    totals(other, "7", "1")


def test_the_piles_of_companeros_worked_example_are_worth_what_it_says(people: People, server: Server) -> None:
    page = people.come(server.address())
    take_out(page, "Compañeros", "Ana", "Bo", "Cy", "Dirk", "Eva", "Fons")
    for pile, name in ((("7", "4"), "Bo"), (("8", "1"), "Cy"), (("6",), "Dirk"), ((), "Eva"), ((), "Fons")):
        tap(page, *pile)
        button(page, f"Next: {name}").click()
    expect(page.get_by_text("The whole deck is 330. Not yet counted: 304.")).to_be_visible()
    button(page, "Write it down").click()
    totals(page, "11", "9", "6", "0", "0", "0")


def test_six_with_a_timer_lifted_early_and_late_and_the_strokes(people: People, server: Server) -> None:
    people.own = (*people.own, "http://table.example")  # an address of the network: no wake lock, no clipboard
    page = people.come(server.address("", "table.example"))
    take_out(page, "SIX", "Ada", "Bo")
    found = {"pad": serious(page)}
    button(page, "Hidden timer").click()
    for stage, late in enumerate((False, True, False), 1):
        button(page, "Turn the glass").click()
        lift = button(page, "Lift the tube")
        expect(lift).to_be_visible()
        page.wait_for_function("() => document.querySelector('video.awake')?.paused === false")
        if late:
            page.reload()
            page.wait_for_timeout(1000 * 145 // server.speed)
        hold(page, lift) if late else slide(page, lift)
        expect(page.get_by_role("heading", name="The sand is gone" if late else "There is sand left")).to_be_visible()
        expect(page.locator("video.awake")).to_have_count(0)
        page.get_by_role("group", name="Who rolled last?" if late else "Who lifted?").get_by_text("Bo").click()
        expect(page.locator(".say")).to_contain_text("Bo puts the top secured card back")
        found[f"stage {stage}"] = serious(page)
        if stage < 3:
            button(page, f"On to stage {stage + 1}").click()
            expect(page.locator(".say")).to_contain_text("Bo starts")
    button(page, "Count the strokes").click()
    tap(page, "3", "6", "17")
    button(page, "Next: Bo").click()
    tap(page, "18")
    button(page, "Write it down").click()
    totals(page, "8", "7")
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    page.get_by_role("button", name="Round 1, Bo: 7").click()
    tap(page, "16")
    button(page, "Correct it").click()
    totals(page, "8", "12")
    expect(page.locator(".pad s")).to_have_text("18")
    assert not any(found.values()), listed(found)


def test_the_strokes_of_the_own_box_and_its_measured_glass_are_kept(people: People, server: Server) -> None:
    page = people.come(server.address("/pad/new/six"))
    strokes = page.get_by_role("group", name="Strokes").get_by_role("spinbutton")
    strokes.nth(17).fill("6")
    strokes.nth(17).press("Tab")
    button(page, "I have turned it").click()
    button(page, "The sand is gone").click()
    expect(page.get_by_text("No sand timer runs like that")).to_be_visible()
    page.clock.install()
    button(page, "I have turned it").click()
    page.clock.fast_forward(137_000)
    button(page, "The sand is gone").click()
    expect(page.get_by_text("Set: about 137 seconds")).to_be_visible()
    page.reload()
    expect(strokes.nth(17)).to_have_value("6")
    expect(page.get_by_text("Set: about 137 seconds")).to_be_visible()
    least = page.get_by_label("Sand, at least")
    expect(least).to_have_value("135")
    button(page, "As in the game again").click()
    expect(least).to_have_value("115")
    button(page, "Take out the pad").click()
    tap(page, "18")
    expect(page.locator(".sum")).to_have_text("6")


def test_a_sheet_is_printed_on_white_with_its_name_and_without_buttons(people: People, server: Server) -> None:
    page = people.come(server.address(), dark=True)
    take_out(page, "UNO", "Ada", "Bo")
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    expect(page.locator("h1.printed")).to_contain_text("UNO · ")
    expect(page.locator(".entry")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_names_go_away_and_a_pad_is_forgotten(people: People, server: Server) -> None:
    page = people.come(server.address())
    take_out(page, "UNO", "Ada", "Bo")
    button(page, "More").click()
    button(page, "Take all names away").click()
    expect(page.locator(".pad th").nth(1)).to_have_text("Ada")
    button(page, "For good: take all names away").click()
    expect(page.locator(".pad th").nth(1)).to_have_text("Player 1")
    page.goto(server.address("/pad"))
    page.get_by_role("button", name=re.compile("^Forget UNO")).click()
    expect(page.get_by_text("Pads of this device")).to_have_count(0)


def test_the_rules_answer_what_happened_with_an_id_and_why(people: People, server: Server) -> None:
    page = people.come(server.address("/pad"))
    button(page, "The rules of UNO").click()
    page.get_by_role("searchbox").fill("stock empty")
    answer = page.locator(".rules .item").first
    expect(answer).to_contain_text("uno.stock.empty")
    expect(answer).to_contain_text("Why: Without it the game could stand still or never end.")
    assert serious(page) == []


FOCUSABLE = """() => {
  const open = document.querySelector('.drawer');
  const all = (open ?? document).querySelectorAll('a[href], button, input, select, textarea, [tabindex]');
  return [...all].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
}"""


def out_of_reach(page: Page) -> list[str]:
    """What can be pressed or filled in, and Tab never comes to."""
    n = page.evaluate(f"({FOCUSABLE})().map((one, i) => (one.dataset.reach = i)).length")
    page.evaluate("(document.querySelector('.drawer') ?? document.activeElement).focus()")
    for _ in range(n + 3):
        page.keyboard.press("Tab")
        page.evaluate("delete document.activeElement.dataset.reach")
    left: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-reach]')].map((one) => one.outerHTML.slice(0, 90))"
    )
    return left


def test_every_screen_is_clean_in_both_lights_and_whole_by_keyboard(people: People, server: Server) -> None:
    page, found = people.come(server.address()), dict[str, list[str]]()
    for screen in pads.SCREENS:
        screen.prepare(page, server.address())
        found[screen.name] = serious_in_both_lights(page)
        found[f"{screen.name} by keyboard"] = out_of_reach(page)
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("language", ["nl", "en", "fr", "de", "es", "it", "pt", "da"])
def test_every_language_fits_the_smallest_phone(people: People, server: Server, language: str) -> None:
    page = people.come(server.address(), locale=language)
    for path in ("/pad", "/pad/new/six", "/pad/clock"):
        page.goto(server.address(path))
        expect(page.locator("main .btn").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    page.goto(server.address("/pad/new/sixth-sense"))
    page.locator(".go").click()
    expect(page.locator(".entry .key").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []


def test_nothing_is_wider_than_the_smallest_phone(people: People, server: Server) -> None:
    page = people.come(server.address())
    for game in ("UNO", "6th Sense", "SIX", "Compañeros"):
        take_out(page, game, "Maximiliane", "Bartholomew", "Cy")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, game
        assert serious(page) == []
        page.goto(server.address())
