"""The platform, as its programs see and settle it."""

from typing import Any

import pytest

from accounts.models import Platform, Scope
from tests.support.programs import Program

pytestmark = pytest.mark.django_db


def test_every_key_may_ask_whose_it_is(platform: Platform) -> None:
    for scope in Scope.values:
        assert Program(platform, scopes=(scope,)).gets("/platform") == {
            "slug": "demo",
            "name": "Demo",
            "default_visibility": "private",
        }


def test_a_platform_settles_how_visible_its_new_logs_are(program: Program, platform: Platform) -> None:
    assert program.status("PATCH", "/platform", {"default_visibility": "public"}) == 200
    assert program.gets("/platform")["default_visibility"] == "public"
    platform.refresh_from_db()
    assert platform.default_visibility == "public"


@pytest.mark.parametrize(
    "change", [{}, {"default_visibility": "open"}, {"default_visibility": None}, {"slug": "x"}, {"name": "x"}]
)
def test_nothing_else_is_settled(change: dict[str, Any], program: Program) -> None:
    assert program.refusal("PATCH", "/platform", change) == (422, "body-invalid")


def test_a_key_without_the_scope_admin_settles_nothing(platform: Platform) -> None:
    program = Program(platform, scopes=(Scope.LOGS_WRITE, Scope.PLAYERS_WRITE))
    assert program.refusal("PATCH", "/platform", {"default_visibility": "public"}) == (403, "forbidden")
