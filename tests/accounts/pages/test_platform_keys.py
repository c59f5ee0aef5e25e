"""API keys, made, rotated and revoked by hand."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.keys import create_key, revoke_key
from accounts.models import ApiKey, Platform
from accounts.platforms import create_platform
from tests.accounts.pages.conftest import SignedIn, shown_once
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

KEYS = "/platforms/east/keys/"
NEW = {"do": "make", "name": "game server", "scopes": ["logs:write", "logs:read"], "days": "30"}


def opens(key: str) -> bool:
    return Client().get("/api/v1/logs", headers={"Authorization": f"Api-Key {key}"}).status_code == 200


def test_a_new_key_is_shown_once_and_works(owner: Client) -> None:
    page = owner.post(KEYS, NEW).content.decode()
    text = shown_once(page, "key-text")
    assert opens(text)
    assert text not in owner.get(KEYS).content.decode()
    key = ApiKey.objects.get()
    assert (key.name, key.scopes, key.is_sandbox) == ("game server", ["logs:read", "logs:write"], False)
    assert key.expiry_date is not None
    assert abs(key.expiry_date - timezone.now() - timedelta(days=30)) < timedelta(minutes=1)


def test_a_key_for_test_logs_says_so(owner: Client) -> None:
    owner.post(KEYS, NEW | {"is_sandbox": "on"})
    assert ApiKey.objects.get().is_sandbox
    assert "test logs only" in owner.get(KEYS).content.decode()


@pytest.mark.parametrize(
    "wrong",
    [{"name": ""}, {"scopes": []}, {"scopes": ["logs:eat"]}, {"days": "0"}, {"days": "366"}, {"days": "x"}],
)
def test_a_key_that_cannot_be_is_not_made(owner: Client, wrong: dict[str, object]) -> None:
    answer = owner.post(KEYS, NEW | wrong)
    assert answer.status_code == 400
    assert 'class="errors"' in answer.content.decode()
    assert not ApiKey.objects.exists()


def test_after_a_rotation_both_keys_work_for_a_while(owner: Client, tenant: Platform) -> None:
    old, text = create_key(platform=tenant, name="game server")
    page = owner.post(KEYS, {"do": "rotate", "key": old.prefix, "days": "2"}).content.decode()
    assert opens(text)
    assert opens(shown_once(page, "key-text"))
    old.refresh_from_db()
    assert old.expiry_date is not None
    assert old.expiry_date < timezone.now() + timedelta(days=2, minutes=1)
    again = owner.post(KEYS, {"do": "rotate", "key": old.prefix, "days": "2"}, follow=True).content.decode()
    assert "has a successor already" in again


def test_a_revoked_key_opens_nothing_from_then_on(owner: Client, tenant: Platform) -> None:
    key, text = create_key(platform=tenant, name="game server")
    owner.post(KEYS, {"do": "revoke", "key": key.prefix})
    assert not opens(text)
    assert "revoked" in owner.get(KEYS).content.decode()


def test_an_engineer_sees_the_keys_and_changes_none(signed_in: SignedIn, tenant: Platform) -> None:
    key, _ = create_key(platform=tenant, name="game server")
    engineer = signed_in("engineer")
    page = engineer.get(KEYS).content.decode()
    assert "game server" in page
    assert 'name="do"' not in page
    acts = [NEW, {"do": "rotate", "key": key.prefix, "days": "2"}, {"do": "revoke", "key": key.prefix}]
    assert [engineer.post(KEYS, act).status_code for act in acts] == [403] * 3
    key.refresh_from_db()
    assert (key.is_usable, ApiKey.objects.count()) == (True, 1)


def test_support_does_not_see_them(signed_in: SignedIn) -> None:
    support = signed_in("support")
    assert support.get(KEYS).status_code == 403
    assert f'href="{KEYS}"' not in support.get("/platforms/east/").content.decode()


def test_a_key_of_another_platform_is_not_found(owner: Client) -> None:
    key, _ = create_key(platform=create_platform(slug="west", name="West"), name="theirs")
    for act in ({"do": "revoke"}, {"do": "rotate", "days": "1"}):
        assert owner.post(KEYS, act | {"key": key.prefix}).status_code == 404
    key.refresh_from_db()
    assert key.is_usable


def test_the_list_asks_the_database_a_fixed_number_of_times(owner: Client, tenant: Platform) -> None:
    asked = []
    for number in range(2):
        revoke_key(key=create_key(platform=tenant, name=f"key {number}")[0])
        with Asked() as questions:
            owner.get(KEYS)
        asked.append(len(questions))
    assert asked[0] == asked[1]
