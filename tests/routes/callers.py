"""Everybody who may ask: people who signed in by the pages, programs with keys, and nobody at all."""

from http.cookies import SimpleCookie
from typing import Final

from django.test import Client

from accounts.keys import create_key
from accounts.models import Scope, User
from tests.support.second_step import code_of, set_up
from tests.tenancy.world import World

PASSWORD: Final = "seven pairs of tiles"
#: The columns of the table: by what they are called there, who it is in the world.
PEOPLE: Final = {
    "player": "anna",
    "another": "player-of-B",
    "support": "support",
    "engineer": "engineer",
    "owner": "owner",
    "arbiter": "arbiter",
    "let-in": "granted-arbiter",
    "admin": "admin",
}
CALLERS: Final = (
    "anybody", "player", "another", "support", "engineer", "owner",
    "key", "all-key", "test-key", "B-key", "arbiter", "let-in", "admin",
)  # fmt: skip


class Caller:
    """What a caller sends along with each request. One client serves all of them: making one is slow."""

    def __init__(self, cookies: dict[str, str] | None = None, headers: dict[str, str] | None = None) -> None:
        self.cookies, self.headers = cookies or {}, headers or {}
        self._client = Client(headers=self.headers, raise_request_exception=False)

    def client(self) -> Client:
        """A browser or program that has sent nothing yet but what says who it is."""
        self._client.cookies = SimpleCookie(self.cookies)
        return self._client


def make_callers(world: World) -> dict[str, Caller]:
    """All of them, people really signed in, staff with a code of their app."""
    callers = {"anybody": Caller()}
    callers |= {column: _signed_in(f"{name}@world.example") for column, name in PEOPLE.items()}
    whole = create_key(platform=world.platforms["A"], name="all", scopes=Scope.values)[1]
    keys = {"key": world.keys["A live"], "all-key": whole}
    keys |= {"test-key": world.keys["A sandbox"], "B-key": world.keys["B live"]}
    return callers | {column: with_key(text) for column, text in keys.items()}


def with_key(text: str) -> Caller:
    """A platform's program."""
    return Caller(headers={"Authorization": f"Api-Key {text}"})


def _signed_in(email: str) -> Caller:
    user, client = User.objects.get(email=email.lower()), Client()
    user.set_password(PASSWORD)
    user.save(update_fields=["password"])
    secret = set_up(user) if user.service_role else ""
    client.post("/login", {"login": user.email, "password": PASSWORD})
    if secret:
        client.post("/account/second-step/code/", {"code": code_of(secret)})
    assert client.get("/account/").status_code == 200, email
    return Caller(cookies={name: morsel.value for name, morsel in client.cookies.items()})
