"""Payments of kongs booked wrongly: by kind, by who fed them, whether they count (JX-18 to JX-22)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from scoring.rulesets.nancheng.charges import Facts
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.memory import KongMade
from tests.proof.books import Books, Wrong
from tests.proof.nancheng.bookings import Reading, chosen_of, merged, misread, options, rebooked
from tests.proof.nancheng.breaking_off import break_off
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import to_be_robbed, with_fours, with_triplets
from tests.proof.nancheng.habits import adding, bold, konging
from tests.proof.nancheng.plans import one_kong, surely_robbed

_ROBBED: Final = {
    "ready": "implicit",
    "rob_basis": "off",
    "pass_win_lock": "off",
    "late_added_kong": "scored",
    "kong_after_pung": "same_turn",
}


def _one_kong(books: Books, change: Callable[[KongMade], KongMade | None], *kinds: str) -> Reading:
    """One kong of these kinds that is paid is another, or none."""

    def read(chosen: Chosen, facts: Facts) -> tuple[Chosen, Facts] | None:
        paid = {one.event for one in books.of_cause("kong")}
        kongs = [kong for kong in facts.kongs if kong.event in paid and kong.kind in kinds]
        if not kongs:
            return None
        kong = books.chance.choice(kongs)
        other = change(kong)
        made = [one if one is not kong else other for one in facts.kongs]
        return chosen, replace(facts, kongs=[one for one in made if one is not None])

    return read


@FAULTS.claim("JX-18", WRONG_TRANSFER, checks=("A46",), wishes=with_triplets, habits=konging)
def exposed_kong_left_out(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-18", _one_kong(books, lambda kong: None, "exposed"))


@FAULTS.claim("JX-20", WRONG_TRANSFER, checks=("A46", "A47", "JX-75"), wishes=with_triplets, habits=adding)
def added_kong_left_out(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-20", _one_kong(books, lambda kong: None, "added"))


@FAULTS.claim("JX-22", WRONG_TRANSFER, checks=("A46", "A47", "JX-75"), wishes=with_fours, habits=konging)
def concealed_kong_left_out(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-22", _one_kong(books, lambda kong: None, "concealed"))


@FAULTS.claim("JX-22", WRONG_TRANSFER, checks=("A47", "JX-75"), wishes=with_fours, habits=bold)
def kongs_of_others_than_the_winner_left_out(books: Books) -> Wrong | None:
    """Only what the winners have melded is paid."""
    winners = {win.seat for _, win in books.wins}
    if not winners:
        return None
    return rebooked(books, "kong", "JX-22", [one for one in books.of_cause("kong") if one.payee in winners])


@FAULTS.claim("JX-18", WRONG_TRANSFER, checks=("A46",), wishes=with_triplets, habits=konging)
def exposed_kong_fed_by_another(books: Books) -> Wrong | None:
    """Another seat than the feeder pays two shares."""
    return misread(books, "kong", "JX-18", _one_kong(books, _fed_by_another(books), "exposed"))


@FAULTS.claim(
    "JX-20",
    WRONG_TRANSFER,
    checks=("A46",),
    wishes=with_triplets,
    habits=adding,
    under={"added_kong_payment": "big_turn"},
)
def added_kong_fed_by_another(books: Books) -> Wrong | None:
    """大转弯: another than who fed the pung pays two shares."""
    return misread(books, "kong", "JX-20", _one_kong(books, _fed_by_another(books), "added"))


def _fed_by_another(books: Books) -> Callable[[KongMade], KongMade]:
    def change(kong: KongMade) -> KongMade:
        others = [seat for seat in range(4) if seat not in (kong.seat, kong.feeder)]
        return replace(kong, feeder=books.chance.choice(others))

    return change


@FAULTS.claim(
    "JX-20",
    WRONG_TRANSFER,
    checks=("A46",),
    wishes=with_triplets,
    habits=adding,
    under={"added_kong_payment": "big_turn"},
)
def big_turn_paid_as_a_small_one(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-20", options(added_kong_payment="small_turn"))


@FAULTS.claim(
    "JX-21",
    WRONG_TRANSFER,
    checks=("A46",),
    wishes=with_triplets,
    habits=adding,
    under={"added_kong_payment": "small_turn"},
)
def small_turn_paid_as_a_big_one(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-21", options(added_kong_payment="big_turn"))


@FAULTS.claim("JX-22", WRONG_TRANSFER, checks=("A46",), wishes=with_fours, habits=konging)
def concealed_kong_at_one_point(books: Books) -> Wrong | None:
    """Paid like an added one that nobody fed."""
    change = _one_kong(books, lambda kong: replace(kong, kind="exposed", feeder=None), "concealed")
    return misread(books, "kong", "JX-22", change)


@FAULTS.claim("JX-18", WRONG_TRANSFER, checks=("A46",), wishes=with_triplets, habits=konging)
def exposed_kong_at_two_points_each(books: Books) -> Wrong | None:
    """Paid like a concealed one."""
    return misread(
        books, "kong", "JX-18", _one_kong(books, lambda kong: replace(kong, kind="concealed"), "exposed")
    )


@FAULTS.claim("JX-22", WRONG_TRANSFER, checks=("A45", "A46", "JX-32"), wishes=with_fours, habits=konging)
def kongs_doubled_for_the_dealer_or_not(books: Books) -> Wrong | None:
    return misread(books, "kong", "JX-22", options(dealer_double=not chosen_of(books).dealer_double))


@FAULTS.claim(
    "JX-19",
    WRONG_TRANSFER,
    checks=("A22",),
    wishes=with_triplets,
    habits=adding,
    under={"late_added_kong": "unscored"},
)
def late_kong_paid(books: Books) -> Wrong | None:
    """A tile added late counts nothing at this table."""
    return misread(books, "kong", "JX-19", options(late_added_kong="scored"), undue=_undue(books, "JX-19"))


@FAULTS.claim(
    "JX-27",
    WRONG_TRANSFER,
    checks=("A19", "A50"),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under={**_ROBBED, "robbed_kong_scores": False},
)
def robbed_kong_paid(books: Books) -> Wrong | None:
    """A kong that is robbed is void."""
    return misread(books, "kong", "JX-27", options(robbed_kong_scores=True), undue=_undue(books, "JX-27"))


def _undue(books: Books, clause: str) -> str:
    return "JX-68" if books.hand.outcome in ("dissolved", "escaped") else clause


@FAULTS.claim(
    "JX-68",
    WRONG_TRANSFER,
    checks=("A51",),
    wishes=with_fours,
    under={"dissolve_counts_kongs": False},
)
def kongs_of_a_dissolved_hand_paid(books: Books) -> Wrong | None:
    """解散算杠 is not ticked."""
    if not break_off(books):
        return None
    return misread(books, "kong", "JX-68", options(dissolve_counts_kongs=True))


@FAULTS.claim(
    "JX-22",
    WRONG_TRANSFER,
    checks=("A51", "JX-68"),
    wishes=with_fours,
    under={"dissolve_counts_kongs": True},
)
def kongs_of_a_dissolved_hand_left_out(books: Books) -> Wrong | None:
    if not break_off(books):
        return None
    return rebooked(books, "kong", "JX-22", [])


@FAULTS.claim("JX-32", WRONG_ITEMS, checks=("A45", "A46"), wishes=with_fours, habits=konging)
def doubling_of_kongs_told_wrongly(books: Books) -> Wrong | None:
    """What the dealer doubles is told where it is not due, or left out."""
    doubled = not chosen_of(books).dealer_double
    return misread(books, "kong", "JX-32", options(dealer_double=doubled), priced=True)


@FAULTS.claim("JX-22", WRONG_ITEMS, checks=("A46",), wishes=with_fours, habits=konging)
def concealed_kong_told_as_an_exposed_one(books: Books) -> Wrong | None:
    """At other points, and by another name."""
    change = _one_kong(books, lambda kong: replace(kong, kind="exposed", feeder=None), "concealed")
    return misread(books, "kong", "JX-22", change, priced=True)


@FAULTS.claim(
    "JX-22",
    WRONG_ITEMS,
    checks=("A46", "JX-32"),
    plan=one_kong,
    under={"dealer_double": True},
)
def doubled_part_within_a_kong(books: Books) -> Wrong | None:
    """The payment is right, but what the dealer doubles is not told apart."""
    return merged(books, "kong", "an_gang")


@FAULTS.claim("GEN-09", WRONG_TRANSFER, checks=("A46",))
def kong_paid_that_nobody_made(books: Books) -> Wrong | None:
    if books.position.memory.kongs:
        return None
    payer, payee = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 4))
    return rebooked(books, "kong", "GEN-09", [ClaimedTransfer(None, payer, payee, points, "kong", None)])
