"""漏胡 and 失碰: wins and pungs let go, which bar others until the seat's next turn (JX-34 to JX-36).

They are told from silence as well as from `pass`.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from scoring.engine.events import Discard, Event, Kong, Pass, Pung, SeatEvent, Win, seat_of
from scoring.engine.findings import Breach, Json
from scoring.engine.position import CLAIMS, TURN, Position, Won
from scoring.engine.record import SEATS
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.table import EXPOSED, Live
from scoring.engine.tiles import COUNTS, NAMES, UNKNOWN
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.claims import last_discard
from scoring.rulesets.nancheng.fits import ANY
from scoring.rulesets.nancheng.flow import NanchengFlow
from scoring.rulesets.nancheng.hands import completing
from scoring.rulesets.nancheng.hu_pay import win_payments
from scoring.rulesets.nancheng.memory import NOTHING, PassedWin, memory_of
from scoring.rulesets.nancheng.ready import locked_pung
from scoring.rulesets.nancheng.taken import taken_down, value_of_win

OFF: Final = "off"
#: By seat, the three others.
_OTHERS: Final = tuple(tuple(seat for seat in SEATS if seat != own) for own in SEATS)


# Wins.


def shows_win(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether the record shows that the seat could legally win the live tile."""
    live = position.table.live
    if live is None or live.tile == UNKNOWN or live.seat == seat:
        return False
    if not law.glance.may_win_with(position.table.keys[seat], live.tile):
        return False
    waits = completing(law.chosen, position, seat)
    return bool(waits & 1 << live.tile) and law.could_win(position, seat) is True


def _live_win(position: Position, seat: int) -> Win:
    live = position.live
    assert live is not None, "what is let go is live"
    return Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")


def passed_win(chosen: Chosen, position: Position, win: Win) -> PassedWin:
    """A win that is let go, as it would have been priced."""
    won = taken_down(chosen, position, win)
    value = value_of_win(won)
    assert value is not None, "what is let go is a win"
    assert win.tile is not None, "and has its tile"
    paid = _paid(chosen, position, won) if chosen.pass_win_exception == "by_payment" else (0, 0, 0, 0)
    return PassedWin(win.tile, win.source_seat, value.item.points, paid, doubtful=position.illegal)


def _paid(chosen: Chosen, position: Position, won: Won) -> tuple[int, ...]:
    """What each seat would pay for a win, before `unit` and horses."""
    paid = [0, 0, 0, 0]
    value = value_of_win(won)
    for transfer in () if value is None else win_payments(chosen, position, won, [value.item]):
        paid[transfer.payer] += transfer.points
    return tuple(paid)


def let_win_go(chosen: Chosen, position: Position, seat: int) -> None:
    """The seat lets go a win of the live tile that it could have had."""
    if chosen.pass_win_lock != OFF:
        win = _live_win(position, seat)
        memory_of(position).lets_go(seat).wins.append(passed_win(chosen, position, win))


def refuse_self_draw(law: NanchengFlow, position: Position, event: SeatEvent) -> None:
    """A seat that discards or makes a kong instead of winning by its draw (`refused_self_draw_locks`)."""
    chosen = law.chosen
    if not chosen.refused_self_draw_locks or chosen.pass_win_lock == OFF or not position.fresh:
        return
    if memory_of(position).declaring == event.seat:
        # It was not declared when the tile was drawn, so there was no win to refuse.
        return
    ends_turn = isinstance(event, Discard) or (isinstance(event, Kong) and event.kind != EXPOSED)
    if not ends_turn or position.phase != TURN or event.seat != position.seat:
        return
    win = Win(event.seat, position.fresh[-1], None, "self_draw")
    if win.tile != UNKNOWN and law.permits(position, win):
        memory_of(position).lets_go(event.seat).wins.append(passed_win(chosen, position, win))


def not_barred(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """A win off another that an earlier one let go bars, unless it is dearer (JX-34, JX-35)."""
    live, seat = position.live, event.seat
    if event.source_seat is None or live is None:
        return None
    passed = _barring(chosen, position, seat)
    declined = position.window.has_passed(seat, "win")
    if not declined and (not passed or _is_dearer(chosen, position, event, passed)):
        return None
    params: dict[str, Json] = {
        "tile": NAMES[live.tile],
        "mode": chosen.pass_win_lock,
        "passed": max((_worth(chosen, each, event.source_seat) for each in passed), default=None),
        "value": _value(chosen, position, event, event.source_seat),
    }
    follows = not declined and all(each.doubtful for each in passed)
    return Breach("JX-34", "passed-win", params=params, consequent=follows)


def _worth(chosen: Chosen, passed: PassedWin, payer: int) -> int:
    """What a win let go is held at beside a later one that this seat pays."""
    return passed.paid_beside(payer) if chosen.pass_win_exception == "by_payment" else passed.points


def _value(chosen: Chosen, position: Position, event: Win, payer: int) -> int | None:
    """What a win is held at beside those let go; None where it has no value."""
    won = taken_down(chosen, position, event)
    value = value_of_win(won)
    if value is None or chosen.pass_win_exception != "by_payment":
        return None if value is None else value.item.points
    return _paid(chosen, position, won)[payer]


def _barring(chosen: Chosen, position: Position, seat: int) -> list[PassedWin]:
    live, passed = position.live, memory_of(position).let_go[seat].wins
    if chosen.pass_win_lock == "same_kind":
        return [each for each in passed if live is not None and each.tile == live.tile]
    return passed


def _is_dearer(chosen: Chosen, position: Position, event: Win, passed: Iterable[PassedWin]) -> bool:
    """Whether a win is worth more than all that were let go (`pass_win_exception`)."""
    payer = event.source_seat
    if payer is None or chosen.pass_win_exception == "none":
        return False
    value = _value(chosen, position, event, payer)
    if value is None:
        # A hand that is not shown may be dear enough; that it cannot be judged is told of its shape.
        return taken_down(chosen, position, event).hidden
    return value > max(_worth(chosen, each, payer) for each in passed)


# Pungs.


def _shows_pung(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether the record shows that the seat could legally pung the live tile."""
    live = position.table.live
    if live is None or live.is_kong or live.tile == UNKNOWN or live.seat == seat:
        return False
    if not position.table.shows(seat, live.tile, 2):
        return False
    pung = Pung(seat, live.tile, live.seat)
    if position.phase != CLAIMS:
        return law.permits(position, pung) is True
    # It is there to be taken: what is left is what binds the seat, and the last discard.
    return (
        locked_pung(position, pung) is None
        and pung_not_barred(law.chosen, position, pung) is None
        and last_discard(law.chosen, position, pung) is None
    )


def _let_pung_go(law: NanchengFlow, position: Position, seat: int) -> None:
    """The seat lets go a pung of the live tile, if it could have had one; one let go before is no news."""
    live, memory = position.table.live, memory_of(position)
    if live is None or live.tile in memory.let_go[seat].pungs:
        return
    if _shows_pung(law, position, seat):
        memory.lets_go(seat).pungs[live.tile] = position.illegal


def pung_not_barred(chosen: Chosen, position: Position, event: Pung) -> Breach | None:
    """A pung that one let go before bars (JX-36)."""
    let_go = memory_of(position).let_go[event.seat]
    if chosen.pass_pung_lock == OFF or let_go is NOTHING:
        return None
    # Its hand has not changed since: who can pung the tile now could have done so when it went by.
    passed = {**let_go.pungs, **{tile: False for tile in let_go.unshown if tile == event.tile}}
    barred = bool(passed) if chosen.pass_pung_lock == "any" else event.tile in passed
    if not barred:
        return None
    params = {"tile": NAMES[event.tile], "mode": chosen.pass_pung_lock}
    barring = passed if chosen.pass_pung_lock == "any" else {event.tile: passed[event.tile]}
    return Breach("JX-36", "passed-pung", params=params, consequent=all(barring.values()))


def _let_go_by(position: Position, live: Live, seat: int) -> None:
    """Nobody takes a discard: a seat whose hand is not shown may have let a pung go."""
    if position.table.is_hidden(seat) and live.seat != seat and not live.is_kong and live.tile != UNKNOWN:
        memory_of(position).lets_go(seat).unshown.add(live.tile)


# By silence, and in so many words.


def note_passed(law: NanchengFlow, position: Position, act: Event | None, seats: Sequence[int]) -> None:
    """Before an act uses up the live tile: who of these could have it and does not claim it lets it go.

    Without an act the next seat draws, and nobody has claimed anything.
    """
    live, claims = position.table.live, position.window.claims
    if live is None:
        return
    takes = isinstance(act, (Pung, Kong)) and act.source_seat is not None
    for seat in seats:
        acts = act is not None and seat == seat_of(act)
        if (acts or (seat, "win") not in claims) and shows_win(law, position, seat):
            let_win_go(law.chosen, position, seat)
        wanted = takes if acts else (seat, "pung") in claims or (seat, "kong") in claims
        if not takes and not wanted:
            _let_go_by(position, live, seat)
        if law.chosen.pass_pung_lock != OFF and not wanted:
            _let_pung_go(law, position, seat)


def may_want(law: NanchengFlow, position: Position, live: Live) -> Sequence[int]:
    """The seats that might win or pung the live tile: nearly always none, of hands not shown any."""
    table, tile = position.table, live.tile
    if table.has_unknown:
        return SEATS
    hands, all_keys, glance = table.hands, table.keys, law.glance
    fewest = COUNTS if law.chosen.pass_pung_lock == OFF else 2
    family, key_of_tile = tile // 9, KEY_OF_TILE[tile]
    types, fits, fits_other = glance.types, glance.fits[family].known, glance.fits[family - 1].known
    found: list[int] = []
    for seat in _OTHERS[live.seat]:
        keys = all_keys[seat]
        # Two families nearly always tell that it cannot win.
        fitting = types & fits.get(keys[family] + key_of_tile, ANY)
        fitting = fitting and fitting & fits_other.get(keys[family - 1], ANY)
        if hands[seat][tile] >= fewest or (fitting and glance.may_win_with(keys, tile)):
            found.append(seat)
    return found


def note_declined(law: NanchengFlow, position: Position, event: Pass) -> None:
    """Take down what a seat declines of what it could have had."""
    seat = event.seat
    if (event.on is None or "win" in event.on) and shows_win(law, position, seat):
        let_win_go(law.chosen, position, seat)
    wants_none = event.on is None or "pung" in event.on
    if wants_none and law.chosen.pass_pung_lock != OFF:
        _let_pung_go(law, position, seat)


def may_refuse_draw(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether a seat that now discards may let a win by its draw go that bars others."""
    chosen = law.chosen
    if not chosen.refused_self_draw_locks or chosen.pass_win_lock == OFF or not position.fresh:
        return False
    return law.glance.may_win(position.table.keys[seat])
