"""The broker as a part that may be down."""

from typing import Final

import redis
from django.conf import settings

_PATIENCE_SECONDS: Final = 0.5


def broker_answers() -> bool:
    """Whether the broker answers within a moment."""
    client = redis.Redis.from_url(
        settings.CELERY_BROKER_URL.replace("redis+socket://", "unix://"),
        socket_timeout=_PATIENCE_SECONDS,
        socket_connect_timeout=_PATIENCE_SECONDS,
    )
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()
