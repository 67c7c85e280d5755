"""What README and docs show works as shown: every command, every piece of code, every link."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import click
import pytest
from tests.docs.pages import BLOCK, PAGES, ROOT, Shell, blocks, commands

from troef.terminal.cli import door

LANGUAGES = {"console", "python", "json", "markdown", "ftl", "toml", "svelte", ""}
GAMES = sorted((ROOT / "src/troef/games").glob("*/README*.md"))
WITH_COMMANDS = [page for page in PAGES if any(commands(block.text) for block in blocks(page))]


def named(page: Path) -> str:
    return page.stem


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_the_commands_of_a_page_work_in_their_order(page: Path, tmp_path: Path) -> None:
    with Shell(tmp_path) as shell:
        for block in blocks(page):
            if block.language == "python" and block.file:
                (tmp_path / block.file).write_text(block.text)
            for command in commands(block.text):
                shell.run(command)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_in_a_page_runs_as_shown(page: Path) -> None:
    if any(">>> " in block.text for block in blocks(page)):
        result = doctest.testfile(str(page), module_relative=False)
        assert result.attempted > 0 and result.failed == 0
    for block in blocks(page):
        if block.language == "python" and ">>> " not in block.text:
            ast.parse(block.text)


OTHERS = {  # programs that a test of their own runs
    "add-a-game.md": "test_add_a_game.py",
    "thinker.py": "test_write_a_bot.py",
    "masked_ppo.py": "test_research.py",
}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_program_in_a_page_is_run(page: Path) -> None:
    run = " ".join(command for block in blocks(page) for command in commands(block.text))
    for block in blocks(page):
        if block.language == "python" and ">>> " not in block.text and page.name not in OTHERS:
            assert block.file and (block.file in run or block.file in OTHERS), block.text


def values(text: str) -> list[Any]:
    """The JSON values of a block: one, or one after another."""
    found, rest = [], text.strip()
    while rest:
        value, end = json.JSONDecoder().raw_decode(rest)
        found.append(value)
        rest = rest[end:].lstrip()
    return found


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_json_in_a_page_is_json_and_commands_are_marked_as_such(page: Path) -> None:
    for block in blocks(page):
        assert block.language in LANGUAGES, block
        if block.language == "json":
            assert values(block.text)
        assert not re.search(r"^troef ", block.text, re.M), f"{page.name}: a command begins with a dollar sign"


def spoken_of(page: Path, program: str) -> list[list[str]]:
    """The commands of that program named in the sentences of a page, by their words."""
    named_there = re.findall(rf"`(?:\w+=\S+ )*({program} [^`\n]+)`", BLOCK.sub("", page.read_text()))
    return [command.split()[1:] for command in named_there]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_command_named_in_a_sentence_exists_with_its_options(page: Path) -> None:
    for words in spoken_of(page, "troef"):
        if words[0].startswith("-"):
            continue  # an option of the door itself
        command = door.get_command(click.Context(door), words[0])
        assert command is not None, words
        there = {name for option in command.params for name in option.opts} | {"--help"}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= there, words
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)
    assert {words[0] for words in spoken_of(page, "make")} <= set(targets)


def prose(page: Path) -> str:
    """A page without its code, where brackets mean something else."""
    return re.sub(r"`[^`\n]+`", "code", BLOCK.sub("", page.read_text()))


def anchors(page: Path) -> set[str]:
    """What a link into a page can name: its headings, as GitHub writes them."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", page.read_text()), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [*PAGES, *GAMES], ids=str)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", prose(page)):
        there = page.parent / link if link else page
        assert there.exists(), link
        assert not anchor or anchor in anchors(there), f"{link}#{anchor}"


def test_every_page_of_the_docs_can_be_reached_from_the_readme() -> None:
    seen, ahead = set[Path](), [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page not in seen and page.suffix == ".md":
            seen.add(page)
            links = [(page.parent / link).resolve() for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text())]
            ahead += [each for link in links for each in (link.glob("*.md") if link.is_dir() else [link])]
    assert set(PAGES) <= seen, {page.name for page in set(PAGES) - seen}


def test_the_readme_fits_one_screen() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 60


def test_the_site_has_every_page_and_no_dead_link(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("site_of_docs", ROOT / "docs/site.py")
    assert spec is not None and spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    assert site.build(tmp_path / "site") >= len(PAGES)
    for page in (tmp_path / "site").rglob("*.html"):
        for link, anchor in re.findall(r'(?:href|src)="([^":#]*)(?:#([^"]*))?"', page.read_text()):
            there = page.parent / link if link else page
            assert there.is_file(), f"{page.name}: {link}"
            assert not anchor or f'id="{anchor}"' in there.read_text(), f"{page.name}: {link}#{anchor}"
        assert "<p>&lt;!--" not in page.read_text(), f"{page.name}: a note to who writes is shown to who reads"
