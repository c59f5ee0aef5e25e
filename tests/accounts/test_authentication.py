"""API keys at the door."""

from datetime import timedelta

import pytest
from django.utils import timezone
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.test import APIRequestFactory
from rest_framework.views import APIView

from accounts.actor import ANYBODY, Actor
from accounts.actors import actor_of
from accounts.authentication import ApiKeyAuthentication
from accounts.keys import create_key
from accounts.models import ApiKey, Membership, Platform, Role, Scope, User
from accounts.permissions import HasScope
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


class Door(APIView):
    """Reading needs logs:read, writing logs:write, deleting is for nobody."""

    authentication_classes = (ApiKeyAuthentication,)
    permission_classes = (IsAuthenticated, HasScope)
    required_scopes = {"GET": Scope.LOGS_READ, "POST": Scope.LOGS_WRITE}  # noqa: RUF012

    def get(self, request: Request) -> Response:
        assert isinstance(request.auth, ApiKey)
        return Response({"platform": request.auth.platform.slug})

    post = delete = get


def knock(method: str = "get", *, header: str | None = None, query: str = "") -> Response:
    headers = {} if header is None else {"HTTP_AUTHORIZATION": header}
    request = getattr(APIRequestFactory(), method)(f"/door{query}", **headers)
    return Door.as_view()(request)


def test_a_key_opens_the_door_of_its_platform(api_key: str) -> None:
    response = knock(header=f"Api-Key {api_key}")
    assert (response.status_code, response.data) == (200, {"platform": "demo"})


@pytest.mark.parametrize(
    "header",
    [
        None,
        "Api-Key",
        "Api-Key ",
        "Api-Key nonsense",
        "Api-Key 12345678." + "x" * 32,
        "Api-Key \x00",
        "Api-Key " + "9" * 5000,
        "Bearer 12345678." + "x" * 32,
        "Basic YTpi",
    ],
)
def test_anything_but_a_key_is_401_with_the_scheme_to_use(platform: Platform, header: str | None) -> None:
    response = knock(header=header)
    assert (response.status_code, response["WWW-Authenticate"]) == (401, "Api-Key")


def test_every_wrong_key_is_told_the_same(platform: Platform, api_key: str) -> None:
    revoked, revoked_text = create_key(platform=platform, name="revoked")
    revoked.revoked = True
    revoked.save()
    expired, expired_text = create_key(platform=platform, name="expired")
    expired.expiry_date = timezone.now() - timedelta(seconds=1)
    expired.save()
    unknown = "12345678." + "x" * 32
    other_secret = api_key.split(".")[0] + "." + "x" * 32
    answers = {
        knock(header=f"Api-Key {text}").content.decode()
        for text in (revoked_text, expired_text, unknown, other_secret)
    }
    assert len(answers) == 1
    assert AuthenticationFailed.default_detail not in answers


def test_a_key_in_the_query_string_is_not_read(api_key: str) -> None:
    assert knock(query=f"?api_key={api_key}&Authorization=Api-Key%20{api_key}").status_code == 401


def test_a_key_does_only_what_its_scopes_say(platform: Platform) -> None:
    _, text = create_key(platform=platform, name="reader", scopes=[Scope.LOGS_READ])
    answers = [
        knock(method, header=f"Api-Key {text}").status_code for method in ("get", "head", "post", "delete")
    ]
    assert answers == [200, 200, 403, 403]


def test_the_key_itself_is_not_stored(api_key: str) -> None:
    secret = api_key.split(".")[1]
    stored = ApiKey.objects.values_list("id", "prefix", "hashed_key", "name").get()
    assert all(secret not in str(value) for value in stored)


def test_signing_in_with_a_key_costs_one_query_once_its_use_is_noted(api_key: str) -> None:
    knock(header=f"Api-Key {api_key}")
    with Asked() as asked:
        knock(header=f"Api-Key {api_key}")
    assert len(asked) == 1


def test_the_last_use_of_a_key_is_kept_to_the_minutes(api_key: str) -> None:
    assert ApiKey.objects.get().last_used_at is None
    knock(header=f"Api-Key {api_key}")
    first = ApiKey.objects.get().last_used_at
    assert first is not None
    knock(header=f"Api-Key {api_key}")
    assert ApiKey.objects.get().last_used_at == first
    ApiKey.objects.update(last_used_at=first - timedelta(hours=1))
    knock(header=f"Api-Key {api_key}")
    assert ApiKey.objects.get().last_used_at >= first


def test_the_actor_of_a_key_is_its_platform(platform: Platform) -> None:
    _, text = create_key(platform=platform, name="any")
    request = APIRequestFactory().get("/api/v1/logs", headers={"Authorization": f"Api-Key {text}"})
    assert actor_of(request) == Actor(platform_ids=frozenset({platform.id}))


def test_the_actor_of_an_account_is_all_its_platforms(platform: Platform) -> None:
    user = User.objects.create_user("li@example.org", "a long password")
    Membership.objects.create(user=user, platform=platform, role=Role.SUPPORT)
    request = APIRequestFactory().get("/")
    request.user = user
    assert actor_of(request).platform_ids == {platform.id}


def test_nobody_in_particular_sees_what_is_public() -> None:
    assert actor_of(APIRequestFactory().get("/")) == ANYBODY
