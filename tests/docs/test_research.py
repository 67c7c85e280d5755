"""The example with masked PPO runs as shown, but for the learner: that needs a torch too heavy for our lock."""

from __future__ import annotations

import runpy
import statistics
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "research.md"


class Learner:
    """What the example asks of `sb3_contrib.MaskablePPO`: it decides by the masks, and learns nothing."""

    def __init__(self, policy: str, env: Any, verbose: int) -> None:
        self.env, self.luck, self.seen = env, np.random.default_rng(1), list[np.ndarray[Any, Any]]()

    def learn(self, decisions: int) -> Learner:
        """A few of them."""
        for _ in range(3):
            self.match()
        return self

    def get_env(self) -> Any:
        """Where it plays."""
        return self.env

    def match(self) -> float:
        """The reward of one."""
        observation, _ = self.env.reset()
        reward, over = 0.0, False
        while not over:
            self.seen.append(observation)
            mask = self.env.action_masks()
            assert mask.dtype == bool and mask.any() and self.env.observation_space.contains(observation)
            observation, reward, over, _, _ = self.env.step(int(self.luck.choice(np.flatnonzero(mask))))
        return float(reward)


def evaluate(model: Learner, env: Any, matches: int) -> tuple[float, float]:
    """What the example asks of `evaluate_policy`."""
    assert env is model.get_env()
    rewards = [model.match() for _ in range(matches // 40)]
    return statistics.fmean(rewards), statistics.pstdev(rewards)


def test_the_example_with_masked_ppo_runs_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (shown,) = (block.text for block in blocks(PAGE) if block.file == "masked_ppo.py")
    (tmp_path / "masked_ppo.py").write_text(shown)
    inside: dict[str, dict[str, Any]] = {
        "sb3_contrib": {"MaskablePPO": Learner},
        "sb3_contrib.common": {},
        "sb3_contrib.common.maskable": {},
        "sb3_contrib.common.maskable.evaluation": {"evaluate_policy": evaluate},
    }
    for name, members in inside.items():
        stands_in = ModuleType(name)
        vars(stands_in).update(members)
        monkeypatch.setitem(sys.modules, name, stands_in)
    ran = runpy.run_path(str(tmp_path / "masked_ppo.py"))
    assert capsys.readouterr().out.startswith("mean reward and its deviation over 200 matches: (")
    assert len({each.tobytes() for each in ran["model"].seen}) > 50
