"""Equal canonical bytes, engine and options give equal report bytes (audit report, introduction)."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.report import encode_report
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases, log_of
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json

ROOT = Path(__file__).parents[3]
#: Audits each line of standard input and prints the reports, with nothing of the service around.
AUDIT_LINES = """
import sys
from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.report import encode_report
for line in sys.stdin.buffer:
    read = read_log(line)
    sys.stdout.buffer.write(encode_report(audit_game(read.record, read.rules, read.sha256)) + b"\\n")
"""


def report_of(data: bytes) -> bytes:
    read = read_log(data)
    return encode_report(audit_game(read.record, read.rules, read.sha256))


@pytest.fixture(scope="module")
def logs() -> list[Json]:
    """Sound and faulty logs: golden cases, random hands, and random hands with changes."""
    chance = random.Random("determinism")
    found = [case["log"] for region in REGIONS for case in load_cases(region)[::12]]
    # What is named several times: a set of it would come in another order in another process.
    found.append(log_of("nantong", "opening-patterns-named-twice"))
    for at in range(30):
        log = [*REGIONS.values()][at // 2 % 3].random_log(f"same-{at}", chance)
        if at % 2:
            mutate(log, chance)
        found.append(log)
    return found


#: Where a process may run: time zones at the ends of the world, languages with other letters and digits.
PLACES = (
    {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    {"TZ": "America/Adak", "LC_ALL": "C", "LANGUAGE": "zh_Hans"},
)


@pytest.mark.parametrize("place", PLACES, ids=("east", "west"))
@pytest.mark.parametrize(("hash_seed", "flags"), [("0", []), ("random", ["-O"])])
def test_every_process_writes_the_same_bytes(
    logs: list[Json], hash_seed: str, flags: list[str], place: dict[str, str]
) -> None:
    lines = [as_bytes(log) for log in logs]
    done = subprocess.run(
        [sys.executable, *flags, "-c", AUDIT_LINES],
        input=b"\n".join(lines),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **place, "PYTHONHASHSEED": hash_seed},
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines() == [report_of(line) for line in lines]


def test_a_second_audit_gives_the_same_bytes(logs: list[Json]) -> None:
    for log in logs:
        read = read_log(as_bytes(log))
        first = encode_report(audit_game(read.record, read.rules, read.sha256))
        assert encode_report(audit_game(read.record, read.rules, read.sha256)) == first


def test_the_order_of_keys_and_white_space_do_not_matter(logs: list[Json]) -> None:
    chance = random.Random("order")
    for log in logs:
        shuffled = json.dumps(_shuffled(log, chance), indent=chance.choice([None, 1, 4])).encode()
        assert report_of(shuffled) == report_of(as_bytes(log))


def _shuffled(value: Any, chance: random.Random) -> Any:
    if isinstance(value, list):
        return [_shuffled(one, chance) for one in value]
    if isinstance(value, dict):
        keys = chance.sample(list(value), len(value))
        return {key: _shuffled(value[key], chance) for key in keys}
    return value


def test_an_audit_changes_nothing_in_the_record_it_reads(logs: list[Json]) -> None:
    for log in logs:
        read = read_log(as_bytes(log))
        before = _contents(read.record)
        audit_game(read.record, read.rules, read.sha256)
        assert _contents(read.record) == before


def _contents(thing: Any) -> Any:
    """A record as plain values."""
    if hasattr(type(thing), "__dataclass_fields__"):
        return {name: _contents(getattr(thing, name)) for name in type(thing).__dataclass_fields__}
    if isinstance(thing, (tuple, list)):
        return [_contents(one) for one in thing]
    return dict(thing) if isinstance(thing, dict) else thing
