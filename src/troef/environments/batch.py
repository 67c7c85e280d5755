"""Many games a step, for `vector`: in the dialect of rules, so interpreted and compiled.

Game i has row i of every table. `desk` is what stands beside a game that the rules know nothing of. Whoever is asked
(`turns`) decides, and what is over is dealt anew.
"""

from __future__ import annotations

from typing import Any

from troef.core.kernels import apply, begin, legal, observe, wake, winners
from troef.core.words import NEVER, TABLE, WAKE, Moves, clear_events, count, reseed
from troef.environments.turns import asked_next, may_wait

S = Any
D_ASKED, D_LAST, D_WAITED, D_AT, D_STEPS, D_NUMBER, D_NEXT_NUMBER, D_ENDED, D_CUT = range(9)  # the columns of a desk
COLUMNS = 9
NOTHING, FOUL = -2, -3  # what is done when nobody decided, and when the decision was not lawful


def step_games(
    games: Any,
    desk: Any,
    actions: Any,
    moves: Moves,
    race: Any,
    masks: Any,
    views: Any,
    rewards: Any,
    first: int,
    end: int,
    again: int,
    most: int,
) -> None:
    """One decision in each of the games first..end-1; a game that is not going on is dealt.

    `views[0]` is what the asked seat sees. `again`: a game that ends is dealt in the same step, and what its last actor
    saw goes into `views[1]`; without, it is dealt in the next step. `most`: so many decisions, and a game is cut off.
    `rewards`: of whoever decided, then of every seat.
    """
    for i in range(first, end):
        d = desk[i]
        doing = judged_row(d, actions[i], masks[i], rewards[i])
        going = False
        while not going:
            if d[D_ASKED] == TABLE:
                deal_row(games[i], d, len(rewards[i]) - 1, len(desk))
            actor = d[D_ASKED]
            going = advance_row(games[i], d, doing, moves, race, most)
            if not going:
                settle_row(games[i], d, actor, doing, rewards[i])
            observe(games[i], d[D_ASKED] if going else actor, views[0 if going else again][i])
            if not going:
                d[D_ASKED] = TABLE
                doing = NOTHING
                going = not again
        mask_row(games[i], d, moves, race, masks[i])


def judged_row(d: Any, action: int, mask: Any, reward: Any) -> int:
    """What is to be done with a decision, by the mask that went before it."""
    d[D_ENDED] = d[D_CUT] = 0
    for k in range(len(reward)):
        reward[k] = 0
    if d[D_ASKED] == TABLE:
        return NOTHING
    return action if 0 <= action < len(mask) and mask[action] else FOUL


def deal_row(s: S, d: Any, seats: int, step: int) -> None:
    """The next game of this row; the numbers of one row are as far apart as there are rows."""
    clear_events(s)
    reseed(s, d[D_NEXT_NUMBER])
    begin(s, seats)
    d[D_NUMBER] = d[D_NEXT_NUMBER]
    d[D_NEXT_NUMBER] += step
    d[D_ASKED] = d[D_WAITED] = d[D_AT] = d[D_STEPS] = 0
    d[D_LAST] = seats - 1


def advance_row(s: S, d: Any, doing: int, moves: Moves, race: Any, most: int) -> bool:
    """Carries out what was decided, and what the table does, until somebody is asked; whether the game goes on.

    `race` is as long as the game has actions, so its length is the number of the action "wait".
    """
    if doing == FOUL:
        return False
    who = d[D_ASKED]
    d[D_STEPS] += 0 if doing == NOTHING else 1
    while True:
        if doing == len(race):
            d[D_WAITED] |= 1 << who
        elif doing != NOTHING:
            clear_events(s)
            apply(s, who, doing, d[D_AT])
            d[D_WAITED] = 0
            d[D_LAST] = who if who != TABLE else d[D_LAST]
        who = asked_next(s, moves, race, d[D_WAITED], d[D_LAST])
        due = wake(s)
        if who != TABLE or due == NEVER:
            d[D_ASKED] = who
            return bool(who != TABLE and d[D_STEPS] < most)
        d[D_AT] = max(d[D_AT], due)
        doing = WAKE


def settle_row(s: S, d: Any, actor: int, doing: int, reward: Any) -> None:
    """The winners share as many as there are seats and everybody pays 1; who acted unlawfully pays alone."""
    if doing == FOUL:
        reward[1 + actor] = -1
    elif d[D_ASKED] != TABLE:
        d[D_CUT] = 1
    else:
        seats, won = len(reward) - 1, winners(s)
        for seat in range(seats):
            reward[1 + seat] = (seats / count(won) if won >> seat & 1 else 0) - 1
    d[D_ENDED] = 1 - d[D_CUT]
    reward[0] = reward[1 + actor]


def mask_row(s: S, d: Any, moves: Moves, race: Any, mask: Any) -> None:
    """1 for every lawful action of the asked seat, "wait" last."""
    for k in range(len(mask)):
        mask[k] = 0
    if d[D_ASKED] != TABLE:
        mask[len(race)] = may_wait(s, d[D_ASKED], moves, race)
        moves[0] = 0
        legal(s, d[D_ASKED], moves)
        for k in range(1, moves[0] + 1):
            mask[moves[k]] = 1
