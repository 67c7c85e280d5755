"""Rule ids: found in READMEs, in comments and texts, and on tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from troef.testing.catalogue import cited, covered, rule_ids

SOURCE = '''
"""Says high.deal, and high.take.last. Not troef.games.high.rules, not high.txt/x."""

from troef.games.high.rules import State  # as in high.sleep


def begin(s):
    high.lay = "high.house.*"
    return Refusal("no", "high.peek")
'''

TESTS = """
@covers("high.deal", "high.lay")
@pytest.mark.slow
def test_one(): ...

@testing.covers("high.win")
def test_two(): ...

@covers("high.take")
def helper(): ...

class Group:
    @covers("high.peek")
    def test_three(self): ...
"""


def test_ids_are_cited_in_comments_and_texts_but_not_by_code() -> None:
    found = list(cited(SOURCE, ["high"]))
    assert [rule for _, rule in found] == ["high.deal", "high.take.last", "high.sleep", "high.house.*", "high.peek"]
    assert [line for line, _ in found] == [2, 2, 4, 8, 9]


def test_only_functions_that_are_tests_cover_rules() -> None:
    assert [(test, rule) for _, test, rule in covered(TESTS)] == [
        ("test_one", "high.deal"),
        ("test_one", "high.lay"),
        ("test_two", "high.win"),
        ("test_three", "high.peek"),
    ]


@pytest.mark.parametrize(
    "source",
    [
        '@covers("high.deal")\n@pytest.mark.skip\ndef test_one(): ...\n',
        '@pytest.mark.skip(reason="later")\n@covers("high.deal")\ndef test_one(): ...\n',
        '@covers("high.deal")\n@pytest.mark.skipif(sys.platform == "win32", reason="")\ndef test_one(): ...\n',
        '@covers("high.deal")\n@pytest.mark.xfail\ndef test_one(): ...\n',
        '@covers("high.deal")\n@pytest.mark.torture\ndef test_one(): ...\n',
        '@covers("high.deal")\ndef test_one():\n    pytest.skip("later")\n',
        '@unittest.skip("later")\nclass TestAll:\n    @covers("high.deal")\n    def test_one(self): ...\n',
        'pytestmark = [pytest.mark.slow, pytest.mark.skip]\n@covers("high.deal")\ndef test_one(): ...\n',
        'pytest.importorskip("numba")\n@covers("high.deal")\ndef test_one(): ...\n',
    ],
)
def test_a_test_that_may_be_left_out_covers_nothing(source: str) -> None:
    assert list(covered(source)) == []
    assert list(covered(re.sub(r"skip\w*|importorskip|xfail|torture", "slow", source))) != []


def test_a_catalogue_is_the_lines_that_begin_with_an_id(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(
        "- `high.deal` Deal.\n  `high.lay` not here\n- `high.two_words.x` X\n- `hat` no\n"
    )
    assert rule_ids(tmp_path) == ["high.deal", "high.two_words.x"]
    assert rule_ids(tmp_path / "nowhere") == []
