"""The language of the program: what the environment asks for, as every program understands it."""

from __future__ import annotations

import pytest

from troef.locales import languages
from troef.terminal import language

OTHER = languages()[-1]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "\udcff?/../.."}, "en"),
        ({"LANG": f"{OTHER}_XX.UTF-8"}, OTHER),
        ({"LANG": f"{OTHER}@euro"}, OTHER),
        ({"LANG": OTHER.upper()}, OTHER),
        ({"LANG": "en_GB", "LC_MESSAGES": OTHER}, OTHER),
        ({"LANG": OTHER, "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": OTHER, "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": f"xx:{OTHER}:en"}, OTHER),
        ({"LANG": "C", "LANGUAGE": OTHER}, "en"),
    ],
    ids=str,
)
def test_the_environment_chooses(environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*language.ASKED_BY, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language.environment() == expected
