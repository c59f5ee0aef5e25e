"""What every test may use: a database, a broker, a platform with a key."""

from collections.abc import Iterator

import pytest
import redis
from django.db import connections
from hypothesis import HealthCheck, settings
from pytest_django import Settings

from accounts.database_roles import OWNER
from accounts.keys import create_key
from accounts.models import Platform
from accounts.platforms import create_platform
from mjaudit.celery import app
from mjaudit.limits.counting import counters_on
from mjaudit.starter.places import Places
from tests.support.limits import Limits
from tests.support.servers import free_slot, test_postgres, test_valkey

# A run says the same of the same code, however slow the machine; the long tests look for something new.
settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


@pytest.fixture(scope="session")
def server_places() -> Iterator[Places]:
    """Where this test process may start servers."""
    with free_slot() as places:
        yield places


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    server_places: Places, django_db_modify_db_settings_parallel_suffix: None
) -> Iterator[None]:
    """Start PostgreSQL when a test first asks for the database, and point Django there as the owner role."""
    with test_postgres(server_places):
        settings = connections["default"].settings_dict
        settings.update(HOST=str(server_places.sockets), USER=OWNER, PASSWORD="", PORT="")
        yield


@pytest.fixture(scope="session")
def broker_url(server_places: Places) -> Iterator[str]:
    """A running broker's address. Tests that do not ask for it meet a dead broker, as an upload may."""
    with test_valkey(server_places):
        yield server_places.broker_url


@pytest.fixture
def broker(broker_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The task queue on a running, empty broker."""
    monkeypatch.setattr(app.conf, "broker_url", broker_url)
    _forget_connections()
    client = redis.Redis.from_url(broker_url.replace("redis+socket", "unix"))
    client.flushall()
    client.close()
    yield broker_url
    _forget_connections()


def _forget_connections() -> None:
    """Publishers keep connections; the next one must go to the address of the moment."""
    app._after_fork()  # type: ignore[attr-defined]  # what Celery itself calls to begin without connections


@pytest.fixture
def platform(db: None) -> Platform:
    """A tenant."""
    return create_platform(slug="demo", name="Demo")


@pytest.fixture
def api_key(platform: Platform) -> str:
    """The text of a key of `platform` with the scopes an uploader has."""
    return create_key(platform=platform, name="test")[1]


@pytest.fixture
def limits(settings: Settings) -> Iterator[Limits]:
    """Lets a test set allowances, which nobody has used before or finds used after."""

    def set_rates(**rates: str) -> None:
        settings.RATES = settings.RATES | rates

    counters_on.cache_clear()
    yield set_rates
    counters_on.cache_clear()
