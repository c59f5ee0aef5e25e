"""What a table counts as shown for the first time, as held and as seen, where some tiles are not shown."""

from typing import Final

import pytest

from scoring.engine.table import ADDED, CHOW, CONCEALED, EXPOSED, PUNG, Live, Meld, Table, same
from scoring.engine.tiles import BY_NAME, UNKNOWN, Tile
from scoring.engine.wall import Wall
from tests.support.positions import tiles

FIVE, SIX, NINE = tiles("5m6m9s")
NOBODYS: Final[tuple[Tile, ...]] = ()


def seated(hand: str, river_of: str = "") -> Table:
    """Seat 0 holds the first tiles, seat 1 those that it will discard."""
    return Table((tuple(tiles(hand)), tuple(tiles(river_of)), NOBODYS, NOBODYS), Wall(108, 53, None))


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (FIVE, FIVE, True),
        (FIVE, SIX, False),
        (SIX, FIVE, False),
        (FIVE, UNKNOWN, True),
        (UNKNOWN, FIVE, True),
        (UNKNOWN, None, True),
        (FIVE, None, False),
    ],
)
def test_a_tile_that_is_not_shown_may_be_any(one: Tile, other: Tile | None, alike: bool) -> None:
    assert same(one, other) is alike


@pytest.mark.parametrize(
    ("kind", "is_kong"), [(CHOW, False), (PUNG, False), (EXPOSED, True), (ADDED, True), (CONCEALED, True)]
)
def test_kongs_are_those_of_four_tiles(kind: str, is_kong: bool) -> None:
    assert Meld(kind, (FIVE,) * 4, 1, FIVE, 0).is_kong is is_kong


def test_a_discard_is_no_kong_unless_it_is_said() -> None:
    assert not Live(FIVE, 0, 3).is_kong


def test_one_copy_is_asked_for_unless_more_are_named() -> None:
    table = seated("5m6m6m")
    assert table.holds(0, FIVE)
    assert table.shows(0, FIVE)
    assert table.shows(0, SIX)
    assert table.holds(0, SIX)
    assert not table.holds(0, FIVE, 2)
    assert not table.shows(0, FIVE, 2)
    assert table.remove(0, SIX) == 0
    assert (table.hands[0][SIX], table.sizes[0]) == (1, 2)


def test_a_tile_not_shown_is_held_and_not_shown() -> None:
    table = seated("5m??")
    assert table.holds(0, SIX)
    assert not table.shows(0, SIX)
    assert table.holds(0, UNKNOWN, 2)
    assert not table.holds(0, UNKNOWN, 3)


# ---- whose tiles are not all shown -----------------------------------------------------------------------
def test_a_hand_is_hidden_by_a_tile_of_its_own_or_of_a_meld() -> None:
    table = seated("5m??", "6m")
    assert [table.is_hidden(seat) for seat in range(4)] == [True, False, False, False]
    table.melds[1].append(Meld(PUNG, (SIX,) * 3, 0, SIX, 1))
    assert not table.is_hidden(1)
    table.melds[1].append(Meld(CONCEALED, (UNKNOWN,) * 4, None, None, 2))
    assert table.is_hidden(1)


def test_where_everything_is_shown_nothing_is_hidden() -> None:
    table = seated("5m5m5m5m6m")
    assert not table.has_unknown
    table.conceal(0, FIVE, 1)
    assert not table.has_unknown
    assert not any(table.is_hidden(seat) for seat in range(4))


def test_a_tile_drawn_unseen_hides_its_hand() -> None:
    table = seated("5m")
    table.put(1, UNKNOWN)
    assert table.is_hidden(1)
    assert not table.is_hidden(0)
    assert (table.sizes[1], table.keys[1]) == (1, [0, 0, 0, 0])


def test_a_kong_or_claim_that_is_not_shown_hides_its_seat() -> None:
    kong, claim = seated("????????"), seated("????", "5m")
    kong.has_unknown = claim.has_unknown = False
    kong.conceal(0, UNKNOWN, 1)
    assert kong.is_hidden(0)
    claim.claim(0, Meld(PUNG, (FIVE, UNKNOWN, UNKNOWN), 1, FIVE, 2), (UNKNOWN, UNKNOWN))
    assert claim.is_hidden(0)


# ---- what is shown for the first time --------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hand", "tile", "copies", "new", "rest"),
    [
        ("5m5m6m", FIVE, 2, 0, "6m"),
        ("5m??6m", FIVE, 2, 1, "6m"),
        ("????6m", FIVE, 2, 2, "6m"),
        ("5m????6m", FIVE, 3, 2, "6m"),
        ("5m5m????", FIVE, 4, 2, ""),
        ("??????", UNKNOWN, 1, 0, "????"),
        ("??????", UNKNOWN, 2, 0, "??"),
        ("5m6m??", UNKNOWN, 1, 0, "????"),
        ("5m6m6m", UNKNOWN, 2, 0, "??"),
        ("1p1p9m", BY_NAME["1p"], 2, 0, "9m"),
        ("1p??9m", BY_NAME["1p"], 2, 1, "9m"),
        ("1s??9p", BY_NAME["1s"], 2, 1, "9p"),
        ("1z??9s", BY_NAME["1z"], 2, 1, "9s"),
        ("9m??1p", BY_NAME["9m"], 2, 1, "1p"),
        ("9s??1z", BY_NAME["9s"], 2, 1, "1z"),
    ],
)
def test_a_tile_that_the_hand_did_not_show_is_shown_for_the_first_time(
    hand: str, tile: Tile, copies: int, new: int, rest: str
) -> None:
    table = seated(hand)
    assert table.remove(0, tile, copies) == new
    left = seated(rest)
    assert (table.hands[0], table.sizes[0], table.keys[0]) == (left.hands[0], left.sizes[0], left.keys[0])


def test_every_act_tells_what_it_shows_for_the_first_time() -> None:
    assert seated("??").discard(0, FIVE, 1) == 1
    assert seated("5m").discard(0, FIVE, 1) == 0
    assert seated("5m5m????").conceal(0, FIVE, 1) == 2
    table = seated("5m??")
    assert table.claim(0, Meld(CHOW, (FIVE, SIX, SIX + 1), 1, SIX + 1, 2), (FIVE, SIX)) == [SIX]
    added = seated("??")
    added.melds[0].append(Meld(PUNG, (FIVE,) * 3, 1, FIVE, 1))
    assert added.add_to(0, added.melds[0][0], 2) == 1


def test_tiles_of_a_known_hand_that_a_tile_left_unseen_are_forgotten_as_shown() -> None:
    table = seated("5m5m6m")
    table.remove(0, UNKNOWN)
    assert (table.forgotten[FIVE], table.forgotten[SIX], table.forgotten[UNKNOWN]) == (2, 1, 0)
    assert table.has_unknown
    table.remove(0, UNKNOWN)
    assert table.forgotten[FIVE] == 2
    table.put(0, FIVE)
    table.remove(0, UNKNOWN)
    assert table.forgotten[FIVE] == 3
    assert table.forgotten[UNKNOWN] == 0


# ---- the live tile and melds -----------------------------------------------------------------------------
def test_a_discard_lies_in_its_river_and_is_live() -> None:
    table = seated("", "5m6m")
    table.discard(1, FIVE, 7)
    live = table.live
    assert live is not None
    assert (live.tile, live.seat, live.event, live.is_kong) == (FIVE, 1, 7, False)
    assert (table.rivers[1], table.sizes[1]) == ([FIVE], 1)


@pytest.mark.parametrize(
    ("taken", "source", "leaves"),
    [(FIVE, 1, True), (SIX, 1, False), (FIVE, 2, False), (FIVE, 0, False), (UNKNOWN, 1, True)],
)
def test_a_claim_takes_the_live_tile_of_the_seat_that_it_names(
    taken: Tile, source: int, leaves: bool
) -> None:
    table = seated("????", "9s5m")
    table.discard(1, NINE, 3)
    table.discard(1, FIVE, 4)
    table.claim(0, Meld(PUNG, (FIVE,) * 3, source, taken, 5), (FIVE, FIVE))
    assert table.rivers[1] == ([NINE] if leaves else [NINE, FIVE])
    assert table.live is None
    assert len(table.melds[0]) == 1


def test_the_tile_of_a_kong_lies_in_no_river() -> None:
    table = seated("????", "9s")
    table.discard(1, NINE, 3)
    table.live = Live(NINE, 1, 4, is_kong=True)
    table.claim(0, Meld(PUNG, (NINE,) * 3, 1, NINE, 5), (NINE, NINE))
    assert table.rivers[1] == [NINE]


def test_a_concealed_kong_takes_nobodys_tile_and_leaves_none_to_take() -> None:
    table = seated("5m5m5m5m", "9s")
    table.discard(1, NINE, 3)
    table.conceal(0, FIVE, 4)
    [meld] = table.melds[0]
    assert (meld.kind, meld.tiles, meld.event) == (CONCEALED, (FIVE,) * 4, 4)
    assert (meld.source_seat, meld.taken) == (None, None)
    assert (table.live, table.sizes[0]) == (None, 0)


def test_a_pung_grows_by_its_own_tile_which_is_live() -> None:
    table = seated("5m6m")
    table.melds[0] += [Meld(CHOW, (FIVE, SIX, SIX + 1), 3, FIVE, 1), Meld(PUNG, (FIVE,) * 3, 2, FIVE, 2)]
    pung = table.pung_of(0, FIVE)
    assert pung is table.melds[0][1]
    table.add_to(0, pung, 8)
    assert (pung.kind, pung.tiles, pung.event, pung.source_seat) == (ADDED, (FIVE,) * 4, 8, 2)
    live = table.live
    assert live is not None
    assert (live.tile, live.seat, live.event, live.is_kong) == (FIVE, 0, 8, True)
    assert (table.pung_of(0, FIVE), table.sizes[0]) == (None, 1)


@pytest.mark.parametrize(("robbed", "place"), [(FIVE, 2), (SIX, 1), (SIX + 1, 3)])
def test_only_the_kong_that_was_robbed_is_a_pung_again(robbed: Tile, place: int) -> None:
    table = seated("")
    table.melds[0] += [
        Meld(CONCEALED, (FIVE,) * 4, None, None, 1),
        Meld(ADDED, (SIX,) * 4, 1, SIX, 2),
        Meld(ADDED, (FIVE,) * 4, 1, FIVE, 3),
        Meld(ADDED, (SIX + 1,) * 4, 1, SIX + 1, 4),
    ]
    table.undo_added(0, robbed)
    assert [meld.kind == PUNG for meld in table.melds[0]] == [number == place for number in range(4)]
    assert table.melds[0][place].tiles == (robbed,) * 3
    assert table.pung_of(0, robbed) is table.melds[0][place]
    assert not any(table.pung_of(0, kind) for kind in (FIVE, SIX, SIX + 1) if kind != robbed)
