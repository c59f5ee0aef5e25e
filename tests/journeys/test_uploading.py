"""From a file on somebody's disk to a verdict."""

import json
from pathlib import Path

import pytest
from django.test import Client
from playwright.sync_api import Page, expect

from accounts.models import User
from replays.auditing.work import run_overdue
from replays.models import Audit, GameLog
from tests.replays.pages.conftest import case_log


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """A good log and one that is broken off."""
    good, broken = tmp_path / "good.json", tmp_path / "broken.json"
    good.write_text(json.dumps(case_log("R01a")), encoding="utf-8")
    broken.write_text('{"format": "mjaudit-log"', encoding="utf-8")
    return [good, broken]


def audit_everything() -> None:
    """What a worker does."""
    Audit.objects.update(queued_at="2020-01-01T00:00:00Z")
    run_overdue(seconds=20)


def test_files_are_answered_one_by_one_and_the_verdict_comes_by_itself(
    signed_in: Page, files: list[Path], complaints: list[str]
) -> None:
    page = signed_in
    page.goto("/upload/")
    page.get_by_label("记录文件").set_input_files(files)
    page.get_by_role("button", name="上传").click()
    expect(page.locator("[data-answers] > li")).to_have_count(2)
    expect(page.locator("[data-answers]")).to_contain_text("这不是 JSON")
    page.get_by_role("link", name="case-R01a").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    audit_everything()
    expect(page.locator(".seal.great")).to_have_text("有误")


def test_dropped_files_are_uploaded_at_once(signed_in: Page, complaints: list[str]) -> None:
    page = signed_in
    page.goto("/upload/")
    transfer = page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
          return transfer;
        }""",
        json.dumps(case_log("X01")),
    )
    page.dispatch_event("[data-drop]", "drop", {"dataTransfer": transfer})
    expect(page.locator("[data-answers]")).to_contain_text("case-X01")
    assert GameLog.objects.get().log_id == "case-X01"


def test_chosen_files_are_named_in_the_language_of_the_page(
    signed_in: Page, files: list[Path], complaints: list[str]
) -> None:
    page = signed_in
    page.goto("/upload/")
    field = page.locator(".file")
    expect(field).to_contain_text("选择文件")
    expect(field.locator(".none")).to_be_visible()
    page.get_by_label("记录文件").set_input_files(files)
    expect(field.locator(".none")).to_be_hidden()
    expect(field.locator(".some")).to_have_text("✓ good.json、broken.json")
    page.get_by_label("记录文件").focus()
    outline = field.locator(".button").evaluate("button => getComputedStyle(button).outlineStyle")
    assert outline == "solid"


def test_without_scripts_the_page_says_that_a_file_is_chosen(plain_page: Page, files: list[Path]) -> None:
    plain_page.goto("/try/")
    expect(plain_page.locator(".file .none")).to_be_visible()
    plain_page.get_by_label("或者用文件").set_input_files(files[0])
    expect(plain_page.locator(".file .some")).to_be_visible()
    expect(plain_page.locator(".file .none")).to_be_hidden()
    plain_page.get_by_role("button", name="开始核对").click()
    expect(plain_page.locator(".seal.great")).to_have_text("有误")


def test_without_scripts_the_form_does_the_same(
    plain_page: Page, client: Client, engineer: User, files: list[Path]
) -> None:
    client.force_login(engineer)
    session = client.cookies["sessionid"].value
    plain_page.context.add_cookies(
        [{"name": "sessionid", "value": session, "domain": "localhost", "path": "/"}]
    )
    plain_page.goto("/upload/")
    plain_page.get_by_label("记录文件").set_input_files(files)
    plain_page.get_by_role("button", name="上传").click()
    expect(plain_page.locator(".answers > li")).to_have_count(2)
    assert GameLog.objects.count() == 1


def test_a_visitor_tries_a_log_and_reads_what_is_wrong(
    page: Page, transactional_db: None, complaints: list[str]
) -> None:
    page.goto("/")
    page.get_by_label("粘贴一份记录").fill(json.dumps(case_log("R01a")))
    page.get_by_role("button", name="开始核对").click()
    expect(page.locator(".seal.great")).to_have_text("有误")
    expect(page.locator(".finding").first).to_be_visible()
    assert GameLog.objects.count() == 0
