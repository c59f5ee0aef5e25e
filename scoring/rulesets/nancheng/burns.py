"""烧庄: the front burn of four equal first discards, and the back burn of a drawn hand (JX-12, JX-13)."""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.engine.events import Discard, Event, Kong, Pung, Win, seat_of
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import Position
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import UNKNOWN, Tile
from scoring.engine.transfers import Priced, Transfer
from scoring.rulesets.nancheng.chosen import Chosen


@dataclass(frozen=True, slots=True)
class FrontBurn:
    """The event that completes a front burn; whether the record shows all four discards."""

    event: int
    is_shown: bool


def front_burn(chosen: Chosen, hand: HandRecord) -> FrontBurn | None:
    """The front burn of the dealer's first discard that all others follow; None where there is none."""
    if not chosen.front_burn:
        return None
    tiles: list[Tile] = []
    for number, event in enumerate(hand.events):
        if isinstance(event, Discard):
            tiles.append(event.tile)
            if event.seat != (hand.dealer + len(tiles) - 1) % 4 or len({*tiles} - {UNKNOWN}) > 1:
                return None
            if len(tiles) == len(SEATS):
                return FrontBurn(number, UNKNOWN not in tiles)
        elif tiles and _breaks(chosen, event):
            return None
    return None


def unseen_burn(chosen: Chosen, position: Position) -> Iterator[Breach]:
    """A front burn that hangs on a discard which the record does not show."""
    burn = front_burn(chosen, position.hand)
    if burn is not None and not burn.is_shown:
        seat = seat_of(position.hand.events[burn.event])
        yield Breach("JX-12", "burn-not-shown", UNDECIDABLE, at=(burn.event, seat))


def _breaks(chosen: Chosen, event: Event) -> bool:
    """Whether an act between the discards breaks the front burn (`front_burn_broken_by`)."""
    if isinstance(event, Kong) and event.kind == CONCEALED:
        return chosen.front_burn_broken_by == "any_call_or_kong"
    return isinstance(event, (Pung, Kong, Win))


def burn_payments(chosen: Chosen, position: Position, burn: FrontBurn | None) -> Iterator[Transfer]:
    """The payments of both burns, before `unit`."""
    dealer = position.hand.dealer
    others = [seat for seat in SEATS if seat != dealer]
    if burn is not None and burn.is_shown:
        items = _items(chosen, "qian_shao", "JX-12")
        for seat in others:
            yield Transfer(burn.event, dealer, seat, "front_burn", items, "JX-12")
    if chosen.back_burn and not position.wins:
        items = _items(chosen, "hou_shao", "JX-13")
        for seat in others:
            yield Transfer(None, seat, dealer, "back_burn", items, "JX-13")


def _items(chosen: Chosen, code: str, clause: str) -> list[Priced]:
    items = [Priced(code, 1, clause)]
    if chosen.burns_doubled and chosen.dealer_double:
        items.append(Priced("zhuang_jia", 1, "JX-32"))
    return items
