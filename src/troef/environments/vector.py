"""Thousands of games a step, in one compiled kernel, with Gymnasium's vector interface.

    envs = VectorEnv("uno", 1024, seats=4)
    observations, infos = envs.reset(seed=7)
    for _ in range(1000):
        actions = ...  # (1024,), each one of those with a 1 in its row of observations["action_mask"]
        observations, rewards, terminated, truncated, infos = envs.step(actions)

Every game asks one seat at a time (`turns`); `infos["seat"]` says which. Its row of the observation is what that seat
knows, and the action is its decision. The reward is that of the seat that has just decided; `infos["rewards"]` has
everybody's. Games are numbered: row i plays the games i, i + n, i + 2 n, ... of the seed, with any number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from troef.core import record, twin, words
from troef.core.chance import Fast, Stream, seed_of, simulated_secret
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.words import TABLE
from troef.environments import batch, turns
from troef.environments.spec import HIGHEST, LOWEST, Spec
from troef.environments.table import Table, spec_of

Array = NDArray[Any]
Observations = dict[str, Array]
CONTRACT = {"ACTIONS", "S"}  # names that a game's own may, or must, take the place of
MOST = 1_000_000  # decisions in one game: then it goes round in a circle


class VectorEnv(Base[Observations, Array, Array]):
    """Many games of one kind at once.

    `threads`: so many share a step, without Python's lock. `copy=False`: what is returned are the environment's own
    arrays, which the next step overwrites. `verifiable=True`: every game is dealt from the verifiable stream and its
    decisions are kept, so that `records()` has it as a record that `troef verify` accepts; such games run interpreted.
    `most`: a game of so many decisions is truncated. Without Numba everything runs interpreted, with the same results.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        seats: int,
        *,
        preset: str | None = None,
        threads: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = True,
        verifiable: bool = False,
        most: int = MOST,
        **options: Value,
    ) -> None:
        if num_envs < 1 or threads < 1:
            raise BadUse(f"{num_envs} games by {threads} threads: there is at least one of each")
        if autoreset_mode is AutoresetMode.DISABLED:
            raise BadUse("a game that is over is dealt anew: autoreset_mode is SAME_STEP or NEXT_STEP")
        self.table_spec = spec_of(game, seats, preset, options)
        self.num_envs, self.copy, self.verifiable, self.most = num_envs, copy, verifiable, most
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.again = int(autoreset_mode is AutoresetMode.SAME_STEP)
        self._make_spaces(self.table_spec)
        self._make_tables(self.table_spec, threads)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._kept: list[Array] = []  # the decisions of every step, if they are wanted
        self._since = [0] * num_envs  # at which of them the game of a row began
        self._records: list[str] = []
        self._base = self._seed = 0

    def _make_spaces(self, spec: Spec) -> None:
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (spec.observation,), np.int16),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(spec.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_tables(self, spec: Spec, threads: int) -> None:
        n, modules = self.num_envs, (turns, batch, *twin.modules(spec.game))
        check_names((turns, batch), twin.modules(spec.game))
        state = spec.game.configured(spec.options)
        if twin.available() and not self.verifiable:
            self.games: Any = twin.records(state, n, events=False)
            self._step = twin.compiled(*modules, events=False).step_games
        else:
            self.games = [state.clone() for _ in range(n)]
            for one in self.games:
                one.chance = Numbered(self) if self.verifiable else Fast(0)
            self._step = interpreted(twin.interpreted(*modules).step_games)
            threads = 1
        self.desk = np.zeros((n, batch.COLUMNS), np.int64)
        self.actions = np.zeros(n, np.int64)
        self.masks = np.zeros((n, spec.actions), np.int8)
        self.views = np.zeros((1 + self.again, n, spec.observation), np.int16)
        self.rewards = np.zeros((n, 1 + spec.seats))
        self.race = np.array(spec.race, np.int8)
        cuts = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        moves = [np.zeros(spec.actions + 1, np.int64) for _ in cuts]
        self._parts = list(zip(moves, cuts, cuts[1:], strict=False))

    # ---- Gymnasium's interface ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deals all games; the same seed, the same games. Without one, the seed follows from those before it."""
        del options  # a table's options are chosen when it is made
        if seed is not None:
            self._np_random, self._np_random_seed = None, None
            super().reset(seed=seed)
        self._seed = int(self.np_random.integers(2**31)) if seed is None else seed
        self._base = 0 if self.verifiable else self._seed % 2**31 << 32
        self.desk[:] = 0
        self.desk[:, batch.D_ASKED] = TABLE
        self.desk[:, batch.D_NEXT_NUMBER] = self._base + np.arange(self.num_envs)
        self._kept, self._since = [], [0] * self.num_envs
        self._run()
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """One decision in every game. An unlawful one ends its game, with -1 for whoever made it."""
        self.actions[:] = actions
        number = self.desk[:, batch.D_NUMBER].copy() if self.verifiable else None
        self._run()
        ended, cut = self.desk[:, batch.D_ENDED] != 0, self.desk[:, batch.D_CUT] != 0
        if number is not None:
            self._keep(number, ended, cut)
        infos = self._infos()
        if self.again and (over := ended | cut).any():
            infos |= self._finals(over)
        return self._observed(), self.rewards[:, 0].copy(), ended, cut, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Sends the threads home."""
        if self._pool:
            self._pool.shutdown()

    def _run(self) -> None:
        if self._pool is None:
            self._run_part(self._parts[0])
        else:
            for _ in self._pool.map(self._run_part, self._parts):
                pass

    def _run_part(self, part: tuple[Array, int, int]) -> None:
        moves, first, end = part
        self._step(
            self.games,
            self.desk,
            self.actions,
            moves,
            self.race,
            self.masks,
            self.views,
            self.rewards,
            first,
            end,
            self.again,
            self.most,
        )

    def _observed(self) -> Observations:
        views, masks = self.views[0], self.masks
        return {
            "observation": views.copy() if self.copy else views,
            "action_mask": masks.copy() if self.copy else masks,
        }

    def _infos(self) -> dict[str, Any]:
        """Who is asked now (-1: nobody, the game is over), what every seat got, and the number of the game."""
        return {
            "seat": self.desk[:, batch.D_ASKED].copy(),
            "rewards": self.rewards[:, 1:].copy(),
            "number": self.desk[:, batch.D_NUMBER] - self._base,
        }

    def _finals(self, over: Array) -> dict[str, Any]:
        """What the last actor of every game that has just ended saw, as Gymnasium hands it on."""
        finals = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            nothing = np.zeros(self.table_spec.actions, np.int8)
            finals[i] = {"observation": self.views[1][i].copy(), "action_mask": nothing}
        return {"final_obs": finals, "_final_obs": over}

    # ---- records --------------------------------------------------------------------------------------------------

    def records(self) -> Iterator[str]:
        """The records of the games that ended since this was asked last, each played again under the referee."""
        if not self.verifiable:
            raise BadUse("games in bulk have no records: make the environment with verifiable=True")
        while self._records:
            yield self._records.pop(0)

    def _keep(self, number: Array, ended: Array, cut: Array) -> None:
        self._kept.append(self.actions.copy())
        for i in np.flatnonzero(ended | cut):
            decisions = [int(step[i]) for step in self._kept[self._since[i] :]]
            self._since[i] = len(self._kept)
            if ended[i] and self.rewards[i, 1:].sum() == 0:  # an unlawful decision leaves a sum of -1, and no record
                self._records.append(self._replayed(int(number[i]), decisions))

    def _replayed(self, number: int, decisions: list[int]) -> str:
        spec = self.table_spec
        secret = simulated_secret(self._seed, number)
        table = Table(spec, Match(spec.game, spec.seats, spec.options, secret=secret))
        for action in decisions:
            if table.asked != TABLE:  # the step that deals after the end decides nothing
                table.answer(action)
        return record.write(table.match)

    def stream(self, number: int) -> Stream:
        """The verifiable chance of a game of this seed: `troef simulate` deals the same."""
        return Stream(seed_of(simulated_secret(self._seed, number), [""] * self.table_spec.seats))

    def __str__(self) -> str:
        return f"{self.num_envs} x {self.table_spec}"


def interpreted(step_games: Callable[..., None]) -> Callable[..., None]:
    """The kernel over plain numbers: interpreted rules know no others."""

    def step(games: Any, desk: Array, actions: Array, moves: Array, race: Array, *rest: Any) -> None:
        rows = desk.tolist()
        step_games(games, rows, actions.tolist(), moves.tolist(), race.tolist(), *rest)
        desk[:] = rows

    return step


class Numbered:
    """The verifiable stream of whatever game a row is dealt."""

    def __init__(self, envs: VectorEnv) -> None:
        self.envs, self._stream = envs, Stream(bytes(32))

    def reseed(self, number: int) -> None:
        """From now on it is the game of that number."""
        self._stream = self.envs.stream(int(number))

    def below(self, n: int) -> int:
        """As the game's stream says."""
        return self._stream.below(n)


def check_names(ours: tuple[ModuleType, ...], game: tuple[ModuleType, ...]) -> None:
    """Compiled together, names of one module take the place of another's: refuses a game that would by accident."""
    mine = {name for module in ours for name in vars(module) if _own(module, name)}
    theirs = {name for module in game for name in vars(module) if _own(module, name)}
    if both := mine & theirs - CONTRACT:
        raise BadUse(f"{game[0].__name__} has names that the vector environment has too: {', '.join(sorted(both))}")


def _own(module: ModuleType, name: str) -> bool:
    value = cast(Any, getattr(module, name))
    if name.startswith("__") or not isinstance(value, int | tuple | type | type(_own)):
        return False
    return getattr(value, "__module__", module.__name__) == module.__name__ and (
        callable(value) or name not in vars(words)
    )
