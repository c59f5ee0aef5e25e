"""The report as JSON, by the names that other parties read it by (audit report, section 2)."""

import json
from typing import Any, Final

from replays.logformat.reader import read_log
from scoring.engine.audit import AuditReport, audit_game
from scoring.engine.events import Discard, Draw
from scoring.engine.findings import Finding
from scoring.engine.hand_audit import HandAudit
from scoring.engine.law import Succession
from scoring.engine.position import Won
from scoring.engine.record import HOUSE
from scoring.engine.report import encode_document, encode_report, report_document
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer
from tests.support.gamelogs import as_bytes, game_log

ITEMS: Final = [Priced("a", 4, "X-A"), Priced("b", -1, "X-B")]
ITEMS_WRITTEN: Final = [
    {"code": "a", "points": 4, "clause": "X-A"},
    {"code": "b", "points": -1, "clause": "X-B"},
]


def audited(**members: Any) -> AuditReport:
    read = read_log(as_bytes(game_log(**members)))
    return audit_game(read.record, read.rules, read.sha256)


def hand_of(report: AuditReport) -> Any:
    found: Any = report_document(report)
    [hand] = found["hands"]
    return hand


def finding(code: str) -> Finding:
    return Finding("illegal_action", 1, 2, 3, "X-1", code)


def settled(*transfers: Transfer, wins: tuple[PricedWin, ...] = ()) -> Any:
    """A hand of the report with these payments and wins."""
    report = audited()
    report.hands[0].settlement = Settlement([*wins], [*transfers])
    return hand_of(report)


def test_a_report_says_what_it_is_of_which_log_by_which_engine_and_rules() -> None:
    report = audited(start_scores=[1, 2, 3, -6], end_scores=[1, 2, 3, -6])
    found: Any = report_document(report)
    assert (found["report"], found["version"]) == ("mjaudit-report", 1)
    assert (found["log_id"], found["platform"], found["log_sha256"]) == ("log-1", "demo", report.log_sha256)
    assert found["engine"].keys() == {"version", "ruleset_revision"}
    assert found["rules"] == {
        "id": "nantong",
        "preset": "seed-004",
        "options": dict(report.rules.options),
        "digest": report.rules.digest,
        "defaulted": [],
    }
    assert (found["verdict"], found["findings"]) == ("clean", [])
    assert found["end_scores"] == found["claimed_end_scores"] == [1, 2, 3, -6]
    assert "findings_omitted" not in found
    assert report_document(audited())["claimed_end_scores"] is None


def test_its_bytes_are_canonical() -> None:
    report = audited()
    text = json.dumps(report_document(report), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert encode_report(report) == text.encode()
    assert encode_document({"b": "碰", "a": [1, None, True]}) == '{"a":[1,null,true],"b":"碰"}'.encode()


def test_a_hand_tells_what_is_due_beside_what_is_claimed() -> None:
    report = audited()
    [audit] = report.hands
    hand = hand_of(report)
    assert (hand["hand"], hand["dealer"], hand["verdict"], hand["fairness"]) == (1, 0, "clean", "none")
    assert (hand["outcome"], hand["scores"], hand["claimed_scores"]) == ("dissolved", [0, 0, 0, 0], None)
    assert (hand["transfers"], hand["wins"], hand["findings"]) == ([], [], [])
    audit.hand.scores, audit.succession = (3, -1, -1, -1), Succession(0, "X-1")
    assert (hand_of(report)["claimed_scores"], hand_of(report)["next_dealer"]) == ([3, -1, -1, -1], 0)


def test_a_hand_that_could_not_be_settled_tells_of_no_payments_and_no_dealer() -> None:
    report = audited()
    report.hands[:] = [HandAudit(report.hands[0].hand, [], "none", None, None, None)]
    hand = hand_of(report)
    assert (hand["scores"], hand["next_dealer"]) == (None, None)
    assert (hand["transfers"], hand["wins"]) == ([], [])


def test_payments_name_the_house_and_every_seat() -> None:
    for payer, payee in ((0, 3), (3, 0), (1, HOUSE), (HOUSE, 0)):
        [paid] = settled(Transfer(5, payer, payee, "kong", ITEMS, "X-1"))["transfers"]
        assert paid == {
            "event": 5,
            "from": "house" if payer == HOUSE else payer,
            "to": "house" if payee == HOUSE else payee,
            "points": 3,
            "cause": "kong",
            "items": ITEMS_WRITTEN,
            "clause": "X-1",
        }


def test_a_win_tells_its_reading_its_waits_and_its_price() -> None:
    won = Won(7, 1, 0, 2, "discard", [], [])
    won.waits = (0, 26)
    hand = settled(wins=(PricedWin(won, ITEMS, [(0, 1, 2), (9, 9)], "X-1", also=["c"]),))
    assert hand["wins"] == [
        {
            "event": 7,
            "seat": 1,
            "tile": "1m",
            "from": 2,
            "how": "discard",
            "shape": ["1m2m3m", "1p1p"],
            "waits": ["1m", "9s"],
            "items": ITEMS_WRITTEN,
            "points": 3,
            "also": ["c"],
        }
    ]
    dealt = Won(0, 0, None, None, "dealt", [], [])
    [win] = settled(wins=(PricedWin(dealt, [], [], "X-1"),))["wins"]
    assert (win["tile"], win["from"], win["waits"], win["points"]) == (None, None, [], 0)


def test_a_finding_tells_what_was_due_and_what_would_have_been_legal() -> None:
    report = audited()
    one = finding("x")
    one.expected, one.actual, one.params = 4, 5, {"due": 4}
    report.hands[0].findings[:] = [one]
    [found] = hand_of(report)["findings"]
    assert found == {
        "kind": "illegal_action",
        "hand": 1,
        "event": 2,
        "seat": 3,
        "clause": "X-1",
        "code": "x",
        "severity": "error",
        "consequent": False,
        "expected": 4,
        "actual": 5,
        "params": {"due": 4},
        "legal": None,
        "also_legal_under": [],
    }
    one.legal, one.also_legal_under = [Draw(3, 0), Discard(3, 26)], [{"preset": "p"}]
    [found] = hand_of(report)["findings"]
    assert found["legal"] == [
        {"type": "draw", "seat": 3, "tile": "1m", "source": "head"},
        {"type": "discard", "seat": 3, "tile": "9s"},
    ]
    assert found["also_legal_under"] == [{"preset": "p"}]
    one.legal = []
    assert hand_of(report)["findings"][0]["legal"] == []


def test_a_hundred_findings_a_hand_and_five_hundred_a_log_are_kept_in_their_order() -> None:
    report = audited(hands=6)
    for number, audit in enumerate(report.hands):
        audit.findings[:] = [finding(f"{number}-{at}") for at in range((100, 101, 99, 150, 99, 60)[number])]
    report.findings[:] = [finding(f"log-{at}") for at in range(50)]
    found: Any = report_document(report)
    assert [len(hand["findings"]) for hand in found["hands"]] == [100, 100, 99, 100, 99, 2]
    assert [one["code"] for one in found["hands"][5]["findings"]] == ["5-0", "5-1"]
    assert (found["findings"], found["findings_omitted"]) == ([], 1 + 50 + 58 + 50)
    report.hands[5].findings.clear()
    found = report_document(report)
    assert [one["code"] for one in found["findings"]] == ["log-0", "log-1"]
    assert found["findings_omitted"] == 1 + 50 + 48
    for audit in report.hands:
        audit.findings[:] = [finding("x")] * 100
    found = report_document(report)
    assert [len(hand["findings"]) for hand in found["hands"]] == [100] * 5 + [0]
