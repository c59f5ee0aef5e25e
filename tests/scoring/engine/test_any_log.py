"""Whatever a log claims, the audit answers in order: no crash, no report that contradicts itself."""

import copy
import random

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from scoring.engine.audit import audit_game
from scoring.engine.frames import hand_frames
from scoring.engine.report import encode_report, report_document
from scoring.engine.wording import add_messages
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.invariants import check_report
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json


def sound_logs(region: str, number: int, seed: str) -> list[Json]:
    """Random logs under random options, of one to three hands."""
    chance, played = random.Random(seed), REGIONS[region]
    return [
        played.log(f"{seed}-{at}", played.options(chance), hands=chance.choice([1, 1, 1, 3]))
        for at in range(number)
    ]


def check(region: str, log: Json) -> str:
    """Audit a log if it can be read; the verdict."""
    try:
        read = read_log(as_bytes(log))
    except LogRefused:
        return "refused"
    audit = audit_game(read.record, read.rules, read.sha256)
    report = report_document(audit)
    assert encode_report(audit)
    check_report(report, log, REGIONS[region].ruleset)
    add_messages(report, REGIONS[region].ruleset)
    for hand in read.record.hands:
        hand_frames(read.record, read.rules, hand.number, read.sha256)
    return audit.verdict


def check_mutants(region: str, sources: list[Json], number: int, seed: str) -> None:
    chance = random.Random(seed)
    verdicts = []
    for at in range(number):
        log = copy.deepcopy(sources[at % len(sources)])
        mutate(log, chance)
        try:
            verdicts.append(check(region, log))
        except Exception as fault:
            fault.add_note(as_bytes(log).decode())
            raise
    assert verdicts.count("flagged") > number / 2
    assert verdicts.count("refused") < number / 4


@pytest.mark.parametrize("region", REGIONS)
def test_random_logs_changed_at_random_are_audited_in_order(region: str) -> None:
    check_mutants(region, sound_logs(region, 30, "sources"), 120, "changes")


@pytest.mark.parametrize("region", REGIONS)
def test_golden_cases_changed_at_random_are_audited_in_order(region: str) -> None:
    cases = [case["log"] for case in load_cases(region)]
    check_mutants(region, random.Random("cases").sample(cases, 140), 140, "changed cases")


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_very_many_logs_changed_at_random_are_audited_in_order(region: str) -> None:
    check_mutants(region, sound_logs(region, 400, "more sources"), 6_000, "more changes")
    check_mutants(region, [case["log"] for case in load_cases(region)], 4_000, "more changed cases")
