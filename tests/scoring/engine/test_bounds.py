"""A report stays of bearable size, whatever the log; what is left out is counted (audit report, part 4).

So does the work: lists of what would have been legal, and settlements without a fault.
"""

import copy
from typing import Any

from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.comparison.undoings import MOST
from tests.support.gamelogs import as_bytes, game_log
from tests.support.golden import audited, log_of
from tests.support.tables import Json
from tests.support.wrong_money import wrong_money_beside_faults

PIAO: Json = {"type": "declare", "seat": 0, "key": "piao", "value": 1}


def log_of_faults(hands: int, each: int) -> Json:
    """Hands in which seat 0 announces so often what the rule set does not know."""
    log = game_log(hands=hands)
    for hand in log["hands"]:
        hand["events"][1:1] = [PIAO] * each
    return log


def sizes_of(report: Json) -> list[int]:
    return [len(hand["findings"]) for hand in report["hands"]]


def test_a_hand_holds_a_hundred_findings_and_the_rest_are_counted() -> None:
    report = audited(log_of_faults(1, 130))
    assert sizes_of(report) == [100]
    assert report["findings_omitted"] == 30


def test_a_log_holds_five_hundred_findings_and_the_rest_are_counted() -> None:
    report = audited(log_of_faults(7, 90))
    assert sizes_of(report) == [90, 90, 90, 90, 90, 50, 0]
    assert report["findings_omitted"] == 7 * 90 - 500
    assert [hand["verdict"] for hand in report["hands"]] == ["flagged"] * 7


def test_a_report_that_leaves_nothing_out_counts_nothing() -> None:
    assert "findings_omitted" not in audited(log_of_faults(1, 100))


def test_a_hand_names_at_most_ten_other_rules_over_all_its_findings() -> None:
    log = game_log()
    hand = log["hands"][0]
    hand["events"][-1:] = [{"type": "escape", "seat": 1}]
    hand |= {"outcome": "escaped", "scores": [0, -30, 0, 0]}
    log["rules"] = {"id": "nantong", "preset": "changsha", "options": {"escape_penalty": 70}}
    named: list[Any] = [one["also_legal_under"] for one in audited(log)["hands"][0]["findings"]]
    assert 1 <= sum(map(len, named)) <= 10


def test_no_more_illegal_acts_list_what_would_have_been_legal_than_are_reported() -> None:
    log = copy.deepcopy(log_of("nanchong", "X01"))
    hand = log["hands"][0]
    first = next(place for place, event in enumerate(hand["events"]) if event["type"] == "discard")
    hand["events"][first:first] = [{"type": "declare", "seat": 0, "key": "ready"}] * 300
    hand |= {"outcome": "dissolved", "events": [*hand["events"][: first + 300], {"type": "dissolve"}]}
    for booked in ("transfers", "scores", "next_dealer"):
        hand.pop(booked, None)
    read = read_log(as_bytes(log))
    found = audit_game(read.record, read.rules, read.sha256).hands[0].findings
    assert len(found) == 300
    assert sum(one.legal is not None for one in found) == 100


def test_wrong_money_beside_many_faults_is_held_against_a_bounded_number_of_settlements() -> None:
    read = wrong_money_beside_faults()
    audit = audit_game(read.record, read.rules, read.sha256).hands[0]
    assert audit.undoings == MOST
    assert any(one.flags and one.code == "payment-differs" for one in audit.findings)
