"""What holds between the hands of a log and over all of them: order, dealers, running totals, defaults."""

import copy
from functools import cache
from typing import Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.writing import log_document
from scoring.engine.audit import audit_game
from scoring.engine.report import report_document
from scoring.engine.what_if import Budget
from scoring.rulesets import load
from scoring.simulator.games import simulate
from tests.support.gamelogs import as_bytes, game_log
from tests.support.tables import Json

START: Final = (40, -10, -20, -10)


def judged(log: Json) -> Json:
    """The report of this log, without a word on other rules."""
    read = read_log(as_bytes(log))
    return report_document(audit_game(read.record, read.rules, read.sha256, Budget(events=0)))


@cache
def _played() -> Json:
    return log_document(simulate(load("nanchong"), "running totals", hands=3))


def played_log(**members: object) -> Json:
    """A sound log of three hands, each with its scores and payments."""
    log = copy.deepcopy(_played())
    log.pop("end_scores", None)
    return log | {"start_scores": [*START]} | members


def totals_of(log: Json) -> list[int]:
    """What the hands of this log say that each seat ends with."""
    scores = [START, *(hand["scores"] for hand in log["hands"])]
    return [sum(points) for points in zip(*scores, strict=True)]


def moved(scores: list[int], points: int, seat: int = 0) -> list[int]:
    """These scores with points moved from a seat to the next."""
    found = [*scores]
    found[seat] -= points
    found[(seat + 1) % 4] += points
    return found


def totals_findings(log: Json) -> list[Json]:
    return [one for one in judged(log)["findings"] if one["code"] == "totals-differ"]


def test_the_end_scores_are_those_of_the_start_and_of_every_hand() -> None:
    log = played_log()
    due = totals_of(log)
    assert any(hand["scores"] != [0, 0, 0, 0] for hand in log["hands"])
    report = judged(log)
    assert (report["verdict"], report["end_scores"], report["claimed_end_scores"]) == ("clean", due, None)
    report = judged(log | {"end_scores": due})
    assert (report["verdict"], report["findings"], report["claimed_end_scores"]) == ("clean", [], due)


@pytest.mark.parametrize("points", [-1, 1])
@pytest.mark.parametrize("seat", range(4))
def test_other_totals_than_those_are_told_of_the_log(seat: int, points: int) -> None:
    log = played_log()
    due = totals_of(log)
    claimed = moved(due, points, seat)
    [found] = totals_findings(log | {"end_scores": claimed})
    assert (found["kind"], found["clause"], found["severity"]) == ("wrong_total", "GEN-10", "error")
    assert (found["hand"], found["event"], found["seat"]) == (None, None, None)
    assert (found["expected"], found["actual"], found["consequent"]) == (due, claimed, False)


@pytest.mark.parametrize("points", [-3, 3])
def test_totals_that_add_up_from_wrong_scores_follow_from_these(points: int) -> None:
    log = played_log()
    hand = log["hands"][1]
    hand["scores"] = moved(hand["scores"], points)
    claimed = totals_of(log)
    [found] = totals_findings(log | {"end_scores": claimed})
    assert found["consequent"]
    for other in (moved(claimed, 1), moved(claimed, -1)):
        [found] = totals_findings(log | {"end_scores": other})
        assert not found["consequent"]


def test_totals_after_a_hand_that_plays_on_past_its_end_and_claims_nothing_follow_from_that() -> None:
    log = played_log()
    claimed = moved(totals_of(log), 5)
    hand = log["hands"][2]
    hand["events"].append({"type": "discard", "seat": 0, "tile": hand["deal"][0][:2]})
    for booked in ("scores", "transfers", "next_dealer"):
        hand.pop(booked, None)
    report = judged(log | {"end_scores": claimed})
    assert "after-the-end" in [one["code"] for one in report["hands"][2]["findings"]]
    [found] = report["findings"]
    assert (found["code"], found["consequent"]) == ("totals-differ", True)


def test_totals_are_not_judged_where_the_scores_of_one_hand_cannot_be_told() -> None:
    log = played_log()
    claimed = moved(totals_of(log), 5)
    log["hands"][1]["events"][0] = {"type": "pung", "seat": 1, "tile": "1m", "from": 0}
    report = judged(log | {"end_scores": claimed})
    assert report["hands"][1]["scores"] is None
    assert (report["end_scores"], report["claimed_end_scores"]) == (None, claimed)
    assert totals_findings(log | {"end_scores": claimed}) == []


@pytest.mark.parametrize(
    ("numbers", "wrong"),
    [
        ((1, 2, 3), []),
        ((7, 8, 9), []),
        ((1, 3, 4), [(2, 3)]),
        ((1, 1, 2), [(2, 1)]),
        ((2, 1, 2), [(3, 1)]),
        ((1, 4, 2), [(2, 4), (5, 2)]),
    ],
)
def test_hands_are_numbered_one_after_the_other(
    numbers: tuple[int, ...], wrong: list[tuple[int, int]]
) -> None:
    log = game_log(hands=3)
    for hand, number in zip(log["hands"], numbers, strict=True):
        hand["hand"] = number
    found = judged(log)["findings"]
    assert [(one["expected"], one["actual"]) for one in found] == wrong
    assert [one["params"] for one in found] == [{"due": due, "number": number} for due, number in wrong]
    for one in found:
        assert (one["kind"], one["clause"], one["code"]) == ("broken_record", "GEN-11", "hand-order")
        assert (one["hand"], one["severity"], one["consequent"]) == (None, "error", False)


def test_a_wrong_dealer_is_told_before_the_other_findings_of_his_hand_and_takes_the_place_of_none() -> None:
    log = game_log(hands=2)
    unknown = {"type": "declare", "seat": 0, "key": "piao", "value": 1}
    log["hands"][1]["events"][1:1] = [unknown, unknown]
    alone = [one["code"] for one in judged(log)["hands"][1]["findings"]]
    assert len(alone) == 2
    log["hands"][1]["dealer"] = 1
    by_itself = judged(log | {"hands": log["hands"][1:]})["hands"][0]["findings"]
    first, *others = judged(log)["hands"][1]["findings"]
    assert (first["code"], first["consequent"], first["expected"], first["actual"]) == (
        *("dealer-differs", False),
        *(0, 1),
    )
    assert [one["code"] for one in others] == [one["code"] for one in by_itself]


def test_a_log_that_names_no_rules_is_told_by_which_it_was_judged() -> None:
    report = judged(game_log(rules={"id": "nantong"}))
    [found] = report["findings"]
    assert (found["kind"], found["severity"], found["clause"]) == ("information", "info", "GEN-12")
    assert found["code"] == "rules-defaulted"
    assert found["params"] == {"preset": report["rules"]["preset"], "options": report["rules"]["defaulted"]}
    assert report["rules"]["defaulted"]
    assert report["verdict"] == "clean"
    assert judged(game_log())["findings"] == []
