"""Tiles that the log shows, counted against the set of tiles and held against the wall (GEN-01, GEN-08)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.events import Draw, Reveal
from scoring.engine.findings import BROKEN_RECORD, WRONG_WALL, Breach
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.tiles import NAMES, UNKNOWN, Tile

#: How many places of the wall a lost draw or two can be behind.
LOST: Final = 4


def draw_tile(position: Position, rules: Rules, event: Draw, place: int | None) -> Sequence[Breach]:
    """Take a tile from this place of the wall (None: it is gone), and say where log and wall differ."""
    tile = event.tile
    found: list[Breach] = []
    odd = count(position, rules, tile)
    if odd is not None:
        found.append(odd)
    if place is not None:
        wall = position.table.wall
        shown = wall.tiles[place]
        if shown == tile != UNKNOWN:
            position.off_wall = False
        elif UNKNOWN not in (shown, tile):
            place = _another_place(position, event, place, found)
        wall.take(place)
    position.table.put(event.seat, tile)
    if found:
        position.doubted.add(event.seat)
    return found


def _another_place(position: Position, event: Draw, place: int, found: list[Breach]) -> int:
    """The place due has another tile: a draw was lost, the label is wrong, or the wall is."""
    wall = position.table.wall
    if position.skipped:
        ahead = _ahead(position, event, place)
        tiles = [wall.tile_at(other) for other in ahead]
        if event.tile in tiles:
            position.skipped = False
            lost = tiles.index(event.tile)
            for other in ahead[:lost]:
                wall.take(other)
            return ahead[lost]
    elsewhere = _elsewhere(position, event) if position.illegal else None
    if elsewhere is not None:
        # It may have come from here, or by chance be as another: then the next ones do not fit.
        position.off_wall, position.overdue = True, wall.tile_at(place)
        return elsewhere
    breach = wrong_wall(position, wall.tile_at(place), event.tile)
    breach.consequent |= position.illegal
    found.append(breach)
    return place


def _elsewhere(position: Position, event: Draw) -> int | None:
    """Another end of the wall that has the tile, unless later draws show that it still lies there."""
    wall = position.table.wall
    tails = [place for top_first in (True, False) for place in wall.tails(1, top_first=top_first)]
    ends = (*tails, wall.head) if event.source == "tail" else (wall.head, *tails)
    fitting = (place for place in ends if wall.tile_at(place) == event.tile)
    return next((place for place in fitting if place != wall.head or not _is_head_untouched(position)), None)


def _is_head_untouched(position: Position) -> bool:
    """Whether the next draws from the head fit the wall as it lies, and not with its first tile gone."""
    wall = position.table.wall
    later = position.hand.events[position.number + 1 :]
    drawn = [act.tile for act in later if isinstance(act, Draw) and act.source == "head"]
    lying = [wall.tile_at(place) for place in wall.heads(len(drawn) + 1)]
    for tile, first, second in zip(drawn, lying, lying[1:], strict=False):
        if first != second and tile in (first, second):
            return tile == first
    return False


def _ahead(position: Position, event: Draw, place: int) -> list[int]:
    """The places from which the next draws at this end of the wall are."""
    wall = position.table.wall
    if event.source != "tail":
        return wall.heads(LOST)
    return wall.tails(LOST, top_first=wall.tails(1, top_first=True)[0] == place)


def wrong_wall(position: Position, shown: Tile, logged: Tile) -> Breach:
    """GEN-08 where the log shows another tile than the wall has there; the next such one follows from it."""
    consequent = position.off_wall or position.draws_off or logged == position.overdue
    consequent |= position.places_untold or bool({shown, logged} & position.odd_kinds)
    position.off_wall, position.overdue = True, shown
    position.odd_kinds.add(logged)
    return Breach(
        "GEN-08",
        "not-from-wall",
        WRONG_WALL,
        expected=NAMES[shown],
        actual=NAMES[logged],
        params={"tile": NAMES[shown], "logged": NAMES[logged]},
        consequent=consequent,
    )


def show(position: Position, rules: Rules, tiles: Sequence[Tile]) -> Sequence[Breach]:
    """Count tiles that leave a hidden hand; those shown before, while it was known, are no new ones."""
    if not tiles:
        return ()
    found: list[Breach] = []
    forgotten = position.table.forgotten
    for tile in tiles:
        if forgotten[tile]:
            forgotten[tile] -= 1
        else:
            odd = count(position, rules, tile)
            if odd is not None:
                found.append(odd)
    return found


def count(position: Position, rules: Rules, tile: Tile) -> Breach | None:
    """Count one tile that the record shows for the first time; what is odd of it."""
    if tile == UNKNOWN:
        return None
    position.seen[tile] += 1
    if position.seen[tile] <= 4 and tile in rules.known_kinds:
        return None
    return _odd_tile(position, tile)


def _odd_tile(position: Position, tile: Tile) -> Breach:
    """GEN-01 for a tile that is a fifth of its kind, or of a kind that the set does not have."""
    consequent = tile in position.odd_kinds
    position.odd_kinds.add(tile)
    return Breach(
        "GEN-01",
        "tile-set",
        BROKEN_RECORD,
        expected=4,
        actual={NAMES[tile]: position.seen[tile]},
        params={"tiles": NAMES[tile]},
        consequent=consequent,
    )


def turn_up(position: Position, rules: Rules, event: Reveal) -> list[Breach]:
    """Count tiles turned up where the rule set says so, and hold them against the wall."""
    found: list[Breach] = []
    for place, tile in rules.turned_up(position, event):
        odd = count(position, rules, tile)
        if odd is not None:
            found.append(odd)
        shown = UNKNOWN if place is None else position.table.wall.tile_at(place)
        if UNKNOWN not in (shown, tile) and shown != tile:
            found.append(wrong_wall(position, shown, tile))
    return found
