"""Who deals next, wrongly claimed or played (JX-07, JX-08, JX-68)."""

from scoring.engine.findings import WRONG_DEALER
from scoring.patterns.plans import several_win
from tests.proof.books import Books, Wrong
from tests.proof.nancheng.bookings import chosen_of
from tests.proof.nancheng.breaking_off import break_off
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import all_waiting
from tests.proof.nancheng.habits import keen, never_winning
from tests.proof.playing import totals
from tests.proof.records import At, Sheet
from tests.proof.reseating import reseated


@FAULTS.claim("JX-07", WRONG_DEALER, checks=("A53",), wishes=all_waiting, habits=keen)
def dealer_after_a_win(books: Books) -> Wrong | None:
    return _another(books, ("win",))


@FAULTS.claim("JX-08", WRONG_DEALER, checks=("A53",), habits=never_winning)
def dealer_after_a_drawn_hand(books: Books) -> Wrong | None:
    return _another(books, ("draw",))


@FAULTS.claim("JX-68", WRONG_DEALER, checks=("A53",))
def dealer_after_a_dissolved_hand(books: Books) -> Wrong | None:
    return _another(books, ("dissolved", "escaped")) if break_off(books) else None


def _another(books: Books, outcomes: tuple[str, ...]) -> Wrong | None:
    """The log names another seat than the next dealer."""
    if books.hand.outcome not in outcomes:
        return None
    others = [seat for seat in range(4) if seat != books.hand.next_dealer]
    books.hand.next_dealer = books.chance.choice(others)
    return Wrong()


@FAULTS.claim(
    "JX-07",
    WRONG_DEALER,
    checks=("A53",),
    plan=several_win,
    under={"ready": "implicit"},
)
def dealer_after_several_wins(books: Books) -> Wrong | None:
    """By another choice than the table's: the first winner, the discarder, the dealer among the winners."""
    winners = [win.seat for _, win in books.wins]
    if len(winners) < 2:
        return None
    feeder, dealer = books.wins[0][1].source_seat, books.hand.dealer
    assert feeder is not None
    first = min(winners, key=lambda seat: (seat - feeder) % 4)
    choices = {
        "first_winner": first,
        "discarder": feeder,
        "dealer_if_winner": dealer if dealer in winners else first,
    }
    due = choices.pop(chosen_of(books).multi_win_next_dealer)
    others = sorted({seat for seat in choices.values() if seat != due})
    if not others:
        return None
    books.hand.next_dealer = books.chance.choice(others)
    return Wrong()


@FAULTS.record("JX-07", WRONG_DEALER, checks=("A53",), hands=2, wishes=all_waiting, habits=keen)
def next_hand_not_dealt_by_the_winner(sheet: Sheet) -> At | None:
    return _dealt_by_another(sheet, "win")


@FAULTS.record("JX-08", WRONG_DEALER, checks=("A53",), hands=2, habits=never_winning)
def next_hand_dealt_by_another_after_a_drawn_one(sheet: Sheet) -> At | None:
    return _dealt_by_another(sheet, "draw")


def _dealt_by_another(sheet: Sheet, outcome: str) -> At | None:
    """The next hand is dealt by another seat, whether or not the log had named the right one."""
    before, after = sheet.hands
    if before.outcome != outcome:
        return None
    moved = reseated(after, sheet.chance.randrange(1, 4))
    if sheet.chance.random() < 0.5:
        before.next_dealer = None
    sheet.game.hands = (before, moved)
    sheet.game.end_scores = totals(sheet.game, sheet.game.hands)
    return At(hand=1)
