"""SIX in the terminal: the sum, whose dice they are, and everybody's three places. Nothing here tells of the sand."""

from __future__ import annotations

from troef.terminal.live.scene import Cell, Line, Piece, Scene, columns, seat_cell

PIPS = " ⚀⚁⚂⚃⚄⚅"
LATEST = 3  # throws that are shown


def board(scene: Scene) -> list[Line]:
    """The stage and the dice, the last sum large, the places."""
    view = scene.view
    stage = scene.say("stage", stage=view["stage"], stages=view["stages"])
    return [[Piece(stage, "dim"), Piece("   "), *dice(scene)], *throws(scene), [], *seats(scene), *card(scene)]


def dice(scene: Scene) -> Line:
    """Who has the dice, and how many are rolled next."""
    view = scene.view
    if view["holder"] is None:
        return []
    if not view["resting"]:
        return [Piece(scene.say("rolling"), "dim")]
    return [Piece(scene.say("dice", who=scene.names[view["holder"]], dice=view["dice_next"]))]


def throws(scene: Scene) -> list[Line]:
    """The latest throws of this turn, the last one last, with who secured a card by it."""
    lines: list[Line] = []
    for throw in scene.view["throws"][-LATEST:]:
        shown = " ".join(f"{die}{PIPS[die]}" for die in throw["dice"])
        who = ", ".join(scene.names[seat] for seat in throw["secured"])
        safe = [Piece(f"   {scene.say('secures', who=who)}", "you")] if who else []
        lines.append([Piece(f"  {shown:<14} = "), Piece(f" {throw['sum']} ", "sum"), *safe])
    return [*lines, *([[]] * (LATEST - len(lines)))]


def seats(scene: Scene) -> list[Line]:
    """Everybody's colour, places with the height of their piles, supply and secured cards."""
    view = scene.view
    heads = ["", "", *map(scene.say, ("place-1", "place-2", "place-3", "supply", "secured", "t-points"))]
    rows = [[seat_cell(scene, seat), *row(scene, seat)] for seat in range(view["seats"])]
    return columns(rows, heads)


def row(scene: Scene, seat: int) -> list[Cell]:
    """The places of one seat and its counts."""
    view, colour = scene.view, scene.view["colours"][seat]
    places = zip(view["open"][seat], view["heights"][seat], strict=True)
    shown: list[Cell] = [
        [Piece(f" {number:>2} ", colour), Piece(f"×{height}" if height > 1 else "  ", "dim")] if number else "  ·"
        for number, height in places
    ]
    letter: Line = [Piece(f" {colour[0].upper()} ", colour)]
    return [letter, *shown, str(view["supply"][seat]), str(view["secured"][seat]), str(view["points"][seat])]


def card(scene: Scene) -> list[Line]:
    """The card to be placed."""
    number = scene.view["card"]
    if number is None or scene.seat not in scene.view["placing"]:
        return []
    return [[Piece(f"{scene.say('to-place')} ", "turn"), Piece(f" {number} ", scene.view["colours"][scene.seat])]]


def position(scene: Scene) -> str:
    """The sum, whose dice, the own places, the card to place."""
    view = scene.view
    said = [scene.say("stage", stage=view["stage"], stages=view["stages"]) + "."]
    said += [scene.say("sum", sum=view["sum"])] if view["sum"] else []
    if view["holder"] is not None and view["resting"]:
        said.append(scene.say("dice", who=scene.names[view["holder"]], dice=view["dice_next"]) + ".")
    if scene.seat >= 0:
        open_cards = ", ".join(str(number or scene.words.message("none")) for number in view["open"][scene.seat])
        said.append(scene.say("open", cards=open_cards))
        if view["card"] is not None and scene.seat in view["placing"]:
            said.append(scene.say("place-now", number=view["card"]))
    return " ".join(said)
