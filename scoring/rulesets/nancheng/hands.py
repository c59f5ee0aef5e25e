"""A seat's hand as it stands in a position: what completes it, and how its acts leave it (JX-24)."""

from collections.abc import Sequence

from scoring.engine.events import Kong
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED, Meld
from scoring.engine.tiles import Tile
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.waits import FULL_HAND, completing_kinds


def completing(chosen: Chosen, position: Position, seat: int) -> int:
    """Mask of the kinds that complete the seat's 13 tiles; 0 for a hand of another size or not shown."""
    table = position.table
    melds = table.melds[seat]
    if table.sizes[seat] + 3 * len(melds) != FULL_HAND or table.is_hidden(seat):
        return 0
    return completing_kinds(chosen, table.keys[seat], table.hands[seat], melds)


def hand_without(position: Position, seat: int, tile: Tile | None) -> list[int]:
    """The seat's concealed counts with one tile of this kind, if it holds one, put aside."""
    hand = list(position.table.hands[seat])
    if tile is not None and hand[tile]:
        hand[tile] -= 1
    return hand


def after_kong(position: Position, event: Kong) -> tuple[Sequence[int], Sequence[Meld]]:
    """The hand and melds that a kong leaves, before its tile is drawn."""
    table, seat = position.table, event.seat
    hand, melds = list(table.hands[seat]), list(table.melds[seat])
    if event.kind == ADDED:
        melds = [meld for meld in melds if meld is not table.pung_of(seat, event.tile)]
        hand[event.tile] -= 1
    else:
        hand[event.tile] = 0
    taken = None if event.kind == CONCEALED else event.tile
    melds.append(Meld(event.kind, (event.tile,) * 4, event.source_seat, taken, position.number))
    return hand, melds
