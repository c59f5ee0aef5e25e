"""烧庄: the front burn of four equal first discards, and the back burn of a drawn hand (JX-12, JX-13)."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Event, Kong, Pung, Win
from scoring.engine.position import Position, next_seat
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import UNKNOWN
from scoring.engine.transfers import Priced, Transfer
from scoring.rulesets.nancheng.chosen import Chosen


def front_burn(chosen: Chosen, hand: HandRecord) -> int | None:
    """The event of the discard that completes the front burn: the dealer's first one followed by all."""
    seat, tile = hand.dealer, None
    for number, event in enumerate(hand.events):
        if isinstance(event, Discard):
            if event.seat != seat or event.tile == UNKNOWN or tile not in (None, event.tile):
                return None
            seat, tile = next_seat(seat), event.tile
            if seat == hand.dealer:
                return number
        elif tile is not None and _breaks(chosen, event):
            return None
    return None


def _breaks(chosen: Chosen, event: Event) -> bool:
    """Whether an act between the discards breaks the front burn (`front_burn_broken_by`)."""
    if isinstance(event, Kong) and event.kind == CONCEALED:
        return chosen.front_burn_broken_by == "any_call_or_kong"
    return isinstance(event, (Pung, Kong, Win))


def burn_payments(chosen: Chosen, position: Position) -> Iterator[Transfer]:
    """The payments of both burns, before `unit`."""
    dealer = position.hand.dealer
    others = [seat for seat in SEATS if seat != dealer]
    completed = front_burn(chosen, position.hand) if chosen.front_burn else None
    if completed is not None:
        items = _items(chosen, "qian_shao", "JX-12")
        for seat in others:
            yield Transfer(completed, dealer, seat, "front_burn", items, "JX-12")
    if chosen.back_burn and not position.wins:
        items = _items(chosen, "hou_shao", "JX-13")
        for seat in others:
            yield Transfer(None, seat, dealer, "back_burn", items, "JX-13")


def _items(chosen: Chosen, code: str, clause: str) -> list[Priced]:
    items = [Priced(code, 1, clause)]
    if chosen.burns_doubled and chosen.dealer_double:
        items.append(Priced("zhuang_jia", 1, "JX-32"))
    return items
