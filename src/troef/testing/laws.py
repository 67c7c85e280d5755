"""Checks of play: who may act and what, the list and the judge, refusals, numbers that fit, ends, outcomes, updates."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from troef.core import twin
from troef.core.chance import Stream
from troef.core.declare import WIDTHS, Field
from troef.core.errors import Refusal, TroefError
from troef.core.match import Match, lawful
from troef.core.update import diff, fold
from troef.core.words import NEVER, TABLE, WAKE
from troef.testing.check import Check, Run
from troef.testing.fault import Where
from troef.testing.settings import settings
from troef.testing.walk import Next, Walk

HALF = 2**31  # an event's numbers are 32 bits wide in the compiled record


class Moves(Check):
    """A list of lawful moves names each once, none that does not exist, and idle ones last."""

    name = "moves"

    def state(self, walk: Walk) -> None:
        """For every seat that may act."""
        for seat in walk.match.to_act():
            actions = walk.match.lawful(seat)
            if len(set(actions)) < len(actions):
                self.fail(f"seat {seat} is offered a move twice: {actions}", walk)
            if not all(0 <= action < self.rules.ACTIONS for action in actions):
                self.fail(f"seat {seat} is offered a move that does not exist: {actions}", walk)
            idle = [self.rules.IDLE[action] for action in actions]
            if idle != sorted(idle):
                self.fail(f"seat {seat}: `legal` adds an idle move before another; idle ones come last", walk)
            self.count("lists")


class Actors(Check):
    """The seats that may act are those with a lawful move, and until the end there is an act."""

    name = "actors"

    def state(self, walk: Walk) -> None:
        """Both ways, for all seats."""
        s, seats = walk.match.state, walk.setting.seats
        mask, moves = self.rules.to_act(s), [0] * (self.rules.ACTIONS + 1)
        if mask < 0 or mask >> seats:
            self.fail(f"seats that are not there may act: {mask:b}", walk)
        for seat in range(seats):
            moves[0] = 0
            self.rules.legal(s, seat, moves)
            if mask >> seat & 1 and not moves[0]:
                self.fail(f"seat {seat} may act but has no lawful move", walk)
            if moves[0] and not mask >> seat & 1:
                self.fail(f"seat {seat} has lawful moves but may not act", walk)
        due = self.rules.wake(s)
        if not 0 <= due <= NEVER:
            self.fail(f"something is due at {due}", walk)


class Turns(Check):
    """Of seats that may act at the same time at most one has moves bound to its turn; all others are declared loose."""

    name = "turns"

    def state(self, walk: Walk) -> None:
        """A live table refuses a bound move as stale when somebody else was quicker."""
        actors = walk.match.to_act()
        if len(actors) < 2:
            return
        bound = [seat for seat in actors if not all(map(self.rules.MOVES.is_loose, walk.match.legal(seat)))]
        if len(bound) > 1:
            moves = [move for move in walk.match.legal(bound[1]) if not self.rules.MOVES.is_loose(move)]
            self.fail(f"seats {bound} may act at the same time, but {moves[0]!r} is not declared loose", walk)
        self.count("moments of several seats")


class Offers(Check):
    """A view lists what its seat may do in the whole state, also out of turn, whoever was shown the table before."""

    name = "offers"

    def state(self, walk: Walk) -> None:
        """All who may act, in any order; at a close look everybody; then asked as the referee asks before an act."""
        match = walk.match
        viewers = list(walk.viewers) if walk.close else match.to_act()
        self.luck.shuffle(viewers)
        for viewer in viewers:
            shown, legal = match.view(viewer), match.game.rules.MOVES.spellings(match.lawful(viewer))
            if shown["moves"] != legal:
                self.fail(f"viewer {viewer} is shown {shown['moves']}, lawful are {legal}", walk)
            if bool(legal) != (viewer in shown["to_act"]):
                self.fail(f"viewer {viewer} is not told whether it may act", walk)
            self.count("views offered")
        for seat in match.to_act():
            if match.offered(seat) != match.lawful(seat):
                self.fail(f"the referee holds seat {seat} to another list", walk)


class Own(Check):
    """What a game calls the own part of a view is all that differs from viewer to viewer; its order never changes."""

    name = "own"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.order: list[str] = []

    def state(self, walk: Walk) -> None:
        """Puts the own parts over what all have in common, which must make every whole view."""
        common, own = walk.match.parts(walk.looking)
        for viewer in walk.looking:
            if (made := {**common, **own[viewer]}) != (whole := walk.match.view(viewer)):
                wrong = sorted(key for key in {**made, **whole} if key not in made or made[key] != whole.get(key))
                self.fail(f"{wrong} of viewer {viewer} belongs to the own part of the view", walk)
            self.order = self.order or [*made]
            if [*made] != self.order:
                self.fail(f"a view has always the same keys in the same order: {self.order}, now {[*made]}", walk)
            self.count("views put together")


class Judge(Check):
    """The list and the judge agree over all moves and seats; every refusal names a rule and has a sentence."""

    name = "judge"

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self.said: set[tuple[str, str | None, str]] = set()

    def state(self, walk: Walk) -> None:
        """The judge gets what the seat sees, and changes nothing in it."""
        for seat in walk.asked:
            listed = set(walk.match.lawful(seat))
            seen = walk.match.state.seen(seat)
            untouched = repr(seen)
            for action in range(self.rules.ACTIONS):
                refusal = self.game.refusal(seen, seat, action)
                if (refusal is None) != (action in listed):
                    self.differ(walk, seat, action, refusal)
                if refusal is not None:
                    self.reason(walk, refusal)
            if repr(seen) != untouched:
                self.fail(f"the judge changes what seat {seat} sees", walk)
            self.count("judgements", self.rules.ACTIONS)

    def differ(self, walk: Walk, seat: int, action: int, refusal: Refusal | None) -> None:
        """One says yes, the other no."""
        move = self.rules.MOVES.spell(action)
        says = "the judge allows what the list does not" if refusal is None else f"listed, but refused: {refusal}"
        self.fail(f"seat {seat}, {move!r}: {says}", walk)

    def reason(self, walk: Walk, refusal: Refusal) -> None:
        """Its rule is in the catalogue; its sentence can be said."""
        key = (refusal.message, refusal.rule, repr(refusal.args))
        if key in self.said:
            return
        self.said.add(key)
        if refusal.rule not in self.run.rules:
            self.fail(f"the refusal {refusal} names no rule of the README", walk)
        try:
            self.run.speech.refusal(refusal)
        except (KeyError, LookupError) as error:
            self.fail(f"refusal-{refusal.message} cannot be said: {error}", walk)
        self.count("refusals said")


class Moment:
    """Everything about a match that an act could change."""

    def __init__(self, match: Match) -> None:
        self.match, self.state = match, match.state.clone()
        self.counts = self.count()

    def count(self) -> tuple[int, ...]:
        """What only ever grows."""
        match = self.match
        return match.state.chance.used, match.at, len(match.acts), len(match.log), len(match.log[-1]), len(match.rounds)

    def passed(self) -> bool:
        """Whether anything has changed since."""
        return not self.state.fields_equal(self.match.state) or self.counts != self.count()


class Reading(Check):
    """Asking changes nothing: actors, moves, due time, winners, views, observations, reasons. A view may be torn up."""

    name = "reading"

    def deal(self, walk: Walk) -> None:
        """From the beginning."""
        self.state(walk)

    def state(self, walk: Walk) -> None:
        """Asks everything and compares all fields."""
        match, s = walk.match, walk.match.state
        moment = Moment(match)
        self.rules.winners(s)
        match.outcome()
        for viewer in walk.looking:
            first, second = match.view(viewer), match.view(viewer)
            if first != second:
                self.fail(f"two views of {viewer} at one moment differ", walk)
            tear_up(first)
            match.lawful(viewer)
        for seat in walk.asked:
            self.rules.legal(s, seat, [0] * (self.rules.ACTIONS + 1))
            self.game.encoding.observe(s, seat, [0] * self.game.encoding.OBSERVATION)
        if moment.passed():
            self.fail("asking what is so has changed something", walk)


def tear_up(shown: Any) -> None:
    """What a viewer may do with a view: it is the viewer's own, and no table of the state is in it."""
    for part in shown.values() if isinstance(shown, dict) else shown:
        if isinstance(part, dict | list):
            tear_up(part)
    shown.clear()


class Refused(Check):
    """An act that is not lawful is refused with a reason and changes nothing at all."""

    name = "refused"

    def state(self, walk: Walk) -> None:
        """Tries what must not be done."""
        moment = Moment(walk.match)
        for what, attempt in self.attempts(walk):
            try:
                attempt()
            except TroefError:
                pass
            else:
                self.fail(f"{what} was not refused", walk)
            if moment.passed():
                self.fail(f"{what} was refused but has changed something", walk)
            self.count("refused acts")

    def attempts(self, walk: Walk) -> Iterator[tuple[str, Callable[[], object]]]:
        """Moves, seats and times that are wrong, each with its name."""
        match, seats, due = walk.match, walk.setting.seats, walk.match.due
        now = match.at
        for seat in walk.asked:
            listed = set(match.lawful(seat))
            other = [action for action in range(self.rules.ACTIONS) if action not in listed]
            for action in self.luck.sample(other, min(3, len(other))):
                yield f"seat {seat}, {self.rules.MOVES.spell(action)!r}", partial(match.act, seat, action, now)
            yield f"seat {seat}, wake", partial(match.apply, seat, "wake")
            yield f"seat {seat}, no such move", partial(match.apply, seat, "no such move")
            if listed:
                yield from self.wrong_times(match, seat, min(listed), due)
        for seat in (-2, seats):
            yield f"seat {seat}", partial(match.apply, seat, self.rules.MOVES.spell(0))
        yield "the table, another move", partial(match.apply, TABLE, self.rules.MOVES.spell(0))
        if due > now:
            yield "a wake that is not due", partial(match.act, TABLE, WAKE, min(due, now + 10**9) - 1)

    def wrong_times(self, match: Match, seat: int, action: int, due: int) -> Iterator[tuple[str, Callable[[], object]]]:
        """A lawful move at a time that has passed, or after something else is due."""
        yield f"seat {seat} before now", partial(match.act, seat, action, match.at - 1)
        if due != NEVER:
            yield f"seat {seat} after the wake", partial(match.act, seat, action, max(due, match.at) + 1)


class Fits(Check):
    """Every number fits its field, and the events of an act their room: compiled they would be cut without a word."""

    name = "fits"

    def deal(self, walk: Walk) -> None:
        """What the deal tells and leaves, before anything compiled is asked about it."""
        self.events(walk)
        self.state(walk)

    def after(self, walk: Walk, act: Next) -> None:
        """What the act tells."""
        self.events(walk)

    def state(self, walk: Walk) -> None:
        """Every field at every state."""
        for name, field in self.rules.State.fields.items():
            value = getattr(walk.match.state, name)
            if not fits(field, value):
                self.fail(f"{name} does not fit in i{8 * int(field.width[1:])}: {value}", walk)

    def events(self, walk: Walk) -> None:
        """There is room for all of them."""
        events, room = walk.match.log[-1], self.rules.State.events_max
        if len(events) > room:
            self.fail(f"{len(events)} events in one act, room for {room}: raise `events=` of the state", walk)
        for raw in events:
            self.event(walk, raw)

    def event(self, walk: Walk, raw: tuple[int, int, int, int]) -> None:
        """Its numbers are 32 bits wide and mean something."""
        kinds = self.rules.EVENTS.kinds
        if not 0 <= raw[0] < len(kinds) or any(not -HALF <= number < HALF for number in raw):
            self.fail(f"the event {raw} does not fit", walk)
        kind, detail = kinds[raw[0]], raw[2]
        try:
            kind.unpack(detail)
        except IndexError:
            self.fail(f"the event {kind.name} has the detail {detail}, which means nothing", walk)
        if not kind.args and detail:
            self.fail(f"the event {kind.name} has the detail {detail} and declares none", walk)
        if not TABLE <= raw[1] < walk.setting.seats:
            self.fail(f"the event {kind.name} is of seat {raw[1]}", walk)


def fits(field: Field, value: Any) -> bool:
    """Whether the compiled record can hold this value.

    >>> fits(Field("i1", (2,)), [127, -128]), fits(Field("i1", (2,)), [0, 128]), fits(Field("i1", (2,)), [0])
    (True, False, False)
    """
    limit = WIDTHS[field.width]
    if not field.shape:
        return isinstance(value, int) and -limit <= value < limit
    if len(value) != field.shape[0]:
        return False
    if len(field.shape) == 1:
        return bool(-limit <= min(value) and max(value) < limit)
    return all(fits(field._replace(shape=field.shape[1:]), row) for row in value)


class Whole(Check):
    """At every state the table is whole: no card lost or double, whatever the game says it conserves."""

    name = "whole"

    def state(self, walk: Walk) -> None:
        """The game's own laws."""
        if why := self.game.broken(walk.match.state):
            self.fail(why, walk)


class Updates(Check):
    """A viewer's updates, folded over its first view, give its later views, and all of it survives JSON."""

    name = "updates"

    def deal(self, walk: Walk) -> None:
        """The first view of everybody."""
        self.views = {viewer: self.sent(walk, walk.match.view(viewer)) for viewer in walk.viewers}

    def state(self, walk: Walk) -> None:
        """One viewer after another; all of them at a close look."""
        for viewer in walk.looking:
            view = walk.match.view(viewer)
            patch = self.sent(walk, diff(self.views[viewer], view))
            self.views[viewer] = fold(self.views[viewer], patch)
            if self.views[viewer] != view:
                self.fail(f"the updates of viewer {viewer} do not give its view", walk)
            self.count("updates")
        for viewer in walk.looking:
            self.sent(walk, [event.data() for event in walk.match.told(walk.match.log[-1], viewer)])

    def sent(self, walk: Walk, value: Any) -> Any:
        """What arrives at the other end of a wire."""
        try:
            arrived = json.loads(json.dumps(value, allow_nan=False))
        except (TypeError, ValueError) as error:
            self.fail(f"a view or an event is no JSON: {error}", walk)
        if arrived != value:
            self.fail(f"a view or an event does not survive JSON: {value}", walk)
        return arrived


class Outcomes(Check):
    """Rounds add up to the points; at the end winners sit at the table, and the rule that ended it is in the README."""

    name = "outcome"

    def after(self, walk: Walk, act: Next) -> None:
        """One round of the record for each one scored."""
        match = walk.match
        if match.state.rounds != len(match.rounds):
            self.fail(f"{match.state.rounds} rounds scored, {len(match.rounds)} in the record", walk)
        if any(match.state.points[walk.setting.seats :]):
            self.fail("seats that are not there have points", walk)
        self.add_up(walk)

    def add_up(self, walk: Walk) -> None:
        """Points change only when a round is scored: the record has no other place for them."""
        match = walk.match
        sums = [sum(column) for column in zip(*match.rounds, strict=True)] or [0] * match.seats
        if sums != (points := match.state.points[: match.seats]):
            told = f"the rounds scored add up to {sums}, the points are {points}"
            self.fail(f"points may change only when a round is scored: {told}", walk)

    def end(self, walk: Walk) -> None:
        """What the record will say."""
        match, outcome = walk.match, walk.match.outcome()
        if outcome is None:
            return
        if not outcome.winners or not all(seat < match.seats for seat in outcome.winners):
            self.fail(f"the winners are {outcome.winners}", walk)
        if outcome.why not in self.run.rules:
            self.fail(f"ended by {outcome.why}, which is not in the README", walk)
        self.count("games to the end")


class Ends(Check):
    """Games end: random players reach the end of every setting, however many rounds its options ask for."""

    name = "ends"
    MOST = 2_000_000  # acts, compiled
    MOST_INTERPRETED = 60_000  # a long game of options at their highest is then left to the compiled check

    def finish(self) -> None:
        """A random game of every setting, without a referee."""
        compiled = not self.run.interpreted
        if not compiled:
            self.run.report.leave_out("the ends of all settings but one", self.run.interpreted)
        for seats in self.run.sizes:
            for setting in settings(self.game, seats, None if compiled else 1, self.run.seed):
                self.ends(setting, compiled)

    def ends(self, setting: Any, compiled: bool) -> None:
        """One game, at most so many acts."""
        most = self.MOST if compiled else self.MOST_INTERPRETED
        options = self.game.configured(self.game.chosen(setting.options))
        bulk = twin.Bulk(self.game, options, compile=compiled)
        acts, *_ = bulk.play(setting.seats, setting.seed, 1, most)
        if acts >= most:
            self.fail(f"random players do not reach the end in {acts:,} acts", Where(setting))
        self.count("bulk acts", acts)


class Fresh(Check):
    """A game begun in the state of an old one is played as in a new one: `begin` leaves nothing behind."""

    name = "fresh"

    def end(self, walk: Walk) -> None:
        """Plays the same game again in the state it ended in."""
        match = walk.match
        s = match.state.clone()
        assert isinstance(s.chance, Stream)
        s.chance = Stream(s.chance.seed)
        s.events = []
        self.rules.begin(s, match.seats)
        self.same(walk, s.events, match.log[0], 0)
        for i, act in enumerate(match.acts):
            s.events = []
            action = match.action(act.seat, act.move)
            if act.seat != TABLE and action not in lawful(self.game, s, act.seat):
                self.fail(f"begun in a used state, act {i} is no longer lawful", walk)
            self.rules.apply(s, act.seat, action, act.at)
            self.same(walk, s.events, match.log[i + 1], i + 1)
        for viewer in walk.viewers:
            if not s.seen(viewer, True).fields_equal(match.state.seen(viewer, True)):
                self.fail("begun in a used state, the end is another", walk)

    def same(self, walk: Walk, events: list[Any], before: list[Any], act: int) -> None:
        """The same events."""
        if events != before:
            self.fail(f"begun in a used state, other things happen at act {act}", walk)
