"""Patches of views."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from troef.core.update import diff, fold

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4),
    max_leaves=20,
)
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault


@patient
@given(VALUES, VALUES)
def test_folding_the_difference_gives_the_new_view(old: Any, new: Any) -> None:
    before = json.dumps(old)
    folded = fold(old, json.loads(json.dumps(diff(old, new))))
    assert json.dumps(folded, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


@patient
@given(VALUES)
def test_nothing_changed_is_an_empty_patch(view: Any) -> None:
    assert diff(view, json.loads(json.dumps(view))) == []


def test_true_is_not_one_and_a_missing_key_is_not_none() -> None:
    assert diff({"a": True}, {"a": 1}) == [[["a"], 1]]
    assert diff({"a": None}, {}) == [[["a"]]]


def test_only_what_changed_is_sent() -> None:
    old = {"sizes": [7, 7, 7], "top": {"card": "R7", "colour": "R"}}
    new = {"sizes": [7, 6, 7], "top": {"card": "R7", "colour": "B"}}
    assert diff(old, new) == [[["sizes", 1], 6], [["top", "colour"], "B"]]
