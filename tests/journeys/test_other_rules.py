"""An arbiter's question answered in the browser: would this hand be right by other rules?"""

from playwright.sync_api import Page, expect

from accounts.models import Visibility
from replays.auditing.work import run_audits
from replays.models import Audit, GameLog
from tests.replays.pages.conftest import StoreCase


def _log(store_case: StoreCase) -> GameLog:
    """Public, and flagged for it names the option missed_win=all."""
    return store_case("R09c", visibility=Visibility.PUBLIC)


def test_other_rules_are_tried_from_the_hand_without_a_script(
    transactional_db: None, plain_page: Page, store_case: StoreCase
) -> None:
    log = _log(store_case)
    plain_page.goto(f"/logs/{log.id}/hands/1/")
    plain_page.get_by_label("漏胡后").select_option("别人打的同一种牌不能胡")
    for fold in ("其他选项", "收付"):
        plain_page.locator("summary", has_text=fold).click()
    plain_page.get_by_label("小胡的底分").fill("25")
    plain_page.get_by_role("button", name="换规则复算").click()
    expect(plain_page).to_have_url(
        f"/logs/{log.id}/what-if/?option.missed_win=same_tile&option.points_small=25&hand=1"
    )
    expect(plain_page.get_by_text("得分有变：2号位 +30、4号位 −30。")).to_be_visible()
    row = plain_page.get_by_role("row").filter(has_text="2号位")
    expect(row.get_by_role("cell")).to_have_text(["+20", "+50", "+30"])
    expect(plain_page.get_by_text("1处问题没有了")).to_be_visible()


def test_who_works_for_the_platform_keeps_the_audit_and_finds_it_again(
    signed_in: Page, store_case: StoreCase
) -> None:
    log = _log(store_case)
    signed_in.goto(f"/logs/{log.id}/")
    signed_in.get_by_role("link", name="别人打的同一种牌不能胡").click()
    expect(signed_in.get_by_text("这一局没有问题。")).to_be_visible()
    signed_in.get_by_role("button", name="按这套规则存一次审计").click()
    expect(signed_in.get_by_role("status").filter(has_text="引擎正在按这套规则审计")).to_be_visible()
    run_audits(Audit.objects.values_list("id", flat=True))
    expect(signed_in.get_by_text("这份记录没有问题。")).to_be_visible()
    signed_in.goto(f"/logs/{log.id}/")
    expect(signed_in.locator(".page-head .seal")).to_have_text("有误")
    signed_in.get_by_role("link", name="漏胡后，到自己下次摸牌前：别人打的同一种牌不能胡").last.click()
    expect(signed_in.get_by_text("引用这次审计")).to_be_visible()
