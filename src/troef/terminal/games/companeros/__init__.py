"""Compañeros in the terminal: the strength of every colour laid, the display, and who has what."""

from __future__ import annotations

from troef.terminal.live.scene import Cell, Line, Piece, Scene, cards, columns, face, seat_cell, suit, wrapped


def board(scene: Scene) -> list[Line]:
    """The trick, the ladder of strengths, the display, the seats."""
    view = scene.view
    trick = scene.say("trick", trick=view["trick"], tricks=view["tricks"])
    game = [f" · {scene.say('game', game=view['game'], games=view['games'])}"] if view["games"] > 1 else []
    return [[Piece(trick + "".join(game), "dim")], *display(scene), *ladder(scene), [], *seats(scene)]


def display(scene: Scene) -> list[Line]:
    """The cards that can be won, by colour."""
    groups: list[Line] = [[Piece(f"{scene.say('display')} ", "dim")]]
    groups += [[*cards(row), Piece(" ")] for row in scene.view["display"].values()]
    return wrapped(groups, scene.width)


def ladder(scene: Scene) -> list[Line]:
    """The colours laid, the strongest first, with who laid them; ties are told."""
    view, lines = scene.view, []
    for bar in view["strengths"]:
        who = ", ".join(scene.name(seat) for seat in bar["seats"])
        tied = [Piece(f"  {scene.say('tie')}", "bad")] if bar["colour"] in view["tied"] else []
        colour = suit(bar["colour"], scene.words.thing("colour", bar["colour"]))
        lines.append([Piece("  "), Piece(f"{bar['strength']:>2} "), colour, Piece(f" {who}"), *tied])
    return [[Piece(scene.say("strengths"), "dim")], *lines] if lines else [[Piece(scene.say("nothing-laid"), "dim")]]


def seats(scene: Scene) -> list[Line]:
    """Everybody: the card laid, how many cards won, points."""
    view = scene.view
    heads = ["", scene.say("laid"), scene.say("t-cards"), scene.say("won"), scene.say("t-points")]
    points = view["points"] if view["rounds"] else ["·"] * view["seats"]  # what is won lies face down until the end
    running = view["running"] or points
    rows: list[list[Cell]] = [
        [
            seat_cell(scene, seat),
            [face(view["laid"][seat])],
            str(view["hand_sizes"][seat]),
            str(view["taken"][seat]),
            str(running[seat]),
        ]
        for seat in range(view["seats"])
    ]
    return columns(rows, heads)


def position(scene: Scene) -> str:
    """The trick, what is laid, what is on display, the own hand."""
    view, words = scene.view, scene.words
    bars = ", ".join(f"{words.thing('colour', bar['colour'])} {bar['strength']}" for bar in view["strengths"])
    laid = scene.say("strong", bars=bars) if bars else scene.say("nobody-yet")
    shown = [card for row in view["display"].values() for card in row]
    said = scene.say("position", trick=view["trick"], laid=laid, cards=words.listed("card", shown))
    return f"{said} {scene.hand()}".rstrip()
