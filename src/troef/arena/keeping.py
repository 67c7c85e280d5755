"""Blocks kept in a file, one a line, so that a measurement goes on where it was left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from troef.arena.block import Block, Plan
from troef.arena.run import blocks
from troef.core.errors import BadUse


def played(plan: Plan, deals: range, jobs: int, path: Path | None) -> Iterator[Block]:
    """Every block of these deals: first those kept in the file, then the missing, kept as they are played."""
    found = [block for block in kept(plan, path) if block.deal in deals] if path else []
    yield from found
    there = {block.deal for block in found}
    for block in blocks(plan, [deal for deal in deals if deal not in there], jobs):
        if path:
            keep(path, plan, block)
        yield block


def kept(plan: Plan, path: Path) -> list[Block]:
    """The blocks of this plan in a file; those of another plan are refused."""
    if not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    if any(line["plan"] != plain(plan) for line in lines):
        raise BadUse(f"{path} holds blocks of another plan; give another file")
    return [Block.read(line["block"]) for line in lines]


def keep(path: Path, plan: Plan, block: Block) -> None:
    """One more block in the file."""
    with path.open("a") as file:
        file.write(json.dumps({"plan": plain(plan), "block": block.plain()}) + "\n")


def plain(plan: Plan) -> dict[str, Any]:
    """A plan as JSON has it."""
    named = {"game": plan.key, "seats": plan.seats, "options": plan.options, "bots": list(plan.bots), "seed": plan.seed}
    return json.loads(json.dumps(named))  # type: ignore[no-any-return]
