"""A win read from the events alone: its tile, hand and value, 天胡, 地胡, 杠开 (JX-26, JX-50, JX-51)."""

from functools import partial
from typing import Final, cast

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.tiles import kinds_in
from scoring.patterns.win_facts import is_dealt, read_win, unrobbable
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.memory import memory_of
from scoring.rulesets.nancheng.value import Value, value_of
from scoring.rulesets.nancheng.waits import waits_of

TIAN_HU: Final = "tian_hu"
DI_HU: Final = "di_hu"
GANG_KAI: Final = "gang_kai"


def taken_down(chosen: Chosen, position: Position, event: Win) -> Won:
    """The win as the events show it, read once for an event and a point of the hand."""
    last_win = memory_of(position).last_win
    return last_win.read(position, event, partial(_take_down, chosen, position, event))


def _take_down(chosen: Chosen, position: Position, event: Win) -> Won:
    won = read_win(position, event)
    won.contexts = _contexts(chosen, position, event)
    kongs = memory_of(position).kongs
    if kongs and unrobbable(position, event, kongs[-1].kind) is not None:
        # A kong that cannot be robbed and was is settled as robbed (JX-27).
        won.how = "rob_kong"
    if not won.hidden:
        keys = list(position.table.keys[won.seat])
        if won.payer is not None and won.tile is not None:
            keys[won.tile // 9] += KEY_OF_TILE[won.tile]
        won.worth = value_of(chosen, keys, won.concealed, won.melds, won.tile, _luck(won))
        won.shapeless = won.worth is None
    return won


def _luck(won: Won) -> str | None:
    return next((code for code in won.contexts if code != GANG_KAI), None)


def _contexts(chosen: Chosen, position: Position, event: Win) -> tuple[str, ...]:
    if is_dealt(position, event):
        return (TIAN_HU,) if chosen.tian_di_hu else ()
    if event.source_seat is None:
        replaces = memory_of(position).kong_drawn_at == position.acts and event.seat == position.seat
        return (GANG_KAI,) if replaces else ()
    return (DI_HU,) if _is_di_hu(chosen, position) else ()


def _is_di_hu(chosen: Chosen, position: Position) -> bool:
    """Whether the live tile is the dealer's first discard, and a win of it 地胡 at this table (JX-51)."""
    live, dealer = position.live, position.hand.dealer
    if not chosen.tian_di_hu or chosen.ready == "declared" or live is None:
        return False
    if live.is_kong or live.seat != dealer or (sum(position.discards), position.discards[dealer]) != (1, 1):
        return False
    return chosen.di_hu_after_dealer_kong or position.acts - len(position.wins) == 1


def with_waits(chosen: Chosen, won: Won) -> Won:
    """The win with what its seat waited for before the winning tile."""
    if won.tile is not None and won.concealed[won.tile] and not won.hidden:
        hand = list(won.concealed)
        hand[won.tile] -= 1
        won.waits = kinds_in(waits_of(chosen, hand, won.melds))
    return won


def value_of_win(won: Won) -> Value | None:
    """What a win is worth; None without a winning shape, or with a hand not shown."""
    return cast("Value | None", won.worth)
