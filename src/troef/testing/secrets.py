"""Checks of secrecy: nobody learns more than their seat may know, and what is dealt anew could be so."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any

from troef.core.chance import Fast
from troef.core.declare import NOBODY, OWN, SPECTATOR
from troef.core.match import lawful, view
from troef.core.notation import EventKind
from troef.core.words import EVERYONE, NEVER, TABLE, WAKE
from troef.testing.check import Check, Run
from troef.testing.fault import Where
from troef.testing.laws import fits
from troef.testing.walk import Next, Walk

Raw = tuple[int, int, int, int]
Part = tuple[str, int]  # a hidden field, and the seat whose row of it
SAME, OTHER, REVEALED = range(3)
DECLARED = "an event that is to reveal something is declared reveals=True"


class Knows(Check):
    """What a seat may do, and whether it may act, follow from what it sees."""

    name = "knows"

    def state(self, walk: Walk) -> None:
        """For every seat, at every state."""
        s = walk.match.state
        for seat in range(walk.setting.seats):
            seen = s.seen(seat)
            if (self.rules.to_act(seen) ^ self.rules.to_act(s)) >> seat & 1:
                self.fail(f"whether seat {seat} may act follows from something it does not see", walk)
            if lawful(self.game, seen, seat) != walk.match.lawful(seat):
                self.fail(f"what seat {seat} may do follows from something it does not see", walk)


class Worlds(Check):
    """`redeal` makes of what a seat knows a whole world in which the seat sees, knows and may do the same."""

    name = "worlds"
    ONWARD = 12  # acts made in a world, to see that it can be played

    def deal(self, walk: Walk) -> None:
        """No world yet."""
        self.left: list[tuple[Where, int, Any, int]] = []

    def state(self, walk: Walk) -> None:
        """For the spectator and every seat, or one of them in turn."""
        for viewer in walk.looking:
            world = redealt(self, walk, viewer)
            self.whole(walk, viewer, world)
            self.same(walk, viewer, world)
            self.count("worlds")
        if walk.close:
            self.left.append((walk.where, viewer, world, walk.match.at))

    def end(self, walk: Walk) -> None:
        """Plays on in one world of every state that was looked at closely; the game itself has been judged by now."""
        for where, viewer, world, at in self.left:
            self.play_on(where, viewer, world, at)

    def whole(self, walk: Walk, viewer: int, world: Any) -> None:
        """No card is lost, every number fits, and nothing is said about it."""
        if why := self.game.broken(world):
            self.fail(f"the world dealt anew for viewer {viewer} is not whole: {why}", walk)
        for name, field in type(world).fields.items():
            if not fits(field, getattr(world, name)):
                self.fail(f"redeal for viewer {viewer}: {name} does not fit", walk)
        if world.events:
            self.fail("redeal tells events", walk)

    def play_on(self, where: Where, viewer: int, world: Any, at: int) -> None:
        """Random acts in a world: until the end somebody has a move or something is due, and it stays whole."""
        for _ in range(self.ONWARD):
            due = self.rules.wake(world)
            mask = self.rules.to_act(world)
            actors = [(seat, lawful(self.game, world, seat)) for seat in range(world.seats) if mask >> seat & 1]
            if not all(moves for _, moves in actors):
                self.fail(f"in a world dealt anew for viewer {viewer} a seat may act but has no move", where)
            if not actors and due == NEVER:
                return
            if due <= at or not actors:
                seat, action, at = TABLE, WAKE, max(at, due)
            else:
                seat, moves = self.luck.choice(actors)
                action = self.luck.choice(moves)
            world.events = []
            self.rules.apply(world, seat, action, at)
            if why := self.game.broken(world):
                self.fail(f"a world dealt anew for viewer {viewer} breaks when it is played: {why}", where)

    def same(self, walk: Walk, viewer: int, world: Any) -> None:
        """The viewer cannot tell it from the truth."""
        s = walk.match.state
        for past in (False, True):
            known, made = s.seen(viewer, past), world.seen(viewer, past)
            if not known.fields_equal(made):
                names = [n for n in type(s).fields if getattr(known, n) != getattr(made, n)]
                self.fail(f"redeal changes what viewer {viewer} knows: {', '.join(names)}", walk)
        if lawful(self.game, world, viewer) != lawful(self.game, s, viewer):
            self.fail(f"in the world dealt anew seat {viewer} may do something else", walk)
        if view(self.game, world.seen(viewer), viewer) != walk.match.view(viewer):
            self.fail(f"in the world dealt anew the view of {viewer} is another", walk)
        if viewer != SPECTATOR and observed(self, world, viewer) != observed(self, s, viewer):
            self.fail(f"in the world dealt anew the observation of seat {viewer} is another", walk)


def redealt(check: Check, walk: Walk, viewer: int) -> Any:
    """A world the viewer cannot tell from the truth, made from what it knows."""
    world = walk.match.state.seen(viewer, True)
    world.chance = Fast(check.luck.getrandbits(40))
    check.rules.redeal(world, viewer)
    return world


def observed(check: Check, s: Any, seat: int) -> list[int]:
    """What the encoding makes of all that a seat knows."""
    out = [0] * check.game.encoding.OBSERVATION
    check.game.encoding.observe(s.seen(seat, True), seat, out)
    return out


class Vary(Check):
    """Worlds dealt anew vary: each hidden field, and of what others see each row.

    Unless it is as in truth, or always blank there: then nothing is to be dealt. Nor is what is left blank.
    """

    name = "vary"
    WRONG = 30  # worlds in which something is not as in truth: by chance it would once have been dealt otherwise

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        fields = {n: f for n, f in self.rules.State.fields.items() if not f.past}
        self.others = [n for n, f in fields.items() if f.seen == OWN]
        self.nobodys = [n for n, f in fields.items() if f.seen == NOBODY]
        self.wrong: Counter[Part] = Counter()
        self.meant: set[Part] = set()  # not always blank in truth
        self.varied: set[Part] = set()

    def state(self, walk: Walk) -> None:
        """Deals anew twice for one viewer, and compares."""
        viewer = self.luck.choice(walk.viewers)
        worlds = redealt(self, walk, viewer), redealt(self, walk, viewer)
        truth, blank = walk.match.state, walk.match.state.seen(viewer, True)
        hidden = [(name, seat) for name in self.others for seat in range(walk.setting.seats) if seat != viewer]
        for part in (*hidden, *((name, SPECTATOR) for name in self.nobodys)):
            if part not in self.varied:
                self.compare(part, *(value_of(s, *part) for s in (truth, blank, *worlds)))

    def compare(self, part: Part, truth: Any, blank: Any, one: Any, other: Any) -> None:
        """What a part is, what is known of it, and what it was dealt twice."""
        self.wrong[part] += one != truth and one != blank
        for found, names in ((truth != blank, self.meant), (one != other, self.varied)):
            if found:
                names.add(part)

    def finish(self) -> None:
        """Over all games it was different at least once."""
        for name, seat in sorted(self.meant - self.varied):
            if (wrong := self.wrong[name, seat]) >= self.WRONG:
                whose = f" of seat {seat}" if seat >= 0 else ""
                self.fail(f"redeal gives {name}{whose} always the same value, {wrong} times another than it has")


def value_of(s: Any, name: str, seat: int) -> Any:
    """A field of a state, or a seat's row of it."""
    value = getattr(s, name)
    return value if seat == SPECTATOR else value[seat]


class Apart(Check):
    """Compares what a viewer sees and hears of two things that might have happened."""

    def apart(self, walk: Walk, viewer: int, pair: list[Any], when: str) -> None:
        """Told the same, it sees the same; seeing the same where other things are hidden, it was told the same."""
        a, b = pair
        heard = hear(self.rules.EVENTS.kinds, viewer, a.events, b.events)
        if heard == SAME:
            self.sees_same(walk, viewer, pair, f"{when}, told the same")
        elif heard == OTHER and a.seen(viewer, True).fields_equal(b.seen(viewer, True)) and not a.fields_equal(b):
            told = [Counter(heard_of(raw, viewer) for raw in s.events) for s in pair]
            if told[0] != told[1]:  # the order in which cards come to a hand is no secret
                kinds = {self.rules.EVENTS.kinds[what].name for what, *_ in (told[0] - told[1]) + (told[1] - told[0])}
                self.fail(f"{when}: viewer {viewer} hears more than it sees: {', '.join(sorted(kinds))}", walk)

    def sees_same(self, walk: Walk, viewer: int, pair: list[Any], when: str) -> None:
        """A field the viewer sees holds only what it has been told."""
        a, b = (s.seen(viewer, True) for s in pair)
        if not a.fields_equal(b):
            names = [n for n in type(a).fields if getattr(a, n) != getattr(b, n)]
            self.fail(f"{when}: viewer {viewer} sees a secret in {', '.join(names)}", walk)
        views = [view(self.game, s.seen(viewer), viewer) for s in pair]
        if views[0] != views[1]:
            self.fail(f"{when}: the view of {viewer} shows a secret", walk)

    def words(self, act: Next) -> str:
        """The act as people write it."""
        return f"{act.seat} {'wake' if act.seat == TABLE else self.rules.MOVES.spell(act.action)} @{act.at}"


class Told(Apart):
    """An act tells a seat nothing that follows from a secret, but by an event declared to reveal one.

    The same act with the same chance, in the true world and in one the seat cannot tell from it, tells the seat the
    same up to the first event that reveals; and if none did, the seat sees the same afterwards.
    """

    name = "told"

    def before(self, walk: Walk, act: Next) -> None:
        """The act about to be made, and another one, for every viewer or one of them in turn."""
        for viewer in walk.looking:
            world = redealt(self, walk, viewer)
            for tried in (act, self.another(walk, act)):
                if self.may(world, tried):
                    self.compare(walk, viewer, world, tried)

    def another(self, walk: Walk, act: Next) -> Next:
        """Any lawful move of any seat, in the same moment; after a wake the wake itself."""
        if act.seat == TABLE:
            return act
        seat = self.luck.choice(walk.match.to_act())
        return Next(seat, self.luck.choice(walk.match.lawful(seat)), act.at)

    def may(self, world: Any, act: Next) -> bool:
        """Whether the act is lawful in that world, its time included."""
        due = self.rules.wake(world)
        if act.seat == TABLE:
            return act.at >= due
        return act.at <= due and act.action in lawful(self.game, world, act.seat)

    def compare(self, walk: Walk, viewer: int, world: Any, act: Next) -> None:
        """Acts in both worlds."""
        luck = self.luck.getrandbits(40)
        pair = [walk.match.state.clone(), world.clone()]
        for s in pair:
            s.chance, s.events = Fast(luck), []
            self.rules.apply(s, *act)
        heard = hear(self.rules.EVENTS.kinds, viewer, pair[0].events, pair[1].events)
        if heard == OTHER:
            told = [[self.rules.EVENTS.told(raw, viewer) for raw in s.events] for s in pair]
            what = f"{self.words(act)}: viewer {viewer} hears {told[0]}, in another world {told[1]}"
            self.fail(f"{what} ({DECLARED})", walk)
        if heard == SAME:
            self.sees_same(walk, viewer, pair, f"{self.words(act)}, and nothing was revealed")
        self.count("acts in two worlds")


def hear(kinds: list[EventKind], viewer: int, first: list[Raw], second: list[Raw]) -> int:
    """Whether a viewer is told the SAME in two worlds, something OTHER, or the same until something is REVEALED.

    An event declared to reveal ends the comparison where it is not heard alike; heard alike, it reveals no difference.
    """
    for a, b in zip_longest(first, second):
        if a is None or b is None or heard_of(a, viewer) != heard_of(b, viewer):
            reveals = any(kinds[raw[0]].reveals for raw in (a, b) if raw is not None)
            return REVEALED if reveals else OTHER
    return SAME


def knows(raw: Raw, viewer: int) -> bool:
    """Whether the viewer is told the detail of an event."""
    return raw[3] == EVERYONE or (viewer >= 0 and bool(raw[3] >> viewer & 1))


def heard_of(raw: Raw, viewer: int) -> tuple[int, int, int | None]:
    """What the viewer hears: what and who, and the detail if it may."""
    return raw[0], raw[1], raw[2] if knows(raw, viewer) else None


class Choices(Apart):
    """What a seat chooses in secret stays one: of two moves that others see no difference of, they hear none.

    Nor of two moves of one family that they are told of without the detail: by how many things happen, or of which
    kind, they would learn it. An event that tells more than is remembered (who swapped with whom) is to be declared to
    reveal.
    """

    name = "choice"
    PAIRS = 3

    def state(self, walk: Walk) -> None:
        """Moves of one seat that has a choice, two at a time."""
        match = walk.match
        seats = [seat for seat in match.to_act() if len(match.lawful(seat)) > 1]
        if not seats or match.due < match.at:
            return
        seat = self.luck.choice(seats)
        for _ in range(self.PAIRS if walk.close else 1):
            pair = [Next(seat, action, match.at) for action in self.two(match.lawful(seat))]
            self.alike(walk, pair)
            self.count("moves changed")

    def two(self, actions: list[int]) -> list[int]:
        """Any move and another one, of its own family half of the time if there is one."""
        family = self.rules.MOVES.family
        first, *others = self.luck.sample(actions, len(actions))
        kin = [other for other in others if family(other) == family(first)]
        return [first, kin[0] if kin and self.luck.random() < 0.5 else others[0]]

    def alike(self, walk: Walk, acts: list[Next]) -> None:
        """Makes both with the same chance and asks all others."""
        luck = self.luck.getrandbits(40)
        pair = [walk.match.state.clone(), walk.match.state.clone()]
        for s, act in zip(pair, acts, strict=True):
            s.chance, s.events = Fast(luck), []
            self.rules.apply(s, *act)
        kinds = [[event[:2] for event in s.events] for s in pair]
        kin = self.rules.MOVES.family(acts[0].action) == self.rules.MOVES.family(acts[1].action)
        when = " or ".join(map(self.words, acts))
        for viewer in walk.viewers if kin or kinds[0] == kinds[1] else ():  # another kind of move is no secret
            if viewer != acts[0].seat:
                self.apart(walk, viewer, pair, when)
                if kin and hushed(pair, viewer):
                    self.hears_same(walk, viewer, pair, when)

    def hears_same(self, walk: Walk, viewer: int, pair: list[Any], when: str) -> None:
        """Nothing that is heard follows from what was chosen, until it is revealed."""
        if hear(self.rules.EVENTS.kinds, viewer, pair[0].events, pair[1].events) == OTHER:
            told = [[self.rules.EVENTS.told(raw, viewer) for raw in s.events] for s in pair]
            self.fail(f"{when}: viewer {viewer} hears {told[0]} or {told[1]} ({DECLARED})", walk)


def hushed(pair: list[Any], viewer: int) -> bool:
    """Whether a viewer is told first of the choice itself, and not of what was chosen."""
    first = [s.events[0] for s in pair if s.events]
    return len({raw[:2] for raw in first}) == 1 and len(first) == 2 and not any(knows(raw, viewer) for raw in first)


class Tape:
    """Chance that can be heard again with one draw changed."""

    def __init__(self, draws: list[int], more: Fast) -> None:
        self.draws, self.more = draws, more
        self.asked: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        """The next draw of the tape while it lasts and fits."""
        i = len(self.asked)
        value = self.draws[i] if i < len(self.draws) and self.draws[i] < n else self.more.below(n)
        self.asked.append((n, value))
        return value

    def reseed(self, value: int) -> None:
        """A tape is not seeded."""
        raise TypeError("rules do not reseed chance")

    def clone(self) -> Tape:
        """The same tape at the same place."""
        other = Tape(self.draws, self.more.clone())
        other.asked = self.asked.copy()
        return other


class Chances(Apart):
    """A deal, a draw or a throw tells a seat no more than it sees, and shows it no more than it is told.

    The same act with one draw of chance changed: if the seat sees the same and other things are hidden, it was told the
    same; if it was told the same, it sees the same.
    """

    name = "chance"
    TRIES = 24  # at the deal, where most is drawn

    def deal(self, walk: Walk) -> None:
        """The first deal."""
        state = self.game.configured(self.game.chosen(walk.setting.options))
        self.neighbours(walk, state, None, self.TRIES)

    def before(self, walk: Walk, act: Next) -> None:
        """Any act that uses chance."""
        self.neighbours(walk, walk.match.state, act, 1)

    def neighbours(self, walk: Walk, state: Any, act: Next | None, tries: int) -> None:
        """Makes the act, and makes it again with one draw changed."""
        luck = self.luck.getrandbits(40)
        first = self.made(walk, state, act, Tape([], Fast(luck)))
        asked = [(i, n) for i, (n, _) in enumerate(first.chance.asked) if n > 1]
        for _ in range(tries if asked else 0):
            i, n = self.luck.choice(asked)
            draws = [value for _, value in first.chance.asked]
            draws[i] = (draws[i] + self.luck.randrange(1, n)) % n
            second = self.made(walk, state, act, Tape(draws, Fast(luck + 1)))
            for viewer in walk.viewers:
                self.apart(walk, viewer, [first, second], self.words(act) if act else "the deal")
            self.count("draws changed")

    def made(self, walk: Walk, state: Any, act: Next | None, tape: Tape) -> Any:
        """The state after the act, or after the deal, with that chance."""
        s = state.clone()
        s.chance, s.events = tape, []
        if act is None:
            self.rules.begin(s, walk.setting.seats)
        else:
            self.rules.apply(s, *act)
        return s
