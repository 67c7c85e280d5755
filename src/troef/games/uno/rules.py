"""UNO, 2-10 seats, a whole match. Reads like the leaflet, from top to bottom; docstrings cite the rules."""

from __future__ import annotations

from troef.core.declare import NOBODY, OWN, Flat, choice, flag, i8, i16, i64, number
from troef.core.notation import NUMBER, EventBook, MoveBook, product, seat_axis, several, union, words
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

# ---- the cards: a coloured one is colour * 13 + face; a set of kinds is a mask --------------------
SEATS, COLOURS, FACES, KINDS, CARDS, HAND = 10, 4, 13, 54, 108, 7
SEVEN, SKIP, REVERSE, DRAW_TWO = 7, 10, 11, 12
WILD, WILD_FOUR = 52, 53
COLOUR = words("colour", "B G R Y")
COLOURED = product("card", COLOUR, words("face", "0 1 2 3 4 5 6 7 8 9 S R D"))
CARD = union("card", COLOURED, words("wild", "W W4"))
SEAT = seat_axis(SEATS)
DIRECTION = words("direction", "left right")
COPIES = tuple(4 if k >= WILD else 1 if k % FACES == 0 else 2 for k in range(KINDS))
DECK = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
OF_COLOUR = tuple(sum(1 << c * FACES + f for f in range(FACES)) for c in range(COLOURS))
OF_FACE = tuple(sum(1 << c * FACES + f for c in range(COLOURS)) for f in range(FACES))
WILDS, FOUR, SEVENS, TWOS = 3 << WILD, 1 << WILD_FOUR, OF_FACE[SEVEN], OF_FACE[DRAW_TWO]
NUMBER_CARDS = sum(OF_FACE[f] for f in range(SKIP))
COPY_BITS = KINDS + 4  # the places of `more`: the third and fourth wild stand behind the kinds
MORE = SEATS  # where in a row of `known` the further copies begin
POINTS = tuple(50 if k >= WILD else 20 if k % FACES >= SKIP else k % FACES for k in range(COPY_BITS))

# ---- the moves -----------------------------------------------------------------------------------
SEVEN_CARD = words("seven", "B7 G7 R7 Y7")
MOVES = MoveBook()
PLAY = MOVES.move("play", CARD)  # a wild only as the last card
PLAY_WILD = MOVES.move("play", "W", "as", COLOUR)
PLAY_FOUR = MOVES.move("play", "W4", "as", COLOUR)
PLAY_SEVEN = MOVES.move("play", SEVEN_CARD, "swap", SEAT)
JUMP = MOVES.move("jump", COLOURED, race=True)
JUMP_SEVEN = MOVES.move("jump", SEVEN_CARD, "swap", SEAT, race=True)
NAME = MOVES.move("name", COLOUR)
TAKE = MOVES.move("take")
CHALLENGE = MOVES.move("challenge")
CALL = MOVES.move("uno", race=True)
CATCH = MOVES.move("catch", SEAT, race=True)
DRAW = MOVES.move("draw", idle=True)
KEEP = MOVES.move(
    "keep"
)  # not idle: with nearly all cards in hands two Reverses, drawn and played, would go to and fro
PASS = MOVES.move("pass", idle=True)
ACTIONS, IDLE = len(MOVES), MOVES.idle

# ---- what happens --------------------------------------------------------------------------------
EVENTS = EventBook()
DREW_FOR_DEAL = EVENTS.event("drew_for_deal", card=CARD)
DEALS = EVENTS.event("deals")
DEALT = EVENTS.event("dealt", card=CARD)
PUT_BACK = EVENTS.event("put_back", reveals=True, card=CARD)
TURNED = EVENTS.event("turned", reveals=True, card=CARD)
NAMED = EVENTS.event("named", colour=COLOUR)
PLAYED = EVENTS.event("played", card=CARD)
JUMPED = EVENTS.event("jumped", card=CARD)
DREW = EVENTS.event("drew", reveals=True, card=CARD)
DRAWS_ON = EVENTS.event("draws_on", reveals=True)
MAY_PLAY = EVENTS.event("may_play", reveals=True, card=CARD)
KEPT = EVENTS.event("kept")
PASSED = EVENTS.event("passed")
SKIPPED = EVENTS.event("skipped")
REVERSED = EVENTS.event("reversed", direction=DIRECTION)
OWED = EVENTS.event("owes", cards=NUMBER)
TOOK = EVENTS.event("took", cards=NUMBER)
NEW_STOCK = EVENTS.event("new_stock", cards=NUMBER)
CHALLENGED = EVENTS.event("challenged", accused=SEAT)
SHOWN = EVENTS.event("shown", reveals=True, card=CARD)
GUILTY = EVENTS.event("guilty", reveals=True)
INNOCENT = EVENTS.event("innocent", reveals=True)
ONE_LEFT = EVENTS.event("one_left")
MAY_CATCH = EVENTS.event("may_catch")
CALLED = EVENTS.event("called")
CAUGHT = EVENTS.event("caught", culprit=SEAT)
SWAPPED = EVENTS.event("swapped", reveals=True, other=SEAT)
HANDS_PASSED = EVENTS.event("hands_passed", direction=DIRECTION)
RECEIVED = EVENTS.event("received", reveals=True, card=CARD)
WENT_OUT = EVENTS.event("went_out")
LEFT = EVENTS.event("left", reveals=True, card=CARD)
SCORED = EVENTS.event("scored", reveals=True, points=NUMBER)
WON = EVENTS.event("won", winners=several(SEAT))

# ---- what the seat on turn has to do; the values of the options ----------------------------------
MUST_NAME, TO_PLAY, HAS_DRAWN, OWES, OVER = range(5)
BY_WINNER, BY_PENALTY = range(2)
GUILTY_DRAWS, WRONG_DRAWS = 4, 6  # uno.challenge.guilty, uno.challenge.innocent
BY_CALL, AUTO = range(2)
CHOOSE, REDRAW = range(2)
AS_SKIP, AS_PASS = range(2)
OFF, SAME, MIXED = range(3)


class Options(Flat):
    """How this table plays; set once, before the match begins."""

    scoring = choice("winner penalty", rule="uno.score.alternative")
    target = number(1, 10_000, default=500, rule="uno.match.500")
    bluffing = flag(rule="uno.wild_draw_four.condition", default=True)
    uno_call = choice("call auto", rule="uno.call.catch")
    uno_grace_ms = number(0, 5000, default=750, rule="uno.call.catch")
    uno_penalty = number(0, 10, default=2, rule="uno.call.catch")
    wild_start = choice("choose redraw", rule="uno.first.wild")
    two_player_reverse = choice("skip pass", rule="uno.reverse.two_players")
    stacking = choice("off same mixed", rule="uno.house.stacking")
    jump_in = flag(rule="uno.house.jump_in")
    seven_zero = flag(rule="uno.house.seven_zero")
    draw_until_playable = flag(rule="uno.house.draw_until_playable")
    forced_play = flag(rule="uno.house.forced_play")
    no_action_finish = flag(rule="uno.house.no_action_finish")


class State(Options, events=256):
    """The table. Piles have their top last. A hand is the kinds `held` and, in `more`, further copies of them."""

    seats = i8()
    points = i16(SEATS)
    rounds = i16()  # scored
    dealer = i8()
    turn = i8()  # the seat on turn
    phase = i8()  # what it has to do
    direction = i8()  # 1 to the left, -1 to the right
    colour = i8()  # the colour in force; NONE until a first wild is named
    stock = i8(CARDS, seen=NOBODY)
    stock_n = i8()
    pile = i8(CARDS)  # the open pile
    pile_n = i8()
    held = i64(SEATS, seen=OWN)
    more = i64(SEATS, seen=OWN)
    size = i8(SEATS)  # how many cards
    drawn = i8(SEATS, seen=OWN)  # the card just drawn, while HAS_DRAWN
    owed = i8()  # cards the seat on turn owes, while OWES
    accused = i8()  # who played the wild draw four that may be challenged, or NONE
    colour_before = i8()  # the colour in force when the top card was played
    evidence = i64(SEATS, seen=OWN)  # the kinds the accused then held
    evidence_n = i8()  # and how many cards
    window = i8()  # who has one card and has not called, or NONE
    catchable = i8()  # 1: the grace is over
    grace_ends = i64()
    shunned = i8(SEATS)  # colours in which it drew and could not play, or passed, with no draw since: a sign, no proof
    exposed = i16()  # the seats of whose hands somebody knows cards
    known = i64(SEATS, 2 * SEATS, seen=OWN)  # a viewer's row: of each seat what it knows of `held`, then of `more`
    recycled = i8()  # 1: the open pile, which all have seen, has become the stock
    may_come = i64(2, seen=NOBODY, past=True)  # what may be left of it, as everybody knows: kinds, further copies
    stayed = i64(seen=NOBODY, past=True)  # the kinds that were in hands then
    came = i64(SEATS, 2, seen=OWN)  # what each seat has drawn from it; not what was played at once
    fresh = i8(SEATS)  # how many cards drawn from it each hand can have
    last_out = i8()  # who won the round before, until a turn of this one begins, or NONE
    last_held = i64(SEATS)  # the hands shown at its end
    last_more = i64(SEATS)
    last_gained = i16(SEATS)  # what it added to the points
    unseen = i8(KINDS, seen=NOBODY)  # for redeal to count in


# ---- the dealer ----------------------------------------------------------------------------------


def begin(s: State, seats: int) -> None:
    """Opens the match: a draw for the deal, then the first round (uno.deal.dealer)."""
    s.seats = seats
    s.rounds = 0
    s.last_out = NONE
    for seat in range(SEATS):
        s.points[seat] = s.last_held[seat] = s.last_more[seat] = s.last_gained[seat] = 0
        clear_hand(s, seat)
    s.exposed = everyone(SEATS)
    s.dealer = drawn_dealer(s)
    deal_round(s)


def drawn_dealer(s: State) -> int:
    """The highest card deals; equal highest draw again from what is left (uno.deal.dealer)."""
    fresh_stock(s)
    seats = everyone(s.seats)
    while seats & seats - 1:
        seats = highest_drawn(s, seats)
    return lowest(seats)


def highest_drawn(s: State, seats: int) -> int:
    """Each of these seats draws one card; those with the highest number. A symbol is no number (uno.deal.dealer)."""
    best, highest_seats = NONE, 0
    for seat in range(s.seats):
        if seats >> seat & 1:
            if s.stock_n == 0:
                fresh_stock(s)
            kind = take_top(s)
            emit(s, DREW_FOR_DEAL, seat, kind, EVERYONE)
            drawn = face(kind) if face(kind) < SKIP else NONE
            if drawn > best:
                best, highest_seats = drawn, 0
            if drawn == best:
                highest_seats |= 1 << seat
    return highest_seats


# ---- the deal ------------------------------------------------------------------------------------


def deal_round(s: State) -> None:
    """Seven cards each, then the first card of the open pile (uno.deal.seven)."""
    emit(s, DEALS, s.dealer, 0, EVERYONE)
    fresh_stock(s)
    s.pile_n = 0
    s.direction = 1
    close_window(s)
    settle(s)
    forget_all(s)
    if s.recycled:
        forget_stock(s)
    for seat in range(s.seats):
        clear_hand(s, seat)
        for _ in range(HAND):
            deal_card(s, seat, DEALT)
    turn_first_card(s)


def turn_first_card(s: State) -> None:
    """A card that may not begin goes back and the stock is shuffled (uno.deal.first_card, uno.first.wild_draw_four)."""
    while may_not_begin(s, s.stock[s.stock_n - 1]):
        emit(s, PUT_BACK, TABLE, s.stock[s.stock_n - 1], EVERYONE)
        shuffle(s, s.stock, s.stock_n)
    kind = take_top(s)
    lay(s, kind)
    emit(s, TURNED, TABLE, kind, EVERYONE)
    s.colour = s.colour_before = kind // FACES if kind < WILD else NONE
    s.phase = TO_PLAY
    s.turn = after(s, s.dealer)
    first_effect(s, kind)


def may_not_begin(s: State, kind: int) -> bool:
    """uno.first.wild_draw_four, and uno.first.wild with `redraw`."""
    return kind == WILD_FOUR or (kind == WILD and s.wild_start == REDRAW)


def first_effect(s: State, kind: int) -> None:
    """uno.first.wild, uno.first.skip, uno.first.reverse, uno.first.draw_two."""
    if kind == WILD:
        s.phase = MUST_NAME
    elif face(kind) == SKIP:
        skip(s)
    elif face(kind) == REVERSE:
        s.direction = -1
        s.turn = s.dealer
        emit(s, REVERSED, TABLE, 1, EVERYONE)
    elif face(kind) == DRAW_TWO:
        owe(s, 2)


# ---- a turn: who may act, what they may do -------------------------------------------------------


def to_act(s: State) -> int:
    """The seat on turn (uno.turn.order), whoever may call or catch (uno.call.catch) or jump in (uno.house.jump_in)."""
    if s.phase == OVER:
        return 0
    seats = 1 << s.turn
    if s.window != NONE:
        seats |= everyone(s.seats) if s.catchable else 1 << s.window
    return seats | jumpers(s) if s.jump_in else seats


def wake(s: State) -> int:
    """Catching becomes lawful when the grace is over (uno.call.catch)."""
    return s.grace_ends if s.window != NONE and not s.catchable else NEVER


def legal(s: State, seat: int, moves: Moves) -> None:
    """What the seat may do, in a fixed order."""
    if s.window != NONE:
        add_window_moves(s, seat, moves)
    if seat != s.turn:
        if s.jump_in:
            add_jumps(s, seat, moves)
    elif s.phase == TO_PLAY:
        add_turn_moves(s, seat, moves)
    elif s.phase == HAS_DRAWN:
        add_drawn_moves(s, seat, moves)
    elif s.phase == OWES:
        add_owing_moves(s, seat, moves)
    elif s.phase == MUST_NAME:
        add_each(moves, NAME, everyone(COLOURS))


def add_turn_moves(s: State, seat: int, moves: Moves) -> None:
    """Play or draw (uno.draw.must, uno.draw.optional); with nothing to draw play, or else pass (uno.stock.empty)."""
    kinds = playable(s, seat)
    add_plays(s, seat, kinds, moves)
    if not anything_to_draw(s):
        if kinds == 0:
            add(moves, PASS)
    elif kinds == 0 or not s.forced_play:  # uno.house.forced_play
        add(moves, DRAW)


def playable(s: State, seat: int) -> int:
    """The kinds in hand with the colour, number or symbol of the top, and wilds (uno.play.match)."""
    kinds = s.held[seat] & fitting(s)
    if not s.bluffing and would_be_bluff(s, seat):
        kinds &= ~FOUR
    return kinds if s.size[seat] > 1 else finishing(s, kinds)


def fitting(s: State) -> int:
    """The kinds that go on the top card (uno.play.match, uno.wild)."""
    top = s.pile[s.pile_n - 1]
    if top >= WILD:
        return OF_COLOUR[s.colour] | WILDS
    return OF_COLOUR[s.colour] | OF_FACE[top % FACES] | WILDS


def would_be_bluff(s: State, seat: int) -> bool:
    """Whether the hand has a card of the colour in force (uno.wild_draw_four.condition)."""
    return s.held[seat] & OF_COLOUR[s.colour] != 0


def add_drawn_moves(s: State, seat: int, moves: Moves) -> None:
    """Only the drawn card may be played (uno.draw.optional), or kept (uno.draw.must), if the house allows it."""
    add_plays(s, seat, 1 << s.drawn[seat], moves)
    if may_keep(s, seat):
        add(moves, KEEP)


def add_owing_moves(s: State, seat: int, moves: Moves) -> None:
    """Answer (uno.house.stacking), take the cards, or challenge (uno.challenge)."""
    if s.stacking != OFF:
        add_plays(s, seat, answers(s, seat), moves)
    add(moves, TAKE)
    if s.accused != NONE:
        add(moves, CHALLENGE)


def add_plays(s: State, seat: int, kinds: int, moves: Moves) -> None:
    """One move a kind; a wild names a colour and a seven a seat, but not as the last card (uno.out.last_draws)."""
    choosing = kinds & (WILDS | (SEVENS if s.seven_zero else 0)) if s.size[seat] > 1 else 0
    add_each(moves, PLAY, kinds ^ choosing)
    if choosing:
        add_choices(s, seat, choosing, moves)


def add_choices(s: State, seat: int, kinds: int, moves: Moves) -> None:
    """A wild with each colour (uno.wild), a seven with each other seat (uno.house.seven_zero)."""
    if kinds >> WILD & 1:
        add_each(moves, PLAY_WILD, everyone(COLOURS))
    if kinds >> WILD_FOUR & 1:
        add_each(moves, PLAY_FOUR, everyone(COLOURS))
    for colour in range(COLOURS):
        if kinds & OF_COLOUR[colour]:
            add_each(moves, PLAY_SEVEN + colour * SEATS, everyone(s.seats) ^ only(seat))


def apply(s: State, seat: int, action: int, at: int) -> None:
    """Carries out one lawful action at the table's time `at`."""
    if seat == TABLE:
        let_catch(s)
    elif action < JUMP:
        play(s, seat, action, PLAYED, at)
    elif action == DRAW:
        draw_a_card(s, seat)
    elif action == CALL:
        call_uno(s, seat)
    elif action == TAKE:
        take_owed(s)
    elif action == KEEP:
        emit(s, KEPT, seat, 0, EVERYONE)
        end_turn(s)
    elif action == CHALLENGE:
        challenge(s, seat, s.accused)
    elif action == PASS:
        pass_turn(s, seat)
    elif action < NAME:
        play(s, seat, jumped_as(action), JUMPED, at)
    elif action < TAKE:
        name_colour(s, seat, action - NAME)
    else:
        catch(s, seat, s.window)


def name_colour(s: State, seat: int, colour: int) -> None:
    """And then takes the first turn in that colour (uno.first.wild)."""
    begin_turn(s)
    s.colour = colour
    s.phase = TO_PLAY
    emit(s, NAMED, seat, colour, EVERYONE)


def play(s: State, seat: int, action: int, how: int, at: int) -> None:
    """Lays the card; out, or its effect and perhaps an UNO to call (uno.play.match, uno.call.draw_then_play)."""
    kind = card_of(action)
    begin_turn(s)
    if s.exposed >> seat & 1 and s.phase != HAS_DRAWN:  # nobody knew the card just drawn
        forget_card(s, seat, kind)
    lose(s, seat, kind)
    if s.recycled:
        watch_play(s, seat, kind)
    lay(s, kind)
    s.colour_before = s.colour
    s.colour = kind // FACES if kind < WILD else colour_named(action)
    emit(s, how, seat, kind, EVERYONE)
    if s.size[seat] == 0:
        go_out(s, seat, kind)
        return
    s.phase = TO_PLAY
    s.turn = after(s, seat)
    moved = s.seven_zero and move_hands(s, seat, action)
    effect(s, seat, kind)
    if s.size[seat] == 1 and not moved:
        open_window(s, seat, at)


def begin_turn(s: State) -> None:
    """Somebody plays, draws, passes or names: no window stays open (uno.call.catch); the last round is put away."""
    if s.window != NONE:
        close_window(s)
    s.last_out = NONE


def face(kind: int) -> int:
    """Its number or symbol; NONE for a wild."""
    return kind % FACES if kind < WILD else NONE


def card_of(action: int) -> int:
    """The kind a play lays."""
    if action < PLAY_WILD:
        return action - PLAY
    if action < PLAY_SEVEN:
        return WILD if action < PLAY_FOUR else WILD_FOUR
    return (action - PLAY_SEVEN) // SEATS * FACES + SEVEN


def colour_named(action: int) -> int:
    """The colour a play of a wild names (uno.wild); NONE for a last card."""
    return (action - PLAY_WILD) % COLOURS if action >= PLAY_WILD else NONE


def swapped_with(action: int) -> int:
    """The seat a play of a seven names (uno.house.seven_zero); NONE for every other play."""
    return (action - PLAY_SEVEN) % SEATS if action >= PLAY_SEVEN else NONE


def draw_a_card(s: State, seat: int) -> None:
    """If the card can be played it may be; otherwise the turn passes (uno.draw.must, uno.draw.optional)."""
    begin_turn(s)
    until_playable = s.draw_until_playable and playable(s, seat) == 0
    kind = draw(s, seat, 1)
    while until_playable and not playable(s, seat) >> kind & 1 and anything_to_draw(s):
        emit(s, DRAWS_ON, seat, 0, EVERYONE)  # uno.house.draw_until_playable
        kind = draw(s, seat, 1)
    if playable(s, seat) >> kind & 1:
        s.phase = HAS_DRAWN
        s.drawn[seat] = kind
        emit(s, MAY_PLAY, seat, kind, only(seat))
    else:
        s.shunned[seat] = 1 << s.colour
        end_turn(s)


def pass_turn(s: State, seat: int) -> None:
    """With nothing to play and nothing to draw (uno.stock.empty)."""
    begin_turn(s)
    s.shunned[seat] |= 1 << s.colour
    emit(s, PASSED, seat, 0, EVERYONE)
    end_turn(s)


def end_turn(s: State) -> None:
    """uno.turn.order"""
    s.phase = TO_PLAY
    s.turn = after(s, s.turn)


def after(s: State, seat: int) -> int:
    """The next seat in the direction of play (uno.turn.order)."""
    seat += s.direction
    if seat < 0:
        return s.seats - 1
    return seat if seat < s.seats else 0


# ---- action cards; s.turn is already the next player ---------------------------------------------


def effect(s: State, seat: int, kind: int) -> None:
    """uno.skip, uno.reverse, uno.draw_two, uno.wild, uno.wild_draw_four."""
    symbol = face(kind)
    if symbol == NONE:
        emit(s, NAMED, seat, s.colour, EVERYONE)
        if kind == WILD_FOUR:
            accuse(s, seat)
            owe(s, 4)
    elif symbol == SKIP:
        skip(s)
    elif symbol == REVERSE:
        reverse(s, seat)
    elif symbol == DRAW_TWO:
        s.accused = NONE
        owe(s, 2)


def skip(s: State) -> None:
    """The next player loses the turn (uno.skip)."""
    emit(s, SKIPPED, s.turn, 0, EVERYONE)
    end_turn(s)


def reverse(s: State, seat: int) -> None:
    """The direction turns round (uno.reverse); with two seats a skip, or nothing more (uno.reverse.two_players)."""
    s.direction = -s.direction
    emit(s, REVERSED, seat, 0 if s.direction > 0 else 1, EVERYONE)
    if s.seats > 2:
        s.turn = after(s, seat)
    elif s.two_player_reverse == AS_SKIP:
        skip(s)


def owe(s: State, n: int) -> None:
    """The next player draws, at once if there can be no answer or challenge (uno.draw_two, uno.wild_draw_four)."""
    s.owed += n
    s.phase = OWES
    if s.stacking == OFF and s.accused == NONE:
        take_owed(s)
    else:
        emit(s, OWED, s.turn, s.owed, EVERYONE)


def take_owed(s: State) -> None:
    """Draws what is owed, or as many as there are, and loses the turn (uno.draw_two, uno.wild_draw_four)."""
    emit(s, TOOK, s.turn, s.owed, EVERYONE)
    draw(s, s.turn, s.owed)
    settle(s)
    end_turn(s)


def settle(s: State) -> None:
    """Nothing is owed any more."""
    s.owed = s.evidence_n = 0
    s.accused = NONE


# ---- the challenge -------------------------------------------------------------------------------


def accuse(s: State, seat: int) -> None:
    """A single wild draw four may be challenged; the hand is kept as it was when played (uno.challenge)."""
    s.accused = NONE
    if s.bluffing and s.owed == 0:
        s.accused = seat
        s.evidence[seat] = s.held[seat]
        s.evidence_n = s.size[seat]


def challenge(s: State, seat: int, accused: int) -> None:
    """Guilty: the accused draws four (uno.challenge.guilty); else the challenger draws six (uno.challenge.innocent)."""
    emit(s, CHALLENGED, seat, accused, EVERYONE)
    show_hand(s, seat, accused)
    s.phase = TO_PLAY
    settle(s)
    if s.evidence[accused] & OF_COLOUR[s.colour_before]:
        emit(s, GUILTY, accused, 0, EVERYONE)
        draw(s, accused, GUILTY_DRAWS)
    else:
        emit(s, INNOCENT, accused, 0, EVERYONE)
        draw(s, seat, WRONG_DRAWS)
        end_turn(s)


def show_hand(s: State, seat: int, accused: int) -> None:
    """The hand as it was, to the challenger alone (uno.challenge). Only a hand of one can have grown, by a catch."""
    whole = s.size[accused] == s.evidence_n
    s.exposed |= 1 << accused
    more = s.more[accused] if whole else 0
    s.known[seat][accused] = s.evidence[accused]
    s.known[seat][MORE + accused] = more
    tell_cards(s, SHOWN, accused, s.evidence[accused], more, only(seat) | only(accused))


# ---- UNO! ----------------------------------------------------------------------------------------


def open_window(s: State, seat: int, at: int) -> None:
    """With one card left the seat must call; for the grace only it can act on that (uno.call, uno.call.catch)."""
    emit(s, ONE_LEFT, seat, 0, EVERYONE)
    if s.uno_call == BY_CALL:
        s.window = seat
        s.catchable = 0 if s.uno_grace_ms else 1
        s.grace_ends = at + s.uno_grace_ms


def close_window(s: State) -> None:
    """The next turn has begun, or the call or the catch was made (uno.call.catch)."""
    s.window = NONE
    s.catchable = 0
    s.grace_ends = 0


def let_catch(s: State) -> None:
    """The grace is over (uno.call.catch)."""
    s.catchable = 1
    emit(s, MAY_CATCH, s.window, 0, EVERYONE)


def add_window_moves(s: State, seat: int, moves: Moves) -> None:
    """The owner may call (uno.call), after the grace the others may catch (uno.call.catch)."""
    if seat == s.window:
        add(moves, CALL)
    elif s.catchable:
        add(moves, CATCH + s.window)


def call_uno(s: State, seat: int) -> None:
    """uno.call"""
    close_window(s)
    emit(s, CALLED, seat, 0, EVERYONE)


def catch(s: State, seat: int, culprit: int) -> None:
    """Whoever forgot draws two (uno.call.catch)."""
    close_window(s)
    emit(s, CAUGHT, seat, culprit, EVERYONE)
    draw(s, culprit, s.uno_penalty)


# ---- out, score, match ---------------------------------------------------------------------------


def go_out(s: State, seat: int, kind: int) -> None:
    """The round is won (uno.out); the next player still draws, a stack too (uno.out.last_draws)."""
    if kind == WILD_FOUR:
        s.owed += 4
    elif face(kind) == DRAW_TWO:
        s.owed += 2
    if s.owed:
        emit(s, TOOK, after(s, seat), s.owed, EVERYONE)
        draw(s, after(s, seat), s.owed)
    settle(s)
    emit(s, WENT_OUT, seat, 0, EVERYONE)
    show_hands(s)
    score_round(s, seat)
    if is_over(s):
        s.phase = OVER
        emit(s, WON, TABLE, winners(s), EVERYONE)
    else:
        pass_deal(s)
        deal_round(s)


def show_hands(s: State) -> None:
    """All hands are laid open (uno.score.shown)."""
    for seat in range(s.seats):
        s.last_held[seat] = s.held[seat]
        s.last_more[seat] = s.more[seat]
        tell_cards(s, LEFT, seat, s.held[seat], s.more[seat], EVERYONE)


def score_round(s: State, winner: int) -> None:
    """What every hand is worth is counted (uno.score), and written down."""
    for seat in range(s.seats):
        s.last_gained[seat] = worth(s.held[seat]) + worth(s.more[seat])
    write_down(s, winner)


def write_down(s: State, winner: int) -> None:
    """The winner scores what all have left (uno.score), or everyone their own (uno.score.alternative)."""
    s.rounds += 1
    s.last_out = winner
    if s.scoring == BY_WINNER:
        total = 0
        for seat in range(s.seats):
            total += s.last_gained[seat]
            s.last_gained[seat] = 0
        s.last_gained[winner] = total
    for seat in range(s.seats):
        s.points[seat] += s.last_gained[seat]
        if seat == winner or s.scoring == BY_PENALTY:
            emit(s, SCORED, seat, s.last_gained[seat], EVERYONE)


def is_over(s: State) -> bool:
    """Somebody has the points (uno.match.500)."""
    return highest_points(s) >= s.target


def pass_deal(s: State) -> None:
    """To the left (uno.deal.dealer)."""
    s.dealer = (s.dealer + 1) % s.seats


def worth(cards: int) -> int:
    """Numbers at face value, symbols 20, wilds 50 (uno.score); of `held` or of `more`."""
    total = 0
    while cards:
        total += POINTS[lowest(cards)]
        cards &= cards - 1
    return total


def highest_points(s: State) -> int:
    """uno.match.500"""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    return best


def winners(s: State) -> int:
    """The most points win (uno.match.500), or the fewest, shared when equal (uno.score.alternative). A mask."""
    best = s.points[0]
    for seat in range(s.seats):
        best = max(best, s.points[seat]) if s.scoring == BY_WINNER else min(best, s.points[seat])
    mask = 0
    for seat in range(s.seats):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask


# ---- house rules ---------------------------------------------------------------------------------


def answers(s: State, seat: int) -> int:
    """The kinds in hand that answer what is owed (uno.house.stacking)."""
    kinds = s.held[seat] & answering(s)
    return kinds if s.size[seat] > 1 else finishing(s, kinds)


def answering(s: State) -> int:
    """The kinds that answer, judged by the top card alone (uno.house.stacking)."""
    mixed = s.stacking == MIXED
    if s.pile[s.pile_n - 1] == WILD_FOUR:
        return FOUR | (TWOS & OF_COLOUR[s.colour] if mixed else 0)
    return TWOS | (FOUR if mixed else 0)


def jumpers(s: State) -> int:
    """The seats that may jump in, as a mask (uno.house.jump_in)."""
    seats = 0
    for seat in range(s.seats):
        if may_jump(s, seat):
            seats |= 1 << seat
    return seats


def may_jump(s: State, seat: int) -> bool:
    """With a card identical to the top, while the player on turn has not begun; not a wild (uno.house.jump_in)."""
    top = s.pile[s.pile_n - 1]
    if s.phase != TO_PLAY or top >= WILD or not s.held[seat] >> top & 1:
        return False
    return s.size[seat] > 1 or finishing(s, 1 << top) != 0


def add_jumps(s: State, seat: int, moves: Moves) -> None:
    """The identical card; a seven that is not the last with each other seat (uno.house.jump_in)."""
    if may_jump(s, seat):
        top = s.pile[s.pile_n - 1]
        if s.seven_zero and face(top) == SEVEN and s.size[seat] > 1:
            add_each(moves, JUMP_SEVEN + top // FACES * SEATS, everyone(s.seats) ^ only(seat))
        else:
            add(moves, JUMP + top)


def jumped_as(action: int) -> int:
    """A jump has the effect of the same card played (uno.house.jump_in)."""
    return action - JUMP + PLAY if action < JUMP_SEVEN else action - JUMP_SEVEN + PLAY_SEVEN


def may_keep(s: State, seat: int) -> bool:
    """A drawn playable card must be played, but nobody is forced to bluff (uno.house.forced_play)."""
    return not s.forced_play or (s.drawn[seat] == WILD_FOUR and would_be_bluff(s, seat))


def finishing(s: State, kinds: int) -> int:
    """Of these kinds those that may be a last card: no action, no wild (uno.house.no_action_finish)."""
    return kinds & NUMBER_CARDS if s.no_action_finish else kinds


def move_hands(s: State, seat: int, action: int) -> bool:
    """A seven swaps two hands, a nought passes all of them on (uno.house.seven_zero). Says whether it did."""
    other = swapped_with(action)
    if other != NONE:
        emit(s, SWAPPED, seat, other, EVERYONE)
        know_own(s, seat)
        know_own(s, other)
        swap_hands(s, seat, other)
        s.exposed |= 1 << seat | 1 << other
        receive(s, seat)
        receive(s, other)
        return True
    if face(card_of(action)) == 0:
        emit(s, HANDS_PASSED, seat, 0 if s.direction > 0 else 1, EVERYONE)
        for giver in range(s.seats):
            know_own(s, giver)
        pass_hands(s)
        s.exposed = everyone(s.seats)
        for receiver in range(s.seats):
            receive(s, receiver)
        return True
    return False


def pass_hands(s: State) -> None:
    """Every hand goes to the next seat in the direction of play (uno.house.seven_zero)."""
    for i in range(s.seats - 1, 0, -1):
        if s.direction > 0:
            swap_hands(s, i, i - 1)
        else:
            swap_hands(s, s.seats - 1 - i, s.seats - i)


def swap_hands(s: State, a: int, b: int) -> None:
    """Two hands change places, and all that is known of them goes along (uno.house.seven_zero)."""
    s.held[a], s.held[b] = s.held[b], s.held[a]
    s.more[a], s.more[b] = s.more[b], s.more[a]
    s.size[a], s.size[b] = s.size[b], s.size[a]
    s.shunned[a], s.shunned[b] = s.shunned[b], s.shunned[a]
    s.fresh[a], s.fresh[b] = s.fresh[b], s.fresh[a]
    for viewer in range(s.seats):
        known = s.known[viewer]
        known[a], known[b] = known[b], known[a]
        known[MORE + a], known[MORE + b] = known[MORE + b], known[MORE + a]


def receive(s: State, seat: int) -> None:
    """A hand received is seen by its new owner, who need not remember it apart (uno.house.seven_zero)."""
    s.known[seat][seat] = s.known[seat][MORE + seat] = 0
    tell_cards(s, RECEIVED, seat, s.held[seat], s.more[seat], only(seat))


# ---- what seats know of each other's hands -------------------------------------------------------


def know_own(s: State, seat: int) -> None:
    """Before hands move: everybody knows their own, and will know where it went."""
    s.known[seat][seat] = s.held[seat]
    s.known[seat][MORE + seat] = s.more[seat]


def forget_card(s: State, seat: int, kind: int) -> None:
    """A card is played: whoever knew of it knows one less in that hand."""
    for viewer in range(s.seats):
        known = s.known[viewer]
        if known[MORE + seat] >> kind & 1:
            known[MORE + seat] = one_less(known[MORE + seat], kind)
        else:
            known[seat] &= ~(1 << kind)


def forget_all(s: State) -> None:
    """A new deal: nobody knows anything."""
    if s.exposed:
        for viewer in range(SEATS):
            for i in range(2 * SEATS):
                s.known[viewer][i] = 0
    s.exposed = 0


# ---- what all know of a stock that was the open pile ---------------------------------------------


def know_stock(s: State) -> None:
    """All have seen which cards it is made of, so all other cards but the top are in hands (uno.stock.empty)."""
    forget_stock(s)
    s.recycled = 1
    for seat in range(s.seats):
        s.stayed |= s.held[seat]
    for i in range(s.stock_n):
        put_in(s.may_come, s.stock[i])


def forget_stock(s: State) -> None:
    """Of this stock nothing is known, and nothing has been drawn."""
    s.recycled = s.stayed = s.may_come[0] = s.may_come[1] = 0
    for seat in range(SEATS):
        s.fresh[seat] = s.came[seat][0] = s.came[seat][1] = 0


def watch_draw(s: State, seat: int, kind: int) -> None:
    """Whoever draws a card knows that it is no longer there; the others see how many were drawn."""
    s.fresh[seat] += 1
    put_in(s.came[seat], kind)


def watch_play(s: State, seat: int, kind: int) -> None:
    """A card played as soon as it was drawn has come from the stock, as all see; of another nobody can tell."""
    if s.phase == HAS_DRAWN:
        s.fresh[seat] -= 1
        take_out(s.may_come, kind)
        take_out(s.came[seat], kind)
    s.fresh[seat] = min(s.fresh[seat], s.size[seat])


def put_in(cards: list[int], kind: int) -> None:
    """One more card among kinds and further copies."""
    if cards[0] >> kind & 1:
        cards[1] = one_more(cards[1], kind)
    else:
        cards[0] |= 1 << kind


def take_out(cards: list[int], kind: int) -> None:
    """One card less among kinds and further copies."""
    if cards[1] >> kind & 1:
        cards[1] = one_less(cards[1], kind)
    else:
        cards[0] ^= 1 << kind


def may_be_left(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind may be in such a stock, by all that the seat has seen."""
    n = copies(s.may_come[0], s.may_come[1], kind)
    return n - copies(s.came[seat][0], s.came[seat][1], kind) if seat >= 0 else n


# ---- hands and piles -----------------------------------------------------------------------------


def anything_to_draw(s: State) -> bool:
    """From the stock, or from under the top of the open pile (uno.stock.empty)."""
    return s.stock_n + s.pile_n > 1


def draw(s: State, seat: int, n: int) -> int:
    """Draws n, or as many as there are (uno.stock.empty); returns the last kind drawn, NONE for none."""
    kind = NONE
    s.shunned[seat] = 0
    for _ in range(n):
        if s.stock_n == 0:
            new_stock(s)
        if s.stock_n > 0:
            kind = deal_card(s, seat, DREW)
            if s.recycled:
                watch_draw(s, seat, kind)
    if seat == s.window:
        close_window(s)  # uno.call.catch; there is a card to draw, at least from under the one that it played
    return kind


def new_stock(s: State) -> None:
    """The open pile without its top is shuffled into a new stock (uno.stock.empty)."""
    if s.pile_n > 1:
        s.stock_n = s.pile_n - 1
        for i in range(s.stock_n):
            s.stock[i] = s.pile[i]
        s.pile[0] = s.pile[s.stock_n]
        s.pile_n = 1
        know_stock(s)
        shuffle(s, s.stock, s.stock_n)
        emit(s, NEW_STOCK, TABLE, s.stock_n, EVERYONE)


def fresh_stock(s: State) -> None:
    """All cards, in the order of the kinds, shuffled (uno.deal.seven)."""
    for i in range(CARDS):
        s.stock[i] = DECK[i]
    s.stock_n = CARDS
    shuffle(s, s.stock, CARDS)


def take_top(s: State) -> int:
    """The top card leaves the stock."""
    s.stock_n -= 1
    return s.stock[s.stock_n]


def lay(s: State, kind: int) -> None:
    """On the open pile."""
    s.pile[s.pile_n] = kind
    s.pile_n += 1


def deal_card(s: State, seat: int, how: int) -> int:
    """The top of the stock into a hand, seen by its owner."""
    kind = take_top(s)
    gain(s, seat, kind)
    emit(s, how, seat, kind, only(seat))
    return kind


def gain(s: State, seat: int, kind: int) -> None:
    """A card into a hand."""
    s.size[seat] += 1
    hold(s, seat, kind)


def hold(s: State, seat: int, kind: int) -> None:
    """A card among those of a hand."""
    if s.held[seat] >> kind & 1:
        s.more[seat] = one_more(s.more[seat], kind)
    else:
        s.held[seat] |= 1 << kind


def lose(s: State, seat: int, kind: int) -> None:
    """A card out of a hand."""
    s.size[seat] -= 1
    if s.more[seat] >> kind & 1:
        s.more[seat] = one_less(s.more[seat], kind)
    else:
        s.held[seat] ^= 1 << kind


def one_more(more: int, kind: int) -> int:
    """Further copies with one more; the third and the fourth of a wild stand two and four places behind the second."""
    while more >> kind & 1:
        kind += 2
    return more | 1 << kind


def one_less(more: int, kind: int) -> int:
    """Further copies without the last of this kind."""
    if kind >= WILD:
        while more >> kind + 2 & 1:
            kind += 2
    return more ^ 1 << kind


def copies(held: int, more: int, kind: int) -> int:
    """How many of a kind."""
    n = (held >> kind & 1) + (more >> kind & 1)
    return n if kind < WILD else n + (more >> kind + 2 & 1) + (more >> kind + 4 & 1)


def tell_cards(s: State, what: int, seat: int, held: int, more: int, seen_by: int) -> None:
    """One event a card, copies side by side."""
    while held:
        kind = lowest(held)
        held &= held - 1
        for _ in range(copies(1 << kind, more, kind)):
            emit(s, what, seat, kind, seen_by)


def clear_hand(s: State, seat: int) -> None:
    """An empty hand."""
    s.size[seat] = s.held[seat] = s.more[seat] = s.drawn[seat] = s.evidence[seat] = s.shunned[seat] = 0


# ---- what a seat cannot see ----------------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    """Deals, at random, every card the seat cannot see and does not know of; the state holds only what it sees.

    A world keeps what was shown, swapped and seen of a new stock. What only follows from a rule that somebody obeyed is
    left to the player, where `shunned` helps: a wild draw four without bluffing proves that there was no card of the
    colour, a pass or a draw under `forced_play` that there was nothing to play, and a verdict tells much to those who
    were not shown the hand.
    """
    for other in range(s.seats):
        if s.phase == OVER:
            s.held[other] = s.last_held[other]  # uno.score.shown
            s.more[other] = s.last_more[other]
        elif other != seat:
            s.held[other] = s.known[seat][other] if seat >= 0 else 0
            s.more[other] = s.known[seat][MORE + other] if seat >= 0 else 0
        keep_evidence(s, other)
    count_unseen(s)
    in_hands = set_apart(s, seat) if s.recycled else 0
    unseen_to_stock(s)
    if s.phase == HAS_DRAWN and s.turn != seat:
        s.drawn[s.turn] = drawn_card(s, s.turn)
        hold(s, s.turn, s.drawn[s.turn])
    if s.recycled:
        deal_stayed(s, seat, in_hands)
    for i in range(s.seats):
        other = (s.turn + i) % s.seats  # the seat on turn first: there may be cards it cannot have
        fill_hand(s, other, can_have(s, other), s.size[other])


def count_unseen(s: State) -> None:
    """All cards but those of the open pile and those in hands already."""
    for kind in range(KINDS):
        s.unseen[kind] = COPIES[kind]
        for seat in range(s.seats):
            s.unseen[kind] -= copies(s.held[seat], s.more[seat], kind)
    for i in range(s.pile_n):
        s.unseen[s.pile[i]] -= 1


def set_apart(s: State, seat: int) -> int:
    """Cards that cannot be in the stock are in hands: to the far end of it, shuffled; returns how many."""
    n = 0
    for kind in range(KINDS):
        while s.unseen[kind] > may_be_left(s, seat, kind):
            s.unseen[kind] -= 1
            s.stock[n] = kind
            n += 1
    shuffle(s, s.stock, n)
    for i in range(1, n + 1):
        s.stock[CARDS - i] = s.stock[n - i]
    return n


def unseen_to_stock(s: State) -> None:
    """What is left of the unseen cards, shuffled."""
    s.stock_n = 0
    for kind in range(KINDS):
        for _ in range(s.unseen[kind]):
            s.stock[s.stock_n] = kind
            s.stock_n += 1
    shuffle(s, s.stock, s.stock_n)


def deal_stayed(s: State, seat: int, in_hands: int) -> None:
    """The cards set apart, to hands; then kinds that were in hands, to those that have drawn too few since."""
    if s.phase == HAS_DRAWN and s.turn != seat:
        put_in(s.came[s.turn], s.drawn[s.turn])
    kinds = can_have(s, s.turn)
    for barred in range(1, -1, -1):  # what the seat on turn cannot have needs room elsewhere
        for i in range(CARDS - in_hands, CARDS):
            if kinds >> s.stock[i] & 1 != barred:
                to_a_hand(s, s.stock[i])
    for other in range(s.seats):
        fill_hand(s, other, can_have(s, other) & s.stayed, old_cards(s, other))


def to_a_hand(s: State, kind: int) -> None:
    """A card that is in one of the hands: where one has been held since before the new stock, or wherever one lacks."""
    seat = any_lacking(s, kind, True)
    if seat == NONE:
        seat = any_lacking(s, kind, False)
    if seat != NONE:
        hold(s, seat, kind)
        keep_evidence(s, seat)
    else:
        s.stock[s.stock_n] = kind
        s.stock_n += 1


def any_lacking(s: State, kind: int, held_on: bool) -> int:
    """A seat that lacks such a card, at random, by how many it lacks; NONE if none does."""
    lacking = 0
    for seat in range(s.seats):
        lacking += lacks(s, seat, kind, held_on)
    if lacking:
        k = below(s, lacking)
        for seat in range(s.seats):
            k -= lacks(s, seat, kind, held_on)
            if k < 0:
                return seat
    return NONE


def lacks(s: State, seat: int, kind: int, held_on: bool) -> int:
    """How many cards are still to be dealt to a seat that can have this one; or only of those it has held on to."""
    kinds = can_have(s, seat)
    if not kinds >> kind & 1:
        return 0
    wanted = old_cards(s, seat) if held_on and kinds == -1 else s.size[seat]  # who can have few kinds comes first
    return max(0, wanted - dealt(s, seat))


def old_cards(s: State, seat: int) -> int:
    """So many cards, at least, a hand has had since before the new stock; with the one just drawn, which is dealt."""
    return s.size[seat] - s.fresh[seat] + (1 if s.phase == HAS_DRAWN and seat == s.turn else 0)


def dealt(s: State, seat: int) -> int:
    """How many cards a hand has, whatever its size."""
    return count(s.held[seat]) + count(s.more[seat])


def can_have(s: State, seat: int) -> int:
    """The kinds beside a wild draw four just drawn that must be lawful (uno.wild_draw_four.condition); else any."""
    lawful_four = s.phase == HAS_DRAWN and seat == s.turn and s.drawn[seat] == WILD_FOUR and not s.bluffing
    return ~OF_COLOUR[s.colour] if lawful_four else -1


def fill_hand(s: State, seat: int, kinds: int, n: int) -> None:
    """Up to so many cards, of these kinds."""
    for _ in range(n - dealt(s, seat)):
        bring_up(s, kinds)
        hold(s, seat, take_top(s))
        keep_evidence(s, seat)


def keep_evidence(s: State, seat: int) -> None:
    """What the accused was dealt first is what it held when it played (uno.challenge); a catch came later."""
    if seat == s.accused and dealt(s, seat) == s.evidence_n:
        s.evidence[seat] = s.held[seat]


def drawn_card(s: State, seat: int) -> int:
    """A card that may be played, out of the stock; a wild draw four only if it may be lawful where it must be."""
    kinds = fitting(s)
    lacking = s.size[seat] - dealt(s, seat)
    bluff = would_be_bluff(s, seat) or without(s, OF_COLOUR[s.colour]) < lacking
    if bluff and not s.bluffing and without(s, kinds & ~FOUR) < s.stock_n:
        kinds &= ~FOUR  # uno.wild_draw_four.condition
    bring_up(s, kinds)
    return take_top(s)


def bring_up(s: State, kinds: int) -> None:
    """The uppermost card of the stock that is one of these kinds changes places with the top."""
    i = s.stock_n - 1
    while i > 0 and not kinds >> s.stock[i] & 1:
        i -= 1
    s.stock[i], s.stock[s.stock_n - 1] = s.stock[s.stock_n - 1], s.stock[i]


def without(s: State, kinds: int) -> int:
    """How many cards of the stock are none of these kinds."""
    n = 0
    for i in range(s.stock_n):
        n += 1 - (kinds >> s.stock[i] & 1)
    return n
