"""The full screen: keys and mouse in, lines out. What is drawn comes from `frame`, what happens from the sitting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import WorkerFailed

from troef.core.errors import NotLawful
from troef.terminal import markdown
from troef.terminal.live.frame import Look, frame, offer_of, story_width, told
from troef.terminal.live.look import WOOD, style
from troef.terminal.live.offer import Free, natural
from troef.terminal.live.scene import size

if TYPE_CHECKING:
    from troef.terminal.live.scene import Line
    from troef.terminal.live.sitting import Sitting

PAGE = 5  # lines of the story that PgUp goes back


class Canvas(Widget, can_focus=True):
    """The lines, and what a click on them means."""

    def __init__(
        self,
        draw: Callable[[int, int], list[Line]],
        pressed: Callable[[str], Awaitable[None]],
        clicked: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._draw, self._pressed, self._clicked = draw, pressed, clicked
        self.lines: list[Line] = []

    def look_again(self) -> None:
        """Draws anew."""
        if self.size:
            self.lines = self._draw(self.size.width, self.size.height)
            self.refresh()

    def on_resize(self) -> None:
        """Another size, other lines."""
        self.look_again()

    def render_line(self, y: int) -> Strip:
        """One line for Textual."""
        line = self.lines[y] if y < len(self.lines) else []
        return Strip([Segment(piece.text, style(piece.style)) for piece in line]).adjust_cell_length(
            self.size.width, style("")
        )

    async def on_key(self, event: events.Key) -> None:
        """Every key is the table's; what follows from it (another screen) must not see it too."""
        event.stop()
        await self._pressed(event.character if event.is_printable and event.character else event.key)

    def on_click(self, event: events.Click) -> None:
        """What stands there."""
        at = 0
        for piece in self.lines[event.y] if event.y < len(self.lines) else []:
            at += size(piece.text)
            if event.x < at:
                if piece.tag:
                    self._clicked(piece.tag)
                return


class Rules(ModalScreen[None]):
    """The rules of the game over the table; the game goes on behind them."""

    BINDINGS: ClassVar = [("escape,question_mark,q,enter", "app.pop_screen", "Back")]
    CSS = f"Rules {{ background: {WOOD}; }} Static {{ padding: 0 2; }} #foot {{ dock: bottom; padding: 0 1; }}"

    def __init__(self, page: str, rule: str, back: str) -> None:
        super().__init__()
        self.page, self.rule, self.back = page, rule, back

    def compose(self) -> ComposeResult:
        """The page, to scroll in, and how to leave it."""
        with VerticalScroll():
            yield Static(Text.from_ansi(self.text()))
        yield Static(Text(f"Esc {self.back} · ↑ ↓ PgUp PgDn", style("dim")), id="foot")

    def text(self) -> str:
        """Wrapped to what is left beside margin and scroll bar."""
        return markdown.shown(self.page, self.app.size.width - 8)

    def on_mount(self) -> None:
        """Opens at the rule in question."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        lines = self.text().split("\n")
        at = next((i for i, line in enumerate(lines) if self.rule and self.rule in line), 0)
        self.call_after_refresh(scroll.scroll_to, y=max(0, at - 2), animate=False)


class FullScreen(App[None]):
    """One sitting, full-screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"Screen {{ background: {WOOD}; }} Canvas {{ width: 100%; height: 100%; }}"

    def __init__(self, sitting: Sitting, page: str) -> None:
        super().__init__()
        self.sitting, self.rules_page = sitting, page
        people = getattr(sitting, "people", ())
        self.look = Look(several_people=len(people) > 1)
        self.rule = ""  # of the last refusal
        self.leaving = False
        self._moves: list[str] = []
        self._phase = sitting.phase
        self._wishes: set[asyncio.Task[None]] = set()
        self.canvas = Canvas(self.draw_lines, self.pressed, self.clicked)

    def compose(self) -> ComposeResult:
        """One widget: the screen is drawn by `frame`."""
        yield self.canvas

    def on_mount(self) -> None:
        """The game begins."""
        self.canvas.focus()
        self.sitting.listener = self.news
        self._moves, self._phase = list(self.sitting.moves), self.sitting.phase
        self.run_worker(self.sitting.run(), exit_on_error=True)

    def draw_lines(self, width: int, height: int) -> list[Line]:
        """The lines of the moment."""
        return frame(self.sitting, self.look, width, height)

    def news(self) -> None:
        """Something has happened; what was being chosen is kept while it can still be chosen."""
        if self.sitting.moves != self._moves or self.sitting.phase != self._phase:
            self._moves, self._phase = list(self.sitting.moves), self.sitting.phase
            self.look = self.look._replace(chosen=-1, asking=(), message="", bad=False, scrolled=0)
        self.canvas.look_again()

    def show_look(self, **changes: object) -> None:
        """Another look, drawn at once."""
        self.look = self.look._replace(**changes)  # type: ignore[arg-type]
        self.canvas.look_again()

    def _fatal_error(self) -> None:
        """A fault is told in one line by the door of the command line; Textual would print pages of it."""
        self._close_messages_no_wait()

    @property
    def fault(self) -> BaseException | None:
        """What ended the screen, if it was not a person."""
        return self._exception.error if isinstance(self._exception, WorkerFailed) else self._exception

    # ---- keys ----------------------------------------------------------------------------------------------------

    async def pressed(self, key: str) -> None:
        """Every key of the table; the rules have their own."""
        leaving, self.leaving = self.leaving, False
        if key in ("ctrl+c", "ctrl+q"):
            self.exit()
        elif key == "q":
            self.leave(leaving)
        elif key == "?":
            await self.push_screen(Rules(self.rules_page, self.rule, self.sitting.words.message("t-back")))
        elif key == "h":
            self.wish(self.show_hint())
        elif key in ("left", "right", "up", "down"):
            self.move_to(key)
        elif key in ("pageup", "pagedown"):
            self.scroll(PAGE if key == "pageup" else -PAGE)
        elif key == "enter":
            self.enter()
        elif key == "escape":
            self.show_look(asking=(), chosen=-1, message="")
        elif key == "tab":
            self.sitting.hand_over()
        elif key == "s" and self.sitting.phase in ("waiting", "over"):
            self.wish(self.sitting.start())
        else:
            self.press(key)

    def scroll(self, lines: int) -> None:
        """Back in the story or on; never further than its beginning."""
        most = max(0, len(told(self.sitting, story_width(self.canvas.size.width))) - 1)
        self.show_look(scrolled=min(max(0, self.look.scrolled + lines), most))

    def leave(self, sure: bool) -> None:
        """q twice, or once when nothing is at stake."""
        if sure or self.sitting.phase in ("over", "waiting"):
            self.exit()
        else:
            self.leaving = True
            self.show_look(message=self.sitting.words.message("t-quit-sure"), bad=False)

    def enter(self) -> None:
        """What is chosen is done; with nothing chosen the first lawful thing is chosen, and nothing is done yet."""
        if self.sitting.waits_for_enter:
            self.wish(self.sitting.go_on())
        elif self.look.chosen < 0:
            self.move_to("down")
        else:
            self.choose(self.look.chosen)

    def move_to(self, key: str) -> None:
        """Left and right to every card and button, up and down to the lawful ones."""
        offer = offer_of(self.sitting)
        n = len(self.look.asking) or len(offer.held) + len(offer.free)
        lawful = [i for i in range(n) if self.look.asking or i >= len(offer.held) or offer.held[i].moves]
        places = lawful if key in ("up", "down") else list(range(n))
        if not places:
            return
        later = [i for i in places if i > self.look.chosen]
        earlier = [i for i in places if i < self.look.chosen]
        chosen = (later or places)[0] if key in ("right", "down") else (earlier or places)[-1]
        self.show_look(chosen=chosen)

    def press(self, key: str) -> None:
        """A digit or a letter that stands at a card or a button; Space is the first button."""
        offer = offer_of(self.sitting)
        free = self.look.asking or offer.free
        if key == "space" or key == " ":
            if free:
                self.do(free[0].move)
            return
        for each in free:
            if each.key == key:
                self.do(each.move)
                return
        for i, held in enumerate(offer.held):
            if held.key == key and not self.look.asking:
                self.choose(i)
                return

    def clicked(self, tag: str) -> None:
        """A click on a card, a button or a key of the head."""
        kind, _, value = tag.partition(":")
        if kind == "key":
            self.wish(self.pressed(value))
        elif kind == "held":
            self.show_look(asking=())
            self.choose(int(value))
        else:
            free = self.look.asking or offer_of(self.sitting).free
            if int(value) < len(free):
                self.do(free[int(value)].move)

    # ---- what is done --------------------------------------------------------------------------------------------

    def choose(self, i: int) -> None:
        """A card or a button: done if there is one way, asked if there are several, refused with the reason if none."""
        offer = offer_of(self.sitting)
        if self.look.asking:
            self.do(self.look.asking[i].move)
        elif i >= len(offer.held):
            self.do(offer.free[i - len(offer.held)].move)
        elif len(moves := offer.held[i].moves) == 1:
            self.do(moves[0])
        elif moves:
            self.show_look(asking=ways(moves), chosen=0, message="")
        elif self.sitting.view is not None and (
            move := natural(self.sitting.game, self.sitting.view, offer.held[i].card)
        ):
            self.show_look(chosen=i)
            self.do(move)

    def do(self, move: str) -> None:
        """Makes a move; a refusal is shown with its reason."""
        self.wish(self.sitting.act(move))

    def wish(self, wish: Awaitable[None]) -> None:
        """Something asked of the sitting, beside the keys."""
        task = asyncio.ensure_future(self.tried(wish))
        self._wishes.add(task)
        task.add_done_callback(self._wishes.discard)

    async def tried(self, wish: Awaitable[None]) -> None:
        """The answer, if it is no."""
        try:
            await wish
            self.rule = ""
        except NotLawful as refused:
            self.rule = refused.refusal.rule or ""
            self.show_look(message=self.sitting.refusal(refused), bad=True, asking=())

    async def show_hint(self) -> None:
        """What a good player would do; meanwhile that it is being thought about. What comes too late is not said."""
        moment = self._moves
        self.show_look(message=self.sitting.words.message("t-moment"), bad=False)
        hint = await self.sitting.hint()
        if self._moves is moment:
            self.show_look(message=hint, bad=False)


def ways(moves: tuple[str, ...]) -> tuple[Free, ...]:
    """Several moves with one card: by the first letter of their last word if that tells them apart, else numbered."""
    letters = [move.split(" ")[-1][:1].lower() for move in moves]
    apart = len(set(letters)) == len(letters) and all(len(move.split(" ")) > 2 for move in moves)
    return tuple(Free(move, letters[i] if apart else str(i + 1)) for i, move in enumerate(moves))


def full_screen(sitting: Sitting, page: str) -> None:
    """Shows a sitting until it is left."""
    app = FullScreen(sitting, page)
    app.run()
    if app.fault is not None:
        raise app.fault
