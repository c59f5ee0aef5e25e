"""Whether the service lives and can work."""

import pytest
from django.test import Client


def test_livez_answers_without_a_database(client: Client) -> None:
    assert client.get("/livez").json() == {"status": "ok"}


@pytest.mark.django_db
def test_readyz_says_ok_while_the_database_answers(client: Client) -> None:
    response = client.get("/readyz")
    assert (response.status_code, response.json()["database"]) == (200, "ok")
