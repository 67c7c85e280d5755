"""What helps at a prompt: examples in every help, names completed by the shell."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from tests.terminal.conftest import Run

from troef import games
from troef.terminal.cli import door

COMMANDS = door.list_commands(click.Context(door))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(troef: Run, name: str) -> None:
    ran = troef(name, "--help")
    assert ran.code == 0 and "Example" in ran.out and f"  troef {name}" in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_no_line_of_a_help_is_wider_than_a_small_terminal(troef: Run, name: str) -> None:
    assert [line for line in troef(name, "--help").out.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_of_a_help_are_good_use(
    name: str, troef: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games.jsonl").touch()
    command, around = door.get_command(click.Context(door), name), click.Context(door, info_name="troef")
    assert command is not None
    for line in re.findall(rf"^ +troef {name} *(.*)$", troef(name, "--help").out.split("Examples:")[1], re.M):
        words = shlex.split(re.split(r" {2,}| \| ", line)[0])
        assert command.make_context(name, words, parent=around).params


def test_who_types_nothing_but_the_name_reads_where_to_begin(troef: Run) -> None:
    examples = troef().out.split("Examples:\n")[1].split("\n\n")[0].splitlines()
    assert len(examples) == 3 and {line.split()[1] for line in examples} <= set(COMMANDS)


def test_the_list_of_commands_cuts_no_sentence(troef: Run) -> None:
    assert "..." not in troef("--help").out.split("Commands:")[1]


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("troef pl", ["play"]),
        ("troef rules ", [*games.keys()]),
        ("troef play uno --preset p", ["party"]),
        ("troef play uno --option jump", ["jump_in="]),
        ("troef simulate uno --bots random,heu", ["random,heuristic"]),
        ("troef play uno --lang d", ["da", "de"]),
        ("troef rules uno --rule uno.call.c", ["uno.call.catch"]),
    ],
)
def test_the_shell_completes_names(
    line: str, offered: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    monkeypatch.setenv("_TROEF_COMPLETE", "bash_complete")
    with pytest.raises(SystemExit) as ended:
        door.main([], "troef", standalone_mode=False)
    assert ended.value.code == 0
    assert [row.split(",", 1)[1] for row in capsys.readouterr().out.split("\n") if row] == offered


def test_one_game_can_be_asked_for(troef: Run) -> None:
    key = games.keys()[0]
    assert troef("games", key).out.count("bots  ") == 1


def test_what_was_verified_is_told_to_programs(troef: Run, records: Callable[[str], Path]) -> None:
    key = games.keys()[0]
    ran = troef("verify", records(key), "--json")
    found = json.loads(ran.out)
    assert ran.code == 0 and found["true"] == {key: 2} and found["faults"] == []
