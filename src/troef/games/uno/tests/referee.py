"""A second opinion on UNO: a slow referee over lists of words, written from the notation and the catalogue alone.

It shares no code with the rules, not even a table of cards or the stream of chance. It replays records and says, before
every act, what every seat may do; `disagreements` compares that with what the rules say.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import Any

COLOURS = ["B", "G", "R", "Y"]
ACTIONS = ["S", "R", "D"]


def whole_deck() -> list[str]:
    """108 cards, colour by colour, copies side by side, then the wilds."""
    deck = []
    for colour in COLOURS:
        deck += [colour + "0"]
        for face in [*"123456789", *ACTIONS]:
            deck += [colour + face, colour + face]
    return deck + ["W"] * 4 + ["W4"] * 4


def is_wild(card: str) -> bool:
    return card in ("W", "W4")


def is_number(card: str) -> bool:
    return not is_wild(card) and card[1].isdigit()


def value(card: str) -> int:
    if is_wild(card):
        return 50
    return int(card[1]) if is_number(card) else 20


class Words:
    """The stream of chance of a seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed, self.counter, self.left = seed, 0, b""

    def next(self) -> int:
        if not self.left:
            message = b"chance" + self.counter.to_bytes(8, "big")
            self.left = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.counter += 1
        word, self.left = self.left[:4], self.left[4:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        largest = 4294967296 // n * n
        while (word := self.next()) >= largest:
            pass
        return word % n

    def shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Referee:
    """One match."""

    def __init__(self, seats: int, options: Mapping[str, Any], seed: bytes) -> None:
        self.seats, self.options, self.words = seats, options, Words(seed)
        self.now = 0
        self.points = [0] * seats
        self.rounds: list[list[int]] = []
        self.over = False
        self.winners: list[int] = []
        self.dealer = self.draw_for_the_deal()
        self.deal()

    # ---- set-up ----

    def draw_for_the_deal(self) -> int:
        deck = whole_deck()
        self.words.shuffle(deck)
        still = list(range(self.seats))
        while len(still) > 1:
            drawn = {}
            for seat in still:
                if not deck:
                    deck = whole_deck()
                    self.words.shuffle(deck)
                card = deck.pop()
                drawn[seat] = int(card[1]) if is_number(card) else -1
            highest = max(drawn.values())
            still = [seat for seat in still if drawn[seat] == highest]
        return still[0]

    def deal(self) -> None:
        self.stock = whole_deck()
        self.words.shuffle(self.stock)
        self.hands: list[list[str]] = []
        for _ in range(self.seats):
            self.hands.append([self.stock.pop() for _ in range(7)])
        first = self.stock.pop()
        while first == "W4" or (first == "W" and self.options["wild_start"] == "redraw"):
            self.stock.append(first)
            self.words.shuffle(self.stock)
            first = self.stock.pop()
        self.pile = [first]
        self.direction = 1
        self.drawn: str | None = None  # the playable card the player on turn has just drawn
        self.debt = 0
        self.accused: tuple[int, bool] | None = None  # who played a single wild draw four, and whether it was a bluff
        self.naming = False
        self.window: dict[str, Any] | None = None
        self.colour: str | None = None if first == "W" else first[0]
        left = (self.dealer + 1) % self.seats
        self.turn = left
        if first == "W":
            self.naming = True
        elif first[1] == "D" and self.options["stacking"] == "off":
            self.give(left, 2)
            self.turn = (left + 1) % self.seats
        elif first[1] == "D":
            self.debt = 2
        elif first[1] == "R":
            self.direction = -1
            self.turn = self.dealer
        elif first[1] == "S":
            self.turn = (left + 1) % self.seats

    def after(self, seat: int) -> int:
        return (seat + self.direction) % self.seats

    # ---- drawing ----

    def anything_to_draw(self) -> bool:
        return len(self.stock) > 0 or len(self.pile) > 1

    def draw_one(self, seat: int) -> str | None:
        if not self.anything_to_draw():
            return None
        if not self.stock:
            self.stock = self.pile[:-1]
            self.pile = self.pile[-1:]
            self.words.shuffle(self.stock)
        card = self.stock.pop()
        self.hands[seat].append(card)
        return card

    def give(self, seat: int, n: int) -> None:
        for _ in range(n):
            self.draw_one(seat)

    # ---- what may be done ----

    def allowed_last(self, seat: int, card: str) -> bool:
        """Whether a card may be played by its holder as far as the house's rule for the last card goes."""
        return len(self.hands[seat]) > 1 or is_number(card) or not self.options["no_action_finish"]

    def bluff(self, seat: int) -> bool:
        return any(not is_wild(card) and card[0] == self.colour for card in self.hands[seat])

    def playable(self, seat: int, card: str) -> bool:
        """In an ordinary turn."""
        if not self.allowed_last(seat, card):
            return False
        if card == "W":
            return True
        if card == "W4":
            return bool(self.options["bluffing"]) or not self.bluff(seat)
        top = self.pile[-1]
        return card[0] == self.colour or (not is_wild(top) and card[1] == top[1])

    def answers(self, seat: int, card: str) -> bool:
        """To a debt, with stacking."""
        if self.options["stacking"] == "off" or not self.allowed_last(seat, card):
            return False
        mixed = self.options["stacking"] == "mixed"
        if self.pile[-1] == "W4":
            return card == "W4" or (mixed and not is_wild(card) and card == f"{self.colour}D")
        return (not is_wild(card) and card[1] == "D") or (mixed and card == "W4")

    def ways(self, verb: str, seat: int, card: str) -> list[str]:
        """How a card may be played: with a colour, with a swap, or plainly."""
        last = len(self.hands[seat]) == 1
        if is_wild(card) and not last:
            return [f"{verb} {card} as {colour}" for colour in COLOURS]
        if self.options["seven_zero"] and not is_wild(card) and card[1] == "7" and not last:
            return [f"{verb} {card} swap {other}" for other in range(self.seats) if other != seat]
        return [f"{verb} {card}"]

    def legal(self, seat: int) -> set[str]:
        if self.over:
            return set()
        moves = set()
        if self.window is not None:
            if seat == self.window["seat"]:
                moves.add("uno")
            elif self.window["open"]:
                moves.add(f"catch {self.window['seat']}")
        if seat == self.turn:
            moves |= self.legal_on_turn(seat)
        elif self.options["jump_in"] and not self.debt and not self.naming and self.drawn is None:
            for card in set(self.hands[seat]):
                if card == self.pile[-1] and not is_wild(card) and self.allowed_last(seat, card):
                    moves |= set(self.ways("jump", seat, card))
        return moves

    def legal_on_turn(self, seat: int) -> set[str]:
        hand = set(self.hands[seat])
        if self.naming:
            return {f"name {colour}" for colour in COLOURS}
        if self.debt:
            moves = {"take"}
            if self.accused is not None and self.options["bluffing"]:
                moves.add("challenge")
            return moves.union(*(self.ways("play", seat, card) for card in hand if self.answers(seat, card)))
        if self.drawn is not None:
            moves = set(self.ways("play", seat, self.drawn))
            if not self.options["forced_play"] or (self.drawn == "W4" and self.bluff(seat)):
                moves.add("keep")
            return moves
        moves = set().union(*(self.ways("play", seat, card) for card in hand if self.playable(seat, card)))
        if not self.anything_to_draw():
            return moves or {"pass"}
        if not moves or not self.options["forced_play"]:
            moves.add("draw")
        return moves

    def due(self) -> int | None:
        """When the table wakes."""
        if self.over or self.window is None or self.window["open"]:
            return None
        return int(self.window["at"] + self.options["uno_grace_ms"])

    # ---- acts ----

    def apply(self, seat: int, move: str, at: int) -> None:
        due = self.due()
        assert at >= self.now
        self.now = at
        if seat == -1:
            assert move == "wake" and due is not None and at >= due and self.window is not None
            self.window["open"] = True
            return
        assert due is None or at <= due, "the wake comes first"
        assert move in self.legal(seat), (seat, move)
        verb, *rest = move.split()
        if verb in ("play", "jump", "draw", "pass", "name", "uno"):
            self.window = None
        do: Callable[..., None] = getattr(self, f"do_{verb}")
        do(seat, *rest)

    def do_name(self, seat: int, colour: str) -> None:
        self.colour, self.naming = colour, False

    def do_uno(self, seat: int) -> None:
        pass

    def do_catch(self, seat: int, caught: str) -> None:
        self.window = None
        self.give(int(caught), self.options["uno_penalty"])

    def do_pass(self, seat: int) -> None:
        self.turn = self.after(seat)

    def do_keep(self, seat: int) -> None:
        self.drawn = None
        self.turn = self.after(seat)

    def do_draw(self, seat: int) -> None:
        had_one = any(self.playable(seat, card) for card in self.hands[seat])
        card = self.draw_one(seat)
        if self.options["draw_until_playable"] and not had_one:
            while card is not None and not self.playable(seat, card):
                card = self.draw_one(seat)
        if card is not None and self.playable(seat, card):
            self.drawn = card
        else:
            self.turn = self.after(seat)

    def do_take(self, seat: int) -> None:
        self.give(seat, self.debt)
        self.debt, self.accused = 0, None
        self.turn = self.after(seat)

    def do_challenge(self, seat: int) -> None:
        assert self.accused is not None
        accused, guilty = self.accused
        self.debt, self.accused = 0, None
        if guilty:
            self.give(accused, 4)
            if self.window is not None and len(self.hands[self.window["seat"]]) != 1:
                self.window = None
        else:
            self.give(seat, 6)
            self.turn = self.after(seat)

    def do_jump(self, seat: int, card: str, *rest: str) -> None:
        self.do_play(seat, card, *rest)

    def do_play(self, seat: int, card: str, word: str = "", choice: str = "") -> None:
        answered = self.debt > 0
        self.drawn = None
        self.hands[seat].remove(card)
        bluff = self.bluff(seat)
        self.pile.append(card)
        self.colour = choice if word == "as" else None if is_wild(card) else card[0]
        self.accused = None
        self.turn = seat
        if card == "W4":
            self.debt += 4
            if not answered:
                self.accused = (seat, bluff)
        elif card == "W":
            pass
        elif card[1] == "D":
            self.debt += 2
        if not self.hands[seat]:
            self.give(self.after(seat), self.debt)
            self.end_round(seat)
            return
        moved = self.move_hands(seat, card, choice)
        if len(self.hands[seat]) == 1 and not moved and self.options["uno_call"] == "call":
            self.window = {"seat": seat, "at": self.now, "open": self.options["uno_grace_ms"] == 0}
        self.go_on(seat, card)

    def move_hands(self, seat: int, card: str, choice: str) -> bool:
        if not self.options["seven_zero"] or is_wild(card) or card[1] not in "70":
            return False
        if card[1] == "7":
            other = int(choice)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        else:
            old = self.hands
            self.hands = [old[(i - self.direction) % self.seats] for i in range(self.seats)]
        return True

    def go_on(self, seat: int, card: str) -> None:
        """The card's effect on turn and direction; debts that are not owed are drawn at once."""
        face = "" if is_wild(card) else card[1]
        if face == "R":
            self.direction = -self.direction
            if self.seats == 2 and self.options["two_player_reverse"] == "skip":
                return
        self.turn = self.after(seat)
        if face == "S":
            self.turn = self.after(self.turn)
        owed = self.options["stacking"] != "off" or (card == "W4" and self.options["bluffing"])
        if self.debt and not owed:
            self.do_take(self.turn)

    # ---- the end ----

    def end_round(self, winner: int) -> None:
        left = [sum(value(card) for card in hand) for hand in self.hands]
        if self.options["scoring"] == "penalty":
            gained = left
        else:
            gained = [sum(left) if seat == winner else 0 for seat in range(self.seats)]
        self.rounds.append(gained)
        self.points = [a + b for a, b in zip(self.points, gained, strict=True)]
        self.window = None
        if max(self.points) < self.options["target"]:
            self.dealer = (self.dealer + 1) % self.seats
            self.deal()
            return
        self.over = True
        best = min(self.points) if self.options["scoring"] == "penalty" else max(self.points)
        self.winners = [seat for seat in range(self.seats) if self.points[seat] == best]

    def outcome(self) -> dict[str, Any]:
        why = "uno.score.alternative" if self.options["scoring"] == "penalty" else "uno.match.500"
        return {"points": self.points, "winners": self.winners, "why": why}


def of_record(record: Mapping[str, Any]) -> Referee:
    """The referee of a record, before its first act; the shuffle must be as committed."""
    secret = bytes.fromhex(record["secret"])
    assert hashlib.sha256(secret).hexdigest() == record["commit"]
    message = "troef/1|" + "|".join(record["entropy"])
    seed = hmac.new(secret, message.encode("ascii"), hashlib.sha256).digest()
    assert seed.hex() == record["seed"]
    return Referee(record["seats"], record["options"], seed)
