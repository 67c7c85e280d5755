"""An observation, read by the names, shapes and words of its spec alone, says what the view of the seat says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from tests.environments.play import EVERY, choose

from troef.core.notation import Axis
from troef.environments.spec import Spec
from troef.environments.table import Table, spec_of

STEPS = 120
Facts = Mapping[str, Any]
Pairs = Iterator[tuple[Any, Any]]  # what the observation says, what the view says


class Read:
    """An observation in words, with the seats as the table counts them."""

    def __init__(self, given: Spec, observation: Any, seat: int) -> None:
        self.given, self.seat, self.rows = given, seat, given.read(observation)
        self.words = {
            plane.name: part.words
            for plane in given.game.encoding.PLANES
            for part in plane.parts
            if isinstance(part, Axis)
        }

    def count(self, field: str, i: int | None = None) -> Counter[str]:
        """How many of what; for seat i, of fields with a row for every seat."""
        row = self.rows[field] if i is None else self.rows[field][(i - self.seat) % self.given.seats]
        return Counter({word: int(n) for word, n in zip(self.words[field], row, strict=True) if n})

    def one(self, field: str, i: int | None = None) -> str | None:
        """The one thing there is, or none."""
        found = self.count(field, i)
        assert list(found.values()) in ([], [1])
        return next(iter(found), None)

    def seats(self, field: str) -> list[int]:
        """The number of every seat, from seat 0 on; nothing is said of seats that are not there."""
        row = self.rows[field].tolist()
        assert not any(row[self.given.seats :])
        return [row[(i - self.seat) % self.given.seats] for i in range(self.given.seats)]

    def who(self, field: str) -> list[int]:
        """Which seats have a 1."""
        assert set(self.rows[field].tolist()) <= {0, 1}
        return [i for i, bit in enumerate(self.seats(field)) if bit]

    def number(self, field: str) -> int:
        """A field of one number."""
        return int(self.rows[field].item())


def of_companeros(read: Read, view: Facts) -> Pairs:
    seats = range(view["seats"])
    yield read.count("hand"), Counter(view["hand"])
    yield read.count("display"), Counter(card for row in view["display"].values() for card in row)
    yield [read.one("laid", i) for i in seats], view["laid"]
    yield [read.count("taken", i).total() for i in seats], view["taken"]
    yield read.count("strength"), Counter({row["colour"]: row["strength"] for row in view["strengths"]})
    yield read.seats("points"), view["points"]
    yield read.who("leader"), [view["leader"]]
    yield read.rows["trick"].tolist().index(1) + 1, view["trick"]
    yield read.number("picking"), view["phase"] == "pick"


def of_six(read: Read, view: Facts) -> Pairs:
    seats, n = range(view["seats"]), read.seat
    places = [[Counter(dict(enumerate(map(int, row), 1))) for row in seat] for seat in read.rows["open"]]
    open_cards = [[next(iter((+row).elements()), None) for row in places[(i - n) % len(seats)]] for i in seats]
    yield open_cards, view["open"]
    yield [len(read.count("depth", i)) for i in seats], [sum(row) for row in view["heights"]]
    yield (
        {card for card, level in read.count("depth", n).items() if level > 1},
        {str(card) for pile in view["covered"] for card in pile},
    )
    yield [len(read.count("secured", i)) for i in seats], view["secured"]
    yield set(read.count("secured", n)), set(map(str, view["own_secured"]))
    yield read.seats("supply"), view["supply"]
    yield read.one("card"), None if view["card"] is None else str(view["card"])
    yield read.one("sum"), None if view["sum"] is None else str(view["sum"])
    yield read.number("dice"), view["dice_next"]
    yield read.one("phase"), view["phase"]
    yield read.who("holder") if view["holder"] is not None else [None], [view["holder"]]
    yield read.who("roller"), [] if view["roller"] is None else [view["roller"]]
    yield read.who("placing"), view["placing"]
    yield read.who("claims"), view["claim"]["seats"] if view["claim"] else []
    yield read.number("direction"), view["direction"]
    yield read.rows["stage"].tolist().index(1) + 1, view["stage"]
    yield read.rows["strokes"].tolist(), view["strokes"]
    options = read.given.options
    said = {
        "pro": options["pro"],
        "secure=claim": options["secure"] == "claim",
        "free_placement": options["free_placement"],
        "early_lift=goes_on": options["early_lift"] == "goes_on",
    }
    yield set(read.count("options")), {name for name, so in said.items() if so}


def of_sixth_sense(read: Read, view: Facts) -> Pairs:
    seats = range(view["seats"])
    trick: dict[int, Any] = {card["seat"]: card for card in (view["trick"] or {"cards": []})["cards"]}
    yield read.count("hand"), Counter(view["hand"])
    yield read.one("trump_card"), view["trump_card"]
    yield [read.one("trick", i) for i in seats], [trick[i]["card"] if i in trick else None for i in seats]
    yield read.who("counts"), sorted(i for i, card in trick.items() if card["counts"])
    called = {i: card["as"] for i, card in trick.items() if card["as"] is not None and card["counts"]}
    yield {i: read.seats("value")[i] for i in called}, called
    yield read.one("predictions", read.seat), view["prediction"]
    yield (
        [read.one("predictions", i) for i in seats if i != read.seat],
        [card for i, card in enumerate(view["peeked"]) if i != read.seat],
    )
    yield read.who("predicted"), [i for i in seats if view["predicted"][i]]
    yield read.who("looked"), [i for i in seats if read.seat in view["looked"][i]]
    yield [set(read.count("voids", i)) for i in seats], [set(row) for row in view["voids"]]
    yield read.seats("tricks"), view["tricks"]
    yield read.seats("points"), view["points"]
    yield read.who("dealer"), [view["dealer"]]
    yield [read.one(field) for field in ("trump", "left_out")], [view["trump"], view["left_out"]]
    yield read.one("phase"), None if view["phase"] == "over" else view["phase"]
    yield read.number("tricks_left"), view["tricks_left"]
    yield read.number("rounds_left"), view["of_rounds"] - view["rounds"]
    yield read.number("target") or None, view["target"]
    yield read.number("novice"), read.given.options["novice"]
    if view["trick"] is not None and view["phase"] == "play":
        yield read.who("leader"), [view["trick"]["leader"]]
        yield read.one("requested"), view["trick"]["requested"]
        yield read.number("reversed"), view["trick"]["reversed"]
        yield read.number("double"), view["trick"]["double"]


def of_uno(read: Read, view: Facts) -> Pairs:
    seats = range(view["seats"])
    yield read.count("hand"), Counter(view["hand"])
    yield read.one("top"), view["top"]
    yield read.count("gone").total(), view["pile_size"]
    yield Counter(view["pile"]) <= read.count("gone"), True
    yield read.one("drawn"), view["drawn"]
    yield read.one("colour"), view["colour"]
    yield read.one("phase"), view["phase"]
    yield read.who("turn"), [] if view["turn"] is None else [view["turn"]]
    yield read.seats("sizes"), view["hand_sizes"]
    yield read.seats("points"), view["points"]
    yield read.number("stock"), view["stock"]
    yield read.number("direction"), view["direction"]
    yield read.who("window"), [] if view["window"] is None else [view["window"]["seat"]]
    others = [i for i in seats if i != read.seat]
    yield (
        {i: read.count("known", i) for i in others if read.count("known", i)},
        {int(i): Counter(cards) for i, cards in view["known"].items()},
    )
    for name, value in zip(read.words["options"], read.rows["options"].tolist(), strict=True):
        option, _, words = name.partition("=")
        yield words.split("/")[value] if words else value, read.given.options[option]


READERS: dict[str, Callable[[Read, Facts], Pairs]] = {
    "companeros": of_companeros,
    "six": of_six,
    "sixth-sense": of_sixth_sense,
    "uno": of_uno,
}


@pytest.mark.parametrize(("key", "seats"), EVERY)
@pytest.mark.parametrize("preset", [False, True])
def test_an_observation_read_by_its_spec_says_what_the_view_says(key: str, seats: int, preset: bool) -> None:
    game = spec_of(key, seats, None, {}).game
    given = spec_of(key, seats, list(game.presets)[-1] if preset else None, {})
    table, luck = Table.new(given, seed=seats), random.Random(seats)
    for _ in range(STEPS):
        for seat in range(seats):
            read, view = Read(given, table.observe(seat), seat), table.match.view(seat)
            assert read.rows["seats"].tolist().index(1) + 1 == seats
            for k, (observed, seen) in enumerate(READERS[key](read, view)):
                assert observed == seen, f"fact {k} of seat {seat}: {table.match.acts[-3:]}"
        if table.match.over():
            break
        table.answer(choose(given, table.mask(table.asked), luck))
