"""The shape that most hands win by, sets and one pair, told from what the hand holds of each family."""

from scoring.engine.holdings import Holding


def is_sets(families: tuple[Holding, ...]) -> bool:
    """Whether these tiles are sets alone, or none at all."""
    return all(held.is_sets for held in families)


def paired_in(families: tuple[Holding, ...]) -> Holding | None:
    """The family with the pair, where these tiles are sets and one pair."""
    found: Holding | None = None
    for held in families:
        if not held.is_sets:
            if found is not None or not held.pairs:
                return None
            found = held
    return found


def unfinished(families: tuple[Holding, ...]) -> tuple[Holding | None, Holding | None]:
    """The one or two families that are not sets alone; none where there are more, or none of them."""
    one = other = None
    for held in families:
        if held.is_sets:
            continue
        if one is None:
            one = held
        elif other is None:
            other = held
        else:
            return None, None
    return one, other


def pair_waits(families: tuple[Holding, ...]) -> int:
    """Mask of the kinds of which one more makes these tiles sets and one pair."""
    one, other = unfinished(families)
    if one is None:
        return 0
    if other is None:
        return one.to_pair
    # Where two are unfinished the one must have the pair, and the tile makes the other sets alone.
    return (one.to_sets if other.pairs else 0) | (other.to_sets if one.pairs else 0)


def set_waits(families: tuple[Holding, ...]) -> int:
    """Mask of the kinds of which one more makes these tiles sets alone."""
    one, other = unfinished(families)
    return one.to_sets if one is not None and other is None else 0
