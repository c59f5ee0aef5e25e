"""A platform from its first day: its people, its logs, its players, and what each of them sees."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import call_command
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from accounts.members import join
from accounts.models import Platform, Role, User
from accounts.platforms import create_platform
from replays.auditing.work import run_overdue
from replays.models import Audit, GameLog
from tests.journeys.inspecting import inspect
from tests.journeys.people import PASSWORD, People, listed, people_of, sign_in, sign_up, upload
from tests.replays.pages.conftest import case_log

pytestmark = pytest.mark.usefixtures("transactional_db")

#: Who sits in which log; the player of the journey sits in the private one alone.
SEATS = {"X01": "li-lei", "X02": "b", "X03": "b", "R01a": "b"}


@pytest.fixture
def people(browser: Browser, live_server: LiveServer) -> Iterator[People]:
    """Whoever comes along."""
    with people_of(browser, live_server) as people:
        yield people


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Logs on somebody's disk, by case."""
    found = {}
    for case, first in SEATS.items():
        players = [{"id": token} for token in (first, "w", "x", "y")]
        found[case] = tmp_path / f"{case}.json"
        found[case].write_text(json.dumps(case_log(case) | {"players": players}), encoding="utf-8")
    return found


@pytest.fixture
def tenant() -> Platform:
    """The platform, made in the database."""
    return create_platform(slug="cases", name="案例平台")


def works_there(tenant: Platform, role: Role) -> str:
    """The address by which somebody with this role signs in."""
    user = User.objects.create_user(f"{role}@example.org", PASSWORD)
    join(user=user, platform=tenant, role=role)
    return user.email


def audit_everything() -> None:
    Audit.objects.update(queued_at="2020-01-01T00:00:00Z")
    run_overdue(seconds=20)


def address_of(case: str) -> str:
    return f"/logs/{GameLog.objects.get(log_id=f'case-{case}').id}/"


def answers(page: Page, address: str) -> int:
    """The status that this reader gets."""
    answer = page.goto(address)
    assert answer is not None
    return answer.status


def test_an_owner_comes_in_by_the_operators_link_and_invites_a_member(people: People) -> None:
    said = io.StringIO()
    call_command("createplatform", "east", "--owner", "owner@example.org", stdout=io.StringIO(), stderr=said)
    printed = re.search(r"/account/password/reset/key/\S+", said.getvalue())
    assert printed is not None
    owner = people.somebody()
    owner.goto(printed[0])
    owner.get_by_label("新密码", exact=True).fill(PASSWORD)
    owner.get_by_label("再输入一次新密码").fill(PASSWORD)
    owner.get_by_role("button", name="设置密码").click()
    expect(owner.get_by_text("新密码已生效")).to_be_visible()
    sign_in(owner, "owner@example.org")
    owner.get_by_role("link", name="平台", exact=True).click()
    inspect(owner)
    owner.get_by_role("link", name="east").click()
    inspect(owner)
    owner.get_by_role("link", name="成员").click()
    owner.get_by_label("邀请一位").select_option(label="工程师")
    owner.get_by_role("button", name="生成链接").click()
    inspect(owner, dark=True)

    engineer = people.somebody()
    engineer.goto(owner.get_by_label("加入用的链接").input_value())
    inspect(engineer)
    sign_up(engineer, "engineer@example.org")
    engineer.get_by_role("button", name="加入").click()
    expect(engineer.get_by_text("您已加入 east")).to_be_visible()
    assert answers(engineer, "/upload/") == 200


def test_each_sees_exactly_what_is_open_to_them(
    people: People, tenant: Platform, files: dict[str, Path]
) -> None:
    engineer = people.somebody()
    sign_in(engineer, works_there(tenant, Role.ENGINEER))
    upload(engineer, "不公开", files["X01"], files["X03"])
    upload(engineer, "凭链接", files["X02"])
    upload(engineer, "公开", files["R01a"])
    audit_everything()
    assert sorted(listed(engineer)) == ["case-R01a", "case-X01", "case-X02", "case-X03"]

    engineer.goto(address_of("X02"))
    link = engineer.get_by_label("它的链接").input_value()
    visitor = people.somebody()
    assert listed(visitor) == ["case-R01a"]
    assert [answers(visitor, address_of(case)) for case in SEATS] == [404, 404, 404, 200]
    assert answers(visitor, link) == 200
    inspect(visitor)
    visitor.get_by_role("link", name="逐步看牌").first.click()
    expect(visitor.locator("hand-viewer[data-ready]")).to_be_visible()
    assert visitor.url.startswith(link)

    stranger = people.somebody()
    sign_in(stranger, works_there(create_platform(slug="west", name="West"), Role.OWNER))
    assert listed(stranger) == []
    assert listed(stranger, "?whose=all") == ["case-R01a"]

    support = people.somebody()
    sign_in(support, works_there(tenant, Role.SUPPORT))
    assert len(listed(support)) == 4
    assert answers(support, "/upload/") == 403


def test_a_player_comes_in_by_a_link_and_sees_the_own_games(
    people: People, tenant: Platform, files: dict[str, Path]
) -> None:
    owner = people.somebody()
    sign_in(owner, works_there(tenant, Role.OWNER))
    upload(owner, "不公开", files["X01"], files["X03"])
    audit_everything()
    owner.goto("/platforms/cases/players/")
    owner.get_by_label("代号", exact=True).fill("li-lei")
    owner.get_by_label("显示的名字").fill("李雷")
    owner.get_by_role("button", name="保存名字").click()
    inspect(owner)
    owner.get_by_label("代号", exact=True).fill("li-lei")
    owner.get_by_role("button", name="生成玩家链接").click()
    inspect(owner, dark=True)

    player = people.somebody()
    player.goto(owner.get_by_label("给玩家的链接").input_value())
    expect(player.get_by_text("李雷")).to_be_visible()
    sign_up(player, "li.lei@example.org")
    inspect(player)
    player.get_by_role("button", name="就是我").click()
    expect(player.get_by_text("您现在可以看到自己在 案例平台 的对局记录了")).to_be_visible()
    assert listed(player) == ["case-X01"]
    player.get_by_role("link", name="case-X01").click()
    expect(player.get_by_text("李雷")).to_be_visible()
    expect(player.get_by_text("li-lei")).to_have_count(0)
    assert answers(player, address_of("X03")) == 404


def test_a_file_is_sent_in_the_place_of_a_wrong_one_and_withdrawn(
    people: People, tenant: Platform, files: dict[str, Path]
) -> None:
    engineer, visitor = people.somebody(), people.somebody()
    sign_in(engineer, works_there(tenant, Role.ENGINEER))
    upload(engineer, "公开", files["X01"])
    mended = json.loads(files["X01"].read_text(encoding="utf-8")) | {"table": "t2"}
    files["X01"].write_text(json.dumps(mended), encoding="utf-8")
    upload(engineer, "公开", files["X01"])
    inspect(engineer)
    engineer.get_by_role("link", name="作为第2版发送").click()
    expect(engineer.locator("[data-answers]")).to_contain_text("已收下")
    expect(engineer.locator("[data-answers] > li")).to_have_count(1)
    audit_everything()
    engineer.get_by_role("link", name="case-X01").click()
    expect(engineer.get_by_text("第2版，共2版")).to_be_visible()
    inspect(engineer, dark=True)
    assert listed(visitor) == ["case-X01"]

    engineer.get_by_role("link", name="撤回这份记录").click()
    inspect(engineer)
    engineer.get_by_role("button", name="撤回").click()
    expect(engineer.get_by_text("只有本平台的人还能看到")).to_be_visible()
    assert listed(visitor) == []
    assert answers(visitor, engineer.url) == 404
    assert listed(engineer, "?withdrawn=1") == ["case-X01"]


def test_a_key_is_made_and_copied(people: People, tenant: Platform) -> None:
    owner = people.somebody()
    owner.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sign_in(owner, works_there(tenant, Role.OWNER))
    owner.goto("/platforms/cases/keys/")
    owner.get_by_label("名称").fill("game server")
    owner.get_by_label("只用于测试记录").check()
    owner.get_by_role("button", name="生成密钥").click()
    owner.get_by_role("button", name="复制").click()
    expect(owner.get_by_role("button", name="已复制")).to_be_visible()
    copied = owner.evaluate("navigator.clipboard.readText()")
    assert copied == owner.locator("#key-text").input_value()
    for closed in owner.locator("summary").all():
        closed.click()
    inspect(owner)
    inspect(owner, dark=True)


def test_a_log_is_shared_by_keyboard_alone(people: People, tenant: Platform, files: dict[str, Path]) -> None:
    engineer = people.somebody()
    sign_in(engineer, works_there(tenant, Role.ENGINEER))
    upload(engineer, "不公开", files["X01"])
    audit_everything()
    engineer.goto(address_of("X01"))
    engineer.get_by_role("radio", name="不公开").focus()
    engineer.keyboard.press("ArrowDown")
    engineer.keyboard.press("ArrowDown")
    engineer.keyboard.press("Tab")
    engineer.keyboard.press("Enter")
    expect(engineer.get_by_role("status")).to_contain_text("已保存")
    assert GameLog.objects.get().visibility == "public"
    assert listed(people.somebody()) == ["case-X01"]
