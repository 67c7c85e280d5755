"""6th Sense, 2-6 seats, a whole match. Reads like the leaflet, from top to bottom; docstrings cite the rules."""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, flag, i8, i16, number
from troef.core.notation import NUMBER, CountAxis, EventBook, MoveBook, product, seat_axis, several, words
from troef.core.words import (
    EVERYONE,
    NEVER,
    NONE,
    TABLE,
    Moves,
    add,
    add_each,
    below,
    count,
    emit,
    everyone,
    lowest,
    only,
    shuffle,
)

# ---- the cards: a card is colour * 14 + place of its number; a set of cards is one mask a colour --
SEATS, COLOURS, NUMBERS, CARDS = 6, 5, 14, 70
COLOUR = words("colour", "B Y R G P")
CARD = product("card", COLOUR, words("number", "0 1 2 3 4 5 6 7 8 10 11 12 13 14"))
VALUE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14)
BLOCK_CARD, REVERSE_CARD, SENSE_CARD, DOUBLE_CARD = 0, 4, 6, 11  # places of 0, 4, 6 and 12
NINE = 9  # no card has this number: only a 6 can be called so
FOUR, EIGHT, TWELVE = 4, 8, 12
SPAN = 16  # a card in a trick is colour * SPAN + the value it counts with, or that turned over: it no longer counts
PLACE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 9, 10, 11, 12, 13)  # of a value in its colour; what was called nine is a 6
ANY_COLOUR = (1 << COLOURS) - 1
WHOLE_COLOUR = (1 << NUMBERS) - 1
LAST = COLOURS - 1  # the masks of the colours before it are listed as one: all five are too many bits
ZEROS = sum(1 << colour * NUMBERS + BLOCK_CARD for colour in range(LAST))
SIXES = sum(1 << colour * NUMBERS + SENSE_CARD for colour in range(LAST))

# ---- by number of seats --------------------------------------------------------------------------
ROUNDS = (0, 0, 6, 6, 4, 5, 6)  # sixth.rounds
HAND = (0, 0, 15, 14, 14, 13, 11)  # sixth.hand
MOST_ROUNDS = 20  # sixth.variant.target
NOVICE_POINTS = (6, 4, 3, 2, 1, 0)  # by distance, sixth.variant.novice

# ---- the moves -----------------------------------------------------------------------------------
MOVES = MoveBook()
PREDICT = MOVES.move("predict", CARD, loose=True)
PLAY = MOVES.move("play", CARD)  # a 6 is never played so: it must be called
CALL = MOVES.move("play", product("sense", COLOUR, words("number", "6")), "as", words("value", "6 9"))
BLOCK = MOVES.move("block", product("zero", COLOUR, words("number", "0")), "on", CARD)
SPLIT = MOVES.move("split")
KEEP = MOVES.move("keep")
ACTIONS, IDLE = len(MOVES), MOVES.idle

# ---- what happens; why a trick was won: the rule's id is "sixth." and the word, with dots ---------
WHY = words("why", "win-trump win-colour reverse reverse-tie block-two_players")
BY_TRUMP, BY_COLOUR, BY_REVERSE, BY_TIE, BY_NOBODY = range(5)
MOST_TRICKS = 32  # more than one seat can count in a round
TRICKS = CountAxis("tricks", tuple(map(str, range(MOST_TRICKS))))
EVENTS = EventBook()
LEFT_OUT = EVENTS.event("left-out", colour=COLOUR)
DEALS = EVENTS.event("deals", round=NUMBER)
DEALT = EVENTS.event("dealt", card=CARD)
TURNED = EVENTS.event("turned", colour=COLOUR, card=CARD, reveals=True)
PREDICTED = EVENTS.event("predicted", card=CARD)
LEADS = EVENTS.event("leads")
PLAYED = EVENTS.event("played", card=CARD)
CALLED = EVENTS.event("called", value=NUMBER, card=CARD)
BLOCKED = EVENTS.event("blocked", block=CARD, card=CARD)
ASKED = EVENTS.event("asked", colour=COLOUR)
FREE = EVENTS.event("free")
TOOK = EVENTS.event("took", why=WHY, card=CARD)
LOST = EVENTS.event("lost")
DIVIDED = EVENTS.event("split")
KEPT = EVENTS.event("kept")
PEEKED = EVENTS.event("peeked", whose=seat_axis(SEATS))
SAW = EVENTS.event("saw", whose=seat_axis(SEATS), card=CARD, reveals=True)
SHOWN = EVENTS.event("shown", card=CARD, reveals=True)
SCORED = EVENTS.event("scored", points=NUMBER, tricks=TRICKS)
WON = EVENTS.event("won", winners=several(seat_axis(SEATS)))

# ---- what is to be done --------------------------------------------------------------------------
PREDICTING, PLAYING, SPLITTING, OVER = range(4)


class Options(Flat):
    """How this table plays; set once, before the match begins."""

    novice = flag(rule="sixth.variant.novice")
    target = number(0, 200, default=0, rule="sixth.variant.target")
    late_trump = flag(rule="sixth.variant.late_trump")


class State(Options, events=100):
    """The table. What is not there is NONE: a card, a colour, a seat, a place in the trick."""

    seats = i8()
    points = i16(SEATS)
    rounds = i8()  # scored
    phase = i8()
    left_out = i8()  # the colour that is not played with, with two players
    dealer = i8()
    deck = i8(CARDS, seen=NOBODY)
    rest = i16(COLOURS, seen=NOBODY)  # the stack below the trump card
    top = i8(seen=NOBODY)  # the trump card before it is turned
    trump_card = i8()
    trump = i8()
    hand = i16(SEATS, COLOURS, seen=OWN)
    predicted = i8()  # who has a card lying face down
    prediction = i8(SEATS, seen=OWN)
    looked = i8(SEATS)  # at whose prediction each seat has looked
    peeked = i8(SEATS, SEATS, seen=OWN)  # what each seat saw there
    voids = i8(SEATS)  # the colours each seat showed it does not hold
    leader = i8()
    turn = i8()
    trick = i8(SEATS)  # the cards in playing order, the leader's first, as they lie there
    trick_n = i8()
    played = i16(COLOURS, seen=NOBODY, past=True)  # in this round
    doubles = i8()  # how many 12s may still come
    done = i8()  # tricks ended in this round
    tricks = i8(SEATS)  # counted for each seat (sixth.piles.public)
    splits = i8()
    lost = i8()  # tricks that nobody won
    last_round = i8()  # the trick before this one: the round it was in
    last_leader = i8()
    last_trick = i8(SEATS)
    last_trump = i8()
    last_piles = i8()  # how many tricks it counted
    shown = i8(SEATS)  # the round before this one: predictions, tricks, points
    shown_tricks = i8(SEATS)
    shown_points = i8(SEATS)
    owed = i8(SEATS, seen=NOBODY)  # cards still to be dealt to a seat while `redeal` is at work


def colour_of(card: int) -> int:
    """The colour of a card."""
    return card // NUMBERS


def number_of(card: int) -> int:
    """The place of a card's number in its colour."""
    return card % NUMBERS


# ---- set-up --------------------------------------------------------------------------------------


def begin(s: State, seats: int) -> None:
    """The first dealer is drawn (sixth.dealer), with two players the colour left out (sixth.two_players.deck)."""
    s.seats = seats
    s.rounds = 0
    s.dealer = below(s, seats)
    s.left_out = NONE
    s.last_leader = NONE
    for seat in range(SEATS):
        s.points[seat] = s.shown_tricks[seat] = s.shown_points[seat] = s.owed[seat] = 0
        s.last_trick[seat] = s.shown[seat] = NONE
    s.last_round = s.last_piles = 0
    s.last_trump = NONE
    if seats == 2:
        s.left_out = below(s, COLOURS)
        emit(s, LEFT_OUT, TABLE, s.left_out, EVERYONE)
    deal_round(s)


def deal_round(s: State) -> None:
    """Hands, then the trump card on top of the stack (sixth.hand, sixth.trump)."""
    emit(s, DEALS, s.dealer, s.rounds + 1, EVERYONE)
    clear_round(s)
    top = deal_hands(s, shuffle_deck(s))
    if not s.novice:
        top -= 1
        s.top = s.deck[top]
        if not s.late_trump:
            turn_trump(s)
    for i in range(top):
        s.rest[colour_of(s.deck[i])] |= 1 << number_of(s.deck[i])
    s.phase = PREDICTING
    clear_trick(s, first_leader(s))


def first_leader(s: State) -> int:
    """The player left of the dealer (sixth.dealer)."""
    return (s.dealer + 1) % s.seats


def clear_round(s: State) -> None:
    """Nothing is dealt, predicted, played or won."""
    s.top = s.trump_card = s.trump = NONE
    s.predicted = s.done = s.splits = s.lost = 0
    s.doubles = COLOURS if s.left_out == NONE else COLOURS - 1
    for colour in range(COLOURS):
        s.rest[colour] = s.played[colour] = 0
        for seat in range(SEATS):
            s.hand[seat][colour] = 0
    for seat in range(SEATS):
        s.tricks[seat] = s.voids[seat] = 0
    forget_predictions(s)


def forget_predictions(s: State) -> None:
    """No prediction lies there, and nobody has looked at one."""
    s.predicted = 0
    for seat in range(SEATS):
        s.prediction[seat] = NONE
        s.looked[seat] = 0
        for other in range(SEATS):
            s.peeked[seat][other] = NONE


def shuffle_deck(s: State) -> int:
    """All colours but the one left out (sixth.two_players.deck); returns how many cards."""
    n = 0
    for card in range(CARDS):
        if colour_of(card) != s.left_out:
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)
    return n


def deal_hands(s: State, top: int) -> int:
    """Hands from the top of so many cards (sixth.hand); returns how many are left."""
    for seat in range(s.seats):
        for _ in range(HAND[s.seats]):
            top -= 1
            s.hand[seat][colour_of(s.deck[top])] |= 1 << number_of(s.deck[top])
            emit(s, DEALT, seat, s.deck[top], only(seat))
    return top


def turn_trump(s: State) -> None:
    """The top card is turned; its colour is trump (sixth.trump, sixth.variant.late_trump)."""
    s.trump_card = s.top
    s.trump = colour_of(s.top)
    if number_of(s.top) == DOUBLE_CARD:
        s.doubles -= 1
    emit(s, TURNED, TABLE, s.trump * CARDS + s.top, EVERYONE)


def clear_trick(s: State, leader: int) -> None:
    """A new trick; nobody has played (sixth.dealer, sixth.next_lead)."""
    s.leader = s.turn = leader
    s.trick_n = 0
    for place in range(SEATS):
        s.trick[place] = NONE


# ---- who may do what -----------------------------------------------------------------------------


def to_act(s: State) -> int:
    """All who have not predicted (sixth.predict); the player to play; the winner who may split (sixth.double)."""
    if s.phase == PREDICTING:
        return everyone(s.seats) & ~s.predicted
    return 0 if s.phase == OVER else 1 << s.turn


def wake(s: State) -> int:
    """Nothing happens by itself."""
    return NEVER


def legal(s: State, seat: int, moves: Moves) -> None:
    """Any card predicts (sixth.predict); plays follow (sixth.follow); a 12 leaves a choice (sixth.double)."""
    if not to_act(s) >> seat & 1:
        return
    if s.phase == PREDICTING:
        add_each(moves, PREDICT, before_last(s.hand[seat]))
        add_each(moves, PREDICT + LAST * NUMBERS, s.hand[seat][LAST])
    elif s.phase == PLAYING:
        asked = to_follow(s, seat)
        if asked != NONE:
            add_plays(s, asked, s.hand[seat][asked], moves)
        else:
            add_plays(s, 0, before_last(s.hand[seat]), moves)
            add_plays(s, LAST, s.hand[seat][LAST], moves)
    else:
        add(moves, SPLIT)
        add(moves, KEEP)


def before_last(hand: list[int]) -> int:
    """The cards of all colours but the last as one mask."""
    return hand[0] | hand[1] << NUMBERS | hand[2] << 2 * NUMBERS | hand[3] << 3 * NUMBERS


def to_follow(s: State, seat: int) -> int:
    """The requested colour if the seat can follow, NONE if it may play any (sixth.follow, sixth.block.follow)."""
    asked = requested(s.trick)
    return asked if asked != NONE and s.hand[seat][asked] else NONE


def add_plays(s: State, colour: int, cards: int, moves: Moves) -> None:
    """Cards of a colour and, in the same mask, of those after it. A 6 is called 6 or 9 (sixth.six); a 0 is plain
    (sixth.block.plain) or, once a trick, a block (sixth.block.once), but not for the leader (sixth.block.not_lead).
    """
    sixes, zeros = cards & SIXES, cards & ZEROS
    add_each(moves, PLAY + colour * NUMBERS, cards ^ sixes)
    while sixes:
        six = colour + lowest(sixes) // NUMBERS
        sixes &= sixes - 1
        add(moves, CALL + 2 * six)
        add(moves, CALL + 2 * six + 1)
    if zeros and s.trick_n and blocked_in(s.trick) == NONE:
        add_blocks(s, colour, zeros, moves)


def add_blocks(s: State, colour: int, zeros: int, moves: Moves) -> None:
    """Every 0 on every card of the trick (sixth.block)."""
    while zeros:
        zero = colour + lowest(zeros) // NUMBERS
        zeros &= zeros - 1
        for place in range(s.trick_n):
            add(moves, BLOCK + zero * CARDS + card_in(s.trick, place))


def apply(s: State, seat: int, action: int, at: int) -> None:
    """Predicts, plays a card in one of its ways, or decides on a double trick."""
    if action < PLAY:
        predict(s, seat, action - PREDICT)
    elif action < SPLIT:
        play(s, seat, action)
    else:
        decide(s, seat, action == SPLIT)


def card_of(action: int) -> int:
    """The card that leaves the hand with a play, a called 6 or a block."""
    if action < CALL:
        return action - PLAY
    if action < BLOCK:
        return (action - CALL) // 2 * NUMBERS + SENSE_CARD
    return (action - BLOCK) // CARDS * NUMBERS + BLOCK_CARD


def value_of(action: int) -> int:
    """The value that card counts with: its number, but a 6 may be called 9 (sixth.six)."""
    called_nine = CALL <= action < BLOCK and (action - CALL) % 2 == 1
    return NINE if called_nine else VALUE[number_of(card_of(action))]


def blocked_by(action: int) -> int:
    """The card that is blocked, NONE if the action is no block (sixth.block)."""
    return NONE if action < BLOCK else (action - BLOCK) % CARDS


# ---- prediction ----------------------------------------------------------------------------------


def predict(s: State, seat: int, card: int) -> None:
    """A card face down, out of the play of this round; when all lie there the play begins (sixth.predict)."""
    s.hand[seat][colour_of(card)] ^= 1 << number_of(card)
    s.prediction[seat] = card
    s.predicted |= 1 << seat
    emit(s, PREDICTED, seat, card, only(seat))
    if s.predicted == everyone(s.seats):
        if s.late_trump:
            turn_trump(s)
        s.phase = PLAYING
        emit(s, LEADS, s.leader, 0, EVERYONE)


# ---- a card for the trick ------------------------------------------------------------------------


def play(s: State, seat: int, action: int) -> None:
    """A card for the trick: open, plain or called (sixth.block.plain, sixth.six), or as a block (sixth.block)."""
    card, on = card_of(action), blocked_by(action)
    put_down(s, seat, card, value_of(action))
    if on != NONE:
        block(s.trick, s.trick_n - 1, place_of(s.trick, on))
        emit(s, BLOCKED, seat, card * CARDS + on, EVERYONE)
        if not counts(s.trick[0]):
            tell_requested(s)
    elif number_of(card) == SENSE_CARD:
        emit(s, CALLED, seat, value_of(action) * CARDS + card, EVERYONE)
    else:
        emit(s, PLAYED, seat, card, EVERYONE)
    go_on(s)


def tell_requested(s: State) -> None:
    """The lead is blocked: the colour is set by the first card that counts, or by the next one (sixth.block.lead)."""
    asked = requested(s.trick)
    if asked != NONE:
        emit(s, ASKED, TABLE, asked, EVERYONE)
    elif s.trick_n < s.seats:
        emit(s, FREE, TABLE, 0, EVERYONE)


def put_down(s: State, seat: int, card: int, value: int) -> None:
    """The card leaves the hand for the trick; whoever does not follow shows that they cannot (sixth.follow)."""
    colour = colour_of(card)
    asked = requested(s.trick)
    if asked != NONE and asked != colour:
        s.voids[seat] |= 1 << asked
    s.hand[seat][colour] ^= 1 << number_of(card)
    s.played[colour] |= 1 << number_of(card)
    s.trick[s.trick_n] = laid(card, value)
    s.trick_n += 1
    if number_of(card) == DOUBLE_CARD:
        s.doubles -= 1


def go_on(s: State) -> None:
    """Clockwise until all have played (sixth.follow)."""
    if s.trick_n == s.seats:
        settle(s)
    else:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0


# ---- what a trick is: a function of its cards in order -------------------------------------------


def laid(card: int, value: int) -> int:
    """A card as it lies in a trick, with the value it counts with (sixth.six)."""
    return colour_of(card) * SPAN + value


def turned_over(card: int) -> int:
    """A card of a trick that no longer counts, or back again."""
    return NONE - 1 - card


def counts(card: int) -> bool:
    """Whether a card of a trick counts: it is neither blocked nor the block (sixth.block)."""
    return card > NONE


def value_in(card: int) -> int:
    """The value a card of a trick that counts does so with."""
    return card % SPAN


def card_in(cards: list[int], place: int) -> int:
    """Which card lies at a place, whatever it was called and whether it counts or not."""
    face = cards[place] if counts(cards[place]) else turned_over(cards[place])
    return face // SPAN * NUMBERS + PLACE[value_in(face)]


def place_of(cards: list[int], card: int) -> int:
    """The place of a card in the trick."""
    place = 0
    while card_in(cards, place) != card:
        place += 1
    return place


def block(cards: list[int], blocker: int, blocked: int) -> None:
    """Both cards no longer count (sixth.block)."""
    cards[blocker] = turned_over(cards[blocker])
    cards[blocked] = turned_over(cards[blocked])


def blocked_in(cards: list[int]) -> int:
    """The place of the card that is blocked, NONE if none is; the block itself lies further on."""
    for place in range(len(cards)):
        if cards[place] < NONE:
            return place
    return NONE


def requested(cards: list[int]) -> int:
    """The colour of the first card that counts, NONE while there is none (sixth.lead, sixth.block.lead)."""
    for place in range(len(cards)):
        if counts(cards[place]):
            return cards[place] // SPAN
    return NONE


def how_many(cards: list[int], value: int) -> int:
    """How many cards count with that value."""
    n = 0
    for place in range(len(cards)):
        if counts(cards[place]) and value_in(cards[place]) == value:
            n += 1
    return n


def upside_down(cards: list[int]) -> bool:
    """Whether the lowest card wins: an odd number of 4s counts (sixth.reverse, sixth.reverse.two)."""
    return how_many(cards, FOUR) % 2 == 1


def strength(card: int, asked: int, trump: int) -> int:
    """Trump above the requested colour above all others, then by value (sixth.win.trump, sixth.win.colour)."""
    colour = card // SPAN
    rank = 2 if colour == trump else 1 if colour == asked else 0
    return rank * SPAN + value_in(card)


def winner(cards: list[int], trump: int) -> int:
    """The place of the card that wins, NONE if none counts (sixth.block.two_players).

    The strongest (sixth.win.trump, sixth.win.colour); if the trick is upside down the weakest, the last of several
    (sixth.reverse, sixth.reverse.tie).
    """
    asked, lowest_wins = requested(cards), upside_down(cards)
    best, best_place = 0, NONE
    for place in range(len(cards)):
        if counts(cards[place]):
            mine = strength(cards[place], asked, trump)
            if best_place == NONE or (mine <= best if lowest_wins else mine > best):
                best, best_place = mine, place
    return best_place


def why_won(cards: list[int], trump: int, place: int) -> int:
    """The rule by which the card at that place wins."""
    if place == NONE:
        return BY_NOBODY
    if not upside_down(cards):
        return BY_TRUMP if cards[place] // SPAN == trump else BY_COLOUR
    return BY_TIE if equals(cards, trump, place) > 1 else BY_REVERSE


def equals(cards: list[int], trump: int, place: int) -> int:
    """How many cards of the trick are as strong as the one at that place, itself included (sixth.reverse.tie)."""
    asked, n = requested(cards), 0
    for other in range(len(cards)):
        if counts(cards[other]) and strength(cards[other], asked, trump) == strength(cards[place], asked, trump):
            n += 1
    return n


def seat_at(s: State, place: int) -> int:
    """Whose card lies at a place of the trick."""
    return (s.leader + place) % s.seats


# ---- the end of a trick --------------------------------------------------------------------------


def settle(s: State) -> None:
    """All have played: somebody wins, who may split if a 12 counts (sixth.double), or nobody."""
    place = winner(s.trick, s.trump)
    if place == NONE:
        emit(s, LOST, TABLE, 0, EVERYONE)
        s.lost += 1
        end_trick(s, s.leader, 0)
        return
    s.turn = seat_at(s, place)
    emit(s, TOOK, s.turn, why_won(s.trick, s.trump, place) * CARDS + card_in(s.trick, place), EVERYONE)
    if how_many(s.trick, TWELVE):
        s.phase = SPLITTING
    else:
        end_trick(s, s.turn, 1)


def decide(s: State, seat: int, split: bool) -> None:
    """Two tricks or one (sixth.double)."""
    if split:
        s.splits += 1
    emit(s, DIVIDED if split else KEPT, seat, 0, EVERYONE)
    s.phase = PLAYING
    end_trick(s, seat, 2 if split else 1)


def end_trick(s: State, seat: int, piles: int) -> None:
    """The winner takes it and leads (sixth.next_lead); if there is none the leader does (sixth.block.two_players)."""
    s.tricks[seat] += piles
    if piles:
        peek(s, seat)
    remember_trick(s, piles)
    s.done += 1
    clear_trick(s, seat)
    if s.done == HAND[s.seats] - 1:
        end_round(s)
    else:
        emit(s, LEADS, seat, 0, EVERYONE)


def peek(s: State, seat: int) -> None:
    """Whoever led an 8 that still counts looks at the winner's prediction (sixth.peek)."""
    leader = s.leader
    if counts(s.trick[0]) and value_in(s.trick[0]) == EIGHT and leader != seat:
        s.looked[leader] |= 1 << seat
        s.peeked[leader][seat] = s.prediction[seat]
        emit(s, PEEKED, leader, seat, EVERYONE)
        emit(s, SAW, leader, seat * CARDS + s.prediction[seat], only(leader))


def remember_trick(s: State, piles: int) -> None:
    """The trick just ended, so that it can still be looked at."""
    s.last_round = s.rounds + 1
    s.last_leader = s.leader
    s.last_trump = s.trump
    s.last_piles = piles
    for place in range(s.seats):
        s.last_trick[place] = s.trick[place]


# ---- the end of a round --------------------------------------------------------------------------


def end_round(s: State) -> None:
    """All turn their predictions over (sixth.score.shown) and score; the player to the left deals (sixth.dealer)."""
    show_predictions(s)
    for seat in range(s.seats):
        points = score(s, s.shown[seat], s.tricks[seat])
        s.points[seat] += points
        s.shown_points[seat] = points
        emit(s, SCORED, seat, points * MOST_TRICKS + s.tricks[seat], EVERYONE)
    s.rounds += 1
    if is_last_round(s):
        s.phase = OVER
        emit(s, WON, TABLE, winners(s), EVERYONE)
    else:
        pass_deal(s)
        deal_round(s)


def pass_deal(s: State) -> None:
    """To the left (sixth.dealer)."""
    s.dealer = (s.dealer + 1) % s.seats


def show_predictions(s: State) -> None:
    """The cards lie open beside the tricks of their owners (sixth.score.shown)."""
    for seat in range(s.seats):
        card = s.prediction[seat]
        s.shown[seat] = card
        s.shown_tricks[seat] = s.tricks[seat]
        s.played[colour_of(card)] |= 1 << number_of(card)
        emit(s, SHOWN, seat, card, EVERYONE)
    forget_predictions(s)


def distance(card: int, tricks: int) -> int:
    """How far the tricks are from the prediction; with a 6 from the nearer of 6 and 9.

    (sixth.predict.zero, sixth.predict.six, sixth.score.wrong)
    """
    away = abs(VALUE[number_of(card)] - tricks)
    return min(away, abs(NINE - tricks)) if number_of(card) == SENSE_CARD else away


def score(s: State, card: int, tricks: int) -> int:
    """The number met (sixth.score.right), or less one for every trick beside it (sixth.score.wrong)."""
    away = distance(card, tricks)
    if s.novice:
        return NOVICE_POINTS[min(away, len(NOVICE_POINTS) - 1)]
    return tricks if away == 0 else -away


def is_last_round(s: State) -> bool:
    """The rounds for this many players (sixth.rounds), or somebody has the points (sixth.variant.target)."""
    if s.target == 0:
        return s.rounds == ROUNDS[s.seats]
    return most_points(s) >= s.target or s.rounds == MOST_ROUNDS


def most_points(s: State) -> int:
    """The points of whoever is ahead."""
    best = s.points[0]
    for seat in range(1, s.seats):
        best = max(best, s.points[seat])
    return best


def winners(s: State) -> int:
    """The most points; ties are shared (sixth.win)."""
    best, mask = most_points(s), 0
    for seat in range(s.seats):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


# ---- what a seat cannot see ----------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    """Deals, at random, what the seat cannot see: hands without the colours their owners showed not to hold, then
    predictions, which left the hands before that and may be of any colour, then the trump card if it is not turned.
    """
    gather_unseen(s, seat)
    for other in range(s.seats):
        s.owed[other] = hand_size(s, other) if other != seat else 0
    for colours in range(COLOURS + 1):  # who can take the fewest is served first, or worlds would not be equally likely
        for other in range(s.seats):
            if COLOURS - count(s.voids[other]) == colours:
                deal_unseen_hand(s, other)
    deal_unseen_predictions(s, seat)
    if not s.novice:
        s.top = s.trump_card if s.trump_card != NONE else take_unseen(s, ANY_COLOUR)


def hand_size(s: State, seat: int) -> int:
    """Everybody can count it (sixth.hand, sixth.predict)."""
    if s.phase == OVER:
        return 0
    played = 1 if (seat - s.leader) % s.seats < s.trick_n else 0
    return HAND[s.seats] - s.done - played - (s.predicted >> seat & 1)


def gather_unseen(s: State, seat: int) -> None:
    """Into the stack: all cards but those the seat has seen played, turned or peeked at, and its own."""
    for colour in range(COLOURS):
        own = s.hand[seat][colour] if seat >= 0 else 0
        s.rest[colour] = 0 if colour == s.left_out else WHOLE_COLOUR & ~(s.played[colour] | own)
    set_aside(s, s.trump_card)
    s.top = NONE
    for other in range(s.seats):
        set_aside(s, known_prediction(s, seat, other))


def known_prediction(s: State, seat: int, other: int) -> int:
    """The prediction of another as far as the seat knows it: its own, or seen in a peek (sixth.peek)."""
    if seat < 0:
        return NONE
    return s.prediction[seat] if other == seat else s.peeked[seat][other]


def set_aside(s: State, card: int) -> None:
    """Takes a card, if it is one, out of the stack."""
    if card != NONE:
        s.rest[colour_of(card)] &= ~(1 << number_of(card))


def deal_unseen_hand(s: State, other: int) -> None:
    """As many cards as the seat is owed, none of a colour it cannot hold."""
    rivals = 0
    for seat in range(s.seats):
        if seat != other and s.owed[seat] and s.voids[seat]:
            rivals |= 1 << seat
    for _ in range(s.owed[other]):
        card = take_unseen(s, spare_colours(s, other, rivals))
        s.hand[other][colour_of(card)] |= 1 << number_of(card)
        s.owed[other] -= 1


def spare_colours(s: State, other: int, rivals: int) -> int:
    """The colours the seat can take a card of so that a deal for the others is still there (Hall's theorem): where a
    group of rivals needs every card of the colours it can take, these are not for the seat.
    """
    colours = ANY_COLOUR & ~s.voids[other]
    group = rivals
    while group:
        wanted, owed = 0, 0
        for seat in range(s.seats):
            if group >> seat & 1:
                wanted |= ANY_COLOUR & ~s.voids[seat]
                owed += s.owed[seat]
        if unseen_of(s, wanted) == owed:
            colours &= ~wanted
        group = group - 1 & rivals
    return colours


def unseen_of(s: State, colours: int) -> int:
    """How many cards of these colours are in the stack."""
    n = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            n += count(s.rest[colour])
    return n


def take_unseen(s: State, colours: int) -> int:
    """Any card of these colours, each equally likely, out of the stack."""
    k = below(s, unseen_of(s, colours))
    for colour in range(COLOURS):
        if colours >> colour & 1:
            n = count(s.rest[colour])
            if k < n:
                return take_from(s, colour, k)
            k -= n
    return NONE


def take_from(s: State, colour: int, k: int) -> int:
    """The k-th card of a colour, from 0, out of the stack."""
    cards = s.rest[colour]
    for _ in range(k):
        cards &= cards - 1
    s.rest[colour] ^= 1 << lowest(cards)
    return colour * NUMBERS + lowest(cards)


def deal_unseen_predictions(s: State, seat: int) -> None:
    """Predictions that lie there: as peeked at, or any card; and what others saw in their peeks."""
    for other in range(s.seats):
        s.prediction[other] = known_prediction(s, seat, other)
    for other in range(s.seats):
        if s.prediction[other] == NONE and s.predicted >> other & 1:
            s.prediction[other] = take_unseen(s, ANY_COLOUR)
    for viewer in range(SEATS):
        for other in range(SEATS):
            s.peeked[viewer][other] = s.prediction[other] if s.looked[viewer] >> other & 1 else NONE
