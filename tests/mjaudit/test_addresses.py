"""Addresses as people type and paste them."""

from collections.abc import Iterator
from uuid import UUID

import pytest
from django.test import Client
from django.urls import reverse

from replays.pages.urls import urlpatterns

#: What stands for the parts of an address; nothing has to be stored there.
NOBODY = UUID(int=0)
PARTS = {"log_id": NOBODY, "audit_id": NOBODY, "number": 1, "ruleset_id": "nantong", "link": "x" * 22}


def pages() -> Iterator[str]:
    """The address of every page but the start page."""
    for pattern in urlpatterns:
        names = pattern.pattern.converters
        address = reverse(f"pages:{pattern.name}", kwargs={name: PARTS[name] for name in names})
        if address != "/":
            yield address


@pytest.mark.django_db
@pytest.mark.parametrize("address", list(pages()))
def test_a_page_is_found_without_its_last_slash(address: str, client: Client) -> None:
    response = client.get(address.removesuffix("/") + "?a=%2F&b=")
    assert response.status_code == 301
    assert response["Location"] == f"{address}?a=%2F&b="


@pytest.mark.parametrize("address", ["/nothing", "/logs/1", "/rules//x"])
def test_what_is_no_page_with_a_slash_either_is_404(address: str, client: Client) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/api", "/api/v1", "/api/v1/log", "/api/v1/logs/"])
def test_the_api_sends_nobody_elsewhere(address: str, client: Client) -> None:
    assert (client.get(address).status_code, client.post(address).status_code) == (404, 404)
