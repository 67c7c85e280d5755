"""Many games a step, for `vector`: in the dialect of rules, so interpreted and compiled.

A row is a game's state and all that stands beside it and that the rules know nothing of: whoever is asked (`turns`),
what is decided, what is told. What is over is dealt anew. Rows are records with arrays in them, and so is the `sheet`
of those who step them: a slice of a large array would be counted in and out, atomically, at every turn.
"""

from __future__ import annotations

from typing import Any

from troef.core.kernels import IDLE, apply, begin, legal, observe, pick, wake, winners
from troef.core.words import NEVER, TABLE, WAKE, Moves, below, clear_events, count, reseed
from troef.environments.turns import asked_next, may_wait

S = Any
Row = Any  # its fields: `rows.rows`
Sheet = Any  # its fields: `rows.sheets`
NOTHING, FOUL = -2, -3  # what is done when nobody decided, and when the decision was not lawful


def step_games(games: Any, sheets: Any) -> int:
    """One decision in each of the rows of a sheet; a game that is not going on is dealt. Returns how many ended.

    `row.views[0]` is what the asked seat sees. `sheet.again`: a game that ends is dealt in the same step, and what its
    last actor saw goes into `row.views[1]`; without, it is dealt in the next step.
    """
    sheet, over = sheets[0], 0
    for i in range(sheet.first, sheet.end):
        step_row(games[i].state, games[i], sheet, len(games))
        over += 1 if games[i].ended or games[i].cut else 0
    return over


def step_row(s: S, row: Row, sheet: Sheet, apart: int) -> None:
    """One decision, judged by the mask that went before it."""
    doing, going = judged(row), False
    while not going:
        if row.asked == TABLE:
            deal_row(s, row, sheet, apart)
        actor = row.asked
        going = advance_row(s, row, doing, sheet)
        if not going:
            settle_row(s, row, actor, doing, sheet.seats)
        observe(s, row.asked if going else actor, row.views[0 if going else sheet.again])
        if not going:
            row.asked = TABLE
            doing = NOTHING
            going = not sheet.again
    mask_row(s, row, sheet)


def judged(row: Row) -> int:
    """What is to be done with a decision."""
    if row.ended or row.cut:
        row.ended = row.cut = False
        row.reward = 0
        for seat in range(len(row.rewards)):
            row.rewards[seat] = 0
    if row.asked == TABLE:
        return NOTHING
    action: int = row.action
    return action if 0 <= action < len(row.mask) and row.mask[action] else FOUL


def deal_row(s: S, row: Row, sheet: Sheet, apart: int) -> None:
    """The next game of this row; the numbers of one row are as far apart as there are rows."""
    clear_events(s)
    reseed(s, sheet.base + row.next_number)
    reseed(row.luck, -(sheet.luck + row.next_number) - 1)
    begin(s, sheet.seats)
    row.number = row.next_number
    row.next_number += apart
    row.asked = row.waited = row.at = row.steps = 0
    row.last = sheet.seats - 1


def advance_row(s: S, row: Row, doing: int, sheet: Sheet) -> bool:
    """Carries out what was decided, and what the table does, until somebody is asked; whether the game goes on.

    `race` is as long as the game has actions, so its length is the number of the action "wait".
    """
    if doing == FOUL:
        return False
    who = row.asked
    row.steps += 0 if doing == NOTHING else 1
    while True:
        if doing == len(sheet.race):
            row.waited |= 1 << who
        elif doing != NOTHING:
            clear_events(s)
            apply(s, who, doing, row.at)
            row.waited = 0
            row.last = who if who != TABLE else row.last
        who = asked_next(s, sheet.moves, sheet.race, row.waited, row.last)
        due = wake(s)
        if who != TABLE or due == NEVER:
            row.asked = who
            return bool(who != TABLE and row.steps < sheet.most)
        row.at = max(row.at, due)
        doing = WAKE


def settle_row(s: S, row: Row, actor: int, doing: int, seats: int) -> None:
    """The winners share as many as there are seats and everybody pays 1; who acted unlawfully pays alone."""
    if doing == FOUL:
        row.rewards[actor] = -1
    elif row.asked != TABLE:
        row.cut = True
    else:
        won = winners(s)
        for seat in range(seats):
            row.rewards[seat] = (seats / count(won) if won >> seat & 1 else 0) - 1
    row.ended = not row.cut
    row.reward = row.rewards[actor]


def mask_row(s: S, row: Row, sheet: Sheet) -> None:
    """1 for every lawful action of the asked seat, "wait" last; and one of them, drawn at random."""
    mask, moves, wait = row.mask, sheet.moves, len(sheet.race)
    row.random = wait
    for k in range(len(mask)):
        mask[k] = 0
    if row.asked != TABLE:
        mask[wait] = may_wait(s, row.asked, moves, sheet.race)
        moves[0] = 0
        legal(s, row.asked, moves)
        for k in range(1, moves[0] + 1):
            mask[moves[k]] = 1
        row.random = drawn(row.luck, moves, mask[wait], wait)


def drawn(luck: S, moves: Moves, patient: int, wait: int) -> int:
    """What random play decides; it waits, if it may, every other time that it has idle moves only."""
    action = pick(luck, moves)
    return wait if patient and IDLE[action] and below(luck, 2) else action
