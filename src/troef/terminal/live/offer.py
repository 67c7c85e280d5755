"""What a person may choose from: the cards of the hand with their moves, the other moves, and a key for each."""

from __future__ import annotations

from string import ascii_uppercase
from typing import NamedTuple

from troef.core.game import Game, View

KEPT = "hq"  # hint, quit: keys of the screen itself


class Held(NamedTuple):
    """A card in hand, the lawful moves with it, and the key that chooses it ("": none)."""

    card: str
    moves: tuple[str, ...]
    key: str


class Free(NamedTuple):
    """A move with no card of the hand, and its key."""

    move: str
    key: str


class Offer(NamedTuple):
    """All of it, in the order shown."""

    held: tuple[Held, ...]
    free: tuple[Free, ...]


def offered(game: Game, view: View) -> Offer:
    """What a view offers."""
    hand, moves = view.get("hand") or [], view["moves"]
    by_card = {card: tuple(move for move in moves if card_of(move, hand) == card) for card in hand}
    keys = iter("1234567890" + ascii_uppercase)  # small letters are the buttons'
    held = tuple(Held(card, by_card[card], next(keys, "") if by_card[card] else "") for card in hand)
    used = {each.key for each in held}
    return Offer(held, tuple(_keyed(game, [move for move in moves if card_of(move, hand) is None], used)))


def card_of(move: str, hand: list[str]) -> str | None:
    """The card of the hand that a move is made with."""
    words = move.split(" ")
    return words[1] if len(words) > 1 and words[1] in hand else None


def _keyed(game: Game, moves: list[str], used: set[str]) -> list[Free]:
    """Every move with a key: the letter of its verb, or, of several with one verb, what tells them apart.

    Where the digits are no card's, a place keeps its number even if it is the only one: hands learn it.
    """
    letters, found, digits, used = verb_keys(game), [], not used, set(used)
    verbs = [move.split(" ")[0] for move in moves]
    for move, verb in zip(moves, verbs, strict=True):
        alone = verbs.count(verb) == 1 and not (digits and _numbered(game, verb))
        wish = letters[verb] if alone else move.split(" ")[1][:1].lower()
        key = wish if wish not in used and (alone or wish not in letters.values()) else ""
        used.add(key)
        found.append(Free(move, key))
    return found


def _numbered(game: Game, verb: str) -> bool:
    """Whether a verb's moves are told apart by one digit."""
    action = game.rules.MOVES.action
    return action(f"{verb} 1") is not None and action(f"{verb} 10") is None


def verb_keys(game: Game) -> dict[str, str]:
    """A letter for every verb of a game, the same all through: its first letter that is free."""
    keys: dict[str, str] = {}
    for verb in game.rules.MOVES.verbs():
        taken = {*keys.values(), *KEPT}
        keys[verb] = next((letter for letter in verb if letter not in taken), "")
    return keys


def natural(game: Game, view: View, card: str) -> str | None:
    """The move a person means who points at a card that may not be played: of the kind that is being made now."""
    moves = game.rules.MOVES
    now = {move.split(" ")[0] for move in view["moves"]}
    found = [f"{verb} {card}" for verb in moves.verbs() if moves.action(f"{verb} {card}") is not None]
    return next((move for move in found if move.split(" ")[0] in now), found[-1] if found else None)
