"""定口: a hand declared ready, and what binds it from then on (JX-24)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Pung, Win
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import NAMES, Tile
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import all_waiting, with_fours, with_two_pairs
from tests.proof.nancheng.habits import patient, punging, undeclared
from tests.proof.nancheng.plans import three_bound_to_the_waits
from tests.proof.nancheng.reading import waits_with
from tests.proof.nancheng.view import View

DECLARED: Final = {"ready": "declared"}

# ---- the declaration -------------------------------------------------------------------------------------


def _about_to_discard(view: View) -> Discard | None:
    """The discard that follows in the turn of a seat that has declared nothing."""
    act = view.upcoming
    if isinstance(act, Discard) and view.in_own_turn and view.is_free(view.seat):
        return act
    return None


@act("JX-24", checks=("A38",), under={"ready": "implicit"})
def declaration_where_none_is_made(view: View) -> Iterator[Deed]:
    act = _about_to_discard(view)
    if act is not None:
        yield deed(Declare(view.seat, "ready"), then=KEEPS)


@act("JX-24", checks=("A38",), under=DECLARED)
def declaration_without_waiting(view: View) -> Iterator[Deed]:
    """The hand does not wait for anything after the discard."""
    act = _about_to_discard(view)
    if act is not None and not _waits_left_by(view, act.tile, fifth=True):
        yield deed(Declare(view.seat, "ready"), Discard(view.seat, act.tile))


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting)
def declaration_with_a_wait_left_out(view: View) -> Iterator[Deed]:
    act = _about_to_discard(view)
    waits = [] if act is None else _waits_left_by(view, act.tile)
    if act is not None and len(waits) > 1:
        told = tuple(view.chance.sample(waits, len(waits) - 1))
        yield deed(Declare(view.seat, "ready", waits=told), Discard(view.seat, act.tile))


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting)
def declaration_with_a_wait_too_many(view: View) -> Iterator[Deed]:
    act = _about_to_discard(view)
    waits = [] if act is None else _waits_left_by(view, act.tile)
    if act is not None and waits:
        other = view.chance.choice([tile for tile in view.law.kinds if not _is_known(view, act.tile, tile)])
        yield deed(Declare(view.seat, "ready", waits=(*waits, other)), Discard(view.seat, act.tile))


def _waits_left_by(view: View, tile: Tile, *, fifth: bool = False) -> list[Tile]:
    counts = list(view.position.table.hands[view.seat])
    counts[tile] -= 1
    return waits_with(counts, view.melds(view.seat), view.options, fifth=fifth)


def _is_known(view: View, discard: Tile, tile: Tile) -> bool:
    """Whether the hand waits for a tile, or has all four of it so that nothing is said of it."""
    return tile in _waits_left_by(view, discard, fifth=True) or _own(view, tile) - (tile == discard) == 4


def _own(view: View, tile: Tile) -> int:
    """How many of a kind the seat in turn has, on the table too."""
    melds = view.position.table.melds[view.seat]
    return view.has(view.seat, tile) + sum(meld.tiles.count(tile) for meld in melds)


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting)
def declaration_made_twice(view: View) -> Iterator[Deed]:
    if view.in_own_turn and view.is_bound(view.seat) and isinstance(view.upcoming, Discard):
        yield deed(Declare(view.seat, "ready"), then=KEEPS)


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting)
def declaration_out_of_turn(view: View) -> Iterator[Deed]:
    """Another seat than the one that is to discard declares."""
    if view.in_own_turn and isinstance(view.upcoming, Discard):
        for seat in view.others:
            if view.is_free(seat):
                yield deed(Declare(seat, "ready"))


@act("JX-24", checks=("A38",), under=DECLARED, wishes=with_fours)
def kong_right_after_a_declaration(view: View) -> Iterator[Deed]:
    """A discard goes with the declaration, not a kong."""
    if view.in_own_turn and view.left and view.is_free(view.seat):
        for tile in view.fours(view.seat):
            yield deed(Declare(view.seat, "ready"), Kong(view.seat, tile, CONCEALED))


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting, habits=undeclared)
def win_right_after_a_declaration(view: View) -> Iterator[Deed]:
    """Nor a win."""
    drawn = view.fresh
    if drawn is not None and view.is_free(view.seat) and view.types_drawn(view.seat):
        yield deed(Declare(view.seat, "ready"), Win(view.seat, drawn, None, "self_draw"))


# ---- what binds ------------------------------------------------------------------------------------------


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting, habits=patient)
def other_discard_of_a_declared_seat(view: View) -> Iterator[Deed]:
    """Not the tile just drawn."""
    if view.fresh is not None and view.is_bound(view.seat):
        for tile in view.hand_of(view.seat):
            if tile != view.fresh:
                yield deed(Discard(view.seat, tile))


@act("JX-24", checks=("A38",), under=DECLARED, wishes=with_two_pairs, habits=punging)
def pung_of_a_declared_seat(view: View) -> Iterator[Deed]:
    if view.in_claims and view.left:
        now = view.now
        for seat in view.others_of(now.payer):
            if view.has(seat, now.tile) >= 2 and view.is_bound(seat):
                yield deed(Pung(seat, now.tile, now.payer))


@act(
    "JX-24",
    checks=("A38",),
    under={**DECLARED, "late_added_kong": "scored"},
    plan=three_bound_to_the_waits,
    wishes=with_two_pairs,
    habits=patient,
)
def kong_that_changes_the_waits(view: View) -> Iterator[Deed]:
    for kong in _kongs(view):
        if view.is_bound(kong.seat) and _changes_waits(view, kong):
            yield deed(kong)


def _kongs(view: View) -> Iterator[Kong]:
    """Kongs that the tiles allow."""
    if view.fresh is not None and view.left:
        for tile in view.fours(view.seat):
            yield Kong(view.seat, tile, CONCEALED)
        for tile in view.pung_kinds(view.seat):
            if view.has(view.seat, tile):
                yield Kong(view.seat, tile, ADDED)
    if view.in_claims and view.left:
        for seat in view.others_of(view.now.payer):
            if view.has(seat, view.now.tile) == 3:
                yield Kong(seat, view.now.tile, EXPOSED, view.now.payer)


def _changes_waits(view: View, kong: Kong) -> bool:
    """Whether the hand waits otherwise after a kong, kinds that it has all of itself counted or not."""
    before, after = list(view.position.table.hands[kong.seat]), list(view.position.table.hands[kong.seat])
    melds, name = view.melds(kong.seat), NAMES[kong.tile]
    if kong.kind != EXPOSED and view.fresh is not None:
        before[view.fresh] -= 1
    after[kong.tile] -= 1 if kong.kind == ADDED else after[kong.tile]
    others = [meld for meld in melds if meld[1] != name]
    made = [*others, (kong.kind, name)]
    return all(
        waits_with(before, melds, view.options, fifth=fifth)
        != waits_with(after, made, view.options, fifth=fifth)
        for fifth in (False, True)
    )


@act("JX-24", checks=("A38",), under=DECLARED, wishes=all_waiting)
def win_without_a_declaration(view: View) -> Iterator[Deed]:
    """A hand that nobody has declared wins a discard, or the tile that it draws."""
    if view.in_claims:
        for seat in view.others_of(view.now.payer):
            if view.is_free(seat) and view.types(seat, view.now.tile):
                yield deed(view.win_of(seat))
    elif view.fresh is not None and view.is_free(view.seat) and view.types_drawn(view.seat):
        yield deed(Win(view.seat, view.fresh, None, "self_draw"))
