"""The directory of a platform's players, kept by its programs."""

import json
from datetime import datetime
from typing import Any

import pytest
from django.http import HttpResponseBase, StreamingHttpResponse
from django.utils import timezone

from accounts.models import Platform, Player, User
from accounts.tickets import use_ticket
from evidence.models import Entry, Kind
from tests.support.programs import Program
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


def _named(program: Program, token: str, name: str | None) -> Any:
    answer = program.asks("PUT", f"/players/{token}", {"display_name": name})
    assert answer.status_code == 200, answer.content
    return json.loads(answer.content)


def _directory(program: Program) -> list[Any]:
    answer: HttpResponseBase = program.asks("GET", "/players")
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/x-ndjson")
    assert isinstance(answer, StreamingHttpResponse)
    return [json.loads(line) for line in answer.getvalue().splitlines()]


def test_a_player_gets_a_name_another_one_and_none(program: Program) -> None:
    for name in ("阿强", "老陈"):
        assert _named(program, "p.1:x", name) == {"token": "p.1:x", "display_name": name, "bound_at": None}
        assert program.gets("/players/p.1:x")["display_name"] == name
    assert _named(program, "p.1:x", None)["display_name"] is None
    assert program.refusal("GET", "/players/p.1:x") == (404, "not-found")
    assert not Player.objects.exists()


@pytest.mark.parametrize("name", ["李伟", "a", "x" * 64, "é", "O'Brien <b>", "李 伟", "🀄"])
def test_a_name_is_kept_as_it_was_given(name: str, program: Program) -> None:
    assert _named(program, "p1", name)["display_name"] == name


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("", (422, "body-invalid")),
        (" ", (422, "body-invalid")),
        ("　", (422, "body-invalid")),
        ("x" * 65, (422, "body-invalid")),
        ("a\u202eb", (422, "body-invalid")),
        ("a\u200bb", (422, "body-invalid")),
        ("\ue000", (422, "body-invalid")),
        (" a", (422, "body-invalid")),
        (1, (422, "body-invalid")),
        (["a"], (422, "body-invalid")),
        ("a\u0000b", (400, "control-character")),
        ("a\nb", (400, "control-character")),
        ("cafe\u0301", (422, "not-normalized")),
    ],
)
def test_what_cannot_be_a_name_is_refused_with_its_place(
    name: Any, refusal: tuple[int, str], program: Program
) -> None:
    answer = program.asks("PUT", "/players/p1", {"display_name": name})
    problem = json.loads(answer.content)
    assert (answer.status_code, problem["code"]) == refusal
    assert [fault["pointer"] for fault in problem["errors"]] == ["/display_name"]
    assert not Player.objects.exists()


def test_deleting_erases_name_and_binding_and_may_be_asked_twice(program: Program) -> None:
    _named(program, "p1", "阿强")
    Player.objects.update(user=User.objects.create_user("li@example.org"), bound_at=timezone.now())
    for _ in range(2):
        assert program.status("DELETE", "/players/p1") == 204
    assert not Player.objects.exists()
    assert Entry.objects.filter(kind=Kind.ERASURE).count() == 1


def test_erasing_the_name_leaves_the_binding(program: Program) -> None:
    _named(program, "p1", "阿强")
    Player.objects.update(user=User.objects.create_user("li@example.org"), bound_at=timezone.now())
    erased = _named(program, "p1", None)
    assert (erased["display_name"], erased["bound_at"] is None) == (None, False)


def test_the_directory_is_streamed_by_token_in_as_many_queries_however_long(program: Program) -> None:
    counts = []
    for number in range(3):
        for part in (3, 1, 2):
            _named(program, f"p{number}{part}", f"name {number}{part}")
        with Asked() as asked:
            found = _directory(program)
        counts.append(len(asked))
        assert [player["token"] for player in found] == sorted(player["token"] for player in found)
        assert len(found) == 3 * (number + 1)
    assert len(set(counts)) == 1


def test_an_empty_directory_is_empty(program: Program) -> None:
    assert _directory(program) == []


def test_directories_are_each_platforms_own(program: Program, neighbour: Program) -> None:
    _named(program, "p1", "阿强")
    assert neighbour.refusal("GET", "/players/p1") == (404, "not-found")
    assert _directory(neighbour) == []
    _named(neighbour, "p1", "老陈")
    assert neighbour.status("DELETE", "/players/p1") == 204
    assert program.gets("/players/p1")["display_name"] == "阿强"


def test_a_link_makes_whoever_opens_it_the_player_once(program: Program, platform: Platform) -> None:
    answer = program.asks("POST", "/players/p1/link")
    link = json.loads(answer.content)
    assert (answer.status_code, answer["Cache-Control"]) == (201, "no-store")
    assert link["url"].startswith("http://testserver/link/")
    assert datetime.fromisoformat(link["expires_at"]) > timezone.now()
    user = User.objects.create_user("li@example.org")
    use_ticket(user=user, secret=link["url"].split("/")[-2])
    assert program.gets("/players/p1")["bound_at"] is not None
    assert Player.objects.get().user == user


@pytest.mark.parametrize("token", ["", "a/b", "a%20b", "é", "%00", "x" * 65, "a%0A", "' OR 1=1"])
def test_what_is_no_token_is_404(token: str, program: Program) -> None:
    for method in ("GET", "PUT", "DELETE"):
        refusal = program.refusal(method, f"/players/{token}", {"display_name": "a"})
        assert refusal == (404, "not-found")
    assert program.status("POST", f"/players/{token}/link") == 404
