"""The engine's own process: whatever a log does to it, the caller gets an answer, the next log an engine."""

import hashlib
import json
import os
import re
import sys
import time
from typing import Any

import pytest

from replays.auditing.engine_process import EngineBusy, EngineFailed, EnginePool, EngineProcess
from replays.logformat.other_rules import OWN_RULES, OtherRules
from tests.support.gamelogs import as_bytes, game_log


def _faulty_engine(*, memory: int = 1024, cpu: float = 20, wall: float = 60) -> list[str]:
    limits = [str(memory), str(cpu), str(wall)]
    return [sys.executable, "-m", "tests.support.faulty_engine", *limits]


def _audit(engine: EngineProcess, fault: str | None = None) -> bytes:
    members: dict[str, Any] = {} if fault is None else {"table": fault}
    return engine.audit(as_bytes(game_log(**members)))


@pytest.mark.parametrize(
    ("fault", "limit", "reason"),
    [
        ("raise", {}, r"RuntimeError in audit, faulty_engine\.py:\d+"),
        ("die", {}, "the engine was ended by SIGSEGV"),
        ("loop", {"cpu": 0.5}, "the engine used up its CPU time"),
        ("sleep", {"wall": 1.5}, "the engine did not answer in time"),
        ("grow", {"memory": 512}, r"MemoryError in audit, faulty_engine\.py:\d+"),
    ],
)
def test_each_way_to_fail_is_told_and_the_next_log_is_audited(
    fault: str, limit: dict[str, Any], reason: str
) -> None:
    engine = EngineProcess(_faulty_engine(**limit))
    with pytest.raises(EngineFailed) as failure:
        _audit(engine, fault)
    assert re.fullmatch(reason, str(failure.value))
    assert json.loads(_audit(engine))["verdict"] == "clean"
    engine.close()


def test_one_process_audits_log_after_log() -> None:
    engine = EngineProcess(_faulty_engine())
    first = hashlib.sha256(_audit(engine)).hexdigest()
    process = engine._process
    assert hashlib.sha256(_audit(engine)).hexdigest() == first
    assert engine._process is process
    engine.close()


def test_other_rules_are_those_of_one_log_alone() -> None:
    engine, log = EngineProcess(_faulty_engine()), as_bytes(game_log())

    def preset(other: OtherRules) -> Any:
        return json.loads(engine.audit(log, other))["rules"]["preset"]

    asked = [OtherRules("changsha"), OWN_RULES, OtherRules("changsha", {"bird_count": 4}), OWN_RULES]
    assert [preset(other) for other in asked] == ["changsha", "seed-004", "changsha", "seed-004"]
    with pytest.raises(EngineFailed, match="RulesRefused"):
        engine.audit(log, OtherRules("none"))
    assert preset(OWN_RULES) == "seed-004"
    engine.close()


def test_the_limits_are_each_logs_own_and_not_the_sum_of_many() -> None:
    engine = EngineProcess(_faulty_engine(wall=2))
    _audit(engine)
    time.sleep(2.2)
    assert _audit(engine)
    engine.close()


def test_what_an_engine_prints_does_not_land_in_a_report() -> None:
    engine = EngineProcess(_faulty_engine())
    assert json.loads(_audit(engine, "print"))["report"] == "mjaudit-report"
    engine.close()


def test_an_engine_that_died_while_idle_is_replaced() -> None:
    engine = EngineProcess(_faulty_engine())
    _audit(engine)
    assert engine._process is not None
    engine._process.kill()
    engine._process.wait()
    assert _audit(engine)
    engine.close()


def test_an_engine_ends_with_its_caller() -> None:
    engine = EngineProcess(_faulty_engine())
    _audit(engine)
    process = engine._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as the kernel does for a caller that was killed
    assert process.wait(timeout=60) == 0


def test_who_finds_no_free_engine_is_told_so() -> None:
    with pytest.raises(EngineBusy):
        EnginePool(_faulty_engine(), size=0).audit(as_bytes(game_log()), patience=0.01)


def test_the_engine_loads_no_django() -> None:
    probe = "import sys, replays.auditing.child; sys.exit('django' in sys.modules)"
    assert os.spawnv(os.P_WAIT, sys.executable, [sys.executable, "-c", probe]) == 0
