"""`manage.py createplatform`."""

import io
import re

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from accounts.models import ApiKey, Membership, Platform, Role, User

pytestmark = pytest.mark.django_db


def created(*arguments: str, owner: str = "wang@example.org", stderr: io.StringIO | None = None) -> str:
    out = io.StringIO()
    call_command("createplatform", *arguments, "--owner", owner, stdout=out, stderr=stderr or io.StringIO())
    return out.getvalue().strip()


def test_it_prints_a_key_that_works_and_nothing_else() -> None:
    text = created("hunan-games", "--name", "湖南棋牌")
    key = ApiKey.objects.get_from_key(text)
    assert (key.platform.slug, key.platform.name) == ("hunan-games", "湖南棋牌")


def test_the_first_key_uploads_and_reads_unless_told_otherwise() -> None:
    usual = ApiKey.objects.get_from_key(created("one", "--name", "One"))
    narrow = ApiKey.objects.get_from_key(created("two", "--name", "Two", "--scope", "logs:read"))
    assert [usual.scopes, narrow.scopes] == [["logs:read", "logs:write"], ["logs:read"]]


@pytest.mark.parametrize("slug", ["", ".", "..", "has space", "中文", "a" * 129, "demo"])
def test_a_slug_no_log_can_carry_or_that_is_taken_is_refused_and_leaves_nothing(
    platform: Platform, slug: str
) -> None:
    with pytest.raises(CommandError):
        created(slug, "--name", "X")
    assert Platform.objects.count() == 1


@pytest.mark.parametrize("slug", ["", "has space", "a" * 129, "demo"])
def test_the_reason_is_english_like_the_rest_of_the_program(platform: Platform, slug: str) -> None:
    with pytest.raises(CommandError) as refused:
        created(slug, "--name", "X")
    assert str(refused.value).isascii()


def test_a_key_is_offered_only_scopes_that_something_asks_for() -> None:
    with pytest.raises(CommandError, match="invalid choice"):
        created("one", "--scope", "disputes:write")


def test_a_name_alone_is_enough_where_a_log_can_carry_it() -> None:
    created("hunan-games")
    assert Platform.objects.values_list("slug", "name").get() == ("hunan-games", "hunan-games")


def test_a_name_that_no_log_can_carry_wants_a_slug() -> None:
    with pytest.raises(CommandError):
        created("湖南棋牌")
    created("湖南棋牌", "--slug", "hunan-games")
    assert Platform.objects.values_list("slug", "name").get() == ("hunan-games", "湖南棋牌")


def test_an_owner_without_an_account_gets_one_and_a_link_that_sets_its_password(client: Client) -> None:
    told = io.StringIO()
    created("one", owner="Wang@Example.org", stderr=told)
    membership = Membership.objects.get()
    assert (membership.user.email, membership.role) == ("wang@example.org", Role.OWNER)
    path = re.search(r"https?://[^/]+(/\S+)", told.getvalue())
    assert path is not None
    form = client.get(path[1], follow=True)
    assert form.status_code == 200
    assert "new-password" in form.content.decode()


def test_an_owner_with_an_account_keeps_its_password() -> None:
    user = User.objects.create_user("wang@example.org", "a password of long ago")
    told = io.StringIO()
    created("one", stderr=told)
    assert Membership.objects.get().user == user
    assert "http" not in told.getvalue()
    assert User.objects.get().check_password("a password of long ago")


def test_an_address_that_is_none_leaves_nothing() -> None:
    with pytest.raises(CommandError):
        created("one", owner="nobody")
    assert not Platform.objects.exists()
