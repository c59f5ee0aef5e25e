"""The events of a hand in order, each with its sentence, its tiles and the findings that belong to it."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from replays.pages.findings import FindingView
from replays.pages.rulebook import Rulebook
from replays.pages.sentences import Sentences, tiles_of
from scoring.engine.events import Declare, seat_of
from scoring.engine.record import HandRecord


@dataclass(frozen=True, slots=True)
class EventLine:
    """One event; `step` is the step of the replay after it, `announced` what its seat announced."""

    step: int
    seat: int | None
    sentence: str
    tiles: list[str]
    findings: list[FindingView]
    announced: str


@dataclass(frozen=True, slots=True)
class Timeline:
    """All events, and the findings that have no event: of the deal, the payments, the scores."""

    lines: list[EventLine]
    whole: list[FindingView]

    def sentence_at(self, step: int) -> str:
        """What happened last at this step; nothing has at the deal."""
        return self.lines[step - 1].sentence if 0 < step <= len(self.lines) else ""

    def findings_at(self, step: int) -> list[FindingView]:
        """What was found wrong with what happened last at this step."""
        return self.lines[step - 1].findings if 0 < step <= len(self.lines) else []

    @property
    def faulty_steps(self) -> list[int]:
        """Steps that show a finding, for jumping from one to the next."""
        return [line.step for line in self.lines if line.findings]

    def next_fault(self, step: int) -> int | None:
        """The first faulty step after this one; from the last one on, the first of the hand again."""
        later = [faulty for faulty in self.faulty_steps if faulty > step]
        return next(iter(later or self.faulty_steps), None)


def timeline(hand: HandRecord, findings: Iterable[FindingView], rulebook: Rulebook) -> Timeline:
    """The story of `hand` with `findings` where they happened."""
    by_event: dict[int | None, list[FindingView]] = defaultdict(list)
    for finding in findings:
        by_event[finding.event].append(finding)
    sentences = Sentences(rulebook)
    lines = [
        EventLine(
            step=number + 1,
            seat=seat_of(event),
            sentence=sentences.of(event),
            tiles=tiles_of(event),
            findings=by_event.pop(number, []),
            announced=sentences.announcement(event)
            if isinstance(event, Declare) and event.value != 0
            else "",
        )
        for number, event in enumerate(hand.events)
    ]
    return Timeline(lines, [finding for rest in by_event.values() for finding in rest])
