"""Draws the pictures of the terminal in the docs anew: python docs/pictures/draw.py"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from troef import games
from troef.terminal.commands.rules import page
from troef.terminal.live.app import FullScreen
from troef.terminal.live.laid import Wishes, local

HERE = Path(__file__).parent
SHOTS = {"terminal": ("sixth-sense", 5, 11, 5), "uno": ("uno", 10, 4, 1)}  # game, seats, seed, own acts


async def draw(name: str, key: str, seats: int, seed: int, acts: int) -> None:
    """Plays a few acts and keeps what the screen shows."""
    game = games.load(key)
    table = local(game, Wishes(seats, None, 1, "Ada", "en", None, (), seed, "normal", 500.0))
    app = FullScreen(table, page(game, "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        for i in range(acts + 1):
            while not table.moves or table.match.to_act() != [0]:
                if table.moves and i < acts:
                    break
                await asyncio.sleep(0.01)
            if i < acts:
                await table.act(table.moves[0])
        await pilot.press("down")
        svg = app.export_screenshot(title="troef play " + key)
    svg = re.sub(r"\s*@font-face \{.*?\}\n", "\n", svg, flags=re.DOTALL)  # the reader's own letters
    (HERE / f"{name}.svg").write_text(svg)


for name, shot in SHOTS.items():
    asyncio.run(asyncio.wait_for(draw(name, *shot), 120))
