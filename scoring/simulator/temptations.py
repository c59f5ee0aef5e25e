"""What players think of and refrain from: acts of every kind at any moment, most of them against a clause.

Nothing comes of it but a note of which clause stood in the way.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal, Win
from scoring.engine.general_law import known_key
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import UNKNOWN, tiles_of

if TYPE_CHECKING:
    from scoring.simulator.player import PlayedHand

_SOURCES: Final = ("head", "tail", "dice", "seabed")


def tempt(played: "PlayedHand") -> None:
    """One seat thinks of everything that it could do now."""
    position, chance = played.position, played.chance
    seat = chance.choice(SEATS)
    for event in (*_own_acts(position, seat), *_claims(position, seat), *_words(played, seat)):
        played.may(event)
    played.heeded.update(breach.clause for breach in known_key(played.law, Declare(seat, "nonsense")))


def _own_acts(position: Position, seat: int) -> Iterator[Event]:
    """What a seat does in its turn."""
    hand = position.table.hands[seat]
    tiles = [tile for tile, count in enumerate(hand[:UNKNOWN]) if count]
    yield Win(seat, how="dealt")
    for source in _SOURCES:
        yield Draw(seat, UNKNOWN, source)
    for tile in tiles:
        yield Discard(seat, tile)
        for kind in (CONCEALED, ADDED):
            if hand[tile] == 4 or kind == ADDED:
                yield Kong(seat, tile, kind)
    if tiles:
        yield Win(seat, tiles[0], None, "self_draw")
    missing = next((tile for tile in range(UNKNOWN) if not hand[tile]), None)
    if missing is not None:
        yield Discard(seat, missing)


def _claims(position: Position, seat: int) -> Iterator[Event]:
    """What a seat asks of the live tile, or of one that is not."""
    live = position.live
    tile, source = (0, (seat + 1) % 4) if live is None else (live.tile, live.seat)
    how = "rob_kong" if live is not None and live.is_kong else "discard"
    yield Win(seat, tile, source, how)
    yield Pung(seat, tile, source)
    yield Kong(seat, tile, EXPOSED, source)
    for low in range(tile - 2, tile + 1):
        if 0 <= low < 25 and low // 9 == (low + 2) // 9:
            yield Chow(seat, tile, source, tuple(other for other in range(low, low + 3) if other != tile))


def _words(played: "PlayedHand", seat: int) -> Iterator[Event]:
    """What a seat announces or turns up."""
    tiles = tiles_of(played.position.table.hands[seat])
    for key in sorted(played.law.declare_keys):
        for value in (None, 0, 1, 99):
            yield Declare(seat, key, value)
        yield Declare(seat, key, tiles=tiles[:3], waits=tiles[:1])
    for key in sorted(played.law.reveal_keys):
        yield Reveal(seat, key, tiles=tiles[:2])
        yield Reveal(seat, key, values=(1, 1))
