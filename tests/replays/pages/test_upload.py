"""Uploading by hand."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from accounts.models import Membership, Platform, Role, User
from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.gamelogs import as_bytes, game_log

pytestmark = pytest.mark.django_db


def a_file(log: object, name: str = "log.json") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, log if isinstance(log, bytes) else as_bytes(dict(log)))  # type: ignore[call-overload]


def test_a_visitor_is_sent_to_the_sign_in_page(client: Client) -> None:
    assert client.get("/upload/").headers["Location"] == "/login?next=/upload/"


def test_somebody_without_a_platform_is_told_so(client: Client) -> None:
    client.force_login(User.objects.create_user("nobody@example.org", "a long pass phrase"))
    page = client.get("/upload/")
    assert page.status_code == 403
    assert "您没有权限看这里" in page.content.decode()


def test_support_only_reads(client: Client, cases: Platform) -> None:
    reader = User.objects.create_user("support@example.org", "a long pass phrase")
    Membership.objects.create(user=reader, platform=cases, role=Role.SUPPORT)
    client.force_login(reader)
    assert client.post("/upload/", {"files": a_file(case_log("X01"))}).status_code == 403
    assert GameLog.objects.count() == 0


def test_each_file_has_its_own_answer(signed_in: Client) -> None:
    files = [
        a_file(case_log("X01"), "good.json"),
        a_file(b"{", "broken.json"),
        a_file(game_log(platform="another"), "foreign.json"),
    ]
    page = signed_in.post("/upload/", {"platform": "cases", "files": files}).content.decode()
    assert [log.log_id for log in GameLog.objects.all()] == ["case-X01"]
    assert "已收下" in page
    assert "这不是 JSON" in page
    assert "记录里写的是别的平台" in page


def test_the_same_log_again_changes_nothing_and_other_content_is_refused(signed_in: Client) -> None:
    signed_in.post("/upload/", {"files": a_file(case_log("X01"))})
    again = signed_in.post("/upload/", {"files": a_file(case_log("X01"))}).content.decode()
    assert "之前已经收到过" in again
    other = signed_in.post("/upload/", {"files": a_file(case_log("X01") | {"table": "t2"})}).content.decode()
    assert "已存有另一份记录" in other
    assert ("没有收下" in other, "读不了" in other) == (True, False)
    assert GameLog.objects.count() == 1


def test_nobody_uploads_for_a_platform_that_is_not_theirs(signed_in: Client) -> None:
    assert signed_in.post("/upload/", {"platform": "other", "files": a_file(b"{}")}).status_code == 403


def test_sending_no_file_is_told(signed_in: Client) -> None:
    assert "请至少选一个文件" not in signed_in.get("/upload/").content.decode()
    assert "请至少选一个文件" in signed_in.post("/upload/", {"platform": "cases"}).content.decode()


def test_the_script_gets_the_list_alone(signed_in: Client) -> None:
    answer = signed_in.post(
        "/upload/", {"files": a_file(case_log("X01"))}, headers={"X-Requested-With": "upload-list"}
    ).content.decode()
    assert "<html" not in answer
    assert "case-X01" in answer


def test_a_file_name_with_markup_stays_text(signed_in: Client) -> None:
    page = signed_in.post("/upload/", {"files": a_file(b"{", "<img src=x>.json")}).content.decode()
    assert "<img" not in page


@pytest.mark.parametrize("visibility", ["private", "link", "public"])
def test_who_may_read_is_chosen_with_the_upload(signed_in: Client, visibility: str) -> None:
    signed_in.post("/upload/", {"files": a_file(case_log("X01")), "visibility": visibility})
    assert GameLog.objects.get().visibility == visibility


def test_without_a_choice_it_is_as_the_platform_has_it(signed_in: Client, cases: Platform) -> None:
    Platform.objects.filter(id=cases.id).update(default_visibility="public")
    assert "按平台设定：公开" in signed_in.get("/upload/").content.decode()
    signed_in.post("/upload/", {"files": a_file(case_log("X01")), "visibility": ""})
    assert GameLog.objects.get().visibility == "public"


def test_a_choice_that_does_not_exist_is_refused(signed_in: Client) -> None:
    answer = signed_in.post("/upload/", {"files": a_file(case_log("X01")), "visibility": "nonsense"})
    assert answer.status_code == 403
    assert GameLog.objects.count() == 0


def test_a_file_that_stands_against_a_stored_log_can_be_sent_in_its_place(
    signed_in: Client, store_case: StoreCase
) -> None:
    first = store_case("X01")
    other = case_log("X01") | {"table": "t2"}
    refused = signed_in.post("/upload/", {"files": a_file(other)}).content.decode()
    assert "作为第2版发送" in refused
    form = refused.split('data-supersedes="')[1].split('"')[0]
    assert form == first.sha256
    asked = signed_in.get("/upload/", {"supersedes": first.sha256}).content.decode()
    assert f'name="supersedes" value="{first.sha256}"' in asked
    signed_in.post("/upload/", {"files": a_file(other), "supersedes": first.sha256})
    assert [log.revision for log in GameLog.objects.order_by("revision")] == [1, 2]


def test_in_the_place_of_a_log_that_is_not_there_nothing_is_stored(signed_in: Client) -> None:
    sent = {"files": a_file(case_log("X01")), "supersedes": "a" * 64}
    assert "没有可以由它替换的记录" in signed_in.post("/upload/", sent).content.decode()
    assert GameLog.objects.count() == 0


def test_markup_in_the_digest_to_replace_stays_text(signed_in: Client) -> None:
    assert "<img" not in signed_in.get("/upload/", {"supersedes": '"><img src=x>'}).content.decode()
