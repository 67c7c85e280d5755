"""A report as a picture: how many times as fast we are as each peer, on a scale of tens. Plain SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from typing import Any

from troef.arena.picture import INK, MARK, PALE

WIDTH, ROW, LEFT, TOP, RIGHT = 860, 34, 400, 84, 790
LESS = "#a8431f"  # the colour of a bar that does not reach what is wanted


def svg(report: dict[str, Any]) -> str:
    """A bar for every comparison with a peer; those that were not measured are named beneath."""
    bars: list[dict[str, Any]] = report["beside_peers"]
    bottom = TOP + ROW * max(1, len(bars))
    height = bottom + 44 + 20 * len(report["missing"])
    made = f"CPU time, Python {report['python']}, {report['machine']}, medians of {report['repeats']} repeats"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        f' font-family="sans-serif" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(20, 34, 20, "Times as fast as the peers"),
        _text(20, 58, 13, f"{made}; the stroke is what is wanted"),
        *(_chart(bars, bottom) if bars else [_text(20, TOP + 20, 14, "no peer was measured")]),
        *(_text(20, bottom + 46 + 20 * i, 13, f"not measured: {name}") for i, name in enumerate(report["missing"])),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _chart(bars: list[dict[str, Any]], bottom: float) -> Iterator[str]:
    values = [value for bar in bars for value in (bar["times"], bar["wanted"])]
    low, high = math.floor(math.log10(min(1, *values))), math.ceil(math.log10(max(10, *values)))

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (math.log10(value) - low) / (high - low)

    for tick in range(low, high + 1):
        x = across(10.0**tick)
        yield f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="{INK if tick == 0 else PALE}"/>'
        yield _text(x, bottom + 18, 12, f"{10.0**tick:,g} x", "middle")
    for i, bar in enumerate(bars):
        y, one, end, goal = TOP + ROW * (i + 0.5), across(1), across(bar["times"]), across(bar["wanted"])
        colour = MARK if bar["times"] >= bar["wanted"] else LESS
        yield _text(LEFT - 12, y + 5, 13, f"{bar['game']}, {bar['what']} : {bar['peer']}", "end")
        yield f'<path d="M{one:.1f} {y}H{end:.1f}" stroke="{colour}" stroke-width="18"/>'
        yield f'<path d="M{goal:.1f} {y - 13}v26" stroke="{INK}" stroke-width="2"/>'
        yield _text(max(one, end, goal) + 8, y + 5, 13, f"{bar['times']:,.3g}")


def _text(x: float, y: float, size: int, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
