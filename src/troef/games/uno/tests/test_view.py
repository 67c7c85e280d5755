"""What people, bots and learners are shown of UNO."""

from __future__ import annotations

import json
from collections import Counter

from troef.bots.random import Random
from troef.core import driver
from troef.core.bot import Choice, Sight
from troef.games.uno import GAME, rules
from troef.games.uno.bot import CALL_MS, CATCH_MS, PATIENCE_MS, Heuristic
from troef.games.uno.encoding import OBSERVATION, PLANES, observe
from troef.games.uno.rules import State
from troef.games.uno.tests.scene import act, scene, view, why_not
from troef.testing import covers


def test_a_view_says_what_everybody_at_the_table_can_see() -> None:
    s = scene(["R1 R1 B2 W4", "G1 G2", "Y1"], "B9 G9 R9 R4 R6 R5", turn=0, dealer=1, points=[10, 0, 7])
    shown = view(s, 0)
    assert json.loads(json.dumps(shown)) == shown
    assert shown == {
        "seat": 0,
        "seats": 3,
        "to_act": [0],
        "moves": ["play R1", "play W4 as B", "play W4 as G", "play W4 as R", "play W4 as Y", "draw"],
        "points": [10, 0, 7],
        "rounds": 0,
        "phase": "play",
        "turn": 0,
        "round": 1,
        "fewest_win": False,
        "target": 500,
        "dealer": 1,
        "direction": 1,
        "colour": "R",
        "top": "R5",
        "pile": ["G9", "R9", "R4", "R6", "R5"],
        "pile_size": 6,
        "stock": 108 - 6 - 7,
        "hand": ["B2", "R1", "R1", "W4"],
        "hand_sizes": [4, 2, 1],
        "drawn": None,
        "owes": None,
        "window": None,
        "known": {},
        "last_round": None,
        "winners": None,
    }
    assert view(s, -1)["hand"] == [] and view(s, -1)["moves"] == []
    assert view(s, 1)["hand"] == ["G1", "G2"] and view(s, 1)["moves"] == []


def test_the_drawn_card_is_its_drawers() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    act(s, "0 draw")
    assert view(s, 0)["drawn"] == "R8" and view(s, 0)["phase"] == "drawn"
    assert view(s, 1)["drawn"] is None and view(s, 1)["phase"] == "drawn" and view(s, 1)["hand_sizes"] == [3, 2]


def test_a_first_wild_has_no_colour_yet() -> None:
    s = scene(["R1 R2", "R3 R4"], "W", colour="R")
    s.phase, s.colour = rules.MUST_NAME, -1
    assert view(s, 1)["colour"] is None and view(s, 1)["phase"] == "name"


def test_shunned_are_the_colours_of_a_vain_draw_until_the_next_draw() -> None:
    s = scene(["B1 B2", "R3 R4 G4", "G1 G2"], "R5", stock="G7 G8 G9")
    act(s, "0 draw")
    assert rules.COLOUR.members(s.shunned[0]) == ["R"]
    act(s, "1 play R4", "2 draw", "0 draw")
    assert rules.COLOUR.members(s.shunned[0]) == ["R"] and rules.COLOUR.members(s.shunned[2]) == ["R"]
    act(s, "1 play G4", "2 play G1", "0 play G7")
    assert rules.COLOUR.members(s.shunned[0]) == ["R"]  # playing takes nothing back


def test_shunned_is_no_proof() -> None:
    s = scene(["R1 B2", "R3 R4", "R6 R7"], "R5", stock="G7 Y8 Y9 R8")
    act(s, "0 draw")
    assert rules.COLOUR.members(s.shunned[0]) == ["R"] and s.held[0] & rules.OF_COLOUR[rules.COLOUR.index("R")]
    act(s, "1 draw", "2 draw", "0 draw", "0 play R8")
    assert rules.COLOUR.members(s.shunned[0]) == []  # the card drawn and played at once has wiped it out
    assert rules.COLOUR.members(s.shunned[1]) == ["R"]


def test_a_draw_that_fits_and_is_kept_shuns_nothing() -> None:
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    act(s, "0 draw", "0 keep")
    assert s.shunned[0] == 0


def test_every_pass_shuns_one_more_colour() -> None:
    s = scene(["B1 B2", "R3 G3 Y3 Y4"], "R5", rest=False)
    act(s, "0 pass", "1 play R3")
    s.stock_n, s.pile[0], s.pile_n = 0, s.pile[s.pile_n - 1], 1  # what lay under the top is out of the game
    act(s, "0 pass", "1 play G3")
    s.pile[0], s.pile_n = s.pile[s.pile_n - 1], 1
    act(s, "0 pass")
    assert rules.COLOUR.members(s.shunned[0]) == ["G", "R"]


def test_an_observation_says_the_same_plane_by_plane() -> None:
    s = scene(["W4 R1 R1 B1 W W W", "G1 Y2", "Y3 Y4"], "R5", points=[1, 2, 3], stock="B2 B3 B4 B6")
    act(s, "0 play W4 as G", "1 challenge")
    planes = observed(s, 1)
    assert spelled(planes["hand"]) == {"G1": 1, "Y2": 1}
    assert spelled(planes["known"][2 * 54 : 3 * 54]) == {
        "B1": 1,
        "R1": 2,
        "W": 3,
    }  # seat 0 is two to the left of seat 1
    assert spelled(planes["gone"]) == {"R5": 1, "W4": 1} and spelled(planes["top"]) == {"W4": 1}
    assert planes["colour"] == [0, 1, 0, 0] and planes["turn"] == [1] + [0] * 9
    assert planes["sizes"][:3] == [2, 2, 10] and planes["points"][:3] == [2, 3, 1]
    assert planes["seats"].index(1) == 2 and planes["direction"] == [1] and planes["owed"] == [0]
    assert planes["stock"] == [108 - 2 - 14] and planes["options"][1] == 500
    assert sum(planes["accused"]) == sum(planes["window"]) == sum(planes["drawn"]) == 0
    assert sum(map(len, planes.values())) == OBSERVATION


def test_an_observation_shows_debt_window_and_drawn_card() -> None:
    s = scene(["W4 R1", "G1 Y2", "Y3 Y4"], "R5", direction=-1, jump_in=True)
    act(s, "0 play W4 as G")
    planes = observed(s, 2)
    assert planes["owed"] == [4] and planes["accused"].index(1) == planes["window"].index(1) == 1
    assert planes["phase"] == [0, 0, 0, 1, 0] and planes["catchable"] == [0] and planes["direction"] == [-1]
    assert planes["options"][9] == 1
    s = scene(["B1 B2", "R3 R4"], "R5", stock="R8")
    act(s, "0 draw")
    assert spelled(observed(s, 0)["drawn"]) == {"R8": 1} and spelled(observed(s, 1)["drawn"]) == {}


@covers("uno.stock.empty")
def test_an_observation_says_which_cards_may_still_come() -> None:
    s = scene(["W4 R1 R1 B1 W W W", "G1 Y2", "Y3 Y4"], "R5", stock="B2 B3 B4 B6")
    act(s, "0 play W4 as G", "1 challenge")
    planes = observed(s, 1)
    assert sum(planes["to_come"]) == 108 - 2 - 2 - 6  # the pile, the own hand, the hand that was shown
    assert not spelled(planes["to_come"]).keys() & {"R1", "B1"} or spelled(planes["to_come"])["B1"] == 1
    s = scene(["B1 B2", "G1 Y2", "Y3 Y4"], "W4 W4 R9 R5", rest=False)
    act(s, "0 draw")
    assert spelled(observed(s, 1)["to_come"]) == {"W4": 2, "R9": 1}
    came = rules.CARD.words[s.drawn[0]]
    left = Counter(["W4", "W4", "R9"]) - Counter([came])
    assert spelled(observed(s, 0)["to_come"]) == left
    act(s, f"0 play {came} as B" if came == "W4" else f"0 play {came}")
    assert (
        spelled(observed(s, 1)["to_come"]) == spelled(observed(s, 0)["to_come"]) == left
    )  # all saw where it came from


def observed(s: State, seat: int) -> dict[str, list[int]]:
    """The planes by name."""
    out = [9] * OBSERVATION
    observe(s.seen(seat, past=True), seat, out)
    planes, at = {}, 0
    for plane in PLANES:
        planes[plane.name] = out[at : at + plane.length]
        at += plane.length
    return planes


def spelled(plane: list[int]) -> dict[str, int]:
    """A plane of kinds in words."""
    return {rules.CARD.words[kind]: n for kind, n in enumerate(plane) if n}


def test_every_refusal_comes_before_the_harm() -> None:
    s = scene(["R1 R2", "R3 R4", "R6"], "R5")
    for move in ("play R9", "take", "challenge", "keep", "uno", "catch 1", "jump R5", "name B", "play W as B"):
        assert why_not(s, 0, move)[1] is not None


# ---- the readable player ---------------------------------------------------------------------------


def sight(s: State, seat: int, at: int = 0) -> Sight:
    """What a player is asked with."""
    return Sight(GAME, seat, s.seen(seat, past=True), [], at)


def choice(s: State, seat: int, at: int = 0) -> Choice:
    """What a fresh player answers."""
    chosen = Heuristic(driver.bot_luck(1, 0, seat)).choose(sight(s, seat, at))
    assert chosen is not None
    return chosen


def test_the_player_calls_and_catches_at_human_speed() -> None:
    s = scene(["R1 R2", "R3 R4", "R6 R7"], "R5")
    act(s, "0 play R1 @1000")
    called = choice(s, 0, 1000)
    assert called.move == "uno" and CALL_MS[0] <= called.after <= CALL_MS[1]
    act(s, "-1 wake")
    caught = choice(s, 2, 1750)
    assert caught.move == "catch 0" and CATCH_MS[0] <= caught.after <= CATCH_MS[1]


def test_the_player_on_turn_leaves_others_time_to_call_and_catch() -> None:
    s = scene(["R1 R2", "R3 R4", "R6 R7"], "R5")
    act(s, "0 play R1 @1000")
    move = choice(s, 1, 1000)
    assert move.move.startswith("play") and move.after >= 750 + PATIENCE_MS


def test_the_player_keeps_its_wilds_and_names_its_best_colour() -> None:
    s = scene(["R1 B2 B3 W W4", "R3 R4 R6"], "R5")
    assert choice(s, 0).move == "play R1"
    s = scene(["B1 B2 G3 W", "R3 R4 R6"], "R5")
    assert choice(s, 0).move == "play W as B"


def test_the_player_challenges_what_it_knows_to_be_a_bluff() -> None:
    s = scene(["W4 R1 B1 B2", "G1 Y2", "Y3 Y4"], "R5")
    act(s, "0 play W4 as G")
    s.exposed, s.known[1][0] = 1, 1 << rules.CARD.index("R1")
    assert choice(s, 1).move == "challenge"
    s.exposed, s.known[1][0], s.shunned[0] = 0, 0, 1 << rules.COLOUR.index("R")
    assert choice(s, 1).move == "take"


def test_the_heuristic_player_beats_random_ones() -> None:
    wins = 0
    for i in range(40):
        match = GAME.new(seats=4, seed=i, target=200)
        makers: list[driver.BotMaker] = [Random] * 4
        makers[i % 4] = Heuristic
        driver.play(match, makers, seed=i)
        outcome = match.outcome()
        assert outcome is not None
        wins += i % 4 in outcome.winners
    assert wins >= 20  # a random player would win ten


def test_a_player_jumps_in_only_when_it_helps() -> None:
    s = scene(["R9 R2 R3", "R4 R8", "R9 G1 G2", "Y1 Y2"], "R5", jump_in=True)
    act(s, "0 play R9")
    assert choice(s, 2).move == "jump R9"
    s = scene(["R7 R2 R3 R4", "R4 R8 R9", "R7 G1", "Y1 Y2 Y3 Y4"], "R5", jump_in=True, seven_zero=True)
    act(s, "0 play R7 swap 1")
    assert Heuristic(driver.bot_luck(1, 0, 2)).choose(sight(s, 2)) is None  # any other hand is larger than its own
