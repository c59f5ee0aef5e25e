"""How operators make players do otherwise than those of the region."""

from dataclasses import replace

from msgspec import structs

from scoring.engine.customs import Customs, Manner


def playing(customs: Customs, **likings: float) -> Customs:
    """All seats like each kind of claim this much, where it is named, and else as they did."""
    manners = [structs.replace(manner, claims={**manner.claims, **likings}) for manner in customs.manners]
    return replace(customs, manners=manners)


def gathering(customs: Customs, *, pairs: int = 0, runs: int = 0) -> Customs:
    """All seats keep what makes pairs or runs, as it is worth to them, and take nothing."""
    nothing = {"win": 0.0, "pung": 0.0, "chow": 0.0, "kong": 0.0}
    return replace(customs, manners=[Manner(nothing, pairs=pairs, runs=runs, jiang=0)])


def pairing(customs: Customs) -> Customs:
    """Seats that hold as many pairs and triplets as they can, to the end."""
    return gathering(customs, pairs=9)


def running(customs: Customs) -> Customs:
    """Seats that hold as many runs as they can, to the end."""
    return gathering(customs, runs=9)


def never_winning(customs: Customs) -> Customs:
    """Seats that win only when they must, so that the wall runs out."""
    return playing(customs, win=0.0)


def taking(customs: Customs) -> Customs:
    """Seats that take whatever they can by pung or chow, and seldom win."""
    return playing(customs, win=0.1, pung=1.0, chow=0.7, kong=0.0, own_kong=0.0)
