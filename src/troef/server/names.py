"""What tables are called: two plain words, easy to say across a room. Each word is a message (`place-<word>`)."""

from __future__ import annotations

import secrets

_COLOURS = "amber azure black bronze coral golden green indigo ivory olive orange pearl purple red silver white"
_THINGS = (
    "anchor apple badger beacon bell birch boat bridge candle castle cherry clover compass crane drum eagle ember "
    "falcon feather fern forest fox garden harbour heron island kettle lantern lemon lighthouse maple meadow mill moon "
    "mountain oak orchard otter owl pepper pine plum puffin rabbit raven river robin rocket saddle sail swan thistle "
    "tiger tower tulip valley violin walnut willow windmill wren"
)
COLOURS, THINGS = _COLOURS.split(), _THINGS.split()
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6


def table_id() -> str:
    """The unguessable part of a link."""
    return secrets.token_urlsafe(16)


def table_name() -> str:
    """A colour and a thing."""
    return f"{secrets.choice(COLOURS)} {secrets.choice(THINGS)}"


def table_code() -> str:
    """A short code to type in."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether it looks like a short code, in small letters or capitals."""
    return len(text) == CODE_LENGTH
