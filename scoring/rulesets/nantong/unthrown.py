"""Where an open kong's tiles come from when its throw is not shown, or shown wrongly (NT-59)."""

from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.events import Draw
from scoring.engine.position import Position, is_note
from scoring.engine.table import same
from scoring.engine.tiles import Tile
from scoring.rulesets.nantong.chosen import Chosen

#: The faces of a die, and the most that any number of dice the rules know can show.
FACES: Final = 6
MOST: Final = 12


def worked_out(chosen: Chosen, position: Position, number: int) -> tuple[int, ...]:
    """The throw by which the draws from event `number` on lie where the wall has them; none where none does.

    Unless one throw alone does so, the record leaves untold which places the tiles were taken from.
    """
    tiles = [*_drawn(position, number)]
    due = range(chosen.kong_dice, FACES * chosen.kong_dice + 1)
    fitting = _fitting(chosen, position, tiles, due) or _fitting(chosen, position, tiles, range(1, MOST + 1))
    position.places_untold |= len(fitting) != 1
    return (min(fitting.values()),) if fitting else ()


def _fitting(
    chosen: Chosen, position: Position, tiles: Sequence[Tile], totals: Sequence[int]
) -> dict[tuple[int, ...], int]:
    """The places of these tiles by each of these throws that finds them there, with the least such throw."""
    wall, found = position.table.wall, dict[tuple[int, ...], int]()
    for total in totals:
        front = chosen.dice_overflow == "front"
        places = tuple(wall.thrown(total, len(tiles), beyond_is_front=front))
        if all(same(wall.tile_at(place), tile) for place, tile in zip(places, tiles, strict=True)):
            found.setdefault(places, total)
    return found


def _drawn(position: Position, number: int) -> Iterator[Tile]:
    """The tiles that the seat in turn draws from this event on in place of its kong's, as many as are due."""
    left = position.owed
    for event in position.hand.events[number:]:
        if isinstance(event, Draw) and event.seat == position.seat and left:
            left -= 1
            yield event.tile
        elif not is_note(event):
            return
