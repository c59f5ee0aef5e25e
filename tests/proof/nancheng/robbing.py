"""抢杠: kongs that may not be robbed, hands that are worth too little, robbers who passed (JX-27, 28, 34)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from scoring.engine.events import Event, Kong, Pass, Pung, Win
from scoring.engine.position import TURN
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from tests.proof.deeds import Deed, deed
from tests.proof.nancheng.catalogue import act
from tests.proof.nancheng.deals import to_be_robbed
from tests.proof.nancheng.habits import adding
from tests.proof.nancheng.plans import four_waited_for, surely_robbed, three_waited_for
from tests.proof.nancheng.view import Gone, View

#: A pung may be made a kong at once, and nothing but the value of a hand keeps it from robbing.
_AT_ONCE: Final = {"kong_after_pung": "same_turn", "late_added_kong": "scored", "ready": "implicit"}


@dataclass(frozen=True)
class Chance:
    """How an added kong comes about, who waits for its tile, and what that seat has let go in the lap."""

    events: tuple[Event, ...]
    seat: int
    wanted: Gone
    let_go: list[Gone]

    @property
    def win(self) -> Win:
        return Win(self.seat, self.wanted.tile, self.wanted.payer, "rob_kong")


def _chances(view: View) -> Iterator[Chance]:
    """Added kongs that the hand has here, or could have, with seats that wait for their tile."""
    if view.in_robbing:
        yield from _robbers(view, (), view.now, [])
    elif view.phase == TURN and view.left and view.position.acts:
        for tile in view.pung_kinds(view.seat):
            kong = Kong(view.seat, tile, ADDED)
            if view.has(view.seat, tile) and view.is_legal(kong):
                yield from _robbers(view, (kong,), Gone(tile, view.seat, is_kong=True, is_first=False), [])
    elif view.in_claims and view.left and view.options["kong_after_pung"] == "same_turn":
        now = view.now
        for seat in view.others_of(now.payer):
            pung = Pung(seat, now.tile, now.payer)
            if view.has(seat, now.tile) == 3 and view.is_legal(pung):
                made = (pung, Kong(seat, now.tile, ADDED))
                yield from _robbers(view, made, Gone(now.tile, seat, is_kong=True, is_first=False), [now])


def _robbers(view: View, events: tuple[Event, ...], wanted: Gone, also: list[Gone]) -> Iterator[Chance]:
    for seat in view.others_of(wanted.payer):
        if view.types(seat, wanted.tile):
            let_go = [*view.wins_let_go(seat), *(gone for gone in also if gone.payer != seat)]
            yield Chance(events, seat, wanted, let_go)


@act(
    "JX-28",
    checks=("A34",),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under={**_AT_ONCE, "pass_win_lock": "off"},
)
def rob_by_a_small_hand(view: View) -> Iterator[Deed]:
    """The hand is worth less than the table asks for."""
    for one in _chances(view):
        if not view.is_dear_enough(one.seat, one.wanted):
            yield deed(*one.events, one.win, at=len(one.events))


@act(
    "JX-28",
    checks=("A34",),
    wishes=to_be_robbed,
    habits=adding,
    under={
        **_AT_ONCE,
        "pass_win_lock": "off",
        "rob_basis": "base",
        "rob_min": 10,
        "points_qing_yi_se_ping_hu": 7,
    },
)
def rob_by_a_hand_that_doubling_alone_makes_dear(view: View) -> Iterator[Deed]:
    """Ten points are asked of the hand itself: what the dealer doubles does not count."""
    yield from rob_by_a_small_hand(view)


@act(
    "JX-34",
    checks=("A30",),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under={**_AT_ONCE, "rob_basis": "off", "pass_win_lock": "off"},
)
def robbing_after_passing_it_aloud(view: View) -> Iterator[Deed]:
    """A seat declines the tile of an added kong and wins it after all."""
    for one in _chances(view):
        if not view.is_barred(one.seat, one.wanted, one.let_go):
            yield deed(*one.events, Pass(one.seat, None), one.win, at=len(one.events) + 1)


@act(
    "JX-34",
    checks=("A30",),
    plan=surely_robbed,
    wishes=to_be_robbed,
    habits=adding,
    under={**_AT_ONCE, "rob_basis": "off", "pass_win_lock": "any_tile", "pass_win_exception": "none"},
)
def robbing_after_a_win_let_go(view: View) -> Iterator[Deed]:
    """Who lets a win go robs no kong in the same lap either."""
    for one in _chances(view):
        if view.is_barred(one.seat, one.wanted, one.let_go):
            yield deed(*one.events, one.win, at=len(one.events))


@act("JX-27", checks=("A33",), plan=four_waited_for, under={"ready": "implicit"})
def robbing_a_concealed_kong(view: View) -> Iterator[Deed]:
    """The tile of a concealed kong is no one else's."""
    if view.phase == TURN and view.left and (view.fresh is not None or view.is_opening):
        for tile in view.fours(view.seat):
            kong = Kong(view.seat, tile, CONCEALED)
            for seat in view.others_of(view.seat):
                if view.types(seat, tile) and view.is_legal(kong):
                    yield deed(kong, Win(seat, tile, view.seat, "rob_kong"), at=1)


@act(
    "JX-27",
    checks=("A33",),
    plan=three_waited_for,
    under={"ready": "implicit", "pass_win_lock": "off"},
)
def robbing_an_exposed_kong(view: View) -> Iterator[Deed]:
    """Nor is that of a kong made of a discard."""
    if view.in_claims and view.left:
        now = view.now
        for owner in view.others_of(now.payer):
            kong = Kong(owner, now.tile, EXPOSED, now.payer)
            if view.has(owner, now.tile) == 3 and view.is_legal(kong):
                for seat in view.others_of(owner):
                    if seat != now.payer and view.types(seat, now.tile):
                        yield deed(kong, Win(seat, now.tile, owner, "rob_kong"), at=1)
