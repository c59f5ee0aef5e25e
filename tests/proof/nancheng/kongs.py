"""Kongs that may not be made, and the tile that replaces them (JX-19, JX-23, JX-76)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Discard, Draw, Kong, Pung
from scoring.engine.findings import MISSED_DUTY, WRONG_WALL
from scoring.engine.position import REPLACEMENT
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from tests.proof.catalogue import Options
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import with_fours, with_pairs, with_triplets
from tests.proof.nancheng.habits import konging, never_winning, punging
from tests.proof.nancheng.view import View

# ---- the kong itself -------------------------------------------------------------------------------------


@act("JX-19", checks=("A18",))
def kong_added_to_no_pung(view: View) -> Iterator[Deed]:
    """A tile that is held is added to nothing."""
    if view.in_own_turn and view.left:
        for tile in view.hand_of(view.seat):
            if tile not in view.pung_kinds(view.seat):
                yield deed(Kong(view.seat, tile, ADDED), then=ENDS)


@act(
    "JX-19",
    checks=("A22",),
    wishes=with_triplets,
    habits=punging,
    under={"late_added_kong": "forbidden"},
)
def fourth_tile_added_late(view: View) -> Iterator[Deed]:
    """Not the tile just drawn is added, where the table wants that."""
    if view.in_own_turn and view.left and view.is_free(view.seat):
        for tile in view.pung_kinds(view.seat):
            if view.has(view.seat, tile) and tile != view.fresh:
                yield deed(Kong(view.seat, tile, ADDED))


@act("JX-23", checks=("A20",), wishes=with_fours, habits=never_winning)
def concealed_kong_at_the_empty_wall(view: View) -> Iterator[Deed]:
    if view.in_own_turn and not view.left and view.is_free(view.seat):
        for tile in view.fours(view.seat):
            yield deed(Kong(view.seat, tile, CONCEALED))


@act(
    "JX-23",
    checks=("A20",),
    wishes=with_triplets,
    habits=never_winning,
    under={"kong_after_pung": "same_turn", "late_added_kong": "scored", "last_discard_pung": True},
)
def added_kong_at_the_empty_wall(view: View) -> Iterator[Deed]:
    """To a pung made before, or at once to that of the last discard."""
    if view.in_own_turn and not view.left and view.is_free(view.seat):
        for tile in view.pung_kinds(view.seat):
            if view.has(view.seat, tile):
                yield deed(Kong(view.seat, tile, ADDED))
    for discard, seat in _last_discards(view):
        if view.has(seat, discard.tile) == 3 and not _let_go(view, seat):
            pung = Pung(seat, discard.tile, discard.seat)
            yield deed(discard, pung, Kong(seat, discard.tile, ADDED), at=2)


@act("JX-23", checks=("A20", "JX-76"), wishes=with_triplets, habits=never_winning)
def kong_of_the_last_discard(view: View) -> Iterator[Deed]:
    for discard, seat in _last_discards(view):
        if view.has(seat, discard.tile) == 3:
            yield deed(discard, Kong(seat, discard.tile, EXPOSED, discard.seat), at=1)


def _last_discards(view: View) -> Iterator[tuple[Discard, int]]:
    """Discards that may follow the last draw, with seats that nothing binds."""
    if view.in_own_turn and not view.left and view.is_free(view.seat):
        for tile in view.hand_of(view.seat):
            for seat in view.others:
                if view.is_free(seat):
                    yield Discard(view.seat, tile), seat


# ---- the tile that replaces it ---------------------------------------------------------------------------


#: A tile drawn that lies elsewhere may have been due as a horse, which nobody can then turn up.
_NO_HORSES: Final[Options] = {"horse_mode": "none", "horse_count": 0}


def _replaces(view: View) -> bool:
    """Whether the seat in turn is to draw the tile of its kong, and nobody asks for that of the kong."""
    return view.phase == REPLACEMENT and view.is_silent and view.left > 1


@act("JX-23", checks=("A20",), wishes=with_fours, habits=konging)
def replacement_from_the_head(view: View) -> Iterator[Deed]:
    if _replaces(view):
        yield deed(view.draws(view.seat))


@act("JX-23", WRONG_WALL, checks=("A20",), wishes=with_fours, habits=konging, under=_NO_HORSES)
def replacement_by_the_other_order(view: View) -> Iterator[Deed]:
    """The upper tile of the last stack is taken for the lower one, or the other way round."""
    if _replaces(view):
        top_first = view.options["tail_order"] == "top_first"
        tile = view.tail(top_first=not top_first)
        if tile != view.tail():
            yield deed(Draw(view.seat, tile, "tail"))


@act("JX-23", WRONG_WALL, checks=("A20",), wishes=with_fours, habits=konging, under=_NO_HORSES)
def replacement_of_another_kind(view: View) -> Iterator[Deed]:
    """A tile is drawn that does not lie there, one of those still to come."""
    if _replaces(view):
        wall = view.position.table.wall
        kinds = {wall.tile_at(place) for place in wall.remaining()} - {view.tail()}
        for tile in sorted(kinds):
            yield deed(Draw(view.seat, tile, "tail"))


@act("JX-23", MISSED_DUTY, checks=("A20",), wishes=with_fours, habits=konging)
def discard_in_place_of_the_replacement(view: View) -> Iterator[Deed]:
    """The seat discards without having drawn for its kong."""
    if _replaces(view) and view.is_free(view.seat):
        for tile in view.hand_of(view.seat):
            yield deed(Discard(view.seat, tile))


@act("JX-23", checks=("A09",))
def ordinary_draw_from_the_tail(view: View) -> Iterator[Deed]:
    if view.in_claims and view.left > 1:
        yield deed(Draw(view.seat, view.tail(), "tail"))


@act("JX-23", checks=("A09",))
def draw_from_another_place(view: View) -> Iterator[Deed]:
    """A draw by throw, or of a seabed tile: there are none here."""
    if view.in_claims and view.left > 1:
        head = view.draws(view.seat).tile
        yield deed(Draw(view.seat, head, view.chance.choice(["dice", "seabed"])))


# ---- the last tile ---------------------------------------------------------------------------------------


@act("JX-76", checks=("A10",), habits=never_winning, under={"reserve_horses": False})
def draw_from_the_empty_wall(view: View) -> Iterator[Deed]:
    if view.in_claims and not view.left and isinstance(view.last, Discard):
        yield deed(Draw(view.seat, view.chance.choice(view.law.kinds)), then=ENDS)


@act(
    "JX-76",
    checks=("A10", "JX-39"),
    habits=never_winning,
    under={"reserve_horses": True, "horse_mode": "winner", "horse_count": 6},
)
def draw_of_a_tile_kept_for_horses(view: View) -> Iterator[Deed]:
    if view.in_claims and not view.left:
        yield deed(view.draws(view.seat), then=ENDS, outcome="draw")


@act("JX-76", checks=("A14",), wishes=with_pairs, habits=never_winning, under={"last_discard_pung": False})
def pung_of_the_last_discard(view: View) -> Iterator[Deed]:
    for discard, seat in _last_discards(view):
        if view.has(seat, discard.tile) == 2 and (
            view.options["pass_pung_lock"] == "off" or not _let_go(view, seat)
        ):
            yield deed(discard, Pung(seat, discard.tile, discard.seat), at=1)


def _let_go(view: View, seat: int) -> bool:
    """Whether the seat has let a pung go in this lap, which would bar it as well."""
    return any(view.has(seat, gone.tile) >= 2 for gone in view.lap(seat))
