"""查叫: where nobody won, seats that are not ready pay the others their best possible win (NC-30)."""

from collections.abc import Sequence

from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import kinds_in
from scoring.engine.transfers import Priced, Settlement, Transfer
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import final_waits
from scoring.rulesets.nanchong.laid_down import most_of_laid_down
from scoring.rulesets.nanchong.limits import over_limit
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.piao import piao_in_check
from scoring.rulesets.nanchong.seat_hand import hand_of
from scoring.rulesets.nanchong.value import Value, best_of, points_in, value_of
from scoring.rulesets.nanchong.winning_hand import Occasion


def check_ready(chosen: Chosen, position: Position, settlement: Settlement) -> None:
    """Add the payments of 查叫; the settlement is undecided where some hand is not shown."""
    if chosen.cha_jiao == "off":
        return
    if any(position.table.is_hidden(seat) for seat in SEATS):
        settlement.undecided = True
        return
    _all_face_up(position)
    best = {seat: best_of_waits(chosen, position, seat) for seat in SEATS}
    ready = [seat for seat in SEATS if best[seat] is not None]
    for payer in SEATS:
        if payer not in ready:
            for payee in ready:
                value = best[payee]
                assert value is not None
                settlement.transfers += _payment(chosen, position, payer, payee, value)


def waits_not_shown(chosen: Chosen, position: Position) -> list[Breach]:
    """A drawn hand of which the record does not show every hand: who is ready cannot be told (NC-30)."""
    hidden = [seat for seat in SEATS if position.table.is_hidden(seat)]
    if not hidden or position.closed is not None or position.wins or chosen.cha_jiao == "off":
        return []
    return [Breach("NC-30", "waits-not-shown", UNDECIDABLE, at=(None, seat)) for seat in hidden[:1]]


def _all_face_up(position: Position) -> None:
    """At the end every concealed kong lies open (section 8, 查叫)."""
    for kongs in memory_of(position).hidden_kongs:
        kongs.clear()


def best_of_waits(chosen: Chosen, position: Position, seat: int) -> Value | None:
    """The seat's best win, or its least by `cha_jiao`, over its waits; None for a seat that is not ready."""
    mask = final_waits(chosen, position, seat)
    values = [value_at(chosen, position, seat, tile, mask) for tile in kinds_in(mask)]
    wins = [value for value in values if value is not None and value.fan >= chosen.min_fan]
    return best_of(wins, least=chosen.cha_jiao == "min")


def value_at(chosen: Chosen, position: Position, seat: int, tile: int, waits: int) -> Value | None:
    """What the seat's hand would be worth off a discard of this tile, without circumstances."""
    memory = memory_of(position)
    laid_down = memory.laid_down.get(seat)
    hand = hand_of(position, seat).with_tile(tile)
    occasion = Occasion(
        tile=tile,
        self_drawn=False,
        laid_down=most_of_laid_down(chosen, laid_down),
        is_ready=seat in memory.ready,
        single_wait=(waits if laid_down is None else laid_down.waits).bit_count() == 1,
    )
    return value_of(chosen, hand.keys, hand.counts, hand.melds, occasion)


def _payment(chosen: Chosen, position: Position, payer: int, payee: int, value: Value) -> list[Transfer]:
    piao = memory_of(position).piao
    own: Sequence[Priced] = [
        *piao_in_check(chosen, piao[payee], piao[payer]),
        *over_limit(chosen, value.items),
    ]
    items = [*value.items, *own]
    if not points_in(items):
        return []
    ties = [[*tie, *own] for tie in value.ties]
    return [Transfer(None, payer, payee, "check_ready", items, "NC-30", ties)]
