"""The directory of players: names, links, and erasing both."""

import pytest
from django.test import Client

from accounts.models import Platform, Player, User
from accounts.platforms import create_platform
from accounts.players import name_player
from tests.accounts.pages.conftest import SignedIn, shown_once

pytestmark = pytest.mark.django_db

PLAYERS = "/platforms/east/players/"


@pytest.mark.parametrize("role", ["owner", "engineer", "support"])
def test_everybody_who_works_there_names_players_and_erases_the_name(signed_in: SignedIn, role: str) -> None:
    browser = signed_in(role)
    browser.post(PLAYERS, {"do": "name", "token": "p-1", "display_name": "李雷"})
    assert "李雷" in browser.get(PLAYERS).content.decode()
    browser.post(PLAYERS, {"do": "name", "token": "p-1", "display_name": ""})
    assert not Player.objects.exists()


def test_a_player_link_binds_the_account_that_opens_it(signed_in: SignedIn) -> None:
    page = signed_in("support").post(PLAYERS, {"do": "link", "token": "p-1"})
    link = shown_once(page.content.decode(), "player-link")
    player = signed_in("player")
    assert player.post(link)["Location"] == "/logs/"
    assert Player.objects.get().user == User.objects.get(email="player@example.org")


def test_players_are_found_by_how_their_token_begins(owner: Client, tenant: Platform) -> None:
    for token in ("ab-1", "ab-2", "cd-1"):
        name_player(platform=tenant, token=token, display_name=f"name of {token}")
    page = owner.get(PLAYERS, {"token": "ab"}).content.decode()
    assert ("name of ab-1" in page, "name of ab-2" in page, "name of cd-1" in page) == (True, True, False)
    assert "Nothing is known" in owner.get(PLAYERS, {"token": "zz"}).content.decode()


def test_a_long_directory_comes_in_pages(
    owner: Client, tenant: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("accounts.pages.platform_players.PER_PAGE", 1)
    for token in ("a", "b"):
        name_player(platform=tenant, token=token, display_name=f"name of {token}")
    first = owner.get(PLAYERS).content.decode()
    assert "name of b" not in first
    assert "page=2" in first
    assert "name of b" in owner.get(PLAYERS, {"page": "2"}).content.decode()


def test_an_account_is_parted_from_the_player_and_all_erased(owner: Client, signed_in: SignedIn) -> None:
    link = shown_once(owner.post(PLAYERS, {"do": "link", "token": "p-1"}).content.decode(), "player-link")
    signed_in("player").post(link)
    owner.post(PLAYERS, {"do": "name", "token": "p-1", "display_name": "Li"})
    owner.post(PLAYERS, {"do": "unbind", "token": "p-1"})
    player = Player.objects.get()
    assert (player.user, player.display_name) == (None, "Li")
    owner.post(PLAYERS, {"do": "forget", "token": "p-1"})
    assert not Player.objects.exists()


@pytest.mark.parametrize("act", ["name", "link", "unbind", "forget"])
@pytest.mark.parametrize("token", ["", "with space", "x" * 65, "李", "<b>"])
def test_what_cannot_be_a_token_is_refused(owner: Client, act: str, token: str) -> None:
    answer = owner.post(PLAYERS, {"do": act, "token": token, "display_name": "Li"})
    assert answer.status_code == 400
    assert 'class="errors"' in answer.content.decode()
    assert not Player.objects.exists()


@pytest.mark.parametrize("name", ["a\u202eb", "a\u0000b", "a\nb", "x" * 65])
def test_a_name_that_would_deceive_the_eye_is_refused(owner: Client, name: str) -> None:
    assert owner.post(PLAYERS, {"do": "name", "token": "p-1", "display_name": name}).status_code == 400
    assert not Player.objects.exists()


def test_a_name_with_markup_stays_text(owner: Client) -> None:
    owner.post(PLAYERS, {"do": "name", "token": "p-1", "display_name": "<b>Li</b>"})
    assert "<b>Li</b>" not in owner.get(PLAYERS).content.decode()


def test_the_same_token_of_another_platform_is_another_player(owner: Client) -> None:
    west = create_platform(slug="west", name="West")
    name_player(platform=west, token="p-1", display_name="theirs")
    assert "theirs" not in owner.get(PLAYERS).content.decode()
    owner.post(PLAYERS, {"do": "forget", "token": "p-1"})
    assert Player.objects.get().display_name == "theirs"


def test_an_act_that_does_not_exist_is_refused(owner: Client) -> None:
    assert owner.post(PLAYERS, {"do": "promote", "token": "p-1"}).status_code == 403
