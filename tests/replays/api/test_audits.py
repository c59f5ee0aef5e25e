"""Audits stored besides a log's own, and compared."""

import hashlib
import json
from typing import Any

import pytest
from django.test import Client

from accounts.models import Platform, Visibility
from accounts.platforms import create_platform
from replays.auditing.work import run_audits
from replays.models import Audit, AuditState, GameLog
from tests.replays.pages.conftest import case_log
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import game_log
from tests.support.limits import Limits
from tests.support.programs import Program
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

LENIENT = {"options": {"missed_win": "same_tile"}}


@pytest.fixture
def program(platform: Platform) -> Program:
    """One that uploads and reads."""
    return Program(platform)


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """Flagged by its own rules, clean by LENIENT ones."""
    return uploaded_and_audited(platform, case_log("R09c") | {"platform": "demo"}).log


def _stored(program: Program, log: GameLog, rules: Any) -> Any:
    """The document of an audit by these rules, which is done."""
    answer = program.asks("POST", f"/logs/{log.id}/audits", rules)
    assert answer.status_code in (200, 202), answer.content
    run_audits(Audit.objects.values_list("id", flat=True))
    return program.gets(answer["Location"].removeprefix("/api/v1"))


def test_an_audit_is_stored_and_then_done(program: Program, log: GameLog) -> None:
    answer = program.asks("POST", f"/logs/{log.id}/audits", LENIENT)
    told = json.loads(answer.content)
    assert (answer.status_code, told["state"], told["own"]) == (202, "queued", False)
    assert told["asked"] == {"preset": None, "options": {"missed_win": "same_tile"}}
    assert answer["Location"] == told["url"] == f"/api/v1/logs/{log.id}/audits/{told['id']}"
    waiting = program.gets(f"/logs/{log.id}/audits/{told['id']}")
    assert (waiting["state"], waiting["report"]) == ("queued", None)
    run_audits([told["id"]])
    done = program.gets(f"/logs/{log.id}/audits/{told['id']}")
    assert (done["state"], done["verdict"], done["report"]["verdict"]) == ("done", "clean", "clean")


def test_its_report_has_a_stable_address_and_the_digest_that_is_told(program: Program, log: GameLog) -> None:
    done = _stored(program, log, LENIENT)
    answer = program.asks("GET", done["report_url"].removeprefix("/api/v1") + "?messages=none")
    assert hashlib.sha256(answer.content).hexdigest() == done["report_sha256"]
    again = program.asks(
        "GET",
        done["report_url"].removeprefix("/api/v1") + "?messages=none",
        **{"If-None-Match": answer["ETag"]},
    )
    assert again.status_code == 304
    without = program.gets(done["url"].removeprefix("/api/v1") + "?messages=none")
    assert without["report"] == json.loads(answer.content)


def test_the_same_again_is_the_same_audit(program: Program, log: GameLog) -> None:
    first = program.asks("POST", f"/logs/{log.id}/audits", LENIENT)
    again = program.asks("POST", f"/logs/{log.id}/audits", {"preset": "seed-004"})
    assert (first.status_code, again.status_code) == (202, 200)
    assert first["Location"] == again["Location"]
    assert Audit.objects.count() == 2


def test_without_rules_it_is_by_those_of_the_log(program: Program, log: GameLog) -> None:
    answer = program.asks("POST", f"/logs/{log.id}/audits", {})
    told = json.loads(answer.content)
    assert (answer.status_code, told["own"], told["asked"]) == (200, True, None)


def test_all_are_listed_the_newest_first_in_pages(program: Program, log: GameLog) -> None:
    for points in (1, 2, 3):
        _stored(program, log, {"options": {"points_small": points}})
    first = program.gets(f"/logs/{log.id}/audits?page_size=3")
    assert [audit["asked"]["options"]["points_small"] for audit in first["results"]] == [3, 2, 1]
    last = program.gets(first["next"].split("/api/v1")[1])
    assert [audit["own"] for audit in last["results"]] == [True]
    assert last["next"] is None


def test_the_list_costs_the_same_however_long_it_is(program: Program, log: GameLog) -> None:
    program.gets(f"/logs/{log.id}/audits")
    counts = set()
    for points in (1, 2, 3):
        _stored(program, log, {"options": {"points_small": points}})
        with Asked() as asked:
            program.gets(f"/logs/{log.id}/audits")
        counts.add(len(asked))
    assert counts == {3}


@pytest.mark.parametrize(
    ("body", "status", "code", "pointer"),
    [
        ({"preset": "x"}, 422, "rules-invalid", "/preset"),
        ({"options": {"x": 1}}, 422, "rules-invalid", "/options/x"),
        ({"options": {"a/b": 1}}, 422, "rules-invalid", "/options/a~1b"),
        ({"options": {"bird_count": 3}}, 422, "rules-invalid", "/options/bird_count"),
        ({"options": {"bird_count": "2"}}, 422, "rules-invalid", "/options/bird_count"),
        ({"options": {"bird_count": None}}, 422, "rules-invalid", "/options/bird_count"),
        ({"options": {"bird_count": [[2]]}}, 422, "rules-invalid", "/options/bird_count"),
        ({"options": []}, 422, "body-invalid", "/options"),
        ({"preset": 1}, 422, "body-invalid", "/preset"),
        ({"rules": {}}, 422, "body-invalid", "/rules"),
        ([], 422, "not-an-object", ""),
        (b'{"preset": "changsha", "preset": "seed-004"}', 400, "duplicate-key", ""),
        (b'{"options": {"bird_count": 2.0}}', 400, "float-not-allowed", "/options/bird_count"),
        (b" ", 400, "empty-body", ""),
        (b"{" + b" " * 20_000 + b"}", 413, "body-too-large", ""),
    ],
)
def test_rules_that_are_none_are_refused_with_their_place(
    program: Program, log: GameLog, body: Any, status: int, code: str, pointer: str
) -> None:
    answer = program.asks("POST", f"/logs/{log.id}/audits", body)
    problem = json.loads(answer.content)
    assert (answer.status_code, problem["code"], problem["errors"][0]["pointer"]) == (status, code, pointer)
    assert Audit.objects.count() == 1


def test_a_parameter_is_no_place_for_rules(program: Program, log: GameLog) -> None:
    assert program.refusal("POST", f"/logs/{log.id}/audits?preset=changsha", {}) == (400, "invalid-parameter")


def test_a_log_that_waits_is_not_audited_otherwise_yet(program: Program, platform: Platform) -> None:
    log = upload(platform, game_log()).log
    assert program.refusal("POST", f"/logs/{log.id}/audits", LENIENT) == (409, "audit-not-finished")


def test_only_the_logs_own_platform_stores(program: Program, platform: Platform, log: GameLog) -> None:
    log.visibility = Visibility.PUBLIC
    log.save()
    other = Program(create_platform(slug="other", name="Other"))
    reader = Program(platform, scopes=("logs:read",))
    path = f"/logs/{log.id}/audits"
    assert other.status("GET", path) == 200
    assert other.status("POST", path, LENIENT) == 404
    assert reader.status("POST", path, LENIENT) == 403
    assert Program().status("POST", path, LENIENT) == 401
    assert Program(platform, is_sandbox=True).status("POST", path, LENIENT) == 404


def test_a_test_key_stores_audits_of_test_logs(platform: Platform) -> None:
    log = uploaded_and_audited(platform, case_log("R09c") | {"platform": "demo"}, test=True).log
    tester = Program(platform, is_sandbox=True)
    assert _stored(tester, log, LENIENT)["verdict"] == "clean"


def test_its_hands_are_of_the_allowance_of_uploads(program: Program, log: GameLog, limits: Limits) -> None:
    limits(hands="1/day")
    answers = [
        program.asks("POST", f"/logs/{log.id}/audits", {"options": {"points_small": points}})
        for points in (1, 1, 2)
    ]
    assert [answer.status_code for answer in answers] == [202, 429, 429]
    assert '"hands";q=1;w=86400' in answers[0]["RateLimit-Policy"]


def test_two_audits_are_compared(program: Program, log: GameLog) -> None:
    own = program.gets(f"/logs/{log.id}")["audit"]["id"]
    other = _stored(program, log, LENIENT)["id"]
    found = program.gets(f"/logs/{log.id}/audits/{own}/compare/{other}")
    assert (found["before"]["verdict"], found["after"]["verdict"]) == ("flagged", "clean")
    [finding] = found["hands"][0]["findings"]["go"]
    assert finding["message"]["zh-hans"]
    turned = program.gets(f"/logs/{log.id}/audits/{other}/compare/{own}?messages=none")
    [finding] = turned["hands"][0]["findings"]["come"]
    assert "message" not in finding
    same = program.gets(f"/logs/{log.id}/audits/{own}/compare/{own}")
    assert [len(same["hands"][0]["findings"][part]) for part in ("go", "come", "stay")] == [0, 0, 1]


def test_a_comparison_is_what_the_what_if_had_told(program: Program, log: GameLog) -> None:
    tried = program.gets(f"/logs/{log.id}/what-if?option.missed_win=same_tile")
    own, other = program.gets(f"/logs/{log.id}")["audit"]["id"], _stored(program, log, LENIENT)["id"]
    assert program.gets(f"/logs/{log.id}/audits/{own}/compare/{other}") == tried


def test_a_comparison_keeps_until_it_changes(program: Program, log: GameLog) -> None:
    own = program.gets(f"/logs/{log.id}")["audit"]["id"]
    path = f"/logs/{log.id}/audits/{own}/compare/{own}"
    tag = program.asks("GET", path)["ETag"]
    assert program.asks("GET", path, **{"If-None-Match": tag}).status_code == 304


def test_a_comparison_asks_once_for_both(program: Program, log: GameLog) -> None:
    own, other = program.gets(f"/logs/{log.id}")["audit"]["id"], _stored(program, log, LENIENT)["id"]
    with Asked() as asked:
        program.gets(f"/logs/{log.id}/audits/{own}/compare/{other}")
    assert len(asked) == 2  # and the key


def test_what_is_not_done_cannot_be_compared(program: Program, log: GameLog) -> None:
    own = program.gets(f"/logs/{log.id}")["audit"]["id"]
    waiting = json.loads(program.asks("POST", f"/logs/{log.id}/audits", LENIENT).content)["id"]
    for path in (f"{own}/compare/{waiting}", f"{waiting}/compare/{own}", f"{waiting}/report"):
        refused = program.refusal("GET", f"/logs/{log.id}/audits/{path}")
        assert refused == (409, "audit-not-finished")


def test_an_audit_is_found_under_its_own_log_alone(
    program: Program, platform: Platform, log: GameLog
) -> None:
    other = uploaded_and_audited(platform, game_log("another"))
    own = program.gets(f"/logs/{log.id}")["audit"]["id"]
    for path in (
        f"{other.audit.id}",
        f"{other.audit.id}/report",
        f"{own}/compare/{other.audit.id}",
        f"{other.audit.id}/compare/{own}",
    ):
        assert program.status("GET", f"/logs/{log.id}/audits/{path}") == 404


def test_audits_are_seen_with_their_log(client: Client, program: Program, log: GameLog) -> None:
    stored = _stored(program, log, LENIENT)
    own = program.gets(f"/logs/{log.id}")["audit"]["id"]
    addresses = [
        f"/api/v1/logs/{log.id}/audits",
        stored["url"],
        stored["report_url"],
        f"{stored['url']}/compare/{own}",
    ]
    assert [client.get(address).status_code for address in addresses] == [404] * 4
    log.visibility = Visibility.PUBLIC
    log.save()
    assert [client.get(address).status_code for address in addresses] == [200] * 4


def test_an_unauditable_one_says_so(program: Program, log: GameLog) -> None:
    told = json.loads(program.asks("POST", f"/logs/{log.id}/audits", LENIENT).content)
    Audit.objects.filter(id=told["id"]).update(
        state=AuditState.UNAUDITABLE, reason="too much", finished_at="2026-01-01T00:00:00Z"
    )
    document = program.gets(f"/logs/{log.id}/audits/{told['id']}")
    assert (document["state"], document["reason"], document["report"]) == ("unauditable", "too much", None)
    assert program.refusal("GET", f"/logs/{log.id}/audits/{told['id']}/report") == (409, "unauditable")


def test_prefer_waits_for_it(program: Program, log: GameLog) -> None:
    audit = _stored(program, log, LENIENT)["id"]
    answer = program.asks("POST", f"/logs/{log.id}/audits", LENIENT, Prefer="wait=5")
    assert (json.loads(answer.content)["id"], json.loads(answer.content)["state"]) == (audit, "done")
