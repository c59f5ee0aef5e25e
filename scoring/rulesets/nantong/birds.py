"""扎鸟: the tiles turned up after a win and where they sit (NT-47 to NT-50)."""

from scoring.engine.events import Reveal
from scoring.engine.findings import ILLEGAL_ACTION, MISSED_DUTY, UNDECIDABLE, Breach
from scoring.engine.position import WON, Position
from scoring.engine.tiles import NAMES, UNKNOWN, Tile, format_run, rank
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import OPENING_OVER, Due, memory_of


def due_birds(chosen: Chosen, position: Position) -> Due:
    """The birds due now, as the wall stands at the moment of the win."""
    if not chosen.bird_count or position.phase not in (WON, OPENING_OVER):
        return Due()
    won = position.wins[0] if position.wins else None
    if won is not None and memory_of(position).taker is not None:
        return Due(tile=won.tile, clause="NT-50")
    wall = position.table.wall
    if wall.left:
        return Due(places=wall.heads(chosen.bird_count))
    if won is not None and won.tile is not None and chosen.bird_wall_empty == "winning_tile":
        return Due(tile=won.tile)
    return Due()


def birds_shown(chosen: Chosen, position: Position, event: Reveal) -> Breach | None:
    """Birds are shown once, after a win, as many as are due (NT-47); at sea the last tile itself (NT-50)."""
    if event.key != "birds":
        return None
    memory = memory_of(position)
    tiles = event.tiles or ()
    due = due_birds(chosen, position)
    if memory.birds is not None or not due.count:
        return Breach("NT-47", "birds-not-due", ILLEGAL_ACTION, expected="", actual=format_run(tiles))
    if due.tile is not None and tiles and UNKNOWN not in (tiles[0], due.tile) and tiles[0] != due.tile:
        return Breach(
            due.clause, "bird-not-the-winning-tile", expected=NAMES[due.tile], actual=format_run(tiles)
        )
    if len(tiles) > due.count:
        return Breach("NT-47", "birds-too-many", expected=due.count, actual=len(tiles))
    return None


def missing_birds(chosen: Chosen, position: Position) -> Breach | None:
    """Birds that were due and not shown: a duty missed, or nothing to price by where no wall was logged."""
    memory = memory_of(position)
    shown = memory.birds or ()
    due = memory.birds_due if memory.birds is not None else due_birds(chosen, position)
    if due is None or due.tile is not None:
        return None
    missing = due.places[len(shown) :]
    if not missing:
        return None
    tiles = [position.table.wall.tile_at(place) for place in missing]
    if UNKNOWN in tiles:
        return Breach("NT-47", "birds-not-shown", UNDECIDABLE, expected=len(due.places), actual=len(shown))
    run = format_run(tiles)
    early = memory.birds_too_early
    return Breach("NT-47", "birds-missing", MISSED_DUTY, run, "", {"tiles": run}, consequent=early)


def birds_that_count(chosen: Chosen, position: Position) -> list[Tile] | None:
    """The tiles that are birds of this hand; None where the record does not show them all."""
    memory = memory_of(position)
    due = memory.birds_due if memory.birds is not None else due_birds(chosen, position)
    if due is None:
        return []
    if due.tile is not None:
        shown = due.tile
        if shown == UNKNOWN and memory.birds:
            shown = memory.birds[0]
        return [shown] * chosen.bird_count if shown != UNKNOWN else None
    tiles = list((memory.birds or ())[: len(due.places)])
    tiles += [position.table.wall.tile_at(place) for place in due.places[len(tiles) :]]
    return None if UNKNOWN in tiles else tiles


def bird_seat(tile: Tile, origin: int) -> int:
    """The seat a bird sits on, counted counter-clockwise from the origin by its figure (NT-48)."""
    return (origin + rank(tile) - 1) % 4
