"""6th Sense is played nowhere else; the nearest game is OpenSpiel's oh_hell."""

from __future__ import annotations

from functools import partial

from troef.core.peer import Peer, open_spiel, open_spiel_search

OH_HELL = "oh_hell(players=4,num_tricks_fixed=12)"  # left alone the number of tricks is drawn, and may be one

PEERS = (
    Peer("OpenSpiel's oh_hell", "pyspiel", partial(open_spiel, OH_HELL), {"compiled": 3}),
    Peer(
        "OpenSpiel's IS-MCTS of oh_hell",
        "pyspiel",
        partial(open_spiel_search, OH_HELL),
        {"tree search": 5},
        "tree search",
        "iterations/s",
    ),
)
