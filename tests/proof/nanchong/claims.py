"""Tiles taken that are not live, or over the head of a seat that may have them before (GEN-05, GEN-06)."""

from collections.abc import Iterator

from scoring.engine.events import Claim, Discard, Kong, Pass, Pung, Win
from scoring.engine.findings import BROKEN_RECORD
from scoring.engine.position import TURN
from scoring.engine.table import Live
from scoring.engine.tiles import Tile
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.nanchong.arrangements import by_robbing, by_two_seats
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal, with_triplets
from tests.proof.nanchong.habits import adding, patient
from tests.proof.nanchong.tables import FREE, PLAIN
from tests.proof.nanchong.view import View


@act("GEN-05", BROKEN_RECORD, checks=("L15",))
def pung_of_a_tile_not_live(scene: View) -> Iterator[Deed]:
    """An earlier discard is taken, not the live one."""
    live = scene.discarded
    if live is None or not scene.is_idle:
        return
    for seat in scene.apart_from(live.seat):
        for source in scene.apart_from(seat):
            for tile in scene.position.table.rivers[source][:-1]:
                if tile != live.tile and scene.has(seat, tile) >= 2 and not scene.is_locked(seat):
                    yield deed(Pung(seat, tile, source))


@act("GEN-05", BROKEN_RECORD, checks=("L15",))
def pung_from_another_seat(scene: View) -> Iterator[Deed]:
    """The live tile is taken, but said to come from a seat that has not discarded it."""
    live = scene.discarded
    if live is None or not scene.is_idle or not scene.left:
        return
    for seat in scene.apart_from(live.seat):
        if scene.can_pung(seat):
            yield from (deed(Pung(seat, live.tile, other)) for other in scene.apart_from(seat, live.seat))


@act("GEN-05", BROKEN_RECORD, checks=("L15",))
def pung_of_the_own_discard(scene: View) -> Iterator[Deed]:
    for tile in scene.throws(scene.seat, 3):
        yield deed(Discard(scene.seat, tile), Pung(scene.seat, tile, scene.seat), at=1)


@act("GEN-05", BROKEN_RECORD, checks=("L18",), under=FREE, wishes=with_triplets)
def kong_of_a_tile_drawn_past(scene: View) -> Iterator[Deed]:
    """A discard is taken for a kong when the next seat has drawn already."""
    if scene.left < 2:
        return
    for seat in scene.others:
        for tile in scene.throws(seat, 3) if not scene.is_locked(seat) else ():
            yield deed(
                Discard(scene.seat, tile),
                scene.draws((scene.seat + 1) % 4),
                Kong(seat, tile, "exposed", scene.seat),
                at=2,
            )


def _latest(scene: View) -> Live | None:
    """The discard that the seat in turn has just drawn past, or taken."""
    return scene.discards_before[-1] if scene.discards_before else None


@act("GEN-05", BROKEN_RECORD, checks=("L33", "L23"), under=FREE, wishes=near_the_goal, habits=patient)
def win_of_a_tile_drawn_past(scene: View) -> Iterator[Deed]:
    """A discard is won when the next seat has drawn already."""
    if scene.phase == TURN and scene.drawn is not None:
        yield from _late_wins(scene)


@act("GEN-05", BROKEN_RECORD, checks=("L33", "L23"), under=PLAIN, wishes=near_the_goal, habits=patient)
def win_of_a_tile_punged(scene: View) -> Iterator[Deed]:
    """A discard is won when another has taken it by 碰 already, no claims being shown."""
    for tile, winner, taker in _wanted_by_two(scene):
        discard, pung = Discard(scene.seat, tile), Pung(taker, tile, scene.seat)
        win = Win(winner, tile, scene.seat, "discard")
        yield deed(discard, pung, win, at=2, then=ENDS, outcome="win")


def _wanted_by_two(scene: View) -> Iterator[tuple[Tile, int, int]]:
    """Tiles that the seat in turn may discard, with a seat that wins them and another that may take 碰."""
    if not scene.is_turn or not scene.is_idle or scene.left < 2:
        return
    for tile in scene.held(scene.seat):
        for winner in scene.others:
            takers = [seat for seat in scene.others if seat != winner and scene.has(seat, tile) >= 2]
            if takers and scene.completes(winner, tile) and not scene.has_let_go(winner):
                yield tile, winner, takers[0]


def _late_wins(scene: View) -> Iterator[Deed]:
    latest = _latest(scene)
    if latest is None or not scene.is_quiet or scene.wins_itself or not scene.left:
        return
    for seat in scene.apart_from(scene.seat, latest.seat):
        if scene.completes(seat, latest.tile):
            win = Win(seat, latest.tile, latest.seat, "discard")
            yield deed(win, then=ENDS, outcome="win")


@act("GEN-05", BROKEN_RECORD, checks=("L33",), under=FREE, wishes=near_the_goal, habits=patient)
def win_from_another_seat(scene: View) -> Iterator[Deed]:
    """The live tile is won, but said to come from a seat that has not discarded it."""
    live = scene.discarded
    if live is None or not scene.is_quiet or not scene.left:
        return
    for seat in scene.winners_in_turn()[:1]:
        for other in scene.apart_from(seat, live.seat):
            yield deed(Win(seat, live.tile, other, "discard"), then=ENDS, outcome="win")


@act("GEN-06", checks=("L23",), under=PLAIN, wishes=near_the_goal, habits=patient)
def win_claimed_and_punged_over(scene: View) -> Iterator[Deed]:
    """A seat takes by 碰 what another has claimed to win."""
    for tile, winner, taker in _wanted_by_two(scene):
        pung = Pung(taker, tile, scene.seat)
        yield deed(Discard(scene.seat, tile), Claim(winner, "win"), pung, at=2)


@act("GEN-06", checks=("L23",), under=FREE, wishes=near_the_goal, habits=patient)
def win_claimed_and_drawn_past(scene: View) -> Iterator[Deed]:
    """The next seat draws though another has claimed to win the discard."""
    if scene.discarded is not None and scene.is_quiet and scene.left:
        for winner in scene.winners_in_turn():
            yield deed(Claim(winner, "win"), scene.goes_past(), at=1)


@act("GEN-06", checks=("L23",))
def pung_claimed_and_drawn_past(scene: View) -> Iterator[Deed]:
    live = scene.discarded
    if live is None or not scene.is_idle or not scene.left:
        return
    for seat in scene.apart_from(live.seat):
        if scene.can_pung(seat):
            yield deed(Claim(seat, "pung"), scene.goes_past(), at=1)


@act("GEN-06", checks=("L23",), under=PLAIN, habits=adding, arrange=by_robbing)
def robbing_claimed_and_drawn_past(scene: View) -> Iterator[Deed]:
    """The konger draws his tile though another has claimed to rob the kong."""
    if scene.robbable is not None and scene.is_quiet and scene.left:
        for winner in scene.winners_in_turn():
            yield deed(Claim(winner, "win"), scene.goes_past(), at=1)


@act("GEN-06", checks=("L23",))
def pung_passed_and_made(scene: View) -> Iterator[Deed]:
    """A seat declines the tile in so many words and takes it after all."""
    live = scene.discarded
    if live is None or not scene.is_idle:
        return
    for seat in scene.apart_from(live.seat):
        if scene.can_pung(seat):
            said = Pass(seat, scene.chance.choice([None, ("pung",)]))
            yield deed(said, Pung(seat, live.tile, live.seat), at=1)


@act(
    "GEN-06",
    checks=("L23",),
    under=FREE | {"multi_win": "nearest", "min_fan": 0},
    habits=patient,
    arrange=by_two_seats,
)
def win_claimed_nearer(scene: View) -> Iterator[Deed]:
    """A seat wins what a nearer one has claimed to win, where only the nearest wins."""
    live = scene.live
    winners = scene.winners_in_turn() if live is not None and scene.is_quiet else []
    if live is not None and len(winners) > 1:
        how = "rob_kong" if live.is_kong else "discard"
        win = Win(winners[1], live.tile, live.seat, how)
        yield deed(Claim(winners[0], "win"), win, at=1, then=ENDS, outcome="win")
