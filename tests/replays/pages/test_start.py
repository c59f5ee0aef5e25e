"""The start page and trying a log without an account."""

import json
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from replays.auditing.engine_process import EngineBusy, EngineFailed
from replays.auditing.work import run_audits
from replays.models import GameLog
from replays.samples.files import FOLDER, MANIFEST
from replays.samples.loading import load_samples
from tests.replays.pages.conftest import StoreCase
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.limits import Limits
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


def text_of(log: object) -> str:
    return json.dumps(log, ensure_ascii=False)


def test_a_visitor_reads_what_this_is_and_finds_the_box(client: Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert "每一局，逐条核对" in page.content.decode()
    assert 'name="text"' in page.content.decode()


def test_samples_are_listed_and_the_first_fault_is_explained(client: Client, store_case: StoreCase) -> None:
    clean, flagged = store_case("X01"), store_case("R01a")
    page = client.get("/").content.decode()
    assert f"/logs/{clean.id}/" in page
    assert f"/logs/{flagged.id}/hands/1/?step=" in page
    assert "看一处问题" in page


def test_the_start_page_asks_the_database_a_fixed_number_of_times(
    client: Client, store_case: StoreCase
) -> None:
    store_case("R01a")
    with Asked() as asked:
        client.get("/")
    assert len(asked) == 2
    for name in ("X01", "X02", "R01b"):
        store_case(name)
    with Asked() as asked:
        client.get("/")
    assert len(asked) == 2


def test_a_pasted_log_is_checked_and_not_kept(client: Client, cases: object) -> None:
    page = client.post("/try/", {"text": text_of(game_log())})
    assert page.status_code == 200
    assert "无误" in page.content.decode()
    assert GameLog.objects.count() == 0


def test_a_faulty_log_shows_its_finding(client: Client) -> None:
    page = client.post("/try/", {"file": SimpleUploadedFile("log.json", as_bytes(faulty_log()))})
    assert page.status_code == 200
    assert "有误" in page.content.decode()
    assert "GEN-03" in page.content.decode()


def test_what_is_no_log_is_told_by_place_expected_and_found(client: Client) -> None:
    log = game_log()
    log["hands"][0]["events"][1]["tile"] = "0m"
    page = client.post("/try/", {"text": text_of(log)})
    assert page.status_code == 422
    assert "/hands/0/events/1" in page.content.decode()
    assert "0m" in page.content.decode()


@pytest.mark.parametrize("sent", [b"", b"{", b"[]", b'{"format": "mjaudit-log", "version": 2}', b"\xff"])
def test_no_bytes_whatever_make_the_page_fail(client: Client, sent: bytes) -> None:
    page = client.post("/try/", {"file": SimpleUploadedFile("log.json", sent + b" ")})
    assert page.status_code == 422
    assert "这份记录读不了" in page.content.decode()


@pytest.mark.parametrize(("trouble", "status"), [(EngineBusy, 503), (EngineFailed, 422)])
def test_an_engine_that_gives_no_report_is_told(
    client: Client, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception], status: int
) -> None:
    def no_report(_data: bytes) -> bytes:
        raise trouble

    monkeypatch.setattr("replays.pages.checking.check_log", no_report)
    page = client.post("/try/", {"text": text_of(game_log())})
    assert page.status_code == status
    assert "引擎" in page.content.decode()


@pytest.mark.parametrize(("language", "says"), [("zh-hans", "一分钟"), ("zh-hant", "一分鐘"), ("en", "Wait")])
def test_who_tries_too_often_is_asked_to_wait_in_the_language_of_the_page(
    client: Client, limits: Limits, language: str, says: str
) -> None:
    limits(check="2/minute")
    client.cookies["django_language"] = language
    pages = [client.post("/try/", {"text": "{"}) for _ in range(3)]
    assert [page.status_code for page in pages] == [422, 422, 429]
    assert says in pages[-1].content.decode()
    assert 0 < int(pages[-1]["Retry-After"]) <= 60


def test_tries_on_the_page_and_checks_by_the_api_are_one_allowance(client: Client, limits: Limits) -> None:
    limits(check="1/minute")
    assert client.post("/api/v1/check", b"{", content_type="application/json").status_code == 400
    assert client.post("/try/", {"text": "{"}).status_code == 429


def test_who_is_signed_in_tries_as_often_as_needed(signed_in: Client, limits: Limits) -> None:
    limits(check="1/minute")
    assert [signed_in.post("/try/", {"text": "{"}).status_code for _ in range(3)] == [422] * 3


def test_markup_in_a_log_stays_text(client: Client) -> None:
    page = client.post("/try/", {"text": '{"format": "<script>alert(1)</script>"}'})
    assert "<script>alert" not in page.content.decode()


def test_a_sample_can_be_opened_in_the_box(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01")
    page = client.get("/try/", {"sample": str(log.id)})
    assert "case-X01" in page.content.decode()


@pytest.mark.parametrize("sample", ["nonsense", "01980000-0000-7000-8000-000000000000"])
def test_a_sample_that_does_not_exist_is_not_found(client: Client, sample: str) -> None:
    assert client.get("/try/", {"sample": sample}).status_code == 404


def test_a_private_log_cannot_be_read_through_the_box(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01", public=False)
    assert client.get("/try/", {"sample": str(log.id)}).status_code == 404


def test_our_samples_are_called_by_what_they_show(client: Client) -> None:
    run_audits([received.audit.id for received in load_samples()])
    manifest = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))["samples"]
    for language in ("zh-hans", "zh-hant", "en"):
        client.cookies["django_language"] = language
        page, *pages = (
            unescape(client.get(address).content.decode()) for address in ("/", "/logs/", "/logs/?page=2")
        )
        listed = "".join(pages)
        for sample in manifest:
            assert sample["title"][language] in page
            assert sample["title"][language] in listed
    page = client.get("/").content.decode()
    shelves = {shelf.split("</h3>")[0]: shelf.count("?sample=") for shelf in page.split("<h3>")[1:]}
    assert shelves == {"Nantong (Changsha mahjong)": 13, "Nanchong": 10, "Nancheng (Jiangxi)": 10}
    log = GameLog.objects.get(log_id=manifest[-1]["file"].removesuffix(".json"))
    assert manifest[-1]["explanation"]["en"] in unescape(client.get(f"/logs/{log.id}/").content.decode())
