"""The whole screen as lines: head, board, story, ribbon, hand, buttons, keys. Pure: it knows no terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from troef.core.declare import SPECTATOR
from troef.terminal.games import board_of
from troef.terminal.live.offer import Free, Held, Offer, offered
from troef.terminal.live.scene import SUITS, Line, Piece, cut, face, filled, folded, size, width_of, wrapped

if TYPE_CHECKING:
    from troef.terminal.live.sitting import Sitting

WIDE = 110  # from here on the story has a column of its own
STORY_WIDE = 44
LEAST = (50, 16)
ENOUGH = (80, 24)  # for every game and number of seats
WORD_AND_NUMBER = re.compile(r"(?<=[^\W\d]) (?=\d)")


class Look(NamedTuple):
    """What the screen itself remembers: what is chosen, what is asked, what was answered."""

    chosen: int = -1  # of the held cards, then of the buttons; -1: nothing
    asking: tuple[Free, ...] = ()
    message: str = ""
    bad: bool = False
    scrolled: int = 0  # lines of the story
    several_people: bool = False


def frame(sitting: Sitting, look: Look, width: int, height: int) -> list[Line]:
    """Exactly so many lines of exactly that width."""
    if width < LEAST[0] or height < LEAST[1]:
        lines = too_small(sitting, width, height, LEAST)
    elif sitting.phase == "curtain":
        lines = curtain(sitting, height)
    else:
        low = [*ribbon(sitting, look, width), *choices(sitting, look, width), foot(sitting, look, width)]
        room = height - 1 - len(low)
        lines = [head(sitting, width), *middle(sitting, look, width, room), *low]
        if room < len(squeezed(_board(sitting, board_width(width)), room)):
            small = too_small(sitting, width, height, ENOUGH)
            lines[max(1, 1 + room - len(small)) : 1 + room] = small
    lines = [*lines, *([[]] * (height - len(lines)))]
    return [filled(line, width) for line in lines[:height]]


def too_small(sitting: Sitting, width: int, height: int, needed: tuple[int, int]) -> list[Line]:
    """That not all of the table can be seen, and what would do."""
    sizes = {"width": width, "height": height, "wide": needed[0], "high": needed[1]}
    return _folded(sitting.words.message("t-small", sizes), width, "bad")


def head(sitting: Sitting, width: int) -> Line:
    """What is played, and where help is."""
    say = sitting.words.message
    names = {"?": "rules"} | ({} if sitting.looks_on else {"h": "hint"}) | {"q": "quit"}
    keys = [(key, f"{key} {say(f't-{name}')}  ") for key, name in names.items()]
    room = width - sum(len(text) for _, text in keys)
    title = filled([Piece(f" {sitting.game.title}", "head")], room)
    return [
        *(piece._replace(style="head") for piece in title),
        *(Piece(text, "head", f"key:{key}") for key, text in keys),
    ]


def middle(sitting: Sitting, look: Look, width: int, room: int) -> list[Line]:
    """Board and story: side by side on a wide screen, otherwise one above the other."""
    wide = width >= WIDE
    board = _board(sitting, board_width(width))
    if wide:
        story = tale(sitting, look, story_width(width), room)
        board = [*squeezed(board, room), *([[]] * room)][:room]
        return [
            [Piece(" "), *filled(b, board_width(width)), Piece(" │ ", "dim"), *s]
            for b, s in zip(board, story, strict=True)
        ]
    newest = len(told(sitting, story_width(width), 1)) if sitting.story else 0
    board = squeezed(board, room - newest)[:room]
    rest = room - len(board)
    rule: list[Line] = [[Piece("─" * width, "dim")]] if rest > newest else []
    story = tale(sitting, look, story_width(width), rest - len(rule))
    return [*([Piece(" "), *line] for line in board), *rule, *([Piece(" "), *line] for line in story)]


def _board(sitting: Sitting, width: int) -> list[Line]:
    if sitting.view is None:
        return [[], *_folded(sitting.notice(), width)]
    return [part for line in board_of(sitting.game).board(sitting.scene(width)) for part in folded(line, width)]


def squeezed(board: list[Line], room: int) -> list[Line]:
    """Without its empty lines, if there is no room for them."""
    return board if len(board) <= room else [line for line in board if line]


def tale(sitting: Sitting, look: Look, width: int, height: int) -> list[Line]:
    """The story's last lines, the newest bright; scrolled back if that was asked for."""
    if height <= 0:
        return []
    lines: list[Line] = [[Piece(text, "dim")] for text in told(sitting, width, height + look.scrolled)]
    if sitting.story:
        newest = len(told(sitting, width, 1))
        lines[-newest:] = [[piece._replace(style="") for piece in line] for line in lines[-newest:]]
    last = max(len(lines) - look.scrolled, min(height, len(lines)))
    shown = lines[max(0, last - height) : last]
    return [*shown, *([[]] * (height - len(shown)))]


def told(sitting: Sitting, width: int, latest: int = 0) -> list[str]:
    """The story, or its latest sentences, in lines of that width; a number stays with its word (yellow 4)."""
    kept = (WORD_AND_NUMBER.sub("\N{NO-BREAK SPACE}", sentence) for sentence in sitting.story[-latest:])
    lines = (line for each in kept for line in textwrap.wrap(each, width, subsequent_indent="  "))
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def board_width(width: int) -> int:
    """How wide the board is on a screen of that width."""
    return width - STORY_WIDE - 4 if width >= WIDE else width - 2


def story_width(width: int) -> int:
    """How wide the story is on a screen of that width; keys may come before the screen has one."""
    return STORY_WIDE if width >= WIDE else max(width, LEAST[0]) - 2


def ribbon(sitting: Sitting, look: Look, width: int) -> list[Line]:
    """Whose turn it is, and the answer to the last thing done."""
    mine = bool(sitting.moves)
    text = sitting.lost or (sitting.who_is_to_act() if sitting.view else sitting.words.message("t-waiting"))
    more = f" {sitting.words.message('t-go-on')}" if sitting.waits_for_enter else ""
    style = "lost" if sitting.lost else "ribbon" if mine or more else "quiet"
    lines: list[Line] = [[Piece(filled_text(f" {part}", width), style)] for part in parts_of(f"{text}{more}", width)]
    return lines + _folded(look.message, width, "bad" if look.bad else "said") if look.message else lines


def filled_text(text: str, width: int) -> str:
    """One text as wide as the screen."""
    return filled([Piece(text)], width)[0].text + " " * max(0, width - width_of([Piece(text)]))


# ---- what can be chosen --------------------------------------------------------------------------


def choices(sitting: Sitting, look: Look, width: int) -> list[Line]:
    """The hand with the lawful cards marked, and a button for every other move; or the question asked."""
    if sitting.view is None:
        return []
    offer = offered(sitting.game, sitting.view | {"moves": sitting.moves})
    hand = _hand(offer.held, look.chosen if not look.asking else -1, width, bool(sitting.moves))
    hand = hand[::2] if look.asking else hand  # the keys mean the question now
    free = look.asking or offer.free
    at = look.chosen if look.asking else look.chosen - len(offer.held)
    asked: list[Line] = [[Piece(f" {sitting.words.message('t-choose')}", "turn")]] if look.asking else []
    return [*hand, *asked, *(_buttons(sitting, free, at, width) or [[]])]  # the ribbon stays where it is


def _hand(held: Sequence[Held], chosen: int, width: int, mine: bool) -> list[Line]:
    """Two lines a row: the cards, and under them their keys."""
    lines: list[Line] = []
    for start, row in _rows(held, width - 2):
        cards: Line = [Piece(" ")]
        keys: Line = [Piece(" ")]
        for i, each in enumerate(row, start):
            piece = _card(each, mine)._replace(tag=f"held:{i}")
            cards += [piece._replace(style=f"{piece.style} chosen" if i == chosen else piece.style), Piece(" ")]
            mark = ("▲" if i == chosen else "") + each.key
            keys += [Piece(mark.center(len(piece.text)), "turn" if i == chosen else "key"), Piece(" ")]
        lines += [cards, keys]
    return lines


def _rows(held: Sequence[Held], width: int) -> list[tuple[int, list[Held]]]:
    """The hand in rows that fit."""
    rows: list[tuple[int, list[Held]]] = []
    used = width + 1
    for i, each in enumerate(held):
        wide = len(each.card) + 3
        if used + wide > width:
            rows.append((i, []))
            used = 0
        rows[-1][1].append(each)
        used += wide
    return rows


def _card(held: Held, mine: bool) -> Piece:
    """A lawful card in brackets and full colour, another one veiled; all in colour while others play."""
    plain = face(held.card)
    if not mine:
        return plain
    if held.moves:
        return plain._replace(text=f"[{held.card}]")
    return plain._replace(style=f"veiled-{plain.style}" if held.card[0] in SUITS else "dim")


def _buttons(sitting: Sitting, free: Sequence[Free], chosen: int, width: int) -> list[Line]:
    groups: list[Line] = []
    for i, each in enumerate(free):
        style = "button chosen" if i == chosen else "button"
        mark = "▸" if i == chosen else " "
        key = f"{each.key} " if each.key else ""
        label = cut(f"{mark}{key}{sitting.words.move(each.move)} ", width - 2)
        groups.append([Piece(label, style, f"free:{i}")])
    return [[Piece(" "), *line] for line in wrapped(groups, width - 2)]


def foot(sitting: Sitting, look: Look, width: int) -> Line:
    """The keys that work everywhere; where there is no room for all of them, the first."""
    say = sitting.words.message
    back = [f"Esc {say('t-back')}"] if look.asking else []
    over = [f"Tab {say('t-hand-over')}"] if look.several_people else []
    looks_on = sitting.seat == SPECTATOR
    may_start = sitting.host if sitting.phase == "waiting" else sitting.phase == "over" and not looks_on
    start = [f"s {say('t-start')}"] if may_start and not sitting.ended else []
    idle = looks_on or sitting.phase in ("waiting", "over")
    play = [f"q {say('t-quit')}"] if idle else [*over, say("t-keys")]
    story = say("t-newer" if look.scrolled else "t-story")
    parts = [*back, *start, *play, story]
    while size(" · ".join(parts)) > width - 2:
        parts.pop()
    return [Piece(" " + " · ".join(parts), "dim")]


def curtain(sitting: Sitting, height: int) -> list[Line]:
    """Nothing of anybody's cards: who is to take the keyboard."""
    who = sitting.notice()
    about = sitting.words.message("t-curtain-about")
    return [*([[]] * (height // 2 - 1)), [Piece(f"   {who}", "turn")], [Piece(f"   {about}", "dim")]]


def _folded(text: str, width: int, style: str = "") -> list[Line]:
    return [[Piece(f" {line}", style)] for line in parts_of(text, width)]


def parts_of(text: str, width: int) -> list[str]:
    """A text in lines with a margin."""
    return textwrap.wrap(text, max(1, width - 2))


def offer_of(sitting: Sitting) -> Offer:
    """What may be chosen now."""
    return offered(sitting.game, sitting.view | {"moves": sitting.moves}) if sitting.view else Offer((), ())
