"""What the hand would have paid without a fault: how an arbiter tells whether wrong money follows from it.

A seat's fault in choosing 飘, laying down, announcing or keeping its hand can be undone in a few ways. Each
gives a settlement; a platform that books one of them has made no fault of its own.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from scoring.engine.position import Position
from scoring.engine.suits import keys_of
from scoring.engine.transfers import Settlement
from scoring.rulesets.nanchong.memory import LaidDown, Memory, memory_of

#: So many hands laid down by one seat are thought of.
MOST_LAID_DOWN: Final = 3

Settle = Callable[[], Settlement]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat may have stood: its stake, its hand laid down, announced or not, tiles changed or not."""

    piao: int
    laid_down: LaidDown | None
    is_ready: bool
    keeps_tiles: bool

    def changes(self, other: "Standing") -> int:
        """In how many things it differs from another."""
        return (
            (self.piao != other.piao)
            + (self.laid_down is not other.laid_down)
            + (self.is_ready != other.is_ready)
            + (self.keeps_tiles != other.keeps_tiles)
        )


def settlements_undone(position: Position, seats: Sequence[int], settle: Settle) -> Iterator[Settlement]:
    """What `settle` makes of the hand with faults of these seats undone: of one seat, of two, of more."""
    memory = memory_of(position)
    ways = {seat: _standings(memory, seat) for seat in seats if memory.undone[seat].is_any}
    for number in range(1, len(ways) + 1):
        for faulty in combinations(ways, number):
            for mixture in product(*(ways[seat] for seat in faulty)):
                settlement = _settled(position, dict(zip(faulty, mixture, strict=True)), settle)
                if settlement is not None:
                    yield settlement


def _standings(memory: Memory, seat: int) -> list[Standing]:
    """How else the seat may have stood, the fewer things changed the earlier."""
    other = memory.undone[seat]
    laid_down, is_ready = memory.laid_down.get(seat), seat in memory.ready
    piao = memory.piao[seat] or 0
    as_is, *others = (
        Standing(*way)
        for way in product(
            [piao, *sorted(other.piao - {piao})],
            [laid_down, *other.laid_down[:MOST_LAID_DOWN]],
            [is_ready, *sorted(other.ready - {is_ready})],
            [False, True] if other.swaps else [False],
        )
    )
    return sorted(others, key=lambda standing: standing.changes(as_is))


def _settled(position: Position, standings: dict[int, Standing], settle: Settle) -> Settlement | None:
    """The settlement of a hand that stood so; None where it cannot have stood so."""
    memory, table = memory_of(position), position.table
    hands = table.hands
    stood = memory.piao, memory.laid_down, memory.ready
    memory.piao, memory.laid_down, memory.ready = [*memory.piao], {**memory.laid_down}, {**memory.ready}
    kept, keys = [[*hand] for hand in hands], table.keys
    for seat, standing in standings.items():
        _stand(memory, hands[seat], seat, standing)
    table.keys = [keys_of(hand) for hand in hands]
    try:
        return None if any(min(hand) < 0 for hand in hands) else settle()
    finally:
        memory.piao, memory.laid_down, memory.ready = stood
        table.keys = keys
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
