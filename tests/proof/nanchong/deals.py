"""Deals that bring what is seldom seen: hands near a goal, each to some seat, and tiles to be thrown.

Each deal names tiles for four seats; which seat is which is left to chance.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from scoring.engine.tiles import Tile

Deal = Sequence[Sequence[Tile]]
_SUITS: Final = (0, 9, 18)


def _run(base: Tile, chance: Random) -> list[Tile]:
    low = base + chance.randrange(7)
    return [low, low + 1, low + 2]


def _pairs(chance: Random, fours: int = 0) -> list[Tile]:
    """Fourteen tiles in pairs, so many of them four alike."""
    kinds = chance.sample(range(27), 7 - fours)
    return [kind for kind in (*kinds, *kinds[:fours]) for _ in range(2)]


def _sets(chance: Random, suits: Sequence[Tile] = _SUITS, triplets: float = 0.3) -> list[Tile]:
    """Four sets and a pair of these suits; a kind may be asked for more often than there is of it."""
    tiles: list[Tile] = []
    for _ in range(4):
        base = chance.choice(suits)
        tiles += [base + chance.randrange(9)] * 3 if chance.random() < triplets else _run(base, chance)
    return tiles + [chance.choice(suits) + chance.randrange(9)] * 2


def _all_but_one(hand: list[Tile], chance: Random) -> list[Tile]:
    return chance.sample(hand, len(hand))[:13]


# ---- near a win ------------------------------------------------------------------------------------------
def near_the_goal(chance: Random) -> Deal:
    """Every seat twelve or thirteen tiles of a hand that wins, as far as there are enough of them."""
    hands = [_pairs(chance) if chance.random() < 0.15 else _sets(chance) for _ in range(4)]
    return [chance.sample(hand, chance.choice([12, 13, 13])) for hand in hands]


def dealt_to_win(chance: Random) -> Deal:
    """Every seat a hand that wins; the dealer is dealt all of it."""
    return [_pairs(chance) if chance.random() < 0.5 else _sets(chance) for _ in range(4)]


def of_one_suit(chance: Random) -> Deal:
    return [_all_but_one(_sets(chance, (suit,)), chance) for suit in (*_SUITS, chance.choice(_SUITS))]


def of_two_suits(chance: Random) -> Deal:
    return [_all_but_one(_sets(chance, chance.sample(_SUITS, 2)), chance) for _ in range(4)]


def of_pairs(chance: Random) -> Deal:
    """Every seat seven pairs but for a tile, with four alike more often than not."""
    return [_all_but_one(_pairs(chance, chance.choice([0, 1, 1, 2])), chance) for _ in range(4)]


def of_triplets(chance: Random) -> Deal:
    return [_all_but_one(_sets(chance, triplets=1.0), chance) for _ in range(4)]


def of_twin_runs(chance: Random) -> Deal:
    """Every seat two equal runs in its hand."""
    hands = []
    for _ in range(4):
        base = chance.choice(_SUITS)
        hands.append(_all_but_one(_run(base, chance) * 2 + _sets(chance)[6:], chance))
    return hands


def with_a_common_wait(chance: Random) -> Deal:
    """One seat waits for two kinds, the others have tiles of both to throw."""
    suit, low = chance.choice(_SUITS), chance.randrange(1, 6)
    wanted = [suit + low - 1, suit + low + 2]
    others = [base for base in _SUITS if base != suit]
    return [[suit + low, suit + low + 1, *_sets(chance, others, 0.2)[3:]], wanted, wanted, wanted]


# ---- kongs -----------------------------------------------------------------------------------------------
def with_fours(chance: Random) -> Deal:
    """Every seat four alike of two kinds."""
    kinds = chance.sample(range(27), 8)
    return [[kind for kind in kinds[place : place + 2] for _ in range(4)] for place in (0, 2, 4, 6)]


def with_fours_and_gates(chance: Random) -> Deal:
    """One seat three times four alike of a suit, two others hands that wait for all of another suit."""
    first, *others = chance.sample(_SUITS, 3)
    kinds = [first + rank for rank in chance.sample(range(9), 2)]
    gates = [[low] * 3 + [low + step for step in range(1, 8)] + [low + 8] * 3 for low in others]
    return [[kind for kind in kinds for _ in range(4)], *gates, ()]


def with_triplets(chance: Random) -> Deal:
    """Two seats three alike of four kinds, the others a tile of each."""
    kinds = chance.sample(range(27), 8)
    threes = [[kind for kind in some for _ in range(3)] for some in (kinds[:4], kinds[4:])]
    return [*threes, kinds[:4], kinds[4:]]


def with_kongs_to_come(chance: Random) -> Deal:
    """Every seat a ready hand with three or four alike in it, and the fourth tiles with others."""
    hands = []
    for _ in range(4):
        hand = _sets(chance, triplets=0.5)[3:]
        hands.append([*hand[:11], chance.choice(hand)])
    return hands


def with_quads_to_come(chance: Random) -> Deal:
    """Two seats a ready hand with triplets, the others the fourth tiles of these."""
    hands = [_ready_with_triplets(chance) for _ in range(2)]
    fourths = [[tile for tile in dict.fromkeys(hand) if hand.count(tile) == 3] for hand in hands]
    return [*hands, *fourths]


def _ready_with_triplets(chance: Random) -> list[Tile]:
    """A run to be filled beside triplets and a pair: kongs of some would change what it waits for.

    At times four alike are held, one of them in a run.
    """
    first, second, third = chance.sample(_SUITS, 3)
    low = first + chance.randrange(5)
    run = [low + 1, low + 2] if chance.random() < 0.5 else [low + 2, low + 3]
    if chance.random() < 0.4:
        four = second + chance.randrange(6)
        pair, other = (third + rank for rank in chance.sample(range(9), 2))
        return run + [four] * 4 + [four + 1, four + 2] + [other] * 3 + [pair] * 2
    triplet, other = (second + rank for rank in chance.sample(range(9), 2))
    pair = third + chance.randrange(9)
    beside = [low] * 3 if chance.random() < 0.6 else [third + (pair - third + 4) % 9] * 3
    return run + beside + [triplet] * 3 + [other] * 3 + [pair] * 2


def to_be_melded(chance: Random) -> Deal:
    """One seat pairs, of which two others have the third tiles to throw; the last seat waits for some."""
    kinds = chance.sample(range(27), 6)
    return [[kind for kind in kinds for _ in range(2)], kinds, kinds, _sets(chance)[:13]]


def with_a_dead_wait(chance: Random) -> Deal:
    """Three seats four alike and three triplets far from them: each waits for the fifth of a kind alone."""
    suits = chance.sample(_SUITS, 3)
    hands = []
    for place, low in enumerate(suits):
        far = suits[(place + 1) % 3] + chance.choice([2, 6])
        hands.append([low + 4] * 4 + [low] * 3 + [low + 8] * 3 + [far] * 3)
    return [*hands, ()]


def with_fourths_to_come(chance: Random) -> Deal:
    """Two seats a ready hand with three or four alike, a kong of which breaks it; others hold the fourth."""
    hands = [_ready_by_three_alike(chance) for _ in range(2)]
    fourths = [[tile for tile in dict.fromkeys(hand) if hand.count(tile) == 3] for hand in hands]
    return [*hands, *fourths]


def _ready_by_three_alike(chance: Random) -> list[Tile]:
    """Three alike that are a pair and part of a run, or hold a single tile ready; at times four alike."""
    first, second, third = chance.sample(_SUITS, 3)
    low, gap = first + chance.randrange(6), third + chance.randrange(7)
    sets = _run(second, chance) + [second + chance.randrange(9)] * 3
    ways = [
        [low] * 3 + [low + 1, low + 2, gap, gap + 2],
        [low] * 3 + [low + chance.choice([1, 2])] + _run(third, chance),
        [low] * 4 + [low + 1, low + 2, gap],
    ]
    return chance.choice(ways) + sets
