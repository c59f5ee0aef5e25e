"""Addresses as people type and paste them."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit
from uuid import UUID

import pytest
from django.contrib.admindocs.views import extract_views_from_urlpatterns
from django.http import HttpResponseBase, QueryDict
from django.test import Client
from django.urls import get_resolver, reverse

from accounts.models import User
from replays.pages.urls import urlpatterns

#: What stands for the parts of an address; nothing has to be stored there.
NOBODY = UUID(int=0)
PARTS = {"log_id": NOBODY, "audit_id": NOBODY, "number": 1, "ruleset_id": "nantong", "link": "x" * 22}
PARTS |= {"slug": "demo", "secret": "x" * 22, "uidb36": "1", "key": "x"}


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


def all_pages() -> Iterator[str]:
    """The address of every page of people, those of accounts too."""
    for _view, written, spaces, name in extract_views_from_urlpatterns(get_resolver().url_patterns):
        if name and not str(written).startswith("api"):
            parts = {part: PARTS[part] for part in re.findall(r"<(?:\w+:)?(\w+)>", str(written))}
            yield reverse(":".join([*(spaces or ()), name]), kwargs=parts)


def test_whoever_sends_a_form_and_must_sign_in_first_comes_to_a_page(client: Client, db: None) -> None:
    """Not to an address that only takes forms: by then nothing is sent along."""
    answers = [client.post(address) for address in all_pages()]
    back = {QueryDict(urlsplit(answer["Location"]).query)["next"] for answer in answers if _signs_in(answer)}
    assert {f"/logs/{NOBODY}/what-if/", f"/logs/{NOBODY}/", "/account/", "/upload/"} <= back
    client.force_login(User.objects.create_user("somebody@example.org", "a long pass phrase"))
    assert [address for address in back if client.get(address).status_code == 405] == []


def _signs_in(answer: HttpResponseBase) -> bool:
    return answer.status_code == 302 and answer["Location"].startswith("/login?next=")


@pytest.mark.parametrize("address", ["/nothing", "/logs/1", "/rules//x"])
def test_what_is_no_page_with_a_slash_either_is_404(address: str, client: Client) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/api", "/api/v1", "/api/v1/log", "/api/v1/logs/"])
def test_the_api_sends_nobody_elsewhere(address: str, client: Client) -> None:
    assert (client.get(address).status_code, client.post(address).status_code) == (404, 404)
