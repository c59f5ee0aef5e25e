"""Counting in fixed windows: in the broker's Redis or Valkey, where all processes count together, and in this
process while that does not answer. So a limit may grow coarser for a while, but never falls away.
"""

import hashlib
import math
import time
from dataclasses import dataclass
from functools import cache
from typing import Final

import redis
import structlog
from django.conf import settings
from limits.storage import MemoryStorage, RedisStorage, Storage
from redis.backoff import NoBackoff
from redis.retry import Retry

from mjaudit.limits.policies import Policy

#: What a request may lose by a store that does not answer; then nobody asks it for a while.
_PATIENCE_SECONDS: Final = 0.1
_REST_SECONDS: Final = 5.0

_journal = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Standing:
    """Where a caller stands: what is left of the quota, and the whole seconds until it is full again."""

    policy: Policy
    left: int
    seconds: int
    refused: bool


class Counters:
    """The counts of one store. Callers are kept as keyed digests, so the store holds no address or key."""

    def __init__(self, shared: Storage | None) -> None:
        self._shared = shared
        self._own = MemoryStorage()
        self._rests_until = 0.0

    def count(self, policy: Policy, who: str, cost: int = 1) -> Standing:
        """Take `cost` from the caller's quota. With a cost of 0 the caller only learns where it stands."""
        key = f"{policy.name}/{digest(who)}"
        used, ends = self._take(key, policy.seconds, cost)
        return Standing(
            policy,
            left=max(0, policy.quota - used),
            seconds=min(policy.seconds, max(1, math.ceil(ends - time.time()))),
            refused=used > policy.quota or (cost == 0 and used == policy.quota),
        )

    def _take(self, key: str, seconds: int, cost: int) -> tuple[int, float]:
        if self._shared is not None and time.monotonic() >= self._rests_until:
            try:
                return _taken(self._shared, key, seconds, cost)
            except redis.RedisError as error:
                self._rests_until = time.monotonic() + _REST_SECONDS
                _journal.warning("rate limits are counted by this process alone", error=type(error).__name__)
        return _taken(self._own, key, seconds, cost)


def counters() -> Counters:
    """The counters of this process, on the store that settings name."""
    return counters_on(settings.RATE_STORE)


@cache
def counters_on(url: str) -> Counters:
    """One for each store; none but this process counts where the address is empty."""
    return Counters(_shared_store(url) if url else None)


def _shared_store(url: str) -> Storage:
    """Redis by the address of the broker, which kombu writes in a way of its own where it is a socket."""
    pool = redis.ConnectionPool.from_url(
        url.replace("redis+socket://", "unix://"),
        socket_timeout=_PATIENCE_SECONDS,
        socket_connect_timeout=_PATIENCE_SECONDS,
        retry=Retry(NoBackoff(), 0),
    )
    return RedisStorage("redis://", connection_pool=pool, key_prefix="mjaudit-rate")


def _taken(store: Storage, key: str, seconds: int, cost: int) -> tuple[int, float]:
    """How much of this window is used, and the time of day at which it ends."""
    used = store.incr(key, seconds, amount=cost) if cost else store.get(key)
    return used, store.get_expiry(key) if used else time.time() + seconds


def digest(who: str) -> str:
    """What stands for a caller wherever it is kept."""
    key = hashlib.sha256(settings.SECRET_KEY.encode()).digest()
    return hashlib.blake2b(who.encode(), key=key, digest_size=16).hexdigest()
