"""Stepping through a hand, with and without scripts."""

import pytest
from playwright.sync_api import Page, expect

from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase

#: What the table shows, as text that two drawings of it can be compared by.
SUMMARY = """(root) => [...root.querySelectorAll(".felt [data-seat], .felt .centre")].map((part) => [
  part.className.includes("turn"),
  [...part.querySelectorAll("svg.tile")].map((tile) =>
    `${tile.getAttribute("aria-label")}|${tile.getAttribute("class")}|${tile.parentElement.className}`),
  [...part.querySelectorAll("[data-score], [data-wall], [data-now], [data-fault-now]")]
    .map((text) => text.textContent.trim().replace(/\\s+/g, " ")),
  [...part.querySelectorAll("[data-said]:not([hidden])")].map((said) => said.textContent),
])"""
AS_THE_SERVER_DRAWS_IT = f"""async (step) => {{
  const answer = await fetch(`?step=${{step}}`);
  return ({SUMMARY})(new DOMParser().parseFromString(await answer.text(), "text/html"));
}}"""


def hand_page(page: Page, log: GameLog, query: str = "") -> None:
    page.goto(f"/logs/{log.id}/hands/1/{query}")
    expect(page.locator("hand-viewer[data-ready]")).to_be_visible()


def step_shown(page: Page) -> int:
    return int(page.locator("[data-count]").inner_text())


@pytest.mark.parametrize("name", ["X13", "X31", "X41", "R01a"])
def test_the_script_draws_each_step_as_the_server_does(
    page: Page, transactional_db: None, store_case: StoreCase, complaints: list[str], name: str
) -> None:
    log = store_case(name)
    hand_page(page, log, "?step=0")
    last = int(page.locator("[data-slider]").get_attribute("max") or 0)
    page.locator(".felt").focus()
    for step in range(last + 1):
        drawn = page.evaluate(f"() => ({SUMMARY})(document)")
        assert drawn == page.evaluate(AS_THE_SERVER_DRAWS_IT, step), f"step {step}"
        page.keyboard.press("ArrowRight")


def test_keys_step_while_the_focus_is_at_the_table(
    page: Page, sample: GameLog, complaints: list[str]
) -> None:
    hand_page(page, sample, "?step=3")
    page.locator(".felt").focus()
    for key, step in (("ArrowRight", 4), ("ArrowLeft", 3), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        assert step_shown(page) == step
    page.keyboard.press("End")
    assert step_shown(page) == int(page.locator("[data-slider]").get_attribute("max") or 0)


def test_keys_do_nothing_elsewhere_on_the_page(page: Page, sample: GameLog) -> None:
    hand_page(page, sample, "?step=3")
    page.get_by_role("link", name="规则", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    assert step_shown(page) == 3


def test_buttons_the_list_and_the_slider_step_without_a_new_page(page: Page, sample: GameLog) -> None:
    hand_page(page, sample, "?step=3")
    page.evaluate("window.samePage = true")
    page.get_by_role("link", name="下一步").click()
    assert step_shown(page) == 4
    page.locator('a[data-step="7"]').click()
    assert step_shown(page) == 7
    page.get_by_role("slider").fill("2")
    assert step_shown(page) == 2
    assert page.url.endswith("?step=2")
    assert page.evaluate("window.samePage") is True


def test_the_next_finding_is_one_click_away(page: Page, sample: GameLog) -> None:
    hand_page(page, sample, "?step=0")
    page.get_by_role("link", name="下一处问题").click()
    expect(page.locator("a[data-fault][aria-current]")).to_be_visible()
    expect(page.locator("[data-fault-now]")).not_to_be_empty()


def test_stepping_is_announced_to_those_who_listen(page: Page, sample: GameLog) -> None:
    hand_page(page, sample, "?step=0")
    now = page.locator("[aria-live] , [data-now]").first
    expect(now).to_have_text("发牌")
    page.locator(".felt").focus()
    page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("打出")


def test_a_member_steps_through_a_private_log(
    signed_in: Page, store_case: StoreCase, complaints: list[str]
) -> None:
    hand_page(signed_in, store_case("X01", public=False), "?step=0")
    signed_in.locator(".felt").focus()
    signed_in.keyboard.press("End")
    assert step_shown(signed_in) > 0


def test_without_scripts_each_step_is_a_link(plain_page: Page, sample: GameLog) -> None:
    plain_page.goto(f"/logs/{sample.id}/hands/1/?step=0")
    plain_page.get_by_role("link", name="下一步").click()
    assert plain_page.url.endswith("?step=1")
    assert step_shown(plain_page) == 1
    expect(plain_page.get_by_role("slider")).to_be_hidden()
