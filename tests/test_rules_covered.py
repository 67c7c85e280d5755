"""A rule has an address: every id of every game's README is tested, and no id is cited that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import Prove

from troef.games import keys, load
from troef.testing.catalogue import cited, covered, known, rule_ids

HERE = Path(__file__).parent
GAMES = [load(key).folder for key in keys()]
EXAMPLES = [path.parent for path in HERE.parent.glob("docs/games/*/README.md")]  # games that a guide makes
RULES = {folder: rule_ids(folder) for folder in (*GAMES, *EXAMPLES)}
ALL_RULES = [rule for rules in RULES.values() for rule in rules]


def files_in(folder: Path) -> list[Path]:
    """The test files in a folder; the kit's own speak of a toy."""
    return [path for path in sorted(folder.rglob("test_*.py")) if HERE / "kit" not in path.parents]


COVERED = {
    rule: (path, line, test)
    for folder in (HERE, *RULES)
    for path in files_in(folder)
    for line, test, rule in covered(path.read_text())
}


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: folder.name)
def test_every_rule_of_a_game_is_tested(folder: Path, prove: Prove) -> None:
    rules = RULES[folder]
    assert rules, "the README lists its rules as `- `id` ...` lines"
    assert [rule for rule in rules if rule not in COVERED] == []
    if folder in GAMES:
        prove({"rule ids": len(rules), "of them covered by tests": sum(rule in COVERED for rule in rules)})


def test_no_test_covers_a_rule_that_is_not_there() -> None:
    unknown = [
        f"{path.name}:{line}: {test}: {rule}" for rule, (path, line, test) in COVERED.items() if rule not in ALL_RULES
    ]
    assert unknown == []


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: folder.name)
def test_a_game_cites_no_rule_that_is_not_there(folder: Path) -> None:
    families = {rule.split(".")[0] for rule in RULES[folder]}
    unknown = [
        f"{path.name}:{line}: {rule}"
        for path in sorted(folder.rglob("*.py"))
        for line, rule in cited(path.read_text(), families)
        if not known(rule, RULES[folder])
    ]
    assert unknown == []


def test_no_two_games_share_a_rule_id() -> None:
    assert len(set(ALL_RULES)) == len(ALL_RULES)
