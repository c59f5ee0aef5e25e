"""Places of the wall: which one a deal, a draw, a replacement or a throw takes (log format, section 6)."""

from typing import Final

TILES: Final = 108


class Wall:
    """A full wall of stacks of two from which places, not tiles, are taken.

    The tail is taken as it is lifted, the top tile of a stack before the bottom one; where the wall is
    `linear`, as a server keeps its list, the last place comes first.
    """

    def __init__(self, tiles: int = TILES, *, linear: bool = False) -> None:
        self.left = list(range(tiles))
        self.linear = linear

    def deal(self, dealer: int) -> dict[int, list[int]]:
        """The places each seat is dealt: three rounds of four, one each, one more to the dealer."""
        order = [(dealer + step) % 4 for step in range(4)]
        seats = [seat for _ in range(3) for seat in order for _ in range(4)] + order + [dealer]
        places: dict[int, list[int]] = {seat: [] for seat in range(4)}
        for seat in seats:
            places[seat].append(self.head())
        return places

    def head(self) -> int:
        return self.left.pop(0)

    def tail(self) -> int:
        """The top tile of the tail stack, the bottom one when the top is gone; the last of a linear wall."""
        if self.linear:
            return self.left.pop()
        return self._top_of(self._stacks()[-1])

    def thrown(self, count: int, overflow: str = "tail") -> int:
        """The top tile of stack `count` from the tail, only stacks with a tile counted."""
        stacks = self._stacks()
        if count > len(stacks):
            return self._top_of(stacks[-1] if overflow == "tail" else stacks[0])
        return self._top_of(stacks[-count])

    def _stacks(self) -> list[int]:
        return sorted({place // 2 for place in self.left})

    def _top_of(self, stack: int) -> int:
        place = next(place for place in self.left if place // 2 == stack)
        self.left.remove(place)
        return place
