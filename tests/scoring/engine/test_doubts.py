"""What a fault may make wrong later: whose acts, and which tiles, follow from it, and whose do not."""

from typing import Final

import pytest

from scoring.engine.events import Discard, Draw, Event, Kong, Pass, Pung
from scoring.engine.findings import Breach
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.legality import Legality
from scoring.engine.position import REPLACEMENT, Position
from scoring.engine.table import CONCEALED
from tests.support.plain_law import (
    KINDS,
    PlainRules,
    drawn,
    found,
    record,
    steps_of,
    thrown,
    tile,
    told,
    turn,
)

FIRST: Final = thrown(0, "1m")


def replaces_first(position: Position, event: Event) -> Breach | None:
    """After a kong its tile is drawn before anything else, whoever acts."""
    return Breach("DRAW-01", "draw-missing") if position.phase == REPLACEMENT else None


def test_who_discards_without_a_draw_casts_no_doubt_on_the_next_seat() -> None:
    assert found(FIRST, thrown(1, "5m"), thrown(2, "5m")) == [
        (1, "draw-missing", False),
        (2, "not-held", False),
    ]


def test_a_seat_whose_turn_another_took_acts_late_because_of_that() -> None:
    assert found(FIRST, drawn(2, "9s"), drawn(1, "1m")) == [
        (1, "out-of-turn", False),
        (2, "out-of-turn", True),
    ]


def test_once_it_has_acted_nothing_more_follows() -> None:
    assert found(FIRST, drawn(2, "9s"), *turn(1, "1m"), thrown(1, "5m")) == [
        (1, "out-of-turn", False),
        (2, "out-of-turn", True),
        (4, "out-of-turn", False),
    ]


@pytest.mark.parametrize(
    ("first", "follows"), [((drawn(1, "9s"), thrown(3, "2m")), True), ((drawn(3, "9s"),), False)]
)
def test_the_neighbour_of_one_whose_discard_has_another_name_goes_on_after_it(
    first: tuple[Event, ...], follows: bool
) -> None:
    [_, late] = found(FIRST, *first, drawn(2, "9m"))
    assert late == (1 + len(first), "out-of-turn", follows)


@pytest.mark.parametrize(("other", "late"), [(3, 2), (0, 2), (1, 3)])
def test_who_acts_before_the_kong_of_another_is_replaced_takes_its_turn(other: int, late: int) -> None:
    law = PlainRules(KINDS, (Legality("DRAW-01", (Discard,), replaces_first), *GENERAL_LEGALITIES))
    quad = (tile("4m"),) * 4 + tuple(kind for kind in range(11) if kind != tile("4m"))
    deal = (KINDS[13:26], KINDS[13:26], quad, KINDS[13:26])
    events = (Kong(2, tile("4m"), CONCEALED), thrown(other, "5p"), drawn(late, "9s"))
    _, steps = steps_of(record(*events, dealer=2, deal=deal, wall=None), law)
    assert told(steps) == [(1, "draw-missing", False), (2, "out-of-turn", True)]


@pytest.mark.parametrize(
    ("before", "follows"),
    [
        ((*turn(1, "1m")[:1], *turn(1, "1m")), True),
        ((*turn(1, "1m")[:1], *turn(1, "2m"), *turn(2, "1m")), False),
        ((*turn(2, "1m"), *turn(3, "1m")), False),
    ],
    ids=["of the tile drawn too many", "of another tile", "of a tile drawn out of turn"],
)
def test_a_fifth_of_its_kind_follows_from_a_draw_too_many_of_that_kind(
    before: tuple[Draw | Discard, ...], follows: bool
) -> None:
    seat = (before[-1].seat + 1) % 4
    first, fifth = found(FIRST, *before, drawn(seat, "1m"))
    assert not first[2]
    assert fifth == (1 + len(before), "tile-set", follows)


@pytest.mark.parametrize(("named", "follows"), [(0, True), (3, False)])
def test_a_claim_of_a_tile_that_is_not_live_casts_doubt_on_the_discarder_it_names(
    named: int, follows: bool
) -> None:
    wrong = (Pung(1, tile("5s"), named), thrown(1, "5m"))
    [claim, lacking] = found(FIRST, *wrong, *turn(2, "9s"), *turn(3, "9s"), drawn(0, "9s"), thrown(0, "5m"))
    assert claim == (1, "not-the-live-tile", False)
    assert lacking == (8, "not-held", follows)


@pytest.mark.parametrize(("named", "follows"), [(2, True), (0, False), (3, False)])
def test_another_discarder_than_the_one_it_names_is_in_no_doubt(named: int, follows: bool) -> None:
    before, wrong = (FIRST, *turn(1, "9s"), *turn(2, "9s")), Pung(1, tile("5s"), named)
    [claim, lacking] = found(*before, wrong, thrown(1, "5m"), drawn(2, "1m"), thrown(2, "5m"))
    assert claim == (5, "not-the-live-tile", False)
    assert lacking == (8, "not-held", follows)


def test_a_claim_wrong_in_another_way_casts_no_doubt_on_the_discarder() -> None:
    refused = (Pass(1), Pung(1, tile("5s"), 2), thrown(1, "5m"))
    assert found(FIRST, *turn(1, "9s"), *turn(2, "5s"), *refused, drawn(2, "9s"), thrown(2, "5m")) == [
        (6, "passed-then-claimed", False),
        (9, "not-held", False),
    ]
