"""漏胡 and 失碰: wins and pungs let go, then wanted after all (JX-34 to JX-36)."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Pass, Pung, Win
from tests.proof.deeds import Deed, deed
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import all_waiting, with_pairs
from tests.proof.nancheng.habits import patient
from tests.proof.nancheng.plans import awaited_over_and_over
from tests.proof.nancheng.view import Gone, View

# ---- wins ------------------------------------------------------------------------------------------------


@act("JX-34", checks=("A30",), plan=awaited_over_and_over, wishes=all_waiting, habits=patient)
def win_after_a_win_let_go(view: View) -> Iterator[Deed]:
    """In the same lap a seat wins a tile that is worth no more than one before."""
    if view.in_claims:
        for seat in view.others_of(view.now.payer):
            if view.types(seat, view.now.tile):
                let_go = view.wins_let_go(seat)
                if let_go and view.is_barred(seat, view.now, let_go):
                    yield deed(view.win_of(seat))


@act("JX-34", checks=("A30",), wishes=all_waiting, habits=patient)
def win_of_the_next_discard(view: View) -> Iterator[Deed]:
    """A seat lets a win go, and wins the very next discard."""
    yield from _next_discard_won(view)


@act(
    "JX-34",
    checks=("A30", "JX-35"),
    wishes=all_waiting,
    habits=patient,
    under={"pass_win_lock": "any_tile", "pass_win_exception": "none"},
)
def dearer_win_of_the_next_discard(view: View) -> Iterator[Deed]:
    """What is dearer is barred too where the table knows no exception."""
    for done in _next_discard_won(view):
        win = done.events[-1]
        assert isinstance(win, Win)
        assert win.tile is not None
        assert win.source_seat is not None
        wanted = Gone(win.tile, win.source_seat, is_kong=False, is_first=False)
        if view.payment(win.seat, wanted) > view.payment(win.seat, view.now):
            yield done


@act(
    "JX-34",
    checks=("A30", "JX-35"),
    wishes=all_waiting,
    habits=patient,
    under={"pass_win_lock": "any_tile", "pass_win_exception": "by_payment", "dealer_double": True},
)
def win_that_pays_no_more(view: View) -> Iterator[Deed]:
    """Where payments are compared, the dealer's double part may make the earlier win the dearer one."""
    yield from _next_discard_won(view)


@act(
    "JX-34",
    checks=("A30",),
    plan=awaited_over_and_over,
    wishes=all_waiting,
    habits=patient,
    under={"pass_win_lock": "same_kind"},
)
def win_of_the_kind_let_go(view: View) -> Iterator[Deed]:
    """The same kind once more."""
    yield from _next_discard_won(view)


def _next_discard_won(view: View) -> Iterator[Deed]:
    """A win is let go; the next seat draws and discards what that seat waits for."""
    if not view.in_claims or not view.left:
        return
    following = view.after(view.now.payer)
    for seat in view.winners:
        if seat != following:
            for draw, discard in view.draws_and_discards(following):
                wanted = Gone(discard.tile, following, is_kong=False, is_first=False)
                if view.types(seat, wanted.tile) and view.is_barred(seat, wanted, [view.now]):
                    yield deed(draw, discard, Win(seat, discard.tile, following, "discard"), at=2)


@act("JX-34", checks=("A30",), wishes=all_waiting)
def win_after_passing_it_aloud(view: View) -> Iterator[Deed]:
    """A seat passes in so many words and wins the same tile."""
    if view.in_claims:
        for seat in view.winners:
            said = view.chance.choice([None, ("win",), ("pung", "win")])
            yield deed(Pass(seat, said), view.win_of(seat), at=1)


@act(
    "JX-34",
    checks=("A30",),
    wishes=all_waiting,
    habits=patient,
    under={
        "refused_self_draw_locks": True,
        "pass_win_lock": "any_tile",
        "pass_win_exception": "none",
        "ready": "implicit",
    },
)
def win_after_a_self_draw_refused(view: View) -> Iterator[Deed]:
    """Who discards the tile that it could have won by drawing it wins none of the lap."""
    drawn, seat = view.fresh, view.seat
    if drawn is None or view.left < 2 or not view.types_drawn(seat):
        return
    following = view.after(seat)
    for draw, discard in view.draws_and_discards(following):
        if view.types(seat, discard.tile, less=drawn):
            yield deed(
                Discard(seat, drawn), draw, discard, Win(seat, discard.tile, following, "discard"), at=3
            )


# ---- pungs -----------------------------------------------------------------------------------------------


@act("JX-36", checks=("A15",), wishes=with_pairs, under={"pass_pung_lock": "same_kind"})
def pung_of_the_kind_let_go(view: View) -> Iterator[Deed]:
    """A pair is not punged, and in the same lap it is."""
    yield from _pung_let_go(view, any_kind=False)


@act("JX-36", checks=("A15",), wishes=with_pairs, under={"pass_pung_lock": "any"})
def pung_after_any_pung_let_go(view: View) -> Iterator[Deed]:
    """Where the table wants it so, one pung let go bars all of the lap."""
    yield from _pung_let_go(view, any_kind=True)


def _pung_let_go(view: View, *, any_kind: bool) -> Iterator[Deed]:
    if not view.in_claims or not view.left:
        return
    now, following = view.now, view.after(view.now.payer)
    for seat in view.others_of(now.payer):
        if view.has(seat, now.tile) < 2 or not view.is_free(seat):
            continue
        pungs = [gone.tile for gone in view.lap(seat) if not gone.is_kong and view.has(seat, gone.tile) >= 2]
        if pungs if any_kind else now.tile in pungs:
            yield deed(Pung(seat, now.tile, now.payer))
        elif seat != following and view.is_legal(Pung(seat, now.tile, now.payer)) and view.left > 1:
            yield from _next_discard_punged(view, seat, any_kind=any_kind)


def _next_discard_punged(view: View, seat: int, *, any_kind: bool) -> Iterator[Deed]:
    """The next one draws and discards a tile of which that seat has a pair too."""
    following, now = view.after(view.now.payer), view.now.tile
    for draw, discard in view.draws_and_discards(following):
        if discard.tile == now or (any_kind and view.has(seat, discard.tile) >= 2):
            yield deed(draw, discard, Pung(seat, discard.tile, following), at=2)
