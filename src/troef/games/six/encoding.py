"""What a seat of SIX knows, as numbers for learners. Seats are counted from the own one, clockwise."""

from __future__ import annotations

from troef.core.notation import Axis, Plane, length, plane, words
from troef.core.words import NONE
from troef.games.six.rules import (
    BY_CLAIM,
    CARD,
    CARDS,
    CONTINUES,
    PHASES,
    PLACES,
    SEATS,
    STAGES,
    State,
    sand_runs,
    supply_size,
)

LONGEST = 1023  # seconds are counted so far
NUMBER = Axis("number", CARD.words[1:])
PHASE = words("phase", "start choice bound throw rolling placing over")
SAND_RUNS = words("sand", "seen least most")
OPTION = words("option", "pro secure=claim free_placement early_lift=goes_on")

PLANES: tuple[Plane, ...] = (
    plane("open", "for every place of every seat, 1 for the open card", SEATS, PLACES, NUMBER),
    plane("depth", "for every seat, 1 for an open card, 2 for the one it covers, and so on", SEATS, NUMBER),
    plane("secured", "for every seat, 1 for every card secured (all saw them), 2 for the top one", SEATS, NUMBER),
    plane("given", "for every seat, 1 for the first card given back under the supply, 2 for the next", SEATS, NUMBER),
    plane("supply", "how many cards are left in every supply", SEATS),
    plane("card", "1 for the top card of the own supply, once seen: the card to be placed at a change", NUMBER),
    plane("sum", "1 at the sum of the latest throw", NUMBER),
    plane("dice", "how many dice are thrown next, 0 while they roll: change"),
    plane("phase", "1 at what the table waits for", PHASE),
    plane("holder", "1 at who has the dice", SEATS),
    plane("roller", "1 at who rolled last", SEATS),
    plane("placing", "1 at everybody who has still to place", SEATS),
    plane("claims", "1 at everybody who may claim the sum", SEATS),
    plane("direction", "1 clockwise, -1 the other way"),
    plane("stage", "1 at the stage", STAGES),
    plane("seats", "1 at the number of seats less one", SEATS),
    plane("clock", "seconds since the glass was turned, at the latest act"),
    plane("sand", "seconds the sand runs: at least by what was seen, at least and at most by the options", SAND_RUNS),
    plane("options", "1 for each of these that is so", OPTION),
    plane("strokes", "what every number is worth", NUMBER),
)
OBSERVATION = length(PLANES)


def observe(s: State, seat: int, out: list[int]) -> None:
    """Writes the planes one after another."""
    for i in range(OBSERVATION):
        out[i] = 0
    at = put_cards(s, seat, out, 0)
    at = put_table(s, seat, out, at)
    put_terms(s, out, at)


def put_cards(s: State, seat: int, out: list[int], at: int) -> int:
    """All cards everybody has seen; returns where the next plane begins."""
    depth = at + SEATS * PLACES * CARDS
    secured = depth + SEATS * CARDS
    given = secured + SEATS * CARDS
    supply = given + SEATS * CARDS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        for place in range(PLACES):
            put_pile(s, other, place, out, at + (i * PLACES + place) * CARDS, depth + i * CARDS)
        for k in range(s.secured_n[other]):
            out[secured + i * CARDS + s.secured[other][k] - 1] = 2 if k == s.secured_n[other] - 1 else 1
        for k in range(s.under_n[other]):
            out[given + i * CARDS + s.under[other][k] - 1] = k + 1
        out[supply + i] = supply_size(s, other)
    if s.top[seat]:
        out[supply + SEATS + s.top[seat] - 1] = 1
    return supply + SEATS + CARDS


def put_pile(s: State, other: int, place: int, out: list[int], shown: int, depth: int) -> None:
    """The open card of a place, and how deep every card on it lies."""
    card, level = s.shown[other][place], 1
    if card:
        out[shown + card - 1] = 1
    while card:
        out[depth + card - 1] = level
        card = s.beneath[other][card]
        level += 1


def put_table(s: State, seat: int, out: list[int], at: int) -> int:
    """The dice and what the table waits for; returns where the next plane begins."""
    total = 0
    if s.throws:
        total = s.dice[s.throws - 1][0] + s.dice[s.throws - 1][1] + s.dice[s.throws - 1][2]
    if total:
        out[at + total - 1] = 1
    at += CARDS
    out[at] = s.dice_n
    out[at + 1 + s.phase] = 1
    at += 1 + PHASES
    out[at + (s.holder - seat) % s.seats] = 1
    if s.roller != NONE:
        out[at + SEATS + (s.roller - seat) % s.seats] = 1
    at += 2 * SEATS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[at + i] = s.placing >> other & 1
        out[at + SEATS + i] = s.claims >> other & 1
    return at + 2 * SEATS


def put_terms(s: State, out: list[int], at: int) -> None:
    """Direction, stage, clock and how this table plays."""
    out[at] = s.direction
    out[at + 1 + min(s.stage, STAGES - 1)] = 1
    at += 1 + STAGES
    out[at + s.seats - 1] = 1
    at += SEATS
    if sand_runs(s):
        out[at] = min(LONGEST, (s.now - s.turned_at) // 1000)
        out[at + 1] = s.sand_least // 1000
    out[at + 2] = s.timer_min
    out[at + 3] = s.timer_max
    out[at + 4] = s.pro
    out[at + 5] = 1 if s.secure == BY_CLAIM else 0
    out[at + 6] = s.free_placement
    out[at + 7] = 1 if s.early_lift == CONTINUES else 0
    for i in range(CARDS):
        out[at + 8 + i] = s.strokes[i]
