"""Who gets a tile that several seats ask for (GEN-06)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import (
    Chow,
    Event,
    Kong,
    Pung,
    Win,
    seat_of,
)
from scoring.engine.findings import UNDECIDABLE, Breach, Json
from scoring.engine.law import Rules
from scoring.engine.position import OVER, WON, Position
from scoring.engine.table import EXPOSED
from scoring.engine.tiles_used import tiles_used

#: Rank of a claim on one tile (GEN-06): a win before a kong or pung, these before a chow.
RANKS: Final = {"win": 3, "kong": 2, "pung": 2, "chow": 1}


def wanted(event: Event) -> str | None:
    """What kind of claim this act is, None for an act that takes nothing."""
    if isinstance(event, Chow):
        return "chow"
    if isinstance(event, Pung):
        return "pung"
    if isinstance(event, Kong):
        return "kong" if event.kind == EXPOSED else None
    if isinstance(event, Win):
        return "win" if event.source_seat is not None else None
    return None


def keeps_own_pass(position: Position, event: Chow | Pung | Kong) -> Breach | None:
    """A seat that has declined a claim on this tile does not make it after all."""
    want = wanted(event)
    if want is None or not position.window.has_passed(event.seat, want):
        return None
    return Breach("GEN-06", "passed-then-claimed", params={"want": want})


def claims_of_seat(position: Position, seat: int, want: str) -> Iterator[Event]:
    """The acts by which a seat could make such a claim on the live tile."""
    live = position.live
    if live is None or live.seat == seat:
        return
    tile, source = live.tile, live.seat
    if want == "win":
        yield Win(seat, tile, source, "rob_kong" if live.is_kong else "discard")
    elif want == "pung":
        yield Pung(seat, tile, source)
    elif want == "kong":
        yield Kong(seat, tile, EXPOSED, source)
    elif want == "chow" and tile < 27:
        place = tile % 9
        for low in range(max(0, place - 2), min(6, place) + 1):
            own = tuple(tile - place + low + step for step in range(3) if low + step != place)
            yield Chow(seat, tile, source, own)


def can_make(rules: Rules, position: Position, seat: int, want: str) -> bool | None:
    """Whether the seat could legally make this claim; None where the record cannot show it."""
    answers = []
    for act in claims_of_seat(position, seat, want):
        answer = rules.permits(position, act)
        answers.append(None if answer and not _shows_tiles(position, act) else answer)
    if True in answers:
        return True
    return None if None in answers else False


def _shows_tiles(position: Position, act: Event) -> bool:
    """Whether the record shows the tiles of the hand that a claim needs; a win answers for itself."""
    if not isinstance(act, (Chow, Pung, Kong)):
        return True
    used = tiles_used(act)
    return all(position.table.shows(act.seat, tile, used.count(tile)) for tile in used)


def honours_claims(rules: Rules, position: Position, event: Event) -> Breach | None:
    """No act goes past a higher claim that a seat made and could make; wins among each other apart."""
    if not position.window.claims or position.live is None or position.phase in (WON, OVER):
        return None
    want = wanted(event)
    rank_of_act = RANKS[want] if want else 0
    if want == "win":
        return None
    for seat, claimed in position.window.claims:
        # Who takes the tile in another way has chosen; who draws instead of taking it has not been heard.
        chosen = seat == seat_of(event) and want is not None
        if chosen or RANKS[claimed] <= rank_of_act or position.window.has_passed(seat, claimed):
            continue
        could = can_make(rules, position, seat, claimed)
        if could is not False:
            params: dict[str, Json] = {"claimant": seat, "want": claimed}
            kind = "illegal_action" if could else UNDECIDABLE
            return Breach("GEN-06", "claim-passed-over", kind, expected=params, params=params)
    return None
