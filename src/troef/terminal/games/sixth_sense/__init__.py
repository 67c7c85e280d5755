"""6th Sense in the terminal: trump, what is asked, the trick card by card, predictions and tricks."""

from __future__ import annotations

from typing import Any

from troef.terminal.live.scene import Cell, Line, Piece, Scene, columns, face, seat_cell, suit


def board(scene: Scene) -> list[Line]:
    """What holds in this round and trick, then the seats with their cards."""
    return [*tokens(scene), [], *seats(scene), *best(scene)]


def tokens(scene: Scene) -> list[Line]:
    """The round and its trump; what the trick asks."""
    view, words, trick = scene.view, scene.words, scene.view["trick"]
    line: Line = [
        Piece(f"{scene.say('round', round=view['round'], rounds=view['of_rounds'])}  {scene.say('trump')} ", "dim")
    ]
    line.append(suit(view["trump"], trump(scene)))
    if view["left_out"]:
        line.append(Piece("  " + scene.say("left-out", colour=words.thing("colour", view["left_out"])), "dim"))
    asked: Line = [Piece(scene.say("left", n=view["tricks_left"]), "dim")]
    if trick["requested"]:
        asked += [
            Piece(f"  {scene.say('asked')} ", "dim"),
            suit(trick["requested"], words.thing("colour", trick["requested"])),
        ]
    asked += [Piece(f"  {scene.say(name)}", "bad") for name in ("reversed", "double") if trick[name]]
    return [line, asked]


def trump(scene: Scene) -> str:
    """The colour that is trump, or that none is, or none yet."""
    colour = scene.view["trump"]
    return scene.words.thing("colour", colour) if colour else scene.say("trump-none")


def seats(scene: Scene) -> list[Line]:
    """Everybody: what is known of the prediction, tricks, points, the card in this trick."""
    view = scene.view
    played = {each["seat"]: each for each in view["trick"]["cards"]}
    heads = ["", *map(scene.say, ("t-cards", "predicted", "tricks", "t-points", "played"))]
    rows: list[list[Cell]] = [
        [
            seat_cell(scene, seat),
            str(view["hand_sizes"][seat]),
            [prediction(scene, seat)],
            str(view["tricks"][seat]),
            str(view["points"][seat]),
            lying(scene, played.get(seat)),
        ]
        for seat in range(view["seats"])
    ]
    return columns(rows, heads)


def prediction(scene: Scene, seat: int) -> Piece:
    """The own card, one that was looked at, a face-down card, or none yet."""
    view = scene.view
    known = view["prediction"] if seat == scene.seat else view["peeked"][seat]
    if known:
        return face(known)
    return Piece(" ▮ ", "dim") if view["predicted"][seat] else face(None)


def lying(scene: Scene, played: dict[str, Any] | None) -> Line:
    """A card of the trick: what a 6 was called, what a 0 blocks, whether it counts."""
    if played is None:
        return []
    line: Line = [face(played["card"])]
    if played["as"] is not None:
        line.append(Piece(f" {scene.say('called', value=played['as'])}"))
    if played["blocks"]:
        line.append(Piece(f" {scene.say('blocks', card=played['blocks'])}", "bad"))
    elif not played["counts"]:
        line.append(Piece(f" {scene.say('blocked')}", "bad"))
    return line


def best(scene: Scene) -> list[Line]:
    """Who is ahead, and why."""
    best = scene.view["trick"]["best"]
    if best is None:
        return []
    why = scene.words.message(f"why-{best['why']}")
    return [[Piece(scene.say("ahead", who=scene.names[best["seat"]], card=best["card"], why=why), "dim")]]


def position(scene: Scene) -> str:
    """Trump, the trick so far, own tricks and prediction, the hand."""
    view, words = scene.view, scene.words
    said = [scene.say("position", round=view["round"], trump=trump(scene))]
    lying = [f"{scene.names[each['seat']]} {words.thing('card', each['card'])}" for each in view["trick"]["cards"]]
    said += [scene.say("so-far", cards=", ".join(lying))] if lying else []
    if view["prediction"]:
        card = words.thing("card", view["prediction"])
        said.append(scene.say("you-have", card=card, tricks=view["tricks"][scene.seat]))
    return " ".join([*said, scene.hand()]).rstrip()
