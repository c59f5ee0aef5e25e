"""A person makes an account, sets the second step up, signs in with it, and goes again."""

import pytest
from playwright.sync_api import Page, expect

from accounts.models import User
from tests.journeys.inspecting import inspect
from tests.support.second_step import code_of

PASSWORD = "seven pairs of tiles"


@pytest.mark.usefixtures("transactional_db")
def test_an_account_from_its_first_day_to_its_last(page: Page, complaints: list[str]) -> None:
    page.goto("/login")
    page.get_by_role("link", name="注册一个").click()
    inspect(page)
    page.get_by_label("名字（可不填）").fill("李伟")
    page.get_by_label("电子邮箱").fill("li.wei@example.org")
    page.get_by_label("密码", exact=True).fill("short")
    page.get_by_label("再输入一次密码").fill("short")
    page.get_by_role("button", name="注册").click()
    expect(page.get_by_text("密码至少要有 12 个字符")).to_be_visible()
    inspect(page, dark=True)
    page.get_by_label("密码", exact=True).fill(PASSWORD)
    page.get_by_label("再输入一次密码").fill(PASSWORD)
    page.get_by_role("button", name="注册").click()

    page.get_by_role("link", name="账号").click()
    inspect(page)
    page.get_by_role("link", name="第二步验证").click()
    inspect(page, dark=True)
    page.get_by_role("link", name="开始设置").click()
    inspect(page)
    secret = page.locator("code.secret").inner_text()
    page.get_by_label("验证器上的验证码").fill(code_of(secret))
    page.get_by_role("button", name="完成设置").click()
    expect(page.locator(".codes li")).to_have_count(10)
    inspect(page, dark=True)
    page.get_by_role("link", name="完成").click()
    page.get_by_role("button", name="退出", exact=True).click()

    page.get_by_role("link", name="登录").click()
    page.get_by_label("电子邮箱").fill("LI.WEI@example.org")
    page.get_by_label("密码").fill(PASSWORD)
    page.get_by_role("button", name="登录").click()
    inspect(page)
    page.get_by_label("验证器上的验证码").fill(code_of(secret, later=1))
    page.get_by_role("button", name="登录", exact=True).click()

    page.get_by_role("link", name="账号").click()
    page.get_by_role("link", name="注销账号").click()
    inspect(page, dark=True)
    page.get_by_label("密码").fill(PASSWORD)
    page.get_by_role("button", name="永久删除").click()
    expect(page.get_by_text("您的账号已注销")).to_be_visible()
    assert not User.objects.exists()


@pytest.mark.usefixtures("transactional_db")
def test_all_of_it_works_by_keyboard(page: Page) -> None:
    User.objects.create_user("li.wei@example.org", PASSWORD)
    page.goto("/login")
    page.get_by_label("电子邮箱").focus()
    page.keyboard.type("li.wei@example.org")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="账号")).to_be_visible()
