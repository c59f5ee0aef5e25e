"""What shows who somebody is counts where it is meant to, and only as long as it holds."""

from datetime import timedelta
from typing import Any, Final

import pytest
from django.utils import timezone

from accounts.keys import create_key, revoke_key, rotate_key
from accounts.members import remove_member
from accounts.models import ApiKey, Membership, Scope, User
from tests.routes.callers import Caller, with_key
from tests.routes.conftest import Scene

LOGS: Final = "/api/v1/logs"
#: Writes of the API, and a key that has no right to them would be 403; without a key there is nobody.
WRITES: Final = [
    ("/api/v1/logs", "POST"),
    ("/api/v1/logs/<log>", "PATCH"),
    ("/api/v1/logs/<log>", "DELETE"),
    ("/api/v1/logs/<log>/withdrawal", "POST"),
    ("/api/v1/logs/<log>/audits", "POST"),
    ("/api/v1/players/<token>", "PUT"),
    ("/api/v1/players/<token>", "DELETE"),
    ("/api/v1/players/<token>/link", "POST"),
    ("/api/v1/keys", "POST"),
    ("/api/v1/keys/<prefix>", "DELETE"),
    ("/api/v1/keys/<prefix>/rotation", "POST"),
    ("/api/v1/platform", "PATCH"),
    ("/api/v1/commitments", "POST"),
]
#: Pages that a session opens to the owner of the platform.
PAGES: Final = [
    "/logs/<log_id>/",
    "/logs/<log_id>/hands/<number>/",
    "/logs/<log_id>/what-if/",
    "/platforms/<slug>/",
    "/platforms/<slug>/members/",
    "/platforms/<slug>/keys/",
    "/platforms/<slug>/players/",
]


@pytest.mark.parametrize(("route", "method"), WRITES)
def test_a_session_counts_for_nothing_where_a_program_writes(scene: Scene, route: str, method: str) -> None:
    assert scene.asking.status(scene.callers["owner"], route, method) in {401, 403}
    assert scene.asking.status(scene.callers["all-key"], route, method) not in {401, 403}


@pytest.mark.parametrize("route", PAGES)
def test_a_key_counts_for_nothing_where_people_read(scene: Scene, route: str) -> None:
    """It opens no page of its own platform, and neither adds to a session nor takes its place."""
    owner = scene.callers["owner"]
    stranger = scene.asking.status(scene.callers["anybody"], route, "GET")
    assert stranger in {302, 404}
    assert scene.asking.status(scene.callers["all-key"], route, "GET") == stranger
    for headers in (scene.callers["B-key"].headers, {"Authorization": "Basic bmFtZTp3b3Jk"}):
        assert scene.asking.status(Caller(owner.cookies, headers), route, "GET") == 200
    with_own_key = Caller(scene.callers["another"].cookies, scene.callers["all-key"].headers)
    assert scene.asking.status(with_own_key, route, "GET") == 404


@pytest.mark.parametrize(("key", "status"), [("key", 200), ("B-key", 404)])
def test_to_the_api_a_key_counts_alone(scene: Scene, key: str, status: int) -> None:
    """Another platform's key with the owner's session opens nothing of the owner's."""
    for session in ("owner", "another"):
        both = Caller(scene.callers[session].cookies, scene.callers[key].headers)
        assert _reads(scene, both) == status


def test_a_member_who_was_removed_sees_nothing_from_the_next_request_on(scene: Scene) -> None:
    page = "/logs/<log_id>/"
    assert scene.asking.status(scene.callers["engineer"], page, "GET") == 200
    remove_member(membership=Membership.objects.get(user__email="engineer@world.example"))
    assert scene.asking.status(scene.callers["engineer"], page, "GET") == 404


def test_an_account_that_was_closed_is_signed_out_at_once(scene: Scene) -> None:
    User.objects.filter(email="owner@world.example").update(is_active=False)
    assert scene.asking.status(scene.callers["owner"], "/logs/<log_id>/", "GET") == 404
    assert scene.asking.status(scene.callers["owner"], "/account/", "GET") == 302


def test_a_staff_role_that_was_taken_ends_the_session(scene: Scene) -> None:
    User.objects.filter(email="admin@world.example").update(service_role="")
    assert scene.asking.status(scene.callers["admin"], "/account/", "GET") == 302


def _new_key(scene: Scene, **more: Any) -> tuple[ApiKey, Caller]:
    key, text = create_key(platform=scene.world.platforms["A"], name="new", **more)
    return key, with_key(text)


def _reads(scene: Scene, caller: Caller) -> int:
    return scene.asking.status(caller, "/api/v1/logs/<log>", "GET")


def test_a_key_works_until_it_expires(scene: Scene) -> None:
    key, caller = _new_key(scene)
    assert _reads(scene, caller) == 200
    ApiKey.objects.filter(pk=key.pk).update(expiry_date=timezone.now() - timedelta(seconds=1))
    assert _reads(scene, caller) == 401


def test_a_key_that_was_revoked_works_no_more(scene: Scene) -> None:
    key, caller = _new_key(scene)
    revoke_key(key=key)
    assert _reads(scene, caller) == 401


def test_a_rotated_key_works_beside_its_successor_until_the_overlap_is_over(scene: Scene) -> None:
    key, old = _new_key(scene)
    _, text = rotate_key(key=key, overlap=timedelta(hours=1))
    assert [_reads(scene, caller) for caller in (old, with_key(text))] == [200, 200]
    ApiKey.objects.filter(pk=key.pk).update(expiry_date=timezone.now() - timedelta(seconds=1))
    assert [_reads(scene, caller) for caller in (old, with_key(text))] == [401, 200]


@pytest.mark.parametrize(
    "spoil", [lambda text: text[:-1] + "!", lambda text: "x" * 8 + text[8:], str.swapcase]
)
def test_a_key_that_is_nearly_right_is_none(scene: Scene, spoil: Any) -> None:
    assert _reads(scene, with_key(spoil(scene.world.keys["A live"]))) == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": "Bearer {}"},
        {"Authorization": "Basic {}"},
        {"Authorization": "{}"},
        {"X-Api-Key": "{}"},
        {"Cookie": "key={}"},
    ],
)
def test_a_key_is_shown_in_one_way_only(scene: Scene, headers: dict[str, str]) -> None:
    text = scene.world.keys["A live"]
    shown = {name: value.format(text) for name, value in headers.items()}
    assert _reads(scene, Caller(headers=shown)) in {401, 404}
    assert scene.asking.status(Caller(headers=shown), "/api/v1/logs", "POST") == 401


@pytest.mark.parametrize("scope", Scope.values)
def test_a_key_does_what_its_scope_says_and_nothing_else(scene: Scene, scope: str) -> None:
    _, caller = _new_key(scene, scopes=[scope])
    allowed = {
        Scope.LOGS_READ: {("/api/v1/logs/<log>", "GET")},
        Scope.LOGS_WRITE: {("/api/v1/logs", "POST"), ("/api/v1/commitments", "POST")},
        Scope.PLAYERS_WRITE: {("/api/v1/players/<token>", "PUT")},
        Scope.DISPUTES_WRITE: set(),
        Scope.ADMIN: {("/api/v1/keys", "GET"), ("/api/v1/platform", "PATCH")},
    }
    asked = set().union(*allowed.values())
    done = {(route, method) for route, method in asked if scene.asking.status(caller, route, method) < 400}
    assert done == allowed[Scope(scope)]
