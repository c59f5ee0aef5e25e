"""How often somebody unknown may have a log checked: one allowance for the API and the pages together."""

from rest_framework.throttling import AnonRateThrottle


class CheckThrottle(AnonRateThrottle):
    """Checks by address; callers with a key or an account are not counted."""

    scope = "check"
