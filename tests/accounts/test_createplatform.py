"""`manage.py createplatform`."""

import io

import pytest
from django.core.management import CommandError, call_command

from accounts.models import ApiKey, Platform

pytestmark = pytest.mark.django_db


def created(*arguments: str) -> str:
    out = io.StringIO()
    call_command("createplatform", *arguments, stdout=out, stderr=io.StringIO())
    return out.getvalue().strip()


def test_it_prints_a_key_that_works_and_nothing_else() -> None:
    text = created("hunan-games", "--name", "湖南棋牌")
    key = ApiKey.objects.get_from_key(text)
    assert (key.platform.slug, key.platform.name) == ("hunan-games", "湖南棋牌")  # type: ignore[attr-defined]


def test_the_first_key_uploads_and_reads_unless_told_otherwise() -> None:
    usual = ApiKey.objects.get_from_key(created("one", "--name", "One"))
    narrow = ApiKey.objects.get_from_key(created("two", "--name", "Two", "--scope", "logs:read"))
    assert [usual.scopes, narrow.scopes] == [["logs:read", "logs:write"], ["logs:read"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("slug", ["", "has space", "中文", "a" * 129, "demo"])
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
        created("one", "--name", "One", "--scope", "admin")
