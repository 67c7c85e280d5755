"""Small wrong games: the toy with one fault planted in it. Each must be caught, and by the check meant for it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from troef.core.game import Game
from troef.testing.find import game_in

TOY = Path(__file__).parent / "toy" / "high_card"
GAME, RULES, ENCODING, SHEET, WORDS = "__init__.py", "rules.py", "encoding.py", "sheet.py", "locales/en.ftl"
GOLDEN = "goldens/three_tricks.txt"
GAMES = 2


class Planted(NamedTuple):
    """A fault: what is wrong, the check meant for it, and how the toy is altered (file, old text, new text)."""

    what: str
    check: str
    edits: tuple[tuple[str, str, str], ...]
    compiled: bool = False  # needs the compiled twin to be seen

    @property
    def games(self) -> int:
        """How many at a table of each size show it: that something never varies takes many."""
        return 8 * GAMES if self.check == "vary" else GAMES


def fault(what: str, check: str, *edits: tuple[str, str, str]) -> Planted:
    """A fault that the interpreted game shows."""
    return Planted(what, check, edits)


def compiled_fault(what: str, check: str, *edits: tuple[str, str, str]) -> Planted:
    """A fault that only the compiled game shows."""
    return Planted(what, check, edits, compiled=True)


FAULTS = (
    # ---- the game as it lies
    fault("a list in a rule", "dialect", (RULES, "s.rounds = s.gone = 0", "s.rounds = s.gone = [0][0]")),
    fault(
        "a list beside the rules",
        "dialect",
        (RULES, "SEATS, CARDS, HAND = 4, 16, 3", "SEATS, CARDS, HAND = 4, 16, 3\nLOG = [0]"),
    ),
    fault("a rule that asks the clock", "dialect", (RULES, "SEATS, CARDS", "import time\n\nSEATS, CARDS")),
    fault("more seats than the rules hold", "contract", (GAME, "range(2, 5)", "range(2, 6)")),
    fault(
        "planes that do not add up",
        "contract",
        (ENCODING, "= length(PLANES)", "= length(PLANES) - 1"),
    ),
    fault("a preset out of range", "contract", (GAME, '"seconds": 2', '"seconds": 99')),
    fault("a game without a player", "contract", (GAME, '{"heuristic":', '{"clever":')),
    fault("a move with two spaces", "spelling", (RULES, 'move("peek", idle', 'move("peek  spare", idle')),
    fault("an event without a sentence", "texts", (WORDS, "event-took =", "event-tok =")),
    fault("a sentence that asks for another argument", "texts", (WORDS, "turns up { $card }", "turns up { $cards }")),
    fault(
        "nothing to tell those who may not know", "texts", (WORDS, "    .hidden = { $who } lays a card face down\n", "")
    ),
    fault("an option without a word about it", "texts", (WORDS, "    .about", "    .abuot")),
    fault("a preset without a name", "texts", (WORDS, "preset-hasty", "preset-hastily")),
    fault("a refusal without a sentence", "texts", (WORDS, "refusal-has-peeked", "refusal-has-looked")),
    fault(
        "a rule that nothing cites", "catalogue", ("README.md", "- `high.win`", "- `high.hat` Hats on.\n- `high.win`")
    ),
    fault("a cited rule that is not there", "catalogue", (RULES, "tricks (high.win)", "tricks (high.vin)")),
    fault("an option of a rule that is not there", "catalogue", (RULES, 'rule="high.sleep"', 'rule="high.slumber"')),
    # ---- numbers
    fault("a field too narrow", "fits", (RULES, "    due = i64()", "    due = i8()")),
    fault("too little room for events", "fits", (RULES, "events=24", "events=5")),
    fault("a detail that means nothing", "fits", (RULES, "SHOWN, seat, s.laid[seat]", "SHOWN, seat, s.laid[seat] + 1")),
    fault("an event of a seat that is not there", "fits", (RULES, "emit(s, TOOK, best,", "emit(s, TOOK, s.seats,")),
    # ---- who may do what
    fault(
        "a move offered twice",
        "moves",
        (RULES, "    add(moves, PEEK)", "    add(moves, PEEK)\n            add(moves, PEEK)"),
    ),
    fault(
        "an idle move listed first",
        "moves",
        (RULES, "        add_each(moves, LAY, s.hand[seat])\n", ""),
        (
            RULES,
            "            add(moves, PEEK)\n",
            "            add(moves, PEEK)\n        add_each(moves, LAY, s.hand[seat])\n",
        ),
    ),
    fault(
        "moves for a seat that may not act",
        "actors",
        (RULES, "    if s.waiting >> seat & 1:\n        add", "    if s.seats:\n        add"),
    ),
    fault(
        "a seat that may act and has no move",
        "actors",
        (RULES, "    return s.waiting\n", "    return s.waiting or only(0)\n"),
    ),
    fault("a move that all may make at once, bound to a turn", "turns", (RULES, "CARD, loose=True", "CARD")),
    fault(
        "a view that tells only the first to act that it may",
        "offers",
        (
            GAME,
            "CARD.members(s.hand[seat]),",
            "CARD.members(s.hand[seat]), **({'to_act': []} if s.waiting % (1 << seat) else {}),",
        ),
    ),
    fault("a hand among what everybody knows", "own", (GAME, '"due": s.due', '"due": s.due, "best": max(s.hand)')),
    fault(
        "a view with a key more after the first trick",
        "own",
        (GAME, '"due": s.due', '**({"tricks": s.rounds} if s.rounds else {}), "due": s.due'),
    ),
    fault("a card that is lost", "whole", (RULES, "s.gone |= 1 << s.laid[seat]", "s.gone |= 1 << s.laid[0]")),
    fault(
        "moves that follow from a secret",
        "knows",
        (RULES, "if s.peeked[seat] == NONE:\n", "if s.peeked[seat] == NONE and s.spare > 7:\n"),
    ),
    fault(
        "listing moves changes the state",
        "reading",
        (
            RULES,
            "    if s.waiting >> seat & 1:\n        add",
            "    s.deck[0] = (s.deck[0] + 1) % 100\n    if s.waiting >> seat & 1:\n        add",
        ),
    ),
    fault("a view that hands out the table", "reading", (GAME, '"due": s.due', '"due": s.points')),
    fault("a view that is never the same", "reading", (GAME, '"due": s.due', '"due": random.random()')),
    fault(
        "a judge milder than the list",
        "judge",
        (GAME, 'None if s.peeked[seat] == NONE else Refusal("has-peeked", "high.peek")', "None"),
    ),
    fault(
        "a judge stricter than the list",
        "judge",
        (GAME, "None if s.peeked[seat] == NONE else", "None if s.peeked[seat] == NONE and not s.rounds else"),
    ),
    fault("a refusal by a rule that is not there", "judge", (GAME, '"has-laid", "high.lay"', '"has-laid", "low.lay"')),
    fault("a refusal without its argument", "judge", (GAME, ', {"card": CARD.words[action - rules.LAY]}', "")),
    fault(
        "a judge that tears up what the seat sees",
        "judge",
        (GAME, "    if action == rules.PEEK:\n", "    s.deck[0] = 1\n    if action == rules.PEEK:\n"),
    ),
    fault(
        "a refusal that moves the cards",
        "refused",
        (GAME, '        return Refusal("has-laid"', '        TRUE[-1].deck[0] ^= 1\n        return Refusal("has-laid"'),
        (GAME, "def broken(", "TRUE: list[State] = []\n\n\ndef broken("),
        (GAME, "    lying = [", "    TRUE.append(s)\n    lying = ["),
    ),
    # ---- what is shown and scored
    fault(
        "a view that is no JSON",
        "updates",
        (GAME, '"waiting": [other for other in range(s.seats) if s.waiting >> other & 1]', '"waiting": {s.waiting}'),
    ),
    fault("a view that JSON changes", "updates", (GAME, "min(s.rounds + 1, rules.HAND)", "(s.rounds, rules.HAND)")),
    fault("points of no round", "outcome", (RULES, "    top = CARDS\n", "    top = CARDS\n    s.points[0] = 1\n")),
    fault(
        "two rounds in one act",
        "outcome",
        (RULES, "        emit(s, WON,", "        s.rounds += 1\n        emit(s, WON,"),
        (RULES, "s.rounds == HAND else HAND", "s.rounds >= HAND else HAND"),
    ),
    fault("nobody wins", "outcome", (RULES, "    return mask\n", "    return mask if s.rounds < HAND else 0\n")),
    fault("ended by a rule that is not there", "outcome", (GAME, 'return "high.win"', 'return "low.win"')),
    fault(
        "a beginning that leaves points behind",
        "fresh",
        (RULES, "s.points[seat] = s.hand[seat] = 0", "s.hand[seat] = 0"),
    ),
    # ---- secrets
    fault("a deal told to all", "chance", (RULES, "s.deck[top], only(seat))", "s.deck[top], EVERYONE)")),
    fault("a spare card that everybody sees", "chance", (RULES, "spare = i8(seen=NOBODY)", "spare = i8()")),
    fault(
        "a redeal that loses a card", "worlds", (RULES, "        s.spare = s.deck[n - 1]\n", "        s.spare = 0\n")
    ),
    fault(
        "a redeal that changes what was peeked at",
        "worlds",
        (RULES, "s.spare = s.peeked[seat]\n", "s.spare = s.peeked[seat] = s.deck[n - 1]\n"),
    ),
    fault("a redeal that deals gone cards again", "worlds", (RULES, "    known = s.gone\n", "    known = 0\n")),
    fault(
        "a redeal that talks",
        "worlds",
        (RULES, "    known = s.gone\n", "    known = s.gone\n    emit(s, TOOK, 0, 0, EVERYONE)\n"),
    ),
    fault(
        "a sleeper's card told to all",
        "told",
        (
            RULES,
            "    emit(s, LAID, seat, card, only(seat))",
            "    emit(s, LAID, seat, card, only(seat) if s.waiting else EVERYONE)",
        ),
    ),
    fault(
        "a peek that is not declared to reveal",
        "told",
        (RULES, 'event("peeked", card=CARD, reveals=True)', 'event("peeked", card=CARD)'),
    ),
    fault(
        "a public field that holds a secret",
        "told",
        (RULES, "    due = i64()", "    due = i64()\n    high = i8()"),
        (
            RULES,
            "        s.peeked[seat] = s.spare\n",
            "        s.peeked[seat] = s.spare\n        s.high = s.spare // 8\n",
        ),
        (RULES, "    s.rounds = s.gone = 0\n", "    s.rounds = s.gone = s.high = 0\n"),
    ),
    fault(
        "a card laid face down told to all",
        "choice",
        (RULES, "emit(s, LAID, seat, card, only(seat))", "emit(s, LAID, seat, card, EVERYONE)"),
    ),
    fault(
        "a public field that holds what is laid",
        "choice",
        (RULES, "    due = i64()", "    due = i64()\n    top = i8()"),
        (RULES, "    s.laid[seat] = card\n", "    s.laid[seat] = s.top = card\n"),
        (RULES, "    s.rounds = s.gone = 0\n", "    s.rounds = s.gone = s.top = 0\n"),
    ),
    fault(
        "a card laid face down that is heard twice if it is high",
        "choice",
        (
            RULES,
            "        lay(s, seat, action - LAY)\n",
            "        lay(s, seat, action - LAY)\n        if action > LAY + 7:\n            emit(s, LAID, seat, 0, 0)\n",
        ),
    ),
    fault(
        "a card laid face down that is seen and heard to be high",
        "choice",
        (RULES, "    due = i64()", "    due = i64()\n    high = i8()"),
        (RULES, "    s.rounds = s.gone = 0\n", "    s.rounds = s.gone = s.high = 0\n"),
        (
            RULES,
            "        lay(s, seat, action - LAY)\n",
            "        lay(s, seat, action - LAY)\n        if action > LAY + 7:\n            s.high = 1\n"
            "            emit(s, TOOK, seat, 0, EVERYONE)\n",
        ),
    ),
    fault("a redeal that always deals the same", "vary", (RULES, "    shuffle(s, s.deck, n)\n", "")),
    fault(
        "a redeal whose spare card is always the lowest that is left",
        "vary",
        (
            RULES,
            "    shuffle(s, s.deck, n)\n    n =",
            "    shuffle(s, s.deck, n)\n    for i in range(n):\n        if s.deck[i] < s.deck[0]:\n"
            "            s.deck[0], s.deck[i] = s.deck[i], s.deck[0]\n    n =",
        ),
        (RULES, "        s.spare = s.deck[n - 1]\n", "        s.spare = s.deck[0]\n"),
    ),
    fault(
        "a redeal in which one seat has always the same cards",
        "vary",
        (
            RULES,
            "    shuffle(s, s.deck, n)\n    n =",
            "    low = 1 if seat == 0 else 0\n    for _ in range(hand_size(s, low) + 1 - (s.waiting >> low & 1)):\n"
            "        n -= 1\n    shuffle(s, s.deck, n)\n"
            "    for _ in range(hand_size(s, low) + 1 - (s.waiting >> low & 1)):\n        n += 1\n    n =",
        ),
    ),
    # ---- two engines
    compiled_fault(
        "a hand too narrow for its cards, before it is compiled to anything",
        "fits",
        (RULES, "hand = i64(", "hand = i8("),
    ),
    compiled_fault(
        "a table outside the state",
        "twin",
        (RULES, "    best = 0\n", "    best = 0\n    s.deck[1] = len(EVENTS.kinds)\n"),
    ),
    compiled_fault(
        "a number beyond 64 bits",
        "twin",
        (RULES, "    best = 0\n", "    best = 0\n    s.deck[0] = s.seats << 62 >> 62\n"),
    ),
    compiled_fault(
        "an index out of range",
        "bounds",
        (RULES, "    best = 0\n", "    best = 0\n    s.deck[0] = s.deck[(s.seats << 62 >> 62) * 5 - 10] * 0\n"),
    ),
    # ---- records, ends, players, goldens
    fault(
        "a memory outside the state",
        "record",
        (RULES, "def lay(", "EVENTS.laid = 0\n\n\ndef lay("),
        (
            RULES,
            "    s.laid[seat] = card\n",
            "    s.laid[seat] = card\n    EVENTS.laid += 1\n    s.deck[0] = EVENTS.laid % 100\n",
        ),
    ),
    fault(
        "a game that never ends",
        "ends",
        (
            RULES,
            "    best = 0\n    for",
            "    if s.seats == 4 and s.rounds == 1:\n        for seat in range(s.seats):\n"
            "            s.hand[seat] |= 1 << s.laid[seat]\n        open_trick(s, at)\n        return\n"
            "    best = 0\n    for",
        ),
    ),
    fault("a player who falls over", "bots", (GAME, "Choice(cards[-1],", "Choice(cards[3 - len(cards)],")),
    fault(
        "a player who waits for ever",
        "bots",
        (GAME, "        return Choice(cards[-1]", "        return None if len(cards) == 1 else Choice(cards[-1]"),
        (RULES, "return s.due if s.waiting else NEVER", "return NEVER"),
    ),
    fault("a player with luck of its own", "bots", (GAME, "Choice(cards[-1], self.luck", "Choice(cards[-1], random")),
    fault("no golden playthrough", "goldens", (GOLDEN, "", "")),
    fault(
        "another rule than in the golden",
        "goldens",
        (RULES, "if s.laid[seat] > s.laid[best]", "if s.laid[seat] < s.laid[best]"),
    ),
    # ---- on paper
    fault("an option on paper that is not there", "sheet", (SHEET, "...] = ()", '...] = ("minutes",)')),
    fault("a sheet that counts twice", "sheet", (SHEET, "+= alone(s, line)", "+= 2 * alone(s, line)")),
    fault("a sheet that ends too late", "sheet", (SHEET, "s.rounds == HAND", "s.rounds > HAND")),
    fault(
        "a sheet that refuses what happened",
        "sheet",
        (SHEET, 'Field("took", "number", most=1)', 'Field("took", "one")'),
    ),
    fault("another winner on paper", "sheet", (SHEET, "winners = rules.winners", "winners = rules.to_act")),
    fault("somebody else starts on paper", "sheet", (SHEET, '{"cards"', '{"leads": 1, "cards"')),
)


def plant(planted: Planted, folder: Path) -> Game:
    """The toy with that fault, in a folder of its own."""
    copy = folder / "high_card"
    shutil.copytree(TOY, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in planted.edits:
        path = copy / name
        if not old:
            path.unlink()
            continue
        text = path.read_text()
        assert old in text, (planted.what, old)
        path.write_text(text.replace(old, new))
    return game_in(copy)
