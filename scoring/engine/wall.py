"""The wall: which places are still there, and which one a draw takes.

Tiles 2k and 2k+1 are the top and the bottom of stack k (log format, section 6). Places are counted from 0 in
draw order; the deal takes the first ones. A wall that the log does not show has places but no tiles.
"""

from scoring.engine.tiles import UNKNOWN, Tile


class Wall:
    """The live wall after the deal; `left` is the number of tiles in it that may be drawn.

    `dealt` counts the tiles gone from its head before play, `reserved` those at its end that are kept from
    play: they are there, and when no others are left the wall is empty. `tiles` are those that the log shows,
    by place; every one is UNKNOWN where it shows no wall. `head` is the place of the next ordinary draw.
    """

    __slots__ = ("_taken", "head", "left", "reserved", "size", "tiles")

    def __init__(self, size: int, dealt: int, tiles: tuple[Tile, ...] | None, reserved: int = 0) -> None:
        self.size = size
        self.reserved = reserved
        self.left = size - dealt - reserved
        self.head = dealt
        self.tiles = tiles or (UNKNOWN,) * size
        self._taken: set[int] = set()

    @property
    def is_gone(self) -> bool:
        """Whether no tile is there at all, those kept from play counted."""
        return self.left + self.reserved == 0

    def tile_at(self, place: int) -> Tile:
        """The tile the log shows there, UNKNOWN where it shows none."""
        return self.tiles[place]

    def _there(self, place: int) -> bool:
        return self.head <= place < self.size and place not in self._taken

    def heads(self, count: int) -> list[int]:
        """The next `count` places from the head, fewer when the wall is short."""
        found: list[int] = []
        place = self.head
        while len(found) < count and place < self.size:
            if place not in self._taken:
                found.append(place)
            place += 1
        return found

    def tails(self, count: int, *, top_first: bool) -> list[int]:
        """The next `count` places from the end, fewer when the wall is short.

        One place after the other, or with `top_first` stack by stack, the upper tile before the lower.
        """
        places: list[int] = []
        for stack in range((self.size - 1) // 2, self.head // 2 - 1, -1):
            pair = (2 * stack, 2 * stack + 1) if top_first else (2 * stack + 1, 2 * stack)
            places += [place for place in pair if self._there(place)]
            if len(places) >= count:
                break
        return places[:count]

    def remaining(self) -> list[int]:
        """Every place that is still there, those kept from play as well, from the head on."""
        return [place for place in range(self.head, self.size) if place not in self._taken]

    def _stack(self, stack: int) -> int | None:
        """The upper tile of a stack, else the lower; None when the stack is empty."""
        for place in (2 * stack, 2 * stack + 1):
            if self._there(place):
                return place
        return None

    def tail(self) -> int:
        """The place of a replacement from the last stack: its upper tile, then its lower."""
        return self.from_tail(1, beyond_is_front=False)

    def from_tail(self, number: int, *, beyond_is_front: bool) -> int:
        """The upper tile there of the `number`-th stack from the end that has any.

        Beyond the last stack: the farthest one counted if `beyond_is_front`, else the one at the end.
        """
        first = last = None
        for stack in range((self.size - 1) // 2, self.head // 2 - 1, -1):
            place = self._stack(stack)
            if place is None:
                continue
            number -= 1
            last = place
            if first is None:
                first = place
            if number == 0:
                return place
        found = last if beyond_is_front else first
        assert found is not None, "the wall is empty"
        return found

    def thrown(self, number: int, count: int, *, beyond_is_front: bool) -> list[int]:
        """The places of `count` draws, each as `from_tail` has it once those before it are taken."""
        rest = Wall(self.size, self.head, self.tiles, self.reserved)
        rest.left, rest._taken = self.left, {*self._taken}
        places: list[int] = []
        for _ in range(count):
            places.append(rest.from_tail(number, beyond_is_front=beyond_is_front))
            rest.take(places[-1])
        return places

    def take(self, place: int) -> None:
        """Remove the tile at a place that is still there; beyond those of play one that was kept from it."""
        if self.left:
            self.left -= 1
        else:
            self.reserved -= 1
        if place != self.head:
            self._taken.add(place)
            return
        self.head = place + 1
        while self._taken and self.head in self._taken:
            self._taken.discard(self.head)
            self.head += 1
