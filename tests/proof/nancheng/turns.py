"""What may not be done in turn or out of it: chows, wins and kongs between a pung and its discard."""

from collections.abc import Iterator
from itertools import combinations, permutations

from scoring.engine.events import Chow, Claim, Discard, Kong, Win
from scoring.engine.position import CLAIMS
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import Tile
from tests.proof.arranging import Wanted
from tests.proof.deeds import Deed, deed
from tests.proof.general.arrangements import off_a_discard_that_another_could_pung
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import (
    honour_runs,
    with_fours,
    with_triplets,
    with_two_pairs,
)
from tests.proof.nancheng.habits import hoarding, patient, punging
from tests.proof.nancheng.view import View
from tests.proof.scene import Scene

_NEXT_TURN = {"kong_after_pung": "next_turn"}


@act("JX-15", checks=("A13",))
def chow(view: View) -> Iterator[Deed]:
    """The next seat takes a discard for a run."""
    yield from _chows(view, view.after(view.seat - 1))


@act("JX-15", checks=("A13",))
def chow_by_another_seat(view: View) -> Iterator[Deed]:
    for seat in view.others:
        yield from _chows(view, seat)


def _chows(view: View, seat: int) -> Iterator[Deed]:
    if view.in_claims and seat != view.now.payer:
        for own in view.runs_with(seat, view.now.tile):
            yield deed(Chow(seat, view.now.tile, view.now.payer, own))


@act("JX-15", checks=("A13",), wishes=honour_runs)
def chow_of_honours(view: View) -> Iterator[Deed]:
    """Honours make runs in hand alone."""
    if view.in_claims:
        for own in _honours_with(view, view.seat):
            yield deed(Chow(view.seat, view.now.tile, view.now.payer, own))


def _honours_with(view: View, seat: int) -> Iterator[tuple[Tile, ...]]:
    """Two own honours that make a run with the live one: of different winds, or of the three dragons."""
    tile = view.now.tile
    kinds = range(27, 31) if tile < 31 else range(31, 34)
    own = [kind for kind in kinds if kind != tile and view.has(seat, kind)]
    yield from combinations(own, 2) if tile >= 27 else ()


@act("JX-16", checks=("A12", "A31"), wishes=with_two_pairs, habits=patient)
def win_in_the_turn_of_a_pung(view: View) -> Iterator[Deed]:
    """Who could have won the tile pungs it and calls its hand a self-draw."""
    for pung in view.pungs():
        if view.may_claim_wins(pung.seat) and "ping_hu" in view.types(pung.seat, pung.tile):
            counts = view.position.table.hands[pung.seat]
            named = view.chance.choice([None, *(tile for tile in view.law.kinds if counts[tile])])
            if view.pairs_beside(pung.seat, pung.tile):
                yield deed(pung, Win(pung.seat, named, None, "self_draw"), at=1)


@act("JX-16", checks=("A12", "A17"), wishes=with_fours, habits=punging, under=_NEXT_TURN)
def concealed_kong_in_the_turn_of_a_pung(view: View) -> Iterator[Deed]:
    if view.left:
        for pung in view.pungs():
            for tile in view.fours(pung.seat):
                yield deed(pung, Kong(pung.seat, tile, CONCEALED), at=1)


@act(
    "JX-37",
    checks=("A12", "A18"),
    wishes=with_triplets,
    habits=punging,
    under={**_NEXT_TURN, "late_added_kong": "scored"},
)
def fourth_tile_added_in_the_turn_of_the_pung(view: View) -> Iterator[Deed]:
    """Of three alike two are punged with, and the third is added at once."""
    if view.left:
        for pung in view.pungs():
            if view.has(pung.seat, pung.tile) == 3:
                yield deed(pung, Kong(pung.seat, pung.tile, ADDED), at=1)


@act(
    "JX-37",
    checks=("A12", "A18"),
    wishes=with_triplets,
    habits=hoarding,
    under={**_NEXT_TURN, "late_added_kong": "scored"},
)
def tile_added_to_an_older_pung_in_the_turn_of_a_pung(view: View) -> Iterator[Deed]:
    if view.left:
        for pung in view.pungs():
            for tile in view.pung_kinds(pung.seat):
                if view.has(pung.seat, tile):
                    yield deed(pung, Kong(pung.seat, tile, ADDED), at=1)


@act("GEN-06", checks=("A21", "JX-78"), arrange=off_a_discard_that_another_could_pung)
def pung_before_a_win(view: View) -> Iterator[Deed]:
    """One seat asks to win the tile, another pungs it."""
    if view.in_claims:
        for pung in view.pungs():
            for seat in view.winners:
                if seat != pung.seat:
                    yield deed(Claim(seat, "win"), pung, at=1)


def _won_though_another_has_three(scene: Scene) -> Iterator[Wanted]:
    """Any discard of which nobody has seen another."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 1 and scene.number > 8:
        others = [(discard.seat + step) % 4 for step in (1, 2, 3)]
        yield from (Wanted(seat, three=owner) for owner, seat in permutations(others, 2))


@act("GEN-06", checks=("A21", "JX-78"), arrange=_won_though_another_has_three)
def kong_before_a_win(view: View) -> Iterator[Deed]:
    """One seat asks to win the tile, another makes a kong of it."""
    if view.in_claims and view.left:
        now = view.now
        for owner in view.others_of(now.payer):
            kong = Kong(owner, now.tile, "exposed", now.payer)
            if view.has(owner, now.tile) == 3 and view.is_legal(kong):
                for seat in view.winners:
                    if seat != owner:
                        yield deed(Claim(seat, "win"), kong, at=1)


@act("GEN-04", checks=("A08", "JX-04"))
def dealer_draws_first(view: View) -> Iterator[Deed]:
    """The dealer has fourteen tiles and draws a fifteenth."""
    if view.is_opening and view.in_own_turn and not isinstance(view.upcoming, Win):
        yield deed(view.draws(view.seat))


@act("GEN-04", checks=("A08", "JX-04"))
def another_seat_draws_first(view: View) -> Iterator[Deed]:
    if view.is_opening and view.in_own_turn and not isinstance(view.upcoming, Win):
        for seat in view.others:
            yield deed(view.draws(seat))


@act("GEN-04", checks=("A09", "JX-79"))
def turn_that_goes_the_other_way(view: View) -> Iterator[Deed]:
    """The seat on the left draws after a discard, not the one on the right."""
    if view.in_claims and view.left > 4 and not view.winners:
        yield deed(view.draws((view.now.payer - 1) % 4))
