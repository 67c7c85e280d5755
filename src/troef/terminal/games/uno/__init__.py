"""UNO in the terminal: the pile, the colour in force, the direction, and how many cards everybody has."""

from __future__ import annotations

from troef.terminal.live.scene import Line, Piece, Scene, cards, face, in_two, pad, seat_cell, size, suit, wrapped

TWO_COLUMNS = 78  # a screen of 80; a narrower board stands beside the story, and has the height for one
NAME = 16  # columns at most


def board(scene: Scene) -> list[Line]:
    """Two lines about the middle, then the seats, in two columns if they are many."""
    seats = [seat_line(scene, seat) for seat in range(scene.view["seats"])]
    beside = in_two(seats, scene.width) if scene.width >= TWO_COLUMNS else seats
    return [*middle(scene), [], *beside, *shown(scene)]


def middle(scene: Scene) -> list[Line]:
    """The pile with its colour; the stock, the direction and what is owed."""
    view = scene.view
    colour = suit(view["colour"], scene.words.thing("colour", view["colour"]))
    top: Line = [
        Piece(f"{scene.say('pile')} ", "dim"),
        *cards(view["pile"][:-1]),
        Piece(" ▸ ", "dim"),
        face(view["top"]),
    ]
    pile: Line = [*top, Piece(f"   {scene.say('colour-in-force')} ", "dim"), colour]
    about = [
        scene.say("stock", cards=view["stock"]),
        scene.say("goes-left" if view["direction"] == 1 else "goes-right"),
    ]
    line: Line = [Piece(" · ".join(about), "dim")]
    if view["owes"]:
        owes = scene.say("owes", who=scene.name(view["owes"]["seat"]), cards=view["owes"]["cards"])
        line.append(Piece(f"   {owes}", "bad"))
    return [pile, line]


def seat_line(scene: Scene, seat: int) -> Line:
    """A seat: name, cards as a small fan and a number, points; of a last card that is to be called, only that."""
    view, n = scene.view, scene.view["hand_sizes"][seat]
    window = view["window"]
    call = window and window["seat"] == seat
    fan = pad(scene.say("one-left") if call else f"{'▮' * min(n, 7):<7}{n:>3}", 11)
    most = longest_name(scene)
    return [
        *seat_cell(scene, seat, most),
        Piece(" " * (most + 1 - size(scene.name(seat, most)))),
        Piece(fan, "bad" if n == 1 else "dim"),
        Piece(f" {points(scene, seat):>{widest_points(scene)}}"),
    ]


def points(scene: Scene, seat: int) -> str:
    """What a seat has, in words."""
    return scene.say("t-n-points", n=scene.view["points"][seat])


def widest_points(scene: Scene) -> int:
    """How much room all of them need to stand below each other."""
    return max(size(points(scene, seat)) for seat in range(scene.view["seats"]))


def longest_name(scene: Scene) -> int:
    """As much as half a line leaves beside the turn mark, the fan, the points and a gap between two seats."""
    if scene.width < TWO_COLUMNS:
        return NAME
    return min(NAME, max(12, scene.width // 2 - 16 - widest_points(scene)))


def shown(scene: Scene) -> list[Line]:
    """Hands the viewer has seen, as many on a line as fit."""
    hands: list[Line] = [
        [Piece(f"  {scene.say('known', who=scene.name(int(seat)))} ", "dim"), *cards(hand)]
        for seat, hand in scene.view["known"].items()
        if int(seat) != scene.seat
    ]
    return wrapped(hands, scene.width)


def position(scene: Scene) -> str:
    """The pile, everybody's number of cards, the own hand."""
    view, words = scene.view, scene.words
    others = [
        scene.say("holds", who=scene.names[seat], cards=n)
        for seat, n in enumerate(view["hand_sizes"])
        if seat != scene.seat
    ]
    card = words.thing("card", view["top"])
    said = [scene.say("position", card=card, colour=words.thing("colour", view["colour"]))]
    if view["colour"] is None:
        said = [scene.say("position-open", card=card)]
    if view["owes"]:
        said.append(scene.say("owes", who=scene.names[view["owes"]["seat"]], cards=view["owes"]["cards"]) + ".")
    said.append(", ".join(others) + ".")
    return " ".join([*said, scene.hand()]).rstrip()
