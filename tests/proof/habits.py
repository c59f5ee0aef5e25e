"""How operators make players do otherwise than those of the region."""

from dataclasses import replace

from scoring.engine.customs import Customs


def playing(customs: Customs, **likings: float) -> Customs:
    """All seats like each kind of claim this much, where it is named, and else as they did."""
    manners = [replace(manner, claims={**manner.claims, **likings}) for manner in customs.manners]
    return replace(customs, manners=manners)
