"""The limit of a payment (NC-32)."""

from collections.abc import Sequence

from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.value import fan_in


def over_limit(chosen: Chosen, items: Sequence[Priced]) -> list[Priced]:
    """What `fan_cap` takes off the winner's items with the payer's own for laying down (NC-32)."""
    excess = fan_in(chosen, items) - chosen.fan_cap
    return [Priced("feng_ding", -excess, "NC-32")] if chosen.fan_cap and excess > 0 else []
