"""The compiled twin: found, cached, and missed without harm."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import troef
from troef.core import twin, words
from troef.games import keys

PLAY = """
import troef
from troef.core import twin
game = troef.load(troef.keys()[0])
bulk = twin.Bulk(game, game.configured(game.defaults()))
print(bulk.compiled, bulk.play(game.seats[-1], 7, 20))
print(sum(sum(f.stats.cache_misses.values()) for f in vars(bulk.engine).values() if hasattr(f, "stats"))
      if bulk.compiled else "")
"""
WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
"""
BROKEN_NUMBA = """
import sys
sys.path.insert(0, {folder!r})
"""


def run(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TROEF_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)


@pytest.mark.slow
def test_a_second_start_compiles_nothing_and_plays_the_same(tmp_path: Path) -> None:
    first, second = run(PLAY, tmp_path), run(PLAY, tmp_path)
    played, compiled = zip(first.stdout.splitlines(), second.stdout.splitlines(), strict=True)
    assert played[0] == played[1] and played[0].startswith("True")
    assert compiled[1] == "0" and compiled[0] != "0"


@pytest.mark.slow
def test_a_user_without_a_home_compiles_into_a_folder_that_goes_with_the_process(tmp_path: Path) -> None:
    (file, room) = (tmp_path / "file", tmp_path / "room")
    file.touch()
    room.mkdir()
    played = run(f"import tempfile; tempfile.tempdir = {str(room)!r}\n{PLAY}", file / "no-folder")
    assert played.stdout.startswith("True") and list(room.iterdir()) == []
    assert list(Path(twin.__file__).parents[1].rglob("*.nb?")) == []


def test_without_numba_everything_is_interpreted_with_one_line_of_notice(tmp_path: Path) -> None:
    plain = run(WITHOUT_NUMBA + PLAY, tmp_path)
    assert plain.stdout.startswith("False (") and plain.stderr.count("\n") == 1
    assert "Numba is not installed" in plain.stderr


def test_players_who_search_say_once_that_they_do_so_interpreted(tmp_path: Path) -> None:
    search = """if True:
        import troef
        from troef.bots import search
        game = troef.load(troef.keys()[0])
        match = game.new(seats=game.seats[0], seed=1)
        for waits in (True, True, False, False):
            search.Live.waits = waits
            search.tables(game, None, match.state.seen(0, True)).weigh(match.lawful(match.to_act()[0]), 0, 0, 1, 0)
    """
    plain = run(WITHOUT_NUMBA + search, tmp_path)
    assert plain.stderr == "troef: playing interpreted (Numba is not installed: pip install 'troef[fast]')\n"


def test_a_numba_that_does_not_load_is_missed_without_harm_and_named(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('Numba needs another NumPy')")
    plain = run(BROKEN_NUMBA.format(folder=str(tmp_path)) + PLAY, tmp_path)
    assert plain.stdout.startswith("False (")
    assert plain.stderr == "troef: playing interpreted (Numba does not load: Numba needs another NumPy)\n"


@pytest.mark.slow
def test_bulk_play_gives_the_same_results_both_ways() -> None:
    for key in keys():
        game = troef.load(key)
        options = game.configured(game.defaults())
        for seats in game.seats:
            results = [twin.Bulk(game, options, compile=how).play(seats, 3, 4) for how in (True, False)]
            assert results[0] == results[1], (key, seats)


def test_a_name_that_means_two_things_is_refused() -> None:
    one, other = ModuleType("one"), ModuleType("other")
    one.SCALE, other.SCALE = 8, 64  # type: ignore[attr-defined]
    with pytest.raises(NameError, match="SCALE is 8 before other makes it 64"):
        twin.interpreted(one, other)


def test_a_function_takes_the_place_of_another_only_if_it_is_called_as_it_was() -> None:
    def named(module: str, function: Callable[..., Any]) -> ModuleType:
        made, function.__module__, function.__name__ = ModuleType(module), module, "deal"
        made.deal = function  # type: ignore[attr-defined]
        return made

    one, other = named("one", lambda s, seat: 1), named("other", lambda s, seat: 2)
    assert twin.interpreted(one, other).deal(None, 0) == 2, "the later one wins"
    with pytest.raises(NameError, match=r"deal\('s', 'seat'\) is there before third makes it deal\('s', 'cards'\)"):
        twin.interpreted(one, named("third", lambda s, cards: 3))


def folder_for(*sources: ModuleType) -> str:
    import numba

    config: Any = numba.config
    with twin._cache("", *sources):
        return str(config.CACHE_DIR)


def test_what_was_compiled_with_other_numbers_is_not_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = twin.modules(troef.load(keys()[0]))
    before = folder_for(*rules)
    assert folder_for(*rules) == before
    for name in ("ACTIONS", "IDLE"):  # they follow from core/notation.py, which is not compiled
        with monkeypatch.context() as other:
            value = getattr(rules[0], name)
            other.setattr(rules[0], name, value + 1 if isinstance(value, int) else (*value, 1))
            assert folder_for(*rules) != before, name
    assert folder_for(*rules) == before


def test_the_numbers_compiled_in_are_the_same_in_every_process(tmp_path: Path) -> None:
    code = """if True:
        import troef
        from troef.core import twin
        for key in troef.keys():
            print([twin._constants(module) for module in twin.modules(troef.load(key))])
    """
    assert run(code, tmp_path).stdout == run(code, tmp_path).stdout


def test_two_threads_that_compile_keep_their_caches_apart() -> None:
    import numba

    config: Any = numba.config
    before, seen = config.CACHE_DIR, dict[str, list[str]]()

    def compiling(variant: str) -> None:
        with twin._cache(variant, words):
            seen[variant] = [config.CACHE_DIR]
            time.sleep(0.05)
            seen[variant].append(config.CACHE_DIR)

    threads = [threading.Thread(target=compiling, args=(variant,)) for variant in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(first == last for first, last in seen.values())
    assert len({first for first, _ in seen.values()}) == 4
    assert before == config.CACHE_DIR
