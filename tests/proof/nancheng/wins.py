"""Wins that are none: without a shape, by another tile, called as dealt; wins left out."""

from collections.abc import Iterator
from typing import Any

from scoring.engine.events import Claim, Discard, Reveal, Win
from scoring.patterns.plans import several_win
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import (
    all_waiting,
    as_dealt,
    honour_runs,
    nearly_scattered,
    of_one_suit,
    pairs_and_fours,
)
from tests.proof.nancheng.habits import konging, never_winning, patient
from tests.proof.nancheng.view import Gone, View

# ---- no shape --------------------------------------------------------------------------------------------


def _wins(view: View) -> Iterator[Win]:
    """What seats could call a win here, whatever their tiles are; 定口 does not keep them from it."""
    if view.in_claims:
        for seat in view.others_of(view.now.payer):
            if view.may_claim_wins(seat):
                yield view.win_of(seat)
    elif view.fresh is not None and view.in_own_turn and view.may_claim_wins(view.seat):
        yield Win(view.seat, view.fresh, None, "self_draw")


def _wins_under(view: View, **options: Any) -> Iterator[Deed]:
    """Wins that other options would make: by those of the table they have no shape."""
    relaxed = {**view.options, **options}
    for win in _wins(view):
        if not _types(view, win) and _types(view, win, relaxed):
            yield deed(win)


def _types(view: View, win: Win, options: Any = None) -> set[str]:
    drawn = win.source_seat is None
    return view.types(win.seat, win.tile, less=win.tile if drawn else None, options=options)


@act("JX-52", checks=("A23",))
def win_without_a_shape(view: View) -> Iterator[Deed]:
    for win in _wins(view):
        if not _types(view, win):
            yield deed(win)


@act("JX-52", checks=("A25", "JX-14"), wishes=honour_runs, under={"honor_runs": "none"}, habits=patient)
def win_with_a_run_of_honours(view: View) -> Iterator[Deed]:
    """There are no runs of honours at this table."""
    yield from _wins_under(view, honor_runs="winds_any3_and_dragons")


@act(
    "JX-52", checks=("A25", "JX-14"), wishes=honour_runs, under={"honor_runs": "dragons_only"}, habits=patient
)
def win_with_a_run_of_winds(view: View) -> Iterator[Deed]:
    """Only dragons make runs at this table."""
    yield from _wins_under(view, honor_runs="winds_any3_and_dragons")


@act(
    "JX-52",
    checks=("A27", "JX-54"),
    wishes=nearly_scattered,
    habits=patient,
    under={"shi_san_lan_gap": 3, "shi_san_lan_knitted": False},
)
def scattered_hand_with_tiles_two_apart(view: View) -> Iterator[Deed]:
    yield from _wins_under(view, shi_san_lan_gap=2)


@act(
    "JX-52",
    checks=("A27", "JX-54"),
    wishes=nearly_scattered,
    habits=patient,
    under={"shi_san_lan_knitted": True},
)
def scattered_hand_in_rows_that_do_not_fit(view: View) -> Iterator[Deed]:
    yield from _wins_under(view, shi_san_lan_knitted=False)


@act("JX-52", checks=("A28", "JX-29"), wishes=of_one_suit, under={"jia_hu": False}, habits=patient)
def hand_of_one_suit_where_that_is_nothing(view: View) -> Iterator[Deed]:
    """假胡 is not ticked."""
    yield from _wins_under(view, jia_hu=True)


@act(
    "JX-52",
    checks=("A28", "JX-30"),
    wishes=of_one_suit,
    habits=patient,
    under={"jia_hu": True, "jia_hu_match": "same_kind_held"},
)
def hand_of_one_suit_by_a_kind_not_held(view: View) -> Iterator[Deed]:
    yield from _wins_under(view, jia_hu_match="same_suit")


@act("JX-52", checks=("A23", "JX-29"), wishes=of_one_suit, habits=patient)
def hand_of_one_suit_but_for_a_tile(view: View) -> Iterator[Deed]:
    """One tile of fourteen is of another suit."""
    for win in _wins(view):
        tiles = [tile for tile in range(34) for _ in range(view.has(win.seat, tile))]
        tiles += [tile for meld in view.position.table.melds[win.seat] for tile in meld.tiles]
        suits = [tile // 9 for tile in (*tiles, *([] if win.source_seat is None else [win.tile or 0]))]
        if len(suits) - max(map(suits.count, suits)) == 1 and not _types(view, win):
            yield deed(win)


@act("JX-52", checks=("A26", "JX-53"), wishes=pairs_and_fours, habits=konging)
def seven_pairs_with_a_kong(view: View) -> Iterator[Deed]:
    """Two pairs lie on the table as a concealed kong."""
    for win in _wins(view):
        counts = list(view.position.table.hands[win.seat])
        counts[win.tile or 0] += win.source_seat is not None
        melds = view.position.table.melds[win.seat]
        pairs = sum(count // 2 for count in counts) + 2 * len(melds)
        if melds and all(meld.kind == "concealed" for meld in melds) and pairs >= 7 and not _types(view, win):
            yield deed(win)


@act("JX-52", checks=("A26", "JX-53"), wishes=as_dealt, habits=patient)
def six_pairs(view: View) -> Iterator[Deed]:
    """Six pairs and two single tiles."""
    for win in _wins(view):
        counts = list(view.position.table.hands[win.seat])
        counts[win.tile or 0] += win.source_seat is not None
        if sum(count // 2 for count in counts) == 6 and not _types(view, win):
            yield deed(win)


@act("JX-52", checks=("A27", "JX-54"), wishes=nearly_scattered, habits=patient)
def scattered_hand_with_a_tile_twice(view: View) -> Iterator[Deed]:
    for win in _wins(view):
        counts = list(view.position.table.hands[win.seat])
        counts[win.tile or 0] += win.source_seat is not None
        if sum(map(bool, counts)) == 13 and not _types(view, win):
            yield deed(win)


@act("JX-52", checks=("A23",), wishes=all_waiting)
def dealt_hand_without_a_shape(view: View) -> Iterator[Deed]:
    """The dealer calls the tiles dealt a win."""
    if view.is_opening and view.in_own_turn and not view.types(view.seat, None):
        yield deed(Win(view.seat, how="dealt"))


# ---- by another tile, or at another time -----------------------------------------------------------------


def _own_win(view: View) -> bool:
    return (
        view.fresh is not None
        and view.in_own_turn
        and view.may_claim_wins(view.seat)
        and bool(view.types_drawn(view.seat))
    )


@act("JX-25", checks=("A31",), wishes=all_waiting, habits=patient)
def self_draw_by_another_tile(view: View) -> Iterator[Deed]:
    """The hand is right, the tile named is not the one drawn."""
    if _own_win(view):
        for tile in view.hand_of(view.seat):
            if tile != view.fresh:
                yield deed(Win(view.seat, tile, None, "self_draw"))


@act("JX-50", checks=("A35",), wishes=all_waiting, habits=patient)
def dealt_win_after_an_act(view: View) -> Iterator[Deed]:
    """天胡 is called by a seat that has drawn."""
    if _own_win(view):
        yield deed(Win(view.seat, how="dealt"))


# ---- a win left out --------------------------------------------------------------------------------------


@act("JX-33", checks=("A37",), plan=several_win, under={"ready": "implicit"})
def winner_left_out(view: View) -> Iterator[Deed]:
    """Two seats win a tile, and the record leaves out the one of them, who had asked for it."""
    first, second = view.upcoming, view.next_but_one
    if not isinstance(first, Win) or not isinstance(second, Win) or view.position.wins:
        return
    for stays, goes in ((first, second), (second, first)):
        asked = view.claimed_at(goes.seat)
        if asked is None:
            yield deed(Claim(goes.seat, "win"), stays, then=KEEPS, drops=2)
        else:
            yield deed(stays, at=asked - view.number, then=KEEPS, drops=2)


@act(
    "JX-33",
    checks=("A37", "A40"),
    wishes=all_waiting,
    habits=never_winning,
    under={"refused_self_draw_locks": False},
)
def win_of_the_last_discard_left_out(view: View) -> Iterator[Deed]:
    """A seat asks to win the last discard, and the hand is booked as drawn."""
    ends = all(isinstance(event, Reveal) for event in view.hand.events[view.number + 1 :])
    if not ends or not isinstance(view.upcoming, Discard) or view.left or not view.in_own_turn:
        return
    for tile in view.hand_of(view.seat) if view.is_free(view.seat) else [view.upcoming.tile]:
        last = Gone(tile, view.seat, is_kong=False, is_first=False)
        for seat in view.others:
            let_go = view.wins_let_go(seat)
            if (
                view.may_claim_wins(seat)
                and view.types(seat, tile)
                and not view.is_barred(seat, last, let_go)
            ):
                yield deed(Discard(view.seat, tile), Claim(seat, "win"), at=1, then=KEEPS, drops=1)
