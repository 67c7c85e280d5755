"""OpenSpiel's interface: every game is a Python game of OpenSpiel, `troef_` and its key.

>>> import pyspiel
>>> import troef.environments.openspiel
>>> game = pyspiel.load_game("troef_companeros", {"players": 3})
>>> state = game.new_initial_state()
>>> while state.is_chance_node():  # the number of the deal, in three digits
...     state.apply_action(1)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(1, 'lay G2')

Parameters: `players`; `chance`, "sampled" (the deal is drawn first, one of `deals`, all else follows from its seed,
`seed` + its number) or "explicit" (every number the rules draw is a node of chance); `most`, how many answers a match
has before it is broken off, all getting 0; `recall`, how many events a tensor of an information state holds; and the
game's options by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from troef.core.declare import SPECTATOR
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.environments.spec import Spec
from troef.environments.tree import FAN, Outcomes, Position, Tree
from troef.games import keys, load

MOST = 1_000_000
LEAST = {"deals": 1, "most": 1, "recall": 0}
OWN: dict[str, Any] = {"players": 0, "chance": "sampled", "deals": FAN**3, "seed": 0, "most": MOST, "recall": 64}
EXPLICIT_NODES = 10**9  # of chance in one match: the rules set no bound


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One table as a game of OpenSpiel; every game has a class of its own, with its `troef`."""

    troef: Game

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.troef
        own = {name: params.get(name, default) for name, default in OWN.items()}
        chosen = {name: _value(game, name, value) for name, value in params.items() if name not in OWN}
        if own["chance"] not in ("sampled", "explicit"):
            raise BadUse(f"chance is sampled or explicit, not {own['chance']!r}")
        for name, least in LEAST.items():
            if own[name] < least:
                raise BadUse(f"{name} is at least {least}, not {own[name]}")
        seats = own["players"] or game.seats[0]
        game.check_seats(seats)
        self.given = Spec(game, seats, game.chosen(chosen))
        game.configured(self.given.options)
        self.recall = own["recall"]
        explicit = own["chance"] == "explicit"
        self.root = Position(
            Tree(self.given, explicit=explicit, first=own["seed"], deals=own["deals"], most=own["most"])
        )
        self.info = pyspiel.GameInfo(
            num_distinct_actions=self.given.actions,
            max_chance_outcomes=FAN,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=own["most"],
        )
        super().__init__(game_type(game), self.info, dict(params))

    def __reduce__(self) -> tuple[object, ...]:
        """Written down as OpenSpiel's own games are: by name and parameters."""
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """Where histories begin: before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the deal's number, or as many as the rules ask for."""
        tree = self.root.tree
        return EXPLICIT_NODES if tree.explicit else len(f"{tree.deals:b}")

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What of a state is observed, as a string and a tensor."""
        if params:
            raise BadUse(f"an observer takes no parameters, not {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class World(SpielGame):
    """The same game from an imagined position on, where the histories of its states begin.

    No choices lead there from the deal. With sampled chance only so many deals exist, and none of them need be the one
    imagined; with explicit chance the numbers that would have dealt it are known to nobody: rules say what is held now,
    not how it was drawn, and what others chose in secret is imagined, too. The history of the true match would tell
    what the player must not know, and lead to another state.
    """

    def __init__(self, game: SpielGame, root: Position) -> None:
        self.given, self.recall, self.info, self.root = game.given, game.recall, game.info, root
        pyspiel.Game.__init__(self, game.get_type(), game.info, game.get_parameters())

    def __reduce__(self) -> tuple[object, ...]:
        """Refused: parameters do not lead to what is imagined."""
        raise TypeError("an imagined world has no parameters, so it cannot be written down")


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.root.clone()

    @property
    def match(self) -> Match | None:
        """The match so far; None before the deal. With sampled chance its record can be verified."""
        return self.position.table.match if self.position.table else None

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody any more."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        table = self.position.table
        return int(pyspiel.PlayerId.TERMINAL) if table is None or self.is_terminal() else table.asked

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.table is not None
        return sorted(self.position.table.lawful(player))

    def chance_outcomes(self) -> Outcomes:
        """The outcomes of chance, with their probabilities."""
        return self.position.outcomes

    def _apply_action(self, action: int) -> None:
        self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.position.tree.spec.spell(action)

    def is_terminal(self) -> bool:
        """Whether the match is over, or has lasted too long."""
        return self.position.over()

    def returns(self) -> list[float]:
        """At the end: the number of seats times the share of the win, less 1."""
        return self.position.returns()

    def __str__(self) -> str:
        match = self.match
        if match and self.position.imagined:
            return f"imagined {match.state} {self.position.pending()}"
        acts = "; ".join(f"{seat} {move}" for seat, move, _ in match.acts) if match else "before the deal"
        return f"{acts} {self.position.pending()}"

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state that is possible for the player: all it cannot know is dealt anew. `rng` draws from 0 to 1.

        Its history begins there, and leads to it again from `get_game().new_initial_state()`.
        """
        return World(self.get_game(), self.position.imagine(player, int(rng() * 2**32))).new_initial_state()


class Observer:
    """Writes what a seat knows: the fields of the game's encoding, for an information state also what it was told."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind, self.given = kind, game.given
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        if own and kind.public_info:
            self._lay_out(game.recall if kind.perfect_recall else 0)

    def _lay_out(self, recall: int) -> None:
        shapes: list[tuple[str, tuple[int, ...]]] = [("player", (self.given.seats,))]
        shapes += [(plane.name, plane.shape) for plane, _ in self.given.fields()]
        shapes += [("told", (recall, 3))] if recall else []
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        at = 0
        for name, shape in shapes:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        table = state.position.table
        if table is None:
            return
        self.dict["player"][player] = 1
        first = self.given.seats
        self.tensor[first : first + self.given.observation] = table.observe(player)
        if "told" in self.dict:
            self._tell(table.match, player, self.dict["told"])

    def _tell(self, match: Match, player: int, rows: np.ndarray[Any, np.dtype[np.float32]]) -> None:
        """The latest events, the newest first: its number, who, its detail, each plus 1; 0 where it is hidden."""
        told = match.game.rules.EVENTS.told
        latest = [event for raws in match.log[-len(rows) :] for event in raws][: -len(rows) - 1 : -1]
        for row, event in zip(rows, latest, strict=False):
            hidden = told(event, player).args is None
            row[:] = event[0] + 1, event[1] + 1, 0 if hidden else event[2] + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        position = state.position
        if self.kind.perfect_recall:
            return position.told(player)
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return position.view(SPECTATOR)
        return position.view(player) if self.kind.public_info else position.own(player)


def _value(game: Game, name: str, value: Any) -> Value:
    """An option as OpenSpiel has it: a row of numbers is a text with blanks there."""
    rows = game.options()[name].kind == "numbers" and isinstance(value, str)
    return [int(number) for number in value.split()] if rows else value


def _parameters(game: Game) -> dict[str, Any]:
    shown = {name: " ".join(map(str, v)) if isinstance(v, list) else v for name, v in game.defaults().items()}
    return {**OWN, **shown}


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=f"troef_{game.key.replace('-', '_')}",
        long_name=f"Troef: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def register(game: Game) -> type[SpielGame]:
    """Makes a game known to `pyspiel.load_game`.

    OpenSpiel keeps a class for ever; a function it would drop when Python has ended, and fall over.
    """
    made = type(f"Spiel_{game.key}", (SpielGame,), {"troef": game})
    pyspiel.register_game(game_type(game), made)
    return made


for key in keys():
    register(load(key))
