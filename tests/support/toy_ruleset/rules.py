"""The toy's law: what may be called, what wins, who pays and who deals next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal, Win
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import GENERAL_LEGALITIES, honours_claims, known_key, wanted
from scoring.engine.holdings import suits_held
from scoring.engine.law import Rules, Succession
from scoring.engine.legality import Legality
from scoring.engine.position import Position, Won
from scoring.engine.record import SEATS
from scoring.engine.standard_shape import paired_in
from scoring.engine.suits import keys_of
from scoring.engine.tiles import UNKNOWN
from scoring.engine.transfers import Priced, PricedWin, Settlement, Transfer


def no_such_call(_position: Position, _event: Event) -> Breach:
    """Neither chows nor kongs (TOY-01)."""
    return Breach("TOY-01", "no-such-call")


def wins(position: Position, event: Win) -> Breach | None:
    """Four sets and any pair (TOY-02)."""
    hand = winning_hand(position, event)
    if hand[UNKNOWN]:
        return Breach("TOY-02", "no-shape", UNDECIDABLE)
    return None if is_shape(hand) else Breach("TOY-02", "no-shape")


def is_shape(hand: Sequence[int]) -> bool:
    """Whether the tiles are sets and one pair."""
    return paired_in(suits_held(keys_of(hand))) is not None


def winning_hand(position: Position, event: Win) -> list[int]:
    """The concealed tiles with the winning one."""
    hand, live = list(position.table.hands[event.seat]), position.live
    if event.source_seat is not None and live is not None:
        hand[live.tile] += 1
    return hand


LEGALITIES: Final = (
    *GENERAL_LEGALITIES,
    Legality("TOY-01", (Chow, Kong), no_such_call),
    Legality("TOY-02", (Win,), wins),
)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options: one field each. `stake` is what each payer pays."""

    stake: int


# Without slots: those of a compiled base are not seen from here, and others of the same names would hide
# them.
@dataclass(kw_only=True)
class ToyRules(Rules):
    """The law of a hand."""

    chosen: Chosen

    def breach(self, position: Position, event: Event) -> Breach | None:
        found = Rules.breach(self, position, event)
        if found is None and (wanted(event) or isinstance(event, Draw)):
            found = honours_claims(self, position, event)
        return found

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        return known_key(self, event) if isinstance(event, (Declare, Reveal)) else ()

    def candidates(self, position: Position) -> Iterator[Event]:
        seat, live = position.seat, position.live
        for other in SEATS if live is not None else ():
            assert live is not None
            yield Win(other, live.tile, live.seat, "discard")
            yield Pung(other, live.tile, live.seat)
        for tile in position.fresh:
            yield Win(seat, tile, None, "self_draw")
        for tile, count in enumerate(position.table.hands[seat]):
            if count:
                yield Discard(seat, tile)
        yield Draw(seat, UNKNOWN)

    def read_win(self, position: Position, event: Win) -> Won:
        hand, live = winning_hand(position, event), position.live
        tile = event.tile if event.tile is not None or live is None else live.tile
        return Won(
            position.number,
            event.seat,
            tile,
            event.source_seat,
            "self_draw" if event.source_seat is None else "discard",
            hand,
            list(position.table.melds[event.seat]),
            hidden=hand[UNKNOWN] > 0,
        )

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        due = Settlement()
        for won in position.wins if position.closed is None else ():
            items = [Priced("stake", self.chosen.stake, "TOY-03")] if is_shape(won.concealed) else []
            due.wins.append(PricedWin(won, items, [], "TOY-03"))
            due.undecided |= won.hidden
            for payer in SEATS if items else ():
                if payer != won.seat and won.payer in (None, payer):
                    due.transfers.append(Transfer(won.event, payer, won.seat, "win", items, "TOY-03"))
        return due

    def succession(self, position: Position) -> Succession:
        return Succession(position.wins[0].seat if position.wins else position.hand.dealer, "TOY-04")
