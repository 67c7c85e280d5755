"""How long from opening a game to the first lawful act against bots, in a browser whose processor is slowed four times.

    python -m benchmarks.page_start [GAME] [--times N] [--slow 4]

A fresh browser opens the first screen, taps *Play now*, and waits until the table asks for something. Measured on the
page's own clock from the navigation's start; the tap comes as soon as it can. Run it on a quiet machine: below 2 s.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from tests.shots.stage import Server, browser

from troef import games

ASKED = ".turnline.mine"


def measure(address: str, game: str, slow: float) -> tuple[float, float]:
    """Milliseconds from the cold start until the first screen can be tapped, and until the first act is possible."""
    with browser() as chromium:
        page = chromium.new_page(viewport={"width": 360, "height": 740})
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        page.goto(address, wait_until="commit")
        button = page.locator(f".box[data-game={game}] .play")
        button.wait_for()
        ready = float(page.evaluate("performance.now()"))
        button.dispatch_event("click")
        page.locator(ASKED).wait_for(timeout=60_000)
        return ready, float(page.evaluate("performance.now()"))


def main() -> None:
    """Measures and prints; whoever starts is drawn, so bots may come first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", choices=list(games.keys()))
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slow", type=float, default=4)
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite", speed=20)
        for game in [wished.game] if wished.game else games.keys():
            found = [measure(server.address(), game, wished.slow) for _ in range(wished.times)]
            first, act = (statistics.median(column) for column in zip(*found, strict=True))
            least = min(act for _, act in found)
            print(f"{game:12} first screen {first:5.0f} ms, first act {act:5.0f} ms (least {least:.0f})")
        server.stop()


if __name__ == "__main__":
    main()
