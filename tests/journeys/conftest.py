"""A browser against the running service. Without Chromium (see `make system`) these tests are skipped."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.models import Membership, Platform, Role, User
from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase, cases, store_case

__all__ = ["cases", "store_case"]

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong
# Playwright's own event loop runs in this thread; Django would take our queries for ones made in it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"


@pytest.fixture(scope="session", autouse=True)
def _chromium() -> None:
    if not CHROMIUM.exists():
        pytest.skip("no Chromium on this machine", allow_module_level=True)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's own Chromium, which may run as root in a container."""
    return {"executable_path": str(CHROMIUM), "args": list(FLAGS)}


@pytest.fixture
def browser_context_args(live_server: LiveServer) -> dict[str, Any]:
    """Relative addresses lead to the service; the language is that of most readers."""
    return {"base_url": live_server.url, "locale": "zh-CN", "viewport": {"width": 1280, "height": 900}}


@pytest.fixture
def complaints(page: Page) -> Iterator[list[str]]:
    """What the browser complains of: errors of scripts, what the policy blocked, what was not found."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type in ("error", "warning") else None)
    yield heard
    assert heard == []


@pytest.fixture
def sample(transactional_db: None, store_case: StoreCase) -> GameLog:
    """A public log with a fault."""
    return store_case("R01a")


@pytest.fixture
def engineer(transactional_db: None, cases: Platform) -> User:
    """Somebody who may upload."""
    user = User.objects.create_user("engineer@example.org", "a long pass phrase")
    Membership.objects.create(user=user, platform=cases, role=Role.ENGINEER)
    return user


@pytest.fixture
def signed_in(page: Page, engineer: User) -> Page:
    """The engineer, signed in by the form."""
    page.goto("/login")
    page.get_by_label("电子邮箱").fill("engineer@example.org")
    page.get_by_label("密码").fill("a long pass phrase")
    page.get_by_role("button", name="登录").click()
    page.get_by_role("link", name="上传").wait_for()
    return page


@pytest.fixture
def plain_page(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A browser that runs no scripts."""
    context = browser.new_context(base_url=live_server.url, locale="zh-CN", java_script_enabled=False)
    yield context.new_page()
    context.close()
