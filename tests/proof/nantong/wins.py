"""Wins that are none: no shape, the wrong pair, a barred or a farther seat, a kong not to be robbed."""

from collections.abc import Iterator

from scoring.engine.events import Chow, Claim, Discard, Draw, Event, Kong, Pass, Pung, Reveal, Win
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN
from scoring.engine.record import SEATS
from scoring.engine.table import CONCEALED, EXPOSED
from scoring.engine.tiles import Tile
from tests.proof.deeds import Deed, deed
from tests.proof.nantong import shapes
from tests.proof.nantong.arrangements import by_robbing, by_two_on_a_discard, on_a_discard
from tests.proof.nantong.catalogue import FAULTS
from tests.proof.nantong.deals import (
    waiting_with_a_four,
    waiting_with_any_pair,
    waiting_with_three,
    with_triplets,
)
from tests.proof.nantong.habits import adding_kongs, konging, melding, patient
from tests.proof.nantong.laid_wins import (
    discard_waited_for_and_held_by_who_draws,
    draw_waited_for_with_another_pair,
    first_discard_waited_for_with_another_pair,
    other_end_of_a_run_held_by_who_draws,
    supplement_waited_for,
)
from tests.proof.scene import Scene


def _fault(scene: Scene, seat: int, tile: Tile | None, *, lifted: bool = False) -> str | None:
    """What is wrong with the seat's hand as a win, with this tile from another or as it is."""
    table = scene.position.table
    hand = list(table.hands[seat])
    if tile is not None:
        hand[tile] += 1
    lifted &= scene.chosen.context_pair == "any"
    return shapes.win_fault(scene.chosen, hand, table.melds[seat], self_drawn=tile is None, lifted=lifted)


def _live_wins(scene: Scene) -> Iterator[tuple[Win, bool]]:
    """The wins that others might claim of the live discard, and whether the pair may be lifted."""
    live = scene.live
    if live is None or scene.phase != CLAIMS or not scene.goes_on or scene.winners:
        return
    first = not any(isinstance(event, Discard) for event in scene.so_far[:-1])
    last = scene.so_far[-2] if scene.number > 1 else None
    lifted = first or (isinstance(last, Draw) and last.source in ("dice", "tail"))
    for seat in SEATS:
        if seat != live.seat:
            yield Win(seat, live.tile, live.seat, "discard"), lifted


# ---- shape and pair -------------------------------------------------------------------------------------
@FAULTS.act("NT-14", checks=("L34",))
def discard_won_without_a_shape(scene: Scene) -> Iterator[Deed]:
    for win, _ in _live_wins(scene):
        if _fault(scene, win.seat, win.tile) == "NT-14":
            yield deed(win)


@FAULTS.act("NT-15", checks=("L35",), wishes=waiting_with_any_pair, habits=patient)
def discard_won_with_another_pair(scene: Scene) -> Iterator[Deed]:
    """A plain hand whose pair is none of 2, 5 and 8."""
    for win, lifted in _live_wins(scene):
        if not lifted and _fault(scene, win.seat, win.tile) == "NT-15":
            yield deed(win)


@FAULTS.act(
    "NT-15",
    checks=("L35",),
    habits=patient,
    arrange=first_discard_waited_for_with_another_pair,
    under={"context_pair": "by_pattern"},
)
def first_discard_won_with_another_pair(scene: Scene) -> Iterator[Deed]:
    """地胡 does not free a plain hand from the pair (NT-16)."""
    for win, lifted in _live_wins(scene):
        if lifted and _fault(scene, win.seat, win.tile) == "NT-15":
            yield deed(win)


@FAULTS.act("NT-14", checks=("L34",))
def drawn_tile_won_without_a_shape(scene: Scene) -> Iterator[Deed]:
    fresh = scene.position.fresh
    if (
        scene.is_calm
        and scene.phase == TURN
        and len(fresh) == 1
        and _fault(scene, scene.seat, None) == "NT-14"
    ):
        yield deed(Win(scene.seat, fresh[0], None, "self_draw"))


@FAULTS.act("NT-15", checks=("L35",), habits=patient, arrange=draw_waited_for_with_another_pair)
def drawn_tile_won_with_another_pair(scene: Scene) -> Iterator[Deed]:
    fresh, draw = scene.position.fresh, scene.last
    drawn = isinstance(draw, Draw) and draw.source == "head" and len(fresh) == 1
    if scene.is_calm and drawn and scene.left and _fault(scene, scene.seat, None) == "NT-15":
        yield deed(Win(scene.seat, fresh[0], None, "self_draw"))


@FAULTS.act("NT-24", checks=("L09",))
def dealt_hand_won_without_a_shape(scene: Scene) -> Iterator[Deed]:
    """天胡 by a hand that is none; with another pair it is none either."""
    first = not scene.position.acts and isinstance(scene.upcoming, Discard)
    if scene.is_calm and first and _fault(scene, scene.seat, None, lifted=True):
        yield deed(Win(scene.seat, None, None, "dealt"))


@FAULTS.act("NT-24", checks=("L09",))
def dealt_hand_won_by_another_than_the_dealer(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and not scene.position.acts and isinstance(scene.upcoming, Discard):
        for seat in scene.others:
            yield deed(Win(seat, None, None, "dealt"))


@FAULTS.act("NT-24", checks=("L09",))
def dealt_win_after_an_act(scene: Scene) -> Iterator[Deed]:
    """天胡 after the first discard or kong."""
    if scene.is_calm and scene.position.acts and scene.phase in (TURN, CLAIMS):
        yield deed(Win(scene.hand.dealer, None, None, "dealt"))


@FAULTS.act("GEN-05", checks=("L36",), habits=melding)
def won_after_a_claim_without_a_draw(scene: Scene) -> Iterator[Deed]:
    """The hand is complete with the tile that it took, but nothing was drawn."""
    if scene.is_calm and isinstance(scene.last, (Pung, Chow)):
        for tile in scene.hand_of(scene.seat):
            yield deed(Win(scene.seat, tile, None, "self_draw"))


# ---- passed wins ----------------------------------------------------------------------------------------
@FAULTS.act("NT-55", checks=("L39",), habits=patient, arrange=on_a_discard)
def win_after_passing_it(scene: Scene) -> Iterator[Deed]:
    """The seat declines in so many words and then wins the same tile."""
    if scene.goes_on and scene.phase == CLAIMS and scene.position.window.claims == []:
        for seat in scene.winners:
            declined = scene.chance.choice((None, ("win",)))
            yield deed(Pass(seat, declined), scene.win_of(seat), at=1)


def _same_tile_again(scene: Scene) -> Iterator[Deed]:
    """A seat lets a win go; the next seat draws, discards the same kind, and the first would win that."""
    live = scene.live
    if live is None or not scene.goes_on or scene.phase != CLAIMS or scene.left < 4:
        return
    draw = scene.draws(scene.seat)
    if scene.has(scene.seat, live.tile) + (draw.tile == live.tile) == 0:
        return
    for seat in scene.winners:
        if seat != scene.seat:
            win = Win(seat, live.tile, scene.seat, "discard")
            yield deed(draw, Discard(scene.seat, live.tile), win, at=2)


@FAULTS.act(
    "NT-55",
    checks=("L39",),
    habits=patient,
    arrange=discard_waited_for_and_held_by_who_draws,
    under={"missed_win": "same_tile"},
)
def same_tile_won_after_letting_it_go(scene: Scene) -> Iterator[Deed]:
    yield from _same_tile_again(scene)


@FAULTS.act(
    "NT-55",
    checks=("L39",),
    habits=patient,
    arrange=discard_waited_for_and_held_by_who_draws,
    under={"missed_win": "same_or_lower"},
)
def no_dearer_win_after_letting_one_go(scene: Scene) -> Iterator[Deed]:
    """The first discard may have been dearer (地胡), the second is not."""
    yield from _same_tile_again(scene)


@FAULTS.act(
    "NT-55",
    checks=("L39",),
    habits=patient,
    arrange=other_end_of_a_run_held_by_who_draws,
    under={"missed_win": "all"},
)
def another_tile_won_after_letting_one_go(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is None or not scene.goes_on or scene.phase != CLAIMS or scene.left < 4:
        return
    draw, table = scene.draws(scene.seat), scene.position.table
    for seat in scene.winners:
        if seat != scene.seat:
            for tile in shapes.waits(scene.chosen, table.hands[seat], table.melds[seat]):
                thrown = scene.has(scene.seat, tile) or draw.tile == tile
                if thrown and not _fault(scene, seat, tile):
                    win = Win(seat, tile, scene.seat, "discard")
                    yield deed(draw, Discard(scene.seat, tile), win, at=2)


# ---- several winners ------------------------------------------------------------------------------------
@FAULTS.act(
    "NT-46", checks=("L40", "L41"), habits=patient, arrange=by_two_on_a_discard, under={"multi_win": "all"}
)
def claimed_win_left_out_beside_another(scene: Scene) -> Iterator[Deed]:
    """Two claim the win of a tile, one of them gets it. The fault stands at the win that was logged."""
    if (
        scene.goes_on
        and scene.phase == CLAIMS
        and not scene.position.window.claims
        and len(scene.winners) == 2
    ):
        for one, other in (scene.winners, scene.winners[::-1]):
            yield deed(Claim(one, "win"), Claim(other, "win"), scene.win_of(one), at=2, asked=False)


@FAULTS.act(
    "NT-46", checks=("L40",), habits=patient, arrange=by_two_on_a_discard, under={"multi_win": "nearest"}
)
def farther_win_beside_the_nearer_one(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and scene.goes_on and scene.phase == CLAIMS and len(scene.winners) == 2:
        near, far = sorted(scene.winners, key=lambda seat: (seat - live.seat) % 4)
        yield deed(scene.win_of(near), scene.win_of(far), at=1)


@FAULTS.act(
    "NT-46", checks=("L40",), habits=patient, arrange=by_two_on_a_discard, under={"multi_win": "nearest"}
)
def farther_win_past_a_claimed_nearer_one(scene: Scene) -> Iterator[Deed]:
    live = scene.live
    if live is not None and scene.goes_on and scene.phase == CLAIMS and len(scene.winners) == 2:
        near, far = sorted(scene.winners, key=lambda seat: (seat - live.seat) % 4)
        yield deed(Claim(near, "win"), scene.win_of(far), at=1)


# ---- robbing --------------------------------------------------------------------------------------------
def _robbers(scene: Scene, tile: Tile, konger: int) -> Iterator[Win]:
    """Wins of this tile by seats that could win it off a discard."""
    for seat in SEATS:
        if seat != konger and not _fault(scene, seat, tile):
            yield Win(seat, tile, konger, "rob_kong")


@FAULTS.act("NT-34", checks=("L33",), wishes=waiting_with_a_four, habits=konging, under={"missed_win": "off"})
def concealed_kong_robbed(scene: Scene) -> Iterator[Deed]:
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == CONCEALED and scene.phase == REPLACEMENT:
        for seat in scene.others:
            yield deed(Win(seat, kong.tile, kong.seat, "rob_kong"))


@FAULTS.act("NT-34", checks=("L33",), wishes=waiting_with_three, habits=konging, under={"missed_win": "off"})
def exposed_kong_robbed(scene: Scene) -> Iterator[Deed]:
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == EXPOSED and scene.phase == REPLACEMENT:
        for seat in scene.others:
            yield deed(Win(seat, kong.tile, kong.seat, "rob_kong"))


@FAULTS.act(
    "NT-34",
    checks=("L33",),
    wishes=with_triplets,
    habits=adding_kongs,
    arrange=supplement_waited_for,
    under={"rob_supplement": "no", "missed_win": "off"},
)
def supplement_robbed_where_none_may_be(scene: Scene) -> Iterator[Deed]:
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == "added" and kong.mode != "open" and scene.phase == REPLACEMENT:
        yield from (deed(win) for win in _robbers(scene, kong.tile, kong.seat))


@FAULTS.act("GEN-05", checks=("L36", "L32"), habits=adding_kongs)
def kong_robbed_after_its_tile_was_drawn(scene: Scene) -> Iterator[Deed]:
    acts = [event for event in scene.so_far if not isinstance(event, Reveal)]
    kong = acts[-2] if len(acts) > 1 else None
    if isinstance(kong, Kong) and kong.kind == "added" and isinstance(acts[-1], Draw) and scene.is_calm:
        for seat in scene.others:
            yield deed(Win(seat, kong.tile, kong.seat, "rob_kong"))


@FAULTS.act(
    "GEN-06", checks=("L41",), habits=adding_kongs, arrange=by_robbing, under={"rob_supplement": "big"}
)
def replacement_drawn_past_a_claimed_robbing(scene: Scene) -> Iterator[Deed]:
    """The draw, or the throw before it, is the act by which the claim got nothing."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == "added" and scene.phase == REPLACEMENT:
        going_on: Event = scene.draws(kong.seat, "tail")
        if kong.mode == "open" and scene.chosen.kong_dice:
            going_on = Reveal(kong.seat, "dice", values=(2,) * scene.chosen.kong_dice)
        for seat in scene.winners:
            yield deed(Claim(seat, "win"), going_on, at=1)
