"""`troef arena`: strength with error bars, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

Run = Callable[..., Any]

GAME = "companeros"


def test_the_command_tells_people_and_programs_draws_and_resumes(troef: Run, tmp_path: Path) -> None:
    drawn, kept = tmp_path / "a.svg", tmp_path / "blocks.jsonl"
    asked = ["arena", GAME, "--bots", "heuristic,random", "--seed", "4", "--keep", kept]
    first = troef(*asked, "--deals", 3)
    assert first.code == 0 and "share of games" in first.out and "heuristic" in first.out
    second = troef(*asked, "--deals", 5, "--json", "--picture", drawn)
    told = json.loads(second.out)
    assert (told["deals"], len(kept.read_text().splitlines())) == (5, 5)
    assert [player["name"] for player in told["players"]] == ["heuristic", "random"]
    assert ElementTree.fromstring(drawn.read_text()).tag.endswith("svg")
    assert troef(*asked[:3], "easy,random", *asked[4:]).code == 2  # these blocks are of another plan


def test_bad_names_and_budgets_are_refused_in_one_line(troef: Run) -> None:
    for bots, said in (
        ("exprt", "expert"),
        ("expert@", "budget"),
        ("expert@5s", "budget"),
        ("random,no.py:A", "no.py"),
    ):
        result = troef("arena", GAME, "--bots", bots)
        assert (result.code, said in result.err, result.err.count("\n")) == (2, True, 1)
