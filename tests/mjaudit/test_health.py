"""Whether the service lives and can work."""

import pytest
from django.db import connection
from django.test import Client

from accounts.models import Platform
from mjaudit.models import Pulse
from tests.support.auditing import upload
from tests.support.gamelogs import game_log


def test_livez_answers_without_a_database(client: Client) -> None:
    assert client.get("/livez").json() == {"status": "ok"}


@pytest.mark.django_db
def test_readyz_writes_to_the_database_and_tells_of_the_queue(client: Client, platform: Platform) -> None:
    upload(platform, game_log())
    response = client.get("/readyz")
    assert (response.status_code, response.json()["status"]) == (200, "ok")
    assert response.json()["queue"] == {"waiting": 1, "running": 0, "oldest_seconds": 0}
    assert Pulse.objects.filter(name="web").exists()


@pytest.mark.django_db(transaction=True)
def test_readyz_says_503_while_nothing_can_be_written(client: Client) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET default_transaction_read_only = on")
        response = client.get("/readyz")
        cursor.execute("SET default_transaction_read_only = off")
    assert (response.status_code, response["Retry-After"]) == (503, "5")
    assert response.json() == {"status": "unavailable", "database": "cannot be written"}
    assert client.get("/livez").status_code == 200


@pytest.mark.django_db
def test_knowing_the_queue_shows_nobody_its_logs(client: Client, platform: Platform) -> None:
    upload(platform, game_log())
    with connection.cursor() as cursor:
        cursor.execute("SET ROLE mjaudit_app; SET mj.maintenance = 'off'")
        cursor.execute("SELECT waiting, current_setting('mj.maintenance') FROM mj_queue()")
        told = cursor.fetchone()
        cursor.execute("SELECT count(*) FROM replays_gamelog")
        seen = cursor.fetchone()
        cursor.execute("RESET ROLE; SET mj.maintenance = 'on'")
    assert (told, seen) == ((1, "off"), (0,))
