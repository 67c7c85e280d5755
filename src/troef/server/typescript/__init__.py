"""What the page is told of the server's types and the games' words: made here, committed there, held equal by a test.

`python -m troef.server.typescript` writes `web/src/wire.ts` from the messages, and for every game its view as a type
(`view.ts`) and its vocabulary (`words.json`), so that the page says a card or an event as `troef.locales` does.
"""

from __future__ import annotations

from pathlib import Path

from troef import games
from troef.server.typescript import sentences, views, vocabulary, wire

WEB = Path(__file__).parents[4] / "web" / "src"


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    found = {WEB / "wire.ts": wire.text(), WEB / "core" / "sentences.json": sentences.text()}
    for key in games.keys():  # noqa: SIM118
        game = games.load(key)
        seen = views.Seen(game)
        found[WEB / "games" / key / "view.ts"] = views.text(game, seen)
        found[WEB / "games" / key / "words.json"] = vocabulary.text(game, seen.by_seat)
    return found


def stale() -> list[Path]:
    """The files that are not as they would be made now."""
    return [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
