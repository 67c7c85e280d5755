"""What people wish is judged by the room alone: it becomes entries, or a refusal that says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from tests.server.test_room import finished, names, room, sat, started

from troef import games
from troef.core import pad
from troef.core.errors import NotLawful
from troef.locales import Speech, languages
from troef.server import chat, wishes
from troef.server import entries as e
from troef.server import messages as m
from troef.server.names import COLOURS, THINGS
from troef.server.room import Phase, Room, key_of
from troef.server.wishes import LONGEST_NAME, Judged, consent, judge, plain, told_apart

SOURCES = [Path(pad.__file__), *sorted(Path(wishes.__file__).parent.glob("*.py"))]
OWNERS = {"need": "table", "refuse": "table", "pad_refuse": "pad"}  # whose refusal it is


def judged(of: Room, chair: int, wish: m.Wish, here: set[int] | None = None) -> Judged:
    return judge(wish, of, chair, here if here is not None else set(of.people()))


def why_not(of: Room, chair: int, wish: m.Wish) -> str:
    with pytest.raises(NotLawful) as refused:
        judged(of, chair, wish)
    return refused.value.refusal.message.removeprefix("table-")


WAITING = room(sat(0, "Ada"), sat(1, "Bo"))
PLAYING = room(*started("Ada", "Bo", "Cy"))
OVER = room(*finished())


def test_the_opener_fills_and_empties_chairs_before_the_start() -> None:
    assert judged(WAITING, 0, m.Sit(id="1", chair=2, bot="random")) == [e.BotSat(chair=2, level="random")]
    assert judged(WAITING, 0, m.Sit(id="1", chair=1)) == [e.Emptied(chair=1)]
    assert why_not(WAITING, 1, m.Sit(id="1", chair=2, bot="random")) == "only-the-opener"
    assert why_not(WAITING, 0, m.Sit(id="1", chair=1, bot="random")) == "chair-is-taken"
    assert why_not(WAITING, 0, m.Sit(id="1", chair=0)) == "not-yourself"
    assert why_not(WAITING, 0, m.Sit(id="1", chair=9)) == "no-such-chair"
    assert why_not(PLAYING, 0, m.Sit(id="1", chair=1)) == "already-started"


@pytest.mark.parametrize("level", ["nobody", "tests/x.py:Bot", ""])
def test_a_bot_is_one_of_the_games_own_and_never_a_file(level: str) -> None:
    assert why_not(WAITING, 0, m.Sit(id="1", chair=2, bot=level)) == "no-such-bot"
    assert why_not(WAITING, 0, m.Start(id="1", fill=level)) == "no-such-bot"


def test_who_leaves_frees_the_chair_or_has_a_bot_play_on() -> None:
    assert judged(WAITING, 1, m.Leave(id="1")) == judged(OVER, 1, m.Leave(id="1")) == [e.Emptied(chair=1)]
    assert judged(PLAYING, 1, m.Leave(id="1", open=True)) == [e.Emptied(chair=1)]
    assert judged(PLAYING, 1, m.Leave(id="1")) == [e.BotSat(chair=1, level="normal")]


def test_a_match_starts_with_the_taken_chairs_if_their_number_is_lawful() -> None:
    assert why_not(WAITING, 0, m.Start(id="1")) == "wrong-number"
    three = room(sat(0, "Ada"), sat(1, "Bo"), sat(3, "Cy"))
    assert judged(three, 0, m.Start(id="1")) == [e.Started(seating=[0, 1, 3], names=["Ada", "Bo", "Cy"])]
    filled = judged(WAITING, 0, m.Start(id="1", fill="random"))
    assert filled[:2] == [e.BotSat(chair=2, level="random"), e.BotSat(chair=3, level="random")]
    assert filled[2] == e.Started(seating=[0, 1, 2, 3], names=["Ada", "Bo", "bot random", "bot random"])


def test_a_match_does_not_start_before_every_device_has_added_its_entropy() -> None:
    unseeded = room(sat(0, "Ada"), sat(1, "Bo"), e.Sat(chair=2, name="Cy", key="k"))
    assert why_not(unseeded, 0, m.Start(id="1")) == "not-seeded"
    assert judged(unseeded, 2, m.Seed(id="1", entropy="cd" * 16)) == [e.Seeded(chair=2, entropy="cd" * 16)]
    assert why_not(PLAYING, 2, m.Seed(id="1", entropy="cd" * 16)) == "already-started"


def test_options_are_judged_by_the_game() -> None:
    settings = e.Settings(chat="off")
    assert judged(WAITING, 0, m.Configure(id="1", options={"games": 3}, settings=settings)) == [
        e.Configured(options={"games": 3, "open_scores": False}, settings=settings)
    ]
    assert why_not(WAITING, 0, m.Configure(id="1", options={"games": 99}, settings=settings)) == "bad-option"
    assert why_not(WAITING, 0, m.Configure(id="1", options={"chess": 1}, settings=settings)) == "bad-option"


def test_the_table_has_as_many_chairs_as_the_game_allows_and_people_need() -> None:
    assert judged(WAITING, 0, m.Resize(id="1", chairs=6)) == [e.Resized(chairs=6)]
    assert why_not(WAITING, 0, m.Resize(id="1", chairs=7)) == "too-many-chairs"
    assert why_not(WAITING, 0, m.Resize(id="1", chairs=1)) == "chairs-are-taken"


def test_only_who_runs_the_table_hands_it_over_and_only_to_a_person() -> None:
    assert judged(PLAYING, 0, m.HandOver(id="1", chair=1)) == [e.HandedOver(chair=1)]
    assert why_not(PLAYING, 1, m.HandOver(id="1", chair=1)) == "only-the-opener"
    assert why_not(WAITING, 0, m.HandOver(id="1", chair=3)) == "not-a-person"


def test_a_pause_needs_the_wish_of_everybody_who_is_there() -> None:
    vote = m.Vote(id="1")
    assert judged(PLAYING, 0, vote) == [e.Voted(chair=0)]
    assert judged(PLAYING, 0, vote, here={0}) == [e.Voted(chair=0), e.Paused()]
    two = room(*started("Ada", "Bo", "Cy"), e.Voted(chair=0), e.Voted(chair=1))
    assert judged(two, 2, vote) == [e.Voted(chair=2), e.Paused()]
    assert judged(two, 1, m.Vote(id="1", want=False), here={0, 1}) == [e.Voted(chair=1, want=False)]
    assert consent(two, two.votes, {0, 1}) == [e.Paused()], "the third has gone: the two agree"
    assert consent(PLAYING, PLAYING.votes, set()) == [], "nobody is there and nobody wished it"
    paused = room(*started("Ada", "Bo", "Cy"), e.Paused())
    assert judged(paused, 0, vote, here={0}) == [e.Voted(chair=0), e.Resumed()]
    assert why_not(WAITING, 0, vote) == "nothing-to-pause"


def test_a_seat_is_offered_by_a_gift_of_which_the_log_keeps_the_hash() -> None:
    assert judged(PLAYING, 1, m.Give(id="1", gift="ef" * 16)) == [e.Offered(chair=1, key=key_of("ef" * 16))]


def test_a_rematch_is_laid_after_a_match() -> None:
    (again,) = judged(OVER, 2, m.Rematch(id="1", rotate=False))
    assert isinstance(again, e.Again) and len(again.secret) == 64 and not again.rotate
    assert judged(OVER, 2, m.Rematch(id="1", rotate=False)) != [again], "every secret is drawn anew"
    assert why_not(PLAYING, 0, m.Rematch(id="1")) == "not-over"


def test_ready_is_said_between_rounds() -> None:
    assert why_not(PLAYING, 0, m.GoOn(id="1")) == "no-round-ended"


@pytest.mark.parametrize(
    "text, shown",
    [
        ("  Ada\tvan\n\nDam ", "Ada van Dam"),
        ("A\u202eda\u0000", "A da"),
        ("\u200b\u200bBob", "Bob"),
        ("<b>Cy</b>", "<b>Cy</b>"),
    ],
)
def test_names_are_cleaned_of_what_cannot_be_seen_and_shown_as_text(text: str, shown: str) -> None:
    assert plain(text) == shown
    assert judged(WAITING, 0, m.Rename(id="1", name=text)) == [e.Renamed(chair=0, name=shown)]


def test_two_of_one_name_are_told_apart_and_whoever_keeps_a_name_keeps_it() -> None:
    waiting = room(sat(0, "Ada"), sat(1, "Bo"), sat(2, "Bo 2"))
    assert told_apart("bo", waiting, 3) == "bo 3"
    assert told_apart("Bo", waiting, 1) == "Bo"
    assert judged(waiting, 0, m.Rename(id="1", name="Bo")) == [e.Renamed(chair=0, name="Bo 3")]
    assert len(told_apart("A" * LONGEST_NAME, room(sat(0, "A" * LONGEST_NAME)), 1)) <= LONGEST_NAME


@pytest.mark.parametrize("text", ["\n\t", "\u200b\u202e", "   "])
def test_a_name_of_which_nothing_is_left_is_refused(text: str) -> None:
    assert why_not(WAITING, 0, m.Rename(id="1", name=text)) == "empty-name"


def test_the_fold_of_a_started_match_seats_those_who_were_taken() -> None:
    three = room(sat(0, "Ada"), sat(1, "Bo"), sat(3, "Cy"))
    for entry in judged(three, 0, m.Start(id="1")):
        three.fold(entry)
    assert names(three) == ["Ada", "Bo", "Cy"] and three.phase == "playing"


# ---- every refusal has a sentence --------------------------------------------------------------------------------


def messages_of_refusals() -> Iterator[str]:
    """The message ids of all refusals and last words in the sources of tables and pads."""
    places = {"need": 1, "refuse": 0, "pad_refuse": 0, "Refusal": 0, "Gone": 0, "close": 0, "_refused": 0}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for value in node.args[places[name] : places[name] + 1] if name in places else []:
                yield from (text for part in branches(value) if is_text(part) for text in name_of(part, name))


def branches(value: ast.expr) -> list[ast.expr]:
    """What an argument may be: both sides of a choice."""
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]


def is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and isinstance(value.value, str))


def name_of(value: ast.expr, call: str) -> Iterator[str]:
    if isinstance(value, ast.JoinedStr):
        first = value.values[0]
        assert isinstance(first, ast.Constant), ast.unparse(value)
        if first.value == "phase-":
            yield from (f"table-phase-{phase}" for phase in get_args(Phase) if phase != "playing")
        else:
            assert first.value in ("table-", "pad-"), ast.unparse(value)
    elif isinstance(value, ast.Constant):
        yield f"{OWNERS[call]}-{value.value!s}" if call in OWNERS else str(value.value)


REFUSALS = sorted(set(messages_of_refusals()))


def test_the_refusals_are_found() -> None:
    assert (
        len(REFUSALS) > 30
        and "table-phase-paused" in REFUSALS
        and {"table-stale", "pad-only-the-keeper", "pad-glass-runs"} < set(REFUSALS)
    )


@pytest.mark.parametrize("language", languages())
def test_everything_a_table_says_has_a_sentence(language: str) -> None:
    say = Speech(games.load("companeros"), language)
    tags = [str(kind.__struct_config__.tag) for kind in get_args(e.AnyEntry)]
    needed = [
        *(f"refusal-{message}" for message in REFUSALS),
        *(f"happened-{tag}" for tag in tags if tag != "act"),
        *(f"say-{preset}" for preset in chat.PRESETS),
        *(f"emote-{emote}" for emote in chat.EMOTES),
        *(f"place-{word}" for word in (*COLOURS, *THINGS)),
    ]
    assert [name for name in needed if not say.has(name)] == []
