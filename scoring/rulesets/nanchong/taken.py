"""A win read from the events alone: its tile, its hand, its circumstances and its value (NC-28, 40 to 43)."""

from functools import partial
from typing import Final, cast

from scoring.engine.events import Win
from scoring.engine.position import Position, Won
from scoring.engine.suits import keys_of
from scoring.engine.tiles import UNKNOWN, Tile, kinds_in
from scoring.patterns.win_facts import is_dealt, read_win
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import open_waits
from scoring.rulesets.nanchong.laid_down import item_of_laid_down
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.value import Value, best_of, value_of
from scoring.rulesets.nanchong.winning_hand import Occasion

#: The place in the wall of the last tile dealt, the dealer's fourteenth (log format, section 6).
LAST_DEALT: Final = 52


def taken_down(position: Position, chosen: Chosen, event: Win) -> Won:
    """The win as the events show it, read once for an event and a point of the hand."""
    last_win = memory_of(position).last_win
    return last_win.read(position, event, partial(_take_down, position, chosen, event))


def _take_down(position: Position, chosen: Chosen, event: Win) -> Won:
    won = read_win(position, event)
    won.contexts = _codes(position, event, dealt=is_dealt(position, event))
    if not won.hidden:
        won.worth = value_anew(chosen, position, won)
        won.shapeless = won.worth is None
    return won


def with_waits(chosen: Chosen, position: Position, won: Won) -> Won:
    """The win with what its seat waited for before the winning tile."""
    if not won.hidden:
        won.waits = kinds_in(_waits_before(chosen, position, won, won.tile))
    return won


def _codes(position: Position, event: Win, *, dealt: bool) -> tuple[str, ...]:
    """The items of circumstances: those of the winner, whatever the table prices them at."""
    if dealt:
        return ("tian_hu",)
    memory, live = memory_of(position), position.live
    if event.source_seat is not None:
        if live is None or live.is_kong or live.seat != position.hand.dealer:
            return ()
        return ("di_hu",) if position.acts - len(position.wins) == 1 else ()
    if not position.fresh:
        return ()
    last = ("hai_di_lao",) if memory.last_drawer == event.seat else ()
    return (*last, "gang_shang_hua") if memory.fresh_is_kongs else last


def _waits_before(chosen: Chosen, position: Position, won: Won, tile: Tile | None) -> int:
    """Mask of what the winner waited for before this tile: declared waits, else those of the hand."""
    laid_down = memory_of(position).laid_down.get(won.seat)
    if laid_down is not None:
        return laid_down.waits
    if tile is None or not won.concealed[tile]:
        return 0
    hand = list(won.concealed)
    hand[tile] -= 1
    taken = tile if won.payer is not None else None
    return open_waits(chosen, position, won.seat, hand, won.melds, taken=taken)


def value_anew(chosen: Chosen, position: Position, won: Won) -> Value | None:
    """What a win is worth as its seat has announced; None without a winning shape, or with a hidden hand."""
    if won.hidden:
        return None
    keys = keys_of(won.concealed)
    values = [
        value_of(chosen, keys, won.concealed, won.melds, _occasion(chosen, position, won, tile))
        for tile in _tiles_that_win(chosen, position, won)
    ]
    return best_of([value for value in values if value is not None])


def _tiles_that_win(chosen: Chosen, position: Position, won: Won) -> list[Tile | None]:
    """The winning tile; of a hand won as dealt what `tian_hu_win_tile` takes for it."""
    if "tian_hu" not in won.contexts or chosen.tian_hu_win_tile == "none":
        return [won.tile]
    if chosen.tian_hu_win_tile == "last_dealt":
        tile = position.table.wall.tile_at(LAST_DEALT)
        return [tile if won.concealed[tile] and tile != UNKNOWN else None]
    return [None, *(tile for tile in range(27) if won.concealed[tile])]


def _occasion(chosen: Chosen, position: Position, won: Won, tile: Tile | None) -> Occasion:
    memory = memory_of(position)
    return Occasion(
        tile=tile,
        self_drawn=won.payer is None,
        codes=won.contexts,
        laid_down=item_of_laid_down(chosen, memory.laid_down.get(won.seat), self_drawn=won.payer is None),
        is_ready=won.seat in memory.ready,
        single_wait=_waits_before(chosen, position, won, tile).bit_count() == 1,
    )


def value_of_win(won: Won) -> Value | None:
    """What a win is worth by its best reading; None without a winning shape, or with a hand not shown."""
    return cast("Value | None", won.worth)
