"""What a player can do wrong is said in the player's language, by `--lang` or the environment; programs get English."""

from __future__ import annotations

import pytest
from tests.terminal.conftest import Run

from troef import games, locales
from troef.core.errors import BadOption, BadUse, near


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("play", "unno", "--lang", "nl"), "er is geen spel 'unno'; bedoelde je uno?"),
        (("play", "uno", "--seats", "11", "--lang=fr"), "uno se joue de 2 à 10 joueurs, pas à 11"),
        (("play", "uno", "--option", "target=x", "--lang", "de"), "Option target: 'x' ist keine ganze Zahl von 1"),
        (("rules", "uno", "--rule", "uno.mach", "--lang", "es"), "uno no tiene la regla 'uno.mach'"),
        (("play", "--lang", "da"), "GAME mangler: troef play [OPTIONS] GAME"),
        (("play", "uno", "--sets", "3", "--lang", "it"), "non c’è l’opzione '--sets'; intendevi --seats?"),
        (("play", "uno", "--seats", "four", "--lang", "pt"), "depois de --seats vai um inteiro"),
        (("play", "uno", "--pace", "slo", "--lang", "fr"), "l’un de ces mots : quick, normal, slow"),
        (("play", "uno", "six", "--lang", "de"), "zu viele Wörter; so geht es: troef play [OPTIONS] GAME"),
        (("play", "uno", "--lang", "fr", "--bots", "hard@soon"), "'soon' n’est pas un budget"),
        (("play", "uno", "--lang", "da", "--bots", f"{__file__}:Nobody"), "har ingen klasse Nobody"),
        (("play", "unno", "--lang", "nl-BE"), "er is geen spel 'unno'; bedoelde je uno?"),
        (("play", "unno", "--lang", "NL"), "er is geen spel 'unno'; bedoelde je uno?"),
        (("play", "uno", "--lang", "nl", "--seed"), "na --seed hoort een waarde"),
    ],
)
def test_by_the_option(troef: Run, line: tuple[str, ...], said: str) -> None:
    ran = troef(*line)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_by_the_environment(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert troef("plai").err == "troef: não há nenhum comando 'plai'; querias dizer play?\n"


def test_a_host_too_is_answered_by_the_environment(troef: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    said = "troef: Die Datenbank 'tables.db' ist weder sqlite:///DATEI noch postgresql://...\n"
    assert troef("copy-database", "tables.db", "sqlite:///copy.db") == (2, "", said)


def test_to_programs_in_english() -> None:
    with pytest.raises(BadUse, match="there is no game 'chess'; there are"):
        games.load("chess")


@pytest.mark.parametrize("language", locales.languages())
def test_english_and_the_messages_say_the_same_thing(language: str) -> None:
    error = BadUse(use="no-rule", game="uno", rule="uno.x", near=near("uno.x", ["uno.y", "uno.z"]))
    said = locales.misuse(error, language)
    assert (said == str(error)) is (language == "en")
    assert "uno.x" in said


def test_options_that_do_not_go_together_are_refused_by_the_rule_in_words() -> None:
    game = games.load("six")
    with pytest.raises(BadOption) as caught:
        game.configured(game.chosen({"timer_min": 130, "timer_max": 120}))
    assert locales.misuse(caught.value, "nl") != str(caught.value)
