"""报叫: a hand announced as ready before anybody has acted (NC-26)."""

from scoring.engine.events import Declare, Discard, seat_of
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import Position
from scoring.engine.tiles import UNKNOWN, Tile
from scoring.patterns.following import following_act, is_discard_of
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import open_waits
from scoring.rulesets.nanchong.memory import Awaited, memory_of
from scoring.rulesets.nanchong.seat_hand import Hand, hand_of
from scoring.rulesets.nanchong.sight import is_sight_partial


def ready_declared(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """Who may announce, when, and with what hand (NC-26)."""
    if event.key != "ready":
        return None
    if not chosen.bao_jiao:
        return Breach("NC-26", "ready-off")
    memory, seat = memory_of(position), event.seat
    if seat == position.hand.dealer and chosen.bao_jiao_who == "non_dealer":
        return Breach("NC-26", "ready-by-dealer")
    if seat in memory.ready:
        return Breach("NC-26", "ready-twice", consequent=memory.ready[seat])
    if (
        position.acts
        or position.closed is not None
        or memory.laying_down is not None
        or seat in memory.laid_down
    ):
        return Breach("NC-26", "ready-too-late")
    if seat == position.hand.dealer:
        return _dealer_ready(chosen, position, event)
    return _not_ready(chosen, position, seat, hand_of(position, seat))


def _dealer_ready(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """The dealer announces right before his first discard; the hand that it leaves must be ready.

    That another acts in between is no fault of the dealer's.
    """
    seat, act = event.seat, following_act(position, event)
    if is_discard_of(act, seat):
        return _dealer_hand_ready(chosen, position, act)
    if act is not None and seat_of(act) == seat:
        return Breach("NC-26", "ready-too-late", consequent=seat in position.displaced)
    found = [*_not_ready_by_discard(chosen, position, seat).values()]
    return None if None in found or not found else found[0]


def _not_ready_by_discard(chosen: Chosen, position: Position, seat: int) -> dict[Tile, Breach | None]:
    """What each discard would leave, if it leaves a hand that is not ready."""
    held = [tile for tile in range(27) if position.table.hands[seat][tile]]
    hand = hand_of(position, seat)
    return {tile: _not_ready(chosen, position, seat, hand.without(tile)) for tile in held}


def _dealer_hand_ready(chosen: Chosen, position: Position, act: Discard) -> Breach | None:
    if not position.table.holds(act.seat, act.tile):
        return None
    if act.tile == UNKNOWN:
        return Breach("NC-26", "waits-not-shown", UNDECIDABLE)
    return _not_ready(chosen, position, act.seat, hand_of(position, act.seat).without(act.tile))


def _not_ready(chosen: Chosen, position: Position, seat: int, hand: Hand) -> Breach | None:
    if hand.counts[UNKNOWN] or position.table.is_hidden(seat):
        return Breach("NC-26", "waits-not-shown", UNDECIDABLE)
    if open_waits(chosen, position, seat, hand):
        return None
    if is_sight_partial(chosen, position, seat):
        return Breach("NC-26", "table-not-shown", UNDECIDABLE)
    return Breach("NC-26", "ready-not-ready", consequent=position.is_off(seat))


def after_ready(chosen: Chosen, position: Position, event: Declare) -> None:
    """The seat keeps its hand from now on, also where the law refused the announcement."""
    memory, seat = memory_of(position), event.seat
    if not chosen.bao_jiao:
        memory.undone[seat].ready.add(True)
    elif seat not in memory.ready:
        memory.ready[seat] = position.illegal
        if position.illegal:
            memory.undone[seat].ready.add(False)
        if seat == position.hand.dealer and not position.acts and following_act(position, event) is None:
            _await_first_discard(chosen, position, event)


def _await_first_discard(chosen: Chosen, position: Position, event: Declare) -> None:
    wrong = _not_ready_by_discard(chosen, position, event.seat)
    otherwise = Breach("NC-26", "ready-too-late")
    memory_of(position).awaited.append(Awaited(position.number, event.seat, wrong, otherwise))
