"""A report laid out for the log page: a line a hand, running totals, findings of the whole log."""

from collections.abc import Sequence
from dataclasses import dataclass

from replays.auditing.report import Report, ReportHand, WinFound
from replays.pages.findings import FindingReader, FindingView
from replays.pages.labels import verdict_label, win_label
from replays.pages.naming import seat_name, tile_name
from replays.pages.players import PlayerLabel
from replays.pages.rulebook import ItemView, Rulebook
from scoring.engine.record import SEATS, GameRecord

Scores = Sequence[int]


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one seat made of a hand. `total` counts from the start of the log; None where it is not known."""

    seat: str
    player: PlayerLabel
    points: int | None
    claimed: int | None
    total: int | None

    @property
    def differs(self) -> bool:
        return None not in (self.points, self.claimed) and self.points != self.claimed


@dataclass(frozen=True, slots=True)
class WinView:
    """A win: who, how, with which tile and for what."""

    seat: str
    how: str
    tile: str | None
    tile_name: str
    items: list[ItemView]
    also: list[str]
    points: int
    shape: list[str]


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand of the log page."""

    number: int
    dealer: str
    verdict: str
    verdict_label: str
    outcome: str
    wins: list[WinView]
    scores: list[SeatScore]
    findings: list[FindingView]
    omitted: int

    @property
    def faults(self) -> int:
        return sum(finding.severity == "error" and not finding.consequent for finding in self.findings)


@dataclass(frozen=True, slots=True)
class ReportView:
    """The whole report in the reader's language."""

    verdict: str
    verdict_label: str
    rulebook: Rulebook
    rules: str
    engine: str
    hands: list[HandView]
    findings: list[FindingView]
    totals: list[SeatScore]
    omitted: int

    @property
    def faults(self) -> int:
        own = sum(finding.severity == "error" and not finding.consequent for finding in self.findings)
        return own + sum(hand.faults for hand in self.hands)

    @property
    def first_fault(self) -> FindingView | None:
        """The first error that is no consequence of another."""
        everything = [finding for hand in self.hands for finding in hand.findings] + self.findings
        return next(
            (found for found in everything if found.severity == "error" and not found.consequent), None
        )


def view_report(
    report: Report, record: GameRecord, rulebook: Rulebook, players: Sequence[PlayerLabel]
) -> ReportView:
    """Lay out `report`, the audit of `record` under the rule set of `rulebook`; `players` by seat."""
    reader = FindingReader(rulebook)
    totals: list[int] | None = list(record.start_scores)
    hands = []
    for hand in report.hands:
        totals = _added(totals, hand.scores)
        scores = _scores(hand.scores, hand.claimed_scores, totals, players)
        hands.append(_hand(hand, scores, reader, rulebook))
    return ReportView(
        verdict=report.verdict,
        verdict_label=verdict_label(report.verdict),
        rulebook=rulebook,
        rules=rulebook.rules_name(report.rules),
        engine=report.engine.version,
        hands=hands,
        findings=reader.read(report.findings),
        totals=_scores(report.end_scores, report.claimed_end_scores, report.end_scores, players),
        omitted=_count(report.findings_omitted),
    )


def view_wins(hand: ReportHand, rulebook: Rulebook) -> list[WinView]:
    """The wins of a hand."""
    return [_win(win, rulebook) for win in hand.wins]


def _hand(hand: ReportHand, scores: list[SeatScore], reader: FindingReader, rulebook: Rulebook) -> HandView:
    return HandView(
        number=hand.hand,
        dealer=seat_name(hand.dealer),
        verdict=hand.verdict,
        verdict_label=verdict_label(hand.verdict),
        outcome=rulebook.outcome(hand.outcome),
        wins=view_wins(hand, rulebook),
        scores=scores,
        findings=reader.read(hand.findings),
        omitted=_count(hand.findings_omitted),
    )


def _win(win: WinFound, rulebook: Rulebook) -> WinView:
    return WinView(
        seat=seat_name(win.seat),
        how=_how(win, rulebook),
        tile=win.tile,
        tile_name=tile_name(win.tile) if win.tile else "",
        items=[rulebook.item(item.code, item.points, item.clause) for item in win.items],
        also=[rulebook.key(code) for code in win.also],
        points=win.points,
        shape=win.shape,
    )


def _how(win: WinFound, rulebook: Rulebook) -> str:
    """The way of a win, by the rule set's own word where tiles dealt win."""
    own_word = f"how.{win.how}"
    if win.how in ("dealt", "opening") and rulebook.knows(own_word):
        return rulebook.key(own_word)
    source = "" if win.source is None else seat_name(win.source)
    return rulebook.own(f"won.{win.how}", source=source) or win_label(win.how, source)


def _scores(
    scores: Scores | None, claimed: Scores | None, totals: Scores | None, players: Sequence[PlayerLabel]
) -> list[SeatScore]:
    return [
        SeatScore(seat_name(seat), players[seat], _of(scores, seat), _of(claimed, seat), _of(totals, seat))
        for seat in SEATS
    ]


def _of(scores: Scores | None, seat: int) -> int | None:
    return None if scores is None else scores[seat]


def _added(totals: list[int] | None, scores: Scores | None) -> list[int] | None:
    """Running totals; unknown from the first hand whose scores could not be told."""
    if totals is None or scores is None:
        return None
    return [total + points for total, points in zip(totals, scores, strict=True)]


def _count(omitted: object) -> int:
    return omitted if isinstance(omitted, int) else 0
