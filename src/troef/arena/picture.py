"""The result of an arena as a picture: shares with their intervals, and strength against time. Plain SVG."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape

from troef.arena.statistics import Standing

WIDTH, ROW, LEFT, TOP = 760, 34, 190, 76
INK, PALE, MARK = "#1d2733", "#c9d1da", "#0b6e6e"


def svg(title: str, standings: Sequence[Standing], fair: float) -> str:
    """Both charts, one under the other."""
    shares = list(_shares(standings, fair))
    below = TOP + ROW * len(standings) + 60
    height = below + 300
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        f' font-family="sans-serif" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="20" y="34" font-size="20">{escape(title)}</text>',
        '<text x="20" y="58" font-size="13">share of games, 95 % intervals; the line is a fair share</text>',
        *shares,
        f'<text x="20" y="{below - 14}" font-size="13">share against processor time a move (median, ms)</text>',
        *_times(standings, below),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _shares(standings: Sequence[Standing], fair: float) -> Iterator[str]:
    most = max(min(1.0, s.share.value + min(s.share.error, 1.0)) for s in standings)
    scale = (WIDTH - LEFT - 110) / max(most, fair)
    bottom = TOP + ROW * len(standings)
    yield f'<path d="M{LEFT + fair * scale:.1f} {TOP}V{bottom}" stroke="{PALE}" stroke-dasharray="4 3"/>'
    for i, s in enumerate(standings):
        y, x, error = TOP + ROW * (i + 0.5), LEFT + s.share.value * scale, min(s.share.error, 1.0) * scale
        low, high = max(LEFT, x - error), min(WIDTH - 100.0, x + error)
        yield f'<text x="{LEFT - 12}" y="{y + 5}" font-size="14" text-anchor="end">{escape(s.name)}</text>'
        yield f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{MARK}" stroke-width="3"/>'
        yield f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{MARK}"/>'
        yield f'<text x="{WIDTH - 12}" y="{y + 5}" font-size="13" text-anchor="end">{escape(str(s.share))}</text>'


def _times(standings: Sequence[Standing], top: float) -> Iterator[str]:
    right, bottom = WIDTH - 40, top + 250
    logs = [math.log10(max(s.ms[0], 0.001)) for s in standings]
    low, high = math.floor(min(logs)), math.ceil(max(logs) + 1e-9)
    most = max(s.share.value for s in standings) * 1.1 or 1.0
    yield f'<path d="M60 {top}V{bottom}H{right}" stroke="{PALE}" fill="none"/>'
    for tick in range(low, high + 1):
        x = 60 + (right - 60) * (tick - low) / max(1, high - low)
        yield f'<text x="{x:.1f}" y="{bottom + 20}" font-size="12" text-anchor="middle">{10**tick:g}</text>'
    for s, log in zip(standings, logs, strict=True):
        x, y = 60 + (right - 60) * (log - low) / max(1, high - low), bottom - 250 * s.share.value / most
        anchor, beside = ("end", x - 9) if x > WIDTH / 2 else ("start", x + 9)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{MARK}"/>'
        yield f'<text x="{beside:.1f}" y="{y + 4:.1f}" font-size="12" text-anchor="{anchor}">{escape(s.name)}</text>'
