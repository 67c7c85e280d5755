"""The verifiable stream, recomputed here from its description alone."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

from troef.core.chance import Fast, Stream, commitment, seed_of, simulated_secret


def words_of(seed: bytes) -> list[int]:
    """HMAC-SHA256(seed, "chance" + 8-byte counter), as big-endian 32-bit words."""
    stream = b"".join(hmac.new(seed, b"chance" + c.to_bytes(8, "big"), hashlib.sha256).digest() for c in range(40))
    return [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]


def test_words_come_from_the_counter_in_order() -> None:
    seed = bytes(range(32))
    stream = Stream(seed)
    assert [stream.word() for _ in range(320)] == words_of(seed)


def test_below_passes_over_words_beyond_the_largest_multiple() -> None:
    seed, n = b"\x07" * 32, 3 * 2**30
    kept = [word % n for word in words_of(seed) if word < n]
    stream = Stream(seed)
    assert [stream.below(n) for _ in kept] == kept
    assert len(kept) < 320  # some were passed over


def test_below_one_uses_no_word() -> None:
    stream = Stream(b"\x01" * 32)
    assert stream.below(1) == 0 and stream.used == 0


def test_a_clone_goes_on_at_the_same_place() -> None:
    for used in range(20):
        stream = Stream(b"\x02" * 32)
        for _ in range(used):
            stream.word()
        other = stream.clone()
        assert [other.word() for _ in range(20)] == [stream.word() for _ in range(20)]


def test_a_stream_can_be_listened_to() -> None:
    stream = Stream(b"\x03" * 32)
    stream.drawn = []
    answers = [stream.below(n) for n in (6, 52, 1, 6)]
    assert stream.drawn == [(6, answers[0]), (52, answers[1]), (6, answers[3])]


def test_a_committed_stream_cannot_be_reseeded() -> None:
    with pytest.raises(TypeError, match="committed"):
        Stream(b"\x00" * 32).reseed(1)


def test_secrets_commitments_and_seeds_are_as_the_notation_says() -> None:
    secret = simulated_secret(42, 3)
    assert secret == hashlib.sha256(b"troef simulate 42 3").digest()
    assert commitment(secret) == hashlib.sha256(secret).digest()
    entropy = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]
    message = b"troef/1|00112233445566778899aabbccddeeff||ffeeddccbbaa99887766554433221100"
    assert seed_of(secret, entropy) == hmac.new(secret, message, hashlib.sha256).digest()


def test_the_fast_generator_is_fair_enough_and_repeats() -> None:
    a, b = Fast(5), Fast(5)
    numbers = [a.below(6) for _ in range(60_000)]
    assert numbers == [b.below(6) for _ in range(60_000)]
    assert all(9_600 < numbers.count(face) < 10_400 for face in range(6))
    assert random.Random(5).random() != a.below(2**20)
