"""How a view changes: a patch of the old one, made and folded without knowing any game.

A patch is a list of changes, each `[path, value]` (put the value there) or `[path]` (take away what is there).
"""

from __future__ import annotations

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
    if isinstance(old, dict) and isinstance(new, dict):
        patch += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], patch)
            else:
                patch.append([[*path, key], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, value in enumerate(new):
            _compare(old[i], value, [*path, i], patch)
    elif old != new or type(old) is not type(new):
        patch.append([path, new])


def fold(view: Any, patch: Patch) -> Any:
    """The view after the changes; the old one stays as it was."""
    for change in patch:
        view = _changed(view, change[0], change[1:])
    return view


def _changed(place: Any, path: list[str | int], value: list[Any]) -> Any:
    """A copy of the place with the value at the end of the path, or nothing there; what does not change is shared."""
    if not path:
        return value[0]
    place = place.copy()
    if len(path) > 1:
        place[path[0]] = _changed(place[path[0]], path[1:], value)
    elif value:
        place[path[0]] = value[0]
    else:
        del place[path[0]]
    return place
