"""The audit of one hand: its acts judged, its payments recomputed, its claims compared."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from scoring.engine.comparison.agreement import claims_what_is_due
from scoring.engine.comparison.claims import Claims
from scoring.engine.comparison.items import wrong_items
from scoring.engine.comparison.payments import wrong_transfers
from scoring.engine.comparison.scores import booked_scores, wrong_scores
from scoring.engine.comparison.undoings import Undoings
from scoring.engine.deal import open_position
from scoring.engine.dealers import wrong_next_dealer
from scoring.engine.event_document import event_document
from scoring.engine.events import seat_of
from scoring.engine.fairness import judge_commitment
from scoring.engine.findings import ERROR, Finding, finding_of
from scoring.engine.law import Rules, Succession
from scoring.engine.options import ResolvedRules
from scoring.engine.position import Position
from scoring.engine.record import GameRecord, HandRecord
from scoring.engine.replay import replay
from scoring.engine.transfers import Settlement, scores_of
from scoring.engine.verdicts import FLAGGED, verdict_of
from scoring.engine.what_if import EVENTS_OF_UNDOING, MOST_LISTS, Budget, explain

#: Faults after which the record plays on past the end of the hand.
_PAST_THE_END: Final = ("after-the-end", "wall-empty")


@dataclass(slots=True, eq=False)
class HandAudit:
    """What the audit found of one hand; `scores` is None where they cannot be told.

    `booked` are the scores that the log's own claims make, None where earlier faults keep these untold;
    `dealer_follows` tells that faults of this hand explain another dealer of the next; `undoings` counts the
    settlements tried without a fault.
    """

    hand: HandRecord
    findings: list[Finding]
    fairness: str
    settlement: Settlement | None
    scores: list[int] | None
    succession: Succession | None
    booked: list[int] | None = None
    dealer_follows: bool = False
    undoings: int = 0

    @property
    def verdict(self) -> str:
        return verdict_of(self.findings)


def audit_hand(
    record: GameRecord, hand: HandRecord, law: Rules, rules: ResolvedRules, *, list_legal: int = 0
) -> HandAudit:
    """Audit one hand by itself; its first `list_legal` illegal acts tell what would have been legal."""
    position = open_position(hand, law)
    findings = _replay_findings(hand, law, position, list_legal=list_legal)
    fairness, broken = judge_commitment(record, hand)
    findings[:0] = broken
    audit = HandAudit(hand, findings, fairness, None, None, None)
    _finish(audit, position, law, rules)
    _let_first_stand(audit.findings)
    return audit


def _let_first_stand(findings: Sequence[Finding]) -> None:
    """The first error of a hand follows from nothing (audit report, section 2)."""
    first = next((finding for finding in findings if finding.severity == ERROR), None)
    if first is not None:
        first.consequent = False


def explained_hand(
    record: GameRecord, hand: HandRecord, law: Rules, rules: ResolvedRules, budget: Budget
) -> HandAudit:
    """Audit one hand and note under which other options its faults would be none."""
    audit = audit_hand(record, hand, law, rules, list_legal=min(MOST_LISTS, budget.lists))
    if not audit.findings:
        return audit
    budget.lists -= sum(finding.legal is not None for finding in audit.findings)
    if audit.verdict == FLAGGED:

        def under(other: Rules) -> list[Finding]:
            tried = audit_hand(record, hand, other, rules)
            budget.spend(tried.undoings * EVENTS_OF_UNDOING)
            return tried.findings

        explain(audit.findings, rules, under, budget, len(hand.events))
    return audit


def _finish(audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules) -> None:
    if not position.stopped and (law.is_finished(position) or position.closed is not None):
        _settle(audit, position, law, rules)


def _replay_findings(hand: HandRecord, law: Rules, position: Position, *, list_legal: int) -> list[Finding]:
    findings: list[Finding] = []
    for step in replay(hand, law, position, list_legal=list_legal, only_told=True):
        seat = seat_of(step.event) if step.event is not None else None
        for breach in step.breaches:
            finding = finding_of(breach, hand.number, step.number, seat)
            if step.event is not None and breach.at is None:
                finding.params = {**breach.params, "act": event_document(step.event)}
            # What is told of another event was not judged at this point of the hand.
            if breach.severity == ERROR and breach.at is None:
                finding.legal = step.legal
            findings.append(finding)
    return findings


def _settle(audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules) -> None:
    audit.settlement = due = law.settle(position, claimed_items=False)
    if due.is_told and not audit.findings:
        scores = scores_of(due.transfers)
        if claims_what_is_due(position, due, scores):
            _accept(audit, law.succession(position), scores)
            return
    _compare(audit, position, law, rules, due)


def _accept(audit: HandAudit, succession: Succession, scores: list[int]) -> None:
    """Nothing was found, and what the hand claims is what is due."""
    audit.scores, audit.booked = scores, [*scores]
    audit.succession = succession
    audit.findings += wrong_next_dealer(audit.hand, succession, consequent=False)


def _compare(audit: HandAudit, position: Position, law: Rules, rules: ResolvedRules, due: Settlement) -> None:
    undoings = Undoings(law, position)
    claims = _claims(audit, position, law, rules, due, undoings)
    finer = wrong_items(claims)
    if not due.undecided:
        finer += wrong_transfers(claims)
    audit.findings += finer
    if due.is_told:
        audit.scores = scores_of(due.transfers)
        audit.findings += wrong_scores(claims, finer)
        audit.succession = law.succession(position)
        audit.booked = booked_scores(claims, finer)
        audit.dealer_follows = claims.went_on or audit.succession.cause in claims.upset_causes
        audit.findings += wrong_next_dealer(audit.hand, audit.succession, consequent=audit.dealer_follows)
    audit.undoings = undoings.tried


def _claims(
    audit: HandAudit,
    position: Position,
    law: Rules,
    rules: ResolvedRules,
    due: Settlement,
    undoings: Undoings,
) -> Claims:
    events = position.hand.events
    faulty = [
        (finding, None if finding.event is None else events[finding.event])
        for finding in audit.findings
        if finding.severity == ERROR
    ]
    causes = {law.upset_cause(event, finding.code) for finding, event in faulty}
    return Claims(
        position=position,
        due=due,
        settle_at_claimed_items=lambda: law.settle(position, claimed_items=True),
        item_clauses={item.code: item.clause for item in rules.ruleset.items},
        cause_clauses=rules.ruleset.cause_clauses,
        undone=undoings.of,
        built_on=partial(law.built_on, position),
        clause_of_items=law.clause_of_items,
        leaves_open=partial(law.leaves_open, position),
        surplus_clause=partial(law.surplus_clause, position),
        upset_causes=frozenset(cause for cause in causes if cause is not None),
        went_on=any(_ends_otherwise(finding) for finding in audit.findings),
        faulty_events=frozenset(
            finding.event
            for finding, event in faulty
            if event is not None and finding.event is not None and law.sets_price(event, finding.code)
        ),
    )


def _ends_otherwise(finding: Finding) -> bool:
    """Whether the record books another end than its events have: play past it, or a win that is not shown.

    Any other end that is only called wrongly says nothing of what is paid for the one shown.
    """
    if finding.code == "end-not-shown":
        return finding.actual == "win" and finding.expected != "win"
    return finding.code in _PAST_THE_END
