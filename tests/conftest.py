"""What every test may use: a database, a broker, a platform with a key."""

from collections.abc import Iterator

import pytest
from django.db import connections

from mjaudit.celery import app
from mjaudit.starter.places import OWNER, Places
from tests.support.servers import free_slot, test_postgres, test_valkey


@pytest.fixture(scope="session")
def server_places() -> Iterator[Places]:
    """Where this test process may start servers."""
    with free_slot() as places:
        yield places


@pytest.fixture(scope="session")
def django_db_modify_db_settings(server_places: Places, django_db_modify_db_settings_parallel_suffix: None) -> Iterator[None]:
    """Start PostgreSQL when the first test asks for the database, and point Django there as the owner role."""
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
    app.pool.force_close_all()
    with app.connection_for_write() as connection:
        connection.default_channel.client.flushall()
    yield broker_url
    app.pool.force_close_all()
