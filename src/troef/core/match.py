"""The referee: one match, lawful acts in, events for each seat out. Everything a live table knows of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple, Self

from troef.core.chance import Stream, commitment, seed_of, simulated_secret
from troef.core.declare import SPECTATOR, Chance, Flat
from troef.core.errors import BadUse, NotLawful, Refusal, near
from troef.core.game import Game, Rules, View
from troef.core.notation import Event
from troef.core.notebook import Seen, of_match
from troef.core.options import Value
from troef.core.words import NEVER, TABLE, WAKE

LATEST = 2**53  # milliseconds: more than anybody plays, and whole in every language's numbers
Raw = list[tuple[int, int, int, int]]  # the events of one act as the rules emitted them


class Act(NamedTuple):
    """Who did what, and when on the table's clock (milliseconds)."""

    seat: int
    move: str
    at: int


new_act = partial(tuple.__new__, Act)  # in half the time of Act(...)


class Outcome(NamedTuple):
    """How a match ended."""

    points: list[int]
    winners: list[int]
    why: str


class Match:
    """One match of a game under the referee."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        *,
        seed: int = 0,
        secret: bytes | None = None,
        entropy: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> None:
        """`chance`: another source than the table's stream, for research; nobody can verify such a match."""
        game.check_seats(seats)
        if not hasattr(seed, "__index__"):
            raise BadUse(f"the seed {seed!r} is not a whole number")
        self.game, self.seats, self.options = game, seats, dict(options)
        self.viewers = range(SPECTATOR, seats)
        self.secret = simulated_secret(seed) if secret is None else secret
        self.entropy = list(entropy if entropy is not None else [""] * seats)
        self.names = list(names if names is not None else [f"seat {seat}" for seat in range(seats)])
        self.at = 0
        self.acts: list[Act] = []
        self.rounds: list[list[int]] = []
        self._scored = [0] * seats  # the points after the last of them
        self._rules = game.rules
        self._moves = [0] * (game.rules.ACTIONS + 1)
        self._offered: tuple[int, dict[int, list[int]]] = (0, {})  # told last: after how many acts, what to whom
        self.state: Any = game.configured(self.options)
        self.state.chance = chance or Stream(seed_of(self.secret, self.entropy))
        self._rules.begin(self.state, seats)
        self._eyes: Any = self.state.seen(SPECTATOR)  # they look again and again: opening new ones takes longer
        self.log: list[Raw] = [self.state.events]  # the deal, then one entry an act

    # ---- what is so ---------------------------------------------------------------------------------------------

    @property
    def commit(self) -> bytes:
        """What the table shows before the first card."""
        return commitment(self.secret)

    @property
    def due(self) -> int:
        """When the table itself acts next, or NEVER. It may follow from a secret: nobody at the table is told."""
        return self._rules.wake(self.state)

    def over(self) -> bool:
        """Whether nobody may act and nothing is due."""
        return self._rules.to_act(self.state) == 0 and self.due == NEVER

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return _seats(self._rules.to_act(self.state))

    def lawful(self, seat: int) -> list[int]:
        """The seat's lawful actions, as numbers."""
        state, rules = self.state, self._rules
        return _listed(rules, state, seat, rules.to_act(state), self._moves)

    def offered(self, seat: int) -> list[int]:
        """The same, as the seat has just been told; made anew if something has happened since."""
        acts, actions = self._offered
        return actions[seat] if acts == len(self.acts) and seat in actions else self.lawful(seat)

    def legal(self, seat: int) -> list[str]:
        """The seat's lawful moves.

        >>> import troef
        >>> troef.load("companeros").new(seats=3, seed=1).legal(2)[:3]
        ['lay G2', 'lay Y3', 'lay Y4']
        """
        if seat not in self.viewers:
            raise BadUse(self._nobody(seat))
        actions = self.offered(seat)
        self._offered = len(self.acts), {seat: actions}
        return self._rules.MOVES.spellings(actions)

    def view(self, seat: int = SPECTATOR) -> Seen:
        """All that the seat (or a spectator) may know now."""
        if seat not in self.viewers:
            raise BadUse(self._nobody(seat))
        seen = self._eyes.look_again(self.state, seat)
        actors = self._rules.to_act(seen)
        actions = _listed(self._rules, seen, seat, actors, self._moves)
        self._offered = len(self.acts), {seat: actions}
        own = _own(self.game, seen, seat, actions)
        view = Seen(_common(self.game, seen, actors))
        view.update(own)
        view.game = self.game
        return view

    def parts(self, viewers: Iterable[int]) -> tuple[View, dict[int, View]]:
        """The views of several: what they have in common, and for each what lies over it. Made in one look round."""
        game, rules, state = self.game, self._rules, self.state
        eyes = self._eyes.look_again(state, SPECTATOR)
        all_know = rules.to_act(eyes)
        offered: dict[int, list[int]] = {}
        own: dict[int, View] = {}
        for viewer in viewers:
            eyes.look(state, viewer)
            actors = rules.to_act(eyes)
            offered[viewer] = actions = _listed(rules, eyes, viewer, actors, self._moves)
            own[viewer] = part = _own(game, eyes, viewer, actions)
            if actors != all_know:  # who may act out of turn may be known to that seat alone
                part["to_act"] = _seats(actors)
        self._offered = len(self.acts), offered
        eyes.look(state, SPECTATOR)
        return _common(game, eyes, all_know), own

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[list[Event]]:
        """What the seat was told: first of the deal, then of every act; from entry `since` on."""
        if seat not in self.viewers:
            raise BadUse(self._nobody(seat))
        return [self.told(raw, seat) for raw in self.log[since:]]

    def told(self, raw: Raw, seat: int) -> list[Event]:
        """The events of one act as that seat may hear them."""
        return self._rules.EVENTS.told_all(raw, seat)

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is going on."""
        if not self.over():
            return None
        points = list(self.state.points[: self.seats])
        return Outcome(points, _seats(self._rules.winners(self.state)), self.game.ended_by(self.state))

    def record(self) -> str:
        """The match as one line of JSON that anybody can check, finished or not (docs/notation.md).

        >>> import troef
        >>> troef.load("companeros").new(seats=3, seed=1).record()[:42]
        '{"troef":1,"game":"companeros","version":1'
        """
        from troef.core.record import write

        return write(self)

    # ---- the one door -------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: str, at: int | None = None) -> list[Event]:
        """One act: refused with a reason, or carried out. Returns what that seat was told of it.

        The table's own act is `apply(-1, "wake")`; without `at` an act is made at once, a wake when it is due.

        >>> import troef
        >>> match = troef.load("companeros").new(seats=3, seed=1)
        >>> match.apply(2, "lay G2")
        [<2 laid G2>]
        >>> match.apply(2, "lay Y3")
        Traceback (most recent call last):
        troef.core.errors.NotLawful: not your turn (seat 0) [companeros.play]
        """
        if at is None:
            at = max(self.at, self.due) if seat == TABLE and self.due != NEVER else self.at
        elif type(at) is not int:
            raise BadUse(f"the time {at!r} is not a whole number of milliseconds")
        action = self.action(seat, move)
        self.check(seat, action, at)
        return self._rules.EVENTS.told_all(self.carry_out(seat, action, at), seat)

    def action(self, seat: int, move: str) -> int:
        """The number of a move, or a refusal that names the nearest one."""
        if seat == TABLE:
            if move != "wake":
                raise NotLawful(Refusal("table-only-wakes", args={"move": move}))
            return WAKE
        action = self._rules.MOVES.action(move)
        if action is None:
            close = near(str(move), self.legal(seat) if seat in self.viewers else []).get("one")
            meant = Refusal("no-such-move-near", args={"move": move, "near": close})
            raise NotLawful(meant if close else Refusal("no-such-move", args={"move": move}))
        return action

    def check(self, seat: int, action: int, at: int) -> None:
        """Refuses an act that is not lawful; time is judged here, once for all games."""
        due = self._rules.wake(self.state)
        if seat not in self.viewers:
            raise BadUse(self._nobody(seat))
        if not self.at <= at < LATEST:
            if at >= LATEST:
                raise BadUse(f"the time {at} is later than any: times are below {LATEST}")
            raise NotLawful(Refusal("time-never-falls", args={"at": at, "now": self.at}))
        if seat == TABLE:
            if action != WAKE or at < due:
                raise NotLawful(Refusal("nothing-is-due"))
        elif at > due:
            raise NotLawful(Refusal("wake-comes-first"))
        elif action not in self.offered(seat):
            raise NotLawful(self.why_not(seat, action))

    def why_not(self, seat: int, action: int) -> Refusal:
        """The reason an action is not lawful, judged by what the seat sees."""
        if self.over():
            return Refusal("match-is-over", args={"seat": seat})
        refusal = self.game.refusal(self.state.seen(seat), seat, action)
        assert refusal is not None, (
            f"{self.game.key}: the judge allows {self._rules.MOVES.spell(action)}, the list does not"
        )
        return refusal

    def act(self, seat: int, action: int, at: int) -> Raw:
        """One act by numbers: refused, or carried out; returns the events as emitted."""
        self.check(seat, action, at)
        return self.carry_out(seat, action, at)

    def carry_out(self, seat: int, action: int, at: int) -> Raw:
        """An act that has just been checked; returns the events as emitted."""
        state, rules, rounds = self.state, self._rules, self.state.rounds
        events: Raw = []
        state.events = events
        rules.apply(state, seat, action, at)
        self.at = at
        self.acts.append(new_act((seat, "wake" if seat == TABLE else rules.MOVES.spell(action), at)))
        self.log.append(events)
        if state.rounds != rounds:
            before, self._scored = self._scored, state.points[: self.seats]
            self.rounds.append([b - a for a, b in zip(before, self._scored, strict=True)])
        return events

    def _nobody(self, seat: object) -> str:
        """What is wrong with a seat that is none."""
        return f"there is no seat {seat!r}; there are 0 to {self.seats - 1}, and -1 for the table and who looks on"

    def clone(self) -> Self:
        """The same match at the same place, to be played on apart."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.state, other._moves, other._offered = self.state.clone(), self._moves.copy(), (0, {})
        other._eyes = other.state.seen(SPECTATOR)
        other.acts, other.rounds, other.log = self.acts.copy(), self.rounds.copy(), self.log.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: rules are a module, and are found again by the game."""
        return {**vars(self), "_rules": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._rules = self.game.rules

    def __repr__(self) -> str:
        who = ", ".join(f"seat {seat}" for seat in self.to_act()) or "the table"
        now = f"over, {self.outcome()}" if self.over() else f"{who} to act"
        return f"<{self.game.key}, {self.seats} seats, {len(self.acts)} acts, {now}>"

    def _repr_html_(self) -> str:
        """For notebooks: what a spectator sees. Who holds a match could read every card; but notebooks are shown to
        others and left open, so a hand is drawn only for who asks for it: `match.view(seat)`.

        >>> import troef
        >>> match = troef.load("companeros").new(seats=4, seed=7)
        >>> [f'title="{match.legal(0)[0].split()[1]}"' in shown._repr_html_() for shown in (match, match.view(0))]
        [False, True]
        """
        return of_match(self)


def lawful(game: Game, s: Flat, seat: int) -> list[int]:
    """The actions lawful for a seat in a state (whole, or as the seat sees it)."""
    return _listed(game.rules, s, seat, game.rules.to_act(s), [0] * (game.rules.ACTIONS + 1))


def view(game: Game, seen: Any, seat: int) -> View:
    """The view of a seat, made from what it sees and nothing else, so that no secret can get in by mistake."""
    actors = game.rules.to_act(seen)
    actions = _listed(game.rules, seen, seat, actors, [0] * (game.rules.ACTIONS + 1))
    own = _own(game, seen, seat, actions)
    return {**_common(game, seen, actors), **own}


def _listed(rules: Rules, s: Flat, seat: int, actors: int, moves: list[int]) -> list[int]:
    """What is lawful for the seat, if it is one of the actors."""
    if seat < 0 or not actors >> seat & 1:
        return []
    moves[0] = 0
    rules.legal(s, seat, moves)
    return moves[1 : moves[0] + 1]


def _own(game: Game, seen: Any, seat: int, actions: list[int]) -> View:
    """What a view tells its viewer alone."""
    own = game.own(seen, seat)
    own["seat"] = seat
    own["moves"] = game.rules.MOVES.spellings(actions) if actions else []
    return own


def _common(game: Game, seen: Any, actors: int) -> View:
    """What every view tells. Made after what is one viewer's own: a game may write here in what it sees."""
    common = game.view(seen)
    common["to_act"] = _seats(actors)
    common["seats"] = seats = seen.seats
    common["points"] = seen.points[:seats]
    common["rounds"] = seen.rounds
    return common


def _seats(mask: int) -> list[int]:
    return [*_members(mask)]


@lru_cache(maxsize=1024)
def _members(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
