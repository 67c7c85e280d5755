"""A sitting: what a screen shows and where its moves go, whoever keeps the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal

from troef.core.bot import Advice
from troef.core.declare import SPECTATOR
from troef.core.errors import NotLawful, Refusal
from troef.core.game import Game, View
from troef.terminal.games import board_of
from troef.terminal.live.scene import Scene
from troef.terminal.live.words import Words

Phase = Literal["waiting", "curtain", "playing", "between", "paused", "over"]


class Sitting(ABC):
    """One person's (or several people's) place at a table."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game, self.words = game, words
        self.seat = SPECTATOR  # whose eyes these are
        self.view: View | None = None
        self.phase: Phase = "waiting"
        self.story: list[str] = []  # what happened, in sentences, as this seat was told
        self.opened = ""  # the seal of the match that is over, in a sentence
        self.lost = ""  # not empty: the table cannot be reached, in a sentence
        self.ended = False  # nothing more will come
        self.host = False  # whether this person runs the table
        self.start_word = "s"  # what a person presses or types to start
        self.listener: Callable[[], None] = lambda: None

    # ---- what is so ----------------------------------------------------------------------------------------------

    @property
    def moves(self) -> list[str]:
        """What may be done now."""
        return self.view["moves"] if self.view is not None and self.phase == "playing" else []

    def scene(self, width: int) -> Scene:
        """What a board draws from."""
        assert self.view is not None
        return Scene(self.game, self.view, self.words, self.seat, self.words.names, width)

    @property
    def looks_on(self) -> bool:
        """Whether nobody here has a seat."""
        return False

    @property
    def waits_for_enter(self) -> bool:
        """Whether nothing goes on until this person has pressed Enter."""
        return self.phase in ("curtain", "between", "paused")

    def position(self) -> str:
        """The table in a sentence or two."""
        return board_of(self.game).position(self.scene(80)) if self.view is not None else self.notice()

    def who_is_to_act(self) -> str:
        """Whose turn it is, in a few words."""
        if self.moves:
            others = [seat for seat in self.view["to_act"] if seat != self.seat] if self.view else []
            return self.with_what(self.words.message("t-you-may" if others else "t-your-turn"))
        if self.phase != "playing" or self.view is None:
            return self.notice()
        names = [self.words.seat(seat) for seat in self.view["to_act"]]
        if not names:
            return self.words.message("t-moment")
        return self.words.message("t-thinks", {"who": self.words.several(names), "n": len(names)})

    def with_what(self, turn: str) -> str:
        """And what is to be done, where all moves are of one kind and the board has words for it."""
        verbs = {move.split(" ")[0] for move in self.moves}
        what = f"do-{verbs.pop()}"
        if verbs or not self.words.has(what):
            return turn
        return self.words.message("t-to-do", {"turn": turn, "what": self.words.message(what)})

    def standing(self) -> str:
        """Everybody's points, in a sentence."""
        points = zip(self.words.names, self.view["points"], strict=True) if self.view is not None else ()
        return self.words.message("t-standing", {"points": ", ".join(f"{name} {n}" for name, n in points)})

    def winners(self) -> str:
        """Who has won, in a sentence."""
        seats = (self.view or {}).get("winners") or []
        who = self.words.several([self.words.seat(seat) for seat in seats])
        return self.words.message("t-won", {"who": who, "n": len(seats)}) if seats else self.words.message("t-over")

    def won_and_again(self) -> str:
        """Who has won, and how another match is laid."""
        again = self.words.message("t-again-wait", {"start": self.start_word})
        return f"{self.winners().rstrip('.')}. {again}"

    def refusal(self, refused: NotLawful) -> str:
        """Why not, in a sentence with the rule's id."""
        return self.why(refused.refusal)

    def why(self, refusal: Refusal) -> str:
        """The same of a refusal."""
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        return f"{self.words.refusal(refusal)}{rule}"

    def advised(self, advice: Advice) -> str:
        """A hint, in a sentence or two."""
        why = self.words.advice(advice.why)
        if advice.move is None:
            return why
        return f"{self.words.message('t-hint-is', {'move': self.words.move(advice.move)})}. {why}."

    @abstractmethod
    def notice(self) -> str:
        """What is waited for when nobody can act."""

    # ---- what can be done ----------------------------------------------------------------------------------------

    @abstractmethod
    async def run(self) -> None:
        """Keeps the sitting going until it is over."""

    @abstractmethod
    async def act(self, move: str) -> None:
        """Makes a move, or raises NotLawful."""

    @abstractmethod
    async def go_on(self) -> None:
        """Enter: the curtain is lifted, the end of the round has been seen."""

    @abstractmethod
    async def hint(self) -> str:
        """What a good player would do, in a sentence."""

    async def start(self) -> None:  # noqa: B027
        """Begins the match, where that is for this person to do."""

    def hand_over(self) -> None:  # noqa: B027
        """Lets the next person at this keyboard look, if there is one who may act."""

    def changed(self) -> None:
        """Tells the screen to look again."""
        self.listener()
