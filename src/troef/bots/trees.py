"""A tree over the own decisions (information set Monte Carlo tree search), in the dialect of rules.

Every iteration deals a possible world, walks down the tree by what has done well and by what a player would do, adds
one decision and plays out. Others play by the game's policy throughout. A node is what the seat has done since the
root, and what it saw before it decided, as far as the game tells that apart (`glimpse`): one tree serves all worlds.

The tree is a table in which a node is found by where it comes from and the step that leads there; the root is at 0.
"""

from __future__ import annotations

from typing import Any

from troef.bots.playouts import far_enough, foresee, fortune, glimpse, imagine_one, lean, next_to_act, takes_ms
from troef.core.kernels import apply, legal, to_act, wake
from troef.core.words import NEVER, NONE, TABLE, WAKE, Moves, clear_events, reseed

S = Any
WHENCE, VISITS, TOTAL = 0, 1, 2  # the columns of a node; a free place has no name
COLUMNS = 3
A_WORLD = 2  # new nodes at most: a glimpse and a decision
SPARE = 4  # of so many places one stays free, so that a node is found quickly
STEPS = 1 << 32  # more than any action or glimpse
NODE_STIR, STEP_STIR, STIRRED = 0x9E3779B, 0x2545F49, 13
LIKED = 50  # of a hundred parts of the attention go to what the policy would do
AFTER_THE_ROOT = 0xFFFF
MOST_ACTS = 3000


def grow(
    games: Any, lucks: Any, moves: Moves, tree: Any, path: Any, seat: int, first: int, n: int, at: int, curious: int
) -> None:
    """n iterations from games[0], what the seat knows. path[0] is how many nodes the tree has."""
    for value in range(first, first + n):
        imagine_one(games, 1, lucks, seat, value)
        reseed(games[1], value + AFTER_THE_ROOT)
        reseed(lucks[0], value + AFTER_THE_ROOT)
        depth = walk(games[1], lucks[0], moves, tree, path, seat, games[0].rounds, at, curious)
        result = fortune(games[1], seat)
        for i in range(1, depth + 1):
            tree[path[i] + VISITS] += 1
            tree[path[i] + TOTAL] += result


def walk(s: S, luck: S, moves: Moves, tree: Any, path: Any, seat: int, rounds: int, at: int, curious: int) -> int:
    """Plays to the end of the round; returns how many nodes the path has, the root included."""
    path[1] = 0
    depth, inside, acts = 1, True, 0
    while acts < MOST_ACTS and (acts == 0 or not far_enough(s, rounds)):
        seats, due = to_act(s), wake(s)
        if seats == 0 and due == NEVER:
            return depth
        clear_events(s)
        when = NEVER
        if seats:
            who = next_to_act(s, seats) if acts else seat
            moves[0] = 0
            legal(s, who, moves)
            action = lean(s, who, luck, moves) if inside or who != seat else foresee(s, who, luck, moves)
            if inside and who == seat and moves[0] > 1:
                deeper = descend(tree, path, depth, glimpse(s, seat) if acts else 0, moves, action, curious)
                inside = deeper > depth and tree[path[deeper] + VISITS] > 0
                if deeper > depth:
                    action = tree[path[deeper] + WHENCE] % STEPS - 1
                depth = deeper
            when = at + takes_ms(s, who, action) if acts else at
        if seats and when <= due:
            apply(s, who, action, when)
            at = when
        else:
            at = max(at, due)
            apply(s, TABLE, WAKE, at)
        acts += 1
    return depth


def descend(tree: Any, path: Any, depth: int, look: int, moves: Moves, liked: int, curious: int) -> int:
    """A decision, after a glimpse unless there is nothing to tell apart; returns how many nodes the path has then."""
    if depth + 2 >= len(path):
        return depth
    node, at = path[depth], depth
    if look:
        node = entered(tree, path, node, look)
        if node == NONE:
            return depth
        at += 1
        path[at] = node
    node = entered(tree, path, node, chosen(tree, node, moves, liked, curious))
    if node == NONE:
        return depth
    path[at + 1] = node
    return at + 1


def chosen(tree: Any, node: int, moves: Moves, liked: int, curious: int) -> int:
    """The action that promises most: by its mean, by how seldom it was tried, and whether the policy likes it."""
    visits = tree[node + VISITS]
    mean = tree[node + TOTAL] / visits if visits else 0.0
    eager = curious * (visits + 1) ** 0.5
    best, most = NONE, 0.0
    for i in range(1, moves[0] + 1):
        child = child_of(tree, node, moves[i])
        tried = tree[child + VISITS]
        share = ((LIKED if moves[i] == liked else 0) + (100 - LIKED) / moves[0]) / 100
        promise = (tree[child + TOTAL] / tried if tried else mean) + eager * share / (1 + tried)
        if best == NONE or promise > most:
            best, most = moves[i], promise
    return best


def entered(tree: Any, path: Any, node: int, step: int) -> int:
    """The node a step leads to, a new one if need be; NONE if the tree is full."""
    place = child_of(tree, node, step)
    if tree[place + WHENCE] == 0:
        places = len(tree) // COLUMNS
        if path[0] >= places - places // SPARE:
            return NONE
        path[0] += 1
        tree[place + WHENCE] = node * STEPS + step + 1
    return place


def child_of(tree: Any, node: int, step: int) -> int:
    """Where the node is that a step leads to, or the free place where it would be."""
    places = len(tree) // COLUMNS
    name = node * STEPS + step + 1
    i = (node * NODE_STIR + step * STEP_STIR >> STIRRED) % places
    while tree[i * COLUMNS + WHENCE] != name and tree[i * COLUMNS + WHENCE] != 0:
        i = (i + 1) % places
    return i * COLUMNS
