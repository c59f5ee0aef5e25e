"""Worked examples as a page draws them: the hand in tiles, what it is worth, and who pays whom."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from replays.auditing.examples import WorkedExample, worked
from replays.auditing.report import Party, ReportHand, TransferDue, WinFound
from replays.pages.board import DrawnMeld, drawn_meld
from replays.pages.exhibits import ExhibitView, view_exhibits
from replays.pages.naming import in_language, party_name, place_name, seat_name
from replays.pages.reportview import WinView, view_wins
from replays.pages.rulebook import ItemView, Rulebook
from replays.pages.sentences import Sentences, tiles_of
from scoring.engine.events import Declare, Reveal
from scoring.engine.guide import Example
from scoring.engine.states import split_run, state_after


@dataclass(frozen=True, slots=True)
class HandDrawn:
    """A seat's tiles: those in the hand without the winning one, the winning one apart, and its melds."""

    seat: str
    hand: list[str]
    tile: str | None
    melds: list[DrawnMeld]


@dataclass(frozen=True, slots=True)
class ExampleWin:
    """One win: the tiles, the win as pages tell it, and what the hand was waiting for."""

    drawn: HandDrawn
    win: WinView
    waits: list[str]


@dataclass(frozen=True, slots=True)
class PaymentLine:
    """All that one seat pays another: `worth` is the price of the hand won, `items` what comes on top of it.

    Where the payment is for no win, `worth` is None and the items are all of it; `cause` says what it is for,
    or nothing where its only item says so.
    """

    payer: str
    payee: str
    cause: str
    worth: int | None
    items: list[ItemView]
    points: int


@dataclass(frozen=True, slots=True)
class Said:
    """What was announced or turned up: a sentence and its tiles."""

    sentence: str
    tiles: list[str]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An example in the reader's language.

    `choices` are options in which its table differs from the default preset; `held` are the hands that are
    paid though nobody won; `scores` has a name, the place at the table and points for each seat.
    """

    name: str
    title: str
    remark: str
    clauses: tuple[str, ...]
    choices: list[str]
    said: list[Said]
    wins: list[ExampleWin]
    held: list[HandDrawn]
    outcome: str
    exhibits: list[ExhibitView]
    payments: list[PaymentLine]
    scores: list[tuple[str, str, int]]


def view_examples(book: Rulebook) -> list[ExampleView]:
    """Every example of the rule set, in its order."""
    return [view_example(book, example) for example in book.ruleset.examples]


def view_example(book: Rulebook, example: Example) -> ExampleView:
    """One of them, worked out by the engine."""
    work = worked(example)
    report = work.report
    return ExampleView(
        name=example.name,
        title=in_language(example.title),
        remark=in_language(example.remark) if example.remark else "",
        clauses=example.clauses,
        choices=_choices(work, book),
        said=_said(work, book),
        wins=[
            ExampleWin(_winner(work, found), view, found.waits)
            for found, view in zip(report.wins, view_wins(report, book), strict=True)
        ],
        held=[] if report.wins else _payees(work),
        outcome=book.outcome(report.outcome),
        exhibits=view_exhibits(work.exhibits, book.ruleset),
        payments=_payments(report, book),
        scores=[
            (seat_name(seat), place_name(seat, report.dealer), points)
            for seat, points in enumerate(report.scores or ())
        ],
    )


def _choices(work: WorkedExample, book: Rulebook) -> list[str]:
    rules = book.ruleset
    usual = rules.presets[rules.default_preset]
    return [
        book.remedy({"option": option.name, "value": work.rules.options[option.name]})
        for option in rules.options
        if work.rules.options[option.name] != usual.get(option.name, option.default)
    ]


def _said(work: WorkedExample, book: Rulebook) -> list[Said]:
    """Announcements, and what was turned up if no exhibit draws it."""
    sentences = Sentences(book)
    drawn = [tuple(one.tile for one in row.tiles) for exhibit in work.exhibits for row in exhibit.rows]
    return [
        Said(sentences.of(event), tiles_of(event))
        for event in work.hand.events
        if (isinstance(event, Reveal) and event.tiles not in drawn)
        or (isinstance(event, Declare) and event.value != 0)
    ]


def _winner(work: WorkedExample, won: WinFound) -> HandDrawn:
    """The hand just before it won; a tile that it drew itself is taken out of it."""
    drawn = _hand(work, won.seat, won.event)
    if won.tile is None or won.how == "dealt":
        return drawn
    if won.source is None and won.tile in drawn.hand:
        drawn.hand.remove(won.tile)
    return HandDrawn(drawn.seat, drawn.hand, won.tile, drawn.melds)


def _payees(work: WorkedExample) -> list[HandDrawn]:
    """The hands that are paid at the end, as they were held then."""
    paid = sorted({due.payee for due in work.report.transfers if isinstance(due.payee, int)})
    return [_hand(work, seat, len(work.frames["steps"])) for seat in paid]


def _hand(work: WorkedExample, seat: int, steps: int) -> HandDrawn:
    state = state_after(work.frames, steps)
    melds = [drawn_meld(meld) for meld in state["melds"][seat]]
    return HandDrawn(seat_name(seat), split_run(state["hands"][seat]), None, melds)


def _payments(report: ReportHand, book: Rulebook) -> list[PaymentLine]:
    """A line for each two seats, in the order of the report."""
    between: dict[tuple[Party, Party], list[TransferDue]] = defaultdict(list)
    for due in report.transfers:
        between[due.payer, due.payee].append(due)
    return [_line(dues, report.wins, book) for dues in between.values()]


def _line(dues: list[TransferDue], wins: Sequence[WinFound], book: Rulebook) -> PaymentLine:
    first = dues[0]
    won = next((win for win in wins if (win.event, win.seat) == (first.event, first.payee)), None)
    items = [item for due in dues for item in due.items]
    priced = won.items if won else []
    if not priced or items[: len(priced)] != priced:
        won, priced = None, []
    rest = [book.item(item.code, item.points, item.clause) for item in items[len(priced) :]]
    cause = book.cause(first.cause)
    return PaymentLine(
        payer=party_name(first.payer),
        payee=party_name(first.payee),
        cause="" if [item.name for item in rest] == [cause] else cause,
        worth=won.points if won else None,
        items=rest,
        points=sum(due.points for due in dues),
    )
