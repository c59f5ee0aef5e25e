"""What an authenticator app does (RFC 6238), for tests."""

import time

from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, format_hotp_value, generate_totp_secret, hotp_value

from accounts.models import User


def code_of(secret: str, *, later: int = 0) -> str:
    """The code of this half minute, or of one that comes `later`; a code works only once."""
    return str(format_hotp_value(hotp_value(secret, int(time.time()) // 30 + later)))


def set_up(user: User) -> str:
    """Give the account a second step with recovery codes; the secret of its app."""
    secret = str(generate_totp_secret())
    TOTP.activate(user, secret)
    RecoveryCodes.activate(user)
    return secret


def recovery_codes(user: User) -> list[str]:
    """Those that are still unused."""
    stored = Authenticator.objects.get(user=user, type=Authenticator.Type.RECOVERY_CODES)
    return list(stored.wrap().get_unused_codes())
