"""Every language says everything that English says, with the same arguments, and says it in its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.locales.texts import ENGLISH, HERE, OTHERS, RULES, headings, name, patterns, read, rule_ids, variables, words

from troef import games, locales

FILES = [pytest.param(language, path, id=f"{language}-{name(path)}") for language in OTHERS for path in ENGLISH]
PAGES = [pytest.param(language, key, id=f"{language}-{key}") for language in OTHERS for key in RULES]
NUMBERS = (0, 1, 2, 5, 11, 18, 1000)
LETTERS = re.compile(r"[^\W\d_]{2,}")
CARDS = re.compile(r"`([A-Z][\w=]*(?: (?:>|[A-Z][\w=]*))+)`")  # what an example tells of, drawn by the page
TYPED = re.compile(r"\w'(\w|$)|^'s\b")  # inside a word; a quoted name may stand between two


def test_there_are_english_files() -> None:
    assert len(ENGLISH) >= 16 and len(RULES) >= 4


def same(language: str) -> set[str]:
    """The texts that are alike in English and in a language, rightly."""
    paths = (HERE / "same" / "all.txt", HERE / "same" / f"{language}.txt")
    return {line for path in paths if path.is_file() for line in path.read_text().splitlines()}


@pytest.mark.parametrize(("language", "path"), FILES)
def test_every_message_is_there_with_the_same_attributes_and_arguments(language: str, path: Path) -> None:
    english, other = read(path), read(locales.translated(path, language))
    assert list(other) == list(english) or sorted(other) == sorted(english), set(other) ^ set(english)
    for key, message in english.items():
        assert set(patterns(other[key])) == set(patterns(message)), key
        assert set(variables(other[key])) == set(variables(message)), key


@pytest.mark.parametrize(("language", "path"), FILES)
def test_no_english_is_left(language: str, path: Path) -> None:
    english, other = read(path), read(locales.translated(path, language))
    found = set()
    for key, message in english.items():
        for attribute, pattern in patterns(message).items():
            said = "|".join(text.strip() for text in words(patterns(other[key])[attribute]))
            if LETTERS.search(said) and said == "|".join(text.strip() for text in words(pattern)):
                found.add(said)
    assert sorted(found - same(language)) == [], f"right? then they belong into tests/locales/same/{language}.txt"


@pytest.mark.parametrize("path", ENGLISH, ids=name)
@pytest.mark.parametrize("language", locales.languages())
def test_no_word_has_a_typewriters_apostrophe(language: str, path: Path) -> None:
    own = read(locales.translated(path, language) if language != locales.FALLBACK else path)
    texts = [text for message in own.values() for pattern in patterns(message).values() for text in words(pattern)]
    assert [text for text in texts if TYPED.search(text)] == []


@pytest.mark.parametrize("path", ENGLISH, ids=name)
@pytest.mark.parametrize("language", locales.languages())
def test_every_message_renders(language: str, path: Path) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    own = locales.translated(path, language) if language != locales.FALLBACK else path
    bundle.add_resource(FluentResource(own.read_text()))
    for key, message in read(own).items():
        told = variables(message)
        keys = sorted({key for found in told.values() for key in found})
        for value in ("Ada", *NUMBERS, *keys):
            for attribute in patterns(message):
                found = bundle.get_message(key)
                pattern = found.attributes[attribute] if attribute else found.value
                assert pattern is not None
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(told, value))
                assert not errors, f"{key} {attribute}: {errors}"
                assert not re.search(r"[{}]|  ", str(text)), f"{key} {attribute}: {text!r}"


@pytest.mark.parametrize(("language", "key"), PAGES)
def test_the_rules_have_the_same_ids_headings_and_tables(language: str, key: str) -> None:
    english = (RULES[key] / "README.md").read_text()
    other = (RULES[key] / "locales" / f"{language}.md").read_text()
    assert rule_ids(other) == rule_ids(english)
    assert headings(other) == headings(english)
    assert other.count("\n|") == english.count("\n|")
    assert CARDS.findall(other) == CARDS.findall(english)
    assert len(other) > 0.7 * len(english)


@pytest.mark.parametrize("key", RULES)
def test_the_cards_of_an_example_are_cards_of_the_game(key: str) -> None:
    card = games.load(key).rules.EVENTS.axes.get("card")
    for example in CARDS.findall((RULES[key] / "README.md").read_text()):
        assert card is not None
        assert {word.split("=")[0] for word in example.split()} - {">"} <= set(card.words), example


@pytest.mark.parametrize(("language", "key"), PAGES)
def test_no_paragraph_of_the_rules_is_left_in_english(language: str, key: str) -> None:
    english = prose((RULES[key] / "README.md").read_text())
    assert not prose((RULES[key] / "locales" / f"{language}.md").read_text()) & english


@pytest.mark.parametrize("page", ["README.md", *(f"locales/{language}.md" for language in OTHERS)])
@pytest.mark.parametrize("key", RULES)
def test_no_word_of_the_rules_has_a_typewriters_apostrophe(key: str, page: str) -> None:
    assert sorted(line for line in prose((RULES[key] / page).read_text()) if TYPED.search(line)) == []


def prose(text: str) -> set[str]:
    """The lines of a page with at least four words."""
    lines = (re.sub(r"`[^`]*`", "", line).strip() for line in text.splitlines())
    return {line for line in lines if len(LETTERS.findall(line)) >= 4}
