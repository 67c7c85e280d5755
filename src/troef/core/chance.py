"""Where chance comes from: the verifiable stream of a table, its seed, and the fast generator of bulk play."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import Self

from troef.core import twin_words

WORDS = struct.Struct(">8I").unpack
PADS = tuple(bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # of HMAC, as tables to translate by


def simulated_secret(seed: int, game: int = 0) -> bytes:
    """The secret of game number `game` of a simulation: 32 bytes that anybody can recompute."""
    return hashlib.sha256(f"troef simulate {seed} {game}".encode()).digest()


def commitment(secret: bytes) -> bytes:
    """What is shown before the first card: it binds the table to its secret and tells nothing of it."""
    return hashlib.sha256(secret).digest()


def seed_of(secret: bytes, entropy: Sequence[str]) -> bytes:
    """The seed of a game: the table's secret mixed with what every person's device added (hex, empty for a bot)."""
    return hmac.digest(secret, f"troef/1|{'|'.join(entropy)}".encode(), "sha256")


class Stream:
    """The verifiable stream of a table: HMAC-SHA256 of a 32-byte seed and a counter, as 32-bit words.

    `drawn`, if it is a list, collects what was asked and answered, for whoever wants to check it elsewhere.
    """

    __slots__ = ("_block", "_inner", "_left", "_outer", "drawn", "seed", "used")

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed, self.used = seed, used
        self.drawn: list[tuple[int, int]] | None = None
        self._inner, self._outer = (hashlib.sha256(seed.ljust(64, b"\0").translate(pad)) for pad in PADS)
        self._block: Sequence[int] = ()
        self._left = 0
        if used % 8:
            self._fill()
            self._left = 8 - used % 8

    def _fill(self) -> None:
        """HMAC-SHA256, with what depends on the key alone done once: three times as fast."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"chance" + (self.used // 8).to_bytes(8, "big"))
        outer.update(inner.digest())
        self._block, self._left = WORDS(outer.digest()), 8

    def word(self) -> int:
        """The next 32 bits."""
        if self._left == 0:
            self._fill()
        word = self._block[-self._left]
        self._left -= 1
        self.used += 1
        return word

    def below(self, n: int) -> int:
        """A number in 0..n-1, each equally likely: words beyond the largest multiple of n are passed over."""
        if n == 1:
            return 0
        if self._left == 0:
            self._fill()
        word = self._block[-self._left]  # as word() does: a shuffle asks a hundred times
        self._left -= 1
        self.used += 1
        while word >= 2**32 - n and word >= 2**32 - 2**32 % n:
            word = self.word()
        if self.drawn is not None:
            self.drawn.append((n, word % n))
        return word % n

    def reseed(self, value: int) -> None:
        """Refused: a table's stream is committed to."""
        raise TypeError("a table's stream is committed to; nobody reseeds it")

    def clone(self) -> Self:
        """The same stream at the same place."""
        return type(self)(self.seed, self.used)

    def __reduce__(self) -> tuple[object, ...]:
        """Written down as its seed and its place."""
        return type(self), (self.seed, self.used)


class Fast:
    """The generator of bulk play, fast/1, interpreted: the same text as the compiled one."""

    __slots__ = ("chance",)

    def __init__(self, value: int) -> None:
        self.chance = [0, 0, 0, 0]
        self.reseed(value)

    def below(self, n: int) -> int:
        """A number in 0..n-1."""
        return twin_words.word(self.chance) * n >> 32

    def reseed(self, value: int) -> None:
        """Starts anew from a number."""
        twin_words.reseed(self, value)

    def clone(self) -> Self:
        """The same generator at the same place."""
        other = object.__new__(type(self))
        other.chance = self.chance.copy()
        return other
