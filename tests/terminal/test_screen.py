"""The full screen, played by keys; and every frame as wide and as high as the screen."""

from __future__ import annotations

import asyncio
import io
import random
import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Run
from tests.terminal.test_play import SIX, SPEED
from textual.app import App

from troef import bots, games
from troef.core.driver import Driver, bot_luck
from troef.core.game import Game
from troef.locales import languages
from troef.terminal.commands.rules import page
from troef.terminal.games import anything
from troef.terminal.live import frame as frame_module
from troef.terminal.live import show
from troef.terminal.live.app import FullScreen
from troef.terminal.live.frame import Look, frame, offer_of, story_width, told
from troef.terminal.live.laid import Wishes, local
from troef.terminal.live.local import LocalTable
from troef.terminal.live.offer import offered
from troef.terminal.live.plain import Plain
from troef.terminal.live.scene import Line, width_of

TERMINAL = Path(frame_module.__file__).parents[1]
KEYS = games.keys()
SHORT = {"uno": ("target=60",), "six": SIX, "sixth-sense": ("target=2",)}


def laid(key: str, seats: int | None = None, people: int = 1, *options: str, speed: float = 2000.0) -> LocalTable:
    """A table of Ada (and others) with a fast clock."""
    return local(games.load(key), Wishes(seats, "heuristic", people, None, "en", None, options, 5, "normal", speed))


def text(lines: list[Line]) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in lines)


def full_screen(table: LocalTable) -> FullScreen:
    return FullScreen(table, page(table.game, "en"))


def next_key(app: FullScreen, luck: random.Random) -> str | None:
    """What a person presses: Enter where the screen says so, otherwise a key that stands on it."""
    table = app.sitting
    if table.phase in ("curtain", "between"):
        return "enter"
    if app.look.asking:
        return app.look.asking[0].key
    if not table.moves:
        return None
    offer = offer_of(table)
    keys = [held.key for held in offer.held if held.moves] or [free.key for free in offer.free]
    return next((key for key in keys if key), None) or luck.choice(["down", "enter"])


async def played(app: FullScreen, size: tuple[int, int]) -> None:
    """A whole match by keys."""
    luck = random.Random(1)
    async with app.run_test(size=size) as pilot:
        async with asyncio.timeout(300):
            while app.sitting.phase != "over":
                if (key := next_key(app, luck)) is not None:
                    await pilot.press(key)
                else:
                    await asyncio.sleep(0.001)
                assert all(width_of(line) == size[0] for line in app.canvas.lines)
        await pilot.pause()
        assert "win" in text(app.canvas.lines)
        await pilot.press("q")


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_match_is_played_by_keys(key: str) -> None:
    table = laid(key, None, 1, *SHORT.get(key, ()), speed=SPEED.get(key, 2000))
    asyncio.run(played(full_screen(table), (80, 24)))
    assert any(act.seat == 0 for act in table.match.acts)


@pytest.mark.slow
def test_a_finished_match_is_followed_by_another_at_the_same_table() -> None:
    async def again() -> None:
        table = laid("companeros", 3)
        table.stays = True
        app = full_screen(table)
        luck = random.Random(1)
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(300):
            for matches in (1, 2):
                while table.phase != "over":
                    await (pilot.press(key) if (key := next_key(app, luck)) else asyncio.sleep(0.001))
                await pilot.pause()
                assert "s lays another match" in text(app.canvas.lines) and len(table.finished) == matches
                await pilot.press("s")
                await pilot.pause()
            first, second = table.finished
            assert first.commit != second.commit != table.match.commit
            assert (table.phase == "playing" and table.match.acts == []) or table.match.view(0)["trick"] == 1

    asyncio.run(again())


def test_two_people_play_a_match_at_one_keyboard() -> None:
    table = laid("companeros", 3, 2)
    asyncio.run(played(full_screen(table), (100, 30)))
    assert {act.seat for act in table.match.acts} == {0, 1, 2}


def stepped(key: str, seats: int, acts: int, seed: int) -> LocalTable:
    """A table some acts into a match of bots, seen by seat 0."""
    table = laid(key, seats)
    game: Game = table.game
    players = [bots.maker(game, "random")(bot_luck(seed, 0, seat)) for seat in range(seats)]
    Driver(table.match, players, bot_luck(seed, 0, -1)).play(acts)
    table._look_through(0)
    table.phase = "over" if table.match.over() else "playing"
    return table


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_cut_in_any_game_at_any_number_of_seats(key: str, size: tuple[int, int]) -> None:
    for seats in games.load(key).seats:
        for acts in (0, 7, 40, 133):
            table = stepped(key, seats, acts, seats)
            shown = frame(table, Look(), *size)
            assert len(shown) == size[1] and all(width_of(line) == size[0] for line in shown)
            whole = text(shown)
            for name in table.words.names:
                assert name in whole, f"{name} of {seats} after {acts} acts"
            for held in offer_of(table).held:
                assert held.card in whole
            for free in offer_of(table).free:
                assert table.words.move(free.move) in whole
            assert "…" not in whole, whole


@pytest.mark.parametrize("language", languages())
def test_people_without_names_have_some_in_their_language_and_their_own_is_whole(language: str) -> None:
    for key in KEYS:
        seats = games.load(key).seats[-1]
        wishes = Wishes(seats, "random", 2, None, language, None, (), 5, "normal")
        table = local(games.load(key), wishes)
        table.phase = "playing"
        table._look_through(0)
        own = f"{table.words.message('pad-player', {'n': 1})} ({table.words.message('t-you')})"
        assert table.words.names[0] in own and ("Player" in own) is (language == "en")
        assert f" {own} " in text(frame(table, Look(), 80, 24)), key


def test_ten_seats_of_uno_with_thirty_cards_fit_the_smallest_screen() -> None:
    table = stepped("uno", 10, 30, 1)
    assert table.view is not None
    table.view |= {"hand": [f"{colour}{n}" for colour in "BGRY" for n in range(8)], "moves": ["draw"], "to_act": [0]}
    whole = text(frame(table, Look(message="A reason that is quite long " * 3), 80, 24))
    for name in table.words.names:
        assert name in whole
    assert "B0" in whole and "Y7" in whole and "draw a card" in whole


def test_every_message_of_the_terminal_is_used_and_none_is_missing() -> None:
    source = "\n".join(path.read_text() for path in TERMINAL.rglob("*.py"))
    written = set(re.findall(r"^(t-[a-z-]+) =", (TERMINAL / "locales/en.ftl").read_text(), re.M))
    used = set(re.findall(r"""["'](t-[a-z-]+)["']""", source)) | {"t-rules", "t-hint", "t-quit"}  # keys of the head
    assert used == written


def test_a_game_without_cards_has_no_column_for_them() -> None:
    table = laid("uno", 3)
    assert table.view is not None
    scene = table.scene(78)
    assert "cards" in text(anything.board(scene))
    bare = {name: value for name, value in table.view.items() if name != "hand_sizes"}
    assert "cards" not in text(anything.board(scene._replace(view=bare)))


def test_a_small_window_says_so() -> None:
    whole = text(frame(laid("uno"), Look(), 40, 10))
    assert "larger: 40 × 10" in whole and "50 × 16" in whole


@pytest.mark.parametrize("size", [(50, 16), (60, 20), (80, 20), (100, 16), (120, 16)])
@pytest.mark.parametrize("key", KEYS)
def test_a_window_that_hides_somebody_says_what_would_do(key: str, size: tuple[int, int]) -> None:
    table = stepped(key, games.load(key).seats[-1], 9, 1)
    shown = frame(table, Look(), *size)
    whole = " ".join(text(shown).split())
    assert len(shown) == size[1] and all(width_of(line) == size[0] for line in shown)
    everybody = all(f" {name} " in whole for name in table.words.names)
    assert everybody or (f"larger: {size[0]} × {size[1]}" in whole and "80 × 24" in whole)


def test_the_story_goes_back_to_its_beginning_and_no_further() -> None:
    async def back() -> tuple[str, str]:
        table = stepped("uno", 4, 60, 1)
        table.bots = {}
        app = full_screen(table)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(60):
                await pilot.press("pageup")
            first = text(app.canvas.lines)
            lines = len(told(table, story_width(80)))
            for _ in range(lines // 5 + 1):
                await pilot.press("pagedown")
            return first, text(app.canvas.lines)

    first, last = asyncio.run(back())
    assert "PgDn: newer" in first and "for the deal" in first
    assert "PgUp: story" in last


def test_keys_typed_before_the_screen_is_there_do_no_harm() -> None:
    table = stepped("uno", 4, 60, 1)
    table.bots = {}
    app = full_screen(table)

    async def early() -> None:
        async with app.run_test(size=(1, 1)) as pilot:
            await pilot.press("pageup", "enter", "h", "right", "pagedown", "tab", "question_mark", "escape")

    asyncio.run(early())
    assert app.fault is None


@pytest.mark.parametrize("where", ["run", "start"])
def test_a_fault_behind_the_screen_is_one_line(where: str, monkeypatch: pytest.MonkeyPatch, troef: Run) -> None:
    async def broken(table: LocalTable) -> None:
        raise ZeroDivisionError("so it is")

    def run(app: FullScreen) -> None:
        App.run(app, headless=True)

    async def on_mount(app: FullScreen) -> None:
        mounted(app)
        if where == "start":
            await app.tried(app.sitting.start())

    mounted = FullScreen.on_mount
    monkeypatch.setattr(LocalTable, where, broken)
    monkeypatch.setattr(FullScreen, "on_mount", on_mount)
    monkeypatch.setattr(FullScreen, "run", run)
    monkeypatch.setattr(show, "is_plain", lambda wished: False)
    monkeypatch.delenv("TROEF_DEBUG", raising=False)
    ran = troef("play", "uno")
    assert ran.code == 70 and ran.err.endswith("ZeroDivisionError: so it is\n") and ran.err.count("\n") == 1
    assert "Traceback" not in ran.out + ran.err


def test_a_hint_that_comes_too_late_is_not_shown() -> None:
    async def asked() -> str:
        table = stepped("uno", 4, 60, 1)
        table.bots = {}
        told = asyncio.Event()

        async def slow() -> str:
            await told.wait()
            return "play red 7"

        table.hint = slow  # type: ignore[method-assign]
        app = full_screen(table)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("h")
            assert table.view is not None
            table.view |= {"moves": ["draw", "play R7"]}
            table.changed()
            told.set()
            await pilot.pause()
            return app.look.message

    assert asyncio.run(asked()) == ""


def test_an_answer_goes_with_the_moment_it_was_for() -> None:
    async def asked() -> tuple[str, str]:
        table = stepped("uno", 4, 60, 1)
        table.bots = {}
        app = full_screen(table)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            app.show_look(message="Only whoever runs the table may do that", bad=True)
            table.changed()
            kept = app.look.message
            table.phase = "between"
            table.changed()
            return kept, app.look.message

    assert asyncio.run(asked()) == ("Only whoever runs the table may do that", "")


@pytest.mark.parametrize("points", [(0, 0), (7, 454), (1230, 0)])
def test_the_points_of_uno_stand_below_each_other_and_apart_from_the_next_seat(points: tuple[int, int]) -> None:
    table = stepped("uno", 10, 30, 1)
    assert table.view is not None
    table.view |= {"points": [*points, *[0] * 8], "to_act": list(range(10))}
    rows = [line for line in text(frame(table, Look(), 80, 24)).split("\n") if line.count(" points") == 2]
    assert len(rows) == 5, "two columns"
    assert len({row.index(" points") for row in rows}) == len({row.rindex(" points") for row in rows}) == 1
    assert all(re.search(r" points +▸", row) or "1230" in str(points) for row in rows)


def test_beside_the_story_names_of_uno_are_whole() -> None:
    table = stepped("uno", 10, 30, 1)
    table.words.names = ["Wilhelmina", *table.words.names[1:]]
    assert "Wilhelmina (you)" in text(frame(table, Look(), 120, 24))


def test_a_card_is_not_torn_apart_at_the_end_of_a_line() -> None:
    table = stepped("uno", 4, 0, 1)
    table.story = ["Ada is dealt blue 2, blue 4, yellow 8, yellow 3, red Reverse, yellow 1, yellow 4"]
    assert told(table, 78) == [table.story[0].removesuffix(" yellow 4"), "  yellow 4"]


def test_a_hint_goes_with_the_move_it_was_for_and_is_the_same_when_asked_twice() -> None:
    async def hinted() -> tuple[str, str, str]:
        table = stepped("companeros", 3, 0, 1)
        table.bots = {}
        while table.match.to_act() != [0]:
            seat = table.match.to_act()[0]
            table.match.apply(seat, table.match.legal(seat)[0])
        table._look_through(0)
        app = full_screen(table)
        async with app.run_test(size=(80, 24)) as pilot:
            said = [await table.hint(), await table.hint()]
            await pilot.press("h")
            async with asyncio.timeout(60):
                while not app.look.message.startswith("Hint: "):
                    await asyncio.sleep(0.001)
            shown = app.look.message
            await pilot.press("1")
            await pilot.pause()
            assert said == [shown, shown]
            return shown, text(app.canvas.lines), app.look.message

    shown, after, message = asyncio.run(hinted())
    assert shown.startswith("Hint: ") and "Hint: " not in after and message == ""


def test_the_curtain_shows_no_card() -> None:
    table = laid("companeros", 4, 2)
    whole = text(frame(table, Look(), 80, 24))
    assert "Pass the keyboard to Player 1." in whole
    assert table.view is not None and not any(card in whole for card in table.view["hand"])


class Screen(io.StringIO):
    """Where lines are shown."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("term", "wiped"), [("xterm", "\x1b[3J"), ("dumb", "\n" * 24)])
def test_a_line_at_a_time_the_hand_is_gone_from_the_terminal_before_it_is_passed_on(
    term: str, wiped: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("LINES", "24")
    screen = Screen()
    monkeypatch.setattr("sys.stdout", screen)
    Plain(laid("companeros", 4, 2), io.StringIO()).tell()
    before, _, after = screen.getvalue().partition(wiped)
    assert "Pass the keyboard" in after and "Pass the keyboard" not in before


async def refused() -> str:
    table = stepped("uno", 2, 0, 1)
    table.bots = {}  # nobody moves by himself
    app = full_screen(table)
    async with app.run_test(size=(80, 24)) as pilot:
        while table.match.to_act() != [0]:
            table.match.apply(1, table.match.legal(1)[0])
            table._look_through(0)
        app.news()
        offer = offer_of(table)
        veiled = next(i for i, held in enumerate(offer.held) if not held.moves)
        for _ in range(veiled + 1):
            await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        said = text(app.canvas.lines)
        await pilot.press("question_mark")
        await pilot.pause()
        assert len(app.screen_stack) == 2
        await pilot.press("escape")
        assert len(app.screen_stack) == 1
        await pilot.press("h")
        await pilot.pause(0.5)
        return said


def test_a_card_that_does_not_fit_says_why_and_by_which_rule() -> None:
    said = asyncio.run(refused())
    assert "does not fit" in said and "[uno.play.match]" in said


async def stray_enter() -> int:
    table = stepped("companeros", 3, 0, 1)
    app = full_screen(table)
    async with app.run_test(size=(80, 24)) as pilot:
        async with asyncio.timeout(60):
            while not table.moves:
                await asyncio.sleep(0.001)
        before = len([act for act in table.match.acts if act.seat == 0])
        await pilot.press("enter")
        return len([act for act in table.match.acts if act.seat == 0]) - before


def test_one_enter_chooses_and_plays_nothing() -> None:
    assert asyncio.run(stray_enter()) == 0


async def clicked() -> list[str]:
    table = laid("companeros", 3)
    app = full_screen(table)
    async with app.run_test(size=(80, 24)) as pilot:
        async with asyncio.timeout(60):
            while not table.moves:
                await asyncio.sleep(0.001)
        await pilot.pause()
        y = next(i for i, line in enumerate(app.canvas.lines) if any(piece.tag == "held:1" for piece in line))
        x = text([app.canvas.lines[y]]).index("[", 6)
        await pilot.click(offset=(x + 1, y))
        await pilot.pause()
        return [act.move for act in table.match.acts if act.seat == 0]


def test_every_card_that_may_be_played_has_a_key_of_its_own() -> None:
    async def left_after_the_last_key() -> bool:
        table = laid("sixth-sense", 4)
        table.bots = {}
        held = offer_of(table).held
        assert len(held) == 14 and len({each.key for each in held if each.moves}) == 14
        app = full_screen(table)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(held[-1].key)
            await pilot.pause()
        return held[-1].card in table.match.view(0)["hand"]

    assert not asyncio.run(left_after_the_last_key())


@pytest.mark.parametrize(
    ("key", "moves", "keys"),
    [
        ("six", ["place 1", "place 2", "place 3"], "123"),
        ("six", ["place 3"], "3"),
        ("six", ["place 2", "claim 14"], "2c"),
        ("six", ["roll", "lift"], "rl"),
        ("uno", ["draw", "catch 1"], "da"),
        ("uno", ["name B", "name G", "name R", "name Y"], "bgry"),
    ],
)
def test_a_place_keeps_its_number_and_a_move_alone_its_letter(key: str, moves: list[str], keys: str) -> None:
    table = laid(key, 3)
    assert table.view is not None
    offer = offered(table.game, table.view | {"moves": moves})
    assert "".join(free.key for free in offer.free) == keys


def test_a_click_on_a_lawful_card_plays_it() -> None:
    assert asyncio.run(clicked())


def test_who_has_won_is_still_to_be_read_when_the_screen_is_gone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = stepped("companeros", 3, 1000, 1)
    table._finish()
    monkeypatch.setattr(show, "is_plain", lambda wished: False)
    monkeypatch.setattr("troef.terminal.live.app.full_screen", lambda sitting, page: None)
    show.play(table, False, "en", None)
    result, seal = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r".+ (wins|share the win)\. Points: Ada \d+, Otto \d+, Mila \d+\.", result)
    assert seal.startswith("The seal is opened: ")
