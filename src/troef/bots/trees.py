"""A tree over the own decisions (information set Monte Carlo tree search), in the dialect of rules.

Every iteration deals a possible world, walks down the tree by what has done well and by what a player would do, adds
one decision and plays out. Others play by the game's policy throughout. A node is what the seat has done since the
root, not what it saw: open loop, so it stays small and one tree serves all worlds.
"""

from __future__ import annotations

from typing import Any

from troef.bots.playouts import far_enough, fortune, imagine_one, lean, next_to_act, takes_ms
from troef.core.kernels import apply, legal, to_act, wake
from troef.core.words import NEVER, NONE, TABLE, WAKE, Moves, clear_events, reseed

S = Any
FIRST, NEXT, ACTION, VISITS, TOTAL = 0, 1, 2, 3, 4  # the columns of a tree; its root is node 0
COLUMNS = 5
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
            tree[path[i]][VISITS] += 1
            tree[path[i]][TOTAL] += result


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
            action = lean(s, who, luck, moves)
            if inside and who == seat and moves[0] > 1 and depth < len(path) - 1:
                node = chosen(tree, path, path[depth], moves, action, curious)
                action = tree[node][ACTION]
                inside = tree[node][VISITS] > 0
                depth += 1
                path[depth] = node
            when = at + takes_ms(s, who, action) if acts else at
        if seats and when <= due:
            apply(s, who, action, when)
            at = when
        else:
            at = max(at, due)
            apply(s, TABLE, WAKE, at)
        acts += 1
    return depth


def chosen(tree: Any, path: Any, node: int, moves: Moves, liked: int, curious: int) -> int:
    """The child that promises most: by its mean, by how seldom it was tried, and whether the policy likes it."""
    visits = tree[node][VISITS]
    mean = tree[node][TOTAL] / visits if visits else 0.0
    eager = curious * (visits + 1) ** 0.5
    best, most, best_action = NONE, 0.0, NONE
    for i in range(1, moves[0] + 1):
        child = child_of(tree, node, moves[i])
        tried = tree[child][VISITS] if child != NONE else 0
        share = ((LIKED if moves[i] == liked else 0) + (100 - LIKED) / moves[0]) / 100
        promise = (tree[child][TOTAL] / tried if tried else mean) + eager * share / (1 + tried)
        if best_action == NONE or promise > most:
            best, most, best_action = child, promise, moves[i]
    return best if best != NONE else added(tree, path, node, best_action)


def child_of(tree: Any, node: int, action: int) -> int:
    """The child of a node by its action, NONE if it has none."""
    child: int = tree[node][FIRST]
    while child != NONE and tree[child][ACTION] != action:
        child = tree[child][NEXT]
    return child


def added(tree: Any, path: Any, node: int, action: int) -> int:
    """One more child; when the tree is full, the last node stands in for it and nothing is learnt."""
    child: int = path[0]
    if child < len(tree) - 1:
        path[0] += 1
        tree[child][NEXT] = tree[node][FIRST]
        tree[node][FIRST] = child
    tree[child][FIRST] = NONE
    tree[child][ACTION] = action
    tree[child][VISITS] = tree[child][TOTAL] = 0
    return child
