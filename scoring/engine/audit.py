"""The audit of a log: every act judged, every payment recomputed, every claim compared."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from scoring.engine.deal import open_position
from scoring.engine.event_document import event_document
from scoring.engine.events import Declare, Reveal, Win
from scoring.engine.fairness import judge_commitment
from scoring.engine.findings import (
    BROKEN_RECORD,
    ERROR,
    INFO,
    INFORMATION,
    UNDECIDABLE,
    WARNING,
    WRONG_DEALER,
    WRONG_TOTAL,
    Finding,
    finding_of,
)
from scoring.engine.law import Rules, Succession
from scoring.engine.options import ResolvedRules
from scoring.engine.position import Position
from scoring.engine.record import GameRecord, HandRecord
from scoring.engine.replay import replay
from scoring.engine.settlement_check import (
    Claims,
    claimed_scores,
    wrong_items,
    wrong_scores,
    wrong_transfers,
)
from scoring.engine.transfers import Settlement, scores_of
from scoring.engine.what_if import Budget, explain

#: Of the engine; the revision of a rule set is its own.
ENGINE_VERSION: Final = "1.0.0"

CLEAN: Final = "clean"
FLAGGED: Final = "flagged"


@dataclass(slots=True, eq=False)
class HandAudit:
    """What the audit found of one hand; `scores` is None where they cannot be told."""

    hand: HandRecord
    findings: list[Finding]
    fairness: str
    settlement: Settlement | None
    scores: list[int] | None
    succession: Succession | None

    @property
    def verdict(self) -> str:
        return verdict_of(self.findings)


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


def verdict_of(findings: Sequence[Finding]) -> str:
    """Flagged by an error that is not consequent, else undecidable by a clause that could not be judged."""
    if any(finding.flags for finding in findings):
        return FLAGGED
    if any(finding.kind == UNDECIDABLE for finding in findings):
        return UNDECIDABLE
    return CLEAN


def audit_game(record: GameRecord, rules: ResolvedRules, log_sha256: str) -> AuditReport:
    """Audit every hand of a log under settled rules."""
    report = AuditReport(record, rules, log_sha256)
    law = rules.ruleset.build(rules.options)
    if rules.defaulted:
        report.findings.append(_defaulted(rules))
    before: HandAudit | None = None
    budget = Budget()
    for hand in record.hands:
        audit = explained_hand(record, hand, law, rules, budget)
        audit.findings[:0] = _dealer_findings(before, hand)
        report.hands.append(audit)
        if before is not None and hand.number != before.hand.number + 1:
            report.findings.append(_out_of_order(before.hand, hand))
        before = audit
    _judge_totals(report)
    return report


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


def audit_hand(record: GameRecord, hand: HandRecord, law: Rules, rules: ResolvedRules) -> HandAudit:
    """Audit one hand by itself."""
    position = open_position(hand, law)
    findings = _replay_findings(hand, law, position)
    fairness, broken = judge_commitment(record, hand)
    findings[:0] = broken
    audit = HandAudit(hand, findings, fairness, None, None, None)
    _finish(audit, position, law, rules)
    return audit


def explained_hand(
    record: GameRecord, hand: HandRecord, law: Rules, rules: ResolvedRules, budget: Budget
) -> HandAudit:
    """Audit one hand and note under which other options its faults would be none."""
    audit = audit_hand(record, hand, law, rules)
    if audit.verdict == FLAGGED:

        def under(other: Rules) -> list[Finding]:
            return audit_hand(record, hand, other, rules).findings

        explain(audit.findings, rules, under, budget, len(hand.events))
    return audit


def _finish(audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules) -> None:
    if not position.stopped and (law.is_finished(position) or position.closed is not None):
        _settle(audit, position, law, rules)


def _replay_findings(hand: HandRecord, law: Rules, position: Position) -> list[Finding]:
    findings: list[Finding] = []
    for step in replay(hand, law, position):
        seat = step.event.seat if step.event is not None else None
        for breach in step.breaches:
            finding = finding_of(breach, hand.number, step.number, seat)
            if step.event is not None and breach.at is None:
                finding.params = {**breach.params, "act": event_document(step.event)}
            if breach.severity == ERROR:
                finding.legal = step.legal
            findings.append(finding)
    return findings


def _settle(audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules) -> None:
    due = law.settle(position, claimed_items=False)
    audit.settlement = due
    claims = _claims(audit, position, law, rules, due)
    finer = wrong_items(claims)
    if not due.undecided:
        finer += wrong_transfers(claims)
        audit.scores = scores_of(due.transfers)
        audit.findings += finer + wrong_scores(claims, finer)
        audit.succession = law.succession(position)
        audit.findings += _next_dealer(claims, audit)
    else:
        audit.findings += finer


def _claims(
    audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules, due: Settlement
) -> Claims:
    events = position.hand.events
    faulty = [
        finding for finding in audit.findings if finding.severity == ERROR and finding.event is not None
    ]
    wins = {
        finding.event
        for finding in faulty
        if finding.event is not None and isinstance(events[finding.event], (Win, Declare))
    }
    reveals = any(
        finding.event is not None and isinstance(events[finding.event], Reveal) for finding in faulty
    )
    missing = any(finding.code == "birds-missing" for finding in audit.findings)
    return Claims(
        position=position,
        due=due,
        settle_at_claimed_items=lambda: law.settle(position, claimed_items=True),
        item_clauses={item.code: item.clause for item in rules.ruleset.items},
        cause_clauses=rules.ruleset.cause_clauses,
        surplus_clause=partial(law.surplus_clause, position),
        birds_at_fault=reveals or missing,
        went_on=any(finding.code == "after-the-end" for finding in audit.findings),
        faulty_events=frozenset(wins),
    )


def _next_dealer(claims: Claims, audit: HandAudit) -> list[Finding]:
    succession, claimed = audit.succession, audit.hand.next_dealer
    if succession is None or succession.seat is None or claimed in (None, succession.seat):
        return []
    return [
        _wrong_dealer(
            audit.hand.number, succession, claimed, consequent=claims.birds_at_fault or claims.went_on
        )
    ]


def _wrong_dealer(hand: int, succession: Succession, actual: int | None, *, consequent: bool) -> Finding:
    return Finding(
        WRONG_DEALER,
        hand,
        None,
        None,
        succession.clause,
        "dealer-differs",
        consequent=consequent,
        expected=succession.seat,
        actual=actual,
        params={"due": succession.seat, "dealer": actual},
    )


def _dealer_findings(before: HandAudit | None, hand: HandRecord) -> list[Finding]:
    """The dealer of a hand against the succession of the hand before it."""
    if before is None or before.succession is None or hand.number != before.hand.number + 1:
        return []
    due = before.succession
    if due.seat is None or due.seat == hand.dealer:
        return []
    consequent = before.hand.next_dealer == hand.dealer
    return [_wrong_dealer(hand.number, due, hand.dealer, consequent=consequent)]


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
    """Whether the claimed totals are the sum of hand results already found wrong."""
    totals = list(report.record.start_scores)
    wrong = False
    for audit in report.hands:
        hand = audit.hand
        claimed = hand.scores
        if claimed is None and hand.transfers is not None:
            claimed = tuple(claimed_scores(hand.transfers))
        wrong |= any(finding.severity != WARNING for finding in audit.findings)
        for seat, points in enumerate(claimed if claimed is not None else audit.scores or ()):
            totals[seat] += points
    return wrong and totals == list(report.record.end_scores or ())
