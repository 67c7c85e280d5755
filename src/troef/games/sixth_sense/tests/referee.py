"""A second opinion on 6th Sense: a slow referee over lists of words, written from the notation and the catalogue alone.

It shares nothing with the rules it judges, not even the chance: it is a record that goes in, and lawful moves, rounds
and outcome that come out.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

COLOURS = ["B", "Y", "R", "G", "P"]
NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "10", "11", "12", "13", "14"]
ROUNDS = {2: 6, 3: 6, 4: 4, 5: 5, 6: 6}
CARDS_EACH = {2: 15, 3: 14, 4: 14, 5: 13, 6: 11}
NOVICE = {0: 6, 1: 4, 2: 3, 3: 2, 4: 1}


class Dice:
    """The chance of a record: words of HMAC-SHA256 of its seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.counter = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self.words:
            message = b"chance" + self.counter.to_bytes(8, "big")
            block = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(block[4 * i : 4 * i + 4], "big") for i in range(8)]
            self.counter += 1
        return self.words.pop(0)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n == 1:
            return 0
        while True:
            word = self.word()
            if word < 2**32 // n * n:
                return word % n

    def shuffled(self, cards: list[str]) -> list[str]:
        """The cards in a new order; the last is the top."""
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


class Played:
    """One card of a trick."""

    def __init__(self, seat: int, card: str, value: int) -> None:
        self.seat, self.card, self.value = seat, card, value
        self.out = False  # blocked, or a block

    @property
    def colour(self) -> str:
        """The letter of its colour."""
        return self.card[0]

    @property
    def number(self) -> str:
        """The number printed on it."""
        return self.card[1:]


class Referee:
    """One match, replayed from its record."""

    def __init__(self, record: dict[str, Any]) -> None:
        assert record["troef"] == 1 and record["game"] == "sixth-sense" and record["version"] == 1
        self.seats: int = record["seats"]
        self.options: dict[str, Any] = record["options"]
        assert sorted(self.options) == ["late_trump", "novice", "target"]
        assert not (self.options["late_trump"] and self.options["novice"])
        self.dice = Dice(self.seed_of(record))
        self.points = [0] * self.seats
        self.rounds: list[list[int]] = []
        self.over = False
        self.dealer = self.dice.below(self.seats)
        self.left_out = COLOURS[self.dice.below(5)] if self.seats == 2 else ""
        self.deal()

    def seed_of(self, record: dict[str, Any]) -> bytes:
        """The seed, made of secret and entropy; must be as committed and as stated."""
        secret = bytes.fromhex(record["secret"])
        assert hashlib.sha256(secret).hexdigest() == record["commit"]
        message = "troef/1|" + "|".join(record["entropy"])
        seed = hmac.new(secret, message.encode(), hashlib.sha256).digest()
        assert seed.hex() == record["seed"]
        return seed

    def deal(self) -> None:
        """A new round."""
        deck = [colour + number for colour in COLOURS for number in NUMBERS if colour != self.left_out]
        deck = self.dice.shuffled(deck)
        self.hands = [[deck.pop() for _ in range(CARDS_EACH[self.seats])] for _ in range(self.seats)]
        self.trump = "" if self.options["novice"] else deck.pop()[0]
        self.predictions: list[str | None] = [None] * self.seats
        self.tricks = [0] * self.seats
        self.turn = self.leader = (self.dealer + 1) % self.seats
        self.trick: list[Played] = []
        self.splitter: int | None = None

    # ---- lawful moves

    def moves(self, seat: int) -> set[str]:
        """What the seat may do."""
        if self.over:
            return set()
        if None in self.predictions:
            if self.predictions[seat] is not None:
                return set()
            return {f"predict {card}" for card in self.hands[seat]}
        if self.splitter is not None:
            return {"split", "keep"} if seat == self.splitter else set()
        if seat != self.turn:
            return set()
        return {move for card in self.playable(seat) for move in self.ways(card)}

    def requested(self) -> str:
        """The requested colour; empty if there is none."""
        standing = [played.colour for played in self.trick if not played.out]
        return standing[0] if standing else ""

    def playable(self, seat: int) -> list[str]:
        """The cards the duty to follow allows."""
        following = [card for card in self.hands[seat] if card[0] == self.requested()]
        return following or self.hands[seat]

    def ways(self, card: str) -> list[str]:
        """The moves one card can be played with."""
        if card[1:] == "6":
            return [f"play {card} as 6", f"play {card} as 9"]
        ways = [f"play {card}"]
        if card[1:] == "0" and not any(played.out for played in self.trick):
            ways += [f"block {card} on {played.card}" for played in self.trick]
        return ways

    # ---- acts

    def act(self, seat: int, move: str) -> None:
        """Carries a move out."""
        assert move in self.moves(seat), f"{seat} {move}"
        verb, *rest = move.split(" ")
        if verb == "predict":
            self.hands[seat].remove(rest[0])
            self.predictions[seat] = rest[0]
        elif verb in ("split", "keep"):
            self.take(seat, 2 if verb == "split" else 1)
        else:
            self.put(seat, verb, rest)

    def put(self, seat: int, verb: str, rest: list[str]) -> None:
        """A card for the trick."""
        card = rest[0]
        self.hands[seat].remove(card)
        value = int(rest[2]) if len(rest) == 3 and verb == "play" else int(card[1:])
        played = Played(seat, card, value)
        if verb == "block":
            played.out = True
            for other in self.trick:
                if other.card == rest[2]:
                    other.out = True
        self.trick.append(played)
        self.turn = (seat + 1) % self.seats
        if len(self.trick) == self.seats:
            self.finish()

    def winner(self) -> Played | None:
        """Whose card wins the trick."""
        standing = [played for played in self.trick if not played.out]
        if not standing:
            return None
        trumps = [played for played in standing if played.colour == self.trump]
        asked = [played for played in standing if played.colour == self.requested() != self.trump]
        others = [played for played in standing if played not in trumps and played not in asked]
        if len([played for played in standing if played.number == "4"]) in (1, 3, 5):
            low = others or asked or trumps
            least = min(played.value for played in low)
            return [played for played in low if played.value == least][-1]
        high = trumps or asked
        most = max(played.value for played in high)
        return next(played for played in high if played.value == most)

    def finish(self) -> None:
        """All have played to the trick."""
        best = self.winner()
        if best is None:
            self.take(self.leader, 0)
        elif any(played.number == "12" and not played.out for played in self.trick):
            self.splitter = best.seat
        else:
            self.take(best.seat, 1)

    def take(self, seat: int, piles: int) -> None:
        """The trick counts so many for the seat, who leads next; after the last one the round is scored."""
        self.tricks[seat] += piles
        self.splitter = None
        self.trick = []
        self.turn = self.leader = seat
        if self.hands == [[]] * self.seats:
            self.score()

    def score(self) -> None:
        """The end of a round."""
        gained = [self.worth(str(card), won) for card, won in zip(self.predictions, self.tricks, strict=True)]
        self.rounds.append(gained)
        self.points = [old + new for old, new in zip(self.points, gained, strict=True)]
        target = self.options["target"]
        if target:
            self.over = max(self.points) >= target or len(self.rounds) == 20
        else:
            self.over = len(self.rounds) == ROUNDS[self.seats]
        if not self.over:
            self.dealer = (self.dealer + 1) % self.seats
            self.deal()

    def worth(self, card: str, won: int) -> int:
        """The points of a prediction."""
        numbers = [6, 9] if card[1:] == "6" else [int(card[1:])]
        away = min(abs(number - won) for number in numbers)
        if self.options["novice"]:
            return NOVICE.get(away, 0)
        return won if won in numbers else -away

    def outcome(self) -> dict[str, Any]:
        """How it ended, as a record states it."""
        winners = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        why = "sixth.variant.target" if self.options["target"] else "sixth.win"
        return {"points": self.points, "winners": winners, "why": why}
