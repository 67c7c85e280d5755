"""What a client keeps: the view it was told, folded from whole views and patches, and the answers to its requests."""

from __future__ import annotations

import json
from typing import Any

from troef.core.update import fold

Message = dict[str, Any]


class Gap(AssertionError):
    """An update did not follow the one before."""


class Mirror:
    """Folds what the server says, knowing no game."""

    def __init__(self) -> None:
        self.view: Message | None = None
        self.n: int | None = None
        self.events: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.said: list[Message] = []
        self.muted: list[int] = []
        self.here: list[int] = []
        self.heard: list[Message] = []  # every message, the newest last
        self.keep = True

    def hear(self, message: Message) -> None:
        """One message of the server."""
        if self.keep:
            self.heard.append(message)
        kind = message["t"]
        if kind == "whole":
            assert self.n is None or message["n"] >= self.n, "what was told never was undone"
            self.view, self.n = message["view"], message["n"]
            self.events += message["missed"]
        elif kind == "update":
            if self.n is None or message["n"] != self.n + 1:
                raise Gap(f"{message['n']} after {self.n}")
            self.view, self.n = fold(self.view, message["patch"]), message["n"]
            self.events += message["events"]
        elif kind in ("done", "refused", "hint"):
            self.answers[message["id"]] = message
            if kind == "refused":
                assert message["n"] == self.n and message["view"] == self.view, "a refusal brings the view as it is"
        elif kind == "said":
            self.said.append(message)
        elif kind == "muted":
            self.muted = message["chairs"]
        elif kind == "here":
            self.here = message["chairs"]

    # ---- what is so ----------------------------------------------------------------------------------------------

    @property
    def table(self) -> Message:
        """The section of the table."""
        assert self.view is not None, "nothing has been told"
        section: Message = self.view["table"]
        return section

    @property
    def game(self) -> Message:
        """The section of the game."""
        assert self.view is not None and self.view["game"] is not None, "no match has begun"
        section: Message = self.view["game"]
        return section

    @property
    def chair(self) -> int:
        """The own chair, -1 for a spectator."""
        assert self.view is not None
        place: int = self.view["you"]["chair"]
        return place

    @property
    def phase(self) -> str:
        """What the table is at."""
        return str(self.table["phase"])

    @property
    def moves(self) -> list[str]:
        """The own lawful moves."""
        moves: list[str] = self.game["moves"] if self.view and self.view["game"] else []
        return moves

    def bytes(self) -> bytes:
        """The view, to be compared."""
        return json.dumps(self.view, separators=(",", ":"), ensure_ascii=False).encode()
