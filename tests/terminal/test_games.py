"""`troef games` and `troef rules`: what there is to play, and how."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import troef as project
from troef import bots
from troef.terminal import markdown
from troef.terminal.output import width
from troef.testing.catalogue import rule_ids

Run = Callable[..., Any]


@pytest.fixture(scope="module")
def described(program: Run) -> dict[str, dict[str, Any]]:
    ran = program("games", "--json")
    assert ran.code == 0 and ran.err == ""
    return {game["key"]: game for game in json.loads(ran.out)}


def test_all_games_are_described(described: dict[str, Any]) -> None:
    assert tuple(described) == project.keys()


@pytest.mark.parametrize("key", project.keys())
def test_programs_learn_everything_about_a_game(described: dict[str, Any], key: str) -> None:
    game, told = project.load(key), described[key]
    assert told["seats"] == list(game.seats)
    assert (told["title"], told["version"], told["bots"]) == (game.title, game.version, bots.names(game))
    assert {option["name"]: option["default"] for option in told["options"]} == game.defaults()
    assert {preset["name"]: preset["options"] for preset in told["presets"]} == dict(game.presets)
    for option in told["options"]:
        declared = game.options()[option["name"]]
        assert (option["kind"], option["rule"]) == (declared.kind, declared.rule)
        assert option["title"] != option["name"] and option["about"].endswith(".")
        bounds = {"flag": set(), "choice": {"choices"}, "number": {"low", "high"}, "numbers": {"low", "high", "length"}}
        assert set(option) & {"choices", "low", "high", "length"} == bounds[declared.kind]


@pytest.mark.parametrize("key", project.keys())
def test_people_read_every_option_with_its_rule(troef: Run, key: str) -> None:
    game, page = project.load(key), " ".join(troef("games").out.split())
    assert f"{game.title} {key}, {game.seats[0]} to {game.seats[-1]} seats" in page
    for name, option in game.options().items():
        assert f"{name} " in page and f"({option.rule})." in page and option.allowed() in page


def test_a_broken_game_is_named_and_the_others_are_shown(program: Run, tmp_path: Path) -> None:
    for name, text in {"broken": "import no_such_thing", "hollow": "", "torn": "def"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    ran = program("games", "--json", games=tmp_path)
    assert ran.code == 0
    assert [game["key"] for game in json.loads(ran.out)] == list(project.keys())
    assert [line.split(":")[1] for line in ran.err.splitlines()] == [
        f" the game {name!r} does not load" for name in ("broken", "hollow", "torn")
    ]
    ran = program("rules", "broken", games=tmp_path)
    assert ran.code == 2 and ran.err.count("\n") == 1


# ---- the rules -----------------------------------------------------------------------------------


def readme(key: str) -> str:
    return (project.load(key).folder / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", project.keys())
def test_a_pipe_gets_the_rules_as_they_are_written(program: Run, key: str) -> None:
    assert program("rules", key).out == readme(key)


@pytest.mark.parametrize("key", project.keys())
def test_one_rule_can_be_asked_for_by_its_id(troef: Run, key: str) -> None:
    rules = markdown.rules(readme(key))
    assert len(rules) > 10
    for rule, text in rules.items():
        assert troef("rules", key, "--rule", rule) == (0, text + "\n", "")


@pytest.mark.parametrize("key", project.keys())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_programs_get_the_rules_by_their_ids(troef: Run, key: str, lang: str) -> None:
    game, ran = project.load(key), troef("rules", key, "--json", "--lang", lang)
    told = json.loads(ran.out)
    assert (ran.code, told["game"], told["version"], told["language"]) == (0, key, game.version, lang)
    assert [rule["rule"] for rule in told["rules"]] == rule_ids(game.folder)
    assert all(rule["text"] and not rule["text"].startswith("`") for rule in told["rules"])
    last = told["rules"][-1]
    one = json.loads(troef("rules", key, "--json", "--lang", lang, "--rule", last["rule"]).out)
    assert one == {**told, "rules": [last]}


@pytest.mark.parametrize("key", project.keys())
def test_a_terminal_gets_every_word_of_the_rules_within_its_width(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    shown = markdown.shown(readme(key))
    tables = [line for line in readme(key).splitlines() if line.startswith("|")]
    prose = [line for line in shown.splitlines() if line not in tables]
    assert width() == 60 and max(map(len, prose)) <= 60 and "`" not in "".join(prose)

    def words(text: str) -> list[str]:
        return re.sub(r"\]\([^)]*\)|[`*#\[\]]", "", text).split()

    assert words(shown) == words(readme(key))


def test_marks_become_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = markdown.shown("# Head\n\nA `word`, *so* and **so**; see [here](x.md).\n\n```\nas `it` is\n```\n| a |\n")
    assert shown.splitlines() == [
        "\x1b[1m\x1b[4mHead\x1b[0m",
        "",
        "A \x1b[36mword\x1b[0m, \x1b[3mso\x1b[0m and \x1b[1mso\x1b[0m; see here.",
        "",
        "as `it` is",
        "| a |",
    ]


def test_an_unknown_language_is_named_with_the_nearest(program: Run) -> None:
    assert "there is no language 'enn'; did you mean en?" in program("rules", "six", "--lang", "enn").err
