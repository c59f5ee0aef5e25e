"""What a seat may do that has laid its hand down or announced it: no 碰, the tile just drawn, few kongs."""

from scoring.engine.events import Discard, Kong, Pung
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import TURN, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED, Meld
from scoring.engine.tiles import NAMES, UNKNOWN, format_run, kinds_in
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import bound_waits
from scoring.rulesets.nanchong.memory import is_locked, is_wrongly_locked, lock_clause, memory_of
from scoring.rulesets.nanchong.seat_hand import hand_of
from scoring.rulesets.nanchong.sight import is_sight_partial


def locked_pung(position: Position, event: Pung) -> Breach | None:
    """A locked seat takes no 碰 (NC-20, NC-26)."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat):
        return None
    return Breach(lock_clause(memory, seat), "locked-pung", consequent=is_wrongly_locked(memory, seat))


def locked_discard(position: Position, event: Discard) -> Breach | None:
    """A locked seat discards the kind it has just drawn; the discard that goes with 摆 is free (NC-20)."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat) or position.phase != TURN or seat != position.seat or not position.fresh:
        return None
    drawn = position.fresh[-1]
    if UNKNOWN in (drawn, event.tile) or drawn == event.tile:
        return None
    with_it = memory.laying_down == seat
    clause = "NC-26" if with_it else lock_clause(memory, seat)
    wrongly = memory.ready[seat] if with_it else is_wrongly_locked(memory, seat)
    tile, other = NAMES[event.tile], NAMES[drawn]
    params = {"tile": tile, "tiles": other}
    consequent = wrongly or position.is_off(seat)
    return Breach(clause, "locked-discard", expected=other, actual=tile, params=params, consequent=consequent)


def locked_kong(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """A locked seat's kong: of the tile drawn or live, of none that it shows, its waits unchanged (NC-20)."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat):
        return None
    clause, consequent = lock_clause(memory, seat), is_wrongly_locked(memory, seat)
    code = _wrong_tile(chosen, position, event)
    if code is not None:
        params = {"tile": NAMES[event.tile]}
        return Breach(clause, code, params=params, consequent=consequent)
    if position.table.is_hidden(seat) or event.tile == UNKNOWN:
        return Breach(clause, "waits-not-shown", UNDECIDABLE)
    before, after = waits_around(chosen, position, event)
    if before == after or (chosen.lock_kong == "still_ready" and after):
        return None
    if is_sight_partial(chosen, position, seat):
        return Breach(clause, "table-not-shown", UNDECIDABLE)
    return Breach(
        clause,
        "locked-kong-waits-change",
        expected=format_run(kinds_in(before)),
        actual=format_run(kinds_in(after)),
        params={"tile": NAMES[event.tile]},
        consequent=consequent or position.is_off(seat),
    )


def _wrong_tile(chosen: Chosen, position: Position, event: Kong) -> str | None:
    if chosen.lock_kong == "never":
        return "locked-kong-never"
    drawn = position.fresh[-1:]
    if event.kind != EXPOSED and event.tile not in drawn and event.tile != UNKNOWN and UNKNOWN not in drawn:
        return "locked-kong-other-tile"
    laid_down = memory_of(position).laid_down.get(event.seat)
    if laid_down is not None and event.tile != UNKNOWN and event.tile in laid_down.tiles:
        return "locked-kong-shown-tile"
    return None


def waits_around(chosen: Chosen, position: Position, event: Kong) -> tuple[int, int]:
    """Masks of a locked seat's waits before a kong, without the tile drawn for it, and after."""
    seat = event.seat
    drawn = None if event.kind == EXPOSED or not position.fresh else position.fresh[-1]
    hand = hand_of(position, seat)
    before = bound_waits(chosen, position, seat, hand.without(drawn))
    melds = list(hand.melds)
    if event.kind == ADDED:
        melds.remove(_pung_of(position, event))
    taken = None if event.kind == CONCEALED else event.tile
    melds.append(Meld(event.kind, (event.tile,) * 4, event.source_seat, taken, position.number))
    return before, bound_waits(chosen, position, seat, hand.without_kind(event.tile, melds))


def _pung_of(position: Position, event: Kong) -> Meld:
    pung = position.table.pung_of(event.seat, event.tile)
    assert pung is not None, "an added kong has its pung: held tiles are judged first"
    return pung


def keep_what_is_left(chosen: Chosen, position: Position, seat: int) -> None:
    """After a kong under lock the waits left are the declared ones, where the table allows that."""
    laid_down = memory_of(position).laid_down.get(seat)
    if chosen.lock_kong != "still_ready" or laid_down is None or position.table.is_hidden(seat):
        return
    laid_down.waits = bound_waits(chosen, position, seat, hand_of(position, seat))
