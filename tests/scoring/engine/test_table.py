"""The table: tiles move and never appear or vanish, also those that the record does not show."""

import random
from collections import Counter
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from replays.logformat.reader import read_log
from scoring.engine.deal import open_position
from scoring.engine.position import Position
from scoring.engine.replay import replay
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.table import ADDED, PUNG, Meld, Table
from scoring.engine.tiles import BY_NAME, UNKNOWN, Tile, tiles_of
from scoring.engine.wall import Wall
from tests.support.gamelogs import as_bytes
from tests.support.regions import REGIONS

FIVE_MAN: Final = BY_NAME["5m"]
SIX_MAN: Final = BY_NAME["6m"]

hands = st.dictionaries(st.integers(0, 26), st.integers(1, 3), min_size=1, max_size=4).map(
    lambda copies: [tile for tile, count in copies.items() for _ in range(count)]
)


def table_of(tiles: list[Tile], hidden: int = 0) -> Table:
    """A table whose seat 0 holds these tiles and so many that are not shown."""
    return Table((tuple(tiles) + (UNKNOWN,) * hidden, (), (), ()), Wall(108, 53, None))


def agrees_with_itself(table: Table, seat: int) -> bool:
    """Whether size and suit keys are those of the counts."""
    hand = table.hands[seat]
    keys = [0, 0, 0, 0]
    for tile in tiles_of(hand):
        if tile != UNKNOWN:
            keys[tile // 9] += KEY_OF_TILE[tile]
    return table.sizes[seat] == sum(hand) and table.keys[seat] == keys and min(hand) >= 0


def tiles_on(position: Position) -> Counter[Tile]:
    """Every tile in hands, melds and rivers."""
    table = position.table
    found: Counter[Tile] = Counter()
    for seat in range(4):
        found.update(tiles_of(table.hands[seat]))
        found.update(table.rivers[seat])
        for meld in table.melds[seat]:
            found.update(meld.tiles)
    return found


@pytest.mark.parametrize("region", REGIONS)
def test_no_tile_appears_or_vanishes_in_a_hand_played_out(region: str) -> None:
    for seed in range(20):
        read = read_log(as_bytes(REGIONS[region].random_log(f"table-{seed}", random.Random(seed))))
        law = read.rules.ruleset.build(read.rules.options)
        hand = read.record.hands[0]
        assert hand.wall is not None
        position = open_position(hand, law)
        for step in replay(hand, law, position):
            assert all(agrees_with_itself(position.table, seat) for seat in range(4))
            if step.event is not None and not any(won.how == "rob_kong" for won in position.wins):
                everything = tiles_on(position)
                kept = law.set_aside + law.reserved
                assert everything.total() + position.table.wall.left + kept == len(hand.wall)
                assert not everything - Counter(hand.wall)


@given(hands, st.integers(0, 13), st.data())
def test_a_tile_held_can_be_removed_and_leaves_the_rest(
    tiles: list[Tile], hidden: int, data: st.DataObject
) -> None:
    table = table_of(tiles, hidden)
    tile = data.draw(st.integers(0, 26) | st.just(UNKNOWN))
    copies = data.draw(st.integers(1, 4))
    shown = tiles.count(tile)
    assert table.holds(0, tile, copies) == (
        len(tiles) + hidden >= copies if tile == UNKNOWN else shown + hidden >= copies
    )
    if not table.holds(0, tile, copies):
        return
    table.remove(0, tile, copies)
    assert table.sizes[0] == len(tiles) + hidden - copies
    assert agrees_with_itself(table, 0)
    if tile != UNKNOWN:
        assert table.hands[0][tile] == max(0, shown - copies)
        assert table.hands[0][UNKNOWN] == hidden - max(0, copies - shown)


@given(hands, st.integers(0, 3), st.data())
def test_tiles_are_held_together_exactly_if_one_after_the_other_can_be_removed(
    tiles: list[Tile], hidden: int, data: st.DataObject
) -> None:
    table = table_of(tiles, hidden)
    wanted = data.draw(st.lists(st.sampled_from([*tiles, 0, 1]), max_size=5))
    unseen = data.draw(st.integers(0, 2))
    held = table.holds_all(0, [*wanted, *[UNKNOWN] * unseen])
    for tile in [*wanted, *[UNKNOWN] * unseen]:
        if not table.holds(0, tile):
            assert not held
            return
        table.remove(0, tile)
    assert held


def test_a_tile_that_leaves_a_shown_hand_unseen_makes_the_whole_hand_uncertain() -> None:
    table = table_of([FIVE_MAN, FIVE_MAN, SIX_MAN])
    table.remove(0, UNKNOWN)
    assert table.hands[0][UNKNOWN] == table.sizes[0] == 2
    assert not table.hands[0][FIVE_MAN]
    assert table.is_hidden(0)
    assert table.holds(0, BY_NAME["9s"], 2)
    assert not table.holds(0, BY_NAME["9s"], 3)


def test_a_hidden_tile_stands_for_what_is_missing_and_for_nothing_more() -> None:
    table = table_of([FIVE_MAN], hidden=1)
    assert table.holds(0, FIVE_MAN, 2)
    assert not table.holds(0, FIVE_MAN, 3)
    table.remove(0, FIVE_MAN, 2)
    assert table.sizes[0] == 0
    assert not table.is_hidden(0)


def test_a_claimed_discard_leaves_its_river_for_the_meld() -> None:
    table = Table(((SIX_MAN,), (FIVE_MAN, FIVE_MAN), (), ()), Wall(108, 53, None))
    table.put(0, FIVE_MAN)
    table.discard(0, FIVE_MAN, 7)
    assert table.live is not None
    assert (table.live.tile, table.live.seat, table.live.event) == (FIVE_MAN, 0, 7)
    table.claim(1, Meld(PUNG, (FIVE_MAN,) * 3, 0, FIVE_MAN, 8), (FIVE_MAN, FIVE_MAN))
    assert table.rivers[0] == []
    assert table.sizes[1] == 0


def test_a_claim_of_another_tile_leaves_the_river_alone() -> None:
    table = Table(((SIX_MAN,), (FIVE_MAN, FIVE_MAN), (), ()), Wall(108, 53, None))
    table.discard(0, SIX_MAN, 7)
    table.claim(1, Meld(PUNG, (FIVE_MAN,) * 3, 0, FIVE_MAN, 8), (FIVE_MAN, FIVE_MAN))
    assert table.rivers[0] == [SIX_MAN]


def test_a_robbed_kong_is_a_pung_again() -> None:
    table = table_of([FIVE_MAN])
    pung = Meld(PUNG, (FIVE_MAN,) * 3, 2, FIVE_MAN, 3)
    table.melds[0].append(pung)
    assert table.pung_of(0, SIX_MAN) is None
    table.add_to(0, pung, 9)
    assert pung.kind == ADDED
    assert pung.is_kong
    assert table.live is not None
    assert table.live.is_kong
    table.undo_added(0, FIVE_MAN)
    assert (pung.kind, pung.tiles) == (PUNG, (FIVE_MAN,) * 3)
    assert table.pung_of(0, FIVE_MAN) is pung
