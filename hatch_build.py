"""The build hook: builds the page with the Node that comes as a wheel, so that `pip install .` needs no other tool.

A stamp beside the built page holds a hash of everything it was made of; if nothing changed nothing is done. It fails
loudly: a package without its page is never made.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "web/*",
    "web/public/**/*",
    "web/src/**/*",
    "web/tools/**/*",
    "src/troef/**/*.ftl",
    "src/troef/games/*/rulings.json",
    "src/troef/games/*/README.md",
    "src/troef/games/*/locales/*.md",
)


def sources(root: Path) -> list[Path]:
    """The files the page is made of."""
    return sorted(path for pattern in SOURCES for path in root.glob(pattern) if path.is_file())


def digest(root: Path) -> str:
    """A hash of names and contents."""
    found = hashlib.sha256()
    for path in sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def npm(root: Path, *args: str) -> None:
    """Runs npm in the page's folder; `ready` installs what its lock names."""
    if subprocess.run([sys.executable, root / "web" / "npm.py", *args], check=False).returncode:
        raise RuntimeError(f"npm {' '.join(args)} failed: the page is not built")


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel, an editable install or an sdist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling."""
        root = Path(self.root)
        stamp, want = root / "src/troef/server/page/.stamp", digest(root)
        if stamp.is_file() and stamp.read_text() == want:
            return
        npm(root, "ready")
        npm(root, "run", "build")
        stamp.write_text(want)
