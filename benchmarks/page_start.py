"""How long from opening a game to the first lawful act against bots, in a browser whose processor is slowed four times.

    python -m benchmarks.page_start [GAME] [--times N] [--slow 4]

A fresh browser opens the first screen, taps *Play now* as soon as that can be tapped, and watches the page's own clock
from the start of the navigation until the board lies and until the table asks for something. Whoever begins is drawn:
bots who come first think at a human pace, which is no work of the page, so the first act is measured where the table
asks at once, and how often that was is told. Run it on a quiet machine: below 2 s.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from tests.shots.stage import Server, browser

from troef import games

WATCH = """(game) => {
  const seen = (window.seen = {});
  const marks = { ready: `.box[data-game=${game}] .play`, laid: ".game .turnline", asked: ".turnline.mine" };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(marks)) {
      const found = name in seen ? null : document.querySelector(selector);
      if (!found) continue;
      seen[name] = performance.now();
      if (name === "ready") setTimeout(() => found.click());
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
AT_ONCE_MS = 300  # a bot that begins needs longer to think


def measure(address: str, game: str, slow: float) -> dict[str, float]:
    """Milliseconds from the cold start until the first screen can be tapped, the board lies, the table asks."""
    with browser() as chromium:
        page = chromium.new_page(viewport={"width": 360, "height": 740})
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        page.add_init_script(f"({WATCH})({game!r})")
        page.goto(address, wait_until="commit")
        page.wait_for_function("() => window.seen?.laid", timeout=60_000)
        page.wait_for_timeout(AT_ONCE_MS)
        return dict(page.evaluate("window.seen"))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", choices=list(games.keys()))
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slow", type=float, default=4)
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite", speed=1)
        for game in [wished.game] if wished.game else games.keys():
            print(told(game, [measure(server.address(), game, wished.slow) for _ in range(wished.times)]))
        server.stop()


def told(game: str, found: list[dict[str, float]]) -> str:
    """The medians of one game, in a line."""
    ready, laid = (statistics.median(one[name] for one in found) for name in ("ready", "laid"))
    asked = [one["asked"] for one in found if "asked" in one]
    first = f"{statistics.median(asked):5.0f} ms" if asked else "    -"
    times = f"first screen {ready:5.0f} ms, board {laid:5.0f} ms, first act {first}"
    return f"{game:12} {times} (asked at once {len(asked)} of {len(found)})"


if __name__ == "__main__":
    main()
