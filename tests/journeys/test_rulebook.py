"""An arbiter looks a clause up, by its number and by a word, and prints the page."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect


def test_a_clause_is_found_by_its_number_and_by_words(page: Page, live_server: object) -> None:
    page.goto("/rules/nantong/")
    field = page.get_by_label("查条款")
    for typed in ("34", "nt 34", "NT-34"):
        field.fill(typed)
        expect(page.locator("#NT-34")).to_be_visible()
        expect(page.locator("#NT-33")).to_be_hidden()
    field.fill("海底捞月")
    expect(page.locator("#NT-29")).to_be_visible()
    expect(page.locator("#example-X29")).to_be_visible()
    expect(page.locator("#example-X12")).to_be_hidden()
    expect(page.get_by_role("heading", name="玩法简介")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("条")
    field.fill("没有这样的话")
    expect(page.get_by_text("这一页没有这样的字词。")).to_be_visible()
    field.fill("")
    expect(page.locator("#NT-01")).to_be_visible()
    expect(page.get_by_role("heading", name="玩法简介")).to_be_visible()


def test_a_link_to_what_was_put_aside_leads_there_all_the_same(page: Page, live_server: object) -> None:
    page.goto("/rules/nantong/")
    page.get_by_label("查条款").fill("34")
    page.locator("#NT-34").get_by_role("link", name="抢杠胡", exact=True).click()
    expect(page.locator("#example-X34")).to_be_in_viewport()
    expect(page.locator("#NT-33")).to_be_visible()


def test_an_address_with_a_clause_opens_there(page: Page, live_server: object) -> None:
    page.goto("/rules/nantong/#NT-55")
    expect(page.locator("#NT-55")).to_be_in_viewport()


def test_on_paper_only_the_rules_are_left(page: Page, live_server: object) -> None:
    page.goto("/rules/nantong/")
    page.emulate_media(media="print")
    expect(page.get_by_label("查条款")).to_be_hidden()
    expect(page.get_by_role("contentinfo")).to_be_hidden()
    expect(page.locator("#NT-01")).to_be_visible()


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("device", ["light", "dark"])
def test_paper_is_white_whatever_the_screen_is(
    page: Page, live_server: object, theme: str, device: Literal["light", "dark"]
) -> None:
    page.context.add_cookies([{"name": "theme", "value": theme, "domain": "localhost", "path": "/"}])
    page.emulate_media(media="print", color_scheme=device)
    page.goto("/rules/nanchong/")
    expect(page.locator("#NC-01")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
