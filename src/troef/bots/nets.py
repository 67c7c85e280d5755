"""A small net that weighs actions, in plain Python: a fraction of a millisecond an action, and nothing to install."""

from __future__ import annotations

import ast
import random
import struct
import zipfile
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from types import ModuleType

from troef.bots.selfplay import SCALE, UNIT
from troef.core.bot import Sight
from troef.core.errors import BadRecord

LAYERS = 3
MAGIC, HEAD = 8, 10  # of a table in the format of NumPy: where the length of its description stands, and where that
CODES = {"<f2": "e", "<f4": "f"}

Rows = list[list[float]]


class Net:
    """Weighs moves by a net that has learnt what they come to."""

    def __init__(self, features: ModuleType, path: Path) -> None:
        self.features = features
        first, second, last = load(path, features.FEATURES)
        self.first, self.bias = [[weight / SCALE for weight in row] for row in first[:-1]], first[-1]
        self.second, self.second_bias = list(zip(*second[:-1], strict=True)), second[-1]
        self.last = [row[0] for row in last]

    def __call__(self, sight: Sight, actions: Sequence[int], luck: random.Random) -> dict[int, float] | None:
        """What each action changes, in thousandths of a win."""
        return {action: UNIT * self.value(self.seen(sight, action)) for action in actions}

    def seen(self, sight: Sight, action: int) -> list[int]:
        """What an action looks like."""
        out = [0] * self.features.FEATURES
        self.features.features(sight.known, sight.seat, action, out)
        return out

    def value(self, seen: list[int]) -> float:
        """Two layers that let through what is above 0, and a sum."""
        hidden = self.bias
        for number, row in zip(seen, self.first, strict=True):
            if number:
                hidden = [sum_so_far + number * weight for sum_so_far, weight in zip(hidden, row, strict=True)]
        one = [max(0.0, number) for number in hidden]
        two = (sum(map(mul, one, row), bias) for row, bias in zip(self.second, self.second_bias, strict=True))
        return sum(max(0.0, number) * weight for number, weight in zip(two, self.last, strict=True))


def load(path: Path, features: int) -> list[Rows]:
    """The weights of a net for so many features: its layers, the last row of the first two the bias."""
    try:
        with zipfile.ZipFile(path) as file:
            weights = [_table(file.read(f"layer{i}.npy")) for i in range(LAYERS)]
    except (OSError, ValueError, KeyError, SyntaxError, struct.error, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path} holds no net: {error}") from error
    if len(weights[0]) != features + 1:
        raise BadRecord(f"{path} is a net for {len(weights[0]) - 1} features, not {features}")
    return weights


def _table(data: bytes) -> Rows:
    """A table in the format of NumPy, which need not be installed."""
    (length,) = struct.unpack_from("<H", data, MAGIC)
    told = ast.literal_eval(data[HEAD : HEAD + length].decode("latin-1"))
    rows, columns = told["shape"]
    numbers = struct.unpack_from(f"<{rows * columns}{CODES[told['descr']]}", data, HEAD + length)
    return [list(numbers[i * columns : (i + 1) * columns]) for i in range(rows)]
