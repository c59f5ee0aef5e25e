"""过手: wins off another that a seat may not make, since it has let one go (NC-27; NC-26 where it announced).

What a seat let go is reckoned here from the events: since its latest discard its hand is what it was.
"""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Discard, Pass, Pung, Win
from scoring.engine.tiles import Tile
from tests.proof.deeds import ENDS, Deed, deed
from tests.proof.nanchong import shapes
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.deals import near_the_goal, with_a_common_wait
from tests.proof.nanchong.habits import announcing_alone, patient
from tests.proof.nanchong.plans import wait_and_pair
from tests.proof.nanchong.tables import FREE, PLAIN, Table
from tests.proof.nanchong.view import View

_SAME: Final[Table] = PLAIN | {"passed_win": "same_tile"}
_ANY: Final[Table] = {"passed_win": "any"}
_HIGHER: Final[Table] = {"passed_win": "higher_fan_ok"}
_DRAW: Final[Table] = {"passed_win_cleared_by": "draw"}


def _twice(scene: View, *, same: bool, ready: bool = False) -> Iterator[Deed]:
    """A free seat throws what another waits for and lets go; the next throws that kind again, or another."""
    first, second = scene.seat, (scene.seat + 1) % 4
    if not scene.is_turn or not scene.is_idle or scene.left < 2 or scene.is_locked(second):
        return
    for seat in scene.others[1:]:
        if scene.is_ready(seat) is not ready or scene.is_locked(first):
            continue
        waits = [tile for tile in scene.held(first) if scene.completes(seat, tile)]
        for tile in waits:
            for other in scene.held(second):
                if (other == tile) is same and scene.completes(seat, other):
                    yield deed(
                        Discard(first, tile),
                        scene.draws(second),
                        Discard(second, other),
                        Win(seat, other, second, "discard"),
                        at=3,
                        then=ENDS,
                        outcome="win",
                    )


@act("NC-27", checks=("L34", "L35"), under=_SAME, wishes=with_a_common_wait, habits=patient)
def win_of_a_tile_let_go(scene: View) -> Iterator[Deed]:
    """The same kind is won that the seat has let go in silence, before it has drawn again."""
    yield from _twice(scene, same=True)


@act("NC-27", checks=("L34", "L35"), under=_SAME | _ANY, wishes=with_a_common_wait, habits=patient)
def win_of_another_tile_after_one_let_go(scene: View) -> Iterator[Deed]:
    """Another kind is won where a win let go bars all of them."""
    yield from _twice(scene, same=False)


@act("NC-27", checks=("L34", "L35"), under=_SAME | _HIGHER, wishes=with_a_common_wait, habits=patient)
def win_worth_no_more_than_one_let_go(scene: View) -> Iterator[Deed]:
    """The same kind again is worth no more than when it was let go."""
    yield from _twice(scene, same=True)


@act(
    "NC-27",
    checks=("L34", "L35"),
    under=_SAME | {"passed_win_cleared_by": "own_discard"},
    wishes=with_a_common_wait,
    habits=patient,
)
def win_of_a_tile_let_go_before_the_own_discard(scene: View) -> Iterator[Deed]:
    """Where the own discard clears, nothing but that does."""
    yield from _twice(scene, same=True)


@act("NC-27", checks=("L34", "L35"), under=_SAME | _DRAW, plan=wait_and_pair)
def win_of_a_tile_let_go_before_a_pung(scene: View) -> Iterator[Deed]:
    """A seat lets a win go, takes 碰 without having drawn, and then wins the same kind."""
    first, second, third = scene.seat, (scene.seat + 1) % 4, (scene.seat + 2) % 4
    if not scene.is_turn or not scene.is_idle or scene.left < 3 or scene.is_locked(first):
        return
    if any(map(scene.is_locked, scene.others)):
        return
    # Whoever takes the pung sits before or after the two that draw, and its neighbour throws the tile again.
    for seat, again in ((third, (third + 1) % 4), ((third + 1) % 4, first)):
        for tile in scene.held(first):
            if scene.completes(seat, tile) and scene.has(again, tile) > (again == first):
                yield from _punged_between(scene, seat, tile, (first, second, again))


def _punged_between(scene: View, seat: int, tile: Tile, throwing: tuple[int, int, int]) -> Iterator[Deed]:
    first, second, again = throwing
    for other in scene.held(seat, 2):
        if other == tile or not scene.has(second, other):
            continue
        for out in scene.held(seat):
            hand = scene.counts(seat, other, other, out)
            if out != other and tile in shapes.shape_waits(hand, len(scene.melds(seat)) + 1):
                yield deed(
                    Discard(first, tile),
                    scene.draws(second),
                    Discard(second, other),
                    Pung(seat, other, second),
                    Discard(seat, out),
                    scene.draws_later(again, 1),
                    Discard(again, tile),
                    Win(seat, tile, again, "discard"),
                    at=7,
                    then=ENDS,
                    outcome="win",
                )


@act("NC-27", checks=("L34", "L35"), under=FREE, wishes=near_the_goal, habits=patient)
def win_passed_and_made(scene: View) -> Iterator[Deed]:
    """A seat declines the win in so many words and makes it after all."""
    live = scene.discarded or scene.robbable
    if live is None or not scene.is_quiet or not scene.left:
        return
    for seat in scene.winners_in_turn():
        how = "rob_kong" if live.is_kong else "discard"
        said = Pass(seat, scene.chance.choice([None, ("win",)]))
        yield deed(said, Win(seat, live.tile, live.seat, how), at=1, then=ENDS, outcome="win")


@act(
    "NC-26",
    checks=("L34",),
    under=_SAME | {"bao_jiao": True, "bao_jiao_pass": "self_draw_only", "passed_win": "same_tile"},
    wishes=with_a_common_wait,
    habits=announcing_alone,
)
def win_off_another_after_a_report(scene: View) -> Iterator[Deed]:
    """A seat that announced has declined one win, and wins off another for all that (`bao_jiao_pass`)."""
    yield from _twice(scene, same=False, ready=True)
