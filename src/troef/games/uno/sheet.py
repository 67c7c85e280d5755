"""UNO's sheet: the cards left in each hand, tapped or typed as a sum; nothing left is out."""

from __future__ import annotations

from collections.abc import Sequence

from troef.core.errors import Refusal
from troef.core.sheet import Copied, Face, Field, Line, Log, starters, too_many
from troef.games.uno import rules
from troef.games.uno.rules import DECK, FACES, HAND, POINTS, WILD, State, is_over

OPTIONS: tuple[str, ...] = ("scoring", "target")

winners, over = rules.winners, is_over
KINDS = [*range(FACES), WILD, WILD + 1]
CODES = [*rules.CARD.words[WILD:]]
FACE_CODES = [word[1:] for word in rules.CARD.words[:FACES]] + CODES
COPIES = [sum((k < WILD and k % FACES == kind) or k == kind for k in DECK) for kind in KINDS]
LEFT = Field(
    "left",
    "several",
    most=sum(POINTS[kind] for kind in DECK),
    faces=tuple(Face(c, POINTS[k], n) for c, k, n in zip(FACE_CODES, KINDS, COPIES, strict=True)),
    typed=True,
)


def begin(s: State, seats: int, first: int) -> None:
    """`first` deals."""
    s.seats, s.dealer, s.direction = seats, first, 1


def fields(s: State) -> Sequence[Field]:
    """The cards left in the hand."""
    return (LEFT,)


def out(lines: Sequence[Line]) -> list[int]:
    """Who has nothing left. A typed sum of 0 says so; a hand of noughts is tapped."""
    return [seat for seat, line in enumerate(lines) if line["left"] in (0, [])]


def notes(s: State) -> Sequence[Field]:
    """Nothing is worth a note."""
    return ()


def trouble(s: State, lines: Sequence[Line]) -> Refusal | None:
    """Exactly one is out (uno.out), and no card is there more often than in the deck."""
    if len(out(lines)) != 1:
        return Refusal("pad-one-is-out", "uno.out", {"n": len(out(lines))})
    if face := too_many(LEFT, lines):
        return Refusal("pad-too-many", None, {"face": face})
    total = sum(LEFT.worth(line["left"]) for line in lines)
    return Refusal("pad-more-than-all", "uno.score", {"sum": total, "most": LEFT.most}) if total > LEFT.most else None


def alone(s: State, line: Line) -> int | None:
    """uno.score.alternative; the winner's points are the others' cards."""
    return LEFT.worth(line["left"]) if s.scoring == rules.BY_PENALTY else None


def enter(s: State, lines: Sequence[Line]) -> None:
    """uno.score, uno.score.alternative; then the deal passes (uno.deal.dealer)."""
    for seat, line in enumerate(lines):
        s.last_gained[seat] = LEFT.worth(line["left"])
    rules.write_down(s, out(lines)[0])
    s.events.clear()
    if not is_over(s):
        rules.pass_deal(s)


def facts(s: State) -> dict[str, int]:
    """Who deals, who begins (uno.turn.order), how many cards (uno.deal.seven), and to what (uno.match.500)."""
    return {"deals": s.dealer, "leads": rules.after(s, s.dealer), "cards": HAND, "target": s.target}


def needs(s: State, seat: int) -> int | None:
    """uno.match.500; by uno.score.alternative nobody wants to come there."""
    return s.target - s.points[seat] if s.scoring == rules.BY_WINNER else None


def code_of(kind: int) -> str:
    """What is tapped for a card."""
    return FACE_CODES[kind % FACES if kind < WILD else kind - WILD + FACES]


def copied(s: State, log: Log) -> Copied:
    """The cards left in every hand, round by round."""
    rounds: list[list[Line]] = []
    hands: list[list[str]] = []
    for what, who, detail, _ in log:
        if what == rules.WENT_OUT:
            hands = [[] for _ in range(s.seats)]
            rounds.append([{"left": hand} for hand in hands])
        elif what == rules.LEFT:
            hands[who].append(code_of(detail))
    return Copied(starters(log, rules.DEALS), rounds)
