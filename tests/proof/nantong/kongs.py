"""Kongs that may not be made, their throws and tiles, locked hands (NT-52, NT-56 to NT-59, NT-G1, NT-G3)."""

from collections.abc import Iterator, Sequence

from scoring.engine.events import Chow, Discard, Draw, Kong, Pung, Reveal
from scoring.engine.findings import MISSED_DUTY
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED, EXPOSED, Meld
from scoring.engine.tiles import Tile
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.habits import pairing
from tests.proof.nantong import shapes
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.deals import (
    near_an_open_kong,
    with_fours,
    with_triplets,
)
from tests.proof.nantong.habits import holding_fours, konging, never_winning
from tests.proof.nantong.laid_kongs import (
    bound_fourth_drawn_by_a_locked_hand,
    fourth_drawn_by_a_locked_hand,
    three_alike_of_the_tile_of_an_open_kong,
)
from tests.proof.nantong.laid_sea import (
    fourth_after_a_kong_takes_the_last_tile,
    three_alike_of_the_last_tile_discarded_after_a_kong,
)
from tests.proof.nantong.view import at_sea, is_locked, kong_tiles_due, open_kong, wall_was_emptied
from tests.proof.scene import Scene


def own_kongs(scene: Scene, mode: str) -> Iterator[Kong]:
    """The kongs that the seat in turn has the tiles for."""
    for tile in scene.hand_of(scene.seat):
        if scene.has(scene.seat, tile) == 4:
            yield Kong(scene.seat, tile, CONCEALED, None, mode)
        if scene.position.table.pung_of(scene.seat, tile) is not None:
            yield Kong(scene.seat, tile, ADDED, None, mode)


def kongs_of_discard(scene: Scene, mode: str) -> Iterator[Kong]:
    """The kongs of the live discard that seats have three for."""
    live = scene.live
    if live is not None and scene.phase == CLAIMS:
        for seat in SEATS:
            if seat != live.seat and scene.has(seat, live.tile) == 3:
                yield Kong(seat, live.tile, EXPOSED, live.seat, mode)


def waits_after(scene: Scene, kong: Kong) -> set[Tile]:
    """What the hand waits for once the kong is laid down."""
    table = scene.position.table
    hand = list(table.hands[kong.seat])
    hand[kong.tile] = 0
    melds: Sequence[Meld] = [
        meld for meld in table.melds[kong.seat] if meld.tiles[0] != kong.tile or _runs(meld)
    ]
    laid = Meld(kong.kind, (kong.tile,) * 4, None, None, 0)
    return shapes.waits(scene.chosen, hand, [*melds, laid])


def _runs(meld: Meld) -> bool:
    return meld.tiles[0] != meld.tiles[1]


def _may_choose(scene: Scene) -> bool:
    """Whether the seat in turn may do what it likes: it is not locked, and no kong's tile is due."""
    return scene.is_calm and scene.phase == TURN and not is_locked(scene, scene.seat)


# ---- may the kong be made? ------------------------------------------------------------------------------
@FAULTS.act("NT-56", checks=("L28",), wishes=with_fours, habits=holding_fours)
def open_kong_by_a_hand_that_does_not_wait(scene: Scene) -> Iterator[Deed]:
    if _may_choose(scene) and scene.position.fresh and scene.left > 8:
        for kong in own_kongs(scene, "open"):
            if not waits_after(scene, kong):
                yield deed(kong)


@FAULTS.act("NT-56", checks=("L28",), wishes=with_triplets, habits=never_winning)
def open_kong_of_a_discard_by_a_hand_that_does_not_wait(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.left > 8:
        for kong in kongs_of_discard(scene, "open"):
            if not is_locked(scene, kong.seat) and not waits_after(scene, kong):
                yield deed(kong)


@FAULTS.act(
    "NT-G1", checks=("L25",), under={"kong_after_claim": False}, wishes=with_fours, habits=holding_fours
)
def kong_right_after_a_claim(scene: Scene) -> Iterator[Deed]:
    if _may_choose(scene) and isinstance(scene.last, (Pung, Chow)) and scene.left > 2:
        yield from (deed(kong) for kong in own_kongs(scene, "supplement"))


@FAULTS.act(
    "NT-G3",
    checks=("L27",),
    habits=pairing,
    arrange=three_alike_of_the_last_tile_discarded_after_a_kong,
)
def kong_of_a_discard_with_no_tile_left(scene: Scene) -> Iterator[Deed]:
    if wall_was_emptied(scene) and not scene.winners and not scene.position.wins:
        for kong in kongs_of_discard(scene, "supplement"):
            if not is_locked(scene, kong.seat):
                yield deed(kong)


@FAULTS.act("NT-G3", checks=("L27",), habits=pairing, arrange=fourth_after_a_kong_takes_the_last_tile)
def kong_in_turn_with_no_tile_left(scene: Scene) -> Iterator[Deed]:
    if _may_choose(scene) and scene.left == 0 and open_kong(scene) is None and not _took_the_sea(scene):
        yield from (deed(kong) for kong in own_kongs(scene, "supplement"))


def _took_the_sea(scene: Scene) -> bool:
    return isinstance(scene.last, Draw) and scene.last.source == "seabed"


@FAULTS.act("NT-54", checks=("L46", "L54"), wishes=with_fours, habits=holding_fours)
def last_tile_konged_by_its_taker(scene: Scene) -> Iterator[Deed]:
    if _took_the_sea(scene) and not scene.own_wins and not scene.position.window.claims:
        yield from (deed(kong) for kong in own_kongs(scene, "supplement"))


# ---- locked hands ---------------------------------------------------------------------------------------
@FAULTS.act(
    "NT-58",
    checks=("L24",),
    under={"locked_may_kong": False},
    plan=near_an_open_kong,
    habits=konging,
    arrange=fourth_drawn_by_a_locked_hand,
)
def kong_in_turn_by_a_locked_seat(scene: Scene) -> Iterator[Deed]:
    locked = is_locked(scene, scene.seat) and open_kong(scene) is None
    if locked and scene.is_calm and scene.phase == TURN and scene.left > 2:
        yield from (deed(kong) for kong in own_kongs(scene, "supplement"))


@FAULTS.act(
    "NT-58",
    checks=("L24",),
    under={"locked_may_kong": True},
    plan=near_an_open_kong,
    habits=konging,
    arrange=bound_fourth_drawn_by_a_locked_hand,
)
def kong_that_changes_the_waits_of_a_locked_seat(scene: Scene) -> Iterator[Deed]:
    locked = is_locked(scene, scene.seat) and open_kong(scene) is None
    fresh = scene.position.fresh
    if not (locked and scene.is_calm and scene.phase == TURN and scene.left > 2 and fresh):
        return
    table = scene.position.table
    hand = list(table.hands[scene.seat])
    hand[fresh[-1]] -= 1
    before = shapes.waits(scene.chosen, hand, table.melds[scene.seat])
    for kong in own_kongs(scene, "supplement"):
        if waits_after(scene, kong) != before:
            yield deed(kong)


@FAULTS.act("NT-58", MISSED_DUTY, checks=("L18",), plan=near_an_open_kong, habits=konging)
def locked_seat_discards_another_tile(scene: Scene) -> Iterator[Deed]:
    drawn, seat = scene.last, scene.seat
    bound = scene.is_calm and is_locked(scene, seat) and open_kong(scene) is None
    if bound and isinstance(drawn, Draw) and drawn.source == "head":
        for tile in scene.hand_of(seat):
            if tile != drawn.tile:
                yield deed(Discard(seat, tile))


# ---- the tiles of an open kong --------------------------------------------------------------------------
@FAULTS.act("NT-57", MISSED_DUTY, checks=("L17",), plan=near_an_open_kong, habits=konging)
def kong_tile_kept(scene: Scene) -> Iterator[Deed]:
    """Who has drawn the tile of an open kong discards another one."""
    if scene.is_calm and open_kong(scene) is not None and isinstance(scene.upcoming, Discard):
        for tile in scene.hand_of(scene.seat):
            if tile not in scene.position.fresh:
                yield deed(Discard(scene.seat, tile))


@FAULTS.act(
    "NT-57",
    MISSED_DUTY,
    checks=("L17",),
    plan=near_an_open_kong,
    habits=konging,
    under={"kong_draw_count": 2},
)
def kong_tiles_discarded_in_another_order(scene: Scene) -> Iterator[Deed]:
    fresh = scene.position.fresh
    due = open_kong(scene) is not None and len(fresh) == 2 and fresh[0] != fresh[1]
    if scene.is_calm and due and isinstance(scene.upcoming, Discard):
        yield deed(Discard(scene.seat, fresh[1]))


@FAULTS.act(
    "NT-57",
    checks=("L17",),
    plan=near_an_open_kong,
    habits=konging,
    under={"locked_may_kong": True},
    arrange=three_alike_of_the_tile_of_an_open_kong,
)
def kong_before_the_kong_tile_is_discarded(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and open_kong(scene) is not None and scene.left > 8:
        yield from (deed(kong) for kong in own_kongs(scene, "supplement"))


@FAULTS.act("GEN-02", checks=("L13",), plan=near_an_open_kong, habits=konging)
def one_more_tile_drawn_for_an_open_kong(scene: Scene) -> Iterator[Deed]:
    due = open_kong(scene) is not None and isinstance(scene.last, Draw)
    if scene.is_calm and due and scene.left > 8 and isinstance(scene.upcoming, Discard):
        yield deed(scene.draws(scene.seat, "head"))


# ---- the throw and the place ----------------------------------------------------------------------------
def _throw_is_due(scene: Scene) -> bool:
    """Whether the throw of an open kong comes next."""
    kong, throw = scene.last, scene.upcoming
    opened = isinstance(kong, Kong) and kong.mode == "open"
    return opened and isinstance(throw, Reveal) and throw.key == "dice" and not scene.winners


@FAULTS.act("NT-59", MISSED_DUTY, checks=("L28", "L29"), plan=near_an_open_kong, habits=konging)
def throw_left_out(scene: Scene) -> Iterator[Deed]:
    if _throw_is_due(scene) and scene.is_followed_by_play:
        yield deed(then=KEEPS, drops=1)


@FAULTS.act("NT-59", checks=("L28",), plan=near_an_open_kong, habits=konging)
def throw_of_a_seven(scene: Scene) -> Iterator[Deed]:
    throw = scene.upcoming
    if _throw_is_due(scene) and isinstance(throw, Reveal):
        values = (7, *(throw.values or ())[1:])
        yield deed(Reveal(throw.seat, "dice", values=values), then=KEEPS, drops=1)


@FAULTS.act("NT-59", checks=("L28",), plan=near_an_open_kong, habits=konging)
def throw_of_another_number_of_dice(scene: Scene) -> Iterator[Deed]:
    throw = scene.upcoming
    if _throw_is_due(scene) and isinstance(throw, Reveal):
        for values in ((), (*(throw.values or ()), 3)):
            yield deed(Reveal(throw.seat, "dice", values=values), then=KEEPS, drops=1)


@FAULTS.act("NT-59", checks=("L28",))
def throw_for_nothing(scene: Scene) -> Iterator[Deed]:
    """Dice are shown where no open kong has been made."""
    if scene.is_calm and scene.position.acts and scene.phase in (TURN, CLAIMS):
        yield deed(Reveal(scene.seat, "dice", values=(1, 2)), then=KEEPS)


@FAULTS.act("NT-52", checks=("L12", "L30"), habits=konging)
def supplement_called_from_elsewhere(scene: Scene) -> Iterator[Deed]:
    """The tile of a supplement kong is said to come from another place than the tail."""
    kong, draw = scene.last, scene.upcoming
    if isinstance(kong, Kong) and kong.mode != "open" and isinstance(draw, Draw) and draw.source == "tail":
        for source in ("head", "dice"):
            yield deed(Draw(draw.seat, draw.tile, source), then=KEEPS, drops=1)


@FAULTS.act("NT-59", checks=("L12", "L29"), plan=near_an_open_kong, habits=konging)
def thrown_tile_called_from_elsewhere(scene: Scene) -> Iterator[Deed]:
    draw = scene.upcoming
    if isinstance(draw, Draw) and draw.source == "dice" and scene.phase == REPLACEMENT:
        for source in ("head", "tail"):
            yield deed(Draw(draw.seat, draw.tile, source), then=KEEPS, drops=1)


@FAULTS.act(
    "GEN-04", checks=("L11", "L17"), plan=near_an_open_kong, habits=konging, under={"kong_draw_count": 2}
)
def drawn_between_the_tiles_of_an_open_kong(scene: Scene) -> Iterator[Deed]:
    over = scene.winners or scene.position.wins or at_sea(scene)
    if kong_tiles_due(scene) and not over and scene.left > 4:
        for seat in scene.others:
            yield deed(scene.draws(seat))
