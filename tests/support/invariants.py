"""What holds of every report, whatever the log (audit report, sections 2 to 4)."""

from collections.abc import Iterator

from scoring.engine.ruleset import RuleSet
from tests.support.tables import Json

KINDS = {
    "broken_record",
    "illegal_action",
    "missed_duty",
    "wrong_items",
    "wrong_transfer",
    "wrong_score",
    "wrong_total",
    "wrong_dealer",
    "wrong_wall",
    "undecidable",
    "information",
}


def check_report(report: Json, log: Json, ruleset: RuleSet) -> None:
    """Assert all of it."""
    clauses = {clause.id for clause in ruleset.clauses}
    everything = [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]
    assert len(everything) <= 500
    assert report["verdict"] == verdict_of(everything) or "findings_omitted" in report
    for finding in everything:
        _check_finding(finding, clauses)
    for hand, logged in zip(report["hands"], log["hands"], strict=True):
        _check_hand(hand, logged, clauses)
    decided = all(hand["scores"] is not None for hand in report["hands"])
    assert (report["end_scores"] is not None) == decided


def verdict_of(findings: list[Json]) -> str:
    if any(finding["severity"] == "error" and not finding["consequent"] for finding in findings):
        return "flagged"
    return "undecidable" if any(finding["kind"] == "undecidable" for finding in findings) else "clean"


def _check_finding(finding: Json, clauses: set[str]) -> None:
    assert finding["kind"] in KINDS
    assert finding["clause"] in clauses, finding
    assert finding["severity"] == ("warning" if finding["kind"] == "undecidable" else finding["severity"])
    assert finding["legal"] is None or len(finding["legal"]) <= 40
    if finding["consequent"]:
        assert not finding["also_legal_under"]


def _check_hand(hand: Json, logged: Json, clauses: set[str]) -> None:
    findings = hand["findings"]
    assert len(findings) <= 100
    errors = [finding for finding in findings if finding["severity"] == "error"]
    if errors and hand["dealer"] == logged["dealer"]:
        # A dealer who follows from the hand before is the one consequence whose cause stands elsewhere.
        own = [finding for finding in errors if finding["kind"] != "wrong_dealer"]
        assert not own or not own[0]["consequent"], own[0]
    assert sum(len(finding["also_legal_under"]) for finding in findings) <= 10
    assert all(
        finding["event"] is None or 0 <= finding["event"] < len(logged["events"]) for finding in findings
    )
    _check_payments(hand, len(logged["events"]), clauses)


def _check_payments(hand: Json, events: int, clauses: set[str]) -> None:
    for transfer in hand["transfers"]:
        assert transfer["points"] == sum(item["points"] for item in transfer["items"]) > 0
        assert transfer["from"] != transfer["to"]
        assert transfer["event"] is None or transfer["event"] < events
        assert {transfer["clause"], *(item["clause"] for item in transfer["items"])} <= clauses
    for win in hand["wins"]:
        assert win["points"] == sum(item["points"] for item in win["items"])
        assert {item["clause"] for item in win["items"]} <= clauses
    if hand["scores"] is not None:
        assert hand["scores"] == [_net(hand, seat) for seat in range(4)]
        assert sum(hand["scores"]) == -_net(hand, "house")


def _net(hand: Json, party: int | str) -> int:
    return sum(_signed(hand, party))


def _signed(hand: Json, party: int | str) -> Iterator[int]:
    for transfer in hand["transfers"]:
        if transfer["from"] == party:
            yield -transfer["points"]
        if transfer["to"] == party:
            yield transfer["points"]
