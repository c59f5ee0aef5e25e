"""Every page can be read by everybody: by ear, by keyboard, on a small phone, in the dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase, case_log

PAGES = (
    "/",
    "/try/",
    "/login",
    "/logs/",
    "/logs/{log}/",
    "/logs/{log}/hands/1/",
    "/logs/{log}/what-if/?preset=changsha&option.bird_count=4",
    "/rules/",
    "/rules/nantong/",
    "/rules/nanchong/",
    "/none",
)


def visit(page: Page, address: str, log: GameLog) -> None:
    page.goto(address.format(log=log.id))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_breaks_a_rule_of_accessibility(page: Page, sample: GameLog, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    for address in PAGES:
        visit(page, address, sample)
        found = Axe().run(page, options={"rules": {"color-contrast-enhanced": {"enabled": True}}})
        assert found.violations_count == 0, f"{address}: {found.generate_report()}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_numbers_that_differ_can_be_read_too(
    page: Page, transactional_db: None, store_case: StoreCase, theme: str
) -> None:
    """A gain that is booked wrong stands in red on the wash of what differs."""
    hand = case_log("X02")["hands"][0]
    log = store_case("X02", hands=[hand | {"scores": [-10, 10, 0, 0]}])
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    for address in ("/logs/{log}/", "/logs/{log}/hands/1/"):
        visit(page, address, log)
        assert page.locator(".differs .gain").count()
        found = Axe().run(page, options={"rules": {"color-contrast-enhanced": {"enabled": True}}})
        assert found.violations_count == 0, f"{address}: {found.generate_report()}"


@pytest.mark.parametrize("language", ["zh-hans", "zh-hant", "en"])
def test_no_page_scrolls_sideways(page: Page, sample: GameLog, language: str) -> None:
    page.context.add_cookies(
        [{"name": "django_language", "value": language, "domain": "localhost", "path": "/"}]
    )
    for address in PAGES:
        visit(page, address, sample)
        for width in (1280, 768, 390, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (address, width)


def test_the_browser_has_nothing_to_complain_of(page: Page, sample: GameLog, complaints: list[str]) -> None:
    for address in PAGES[:-1]:
        visit(page, address, sample)
        expect(page.locator("h1")).to_have_count(1)
        page.wait_for_load_state("networkidle")


def test_what_can_be_pressed_is_large_enough(page: Page, sample: GameLog) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    visit(page, "/logs/{log}/hands/1/", sample)
    small = page.evaluate(
        """() => [...document.querySelectorAll("a.button, button, .nav a, .events a")]
          .map((target) => [target.textContent.trim(), target.getBoundingClientRect()])
          .filter(([, box]) => box.height && (box.height < 24 || box.width < 24)).map(([text]) => text)"""
    )
    assert small == []


def test_language_and_appearance_are_switched_by_buttons(page: Page, sample: GameLog) -> None:
    page.goto("/rules/nantong/")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.url.endswith("/rules/nantong/")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == "rgb(18, 26, 23)"


def test_a_keyboard_reaches_the_content_past_the_header(page: Page, sample: GameLog) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="跳到正文")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
