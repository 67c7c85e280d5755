"""How a view changes: a patch of the old one, made and folded without knowing any game.

A patch is a list of changes, each `[path, value]` (put the value there) or `[path]` (take away what is there).
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Patch = list[list[Any]]


def diff(old: Any, new: Any) -> Patch:
    """The changes that make `new` of `old`.

    >>> diff({"hand": ["G1", "G7"], "turn": 0}, {"hand": ["G7"], "turn": 1})
    [[['hand'], ['G7']], [['turn'], 1]]
    """
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: list[str | int], patch: Patch) -> None:
    if type(old) is not type(new) or not isinstance(new, dict | list):
        if old != new or type(old) is not type(new):
            patch.append([path, new])
    elif isinstance(new, dict):
        patch += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], patch)
            else:
                patch.append([[*path, key], value])
    elif len(old) != len(new):
        patch.append([path, new])
    else:
        for i, value in enumerate(new):
            _compare(old[i], value, [*path, i], patch)


def fold(view: Any, patch: Patch) -> Any:
    """The view after the changes; the old one stays as it was."""
    view = deepcopy(view)
    for change in patch:
        path = change[0]
        if not path:
            view = deepcopy(change[1])
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = deepcopy(change[1])
    return view
