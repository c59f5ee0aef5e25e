"""Options that contradict each other are refused wherever rules may be asked for, by name and in words."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.test import Client
from django.utils.translation import gettext, override

from accounts.models import Membership, Platform, Role, User
from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from replays.models import Audit, GameLog
from replays.pages.refusals import REFUSALS
from scoring.rulesets.nancheng.options import CONTRADICTIONS
from tests.support.auditing import uploaded_and_audited
from tests.support.contradicting import DEMAND, EXPECTED, strict
from tests.support.gamelogs import as_bytes, game_log
from tests.support.programs import Program
from tests.support.tables import Json

CONTRADICTING: Final = {"points_small": 70, "points_big": 60}
FOUND: Final = '{"points_small":70,"points_big":60}'


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    with strict():
        yield


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """One whose own rules go together."""
    return uploaded_and_audited(platform, game_log()).log


def contradicting_log() -> Json:
    return game_log(rules={"id": "nantong", "options": CONTRADICTING})


def test_a_log_that_names_them_is_no_log() -> None:
    with pytest.raises(LogRefused) as caught:
        read_log(as_bytes(contradicting_log()))
    [fault] = caught.value.faults
    assert (caught.value.code, fault.pointer) == ("rules-invalid", "/rules/options/points_small")
    assert (fault.code, fault.expected, fault.found) == ("contradiction", EXPECTED, FOUND)


@pytest.mark.django_db
def test_an_upload_of_it_is_refused_and_nothing_is_stored(platform: Platform) -> None:
    answer = Program(platform).asks("POST", "/logs", contradicting_log())
    told = json.loads(answer.content)
    assert (answer.status_code, told["code"]) == (422, "rules-invalid")
    [error] = told["errors"]
    assert (error["pointer"], error["expected"], error["found"]) == (
        "/rules/options/points_small",
        EXPECTED,
        FOUND,
    )
    assert not GameLog.objects.exists()


@pytest.mark.django_db
def test_a_what_if_by_them_names_the_parameter(log: GameLog, platform: Platform) -> None:
    query = "option.points_small=70&option.points_big=60"
    answer = Program(platform).asks("GET", f"/logs/{log.id}/what-if?{query}")
    [error] = json.loads(answer.content)["errors"]
    assert answer.status_code == 400
    assert (error["pointer"], error["code"], error["found"]) == (
        "option.points_small",
        "contradiction",
        FOUND,
    )


@pytest.mark.django_db
def test_what_is_chosen_may_contradict_what_the_log_has(log: GameLog, platform: Platform) -> None:
    answer = Program(platform).asks("GET", f"/logs/{log.id}/what-if?option.points_small=60")
    assert json.loads(answer.content)["errors"][0]["found"] == '{"points_small":60,"points_big":60}'
    Program(platform).gets(f"/logs/{log.id}/what-if?option.points_small=60&option.points_big=61")


@pytest.mark.django_db
@pytest.mark.parametrize(("name", "value"), [("points_small", 60), ("points_big", 10)])
def test_the_place_is_what_the_asker_sets_though_the_log_names_all_of_them(
    platform: Platform, name: str, value: int
) -> None:
    named = game_log(rules={"id": "nantong", "options": {"points_small": 10, "points_big": 60}})
    log = uploaded_and_audited(platform, named).log
    answer = Program(platform).asks("GET", f"/logs/{log.id}/what-if?option.{name}={value}")
    assert [error["pointer"] for error in json.loads(answer.content)["errors"]] == [f"option.{name}"]
    answer = Program(platform).asks("POST", f"/logs/{log.id}/audits", {"options": {name: value}})
    assert [error["pointer"] for error in json.loads(answer.content)["errors"]] == [f"/options/{name}"]


@pytest.mark.django_db
def test_no_audit_by_them_is_stored(log: GameLog, platform: Platform) -> None:
    answer = Program(platform).asks("POST", f"/logs/{log.id}/audits", {"options": CONTRADICTING})
    told = json.loads(answer.content)
    assert (answer.status_code, told["code"]) == (422, "rules-invalid")
    assert (told["errors"][0]["pointer"], told["errors"][0]["found"]) == ("/options/points_small", FOUND)
    assert Audit.objects.count() == 1


def test_the_command_tells_them_as_a_problem_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(as_bytes(game_log()))
    with pytest.raises(SystemExit) as end:
        call_command("auditlog", str(file), "--option=points_small=70")
    assert end.value.code == 2
    [error] = json.loads(capsys.readouterr().err)["errors"]
    assert (error["pointer"], error["expected"]) == ("/rules/options/points_small", EXPECTED)


WORDS: Final = {
    "zh-hans": ("这些选项不能放在一起。", "小胡的底分：70、一个大胡的底分：60"),
    "zh-hant": ("這些選項不能放在一起。", "小胡的底分：70、一個大胡的底分：60"),
    "en": ("These options do not go together.", "Points of a small hand: 70, Points of one big hand: 60"),
}


@pytest.mark.django_db
@pytest.mark.parametrize("language", WORDS)
def test_the_form_of_a_what_if_says_so_in_the_readers_language(
    client: Client, log: GameLog, platform: Platform, language: str
) -> None:
    log.visibility = "public"
    log.save()
    page = _page(client, f"/logs/{log.id}/what-if/?option.points_big=60&option.points_small=70", language)
    says, found = WORDS[language]
    assert all(text in page for text in (says, found, str(dict(DEMAND)[language])))
    assert 'name="option.points_small"' in client.get(f"/logs/{log.id}/what-if/").content.decode()


@pytest.mark.django_db
def test_the_form_has_beside_what_is_chosen_whatever_must_go_with_it(client: Client, log: GameLog) -> None:
    log.visibility = "public"
    log.save()
    page = client.get(f"/logs/{log.id}/what-if/?option.points_big=9").content.decode()
    shown = page.split('name="preset"')[1].split("<details")[0]
    assert all(f'name="option.{name}"' in shown for name in CONTRADICTING)


@pytest.mark.django_db
@pytest.mark.parametrize("language", WORDS)
def test_a_reader_who_tries_such_a_log_reads_it_in_the_own_language(client: Client, language: str) -> None:
    client.cookies["django_language"] = language
    answer = client.post("/try/", {"text": as_bytes(contradicting_log()).decode()})
    assert answer.status_code == 422
    assert_told_to_people(answer, language)


@pytest.mark.django_db
@pytest.mark.parametrize("language", WORDS)
def test_who_uploads_such_a_file_reads_it_in_the_own_language(
    client: Client, platform: Platform, language: str
) -> None:
    user = User.objects.create_user("engineer@example.org", "a long pass phrase")
    Membership.objects.create(user=user, platform=platform, role=Role.ENGINEER)
    client.force_login(user)
    client.cookies["django_language"] = language
    file = SimpleUploadedFile("log.json", as_bytes(contradicting_log()))
    assert_told_to_people(client.post("/upload/", {"files": [file]}), language)


def assert_told_to_people(answer: Any, language: str) -> None:
    """That options do not go together, which, and what they must be: once, and not as logs name them."""
    says, found = WORDS[language]
    told = _text(answer, 'role="alert">', "</dl>")
    assert all(text in told for text in (found, str(dict(DEMAND)[language])))
    assert told.count(says) == 1
    assert not any(name in told for name in (*CONTRADICTING, "/rules/options", "{&quot;"))
    with override(language):
        assert gettext(REFUSALS["rules-invalid"]) not in told


def _page(client: Client, address: str, language: str) -> str:
    client.cookies["django_language"] = language
    answer = client.get(address)
    assert answer.status_code == 400
    return _text(answer)


def _text(answer: Any, start: str = "", end: str = "") -> str:
    """The words of a page, or of its first part from here to there."""
    page = answer.content.decode()
    part = page.split(start)[1].split(end)[0] if start else page
    return " ".join(re.sub(r"<[^>]+>", "", part).split())


@pytest.mark.django_db
def test_the_api_tells_which_options_contradict_each_other(client: Client) -> None:
    # Nancheng's own: documents of rule sets are kept, so that of one changed for a test would outlive it.
    [told] = client.get("/api/v1/rulesets/nancheng").json()["contradictions"]
    assert told["options"] == ["horse_count", "horse_mode"]
    assert told["demand"] == dict(CONTRADICTIONS[0].demand)
