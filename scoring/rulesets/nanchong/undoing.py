"""What the hand would have paid without a fault: how an arbiter tells whether wrong money follows from it.

A seat's fault in choosing 飘, laying down, announcing or keeping its hand can be undone in a few ways. Each
gives a settlement; a platform that books one of them has made no fault of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Final

from scoring.engine.position import Position
from scoring.engine.transfers import Settlement
from scoring.rulesets.nanchong.memory import LaidDown, Memory, memory_of

#: More ways are not tried.
MOST: Final = 500

Settle = Callable[[], Settlement]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat may have stood: its stake, its hand laid down, announced or not, tiles changed or not."""

    piao: int
    laid_down: LaidDown | None
    is_ready: bool
    keeps_tiles: bool


def settlements_undone(position: Position, seats: Sequence[int], settle: Settle) -> Iterator[Settlement]:
    """What `settle` makes of the hand with the faults of these seats undone, in every way and mixture."""
    memory = memory_of(position)
    faulty = [seat for seat in seats if memory.undone[seat].is_any]
    ways = [list(_standings(memory, seat)) for seat in faulty]
    # The first mixture is the hand as it was.
    for mixture in islice(product(*ways), 1, MOST):
        yield _settled(position, dict(zip(faulty, mixture, strict=True)), settle)


def _standings(memory: Memory, seat: int) -> Iterator[Standing]:
    other = memory.undone[seat]
    laid_down, is_ready = memory.laid_down.get(seat), seat in memory.ready
    piao = memory.piao[seat] or 0
    yield from (
        Standing(*way)
        for way in product(
            [piao, *sorted(other.piao - {piao})],
            [laid_down, *other.laid_down],
            [is_ready, *sorted(other.ready - {is_ready})],
            [False, True] if other.swaps else [False],
        )
    )


def _settled(position: Position, standings: dict[int, Standing], settle: Settle) -> Settlement:
    memory, hands = memory_of(position), position.table.hands
    altered = replace(memory, piao=[*memory.piao], laid_down={**memory.laid_down}, ready={**memory.ready})
    kept = [[*hand] for hand in hands]
    for seat, standing in standings.items():
        _stand(altered, hands[seat], seat, standing)
    position.memory = altered
    try:
        return settle()
    finally:
        position.memory = memory
        for hand, before in zip(hands, kept, strict=True):
            hand[:] = before


def _stand(memory: Memory, hand: list[int], seat: int, standing: Standing) -> None:
    memory.piao[seat] = standing.piao
    memory.laid_down.pop(seat, None)
    if standing.laid_down is not None:
        memory.laid_down[seat] = standing.laid_down
    memory.ready.pop(seat, None)
    if standing.is_ready:
        memory.ready[seat] = False
    if standing.keeps_tiles:
        for out, drawn in memory.undone[seat].swaps:
            hand[out] += 1
            hand[drawn] -= 1
