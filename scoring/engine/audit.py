"""The audit of a log: hand by hand, then what holds between hands and over all of them."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from scoring.engine.dealers import wrong_dealer
from scoring.engine.findings import BROKEN_RECORD, INFO, INFORMATION, WRONG_TOTAL, Finding
from scoring.engine.hand_audit import HandAudit, audit_hand, explained_hand
from scoring.engine.law import Rules
from scoring.engine.options import MOST_REMEMBERED, ResolvedRules
from scoring.engine.record import GameRecord, HandRecord
from scoring.engine.verdicts import verdict_of
from scoring.engine.what_if import Budget, explain

#: Of the engine; the revision of a rule set is its own.
ENGINE_VERSION: Final = "1.3.4"


@dataclass(slots=True, eq=False)
class AuditReport:
    """The audit of a whole log; `findings` are those of the log, apart from its hands."""

    record: GameRecord
    rules: ResolvedRules
    log_sha256: str
    hands: list[HandAudit] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    end_scores: list[int] | None = None

    @property
    def verdict(self) -> str:
        everything = [finding for hand in self.hands for finding in hand.findings]
        return verdict_of([*everything, *self.findings])


def audit_game(
    record: GameRecord, rules: ResolvedRules, log_sha256: str, budget: Budget | None = None
) -> AuditReport:
    """Audit every hand of a log under settled rules; alternatives are looked for within the budget."""
    report = AuditReport(record, rules, log_sha256)
    law = _law_of(rules)
    if rules.defaulted:
        report.findings.append(_defaulted(rules))
    before: HandAudit | None = None
    budget = budget or Budget()
    for hand in record.hands:
        audit = explained_hand(record, hand, law, rules, budget)
        if before is not None:
            audit.findings[:0] = _dealer_findings(record, before, hand, rules, budget)
            if hand.number != before.hand.number + 1:
                report.findings.append(_out_of_order(before.hand, hand))
        report.hands.append(audit)
        before = audit
    _judge_totals(report)
    return report


@lru_cache(maxsize=MOST_REMEMBERED)
def _law_of(rules: ResolvedRules) -> Rules:
    """The law under these rules; a hand leaves nothing behind in it."""
    return rules.ruleset.build(rules.options)


def _dealer_findings(
    record: GameRecord, before: HandAudit, hand: HandRecord, rules: ResolvedRules, budget: Budget
) -> list[Finding]:
    """A dealer whom the hand before does not make, and the options under which it would make him."""
    found = wrong_dealer(before.hand, before.succession, hand, follows=before.dealer_follows)
    if not found:
        return found

    def under(other: Rules) -> list[Finding]:
        audit = audit_hand(record, before.hand, other, rules)
        return [*audit.findings, *wrong_dealer(before.hand, audit.succession, hand)]

    explain(found, rules, under, budget, len(before.hand.events), before.findings)
    return found


def _defaulted(rules: ResolvedRules) -> Finding:
    names = [*rules.defaulted]
    return Finding(
        INFORMATION,
        None,
        None,
        None,
        "GEN-12",
        "rules-defaulted",
        severity=INFO,
        params={"preset": rules.preset, "options": [*names]},
    )


def _out_of_order(before: HandRecord, hand: HandRecord) -> Finding:
    due = before.number + 1
    return Finding(
        BROKEN_RECORD,
        None,
        None,
        None,
        "GEN-11",
        "hand-order",
        expected=due,
        actual=hand.number,
        params={"due": due, "number": hand.number},
    )


def _judge_totals(report: AuditReport) -> None:
    """The running totals of the log (GEN-10), where every hand's scores could be told."""
    record = report.record
    if any(hand.scores is None for hand in report.hands):
        return
    report.end_scores = list(record.start_scores)
    for hand in report.hands:
        for seat, points in enumerate(hand.scores or ()):
            report.end_scores[seat] += points
    claimed = record.end_scores
    if claimed is None or list(claimed) == report.end_scores:
        return
    report.findings.append(
        Finding(
            WRONG_TOTAL,
            None,
            None,
            None,
            "GEN-10",
            "totals-differ",
            consequent=_totals_follow(report),
            expected=[*report.end_scores],
            actual=[*claimed],
        )
    )


def _totals_follow(report: AuditReport) -> bool:
    """Whether the claimed totals are the sum of what the hands claim, some of it already found wrong."""
    totals = list(report.record.start_scores)
    wrong = False
    for audit in report.hands:
        if audit.booked is None:
            return True
        wrong |= audit.booked != audit.scores
        for seat, points in enumerate(audit.booked):
            totals[seat] += points
    return wrong and totals == list(report.record.end_scores or ())
