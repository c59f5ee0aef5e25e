"""How much in which time, as shipped and as the environment says otherwise; `off` lifts a limit."""

from environ import Env


def rates(env: Env) -> dict[str, str]:
    """The limits by name, in the form that `mjaudit.limits.policies` reads."""
    return {
        "pages": env.str("MJAUDIT_RATE_PAGES", default="600/minute"),  # an address
        "api": env.str("MJAUDIT_RATE_API", default="120/minute"),  # an address without a key
        "key": env.str("MJAUDIT_RATE_KEY", default="100/5 seconds"),  # a key
        "hands": env.str("MJAUDIT_RATE_HANDS", default="200000/day"),  # uploaded, a platform
        "check": env.str("MJAUDIT_RATE_CHECK", default="60/minute"),  # tried, an address without a key
        "what_if": env.str("MJAUDIT_RATE_WHAT_IF", default="60/minute"),  # other rules tried, a reader
        "sign_in": env.str("MJAUDIT_RATE_SIGN_IN", default="5/minute"),  # an address
        "account": env.str("MJAUDIT_RATE_ACCOUNT", default="10/hour"),  # an account, from anywhere
    }
