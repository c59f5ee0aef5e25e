"""Stretches of plain draws and discards: by far the most of a hand, so they are played without judging them.

No clause has anything to say of a seat in turn that draws what lies at the head of the wall, or discards a
tile that it is shown to hold, where nobody has a use for the live tile and nothing binds the seat. What binds
or concerns a seat its rule set tells (`Rules.rests`, `is_wanted`, `is_bound`), and which announcements are
plain too (`is_plain_word`).
"""

from collections.abc import Sequence
from typing import Final

from scoring.engine.events import Declare, Discard, Draw, Event
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS, SILENCE, TURN, Position
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.table import Live
from scoring.engine.tiles import UNKNOWN

#: What may be plain at all.
_PLAIN: Final = (Draw, Discard, Declare)


def play_plain_turns(position: Position, rules: Rules, events: Sequence[Event]) -> int:
    """Play events from that of `position.number` on, as long as they are plain; return how many."""
    if not isinstance(events[0], _PLAIN):
        return 0
    claimed = position.window.claims and position.table.live is not None
    if claimed or position.displaced or position.off_wall or not rules.rests(position):
        return 0
    position.illegal = False
    first = number = position.number
    for event in events:
        position.number = number
        if isinstance(event, Draw):
            if not _draws(position, rules, event):
                break
        elif isinstance(event, Discard):
            if not _discards(position, rules, event):
                break
        elif isinstance(event, Declare) and rules.is_plain_word(position, event):
            rules.after_declare(position, event)
        else:
            break
        number += 1
    return number - first


def _draws(position: Position, rules: Rules, event: Draw) -> bool:
    """Draw from the head of the wall, not its last tile; False, and nothing done, if that is not plain."""
    tile, seat, table = event.tile, event.seat, position.table
    wall, live = table.wall, table.live
    if seat != position.seat or position.phase != CLAIMS or event.source != "head" or wall.left < 2:
        return False
    if (
        position.seen[tile] > 3
        or tile not in rules.known_kinds
        or wall.tiles[wall.head] not in (tile, UNKNOWN)
    ):
        return False
    if live is not None and rules.is_wanted(position, live):
        return False
    position.seen[tile] += 1
    wall.take(wall.head)
    table.hands[seat][tile] += 1
    table.sizes[seat] += 1
    table.keys[seat][tile // 9] += KEY_OF_TILE[tile]
    table.live = None
    position.owed = 0
    position.fresh = [tile]
    position.phase = TURN
    rules.turn_begins(position, seat)
    return True


def _discards(position: Position, rules: Rules, event: Discard) -> bool:
    """Discard a tile of the hand; False, and nothing done, if that is not plain."""
    tile, seat, table = event.tile, event.seat, position.table
    hand = table.hands[seat]
    if seat != position.seat or position.phase != TURN or table.live is not None or not hand[tile]:
        return False
    is_fresh = tile in position.fresh
    if (event.drawn and not is_fresh) or tile == UNKNOWN or rules.is_bound(position, seat, tile):
        return False
    rules.turn_ends(position, seat, as_drawn=is_fresh)
    hand[tile] -= 1
    table.sizes[seat] -= 1
    table.keys[seat][tile // 9] -= KEY_OF_TILE[tile]
    table.rivers[seat].append(tile)
    table.live = Live(tile, seat, position.number)
    position.window = SILENCE
    position.acts += 1
    position.discards[seat] += 1
    position.phase = CLAIMS
    position.seat = (seat + 1) % 4
    position.fresh = []
    position.owed = 0
    return True
