"""Every page can be read by everybody: by ear, by keyboard, on a small phone, in the dark."""

import json
from pathlib import Path
from typing import Final

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


#: A hand with a finding that takes many words, and with reckonings.
WORDY: Final = Path(__file__).parents[2] / "replays" / "samples" / "31-a-horse-of-the-wrong-seat.json"


def speak(page: Page, language: str) -> None:
    page.context.add_cookies(
        [{"name": "django_language", "value": language, "domain": "localhost", "path": "/"}]
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


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_a_keyboard_reaches_whatever_scrolls_on_the_page_of_a_hand(
    page: Page, transactional_db: None, store_case: StoreCase, language: str
) -> None:
    """Where a finding is long, its words beside the table scroll, and so do reckonings on a narrow screen."""
    log = store_case("X02", **json.loads(WORDY.read_text(encoding="utf-8")) | {"platform": "cases"})
    speak(page, language)
    visit(page, "/logs/{log}/hands/1/?step=24", log)
    for width in (1280, 720, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        found = Axe().run(page, options={"runOnly": ["scrollable-region-focusable"]})
        assert found.violations_count == 0, f"{width}: {found.generate_report()}"


def test_the_place_for_what_is_wrong_is_no_stop_for_a_keyboard_while_it_is_empty(
    page: Page, sample: GameLog
) -> None:
    page.goto(f"/logs/{sample.id}/hands/1/?step=0")
    place = page.locator("[data-fault-place]")
    expect(place).not_to_have_attribute("tabindex", "0")
    page.get_by_role("link", name="下一处问题").click()
    expect(place).to_have_attribute("tabindex", "0")
    page.get_by_role("link", name="回到开头").click()
    expect(place).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("language", ["zh-hans", "zh-hant", "en"])
def test_no_page_scrolls_sideways(page: Page, sample: GameLog, language: str) -> None:
    speak(page, language)
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hand_on_paper_is_black_on_white_without_what_only_a_screen_can_use(
    page: Page, sample: GameLog, theme: str
) -> None:
    page.context.add_cookies([{"name": "theme", "value": theme, "domain": "localhost", "path": "/"}])
    page.emulate_media(media="print")
    visit(page, "/logs/{log}/hands/1/", sample)
    expect(page.locator(".stepper")).to_be_hidden()
    expect(page.get_by_role("contentinfo")).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator(".felt")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".centre")).to_have_css("position", "static")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.felt')).backgroundImage").count("255") == 6
    )
