"""What the database is told of the asker holds for one transaction: on connections of the application's own
role, that go from one asker to the next.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest
from django.db import DatabaseError, connection, connections, transaction
from django.http import StreamingHttpResponse
from django.test import Client

from accounts.actor import ANYBODY, Actor, of_platform
from accounts.database_roles import APP
from accounts.keys import create_key
from accounts.models import Platform, Scope
from accounts.platforms import create_platform
from accounts.players import name_player
from accounts.tenancy import acting_as, streamed_as
from replays.models import GameLog
from tests.support.auditing import upload
from tests.support.gamelogs import game_log

LETTERS: Final = ("A", "B", "C")
#: Fewer connections than those who ask at once.
POOL: Final = {"min_size": 1, "max_size": 2, "timeout": 30}


@pytest.fixture
def platforms(transactional_db: None) -> dict[str, Platform]:
    """Three, each with one private log by its name."""
    made = {letter: create_platform(slug=letter, name=letter) for letter in LETTERS}
    for letter, platform in made.items():
        upload(platform, game_log(f"log-{letter}", platform=letter))
    return made


@pytest.fixture
def served(platforms: dict[str, Platform]) -> Iterator[None]:
    """Other threads connect as the web process does, from a pool, and claim to serve all tenants."""
    settings = connections["default"].settings_dict
    assert "mj.maintenance=on" in settings["OPTIONS"]["options"]
    with pytest.MonkeyPatch.context() as patch:  # over before the tables are emptied
        patch.setitem(settings, "USER", APP)
        patch.setitem(settings["OPTIONS"], "pool", POOL)
        yield
        connections["default"].close_pool()  # type: ignore[attr-defined]  # PostgreSQL's


def seen() -> list[str]:
    return sorted(GameLog.objects.values_list("log_id", flat=True))


def elsewhere(work: Callable[[], Any]) -> Any:
    """Do it in a thread of its own, on a connection of the application's."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(_with_connection, work).result()


def _with_connection(work: Callable[..., Any], *given: Any) -> Any:
    try:
        return work(*given)
    finally:
        connections.close_all()


@pytest.fixture
def asker(platforms: dict[str, Platform]) -> Actor:
    """Somebody of A."""
    return of_platform(platforms["A"].id)


@pytest.mark.usefixtures("served")
def test_it_is_forgotten_with_the_end_of_the_transaction(asker: Actor) -> None:
    def work() -> list[list[str]]:
        before = seen()
        with acting_as(asker):
            within = seen()
        return [before, within, seen()]

    assert elsewhere(work) == [[], ["log-A"], []]


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("statement", ["SELECT 1/0", "SELECT * FROM no_such_table", None])
def test_it_is_forgotten_after_an_error_too(asker: Actor, statement: str | None) -> None:
    def fail() -> None:
        with acting_as(asker), connection.cursor() as cursor:
            assert seen() == ["log-A"]
            if statement is None:
                raise DatabaseError("of our own")
            cursor.execute(statement)

    def work() -> list[str]:
        with pytest.raises(DatabaseError):
            fail()
        return seen()

    assert elsewhere(work) == []


@pytest.mark.usefixtures("served")
def test_the_next_who_gets_the_connection_is_nobody(asker: Actor) -> None:
    def ask(actor: Actor | None) -> tuple[int, list[str]]:
        def work() -> tuple[int, list[str]]:
            with acting_as(actor) if actor else transaction.atomic(), connection.cursor() as cursor:
                cursor.execute("SELECT pg_backend_pid()")
                return cursor.fetchone()[0], seen()

        found: tuple[int, list[str]] = elsewhere(work)
        return found

    of_a, of_nobody = [ask(asker) for _ in range(4)], [ask(None) for _ in range(4)]
    assert {backend for backend, _ in of_a} & {backend for backend, _ in of_nobody}
    assert [logs for _, logs in of_a] == [["log-A"]] * 4
    assert [logs for _, logs in of_nobody] == [[]] * 4


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("fails", [False, True])
def test_who_acts_within_gives_way_to_who_acted_before(
    platforms: dict[str, Platform], asker: Actor, fails: bool
) -> None:
    other = of_platform(platforms["B"].id)

    def step(inner: Actor) -> list[str]:
        try:
            with acting_as(inner):
                found = seen()
                if fails:
                    raise LookupError
        except LookupError:
            pass
        return found

    def work() -> list[list[str]]:
        with transaction.atomic():
            first = step(other)
            untold = seen()
            with acting_as(asker):
                return [first, untold, seen(), step(other), seen(), step(ANYBODY), seen()]

    assert elsewhere(work) == [["log-B"], [], ["log-A"], ["log-B"], ["log-A"], [], ["log-A"]]


@pytest.mark.usefixtures("served")
def test_a_streamed_answer_sees_its_asker_in_each_chunk_and_leaves_nobody(asker: Actor) -> None:
    def rows() -> Iterator[str]:
        for _ in range(3):
            yield ",".join(seen())

    def work() -> tuple[list[str], list[str]]:
        with acting_as(asker):  # as long as the view runs
            answer = StreamingHttpResponse(streamed_as(asker, rows()))
        untold = seen()
        chunks = [chunk.decode() for chunk in answer]
        return chunks, [*untold, *seen()]

    assert elsewhere(work) == (["log-A"] * 3, [])


@pytest.mark.usefixtures("served")
def test_a_streamed_answer_that_nobody_reads_to_its_end_leaves_nobody(asker: Actor) -> None:
    def work() -> tuple[str, list[str]]:
        chunks = streamed_as(asker, (",".join(seen()) for _ in range(3)))
        first = next(chunks)
        chunks.close()
        return first, seen()

    assert elsewhere(work) == ("log-A", [])


@pytest.mark.usefixtures("served")
def test_those_who_ask_at_once_never_see_each_others_rows(platforms: dict[str, Platform]) -> None:
    def work(turn: int) -> tuple[str, list[str], list[str]]:
        letter = LETTERS[turn % len(LETTERS)]
        with acting_as(of_platform(platforms[letter].id)):
            first = seen()
            second = seen()
        return f"log-{letter}", first, second

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda turn: _with_connection(work, turn), range(90)))
    assert [answer for answer in answers if answer[1:] != ([answer[0]], [answer[0]])] == []


def test_requests_at_once_get_the_logs_of_their_own_key(
    platforms: dict[str, Platform], request: pytest.FixtureRequest
) -> None:
    keys = {letter: create_key(platform=platform, name="test")[1] for letter, platform in platforms.items()}
    request.getfixturevalue("served")

    def work(turn: int) -> tuple[str, list[str]]:
        letter = LETTERS[turn % len(LETTERS)]
        answer = Client().get("/api/v1/logs", headers={"Authorization": f"Api-Key {keys[letter]}"})
        return f"log-{letter}", [log["log_id"] for log in answer.json()["results"]]

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda turn: _with_connection(work, turn), range(30)))
    assert [answer for answer in answers if answer[1] != [answer[0]]] == []


def test_streamed_answers_at_once_hold_the_rows_of_their_own_key(
    platforms: dict[str, Platform], request: pytest.FixtureRequest
) -> None:
    keys = {}
    for letter, platform in platforms.items():
        name_player(platform=platform, token=f"player-{letter}", display_name=letter)
        keys[letter] = create_key(platform=platform, name="test", scopes=[Scope.PLAYERS_WRITE])[1]
    request.getfixturevalue("served")

    def work(turn: int) -> tuple[str, list[str]]:
        letter = LETTERS[turn % len(LETTERS)]
        answer = Client().get("/api/v1/players", headers={"Authorization": f"Api-Key {keys[letter]}"})
        lines = b"".join(answer.streaming_content).splitlines()  # type: ignore[attr-defined]
        return f"player-{letter}", [json.loads(line)["token"] for line in lines]

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda turn: _with_connection(work, turn), range(30)))
    assert [answer for answer in answers if answer[1] != [answer[0]]] == []
