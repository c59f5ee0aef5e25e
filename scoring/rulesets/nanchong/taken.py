"""A win read from the events alone: its tile, its hand, its circumstances and its value (NC-28, 40 to 43)."""

from typing import Final, cast

from scoring.engine.events import Win
from scoring.engine.holdings import suits_held
from scoring.engine.position import Position, Won
from scoring.engine.suits import keys_of
from scoring.engine.tiles import UNKNOWN, Tile, kinds_in
from scoring.patterns.win_facts import is_dealt, read_win
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import open_waits
from scoring.rulesets.nanchong.laid_down import item_of_laid_down
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.readings import is_winning
from scoring.rulesets.nanchong.seat_hand import Hand, hand_of
from scoring.rulesets.nanchong.value import Value, best_of, value_of
from scoring.rulesets.nanchong.winning_hand import Occasion

#: The place in the wall of the last tile dealt, the dealer's fourteenth (log format, section 6).
LAST_DEALT: Final = 52


def taken_down(position: Position, event: Win) -> Won:
    """The win as the events show it, read once while nothing is done but that seats claim and pass."""
    read, live = memory_of(position).wins_read, position.table.live
    asked = (
        (position.acts, position.table.wall.left, None if live is None else live.event),
        (event.seat, event.tile, event.source_seat, event.how),
    )
    won = read.get(asked)
    if won is None:
        won = read[asked] = _take_down(position, event)
    won.event = position.number
    return won


def _take_down(position: Position, event: Win) -> Won:
    """The win with its circumstances; what it is worth is told when somebody asks (`worth_of`)."""
    won = read_win(position, event)
    won.contexts = _codes(position, event, dealt=is_dealt(position, event))
    if not won.hidden:
        hand = _hand_of(position, won)
        won.shapeless = not is_winning(suits_held(hand.keys), len(hand.melds))
    return won


def _hand_of(position: Position, won: Won) -> Hand:
    """The hand of a win just taken down, the winning tile in."""
    hand = hand_of(position, won.seat)
    return hand if won.payer is None or won.tile is None else hand.with_tile(won.tile)


def worth_of(chosen: Chosen, position: Position, won: Won) -> Value | None:
    """What a win just taken down is worth, told with what its seat waited for before the winning tile.

    None without a winning shape, or with a hand not shown.
    """
    if won.worth is None and not won.hidden:
        hand = _hand_of(position, won)
        waits = _waits_before(chosen, position, won, hand, won.tile)
        won.waits = kinds_in(waits)
        won.worth = _worth(chosen, position, won, hand, waits)
    return value_of_win(won)


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


def _waits_before(chosen: Chosen, position: Position, won: Won, hand: Hand, tile: Tile | None) -> int:
    """Mask of what the winner waited for before this tile: declared waits, else those of the hand."""
    laid_down = memory_of(position).laid_down.get(won.seat)
    if laid_down is not None:
        return laid_down.waits
    if tile is None or not hand.counts[tile]:
        return 0
    taken = tile if won.payer is not None else None
    return open_waits(chosen, position, won.seat, hand.without(tile), taken=taken)


def value_anew(chosen: Chosen, position: Position, won: Won) -> Value | None:
    """What a win is worth as its seat has announced; None without a winning shape, or with a hidden hand."""
    if won.hidden:
        return None
    hand = Hand(won.concealed, keys_of(won.concealed), won.melds)
    return _worth(chosen, position, won, hand, _waits_before(chosen, position, won, hand, won.tile))


def _worth(chosen: Chosen, position: Position, won: Won, hand: Hand, waits: int) -> Value | None:
    """What a win is worth whose seat waited for these kinds before the winning tile."""
    if "tian_hu" not in won.contexts or chosen.tian_hu_win_tile == "none":
        occasion = _occasion(chosen, position, won, won.tile, waits)
        return value_of(chosen, hand.keys, hand.counts, hand.melds, occasion)
    values = []
    for tile in _tiles_of_tian_hu(chosen, position, won):
        waits = _waits_before(chosen, position, won, hand, tile)
        occasion = _occasion(chosen, position, won, tile, waits)
        values.append(value_of(chosen, hand.keys, hand.counts, hand.melds, occasion))
    return best_of([value for value in values if value is not None])


def _tiles_of_tian_hu(chosen: Chosen, position: Position, won: Won) -> list[Tile | None]:
    """What `tian_hu_win_tile` takes for the winning tile of a hand won as dealt, unless it is none."""
    if chosen.tian_hu_win_tile == "last_dealt":
        tile = position.table.wall.tile_at(LAST_DEALT)
        return [tile if won.concealed[tile] and tile != UNKNOWN else None]
    return [None, *(tile for tile in range(27) if won.concealed[tile])]


def _occasion(chosen: Chosen, position: Position, won: Won, tile: Tile | None, waits: int) -> Occasion:
    memory = memory_of(position)
    return Occasion(
        tile=tile,
        self_drawn=won.payer is None,
        codes=won.contexts,
        laid_down=item_of_laid_down(chosen, memory.laid_down.get(won.seat), self_drawn=won.payer is None),
        is_ready=won.seat in memory.ready,
        single_wait=waits.bit_count() == 1,
    )


def value_of_win(won: Won) -> Value | None:
    """What a win that the hand shows is worth, as `worth_of` has told it."""
    return cast("Value | None", won.worth)
