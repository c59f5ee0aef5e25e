"""漏胡 and 失碰: wins and pungs let go, which bar others until the seat's next turn (JX-34 to JX-36).

What a seat has let go the module let_go notes.
"""

from collections.abc import Iterable
from typing import Final

from scoring.engine.events import Pung, Win
from scoring.engine.findings import Breach, Json
from scoring.engine.position import Position, Won
from scoring.engine.tiles import NAMES
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.hu_pay import win_payments
from scoring.rulesets.nancheng.memory import NOTHING, PassedWin, memory_of
from scoring.rulesets.nancheng.taken import taken_down, value_of_win

#: Values of `pass_win_lock` and `pass_pung_lock`.
OFF: Final = "off"
ANY_KIND: Final = "any"


# Wins.


def passed_win(chosen: Chosen, position: Position, win: Win) -> PassedWin:
    """A win that is let go, as it would have been priced."""
    won = taken_down(chosen, position, win)
    value = value_of_win(won)
    assert value is not None, "what is let go is a win"
    assert win.tile is not None, "and has its tile"
    paid = _paid(chosen, position, won) if chosen.pass_win_exception == "by_payment" else ()
    return PassedWin(win.tile, win.source_seat, value.item.points, paid, doubtful=position.illegal)


def _paid(chosen: Chosen, position: Position, won: Won) -> tuple[int, ...]:
    """What each seat would pay for a win, before `unit` and horses."""
    paid = [0, 0, 0, 0]
    value = value_of_win(won)
    for transfer in () if value is None else win_payments(chosen, position, won, [value.item]):
        paid[transfer.payer] += transfer.points
    return tuple(paid)


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


def pung_not_barred(chosen: Chosen, position: Position, event: Pung) -> Breach | None:
    """A pung that one let go before bars (JX-36)."""
    let_go = memory_of(position).let_go[event.seat]
    if chosen.pass_pung_lock == OFF or let_go is NOTHING:
        return None
    # Its hand has not changed since: who can pung the tile now could have done so when it went by.
    passed = {**let_go.pungs, **{tile: False for tile in let_go.unshown if tile == event.tile}}
    barred = bool(passed) if chosen.pass_pung_lock == ANY_KIND else event.tile in passed
    if not barred:
        return None
    params = {"tile": NAMES[event.tile], "mode": chosen.pass_pung_lock}
    barring = passed if chosen.pass_pung_lock == ANY_KIND else {event.tile: passed[event.tile]}
    return Breach("JX-36", "passed-pung", params=params, consequent=all(barring.values()))
