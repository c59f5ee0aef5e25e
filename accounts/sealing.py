"""Secrets that have to be read again, sealed (Fernet: AES-128-CBC with HMAC-SHA256) with the service's key: a
dump of the database alone opens no second step.

SECRET_KEY seals; former ones (SECRET_KEY_FALLBACKS) still open. With all of them lost, second steps are set
up anew.
"""

import base64
import hashlib

from cryptography.fernet import Fernet, MultiFernet
from django.conf import settings


def seal(text: str) -> str:
    """The text under the service's key."""
    return _keys().encrypt(text.encode()).decode()


def unseal(sealed: str) -> str:
    """What `seal` was given. Raises cryptography.fernet.InvalidToken for what no key of the service opens."""
    return _keys().decrypt(sealed.encode()).decode()


def _keys() -> MultiFernet:
    return MultiFernet([_key(secret) for secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)])


def _key(secret: str) -> Fernet:
    """A key for this purpose alone, which tells nothing of the one it is made of."""
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(b"mjaudit sealing\n" + secret.encode()).digest()))
