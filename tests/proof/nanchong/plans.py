"""Hands dealt towards what is seldom seen, with players who let it come about.

Which seat is which is left to chance, and so are kinds, runs and pairs.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from scoring.engine.customs import Manner, Plan
from scoring.engine.tiles import Tile
from scoring.patterns.plans import KEEN, PLAIN, Tiles

_SUITS: Final = (0, 9, 18)
_CLOSED: Final = {"opening_win": 0.0, "chow": 0.0, "pung": 0.0, "kong": 0.0}
#: Keeps its hand and wins what it draws itself, nothing else unless it must.
DRAWS: Final = Manner({**_CLOSED, "win": 0.0, "self_draw": 1.0}, keeps=True)
#: Keeps its hand to the end and wins only what it must.
KEEPS_ALL: Final = Manner({**_CLOSED, "win": 0.0}, keeps=True)
#: Has as many sets open as it can, and the fourth tile on each of them; wins only what it must.
ADDS_ALL: Final = Manner({**_CLOSED, "win": 0.0, "pung": 1.0, "own_kong": 1.0}, pairs=9, runs=0)
#: The same, but keeps from kongs.
PUNGS_ALL: Final = Manner({**_CLOSED, "win": 0.0, "pung": 1.0, "own_kong": 0.0}, pairs=9, runs=0)


# ---- waiting hands ---------------------------------------------------------------------------------------
def drawn_wins(chance: Random) -> Plan:
    """Three or four seats wait, and win what they draw."""
    tiles = Tiles(chance)
    awaited = [tiles.alike(1) for _ in range(chance.choice((3, 4)))]
    manners = [DRAWS] * len(awaited) + [None] * (4 - len(awaited))
    return Plan(_four(tiles.waiting(awaited)), manners, soon=awaited)


def two_wait_for_one(chance: Random) -> Plan:
    """Two seats wait for the same kind, seldom three; another has it to spare."""
    tiles = Tiles(chance)
    tile = tiles.alike(1)
    waiting = tiles.waiting([tile] * chance.choice((2, 2, 2, 2, 3)))
    others = [()] * (3 - len(waiting))
    manners = [KEEN] * len(waiting) + [chance.choice((PLAIN, None)) for _ in others]
    return Plan([*waiting, *others, (tile, *tiles.sets(4))], [*manners, PLAIN])


def single_waits(chance: Random) -> Plan:
    """Three seats wait for one kind alone: between two tiles, at the end of a suit, or for a pair."""
    tiles = Tiles(chance)
    return _waiting_alone(tiles, [_single_part(tiles, chance) for _ in range(3)], chance)


def waits_for_a_five(chance: Random) -> Plan:
    """Two or three seats wait for a five between four and six."""
    tiles = Tiles(chance)
    suits = chance.sample(_SUITS, chance.choice((2, 3)))
    return _waiting_alone(tiles, [_taken(tiles, suit + 3, suit + 5) for suit in suits], chance)


def one_wait_for_all(chance: Random) -> Plan:
    """Three or four seats wait between the same two kinds, or in another way for what is between them."""
    tiles = Tiles(chance)
    low = chance.choice(_SUITS) + chance.randrange(7)
    parts = [_taken(tiles, low, low + 2) for _ in range(chance.choice((3, 4)))]
    plan = _waiting_alone(tiles, parts, chance)
    return Plan(plan.hands, plan.manners, soon=[low + 1] * 2)


def wait_to_the_end(chance: Random) -> Plan:
    """One to three seats wait with closed hands and win nothing; the others hold what comes."""
    tiles = Tiles(chance)
    number = chance.choice((1, 2, 2, 3))
    hands = [_pairs(tiles, chance, ()) if chance.random() < 0.15 else _waiting(tiles) for _ in range(number)]
    manners = [KEEPS_ALL] * number + [chance.choice((KEEPS_ALL, None)) for _ in range(4 - number)]
    return Plan(_four(hands), manners)


def _waiting(tiles: Tiles) -> Sequence[Tile]:
    [hand] = tiles.waiting([tiles.alike(1)])
    return hand


def _waiting_alone(tiles: Tiles, parts: Sequence[Sequence[Tile]], chance: Random) -> Plan:
    """Seats with these parts of a run or a pair beside what is complete, who win whatever they can."""
    pairs = [() if len(part) == 1 else (tiles.alike(2),) * 2 for part in parts]
    hands = [[*part, *pair, *tiles.sets(3 if pair else 4)] for part, pair in zip(parts, pairs, strict=True)]
    manners = [KEEN] * len(hands) + [chance.choice((KEEN, PLAIN)) for _ in range(4 - len(hands))]
    return Plan(_four(hands), manners)


def _single_part(tiles: Tiles, chance: Random) -> Sequence[Tile]:
    suit, low = chance.choice(_SUITS), chance.randrange(7)
    ways = [(low, low + 2), (0, 1), (7, 8), (low,)]
    return _taken(tiles, *(suit + rank for rank in chance.choice(ways)))


def _taken(tiles: Tiles, *kinds: Tile) -> list[Tile]:
    """One tile of each of these kinds."""
    return [tiles.alike(1, [kind]) for kind in kinds]


def _four(hands: Sequence[Sequence[Tile]]) -> Sequence[Sequence[Tile]]:
    """The hands, and whatever comes for the other seats."""
    return [*hands, *[()] * (4 - len(hands))]


# ---- seven pairs -----------------------------------------------------------------------------------------
def pairs_to_be_filled(chance: Random) -> Plan:
    """Three seats hold three alike among pairs, and at times four; the fourth tile comes soon."""
    tiles = Tiles(chance)
    awaited = [tiles.alike(4) for _ in range(3)]
    hands = [_pairs(tiles, chance, [kind] * 3) for kind in awaited]
    return Plan(_four(hands), (KEEN,) * 4, soon=awaited)


def pairs_with_a_four(chance: Random) -> Plan:
    """Three seats hold four alike among pairs, seldom three, and wait for the second of a single tile."""
    tiles = Tiles(chance)
    hands = [_pairs(tiles, chance, [tiles.alike(4)] * chance.choice((3, 4, 4, 4))) for _ in range(3)]
    return Plan(_four(hands), (KEEN,) * 4, soon=[hand[-1] for hand in hands if len(hand) == 13])


def _pairs(tiles: Tiles, chance: Random, alike: Sequence[Tile]) -> list[Tile]:
    """Thirteen tiles: those alike, pairs, at times two of them the same kind, and one over if need be."""
    hand = list(alike)
    if chance.random() < 0.2:
        hand += [tiles.alike(4, [kind for kind in range(27) if kind not in hand])] * 4
    while len(hand) < 13:
        copies = min(2, 13 - len(hand))
        hand += [tiles.alike(copies, [kind for kind in range(27) if kind not in hand])] * copies
    return hand


# ---- melds and kongs -------------------------------------------------------------------------------------
def punged_with_fourths_held(chance: Random) -> Plan:
    """Three seats have pairs and throw each other the third tiles; the last holds the fourth ones."""
    hands, fourths = _pairs_and_thirds(chance)
    return Plan([*hands, fourths], (PUNGS_ALL, PUNGS_ALL, PUNGS_ALL, KEEPS_ALL))


def added_in_time(chance: Random) -> Plan:
    """The same, but that the fourth tiles come with forty left, and are added."""
    hands, fourths = _pairs_and_thirds(chance)
    others = [kind for kind in range(27) if kind not in fourths]
    last = [*chance.sample(fourths, 9), *chance.choices(others, k=31)]
    return Plan([*hands, ()], (ADDS_ALL, ADDS_ALL, ADDS_ALL, chance.choice((None, KEEPS_ALL))), last=last)


def _pairs_and_thirds(chance: Random) -> tuple[list[list[Tile]], list[Tile]]:
    """Three hands of three pairs each and tiles that the others have pairs of, and all the kinds."""
    kinds = chance.sample(range(27), 9)
    own = [kinds[place : place + 3] for place in (0, 3, 6)]
    hands = [[*own[place] * 2, *own[place - 1][:2], own[place - 2][2]] for place in range(3)]
    return hands, kinds


def fours_beside_sets(chance: Random) -> Plan:
    """Seats that hold four alike and three sets, so that any other tile is one to wait for."""
    tiles = Tiles(chance)
    number = chance.choice((2, 3, 3))
    hands = [[tiles.alike(4)] * 4 for _ in range(number)]
    hands = [[*four, *tiles.sets(3)] for four in hands]
    manners = [KEEPS_ALL] * number + [None] * (4 - number)
    return Plan(_four(hands), manners)


def wait_and_pair(chance: Random) -> Plan:
    """One seat waits for two kinds, has a pair and three alike; others hold what it waits for."""
    tiles = Tiles(chance)
    low = chance.choice(_SUITS) + chance.randrange(1, 6)
    awaited, part = (low - 1, low + 2), _taken(tiles, low, low + 1)
    for kind in awaited * 4:
        tiles.alike(1, [kind])
    pair, three = tiles.alike(4), tiles.alike(3)
    hand = [*part, pair, pair, three, three, three, *tiles.sets(2)]
    first, second = chance.sample(awaited, 2)
    others = [(first, second, pair), (first, second, pair), (first, first, second)]
    return Plan([hand, *others], (KEEPS_ALL,) * 4)
