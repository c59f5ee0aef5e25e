"""`manage.py simulate`: games by the rules, the same bytes for the same seed, and a table of what came up."""

import gzip
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pytest
from django.core.management import CommandError, call_command

from replays.commandline.simulating import Order, Rules, simulated_logs
from replays.logformat.reader import read_log
from scoring.rulesets import load
from scoring.simulator.coverage import Coverage, empty_rows
from scoring.simulator.pairwise import pairwise_options
from tests.support.mutations import split
from tests.support.regions import REGIONS
from tests.support.unseen import NEVER_SEEN

CHECKOUT: Final = Path(__file__).resolve().parents[2]
REGION_IDS: Final = sorted(REGIONS)

ONE_HAND: Final = ("--rules", "nancheng", "--hands", "1", "--jobs", "1", "--out", "games.ndjson")


def run(
    *arguments: str, cwd: Path = CHECKOUT, surroundings: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, str(CHECKOUT / "manage.py"), "simulate", *arguments],
        cwd=cwd,
        env={**os.environ, **surroundings},
        capture_output=True,
        check=False,
        timeout=120,
    )


def order(region: str, hands: int, seed: str, *, audits: bool = False, ordinary: bool = False) -> Order:
    """Every preset in turn, then options pairwise, as the command has them."""
    ruleset = load(region)
    rules = [Rules(preset, {}) for preset in ruleset.presets]
    rules += [Rules(ruleset.default_preset, options) for options in pairwise_options(ruleset)]
    return Order(ruleset.id, rules, hands, 2, seed, audits=audits, ordinary=ordinary)


def proof(region: str, hands: int, seed: str, jobs: int = 1) -> Coverage:
    """Play and audit so many hands; what came up in them. None of them is at fault."""
    coverage = Coverage()
    for log in simulated_logs(order(region, hands, seed, audits=True), jobs):
        assert not log.faults, (log.line.decode(), log.faults)
        coverage.add(log.coverage)
    assert coverage.hands == hands
    return coverage


@pytest.mark.parametrize("region", REGION_IDS)
def test_hands_under_pairwise_options_audit_clean_and_show_most_of_the_rules(region: str) -> None:
    ruleset, coverage = load(region), proof(region, 240, "short")
    empty = {name for group, name in empty_rows(ruleset, coverage) if group in ("clauses", "items", "events")}
    assert len(empty - {name for _, name in NEVER_SEEN[region]}) <= 10, empty


@pytest.mark.long
@pytest.mark.parametrize("region", REGION_IDS)
def test_thousands_of_hands_under_pairwise_options_audit_clean_and_show_every_rule(region: str) -> None:
    coverage = proof(region, 10_000, "long", jobs=2)
    assert {*empty_rows(load(region), coverage)} == NEVER_SEEN[region].keys()


def test_every_log_is_what_the_format_asks_for_and_names_where_it_comes_from() -> None:
    for log in simulated_logs(order("nantong", 24, "read"), 1):
        read = read_log(log.line)
        assert (read.record.log_id, read.record.platform) == (log.log_id, "simulator")
        assert json.loads(log.line)["source"]["format"] == "simulated"


def test_some_logs_leave_out_what_the_format_lets_them_and_most_do_not() -> None:
    logs = [json.loads(log.line) for log in simulated_logs(order("nancheng", 120, "dressed"), 1)]
    hands = [hand for log in logs for hand in log["hands"]]
    for key in ("wall", "dice", "commitment", "transfers", "scores", "next_dealer"):
        assert len(hands) / 2 < sum(key in hand for hand in hands) < len(hands), key
    timed = [hand for hand in hands if "at" in hand["events"][0]]
    assert 0 < len(timed) < len(hands)
    for hand in timed:
        times = [event["at"] for event in hand["events"]]
        assert times == sorted(times)


@pytest.mark.parametrize("region", REGION_IDS)
def test_ordinary_tables_are_dealt_nothing_that_chance_would_not_deal(region: str) -> None:
    dealt = {True: 0, False: 0}
    for ordinary in dealt:
        for log in simulated_logs(order(region, 120, "dealt", ordinary=ordinary, audits=ordinary), 1):
            assert not log.faults, (log.line.decode(), log.faults)
            deals = [split(tiles) for hand in json.loads(log.line)["hands"] for tiles in hand["deal"]]
            dealt[ordinary] += sum(max(Counter(tiles).values()) == 4 for tiles in deals)
    assert dealt[True] < 10 < dealt[False] / 2


def test_the_number_of_processes_changes_no_byte() -> None:
    alone, helped = ([*simulated_logs(order("nanchong", 60, "jobs"), jobs)] for jobs in (1, 2))
    assert alone == helped


def test_the_same_seed_gives_the_same_bytes_wherever_it_is_played(tmp_path: Path) -> None:
    asked = (
        "--rules",
        "nancheng",
        "--hands",
        "10",
        "--seed",
        "spring",
        "--hands-per-log",
        "4",
        "--jobs",
        "1",
    )
    for name, surroundings in (
        ("one", {"PYTHONHASHSEED": "1"}),
        ("two", {"PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo"}),
    ):
        done = run(*asked, "--out", str(tmp_path / name), surroundings=surroundings)
        assert done.returncode == 0, done.stderr
    one, two = ((tmp_path / name).read_bytes() for name in ("one", "two"))
    assert one == two
    assert [len(json.loads(line)["hands"]) for line in one.splitlines()] == [4, 4, 2]


def test_a_choice_of_rules_is_what_every_log_names(tmp_path: Path) -> None:
    out, seen = tmp_path / "games.ndjson.gz", tmp_path / "seen.json"
    done = run(
        *("--rules", "nanchong", "--hands", "6", "--hands-per-log", "2", "--jobs", "1", "--platform", "acme"),
        *(
            "--preset",
            "platform",
            "--options",
            "piao_max=3",
            "--audit",
            "--out",
            str(out),
            "--coverage",
            str(seen),
        ),
    )
    assert done.returncode == 0, done.stderr
    logs = [json.loads(line) for line in gzip.decompress(out.read_bytes()).splitlines()]
    assert {log["platform"] for log in logs} == {"acme"}
    assert [log["rules"] for log in logs] == 3 * [
        {"id": "nanchong", "preset": "platform", "options": {"piao_max": 3}}
    ]
    counts = json.loads(seen.read_bytes())
    assert counts["hands"] == 6
    assert counts["options"]["piao_max=3"] == 3
    assert "nanchong: 6 hands" in done.stdout.decode()


def test_standard_output_takes_the_logs_and_nothing_else() -> None:
    done = run("--rules", "nantong", "--hands", "2", "--jobs", "1", "--out", "-")
    assert [json.loads(line)["rules"]["id"] for line in done.stdout.splitlines()] == ["nantong"]
    assert "nantong: 2 hands" in done.stderr.decode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rules", "mars"], "invalid choice: 'mars'"),
        (["--preset", "nowhere"], "/preset: one of seed-001, winner-horses"),
        (["--options", "colour=red"], "/options/colour: an option of nancheng"),
        (["--options", "unit=0"], "/options/unit: an integer from 1"),
        (["--options", "horse_count=2"], "horse"),
        (["--options", "unit=1", "unit=2"], "unit is given twice"),
        (["--options", "unit"], "expected NAME=VALUE, found 'unit'"),
        (["--hands", "0"], "expected at least 1, found 0"),
        (["--hands-per-log", "65"], "expected 1 to 64, found 65"),
        (["--hands", "many"], "invalid whole number value: 'many'"),
        (["--platform", "no blanks"], "expected 1 to 128 of A-Z a-z 0-9 . _ : -, found 'no blanks'"),
        (["--out", "/nowhere/games.ndjson"], "cannot write: "),
    ],
)
def test_what_cannot_be_done_is_told_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CommandError) as refused:
        call_command("simulate", *ONE_HAND, *arguments)
    assert said in str(refused.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--hands", "0"], ["--preset", "nowhere"]])
def test_a_refused_command_ends_with_2(tmp_path: Path, arguments: list[str]) -> None:
    assert run(*ONE_HAND, *arguments, cwd=tmp_path).returncode == 2
