"""The compiled engine says and plays byte for byte what the interpreted one does."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from replays.logformat.writing import log_document
from replays.samples.files import sample_files
from scoring.compiled import COMPILED, PROJECT, PYTHON
from scoring.engine import audit, law, replay
from scoring.rulesets import installed, load
from scoring.simulator.games import simulate
from scoring.simulator.options import any_options
from tests.support.tables import Json

pytestmark = pytest.mark.compiled


def reports(engine: str, logs: list[bytes]) -> list[bytes]:
    """The reports of an engine that runs in a process of its own."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.compiled.reports"],
        input=b"\n".join(logs),
        env=os.environ | {"MJAUDIT_ENGINE": engine},
        cwd=PROJECT,
        capture_output=True,
        check=True,
    )
    return ended.stdout.splitlines()


def played(ruleset: str) -> Iterator[Json]:
    """Games under options of all kinds, each as it was and then with something wrong."""
    chance = random.Random(f"compiled {ruleset}")
    for number in range(6):
        options = any_options(load(ruleset), chance)
        log = log_document(simulate(load(ruleset), f"compiled-{number}", options=options, hands=4))
        yield log
        yield without_an_event(log, chance)
        yield paid_otherwise(log, chance)


def without_an_event(log: Json, chance: random.Random) -> Json:
    spoiled: Json = json.loads(json.dumps(log))
    for hand in spoiled["hands"]:
        if hand["events"]:
            hand["events"].pop(chance.randrange(len(hand["events"])))
    return spoiled


def paid_otherwise(log: Json, chance: random.Random) -> Json:
    spoiled: Json = json.loads(json.dumps(log))
    for hand in spoiled["hands"]:
        for payment in chance.sample(hand["transfers"], len(hand["transfers"]) // 2):
            payment["points"] += 1
            payment.pop("items", None)
    return spoiled


def test_these_tests_run_compiled() -> None:
    assert all(module.__file__ and module.__file__.endswith(".so") for module in (audit, law, replay))


@pytest.mark.parametrize("ruleset", [*installed()])
def test_simulated_games_sound_and_broken_get_the_same_reports(ruleset: str) -> None:
    logs = [json.dumps(log).encode() for log in played(ruleset)]
    compiled = reports(COMPILED, logs)
    assert len(compiled) == len(logs)
    assert compiled == reports(PYTHON, logs)
    verdicts = {json.loads(report)["verdict"] for report in compiled}
    assert {"clean", "flagged"} <= verdicts


@pytest.mark.parametrize("ruleset", [*installed()])
def test_a_seed_plays_the_same_games(ruleset: str) -> None:
    def games(engine: str) -> bytes:
        order = f"manage.py simulate --rules {ruleset} --options pairwise --hands 24 --jobs 1 --out -"
        environment = os.environ | {"MJAUDIT_ENGINE": engine}
        ended = subprocess.run(
            [sys.executable, *order.split()], env=environment, cwd=PROJECT, capture_output=True, check=True
        )
        return ended.stdout

    assert games(COMPILED) == games(PYTHON)


def test_the_samples_get_the_same_reports() -> None:
    logs = [json.dumps(json.loads(sample.read_bytes())).encode() for sample in sample_files()]
    assert reports(COMPILED, logs) == reports(PYTHON, logs)
