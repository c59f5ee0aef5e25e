"""A comparison of two reports on one log (docs/audit-report.md) as types: pages read it, and the API's
description.
"""

from typing import Literal

import msgspec

from replays.auditing.report import Engine, ReportFinding, RulesUsed, Scores, Value, VerdictWord


class ComparedSide(msgspec.Struct, kw_only=True):
    """One of the two reports; `findings_omitted` counts what it leaves out, which nothing is said of."""

    engine: Engine
    rules: RulesUsed
    verdict: VerdictWord
    findings_omitted: int


class ComparedOption(msgspec.Struct, kw_only=True):
    """An option that differs; null where that revision of the rule set has none of this name."""

    option: str
    before: Value | None
    after: Value | None


class ComparedVerdict(msgspec.Struct, kw_only=True):
    """The verdict on a hand."""

    before: VerdictWord
    after: VerdictWord


class ComparedFinding(msgspec.Struct, kw_only=True):
    """A finding that stays, as either report tells it."""

    before: ReportFinding
    after: ReportFinding


class ComparedFindings(msgspec.Struct, kw_only=True):
    """Findings that are found no longer, that are found besides, and that stay."""

    go: list[ReportFinding]
    come: list[ReportFinding]
    stay: list[ComparedFinding]


class ComparedScores(msgspec.Struct, kw_only=True):
    """Recomputed points by seat; null where they cannot be told."""

    before: Scores | None
    after: Scores | None
    difference: Scores | None


class ComparedHand(msgspec.Struct, kw_only=True):
    """One hand."""

    hand: int
    verdict: ComparedVerdict
    findings: ComparedFindings
    scores: ComparedScores


class Comparison(msgspec.Struct, kw_only=True):
    """Two reports on one log held against each other. `findings` are those of the log as a whole."""

    comparison: Literal["mjaudit-comparison"]
    version: Literal[1]
    log_id: str
    platform: str
    log_sha256: str
    before: ComparedSide
    after: ComparedSide
    options: list[ComparedOption]
    hands: list[ComparedHand]
    findings: ComparedFindings
    end_scores: ComparedScores
