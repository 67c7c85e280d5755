"""Other people's engines, measured in the same run where they are installed, named as missing where not.

A peer is a file in this folder with

    NAME = "..."                        # what it is called in the table
    PACKAGE = "..."                     # what must be installed
    def measurements() -> list[Measurement]: ...
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import Protocol

from troef.bench.measure import Measurement


class Peer(Protocol):
    """A file of this folder."""

    NAME: str
    PACKAGE: str

    def measurements(self) -> list[Measurement]:
        """What is measured of it."""


def found() -> list[Peer]:
    """All peers, installed or not."""
    return [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]


def installed(peer: Peer) -> bool:
    """Whether it can be measured here."""
    return importlib.util.find_spec(peer.PACKAGE) is not None
