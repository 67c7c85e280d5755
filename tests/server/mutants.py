"""Messages that are almost right: one valid message, changed a little by chance."""

from __future__ import annotations

import json
import random
from typing import Any

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    -(2**70),
    1e308,
    -0.0,
    "",
    " ",
    "\u0000",
    "\u202e\u200b",
    "\ud83d\ude00" * 9,
    "x" * 500,
    "../../etc/passwd",
    "'; DROP TABLE entry; --",
    "<script>alert(1)</script>",
    [],
    {},
    [[]],
    {"a": {"b": [1]}},
)


def valid(move: str, n: int) -> list[dict[str, Any]]:
    """One of every message a client may send, some about a match going on."""
    id, hex32 = "r", "ab" * 16
    settings = {"watch": "anybody", "pace": "slow", "time": "none", "away_seconds": 5, "chat": "free", "hints": "all"}
    wishes: list[dict[str, Any]] = [
        {"t": "sit", "chair": 1, "bot": "random"},
        {"t": "leave", "open": True},
        {"t": "swap", "chair": 0, "other": 1},
        {"t": "resize", "chairs": 4},
        {"t": "configure", "options": {"games": 2}, "settings": settings},
        {"t": "handover", "chair": 1},
        {"t": "start", "fill": "random"},
        {"t": "seed", "entropy": hex32},
        {"t": "ready"},
        {"t": "vote", "want": True},
        {"t": "give", "gift": hex32},
        {"t": "again", "rotate": False},
        {"t": "rename", "name": "Eve"},
        {"t": "hint"},
        {"t": "say", "text": "hello"},
        {"t": "say", "preset": "hello"},
        {"t": "mute", "chair": 1, "on": True},
        {"t": "act", "move": move, "on": n},
        {"t": "act", "move": move, "on": n},
    ]
    first = [{"t": "hello", "since": n, "device": "phone"}, {"t": "ping", "sent": 1.5}, {"t": "pulse", "beat": 1}]
    return first + [{**wish, "id": id} for wish in wishes]


def mutant(luck: random.Random, message: dict[str, Any], number: int) -> bytes:
    """The message with a few changes of its meaning or of its bytes, or none."""
    changed = json.loads(json.dumps(message))
    if "id" in changed:
        changed["id"] = f"m{number}"
    for _ in range(luck.choice((0, 0, 1, 1, 2))):
        _change(luck, changed)
    text = json.dumps(changed, ensure_ascii=luck.random() < 0.5).encode("utf-8", "surrogatepass")
    return _scar(luck, text) if luck.random() < 0.25 else text


def _change(luck: random.Random, message: dict[str, Any]) -> None:
    key = luck.choice([*message, "admin"])
    kind = luck.randrange(4)
    if kind == 0:
        message.pop(key, None)
    elif kind == 1:
        message[luck.choice(("id", "by", "seat", "token", key + "s", ""))] = luck.choice(ODD)
    else:
        message[key] = luck.choice(ODD)


def _scar(luck: random.Random, text: bytes) -> bytes:
    place, kind = luck.randrange(len(text) + 1), luck.randrange(6)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + luck.randbytes(luck.randint(1, 4)) + text[place:]
    if kind == 2:
        return text[:place] + text[place + 1 :]
    if kind == 3:
        return text[:place] + text[luck.randrange(len(text)) :]
    if kind == 4:
        return b"[" * luck.randint(1, 3000) + text
    return text * luck.randint(2, 5)
