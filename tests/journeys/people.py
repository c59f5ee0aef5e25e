"""People with browsers of their own, in one journey."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

PASSWORD = "seven pairs of tiles"


class People:
    """Opens a browser for whoever comes along; all of them are closed at the end."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def somebody(self) -> Page:
        """The page of a browser that has never been here."""
        context = self._browser.new_context(base_url=self._address, locale="zh-CN")
        context.set_default_timeout(30_000)
        return context.new_page()


@contextmanager
def people_of(browser: Browser, live_server: LiveServer) -> Iterator[People]:
    """Everybody's browsers, for as long as the block lasts."""
    before = set(browser.contexts)
    try:
        yield People(browser, live_server.url)
    finally:
        for context in set(browser.contexts) - before:
            context.close()


def sign_in(page: Page, email: str) -> None:
    """By the form, from wherever the page is."""
    page.goto("/login")
    page.get_by_label("电子邮箱").fill(email)
    page.get_by_label("密码").fill(PASSWORD)
    page.get_by_role("button", name="登录").click()
    expect(page.get_by_role("link", name="账号")).to_be_visible()


def sign_up(page: Page, email: str) -> None:
    """From a page that offers it; afterwards the page is where its link came from."""
    page.get_by_role("link", name="注册账号").click()
    page.get_by_label("电子邮箱").fill(email)
    page.get_by_label("密码", exact=True).fill(PASSWORD)
    page.get_by_label("再输入一次密码").fill(PASSWORD)
    page.get_by_role("button", name="注册").click()


def upload(page: Page, visibility: str, *files: Path) -> None:
    """By the form, one answer a file."""
    page.goto("/upload/")
    page.get_by_label("谁可以看").select_option(label=visibility)
    page.get_by_label("记录文件").set_input_files(files)
    page.get_by_role("button", name="上传").click()
    expect(page.locator("[data-answers] > li")).to_have_count(len(files))


def listed(page: Page, query: str = "") -> list[str]:
    """The logs that this reader finds in the list."""
    page.goto(f"/logs/{query}")
    return page.locator(".logs a.name").all_inner_texts()
