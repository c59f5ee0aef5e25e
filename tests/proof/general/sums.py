"""Scores, totals, the order of hands, options left open (GEN-09 to GEN-12)."""

from scoring.engine.findings import (
    BROKEN_RECORD,
    INFO,
    INFORMATION,
    WRONG_SCORE,
    WRONG_TOTAL,
    WRONG_TRANSFER,
)
from scoring.engine.record import ClaimedTransfer
from tests.proof.books import Books, Wrong
from tests.proof.general.catalogue import GENERAL
from tests.proof.playing import totals
from tests.proof.records import At, Sheet


@GENERAL.claim("GEN-09", WRONG_SCORE, checks=("nantong L50", "nanchong L56", "nancheng A52"))
def scores_moved_between_seats(books: Books) -> Wrong | None:
    """One seat has more and another less than the payments make, and the totals with them."""
    scores = list(books.hand.scores or ())
    one, other = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 10, 60))
    scores[one], scores[other] = scores[one] + points, scores[other] - points
    books.hand.scores = tuple(scores)
    books.game.end_scores = totals(books.game, books.game.hands)
    return Wrong(follows=False)


@GENERAL.claim("GEN-09", WRONG_SCORE, checks=("nantong L50", "nanchong L56", "nancheng A52"))
def scores_that_do_not_sum_to_zero(books: Books) -> Wrong | None:
    scores = list(books.hand.scores or ())
    scores[books.chance.randrange(4)] += books.chance.choice((-10, -1, 1, 10))
    books.hand.scores = tuple(scores)
    books.game.end_scores = totals(books.game, books.game.hands)
    return Wrong(follows=False)


@GENERAL.claim("GEN-09", WRONG_TRANSFER, checks=("nantong L50", "nanchong L56", "nancheng A52"))
def payment_that_nothing_earns(books: Books) -> Wrong | None:
    """An adjustment, which no clause of any rule set pays."""
    payer, payee = books.chance.sample(range(4), 2)
    books.book(ClaimedTransfer(None, payer, payee, books.chance.choice((1, 5, 20)), "adjustment", None))
    return Wrong()


@GENERAL.claim("GEN-10", WRONG_TOTAL, hands=2, checks=("nanchong L56", "nancheng A52"))
def total_off(books: Books) -> Wrong | None:
    found = list(books.game.end_scores or ())
    found[books.chance.randrange(4)] += books.chance.choice((-10, -1, 1, 10))
    books.game.end_scores = tuple(found)
    return Wrong(follows=False, of_log=True)


@GENERAL.claim("GEN-10", WRONG_TOTAL, hands=2, checks=("nanchong L56", "nancheng A52"))
def total_without_the_start(books: Books) -> Wrong | None:
    """Scores at the start that the totals leave out."""
    books.game.start_scores = (1000, 1000, 1000, 1000)
    return Wrong(follows=False, of_log=True)


@GENERAL.claim("GEN-10", WRONG_TOTAL, hands=2, checks=("nanchong L56", "nancheng A52"))
def total_without_a_hand(books: Books) -> Wrong | None:
    """The totals leave one hand out."""
    if not any(books.hand.scores or ()):
        return None
    others = tuple(hand for hand in books.game.hands if hand is not books.hand)
    books.game.end_scores = totals(books.game, others)
    return Wrong(follows=False, of_log=True)


@GENERAL.record("GEN-11", BROKEN_RECORD, hands=2)
def hand_left_out(sheet: Sheet) -> At | None:
    """The second hand bears the number of a later one, or of the first."""
    second = sheet.hands[1]
    second.number = sheet.chance.choice((1, 3, 4))
    sheet.commit(second)
    return At(hand=None)


@GENERAL.record(
    "GEN-12",
    INFORMATION,
    severity=INFO,
    checks=("nantong L04", "nanchong L01", "nancheng A01"),
    by_default=True,
)
def options_left_to_the_default(sheet: Sheet) -> At | None:
    """A log that names no preset and no option; it is played by the default."""
    ruleset = sheet.rules.ruleset
    default = {option.name: option.default for option in ruleset.options}
    if dict(sheet.rules.options) != default | dict(ruleset.presets[ruleset.default_preset]):
        return None
    sheet.game.preset, sheet.game.options = None, {}
    return At(hand=None)
