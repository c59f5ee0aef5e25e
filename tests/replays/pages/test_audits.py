"""Audits by other rules that people of a platform store, and their pages."""

import re
from urllib.parse import urlsplit

import pytest
from django.http import HttpResponse, QueryDict
from django.test import Client

from accounts.models import Membership, Platform, Role, User, Visibility
from replays.auditing.work import run_audits
from replays.models import Audit, AuditState, GameLog
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.auditing import upload
from tests.support.limits import Limits
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

LENIENT = {"option.missed_win": "same_tile"}


@pytest.fixture
def log(store_case: StoreCase) -> GameLog:
    """Public, flagged by its own rules, clean by LENIENT ones."""
    return store_case("R09c", visibility=Visibility.PUBLIC)


def _store(client: Client, log: GameLog, rules: dict[str, str] = LENIENT) -> HttpResponse:
    answer: HttpResponse = client.post(f"/logs/{log.id}/audits/", rules)  # type: ignore[assignment]  # the test client's own class
    return answer


def _stored(client: Client, log: GameLog, rules: dict[str, str] = LENIENT) -> str:
    """The address of an audit that is done."""
    address = _store(client, log, rules)["Location"]
    run_audits(Audit.objects.values_list("id", flat=True))
    return address


def test_the_what_if_offers_to_store_and_the_button_does(signed_in: Client, log: GameLog) -> None:
    page = signed_in.get(f"/logs/{log.id}/what-if/?option.missed_win=same_tile").content.decode()
    [form] = re.findall(rf'<form[^>]*action="/logs/{log.id}/audits/".*?</form>', page, re.DOTALL)
    assert "csrfmiddlewaretoken" in form
    fields = dict(re.findall(r'<input type="hidden" name="(option[^"]*|preset)" value="([^"]*)">', form))
    assert fields == LENIENT
    answer = _store(signed_in, log, fields)
    audit = Audit.objects.get(current=False)
    assert (answer.status_code, answer["Location"]) == (302, f"/logs/{log.id}/audits/{audit.id}/")


def test_only_those_who_handle_the_platforms_logs_are_offered_it_and_may(
    client: Client, cases: Platform, log: GameLog
) -> None:
    asked = f"/logs/{log.id}/what-if/?option.missed_win=same_tile"
    assert "/audits/" not in client.get(asked).content.decode()
    support = User.objects.create_user("support@example.org", "a long pass phrase")
    Membership.objects.create(user=support, platform=cases, role=Role.SUPPORT)
    client.force_login(support)
    assert "/audits/" not in client.get(asked).content.decode()
    assert _store(client, log).status_code == 403
    client.force_login(User.objects.create_user("stranger@example.org", "a long pass phrase"))
    assert _store(client, log).status_code == 403
    assert Audit.objects.count() == 1


def test_whoever_must_sign_in_first_comes_back_to_the_rules_that_were_chosen(
    client: Client, member: User, log: GameLog
) -> None:
    sent = _store(client, log, LENIENT | {"option.points_small": "25"})["Location"]
    back = QueryDict(urlsplit(sent).query)["next"]
    assert sent.startswith("/login?")
    assert back == f"/logs/{log.id}/what-if/?option.missed_win=same_tile&option.points_small=25"
    client.force_login(member)
    assert f'action="/logs/{log.id}/audits/"' in client.get(back).content.decode()


def test_a_form_from_elsewhere_stores_nothing(member: User, log: GameLog) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(member)
    assert _store(strict, log).status_code == 403
    assert Audit.objects.count() == 1


def test_its_page_waits_and_then_tells_the_difference(signed_in: Client, log: GameLog) -> None:
    address = _store(signed_in, log)["Location"]
    waiting = signed_in.get(address).content.decode()
    assert "data-refresh" in waiting
    assert "排队中" in waiting
    run_audits(Audit.objects.values_list("id", flat=True))
    page = signed_in.get(address).content.decode()
    audit = Audit.objects.get(current=False)
    assert "data-refresh" not in page
    assert "这份记录没有问题。" in page
    assert "这份记录原来的结论不变" in page
    assert audit.report_sha256 in page
    assert f"http://testserver{address}" in page
    assert f"/api/v1/logs/{log.id}/audits/{audit.id}/report" in page


def test_an_unauditable_one_says_so(signed_in: Client, log: GameLog) -> None:
    address = _store(signed_in, log)["Location"]
    Audit.objects.filter(current=False).update(state=AuditState.UNAUDITABLE, finished_at=log.received_at)
    page = signed_in.get(address).content.decode()
    assert "没能把这份记录读到底" in page
    assert "data-refresh" not in page


def test_the_same_rules_lead_to_the_same_page(signed_in: Client, log: GameLog) -> None:
    first = _stored(signed_in, log)
    assert _store(signed_in, log)["Location"] == first
    assert _store(signed_in, log, {"preset": "seed-004", "option.bird_count": ""})["Location"] == first
    assert Audit.objects.count() == 2


def test_the_rules_of_the_log_itself_lead_to_its_own_page(signed_in: Client, log: GameLog) -> None:
    answer = signed_in.post(f"/logs/{log.id}/audits/", {}, follow=True)
    assert answer.redirect_chain[-1][0] == f"/logs/{log.id}/"


def test_rules_that_do_not_exist_are_told_where_they_were_chosen(signed_in: Client, log: GameLog) -> None:
    answer = signed_in.post(f"/logs/{log.id}/audits/", {"preset": "none"}, follow=True)
    assert answer.redirect_chain[-1][0] == f"/logs/{log.id}/what-if/?preset=none"
    assert answer.status_code == 400
    assert Audit.objects.count() == 1


def test_a_log_that_waits_is_not_audited_otherwise_yet(signed_in: Client, cases: Platform) -> None:
    log = upload(cases, case_log("X01")).log
    assert _store(signed_in, log)["Location"] == f"/logs/{log.id}/"
    assert Audit.objects.count() == 1


def test_its_hands_are_of_the_allowance_of_uploads(signed_in: Client, log: GameLog, limits: Limits) -> None:
    limits(hands="1/day")
    answers = [_store(signed_in, log, {"option.points_small": points}) for points in ("1", "2")]
    assert [answer.status_code for answer in answers] == [302, 429]


def test_the_pages_of_the_log_list_what_is_stored(client: Client, member: User, log: GameLog) -> None:
    keeper = Client()
    keeper.force_login(member)
    address = _stored(keeper, log)
    for page in (f"/logs/{log.id}/", f"/logs/{log.id}/what-if/"):
        told = client.get(page).content.decode()
        assert address in told
        assert "漏胡后" in told
    log.visibility, log.link = Visibility.LINK, "x" * 22
    log.save()
    assert "/audits/" not in client.get(f"/shared/{log.link}/").content.decode()


def test_audits_of_a_later_engine_are_called_that(
    signed_in: Client, log: GameLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed_in.cookies["django_language"] = "en"
    _stored(signed_in, log)
    monkeypatch.setattr("replays.further_audits.ENGINE_VERSION", "99.0")
    addresses = [_store(signed_in, log, rules)["Location"] for rules in (LENIENT, {})]
    pages = [signed_in.get(address).content.decode() for address in addresses]
    titles = [re.findall("<title>(.*?) ·", page)[0] for page in pages]
    assert titles == ["An audit by other rules", "An audit by a later engine"]
    page = signed_in.get(f"/logs/{log.id}/").content.decode()
    listed = page.split('id="stored-title"')[1].split("</ul>")[0]
    assert ["engine 99.0" in one for one in listed.split("<li>")[1:]] == [True, True, False]


def test_a_stored_audit_is_seen_with_its_log_and_under_it_alone(
    client: Client, member: User, store_case: StoreCase, log: GameLog
) -> None:
    keeper = Client()
    keeper.force_login(member)
    address = _stored(keeper, log)
    other = store_case("X01")
    assert client.get(address).status_code == 200
    assert client.get(address.replace(str(log.id), str(other.id))).status_code == 404
    log.visibility = Visibility.PRIVATE
    log.save()
    assert client.get(address).status_code == 404


def test_its_page_asks_the_database_a_fixed_number_of_times(signed_in: Client, store_case: StoreCase) -> None:
    counts = set()
    for name in ("R09c", "X13"):
        address = _stored(signed_in, store_case(name), {"preset": "changsha"})
        with Asked() as asked:
            signed_in.get(address)
        counts.add(len(asked))
    assert len(counts) == 1
