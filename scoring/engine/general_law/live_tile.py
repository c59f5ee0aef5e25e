"""A claim takes the live tile; a self-drawn win the tile just drawn (GEN-05)."""

from scoring.engine.events import Chow, Kong, Pung, Win
from scoring.engine.findings import Breach, Json
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, Position
from scoring.engine.table import EXPOSED, Live, same
from scoring.engine.tiles import NAMES, UNKNOWN, format_run, rank, suit


def takes_live_tile(position: Position, event: Chow | Pung | Kong | Win) -> Breach | None:
    """A claim takes the latest discard of the seat it names, or wins the tile of the latest added kong."""
    if isinstance(event, Kong) and event.kind != EXPOSED:
        return None
    if isinstance(event, Win) and event.source_seat is None:
        return _wins_drawn_tile(position, event)
    live = position.live
    tile = event.tile
    if live is not None and tile is None:
        tile = live.tile
    if (
        live is None
        or _is_past(position, live)
        or not same(live.tile, tile)
        or live.seat != event.source_seat
        or live.seat == event.seat
        or not _fits_label(event, live)
    ):
        shown: Json = None if live is None else {"seat": live.seat, "tile": NAMES[live.tile]}
        actual = None if tile is None else NAMES[tile]
        return Breach(
            "GEN-05",
            "not-the-live-tile",
            expected=shown,
            actual=actual,
            params={"tile": actual},
            consequent=_is_mislabelled(position, event, live)
            or (isinstance(event, Win) and _wins_beside(position, event)),
        )
    return None


def _is_mislabelled(position: Position, event: Chow | Pung | Kong | Win, live: Live | None) -> bool:
    """Whether the tile is live, and the seat named is the one that another has discarded for."""
    fits = live is not None and (event.tile is None or same(live.tile, event.tile))
    return fits and event.source_seat in position.displaced


def _wins_beside(position: Position, event: Win) -> bool:
    """Whether another seat has won the same tile, which was not live for it either."""
    others = [won for won in position.wins if won.illegal and won.payer == event.source_seat]
    return any(same(event.tile, won.tile) for won in others if event.tile is not None)


def _is_past(position: Position, live: Live) -> bool:
    """Whether nobody can take the tile any more; a kong that no tile can replace may still be robbed."""
    return position.phase == OVER or (position.phase == TURN and not live.is_kong)


def _fits_label(event: Chow | Pung | Kong | Win, live: Live) -> bool:
    """Only a win takes the tile of an added kong; one labelled otherwise than the tile is live is none."""
    if not isinstance(event, Win):
        return not live.is_kong
    return event.how in (None, "rob_kong" if live.is_kong else "discard")


def _wins_drawn_tile(position: Position, event: Win) -> Breach | None:
    if event.how in ("discard", "rob_kong"):
        return Breach("GEN-05", "not-the-live-tile", params={"tile": _name(event.tile)})
    if position.phase not in (TURN, CLAIMS, REPLACEMENT) or _is_of_hand(position, event):
        return None
    return Breach(
        "GEN-05",
        "not-the-drawn-tile",
        expected=format_run(position.fresh) or None,
        actual=_name(event.tile),
        params={"tile": _name(event.tile)},
    )


def _is_of_hand(position: Position, event: Win) -> bool:
    """Whether a win off nobody is by the tile just drawn; as dealt, by one that was dealt if it names any."""
    if not position.acts and event.seat == position.hand.dealer:
        return event.tile is None or position.table.holds(event.seat, event.tile)
    if event.how == "dealt" or (event.tile is None and (position.fresh or not position.acts)):
        return True
    return event.tile in position.fresh or UNKNOWN in position.fresh


def _name(tile: int | None) -> str | None:
    return None if tile is None else NAMES[tile]


def chow_makes_run(event: Chow) -> bool:
    """Whether the taken tile and the two own ones are three following ranks of one suit."""
    tiles = sorted((event.tile, *event.own))
    if len(tiles) != 3 or tiles[2] >= 27:
        return False
    return suit(tiles[0]) == suit(tiles[2]) and [rank(tile) - rank(tiles[0]) for tile in tiles] == [0, 1, 2]
