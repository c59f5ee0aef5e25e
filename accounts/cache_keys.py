"""Under which keys the cache keeps things. It lies in the database, and allauth's own keys hold addresses of
machines, ids of accounts and plain digests of e-mail addresses.
"""

from django.utils.crypto import salted_hmac


def unreadable_key(key: str, key_prefix: str, version: int) -> str:
    """A keyed digest of what Django's own function would make: the same for the same key, and it tells nobody
    without `SECRET_KEY` what that is. Django's `KEY_FUNCTION`.
    """
    return salted_hmac("accounts.cache_keys", f"{key_prefix}:{version}:{key}", algorithm="sha256").hexdigest()
