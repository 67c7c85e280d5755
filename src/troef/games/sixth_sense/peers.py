"""6th Sense is played nowhere else; the nearest game is OpenSpiel's oh_hell."""

from __future__ import annotations

from functools import partial

from troef.core.peer import Peer, open_spiel

PEERS = (Peer("OpenSpiel's oh_hell", "pyspiel", partial(open_spiel, "oh_hell(players=4)"), {"compiled": 3}),)
