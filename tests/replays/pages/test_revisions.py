"""Logs that were sent again with other content."""

import pytest
from django.test import Client

from accounts.models import Visibility
from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase

pytestmark = pytest.mark.django_db


def sent_twice(store_case: StoreCase, **second: Visibility) -> tuple[GameLog, GameLog]:
    first = store_case("X01", visibility=Visibility.PUBLIC)
    later = {"visibility": Visibility.PUBLIC} | second
    return first, store_case("X01", supersedes=first.sha256, table="t2", **later)


def test_each_revision_leads_to_the_other_and_the_first_says_that_it_was_replaced(
    english: Client, store_case: StoreCase
) -> None:
    first, second = sent_twice(store_case)
    old = english.get(f"/logs/{first.id}/").content.decode()
    new = english.get(f"/logs/{second.id}/").content.decode()
    assert "revision 2 stands in its place" in old
    assert "in its place" not in new
    assert ("1 of 2" in old, "2 of 2" in new) == (True, True)
    assert f'href="/logs/{second.id}/"' in old
    assert f'href="/logs/{first.id}/"' in new


def test_a_list_has_the_latest_revision_alone(client: Client, store_case: StoreCase) -> None:
    first, second = sent_twice(store_case)
    page = client.get("/logs/").content.decode()
    assert f"/logs/{first.id}/" not in page
    assert f"/logs/{second.id}/" in page


def test_a_revision_that_a_reader_may_not_see_is_told_of_and_not_led_to(
    english: Client, store_case: StoreCase
) -> None:
    first, second = sent_twice(store_case, visibility=Visibility.PRIVATE)
    page = english.get(f"/logs/{first.id}/").content.decode()
    assert str(second.id) not in page
    assert "the later revision is not open to you" in page


def test_a_withdrawn_revision_stands_in_no_place(signed_in: Client, store_case: StoreCase) -> None:
    first, second = sent_twice(store_case)
    signed_in.post(f"/logs/{second.id}/take-back/")
    signed_in.cookies["django_language"] = "en"
    page = signed_in.get(f"/logs/{first.id}/").content.decode()
    assert "revision 2 stands in its place" not in page
    assert "later revision was withdrawn" in page


def test_a_log_that_was_sent_once_speaks_of_no_revisions(english: Client, store_case: StoreCase) -> None:
    assert "Revision" not in english.get(f"/logs/{store_case('X01').id}/").content.decode()
