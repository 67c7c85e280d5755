"""The pages of the docs and the blocks of code in them, and a folder to run them in."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.server.harness import free_port

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```([a-z]*)[^\n]*\n(.*?)^```$", re.S | re.M)
SECONDS = 300
DEFAULT_PORT = "8377"


class Block(NamedTuple):
    """A block of code: its language, its text, and the file the sentence before it names ("": none)."""

    language: str
    text: str
    file: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in order."""
    whole, found = page.read_text(), []
    for block in BLOCK.finditer(whole):
        sentence = whole[: block.start()].rstrip().rsplit("\n\n", 1)[-1]
        names = re.findall(r"(?:`|file: )(\w+\.py)", sentence)
        found.append(Block(block[1], block[2], names[-1] if names else ""))
    return found


def commands(text: str) -> list[str]:
    """The commands of a block; a backslash at the end of a line goes on."""
    lines = re.sub(r"\\\n", " ", text).split("\n")
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


class Shell:
    """A newcomer at a prompt in an empty folder with the docs beside: what is exported stays, servers run on."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, str(free_port())
        shutil.copytree(ROOT / "docs", folder / "docs")
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self.environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "HOME": str(folder), "TERM": "dumb"}
        self.servers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Shell:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the server that runs, as its operator would."""
        while self.servers:
            server = self.servers.pop()
            server.send_signal(signal.SIGINT)
            assert server.wait(60) == 0

    def run(self, command: str) -> None:
        """One command, to its end; a server until the page ends. Make is asked what it would do."""
        command = command.replace(DEFAULT_PORT, self.port)
        bare = re.sub(r"\s+#.*", "", command)
        if bare.startswith("source "):
            return  # the environment is there
        if export := re.fullmatch(r"export (\w+)=(\S+)", bare):
            self.environment[export[1]] = export[2]
        elif bare.startswith("make "):
            subprocess.run([*bare.split(), "-n"], cwd=ROOT, check=True, capture_output=True)
        elif bare.startswith("troef serve"):
            self.serve(bare)
        else:
            self.finish(command)

    def finish(self, command: str) -> None:
        """With nobody at the keyboard."""
        ran = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.environment,
            timeout=SECONDS,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"$ {command}\n{ran.stdout}{ran.stderr}"

    def serve(self, command: str) -> None:
        """Starts it in the place of the one before, and waits until it listens."""
        self.close()
        log = self.folder / "server.log"
        with log.open("wb") as out:
            arguments = ["troef", "serve", "--port", self.port, *command.split()[2:]]
            self.servers.append(subprocess.Popen(arguments, cwd=self.folder, env=self.environment, stderr=out))
        end = time.monotonic() + SECONDS
        while b"Press Ctrl-C" not in log.read_bytes():
            assert self.servers[-1].poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
