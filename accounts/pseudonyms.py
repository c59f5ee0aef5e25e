"""The names under which strangers see a platform's players."""

import base64
import hashlib
import hmac
from typing import Final

from accounts.models import Platform

#: 30 bits: enough to tell a platform's players apart, too few to stand for one elsewhere.
LENGTH: Final = 6


def pseudonym(platform: Platform, token: str) -> str:
    """Six letters and digits (RFC 4648, section 6): always the same for this player of this platform, and
    without the platform's key joined to nothing.
    """
    digest = hmac.digest(bytes(platform.pseudonym_key), token.encode(), hashlib.sha256)
    return base64.b32encode(digest).decode()[:LENGTH]
