"""Taking from a caller's allowance while a request is answered, and telling the caller what is left of it
(draft-ietf-httpapi-ratelimit-headers-10).
"""

from typing import Final

from django.http import HttpRequest, HttpResponseBase

from mjaudit.limits.callers import address_of
from mjaudit.limits.counting import Standing, counters
from mjaudit.limits.policies import policy

_STANDINGS: Final = "rate_standings"


def spend(request: HttpRequest, name: str, *, who: str | None = None, cost: int = 1) -> Standing | None:
    """Take `cost` from the allowance `name` of `who` (the caller's address unless told otherwise); a cost of
    0 only looks. The answer to this request will tell of it. None where this limit is switched off.
    """
    limit = policy(name)
    if limit is None:
        return None
    standing = counters().count(limit, who or address_of(request), cost)
    _standings(request)[name] = standing
    return standing


def is_refused(request: HttpRequest) -> bool:
    """Whether an allowance that this request took from was used up."""
    return any(standing.refused for standing in _standings(request).values())


def seconds_to_wait(request: HttpRequest) -> int:
    """Until the last of the allowances that are used up is full again."""
    return max(standing.seconds for standing in _standings(request).values() if standing.refused)


def tell_limits(request: HttpRequest, response: HttpResponseBase) -> None:
    """`RateLimit-Policy` with each quota and window, `RateLimit` with what is left and for how long."""
    standings = _standings(request).values()
    if not standings:
        return
    response.headers["RateLimit-Policy"] = ", ".join(
        f'"{limit.name}";q={limit.quota};w={limit.seconds}' for limit in (each.policy for each in standings)
    )
    response.headers["RateLimit"] = ", ".join(
        f'"{each.policy.name}";r={each.left};t={each.seconds}' for each in standings
    )


def _standings(request: HttpRequest) -> dict[str, Standing]:
    standings: dict[str, Standing] | None = getattr(request, _STANDINGS, None)
    if standings is None:
        standings = {}
        setattr(request, _STANDINGS, standings)
    return standings
