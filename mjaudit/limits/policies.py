"""The limits as settings give them: `RATES` maps a name to a text such as `100/5 seconds`, or to `off`."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from limits import RateLimitItem, parse

OFF: Final = "off"


@dataclass(frozen=True)
class Policy:
    """At most `quota` within a window of `seconds`, which begins with the first that is counted in it."""

    name: str
    quota: int
    seconds: int


def policy(name: str) -> Policy | None:
    """The policy of this name; None where it is switched off. Raises ImproperlyConfigured for a text that is
    no rate.
    """
    return _parsed(name, settings.RATES[name])


@lru_cache
def _parsed(name: str, text: str) -> Policy | None:
    if text.strip().lower() == OFF:
        return None
    try:
        item: RateLimitItem = parse(text)
    except ValueError as error:
        expected = "a rate such as 60/minute or 100/5 seconds, or off"
        raise ImproperlyConfigured(f"The limit {name!r} must be {expected}, not {text!r}.") from error
    return Policy(name, item.amount, item.get_expiry())
