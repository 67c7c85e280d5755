"""Words for numbers: axes, moves, events."""

from __future__ import annotations

import pytest

from troef.core.errors import BadUse
from troef.core.notation import NUMBER, EventBook, MoveBook, product, seat_axis, several, union, words
from troef.core.words import EVERYONE

COLOUR = words("colour", "G Y")
CARD = product("card", COLOUR, words("number", "1 2 3"))


def test_every_action_has_one_spelling_and_back() -> None:
    book = MoveBook()
    lay, swap, draw = book.move("lay", CARD), book.move("give", CARD, "to", seat_axis(3)), book.move("draw", idle=True)
    assert (lay, swap, draw, len(book)) == (0, 6, 24, 25)
    assert book.spell(swap + 4 * 3 + 2) == "give Y2 to 2"
    assert all(book.action(book.spell(action)) == action for action in range(len(book)))
    assert book.action("lay G4") is None
    assert book.idle == (0,) * 24 + (1,)


def test_a_race_is_loose_and_other_moves_are_bound_to_their_turn() -> None:
    book = MoveBook()
    book.move("lay", CARD)
    book.move("place", words("place", "1 2"), loose=True)
    book.move("catch", seat_axis(2), race=True)
    spelled = [book.spell(action) for action in range(len(book))]
    assert [move for move in spelled if book.is_loose(move)] == ["place 1", "place 2", "catch 0", "catch 1"]
    assert [move for move in spelled if book.is_race(move)] == ["catch 0", "catch 1"]


def test_two_moves_cannot_be_spelled_alike() -> None:
    book = MoveBook()
    book.move("lay", CARD)
    with pytest.raises(ValueError, match="'lay G1'"):
        book.move("lay", CARD)


def test_an_event_is_told_with_its_detail_only_to_those_who_may_know() -> None:
    book = EventBook()
    drew = book.event("drew", card=CARD)
    assert book.told((drew, 1, 4, 0b10), 1).data() == {"event": "drew", "seat": 1, "card": "Y2"}
    assert book.told((drew, 1, 4, 0b10), 0).data() == {"event": "drew", "seat": 1}
    assert book.told((drew, 1, 4, 0b10), -1).args is None
    assert book.told((drew, 1, 4, EVERYONE), -1).args == {"card": "Y2"}


def test_details_are_packed_with_the_last_argument_fastest_and_the_first_without_bound() -> None:
    book = EventBook()
    tied = book.event("tied", strength=NUMBER, colours=several(COLOUR))
    gave = book.event("gave", card=CARD, to=seat_axis(3))
    assert book.told((tied, -1, (70 << 2) + 0b11, EVERYONE), 0).args == {"strength": 70, "colours": ["G", "Y"]}
    assert book.told((gave, 0, 5 * 3 + 2, EVERYONE), 0).args == {"card": "Y3", "to": 2}
    assert book.told((book.event("scored", points=NUMBER), 0, -7, EVERYONE), 0).args == {"points": -7}


def test_an_unknown_word_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadUse, match="did you mean G1"):
        CARD.index("G11")
    assert union("any", COLOUR, words("wild", "W W4")).words == ("G", "Y", "W", "W4")
