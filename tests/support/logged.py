"""Engine events written as the log format writes them: the way back from the reader's lowering."""

from typing import Final

from scoring.engine.events import (
    Chow,
    Claim,
    Connection,
    Declare,
    Discard,
    Draw,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.record import HOUSE
from scoring.engine.tiles import NAMES, Tile, format_run
from scoring.engine.transfers import Transfer
from tests.support.tables import Json

#: Fields that the log calls otherwise than the engine.
_NAMED: Final = {"source_seat": "from"}
_FIELDS: Final[dict[type[Event], tuple[str, ...]]] = {
    Declare: ("key", "value", "tiles", "waits", "patterns"),
    Draw: ("tile", "source"),
    Discard: ("tile", "drawn"),
    Chow: ("tile", "source_seat", "own"),
    Pung: ("tile", "source_seat"),
    Kong: ("tile", "kind", "source_seat", "mode"),
    Win: ("tile", "source_seat", "how", "items", "points"),
    Claim: ("want",),
    Pass: ("on",),
    Reveal: ("key", "tiles", "values"),
}


def logged_event(event: Event) -> Json:
    """The event as it stands in a log; fields that say nothing are left out."""
    if isinstance(event, Connection):
        return {"type": "disconnect" if event.lost else "reconnect", "seat": event.seat}
    found: Json = {"type": type(event).__name__.lower()}
    if event.seat is not None:
        found["seat"] = event.seat
    for field in _FIELDS.get(type(event), ()):
        value = getattr(event, field)
        if value is not None and (field, value) != ("source", "head"):
            found[_NAMED.get(field, field)] = _written(field, value)
    return found


def _written(field: str, value: object) -> object:
    if field == "tile":
        return _name(value)
    if field in ("tiles", "waits", "own") and isinstance(value, tuple):
        return format_run(value)
    if field == "items" and isinstance(value, tuple):
        return [{"code": code, "points": points} for code, points in value]
    return list(value) if isinstance(value, tuple) else value


def _name(tile: object) -> str:
    assert isinstance(tile, Tile)
    return NAMES[tile]


def logged_transfer(transfer: Transfer) -> Json:
    """The payment as a platform books it."""
    found: Json = {} if transfer.event is None else {"event": transfer.event}
    return found | {
        "from": _party(transfer.payer),
        "to": _party(transfer.payee),
        "points": transfer.points,
        "cause": transfer.cause,
        "items": [{"code": item.code, "points": item.points} for item in transfer.items],
    }


def _party(seat: int) -> int | str:
    return "house" if seat == HOUSE else seat
