"""The circumstances of a win, told by the events alone (NT-24, 25, 29, 30, 33 to 35)."""

from functools import partial

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.suits import keys_of
from scoring.engine.table import Live
from scoring.engine.tiles import UNKNOWN, Tile, kinds_in
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.hands import seat_waits, value_of_win
from scoring.rulesets.nantong.memory import memory_of
from scoring.rulesets.nantong.shapes import shape_of
from scoring.rulesets.nantong.waits import waits_of


def is_dealt(position: Position, event: Win) -> bool:
    """Whether the win is the dealer's with the hand as dealt."""
    if event.source_seat is not None or position.acts - len(position.wins):
        return False
    return event.seat == position.hand.dealer


def contexts_of(position: Position, chosen: Chosen, event: Win) -> tuple[str, ...]:
    """Item codes of the circumstances of this win."""
    memory = memory_of(position)
    if event.source_seat is None:
        if is_dealt(position, event):
            return ("tian_hu",)
        if memory.taker is not None and position.fresh:
            return ("hai_di_lao_yue",)
        return ("gang_shang_kai_hua",) if memory.fresh_is_open and position.fresh else ()
    live = position.live
    if live is None:
        return ()
    if live.is_kong:
        robs_big = memory.kong_mode == "open" or chosen.rob_supplement == "big"
        return ("qiang_gang_hu",) if robs_big else ()
    return _of_discard(position, chosen, live)


def _of_discard(position: Position, chosen: Chosen, live: Live) -> tuple[str, ...]:
    memory = memory_of(position)
    found = []
    is_first = live.seat == position.hand.dealer and position.discards[live.seat] == 1
    if is_first and (chosen.di_hu_after_kong or not memory.dealer_konged):
        found.append("di_hu")
    if memory.live_is_sea:
        found.append("hai_di_pao")
    if memory.live_is_open:
        found.append("gang_shang_pao")
    return tuple(found)


def taken_down(position: Position, chosen: Chosen, event: Win) -> Won:
    """The win as `take_down` reads it, read once for an event and a point of the hand."""
    last_win = memory_of(position).last_win
    return last_win.read(position, event, partial(take_down, position, chosen, event))


def take_down(position: Position, chosen: Chosen, event: Win) -> Won:
    """The win with the hand as it stands, the winning tile in it and the other tiles just drawn set aside."""
    table, seat = position.table, event.seat
    concealed = list(table.hands[seat])
    dealt = is_dealt(position, event)
    tile = None if dealt else _winning_tile(position, event)
    if event.source_seat is not None:
        if tile is not None:
            concealed[tile] += 1
    else:
        _set_aside(position, concealed, tile)
    won = Won(
        event=position.number,
        seat=seat,
        tile=tile,
        payer=event.source_seat,
        how=_how(position, event, dealt=dealt),
        concealed=concealed,
        melds=list(table.melds[seat]),
        contexts=contexts_of(position, chosen, event),
        hidden=concealed[UNKNOWN] > 0 or table.is_hidden(seat) or tile == UNKNOWN,
    )
    won.shapeless = not won.hidden and value_of_win(chosen, won).fault is not None
    return won


def with_waits(position: Position, chosen: Chosen, won: Won) -> Won:
    """The win with what its seat waited for before the winning tile."""
    if won.payer is not None:
        waits = seat_waits(position, chosen, won.seat)
        won.waits = kinds_in(waits.discard or waits.any_pair)
    elif won.tile is not None and won.concealed[won.tile] and not position.table.is_hidden(won.seat):
        rest = list(won.concealed)
        rest[won.tile] -= 1
        waits = waits_of(chosen, keys_of(rest), rest, won.melds)
        won.waits = kinds_in(waits.self_draw or waits.any_pair)
    return won


def _winning_tile(position: Position, event: Win) -> Tile | None:
    if event.tile is not None:
        return event.tile
    if event.source_seat is not None:
        return None if position.live is None else position.live.tile
    return _winning_of_fresh(position, event.seat)


def _winning_of_fresh(position: Position, seat: int) -> Tile | None:
    """Of several tiles just drawn the one that makes a winning shape with any pair, else the latest."""
    fresh, table = position.fresh, position.table
    if len(fresh) > 1 and not table.is_hidden(seat):
        hand = list(table.hands[seat])
        for tile in fresh:
            hand[tile] -= 1
        for tile in fresh:
            hand[tile] += 1
            shape = shape_of(keys_of(hand), table.melds[seat])
            hand[tile] -= 1
            if shape.is_standard or shape.pairs or shape.all_jiang:
                return tile
    return fresh[-1] if fresh else None


def _set_aside(position: Position, concealed: list[int], tile: Tile | None) -> None:
    """Of several replacement tiles one is won with; the others belong to no hand."""
    others = list(position.fresh)
    if tile in others:
        others.remove(tile)
    elif others:
        others.pop()
    for other in others:
        if concealed[other]:
            concealed[other] -= 1


def _how(position: Position, event: Win, *, dealt: bool) -> str:
    if dealt:
        return "dealt"
    if event.source_seat is None:
        return "self_draw"
    live = position.live
    robbed = (live is not None and live.is_kong) or (live is None and event.how == "rob_kong")
    return "rob_kong" if robbed else "discard"
