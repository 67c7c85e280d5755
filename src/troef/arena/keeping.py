"""The blocks of a plan: those kept in a file, one a line, and then the missing, played wherever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from troef.arena.block import Block, Plan, player
from troef.places import Place
from troef.places.kept import Kept


def played(plan: Plan, deals: range, there: Place, path: Path | None) -> Iterator[Block]:
    """Every block of these deals: first those kept in the file, then the missing, kept as they are played."""
    file = Kept(path, plain(plan)) if path else None
    found = [block for block in map(Block.read, file.blocks if file else []) if block.deal in deals]
    yield from found
    done = {block.deal for block in found}
    with file or nullcontext():
        for block in there.answers(player, plan, [deal for deal in deals if deal not in done]):
            if file:
                file.add(block.plain())
            yield block


def kept(plan: Plan, path: Path) -> list[Block]:
    """The blocks of this plan in a file; those of another plan are refused."""
    return list(map(Block.read, Kept(path, plain(plan)).blocks))


def plain(plan: Plan) -> dict[str, Any]:
    """A plan as JSON has it."""
    return {"game": plan.key, "seats": plan.seats, "options": plan.options, "bots": list(plan.bots), "seed": plan.seed}
