"""A room is the fold of its log: who sits where, who runs it, what is shown, what is remembered."""

from __future__ import annotations

import msgspec
import pytest

from troef import games
from troef.core import record
from troef.core.errors import NotLawful
from troef.server import entries as e
from troef.server.erase import erased
from troef.server.records import played
from troef.server.room import REMEMBERED_REQUESTS, SPECTATOR, Room, folded, key_of

SECRET = "07" * 32
OPENED = e.Opened(
    game="companeros",
    version=1,
    chairs=4,
    options={"games": 2, "open_scores": False},
    settings=e.Settings(),
    name="red fox",
    code="ABCDEF",
    secret=SECRET,
)


def sat(chair: int, name: str) -> e.Sat:
    return e.Sat(chair=chair, name=name, key=key_of(f"token {name}"), entropy=name[0].lower().encode().hex() * 16)


def room(*entries: e.AnyEntry) -> Room:
    return folded("t", [e.encode(entry) for entry in (OPENED, *entries)])


def started(*names: str) -> list[e.AnyEntry]:
    seating = list(range(len(names)))
    return [*(sat(i, name) for i, name in enumerate(names)), e.Started(seating=seating, names=list(names))]


def finished() -> list[e.AnyEntry]:
    """A whole match of three, everybody playing the first move offered."""
    log: list[e.AnyEntry] = started("Ada", "Bo", "Cy")
    return log + rest_of(room(*log))


def rest_of(played: Room) -> list[e.AnyEntry]:
    """What is left of a match."""
    log: list[e.AnyEntry] = []
    while played.phase != "over":
        match = played.playing()
        seat = match.to_act()[0]
        entry: e.AnyEntry = (
            e.WentOn() if played.phase == "between" else e.Acted(seat=seat, move=match.legal(seat)[0], at=match.at)
        )
        played.fold(entry)
        log.append(entry)
    return log


def a_match(log: list[e.AnyEntry]) -> list[e.AnyEntry]:
    """One more match of the same three."""
    start = e.Started(seating=[0, 1, 2], names=["A", "B", "C"])
    return [start, *rest_of(folded("t", [e.encode(entry) for entry in [*log, start]]))]


def signed(entries: list[e.AnyEntry]) -> list[e.AnyEntry]:
    """The same, as asked for by people."""
    return [
        msgspec.structs.replace(entry, by=entry.seat, id=f"r{i}") if isinstance(entry, e.Acted) else entry
        for i, entry in enumerate(entries)
    ]


def names(of: Room) -> list[str]:
    return [chair.name for chair in of.chairs]


def test_who_sits_down_first_runs_the_table() -> None:
    assert room(sat(2, "Ada"), sat(0, "Bo")).host == 2


def test_the_longest_seated_person_inherits_the_table() -> None:
    after = room(sat(0, "Ada"), sat(3, "Bo"), sat(1, "Cy"), e.Emptied(chair=0))
    assert after.host == 3
    assert room(sat(0, "Ada"), sat(3, "Bo"), e.BotSat(chair=0, level="random")).host == 3


def test_whoever_comes_to_an_empty_table_runs_it() -> None:
    assert room(sat(0, "Ada"), e.Emptied(chair=0), sat(2, "Bo")).host == 2


def test_chairs_change_places_and_who_runs_the_table_still_does() -> None:
    after = room(sat(0, "Ada"), sat(1, "Bo"), e.Swapped(chair=0, other=3))
    assert names(after) == ["", "Bo", "", "Ada"] and after.host == 3
    assert names(after := room(sat(1, "Ada"), sat(3, "Bo"), e.Resized(chairs=2))) == ["Ada", "Bo"] and after.host == 0


def test_a_token_proves_a_seat_and_the_log_keeps_only_its_hash() -> None:
    after = room(sat(1, "Ada"))
    assert after.chair_of("token Ada") == 1
    assert after.chair_of("token Bo") == after.chair_of("") == SPECTATOR
    assert b"token Ada" not in e.encode(sat(1, "Ada"))


def test_a_seat_handed_over_has_a_new_key_and_the_old_one_is_dead() -> None:
    offered = room(sat(1, "Ada"), e.Offered(chair=1, key=key_of("gift")))
    assert offered.offered("gift") == 1 and offered.offered("other") == SPECTATOR
    taken = room(sat(1, "Ada"), e.Offered(chair=1, key=key_of("gift")), e.Rekeyed(chair=1, key=key_of("n"), name="Bo"))
    assert taken.chair_of("n") == 1 and taken.chair_of("token Ada") == SPECTATOR
    assert taken.offered("gift") == SPECTATOR, "a gift is worth one seat once"
    assert not taken.chairs[1].entropy, "another device adds its own entropy"


def test_a_match_takes_the_entropy_of_people_in_seat_order_and_none_of_bots() -> None:
    log: list[e.AnyEntry] = [sat(0, "Ada"), e.BotSat(chair=1, level="random"), sat(3, "Bo")]
    match = room(*log, e.Started(seating=[0, 1, 3], names=["Ada", "bot random", "Bo"])).playing()
    assert match.entropy == ["61" * 16, "", "62" * 16] and match.secret.hex() == SECRET


def test_between_rounds_the_table_waits_and_the_clock_of_the_match_does_not_matter() -> None:
    log = finished()
    at = next(i for i, entry in enumerate(log) if isinstance(entry, e.WentOn))
    waiting = room(*log[:at])
    assert waiting.phase == "between" and waiting.matches == 0
    assert room(*log[:at], e.Ready(chair=1)).ready == {1}
    assert room(*log[: at + 1]).phase == "playing"


def test_the_secret_is_shown_after_the_match_and_not_before() -> None:
    log = finished()
    assert room(*log[:-1]).shown(0)["secret"] is None
    over = room(*log)
    assert over.phase == "over" and over.shown(0)["secret"] == over.shown()["secret"] == SECRET
    assert over.shown()["commit"] == over.playing().commit.hex()


def test_a_table_may_keep_its_matches_from_those_who_only_looked_on() -> None:
    hidden = e.Configured(options=OPENED.options, settings=e.Settings(reveal=False))
    log = finished()
    over = room(*log[:3], hidden, *log[3:])
    assert over.shown(SPECTATOR)["secret"] is None and over.shown(1)["secret"] == SECRET


def test_a_rematch_has_a_new_secret_and_asks_every_device_again() -> None:
    over = finished()
    kept = room(*over, e.Again(secret="01" * 32, rotate=False))
    assert kept.phase == "waiting" and names(kept) == ["Ada", "Bo", "Cy"] and kept.match is None
    assert kept.commit != room(*over).commit and not any(chair.entropy for chair in kept.chairs)
    turned = room(*over, e.Again(secret="01" * 32, rotate=True))
    assert names(turned) == ["Cy", "Ada", "Bo"] and turned.host == 1


def test_a_bot_is_the_same_one_wherever_it_sits_and_at_whatever_level() -> None:
    def nths(*entries: e.AnyEntry) -> list[int | None]:
        return [chair.nth if chair.kind == "bot" else None for chair in room(*entries).chairs[:3]]

    bots = [e.BotSat(chair=1, level="normal"), e.BotSat(chair=2, level="hard")]
    log: list[e.AnyEntry] = [OPENED, e.Sat(chair=0, name="Ada", key="k"), *bots]
    assert nths(*log) == [None, 0, 1]
    assert nths(*log, e.BotSat(chair=1, level="hard"), e.Swapped(chair=0, other=2)) == [1, 0, None]
    assert nths(*log, e.BotSat(chair=0, level="hard")) == [2, 0, 1]  # Ada has left
    assert nths(*log, e.Emptied(chair=1), e.BotSat(chair=1, level="easy")) == [None, 0, 1]


def test_of_matches_that_were_left_only_what_remains_is_folded_and_the_room_is_the_same() -> None:
    log: list[e.AnyEntry] = [OPENED, *signed(finished())]
    for secret in ("01" * 32, "02" * 32):
        log += [e.Swapped(chair=0, other=2), e.Renamed(chair=1, name="Bob"), e.Again(secret=secret, rotate=True)]
        log += [e.Seeded(chair=i, entropy="ab" * 16) for i in range(3)]
        log += signed(a_match(log))
    lines = [e.encode(entry) for entry in log]
    for size in range(1, len(lines) + 1):
        short, whole = folded("t", lines[:size]), Room("t")
        for entry in log[:size]:
            whole.fold(entry)
        assert [short.view(viewer) for viewer in range(-1, 3)] == [whole.view(viewer) for viewer in range(-1, 3)]
        assert [chair.done for chair in short.chairs] == [chair.done for chair in whole.chairs]
        assert (short.number, short.matches, short.host) == (whole.number, whole.matches, whole.host)
        assert short.missed(0, 0) == whole.missed(0, 0)
    assert folded("t", lines).matches == 3
    for number in (1, 2, 3):
        match = played("t", lines, number)
        assert record.verify(record.read(record.write(match), games.load)) is not None
        assert match.secret.hex() == (SECRET, "01" * 32, "02" * 32)[number - 1]


def test_an_open_chair_is_played_by_a_bot_until_a_guest_takes_it_over() -> None:
    playing = started("Ada", "Bo", "Cy")
    left = room(*playing, e.Emptied(chair=1))
    assert left.chairs[1].played_by_bot and left.playing().names == ["Ada", "Bo", "Cy"]
    taken = room(*playing, e.Emptied(chair=1), sat(1, "Di"))
    assert not taken.chairs[1].played_by_bot and taken.playing().names == ["Ada", "Di", "Cy"]


def test_a_record_names_who_sat_there_last() -> None:
    playing = started("Ada", "Bo", "Cy")
    assert room(*playing, e.BotSat(chair=2, level="random")).playing().names == ["Ada", "Bo", "bot random"]
    assert room(*playing, e.Renamed(chair=0, name="Eva")).playing().names == ["Eva", "Bo", "Cy"]
    assert room(*finished(), e.Renamed(chair=0, name="Eva")).playing().names == ["Ada", "Bo", "Cy"]


def test_a_name_taken_away_is_gone_from_the_record_of_a_finished_match_too() -> None:
    assert room(*finished(), e.Renamed(chair=0, name="")).playing().names == ["", "Bo", "Cy"]


def test_a_name_is_erased_from_every_entry_of_the_log_and_nothing_else_changes() -> None:
    log = [OPENED, *finished(), e.Renamed(chair=0, name="Eva"), e.Again(secret="01" * 32, rotate=True)]
    lines = [e.encode(entry) for entry in log]
    for number, line in erased("t", lines, key_of("token Ada")).items():
        lines[number] = line
    whole = b"".join(lines)
    assert b"Ada" not in whole and b"Eva" not in whole and b"Bo" in whole
    assert names(folded("t", lines)) == ["Cy", "", "Bo"]
    assert len(folded("t", lines).chairs[1].key) == 64, "the seat is still theirs"


def test_a_person_away_is_played_by_a_bot_and_gets_the_seat_back() -> None:
    playing = started("Ada", "Bo", "Cy")
    assert room(*playing, e.WentAway(chair=1)).chairs[1].played_by_bot
    assert not room(*playing, e.WentAway(chair=1), e.CameBack(chair=1)).chairs[1].played_by_bot


def test_votes_are_forgotten_when_the_table_pauses_or_goes_on() -> None:
    playing = started("Ada", "Bo", "Cy")
    assert room(*playing, e.Voted(chair=1)).votes == {1}
    assert room(*playing, e.Voted(chair=1), e.Voted(chair=1, want=False)).votes == set()
    paused = room(*playing, e.Voted(chair=1), e.Paused())
    assert paused.phase == "paused" and paused.votes == set()
    assert room(*playing, e.Paused(), e.Resumed()).phase == "playing"


def test_requests_are_remembered_by_the_chair_that_made_them_up_to_a_bound() -> None:
    asked = [e.Renamed(chair=0, name="A", by=0, id=f"r{i}") for i in range(REMEMBERED_REQUESTS + 5)]
    done = room(sat(0, "Ada"), *asked).chairs[0].done
    assert len(done) == REMEMBERED_REQUESTS and "r4" not in done and done["r5"] == 8


def test_time_to_act_counts_from_when_the_match_began_to_wait_for_a_seat() -> None:
    brisk = e.Configured(options=OPENED.options, settings=e.Settings(time="brisk"))
    log = [brisk, *started("Ada", "Bo", "Cy")]
    first = room(*log)
    (seat,) = first.playing().to_act()
    assert first.deadlines() == [20_000 if i == seat else None for i in range(3)]
    move = first.playing().legal(seat)[0]
    second = room(*log, e.Acted(seat=seat, move=move, at=3_000))
    assert second.deadlines() == [23_000 if i == (seat + 1) % 3 else None for i in range(3)]
    assert room(*started("Ada", "Bo", "Cy")).deadlines() is None


def test_a_turn_that_passed_makes_older_choices_stale() -> None:
    playing = started("Ada", "Bo", "Cy")
    before = room(*playing)
    seat = before.playing().to_act()[0]
    after = room(*playing, e.Acted(seat=seat, move=before.playing().legal(seat)[0], at=5))
    assert before.last_bound == before.number and after.last_bound == after.number == before.number + 1


def test_a_table_of_another_version_of_its_game_is_refused() -> None:
    with pytest.raises(NotLawful, match="other version"):
        Room("t").fold(e.Opened(**{f: getattr(OPENED, f) for f in OPENED.__struct_fields__} | {"version": 99}))
