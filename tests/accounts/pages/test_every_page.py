"""What holds on every page of a platform: one language throughout, nothing inline, no id twice."""

import re
from typing import Any

import pytest
from django.db.models.functions import Now
from django.test import Client, override_settings

from accounts.keys import create_key, revoke_key, rotate_key
from accounts.models import ApiKey, Platform, Player, Role, Scope, User
from accounts.players import name_player
from accounts.tickets import invite_member, link_player
from scripts.catalogues.extract import asked_texts
from tests.accounts.pages.conftest import SignedIn
from tests.replays.pages.test_every_page import LATIN, Reader

pytestmark = pytest.mark.django_db

EAST = "/platforms/east/"


def furnish(tenant: Platform) -> None:
    """Something of everything that the pages can show."""
    old, _ = create_key(platform=tenant, name="一号", scopes=list(Scope), is_sandbox=True)
    rotate_key(key=old)
    revoke_key(key=create_key(platform=tenant, name="二号")[0])
    ApiKey.objects.filter(pk=create_key(platform=tenant, name="三号")[0].pk).update(
        expiry_date="2020-01-01T00:00Z", last_used_at=Now()
    )
    invite_member(platform=tenant, role=Role.SUPPORT)
    name_player(platform=tenant, token="p-1", display_name="李雷")
    user = User.objects.create_user("player@example.org")
    Player.objects.create(platform=tenant, token="p-2", user=user, bound_at=Now())


def pages(client: Client, tenant: Platform) -> dict[str, Any]:
    """Every page and every answer of one, by a word for it."""
    one_time = {
        "a link to join": invite_member(platform=tenant, role=Role.ENGINEER)[1],
        "a link for a player": link_player(platform=tenant, token="p-1")[1],
        "a link for a player without a name": link_player(platform=tenant, token="p-9")[1],
        "a link that is over": "x",
    }
    found = {name: client.get(f"/link/{secret}/") for name, secret in one_time.items()}
    found |= {f"{name}, not signed in": Client().get(f"/link/{secret}/") for name, secret in one_time.items()}
    found |= {name: client.get(f"{EAST}{name}") for name in ("", "members/", "keys/", "players/")}
    key = {"do": "make", "name": "四号", "scopes": "logs:read", "days": "1"}
    return found | {
        "platforms": client.get("/platforms/"),
        "an invitation made": client.post(f"{EAST}members/", {"do": "invite", "role": "owner"}),
        "the last owner": client.post(f"{EAST}members/", {"do": "remove", "member": "0"}),
        "a key made": client.post(f"{EAST}keys/", key),
        "a key that cannot be": client.post(f"{EAST}keys/", {"do": "make"}),
        "a player link made": client.post(f"{EAST}players/", {"do": "link", "token": "p-3"}),
        "no token": client.post(f"{EAST}players/", {"do": "link", "token": "!"}),
        "no name": client.post(f"{EAST}players/", {"do": "name", "token": "a", "display_name": "a\u202eb"}),
        "nobody found": client.get(f"{EAST}players/?token=zz"),
    }


@pytest.mark.parametrize("language", ["zh-hans", "zh-hant"])
def test_no_chinese_page_holds_an_english_text(owner: Client, tenant: Platform, language: str) -> None:
    furnish(tenant)
    english = {text.singular for text in asked_texts() if len(text.singular) > 2}
    owner.cookies["django_language"] = language
    with override_settings(LANGUAGE_CODE=language):
        for name, page in pages(owner, tenant).items():
            reader = Reader()
            reader.feed(page.content.decode())
            assert not english & set(reader.said), name
            assert not [said for said in reader.said if LATIN.search(said)], name


def test_nothing_is_inline_and_no_id_stands_twice(owner: Client, tenant: Platform) -> None:
    furnish(tenant)
    for name, page in pages(owner, tenant).items():
        text = page.content.decode()
        assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:|<script(?![^>]*src=)", text), name
        ids = re.findall(r'\sid="([^"]+)"', text)
        assert sorted(set(ids)) == sorted(ids), name


def test_pages_for_those_who_only_look_on_are_in_one_language_too(
    signed_in: SignedIn, tenant: Platform
) -> None:
    furnish(tenant)
    english = {text.singular for text in asked_texts() if len(text.singular) > 2}
    for role in ("engineer", "support"):
        browser = signed_in(role)
        browser.cookies["django_language"] = "zh-hant"
        for name in ("", "members/", "keys/", "players/"):
            reader = Reader()
            reader.feed(browser.get(f"{EAST}{name}").content.decode())
            assert not english & set(reader.said), (role, name)
