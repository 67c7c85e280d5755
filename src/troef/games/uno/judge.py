"""UNO's judge: why a move is not lawful, and which laws every whole table obeys."""

from __future__ import annotations

from collections import Counter

from troef.core.errors import Refusal
from troef.core.words import NONE
from troef.games.uno import rules
from troef.games.uno.rules import CARD, COLOUR, SEVEN, WILD, WILD_FOUR, State, face


def refusal(s: State, seat: int, action: int) -> Refusal | None:
    """Why the seat may not make this move now, or None; `s` is what the seat sees."""
    if action == rules.CALL:
        return no_call(s, seat)
    if rules.CATCH <= action < rules.DRAW:
        return no_catch(s, seat, action - rules.CATCH)
    if rules.JUMP <= action < rules.NAME:
        return no_jump(s, seat, rules.jumped_as(action))
    if s.phase == rules.OVER or seat != s.turn:
        return Refusal("not-your-turn", "uno.turn.order", {"seat": s.turn})
    if s.phase == rules.MUST_NAME or rules.NAME <= action < rules.TAKE:
        return no_name(s, action)
    if action in (rules.TAKE, rules.CHALLENGE):
        return nothing_owed(s, action)
    if s.phase == rules.OWES and (action >= rules.NAME or s.stacking == rules.OFF):
        return Refusal("you-owe", owed_by(s), {"cards": s.owed})
    return no_idling(s, seat, action) if action >= rules.DRAW else no_play(s, seat, action)


# ---- UNO! ----------------------------------------------------------------------------------------


def no_call(s: State, seat: int) -> Refusal | None:
    """Only the owner of an open window calls (uno.call)."""
    if s.window == NONE:
        return Refusal("no-call-due", "uno.call")
    return None if seat == s.window else Refusal("not-your-call", "uno.call", {"seat": s.window})


def no_catch(s: State, seat: int, culprit: int) -> Refusal | None:
    """Only the others catch, only the owner of the window, only after the grace (uno.call.catch)."""
    if culprit == seat:
        return Refusal("not-yourself", "uno.call.catch")
    if culprit != s.window:
        return Refusal("nothing-to-catch", "uno.call.catch", {"seat": culprit})
    return None if s.catchable else Refusal("grace", "uno.call.catch", {"seat": culprit, "ms": s.uno_grace_ms})


# ---- playing a card ------------------------------------------------------------------------------


def no_jump(s: State, seat: int, action: int) -> Refusal | None:
    """uno.house.jump_in; `action` is the same card as a play."""
    kind, top, rule = rules.card_of(action), s.pile[s.pile_n - 1], "uno.house.jump_in"
    if not s.jump_in:
        return Refusal("no-jumps", rule)
    if seat == s.turn:
        return Refusal("jump-on-turn", rule)
    if s.phase != rules.TO_PLAY:
        return Refusal("jump-too-late", rule, {"seat": s.turn})
    if not s.held[seat] >> kind & 1:
        return Refusal("not-in-hand", rule, {"card": CARD.words[kind]})
    if kind != top:
        return Refusal("not-identical", rule, {"card": CARD.words[kind]})
    return no_finish(s, seat, kind) or wrong_form(s, seat, action)


def no_play(s: State, seat: int, action: int) -> Refusal | None:
    """In hand; the drawn one, an answer or one that fits; not forbidden as the last; with what it needs."""
    kind = rules.card_of(action)
    if not s.held[seat] >> kind & 1:
        return Refusal("not-in-hand", "uno.play.match", {"card": CARD.words[kind]})
    if s.phase == rules.HAS_DRAWN and kind != s.drawn[seat]:
        return Refusal("only-the-drawn", "uno.draw.optional", {"card": CARD.words[s.drawn[seat]]})
    misfit = no_answer(s, seat, kind) if s.phase == rules.OWES else no_fit(s, seat, kind)
    return no_finish(s, seat, kind) or misfit or wrong_form(s, seat, action)


def no_fit(s: State, seat: int, kind: int) -> Refusal | None:
    """uno.play.match, uno.wild_draw_four.condition."""
    if not rules.fitting(s) >> kind & 1:
        return Refusal("does-not-fit", of_symbol(kind), {"card": CARD.words[kind], "colour": COLOUR.words[s.colour]})
    if kind == WILD_FOUR and not s.bluffing and rules.would_be_bluff(s, seat):
        return Refusal("no-bluffing", "uno.wild_draw_four.condition", {"colour": COLOUR.words[s.colour]})
    return None


def of_symbol(kind: int) -> str:
    """The rule that says on what a card goes."""
    named = {rules.SKIP: "uno.skip", rules.REVERSE: "uno.reverse", rules.DRAW_TWO: "uno.draw_two"}
    return named.get(face(kind), "uno.play.match")


def no_answer(s: State, seat: int, kind: int) -> Refusal | None:
    """uno.house.stacking"""
    if rules.answering(s) >> kind & 1:
        return None
    return Refusal("no-answer", "uno.house.stacking", {"card": CARD.words[kind], "cards": s.owed})


def no_finish(s: State, seat: int, kind: int) -> Refusal | None:
    """uno.house.no_action_finish"""
    if s.size[seat] > 1 or rules.finishing(s, 1 << kind):
        return None
    return Refusal("no-action-finish", "uno.house.no_action_finish", {"card": CARD.words[kind]})


def wrong_form(s: State, seat: int, action: int) -> Refusal | None:
    """A wild needs a colour and a seven perhaps a seat, but not as the last card."""
    kind, last = rules.card_of(action), s.size[seat] == 1
    if kind >= WILD:
        if last and action >= rules.PLAY_WILD:
            return Refusal("no-colour-needed", "uno.out.last_draws", {"card": CARD.words[kind]})
        needed = not last and action < rules.PLAY_WILD
        return Refusal("name-a-colour", "uno.wild", {"card": CARD.words[kind]}) if needed else None
    return wrong_swap(s, seat, action, last) if face(kind) == SEVEN else None


def wrong_swap(s: State, seat: int, action: int, last: bool) -> Refusal | None:
    """uno.house.seven_zero"""
    rule, other = "uno.house.seven_zero", rules.swapped_with(action)
    swaps = other != NONE
    if swaps and (last or not s.seven_zero):
        return Refusal("no-swap-at-the-end" if s.seven_zero else "no-swaps", rule)
    if swaps and (other == seat or other >= s.seats):
        return Refusal("swap-with-another", rule, {"seat": other})
    if not swaps and s.seven_zero and not last:
        return Refusal("choose-whom", rule)
    return None


# ---- other moves of the seat on turn -------------------------------------------------------------


def no_name(s: State, action: int) -> Refusal | None:
    """A colour is named when a first wild asks for it, and then nothing else is done (uno.first.wild)."""
    if s.phase != rules.MUST_NAME:
        return Refusal("nothing-to-name", "uno.first.wild")
    return None if rules.NAME <= action < rules.TAKE else Refusal("name-first", "uno.first.wild")


def nothing_owed(s: State, action: int) -> Refusal | None:
    """Taking and challenging are for who owes; some debts cannot be challenged."""
    if s.phase != rules.OWES:
        return Refusal("nothing-owed", "uno.challenge" if action == rules.CHALLENGE else "uno.draw_two")
    if action == rules.TAKE or s.accused != NONE:
        return None
    if not s.bluffing:
        return Refusal("no-challenge-without-bluffing", "uno.wild_draw_four.condition")
    return Refusal("no-challenge-in-a-stack", "uno.house.stacking")


def owed_by(s: State) -> str:
    """The rule of the debt."""
    return "uno.wild_draw_four" if s.pile[s.pile_n - 1] == WILD_FOUR else "uno.draw_two"


def no_idling(s: State, seat: int, action: int) -> Refusal | None:
    """Drawing, keeping and passing: each only in its place."""
    if action == rules.KEEP:
        return no_keep(s, seat)
    if s.phase == rules.HAS_DRAWN:
        return Refusal("already-drawn", "uno.draw.must", {"card": CARD.words[s.drawn[seat]]})
    can_play, can_draw = rules.playable(s, seat) != 0, rules.anything_to_draw(s)
    if action == rules.DRAW:
        if not can_draw:
            return Refusal("nothing-to-draw", "uno.stock.empty")
        return Refusal("must-play", "uno.house.forced_play") if can_play and s.forced_play else None
    if can_draw:
        return Refusal("draw-instead", "uno.draw.must")
    return Refusal("must-play", "uno.stock.empty") if can_play else None


def no_keep(s: State, seat: int) -> Refusal | None:
    """uno.draw.must, uno.house.forced_play."""
    if s.phase != rules.HAS_DRAWN:
        return Refusal("nothing-drawn", "uno.draw.must")
    if rules.may_keep(s, seat):
        return None
    return Refusal("must-play-the-drawn", "uno.house.forced_play", {"card": CARD.words[s.drawn[seat]]})


# ---- the match -----------------------------------------------------------------------------------


def conflict(s: State) -> Refusal | None:
    """All options go together."""
    return None


def ended_by(s: State) -> str:
    """The rule that ended the match."""
    return "uno.score.alternative" if s.scoring == rules.BY_PENALTY else "uno.match.500"


# ---- the laws of a whole table -------------------------------------------------------------------


def broken(s: State) -> str:
    """Which law a whole table breaks, or nothing."""
    return lost_card(s) or wrong_phase(s) or false_knowledge(s) or wrong_stock(s) or stuck(s)


def lost_card(s: State) -> str:
    """Every card is in exactly one place, and everybody's hand is as large as it seems."""
    found = Counter(s.pile[: s.pile_n]) + Counter(s.stock[: s.stock_n])
    for seat in range(s.seats):
        hand = {kind: rules.copies(s.held[seat], s.more[seat], kind) for kind in range(rules.KINDS)}
        found += Counter(hand)
        if sum(hand.values()) != s.size[seat]:
            return f"the hand of seat {seat} has a wrong size"
    return "" if found == Counter(rules.DECK) else "a card is lost or double"


def wrong_phase(s: State) -> str:
    """What is owed, drawn, accused or open belongs to what has to be done."""
    if (s.phase == rules.OWES) != (s.owed > 0):
        return "something is owed by nobody"
    if s.accused != NONE and (s.phase != rules.OWES or s.pile[s.pile_n - 1] != WILD_FOUR or s.owed != 4):
        return "somebody is accused of nothing"
    if s.phase == rules.HAS_DRAWN and not rules.playable(s, s.turn) >> s.drawn[s.turn] & 1:
        return "the drawn card is not playable"
    if s.window != NONE and s.size[s.window] != 1:
        return "a window is open for a hand that is not one card"
    if (s.colour == NONE) != (s.phase == rules.MUST_NAME) and s.phase != rules.OVER:
        return "no colour is in force"
    return ""


def false_knowledge(s: State) -> str:
    """What a seat knows another to hold, it holds; the hands of an ended match lie open."""
    seats = range(s.seats)
    for owner in seats:
        for viewer in seats:
            held, more = s.known[viewer][owner], s.known[viewer][rules.MORE + owner]
            if held & ~s.held[owner] or more & ~s.more[owner] or (held and not s.exposed >> owner & 1):
                return f"seat {viewer} knows what seat {owner} does not hold"
        if s.phase == rules.OVER and (s.last_held[owner], s.last_more[owner]) != (s.held[owner], s.more[owner]):
            return "the hands shown at the end are not the hands"
    return ""


def wrong_stock(s: State) -> str:
    """A stock made of the open pile holds only what anybody who watched knows can be in it (uno.stock.empty)."""
    if not s.recycled:
        return "something is known of a new deal" if any(s.may_come) or any(s.fresh) or s.stayed else ""
    lying = Counter(s.stock[: s.stock_n])
    for viewer in range(-1, s.seats):
        for kind, n in lying.items():
            if n > rules.may_be_left(s, viewer, kind):
                return f"viewer {viewer} has seen that no such {CARD.words[kind]} can be in the stock"
    return ""


def stuck(s: State) -> str:
    """With nothing to draw somebody can play: all passing in a row cannot happen (uno.stock.empty)."""
    if s.phase != rules.TO_PLAY or rules.anything_to_draw(s):
        return ""
    return "" if any(rules.playable(s, seat) for seat in range(s.seats)) else "nobody can play or draw"
