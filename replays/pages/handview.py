"""Everything the hand page shows, put together from the log, its report and its frames."""

from dataclasses import dataclass

from replays.auditing.report import ReportHand
from replays.pages.board import Board, board_at
from replays.pages.exhibits import ExhibitView, view_exhibits
from replays.pages.findings import FindingView
from replays.pages.labels import kong_mark, meld_label
from replays.pages.naming import tile_name
from replays.pages.payments import PaymentView, payments
from replays.pages.reportview import HandView
from replays.pages.stored import AuditedLog
from replays.pages.timeline import Timeline, timeline
from scoring.engine.frames import see_hand
from scoring.engine.record import HandRecord
from scoring.engine.states import Frames
from scoring.engine.tiles import NAMES


@dataclass(frozen=True, slots=True)
class HandPage:
    """`words` and `frames` are what the page's script needs; `neighbours` the numbers of the hands around."""

    number: int
    hand: HandView
    board: Board
    timeline: Timeline
    now: str
    found: list[FindingView]
    next_fault: int | None
    exhibits: list[ExhibitView]
    payments: list[PaymentView]
    itemised: bool
    neighbours: tuple[int | None, int | None]
    frames: Frames
    words: dict[str, dict[str, str]]

    @property
    def stopped(self) -> bool:
        """Whether the replay could not go on to the end."""
        steps = self.frames["steps"]
        return bool(steps) and not steps[-1].get("over", False)


def view_hand(opened: AuditedLog, number: int, step: int | None) -> HandPage | None:
    """The page of the first hand with this number, None when there is none.

    Without a step the hand opens where its first finding is, or at the deal.
    """
    numbers = [hand.number for hand in opened.read.record.hands]
    if number not in numbers:
        return None
    place = numbers.index(number)
    record, report = opened.read.record.hands[place], opened.report.hands[place]
    story = timeline(record, opened.view.hands[place].findings, opened.rulebook)
    shown = next(iter(story.faulty_steps), 0) if step is None else step
    seen = see_hand(opened.read.record, opened.read.rules, number, opened.read.sha256)
    board = board_at(seen.frames, shown, opened.players)
    return HandPage(
        number=number,
        hand=opened.view.hands[place],
        board=board,
        timeline=story,
        now=story.sentence_at(board.step),
        found=story.findings_at(board.step),
        next_fault=story.next_fault(board.step),
        exhibits=view_exhibits(seen.exhibits, opened.rulebook.ruleset),
        payments=_payments(record, report, opened),
        itemised=record.transfers is not None,
        neighbours=(_at(numbers, place - 1), _at(numbers, place + 1)),
        frames=seen.frames,
        words=page_words(),
    )


def page_words() -> dict[str, dict[str, str]]:
    """Names of tiles and melds for the script, so that it speaks the page's language."""
    melds = ("chow", "pung", "exposed", "added", "concealed")
    return {
        "tiles": {code: tile_name(code) for code in NAMES},
        "melds": {kind: meld_label(kind) for kind in melds},
        "marks": {kind: kong_mark(kind) for kind in melds},
    }


def _payments(record: HandRecord, report: ReportHand, opened: AuditedLog) -> list[PaymentView]:
    return payments(report.transfers, record.transfers, opened.rulebook)


def _at(numbers: list[int], place: int) -> int | None:
    return numbers[place] if 0 <= place < len(numbers) else None
