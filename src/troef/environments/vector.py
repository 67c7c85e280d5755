"""Thousands of games a step, in one compiled kernel, with Gymnasium's vector interface.

    envs = VectorEnv("uno", 1024, seats=4)
    observations, infos = envs.reset(seed=7)
    for _ in range(1000):
        actions = ...  # (1024,), each one of those with a 1 in its row of observations["action_mask"]
        observations, rewards, terminated, truncated, infos = envs.step(actions)

Every game asks one seat at a time (`turns`); `infos["seat"]` says which. Its row of the observation is what that seat
knows, and the action is its decision; `infos["random"]` is what random play would decide. The reward is that of the
seat that has just decided; `infos["rewards"]` has everybody's. Games are numbered: row i plays the games i, i + n,
i + 2 n, ... of the seed, with any number of threads.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

from troef.core import record, twin
from troef.core.chance import Fast, Stream, seed_of, simulated_secret
from troef.core.errors import BadUse
from troef.core.game import Game
from troef.core.match import Match
from troef.core.options import Value
from troef.core.words import TABLE
from troef.environments import batch, turns
from troef.environments.rows import Array, deal_anew, interpreted, rows, sheets, types
from troef.environments.spec import HIGHEST, LOWEST, Spec
from troef.environments.table import Table, spec_of

Observations = dict[str, Array]
DERIVED = {"_parts", "_pool", "_run", "_actions", "_seen", "_reward", "_ended", "_cut", "_about"}  # from the rows
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
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        verifiable: bool = False,
        most: int = MOST,
        **options: Value,
    ) -> None:
        if num_envs < 1 or threads < 1:
            raise BadUse(f"{num_envs} games by {threads} threads: there is at least one of each")
        mode = next((mode for mode in AutoresetMode if autoreset_mode in (mode, mode.value)), AutoresetMode.DISABLED)
        if mode is AutoresetMode.DISABLED:
            raise BadUse("a game that is over is dealt anew: autoreset_mode is SAME_STEP or NEXT_STEP")
        if most < 1:
            raise BadUse(f"a game has at least one decision, so most is no {most}")
        self.table_spec = spec_of(game, seats, preset, options)
        self.num_envs, self.copy, self.verifiable, self.most = num_envs, copy, verifiable, most
        self.metadata = {"autoreset_mode": mode}
        self.again = mode is AutoresetMode.SAME_STEP
        self._make_spaces(self.table_spec)
        self._make_tables(self.table_spec, threads)
        self._make_parts()
        self._seed = 0
        self._dealt = False
        self._decided: list[list[int]] = []  # in the game of every row, if records are wanted
        self._numbers: list[int] = []  # of those games
        self._waiting: deque[tuple[int, int, list[int]]] = deque()  # for records: seeds, numbers, decisions

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
        n, state = self.num_envs, spec.game.configured(spec.options)
        self.compiled = twin.available() and not self.verifiable
        self.rows = rows(spec, n, state)
        self.sheets = sheets(spec, n, min(threads, n) if self.compiled else 1, self.again, self.most)
        self._states: list[Any] = [state.clone() for _ in range(0 if self.compiled else n)]  # rows have them, compiled
        for one in self._states:
            one.chance = Numbered(self) if self.verifiable else Fast(0)
        self._lucks = [SimpleNamespace(chance=Fast(0)) for _ in self._states]

    def _make_parts(self) -> None:
        """What steps the rows of every sheet, and the threads that do it."""
        modules, both = (turns, batch, *twin.modules(self.table_spec.game)), (self.rows, self.sheets)
        if self.compiled:
            kernel = twin.compiled(*modules, events=False).step_games
            code = kernel.compile(tuple(map(kernel.typeof_pyval, both)))
            parts = [partial(code, self.rows, self.sheets[k : k + 1]) for k in range(len(self.sheets))]
        else:
            step_games = twin.interpreted(*modules).step_games
            parts = [partial(interpreted, step_games, self._states, self._lucks, *both)]
        self._parts: Sequence[Callable[[], int]] = parts
        self._pool = ThreadPoolExecutor(len(parts) - 1) if len(parts) > 1 else None
        self._home = os.getpid()  # where the threads are: a forked process has none of its parent's
        self._run = self._run_parts if self._pool else parts[0]
        self._name_arrays()

    def _name_arrays(self) -> None:
        """The environment's own arrays, all of them parts of the rows, by what they are told as."""
        rows, seats = self.rows, self.table_spec.seats
        self._actions = rows["action"]
        self._seen = {"observation": rows["views"][:, 0], "action_mask": rows["mask"]}
        self._reward, self._ended, self._cut = rows["reward"], rows["ended"], rows["cut"]
        self._about = {
            "seat": rows["asked"],
            "rewards": rows["rewards"][:, :seats],
            "number": rows["number"],
            "random": rows["random"],
        }

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: what follows from the rows is made anew."""
        return {name: value for name, value in vars(self).items() if name not in DERIVED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        of_rows, of_sheets = types(self.table_spec)
        self.rows, self.sheets = self.rows.view(of_rows), self.sheets.view(of_sheets)
        self._make_parts()

    # ---- Gymnasium's interface ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deals all games; the same seed, the same games. Without one, the seed follows from those before it."""
        if options and "reset_mask" in options:
            raise BadUse("all games are dealt at once, and each by itself when it is over: there is no reset_mask")
        if seed is not None:
            self._np_random, self._np_random_seed = None, None
            super().reset(seed=seed)
        self._seed = int(self.np_random.integers(2**31)) if seed is None else seed
        self.sheets["luck"] = self._seed % 2**31 << 32
        self.sheets["base"] = 0 if self.verifiable else self.sheets["luck"]
        deal_anew(self.rows)
        self._dealt = True
        self._decided = [[] for _ in range(self.num_envs)]
        self._run()
        return (_copies(self._seen), _copies(self._about)) if self.copy else (self._seen.copy(), self._about.copy())

    def step(self, actions: Any) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """One decision in every game. An unlawful one, or a number that is no action, ends its game, with -1 for
        whoever made it; what is not a whole number a game is refused (`BadUse`), and nothing has happened.
        """
        if not self._dealt:
            raise BadUse("no games are going on: reset() deals them")
        try:
            if len(actions) != self.num_envs:
                raise ValueError("too few or too many")
            np.copyto(self._actions, actions, "same_kind")
        except (TypeError, ValueError):
            raise BadUse(f"{self.num_envs} whole numbers are needed, one a game, not {actions!r}") from None
        if self.verifiable:
            self._keep()
        over, infos = self._run(), self._about.copy()  # a caller may write into a dictionary
        if self.copy:
            infos = _copies(infos)
        if over:
            if self.again:
                infos |= self._finals()
            if self.verifiable:
                self._close()
        if self.copy:
            return _copies(self._seen), self._reward.copy(), self._ended.copy(), self._cut.copy(), infos
        return self._seen.copy(), self._reward, self._ended, self._cut, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Sends the threads home."""
        if self._pool:
            self._pool.shutdown()

    def _run_parts(self) -> int:
        """One step, by this thread and the others; how many games ended."""
        if self._home != os.getpid():
            self._make_parts()
        others = [cast(ThreadPoolExecutor, self._pool).submit(part) for part in self._parts[1:]]
        return self._parts[0]() + sum(other.result() for other in others)

    def _finals(self) -> dict[str, Any]:
        """What the last actor of every game that has just ended saw, as Gymnasium hands it on."""
        finals, over = np.full(self.num_envs, None, object), self._ended | self._cut
        for i in np.flatnonzero(over):
            nothing = np.zeros(self.table_spec.actions, np.int8)
            finals[i] = {"observation": self.rows["views"][i, 1].copy(), "action_mask": nothing}
        return {"final_obs": finals, "_final_obs": over}

    # ---- records --------------------------------------------------------------------------------------------------

    def records(self) -> Iterator[str]:
        """The records of the games that ended since this was asked last, each played again under the referee.

        They wait until they are asked for, as the numbers of their decisions; forgotten they never are.
        """
        if not self.verifiable:
            raise BadUse("games in bulk have no records: make the environment with verifiable=True")
        while self._waiting:
            yield self._replayed(*self._waiting.popleft())

    def _keep(self) -> None:
        """What is decided now, in every game that somebody is asked in, by the game's number."""
        self._numbers = self._about["number"].tolist()
        for decided, action, seat in zip(self._decided, self._actions.tolist(), self._about["seat"], strict=True):
            if seat != TABLE:  # the step that deals after the end decides nothing
                decided.append(action)

    def _close(self) -> None:
        """The games that have just ended wait for their record; a game that was cut off, or broken off, has none."""
        for i in np.flatnonzero(self._ended | self._cut):
            foul = self._about["rewards"][i].sum() < -0.5  # who decided unlawfully pays alone; thirds make no round sum
            if self._ended[i] and not foul:
                self._waiting.append((self._seed, self._numbers[i], self._decided[i]))
            self._decided[i] = []

    def _replayed(self, seed: int, number: int, decisions: list[int]) -> str:
        spec = self.table_spec
        table = Table(spec, Match(spec.game, spec.seats, spec.options, secret=simulated_secret(seed, number)))
        for action in decisions:
            table.answer(action)
        return record.write(table.match)

    def stream(self, number: int) -> Stream:
        """The verifiable chance of a game of this seed: `troef simulate` deals the same."""
        return Stream(seed_of(simulated_secret(self._seed, number), [""] * self.table_spec.seats))

    def __str__(self) -> str:
        return f"{self.num_envs} x {self.table_spec}"


def _copies(arrays: dict[str, Array]) -> dict[str, Any]:
    return {name: array.copy() for name, array in arrays.items()}


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
