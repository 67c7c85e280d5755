"""Where the leaflet leaves something open and we rule, the rules say why, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.locales.texts import OTHERS, ROOT, read

from troef import games

CITED = re.compile(r"\(`(uno(?:\.\w+)+)`\)")
ITEM = re.compile(r"^- `([\w.]+)` (.*?)(?=^- |^#|\n\n|\Z)", re.S | re.M)


def ruled(text: str) -> set[str]:
    """The rules of a text that are, in part, rulings."""
    return {rule for rule, said in ITEM.findall(text) if "*ruling" in said.lower()}


@pytest.mark.parametrize("key", games.keys())
def test_every_ruling_has_a_reason_and_nothing_else_has(key: str) -> None:
    folder = games.load(key).folder
    assert set(json.loads((folder / "rulings.json").read_text())) == ruled((folder / "README.md").read_text())


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("path", sorted(ROOT.glob("src/troef/locales/*/page.ftl")), ids=lambda path: path.parent.name)
def test_every_reason_is_a_sentence(key: str, path: Path) -> None:
    reasons = json.loads((games.load(key).folder / "rulings.json").read_text()).values()
    assert {f"why-{reason}" for reason in reasons} <= set(read(path))


@pytest.mark.parametrize("page", ["README.md", *(f"locales/{language}.md" for language in OTHERS)])
def test_uno_says_of_every_ruling_why_it_is_so(page: str) -> None:
    folder = games.load("uno").folder
    cited = CITED.findall((folder / page).read_text())
    assert set(cited) == set(json.loads((folder / "rulings.json").read_text()))
    assert cited == CITED.findall((folder / "README.md").read_text())
