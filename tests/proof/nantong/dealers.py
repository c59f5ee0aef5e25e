"""Next dealers named wrongly, and hands dealt by another than the next dealer (NT-08 to NT-13, NT-45)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scoring.engine.customs import Wishes
from scoring.engine.events import Declare, Win
from scoring.engine.findings import WRONG_DEALER
from scoring.engine.options import OptionValue
from scoring.engine.record import HandRecord
from scoring.simulator.claims import claim_honestly
from scoring.simulator.games import played_hand
from tests.proof.arranging import Arrange
from tests.proof.books import Books, Edit, Wrong
from tests.proof.faults import Habits
from tests.proof.nantong import arrangements, deals, habits, laid_sea
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.playing import totals
from tests.proof.records import At, Sheet


def succession_clause(chosen: Any, hand: HandRecord) -> str:
    """The clause that names the next dealer, by what happened in the hand."""
    if hand.outcome in ("dissolved", "escaped"):
        return "NT-45"
    said = [event for event in hand.events if isinstance(event, Declare)]
    wins = [event for event in hand.events if isinstance(event, Win)]
    openers = {event.seat for event in said if event.key == "opening_win"}
    dealt = {win.seat for win in wins if win.how == "dealt"}
    if dealt or (openers and chosen.opening_win == "end"):
        return "NT-13" if len(openers | dealt) > 1 else "NT-08"
    if wins:
        return "NT-12" if len(wins) > 1 else "NT-08"
    answers = [event.value for event in said if event.key == "seabed"]
    if answers:
        return "NT-09" if answers[-1] else "NT-10"
    return "NT-11"


@dataclass(frozen=True)
class Brought:
    """What brings hands that end in some way."""

    habits: Habits = habits.winning
    wishes: Wishes | None = None
    under: Mapping[str, OptionValue] = field(default_factory=dict)
    arrange: Arrange | None = None


def _named_wrongly(clause: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        hand = books.hand
        if hand.next_dealer is None or succession_clause(books.chosen, hand) != clause:
            return None
        hand.next_dealer = (hand.next_dealer + books.chance.choice((1, 2, 3))) % 4
        return Wrong(None, follows=False)

    return edit


def _register() -> None:
    brought = {
        "after-one-winner": ("NT-08", Brought()),
        "after-several-winners": (
            "NT-12",
            Brought(habits.never_winning, arrange=arrangements.by_two_on_a_discard),
        ),
        "after-several-openers": (
            "NT-13",
            Brought(wishes=deals.with_openers, under={"opening_win": "end", "dealer_rule_g": "on"}),
        ),
        "after-the-last-tile": ("NT-09", Brought(habits.never_winning)),
        "after-nobody-took-the-last-tile": (
            "NT-10",
            Brought(habits.never_winning, arrange=laid_sea.last_tile_declined_by_all),
        ),
        "after-a-kong-took-the-last-tile": (
            "NT-11",
            Brought(habits.never_winning, arrange=arrangements.not_though_a_kong_takes_the_last_tile),
        ),
        "after-a-table-broken-up": ("NT-45", Brought(arrange=arrangements.leaving)),
    }
    for case, (clause, by) in brought.items():
        FAULTS.claim(
            clause,
            WRONG_DEALER,
            name=f"next-dealer-wrong-{case}",
            checks=("L54",),
            under=by.under,
            wishes=by.wishes,
            habits=by.habits,
            arrange=by.arrange,
        )(_named_wrongly(clause))


_register()


@FAULTS.record("NT-08", WRONG_DEALER, checks=("L03",))
def dealt_by_another_than_the_next_dealer(sheet: Sheet) -> At | None:
    """The first hand names the right next dealer, another deals the second."""
    first = sheet.hand
    if first.next_dealer is None:
        return None
    dealer = (first.next_dealer + sheet.chance.choice((1, 2, 3))) % 4
    second = played_hand(sheet.law, 2, dealer, sheet.chance, sheet.rules.ruleset.customs)
    claim_honestly(sheet.law, second.position)
    sheet.game.hands = (first, second.hand)
    sheet.game.end_scores = totals(sheet.game, sheet.hands)
    return At(None, 1, clause=succession_clause(sheet.chosen, first))
