"""Draws: from the head, a kong's tile from the tail, none from an empty wall (JX-23, JX-76)."""

from scoring.engine.events import Discard, Draw, Kong, Win
from scoring.engine.findings import MISSED_DUTY, WRONG_WALL, Breach
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.engine.table import EXPOSED
from scoring.engine.tiles import NAMES, UNKNOWN
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.memory import memory_of


def from_empty_wall(position: Position, event: Draw) -> Breach | None:
    """No tile is left to draw (JX-76)."""
    wall = position.table.wall
    if wall.left or position.phase in (WON, OVER):
        return None
    follows = position.draws_off or memory_of(position).kong_without_tile
    return Breach("JX-76", "wall-empty", stops=wall.is_gone, consequent=follows)


def replaces(position: Position, seat: int | None) -> bool:
    """Whether this seat is due to draw the tile of its kong."""
    return position.phase == REPLACEMENT and seat == position.seat


def replacement_due(position: Position, event: Draw | Discard | Kong | Win) -> Breach | None:
    """After a kong its tile is drawn before anything else (JX-23)."""
    if position.phase != REPLACEMENT or (isinstance(event, Draw) and event.seat == position.seat):
        return None
    if isinstance(event, Win) and event.source_seat is not None:
        return None
    if isinstance(event, Kong) and event.kind == EXPOSED:
        return None
    # A tile that was drawn too early is there already.
    early = position.seat in memory_of(position).drew_from_tail
    params = {"size": position.table.sizes[position.seat]}
    return Breach("JX-23", "draw-missing", MISSED_DUTY, params=params, consequent=early)


def place_of(chosen: Chosen, position: Position, event: Draw) -> int:
    """The place of the wall that a draw takes: at the end due, or at a wrong one that is named and fits."""
    wall = position.table.wall
    from_tail = replaces(position, event.seat)
    place = _tail(chosen, position) if from_tail else wall.head
    if not position.illegal or event.source == ("tail" if from_tail else "head"):
        return place
    if wall.tile_at(place) == event.tile:
        # The end named is wrong, the tile is the right one.
        return place
    return wall.head if from_tail else _tail(chosen, position)


def _tail(chosen: Chosen, position: Position) -> int:
    return position.table.wall.tails(1, top_first=chosen.tail_order == "top_first")[0]


def draw_source(position: Position, event: Draw) -> Breach | None:
    """An ordinary tile is drawn from the head, a kong's from the tail (JX-23)."""
    due = "tail" if replaces(position, event.seat) else "head"
    if event.source == due or position.phase not in (TURN, CLAIMS, REPLACEMENT):
        return None
    if event.source == "head":
        return Breach("JX-23", "replacement-from-head", expected=due, actual="head")
    if event.source == "tail":
        return Breach("JX-23", "tail-without-kong", expected=due, actual="tail")
    return Breach("JX-23", "draw-source", expected=due, actual=event.source)


def replacement_tile(chosen: Chosen, position: Position, event: Draw) -> Breach | None:
    """A kong's tile is the one that the wall has at its tail (JX-23)."""
    if not replaces(position, event.seat) or position.table.wall.is_gone:
        return None
    due = position.table.wall.tile_at(_tail(chosen, position))
    if event.tile == due or UNKNOWN in (event.tile, due):
        return None
    return Breach(
        "JX-23",
        "replacement-differs",
        WRONG_WALL,
        expected=NAMES[due],
        actual=NAMES[event.tile],
        params={"drawn": NAMES[event.tile], "due": NAMES[due]},
        consequent=position.off_wall
        or position.draws_off
        or event.tile in position.odd_kinds
        or due == position.overdue,
    )
