"""A comparison of two reports laid out: a sentence's worth of figures, hands that change, seats' scores."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from replays.auditing.comparison import ComparedFindings, ComparedHand, ComparedScores, Comparison
from replays.auditing.report import ReportFinding
from replays.pages.findings import FindingBundle, FindingReader, bundled
from replays.pages.labels import verdict_label
from replays.pages.naming import in_language, list_of, seat_name
from replays.pages.players import PlayerLabel
from replays.pages.rulebook import Rulebook
from replays.pages.stored import AuditedLog
from scoring.engine.naming import signed
from scoring.engine.record import SEATS


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Recomputed points of one seat; None where they cannot be told."""

    seat: str
    player: PlayerLabel
    before: int | None
    after: int | None
    difference: int | None


@dataclass(frozen=True, slots=True)
class FindingsChange:
    """Findings that go, that come, and that stay, these as they are by the rules tried."""

    go: list[FindingBundle]
    come: list[FindingBundle]
    stay: list[FindingBundle]


@dataclass(frozen=True, slots=True)
class VerdictChange:
    """Two verdicts, each with its label."""

    before: str
    before_label: str
    after: str
    after_label: str


@dataclass(frozen=True, slots=True)
class HandChange:
    """One hand."""

    number: int
    verdict: VerdictChange
    findings: FindingsChange
    scores: list[SeatChange]
    is_known: bool

    @property
    def changes(self) -> bool:
        """Whether anything is otherwise than before."""
        findings = self.findings.go or self.findings.come
        return bool(findings) or _move(self.scores) or self.verdict.before != self.verdict.after


@dataclass(frozen=True, slots=True)
class ComparisonView:
    """What is looked at: one hand, or the log (`hand` None); `own` are the log's rules by name, `rules` the
    others. `faults` count errors that follow from nothing
    else by the rules tried, `scores` are those of the hand or the end of the log.
    """

    hand: int | None
    own: str
    rules: str
    verdict: VerdictChange
    faults: int
    options: list[tuple[str, str, str]]
    hands: list[HandChange]
    whole: FindingsChange
    scores: list[SeatChange]
    is_partial: bool

    @property
    def telling(self) -> list[HandChange]:
        """The hands of which there is something to show: a change, or findings that stay."""
        return [hand for hand in self.hands if hand.changes or hand.findings.stay]

    @property
    def unchanged(self) -> str:
        """The numbers of the hands without findings in which nothing changes."""
        return list_of([str(hand.number) for hand in self.hands if hand not in self.telling])

    @property
    def findings(self) -> FindingsChange:
        """Those of all hands that are looked at, and of the log as a whole."""
        parts = [*(hand.findings for hand in self.hands), self.whole]
        return FindingsChange(
            [bundle for part in parts for bundle in part.go],
            [bundle for part in parts for bundle in part.come],
            [bundle for part in parts for bundle in part.stay],
        )

    @property
    def counts(self) -> dict[str, int]:
        """How many findings go, come and stay; what only follows from others is not counted."""
        found = self.findings
        return {"go": _own(found.go), "come": _own(found.come), "stay": _own(found.stay)}

    @property
    def following(self) -> dict[str, int]:
        """How many others go, come and stay: those that only follow."""
        found = self.findings
        return {"go": _others(found.go), "come": _others(found.come), "stay": _others(found.stay)}

    @property
    def is_known(self) -> bool:
        return all(seat.difference is not None for seat in self.scores)

    @property
    def moves(self) -> str:
        """The seats whose scores change, each with the difference."""
        return list_of([f"{seat.seat} {signed(seat.difference)}" for seat in self.scores if seat.difference])


def view_comparison(found: Comparison, opened: AuditedLog, hand: int | None = None) -> ComparisonView:
    """The comparison in the reader's language, of all hands or of those with one number."""
    book, reader = opened.rulebook, FindingReader(opened.rulebook)
    looked_at = [one for one in found.hands if hand is None or one.hand == hand]
    is_single = hand is not None and len(looked_at) == 1
    verdict = looked_at[0].verdict if is_single else None
    return ComparisonView(
        hand=hand,
        own=book.rules_name(found.before.rules),
        rules=book.rules_name(found.after.rules),
        verdict=_verdict(
            verdict.before if verdict else found.before.verdict,
            verdict.after if verdict else found.after.verdict,
        ),
        faults=_faults(looked_at, None if is_single else found.findings),
        options=_options(found, book),
        hands=[_hand(one, reader, opened.players) for one in looked_at],
        whole=FindingsChange([], [], []) if is_single else _findings(found.findings, reader),
        scores=_scores(looked_at[0].scores if is_single else found.end_scores, opened.players),
        is_partial=bool(found.before.findings_omitted or found.after.findings_omitted),
    )


def _verdict(before: str, after: str) -> VerdictChange:
    return VerdictChange(before, verdict_label(before), after, verdict_label(after))


def _hand(found: ComparedHand, reader: FindingReader, players: Sequence[PlayerLabel]) -> HandChange:
    return HandChange(
        number=found.hand,
        verdict=_verdict(found.verdict.before, found.verdict.after),
        findings=_findings(found.findings, reader),
        scores=_scores(found.scores, players),
        is_known=found.scores.difference is not None,
    )


def _findings(found: ComparedFindings, reader: FindingReader) -> FindingsChange:
    return FindingsChange(
        bundled(reader.read(found.go)),
        bundled(reader.read(found.come)),
        bundled(reader.read(pair.after for pair in found.stay)),
    )


def _own(bundles: Iterable[FindingBundle]) -> int:
    """How many are findings of their own; a bundle of what only follows from others is none."""
    return sum(not bundle.finding.consequent for bundle in bundles)


def _others(bundles: Iterable[FindingBundle]) -> int:
    """How many only follow from others."""
    return sum(len(bundle.following) + bundle.finding.consequent for bundle in bundles)


def _scores(found: ComparedScores, players: Sequence[PlayerLabel]) -> list[SeatChange]:
    return [
        SeatChange(
            seat_name(seat),
            players[seat],
            found.before[seat] if found.before else None,
            found.after[seat] if found.after else None,
            found.difference[seat] if found.difference else None,
        )
        for seat in SEATS
    ]


def _faults(hands: Iterable[ComparedHand], whole: ComparedFindings | None) -> int:
    parts = [hand.findings for hand in hands] + ([whole] if whole else [])
    return sum(_is_fault(finding) for part in parts for finding in _present(part))


def _present(part: ComparedFindings) -> list[ReportFinding]:
    return [*part.come, *(pair.after for pair in part.stay)]


def _is_fault(finding: ReportFinding) -> bool:
    return finding.severity == "error" and not finding.consequent


def _move(scores: Iterable[SeatChange]) -> bool:
    return any(seat.before != seat.after for seat in scores)


def _options(found: Comparison, book: Rulebook) -> list[tuple[str, str, str]]:
    """Each option that differs by name, with its two values."""
    changed = {change.option: change for change in found.options}
    return [
        (
            in_language(option.label),
            book.value_label(option, changed[option.name].before),
            book.value_label(option, changed[option.name].after),
        )
        for option in book.ruleset.options
        if option.name in changed
    ]
