"""One server a file: two that tell different stories of the same table must not begin."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from troef.core.errors import BadUse


def hold(path: Path) -> IO[bytes]:
    """Holds a database for this process, until the file that is returned is closed or the process ends, however.

    The lock lies beside the database, so that others may still read and copy it.
    """
    lock = path.with_name(f"{path.name}.lock").open("ab")
    try:
        _lock(lock.fileno())
    except OSError:
        lock.close()
        raise BadUse(use="database-taken", path=path) from None
    return lock


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
