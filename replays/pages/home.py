"""The start page: what this is, a log to try, a fault explained."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from accounts.actor import ANYBODY
from replays.models import AuditState, GameLog
from replays.models.audits import Verdict
from replays.pages.addresses import LogAddresses
from replays.pages.board import SeatView, board_at
from replays.pages.findings import FindingView
from replays.pages.labels import verdict_label
from replays.pages.naming import in_language, seat_name
from replays.pages.samples import SampleView, sample_view
from replays.pages.sentences import Sentences
from replays.pages.stored import audited
from replays.queries.addressed import replayable_log_at
from replays.queries.logs import logs_for
from scoring.engine.events import seat_of
from scoring.engine.frames import hand_frames
from scoring.rulesets import installed

#: At most so many, which is more than are shipped: a list without end would be no start page.
SAMPLES = 99


@dataclass(frozen=True, slots=True)
class Example:
    """A fault of a sample log: what happened, at whose seat, and what the audit says."""

    at: LogAddresses
    about: SampleView | None
    finding: FindingView
    sentence: str
    seat: SeatView


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    stored = logs_for(ANYBODY).filter(is_sample=True).order_by("log_id")[:SAMPLES]
    samples = [log for log in stored if log.audit.state == AuditState.DONE]
    context = {
        "shelves": [(_game(ruleset), [_sample(log) for log in logs]) for ruleset, logs in _by_game(samples)],
        "example": _example(samples),
    }
    return render(request, "replays/home.html", context)


def _by_game(samples: list[GameLog]) -> Iterable[tuple[str, Iterable[GameLog]]]:
    """The samples by rule set, in the order in which each first comes."""
    games = dict.fromkeys(log.ruleset for log in samples)
    return [(game, [log for log in samples if log.ruleset == game]) for game in games]


def _game(ruleset: str) -> str:
    """A rule set by name, as long as it is installed."""
    known = installed().get(ruleset)
    return in_language(known.names) if known else ruleset


def _sample(log: GameLog) -> tuple[GameLog, str, SampleView | None]:
    return log, verdict_label(log.audit.verdict), sample_view(log)


def _example(samples: list[GameLog]) -> Example | None:
    """The first fault of the first flagged sample that happened at a seat's event."""
    flagged = next((log for log in samples if log.audit.verdict == Verdict.FLAGGED), None)
    if flagged is None:
        return None
    opened = audited(replayable_log_at(ANYBODY, flagged.id), ANYBODY)
    finding = opened.view.first_fault if opened else None
    if opened is None or finding is None or finding.hand is None or finding.event is None:
        return None
    record = opened.read.record
    event = next(hand for hand in record.hands if hand.number == finding.hand).events[finding.event]
    frames = hand_frames(record, opened.read.rules, finding.hand, opened.read.sha256)
    board = board_at(frames, finding.event, opened.players)
    seat = next((seat for seat in board.seats if seat.name == seat_name(seat_of(event) or 0)), board.seats[0])
    at = LogAddresses(flagged.id)
    return Example(at, sample_view(flagged), finding, Sentences(opened.rulebook).of(event), seat)
