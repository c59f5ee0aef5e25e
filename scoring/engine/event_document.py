"""Events written as the log format writes them, for the report's lists of legal ones."""

from collections.abc import Sequence

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal, Win, seat_of
from scoring.engine.findings import Json
from scoring.engine.tiles import NAMES, Tile, format_run


def event_document(event: Event) -> dict[str, Json]:
    """The event as a JSON object of the log format, section 4; keys that say nothing are left out."""
    found: dict[str, Json] = {"type": type(event).__name__.lower()}
    seat = seat_of(event)
    if seat is not None:
        found["seat"] = seat
    found.update({key: value for key, value in _fields(event).items() if value is not None})
    return found


def _fields(event: Event) -> dict[str, Json]:
    if isinstance(event, Draw):
        return {"tile": NAMES[event.tile], "source": event.source}
    if isinstance(event, Discard):
        return {"tile": NAMES[event.tile], "drawn": event.drawn}
    if isinstance(event, Chow):
        own = format_run(event.own)
        return {"tile": NAMES[event.tile], "from": event.source_seat, "own": own}
    if isinstance(event, Pung):
        return {"tile": NAMES[event.tile], "from": event.source_seat}
    if isinstance(event, Kong):
        mode = {"kind": event.kind, "from": event.source_seat, "mode": event.mode}
        return {"tile": NAMES[event.tile], **mode}
    if isinstance(event, Win):
        tile = None if event.tile is None else NAMES[event.tile]
        return {"tile": tile, "from": event.source_seat, "how": event.how}
    if isinstance(event, Declare):
        patterns = None if event.patterns is None else list(event.patterns)
        shown = {"tiles": _run(event.tiles), "waits": _run(event.waits)}
        return {"key": event.key, "value": event.value, **shown, "patterns": patterns}
    if isinstance(event, Reveal):
        values = None if event.values is None else list(event.values)
        return {"key": event.key, "tiles": _run(event.tiles), "values": values}
    return {}


def _run(tiles: Sequence[Tile] | None) -> str | None:
    return None if tiles is None else format_run(tiles)
