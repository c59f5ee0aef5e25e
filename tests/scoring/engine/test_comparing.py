"""Two reports on one log held against each other."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from replays.logformat.other_rules import OtherRules
from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.comparing import compare_reports
from scoring.engine.options import OptionValue
from scoring.engine.report import encode_report
from tests.support.gamelogs import as_bytes, game_log

CASES: Final = Path(__file__).parents[3] / "scoring" / "rulesets" / "nantong" / "cases"


def _case(name: str) -> Any:
    return json.loads((CASES / f"{name}.json").read_text())["log"]


def _report(log: Any, preset: str | None = None, /, **options: OptionValue) -> Any:
    read = read_log(as_bytes(log))
    rules = OtherRules(preset, options).rules_for(read)
    return msgspec.json.decode(encode_report(audit_game(read.record, rules, read.sha256)))


def _finding(**members: Any) -> Any:
    plain = {"kind": "illegal_action", "hand": 1, "event": 5, "seat": 2, "clause": "NT-1", "code": "x"}
    return plain | {"params": {}, "expected": None, "actual": None} | members


def _reports(before: list[Any], after: list[Any]) -> Any:
    """How a pair of hands with these findings compares."""
    report = _report(game_log())
    one, other = json.loads(json.dumps(report)), json.loads(json.dumps(report))
    one["hands"][0]["findings"], other["hands"][0]["findings"] = before, after
    return compare_reports(one, other)["hands"][0]["findings"]


def test_a_finding_that_stands_by_one_option_alone_goes_with_it() -> None:
    log = _case("R09c")  # flagged by missed_win: all
    found = compare_reports(_report(log), _report(log, missed_win="same_tile"))
    assert (found["before"]["verdict"], found["after"]["verdict"]) == ("flagged", "clean")
    assert found["options"] == [{"option": "missed_win", "before": "all", "after": "same_tile"}]
    [hand] = found["hands"]
    assert hand["verdict"] == {"before": "flagged", "after": "clean"}
    assert [finding["clause"] for finding in hand["findings"]["go"]] == ["NT-55"]
    assert (hand["findings"]["come"], hand["findings"]["stay"]) == ([], [])
    assert hand["scores"]["difference"] == [0, 0, 0, 0]


def test_it_comes_when_it_is_looked_at_the_other_way_round() -> None:
    log = _case("R09c")
    found = compare_reports(_report(log, missed_win="same_tile"), _report(log))
    assert [finding["clause"] for finding in found["hands"][0]["findings"]["come"]] == ["NT-55"]
    assert found["hands"][0]["findings"]["go"] == []


def test_scores_change_by_what_the_other_rules_make_of_them() -> None:
    log = _case("R09c")
    before, after = _report(log), _report(log, points_small=25)
    found = compare_reports(before, after)["hands"][0]["scores"]
    assert (found["before"], found["after"]) == (before["hands"][0]["scores"], after["hands"][0]["scores"])
    assert found["before"] != found["after"]
    assert found["difference"] == [
        new - old for old, new in zip(found["before"], found["after"], strict=True)
    ]
    totals = compare_reports(before, after)["end_scores"]
    assert totals["difference"] == found["difference"]


def test_no_difference_is_told_where_one_side_is_not_known() -> None:
    log = _case("R09c")
    before, after = _report(log), _report(log)
    after["hands"][0]["scores"] = after["end_scores"] = None
    found = compare_reports(before, after)
    assert found["hands"][0]["scores"] == {
        "before": before["hands"][0]["scores"],
        "after": None,
        "difference": None,
    }
    assert found["end_scores"]["difference"] is None


def test_a_report_does_not_differ_from_itself() -> None:
    report = _report(_case("R09c"))
    found = compare_reports(report, report)
    assert found["options"] == []
    assert [(hand["findings"]["go"], hand["findings"]["come"]) for hand in found["hands"]] == [([], [])]
    assert len(found["hands"][0]["findings"]["stay"]) == len(report["hands"][0]["findings"])


def test_the_same_act_may_break_another_clause() -> None:
    found = _reports([_finding(clause="NT-1")], [_finding(clause="NT-2")])
    assert (found["go"], found["come"]) == ([], [])
    assert [(pair["before"]["clause"], pair["after"]["clause"]) for pair in found["stay"]] == [
        ("NT-1", "NT-2")
    ]


def test_of_several_at_one_place_each_stays_with_its_like() -> None:
    first, second = _finding(code="a"), _finding(code="b")
    found = _reports([first, second], [second, first])
    assert [(pair["before"]["code"], pair["after"]["code"]) for pair in found["stay"]] == [
        ("b", "b"),
        ("a", "a"),
    ]
    found = _reports([first, second], [second])
    assert [finding["code"] for finding in found["go"]] == ["a"]


@pytest.mark.parametrize(
    "change",
    [{"event": 6}, {"seat": 3}, {"kind": "missed_duty"}, {"hand": 2}],
    ids=lambda change: next(iter(change)),
)
def test_what_stands_elsewhere_or_is_of_another_kind_is_another_finding(change: Any) -> None:
    found = _reports([_finding()], [_finding(**change)])
    assert (len(found["go"]), len(found["come"]), found["stay"]) == (1, 1, [])


def test_a_payment_is_the_same_whichever_way_it_runs_and_wherever_it_was_earned() -> None:
    paid = {"kind": "wrong_transfer", "code": "payment-differs"}
    one = _finding(**paid, params={"payer": 1, "payee": 3, "cause": "win"})
    turned = _finding(**paid, event=None, seat=3, params={"payer": 3, "payee": 1, "cause": "win"})
    other = _finding(**paid, params={"payer": 1, "payee": 3, "cause": "bird"})
    assert len(_reports([one], [turned])["stay"]) == 1
    assert _reports([one], [other])["stay"] == []


def test_the_house_is_a_party_too() -> None:
    paid = _finding(kind="wrong_transfer", params={"payer": 1, "payee": "house", "cause": "win"})
    assert len(_reports([paid], [paid])["stay"]) == 1


def test_yes_is_not_one() -> None:
    one, other = _report(game_log()), _report(game_log())
    one["rules"]["options"]["x"], other["rules"]["options"]["x"] = True, 1
    assert compare_reports(one, other)["options"] == [{"option": "x", "before": True, "after": 1}]


def test_findings_left_out_of_a_report_are_told_of() -> None:
    one, other = _report(game_log()), _report(game_log())
    other["findings_omitted"] = 3
    found = compare_reports(one, other)
    assert (found["before"]["findings_omitted"], found["after"]["findings_omitted"]) == (0, 3)


def test_reports_on_two_logs_are_not_compared() -> None:
    with pytest.raises(ValueError, match="one log"):
        compare_reports(_report(game_log()), _report(game_log("log-2")))


def test_reports_on_two_logs_are_not_compared_whichever_comes_first() -> None:
    one, other = _report(game_log()), _report(game_log())
    for digests in (("a" * 64, "b" * 64), ("b" * 64, "a" * 64)):
        one["log_sha256"], other["log_sha256"] = digests
        with pytest.raises(ValueError, match="one log"):
            compare_reports(one, other)


def test_a_comparison_says_what_it_is_and_of_which_log() -> None:
    report = _report(game_log())
    found = compare_reports(report, report)
    assert (found["comparison"], found["version"]) == ("mjaudit-comparison", 1)
    assert {name: found[name] for name in ("log_id", "platform", "log_sha256")} == {
        name: report[name] for name in ("log_id", "platform", "log_sha256")
    }


@pytest.mark.parametrize(("one", "other"), [(2, 3), (3, 2), ("a", "b"), ("b", "a"), (False, True)])
def test_an_option_that_grows_or_shrinks_is_told(one: OptionValue, other: OptionValue) -> None:
    before, after = _report(game_log()), _report(game_log())
    before["rules"]["options"]["x"], after["rules"]["options"]["x"] = one, other
    assert compare_reports(before, after)["options"] == [{"option": "x", "before": one, "after": other}]


def test_of_findings_alike_in_all_but_figures_the_first_stays_as_the_first() -> None:
    first, second = _finding(actual=1), _finding(actual=2)
    found = _reports([first, second], [second, first])
    pairs = [(pair["before"]["actual"], pair["after"]["actual"]) for pair in found["stay"]]
    assert pairs == [(1, 2), (2, 1)]
    found = _reports([first], [second, first])
    assert [finding["actual"] for finding in found["come"]] == [1]
