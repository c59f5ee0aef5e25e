"""Names of players: set, erased, and never something that breaks a page."""

import pytest

from accounts.models import Platform, Player, User
from accounts.players import DisplayNameRefused, forget_player, is_token, name_player, unbind_player
from accounts.pseudonyms import pseudonym
from accounts.tickets import link_player, use_ticket
from evidence.models import Entry

pytestmark = pytest.mark.django_db


def test_a_name_is_set_and_replaced(platform: Platform) -> None:
    name_player(platform=platform, token="p-1", display_name="阿强")
    name_player(platform=platform, token="p-1", display_name="老陈 ♥")
    assert Player.objects.get().display_name == "老陈 ♥"


def test_an_erased_name_leaves_no_row_and_one_entry(platform: Platform) -> None:
    name_player(platform=platform, token="p-1", display_name="阿强")
    for _ in range(2):
        assert name_player(platform=platform, token="p-1", display_name="") is None
    assert not Player.objects.exists()
    assert Entry.objects.filter(kind="erasure", action="player", platform=platform).count() == 1


def test_an_erased_name_leaves_the_account_bound(platform: Platform) -> None:
    name_player(platform=platform, token="p-1", display_name="阿强")
    li = User.objects.create_user("li@example.org")
    use_ticket(user=li, secret=link_player(platform=platform, token="p-1")[1])
    name_player(platform=platform, token="p-1", display_name="")
    player = Player.objects.get()
    assert (player.display_name, player.user) == ("", li)
    unbind_player(player=player)
    assert not Player.objects.exists()


def test_a_forgotten_player_is_gone_with_name_and_account(platform: Platform) -> None:
    name_player(platform=platform, token="p-1", display_name="阿强")
    use_ticket(
        user=User.objects.create_user("li@example.org"),
        secret=link_player(platform=platform, token="p-1")[1],
    )
    forget_player(platform=platform, token="p-1")
    assert not Player.objects.exists()


@pytest.mark.parametrize(
    "name",
    [
        "a" * 65,
        " 阿强",
        "阿强 ",
        " ",
        "a\u0000b",
        "a\nb",
        "a\u202eb",
        "a\u200bb",
        "e\u0301",
        "a\ud800",
        "a\ue000",
    ],
)
def test_what_would_break_a_page_or_mislead_a_reader_is_no_name(platform: Platform, name: str) -> None:
    with pytest.raises(DisplayNameRefused):
        name_player(platform=platform, token="p-1", display_name=name)
    assert not Player.objects.exists()


@pytest.mark.parametrize(
    ("text", "is_one"), [("p-1", True), ("a" * 64, True), ("a" * 65, False), ("", False)]
)
def test_a_token_is_what_a_log_can_carry(text: str, is_one: bool) -> None:
    assert is_token(text) is is_one


@pytest.mark.parametrize("text", ["中", "a b", "a\n", "a/b"])
def test_nothing_else_is_a_token(text: str) -> None:
    assert not is_token(text)


def test_a_pseudonym_is_constant_within_a_platform_and_joins_to_no_other(platform: Platform) -> None:
    other = Platform.objects.create(slug="other", name="Other")
    names = {pseudonym(platform, f"p-{number}") for number in range(200)}
    assert len(names) == 200
    assert pseudonym(platform, "p-1") == pseudonym(Platform.objects.get(slug="demo"), "p-1")
    assert not names & {pseudonym(other, f"p-{number}") for number in range(200)}
