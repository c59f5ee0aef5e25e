"""Which tiles of a suit, or of honours, are sets alone, and which are sets and a pair."""

from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.suits import BASE, POWERS

#: The places of a set or pair within its suit, in order, each as often as it has tiles there.
Group = tuple[int, ...]
#: Sets in a hand, and tiles of a kind.
_SETS: Final = 4
_COPIES: Final = 4


class SetTable:
    """What so many places make of which the given groups are sets; `groups` has the preferred ones first.

    `whole` are the keys of sets alone; `pairs` has for each key of sets and a pair the places, as a mask,
    that can be the pair.
    """

    def __init__(self, places: int, groups: Sequence[Group]) -> None:
        self.places = places
        self._from: list[list[Group]] = [[] for _ in range(places)]
        for group in groups:
            self._from[group[0]].append(group)
        self.whole = _whole_keys(groups)
        self.pairs = self._pairs()

    def _pairs(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for place in range(self.places):
            power, most, own = POWERS[place], _COPIES - 2, 1 << place
            for key in self.whole:
                if key // power % BASE <= most:
                    paired = key + 2 * power
                    found[paired] = found.get(paired, 0) | own
        return found

    def counts(self, key: int) -> list[int]:
        """How many tiles a key has at each place."""
        return [key // POWERS[place] % BASE for place in range(self.places)]

    def splits(self, key: int) -> Iterator[tuple[Group, ...]]:
        """Every way to part a key into sets, after a pair where two tiles are over; none may do.

        Pairs come in order of their places, and at the lowest place left triplets before runs.
        """
        counts = self.counts(key)
        over = sum(counts) % 3
        if over == 0:
            yield from self._parted(counts)
        elif over == 2:
            for place, count in enumerate(counts):
                if count >= 2:
                    pair = (place, place)
                    for sets in self._parted(_without(counts, pair)):
                        yield (pair, *sets)

    def _parted(self, counts: list[int]) -> Iterator[tuple[Group, ...]]:
        lowest = next((place for place, count in enumerate(counts) if count), None)
        if lowest is None:
            yield ()
            return
        for group in self._from[lowest]:
            left = _without(counts, group)
            if min(left) >= 0:
                for sets in self._parted(left):
                    yield (group, *sets)


def _whole_keys(groups: Sequence[Group]) -> set[int]:
    """The keys of up to four sets, no kind more often than there are tiles of it."""
    found = {0}
    fringe = {0}
    for _ in range(_SETS):
        grown: set[int] = set()
        for group in groups:
            added = sum(POWERS[place] for place in group)
            room = [(POWERS[place], _COPIES - group.count(place)) for place in set(group)]
            for key in fringe:
                for power, most in room:
                    if key // power % BASE > most:
                        break
                else:
                    grown.add(key + added)
        fringe = grown - found
        found |= fringe
    return found


def _without(counts: Sequence[int], group: Group) -> list[int]:
    left = list(counts)
    for place in group:
        left[place] -= 1
    return left


def triplets(places: int) -> tuple[Group, ...]:
    """Three alike at each of so many places."""
    return tuple((place,) * 3 for place in range(places))


#: A suit's: triplets, and runs of three following places.
SUIT_SETS: Final = SetTable(9, (*triplets(9), *((place, place + 1, place + 2) for place in range(7))))
