"""What the events tell of a win whatever its region: as dealt or not, by which tile, in which way."""

from scoring.engine.events import Win
from scoring.engine.findings import Breach
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, Position, Won
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import UNKNOWN, Tile


def is_start(position: Position) -> bool:
    """Whether nobody has acted since the deal, wins of this moment apart."""
    return position.acts == len(position.wins)


def is_dealt(position: Position, event: Win) -> bool:
    """Whether the win is the dealer's with the hand as dealt."""
    return event.source_seat is None and is_start(position) and event.seat == position.hand.dealer


def winning_tile(position: Position, event: Win) -> Tile | None:
    """The tile a win is by, where it is none as dealt; one so called too late is by the tile just drawn."""
    if event.source_seat is not None:
        live = position.live
        return event.tile if event.tile is not None or live is None else live.tile
    if event.tile is not None and event.how != "dealt":
        return event.tile
    return position.fresh[-1] if position.fresh else event.tile


def how_won(position: Position, event: Win) -> str:
    """In which way a win that is none as dealt was made, by the tile that is live before the log's word."""
    if event.source_seat is None:
        return "dealt" if event.how == "dealt" else "self_draw"
    live = position.live
    robbed = live.is_kong if live is not None else event.how == "rob_kong"
    return "rob_kong" if robbed else "discard"


def read_win(position: Position, event: Win) -> Won:
    """The win with its tile, its way and the hand as it stood; what it is worth its rule set says."""
    table, seat = position.table, event.seat
    dealt = is_dealt(position, event)
    tile = None if dealt else winning_tile(position, event)
    hand = list(table.hands[seat])
    if event.source_seat is not None and tile is not None:
        hand[tile] += 1
    return Won(
        event=position.number,
        seat=seat,
        tile=tile,
        payer=event.source_seat,
        how="dealt" if dealt else how_won(position, event),
        concealed=hand,
        melds=list(table.melds[seat]),
        hidden=table.is_hidden(seat) or hand[UNKNOWN] > 0,
    )


def undrawn(position: Position, event: Win) -> Breach | None:
    """A seat that has drawn no tile has none to win by itself, save the dealer as dealt (GEN-04)."""
    if event.source_seat is not None or event.seat != position.seat or position.fresh:
        return None
    if position.phase in (CLAIMS, REPLACEMENT) or (position.phase == TURN and not is_start(position)):
        return Breach("GEN-04", "win-undrawn", consequent=position.is_off(event.seat))
    return None


def unrobbable(position: Position, event: Win, kind: str) -> str | None:
    """The code of a win by robbing a kong whose tile is not live: exposed or concealed by its `kind`."""
    if event.source_seat is None or position.phase != REPLACEMENT or position.live is not None:
        return None
    robs = event.how == "rob_kong" or (event.how is None and kind == CONCEALED)
    if not robs or event.source_seat != position.seat or position.fresh:
        return None
    return "concealed-kong-robbed" if kind == CONCEALED else "exposed-kong-robbed"


def is_claimed_turn(position: Position, seat: int) -> bool:
    """Whether it is the turn of a seat that came to it by a claim, and has drawn nothing in it."""
    return position.phase == TURN and seat == position.seat and not position.fresh and position.acts > 0
