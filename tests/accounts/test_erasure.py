"""Erasing an account leaves no trace of the person, and every proof as it was."""

import io
import threading

import pytest
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.erasure import erase_account
from accounts.members import LastOwner
from accounts.models import Membership, Platform, Player, Role, Session, User
from accounts.platforms import create_platform
from evidence.models import Entry
from replays.models import Audit, FindingRow, GameLog, Hand, LogGrant
from tests.accounts.conftest import PASSWORD, sign_in
from tests.replays.pages.conftest import StoreCase, cases, store_case
from tests.support.dumps import dumped, rows_of
from tests.support.second_step import code_of, set_up

__all__ = ["cases", "store_case"]

#: What tells of the person, wherever it may have been written.
TRACES = ("li.wei@example.org", "李伟", "雀友老李")
#: What must not change when somebody goes.
PROOFS = (Entry, GameLog, Hand, Audit, FindingRow)


@pytest.fixture
def person(transactional_db: None, cases: Platform) -> User:
    """Somebody with everything an account can have: two machines, a sign-in that waits for its second step, a
    second step, a platform, a player, another language.
    """
    cache.clear()  # of earlier tries, which are kept in the database and outlive a test of this kind
    user = User.objects.create_user("Li.Wei@Example.org", PASSWORD, name="李伟")
    owner = User.objects.create_user("owner@example.org", PASSWORD)
    Membership.objects.create(user=owner, platform=cases, role=Role.OWNER)
    Membership.objects.create(user=user, platform=cases, role=Role.OWNER)
    Player.objects.create(
        platform=cases, token="t-1", display_name="雀友老李", user=user, bound_at=timezone.now()
    )
    Player.objects.create(platform=cases, token="t-2", display_name="别人")
    sign_in(Client(), user.email)
    Client().post("/login", {"login": user.email, "password": "wrong"})
    secret = set_up(user)
    sign_in(Client(), user.email)
    other = Client()
    sign_in(other, user.email)
    other.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
    return user


def by_the_page(user: User) -> None:
    browser = Client()
    browser.force_login(user)
    answer = browser.post("/account/delete/", {"password": PASSWORD})
    assert answer["Location"] == "/"


def by_the_operator(user: User) -> None:
    call_command("eraseaccount", user.email, stderr=io.StringIO())


@pytest.mark.parametrize("erase", [by_the_page, by_the_operator])
def test_nothing_in_the_database_tells_of_the_person_afterwards(
    person: User, store_case: StoreCase, erase: object
) -> None:
    store_case("R01a")
    before = dumped()
    for trace in (*TRACES, str(person.pk), person.pk.hex):
        assert trace in before
    assert callable(erase)
    erase(person)
    after = dumped()
    for trace in (*TRACES, str(person.pk), person.pk.hex):
        assert trace not in after
    assert "别人" in after
    assert "owner@example.org" in after


def test_proofs_stay_as_they_were_and_the_erasure_is_one_more(person: User, store_case: StoreCase) -> None:
    store_case("R01a")
    before = dumped()
    by_the_page(person)
    after = dumped()
    for proof in PROOFS:
        stood, stands = (set(rows_of(dump, proof._meta.db_table)) for dump in (before, after))
        assert stood
        assert stood <= stands
        assert len(stands - stood) == (proof is Entry)
    entry = Entry.objects.get(kind="erasure")
    assert (entry.action, entry.platform) == ("account", None)


def test_who_is_erased_is_signed_out_and_cannot_come_back(person: User) -> None:
    browser = Client()
    browser.force_login(person)
    page = browser.post("/account/delete/", {"password": PASSWORD}, follow=True)
    assert "您的账号已注销" in page.content.decode()
    assert not Session.objects.filter(user__isnull=False).exists()
    assert browser.get("/account/").status_code == 302
    assert sign_in(browser, "li.wei@example.org") == 200


@pytest.mark.django_db
def test_the_wrong_password_erases_nothing(client: Client, user: User) -> None:
    client.force_login(user)
    page = client.post("/account/delete/", {"password": "wrong"})
    assert "密码不对" in page.content.decode()
    assert User.objects.filter(pk=user.pk).exists()


@pytest.mark.django_db
def test_the_password_cannot_be_guessed_there_for_long(client: Client, user: User) -> None:
    client.force_login(user)
    for _ in range(5):
        client.post("/account/delete/", {"password": "wrong"})
    assert "尝试次数太多" in client.post("/account/delete/", {"password": PASSWORD}).content.decode()
    assert User.objects.filter(pk=user.pk).exists()


@pytest.mark.django_db
def test_the_only_owner_of_a_platform_is_told_to_name_another_first(
    client: Client, user: User, platform: Platform
) -> None:
    Membership.objects.create(user=user, platform=platform, role=Role.OWNER)
    engineer = User.objects.create_user("engineer@example.org", PASSWORD)
    Membership.objects.create(user=engineer, platform=platform, role=Role.ENGINEER)
    client.force_login(user)
    page = client.post("/account/delete/", {"password": PASSWORD}).content.decode()
    assert "您是以下平台唯一的负责人" in page
    assert "Demo" in page
    assert User.objects.filter(pk=user.pk).exists()
    with pytest.raises(CommandError, match="Name another owner first: demo"):
        by_the_operator(user)
    Membership.objects.filter(user=engineer).update(role=Role.OWNER)
    by_the_page(user)
    assert not User.objects.filter(pk=user.pk).exists()


@pytest.mark.django_db
@pytest.mark.parametrize("role", [Role.ENGINEER, Role.SUPPORT])
def test_others_who_work_for_a_platform_may_go(user: User, platform: Platform, role: Role) -> None:
    Membership.objects.create(user=user, platform=platform, role=role)
    by_the_page(user)
    assert not Membership.objects.exists()


@pytest.mark.django_db
def test_an_account_on_several_platforms_is_erased_on_all(user: User, platform: Platform) -> None:
    other = create_platform(slug="other", name="Other")
    for tenant in (platform, other):
        Player.objects.create(
            platform=tenant, token="t", display_name="雀友老李", user=user, bound_at=timezone.now()
        )
    by_the_page(user)
    assert not Player.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_of_two_owners_who_leave_at_once_one_stays() -> None:
    tenant = create_platform(slug="demo", name="Demo")
    owners = [User.objects.create_user(f"owner-{n}@example.org", PASSWORD) for n in range(2)]
    for owner in owners:
        Membership.objects.create(user=owner, platform=tenant, role=Role.OWNER)
    refused: list[User] = []
    together = threading.Barrier(2)

    def leave(owner: User) -> None:
        together.wait(timeout=30)
        try:
            erase_account(user=owner)
        except LastOwner:
            refused.append(owner)
        finally:
            connection.close()

    leaving = [threading.Thread(target=leave, args=[owner]) for owner in owners]
    for thread in leaving:
        thread.start()
    for thread in leaving:
        thread.join(timeout=60)
    assert len(refused) == 1
    assert list(Membership.objects.values_list("user", flat=True)) == [refused[0].pk]


@pytest.mark.django_db
def test_an_arbiter_too_may_go_and_with_them_what_they_may_read(
    client: Client, arbiter: User, store_case: StoreCase
) -> None:
    log = store_case("R01a", public=False)
    LogGrant.objects.create(platform=log.platform, log=log, user=arbiter, reason="a dispute")
    set_up(arbiter)
    client.force_login(arbiter)
    client.post(reverse("account-delete"), {"password": PASSWORD})
    assert not User.objects.filter(pk=arbiter.pk).exists()
    assert not LogGrant.objects.exists()
    assert GameLog.objects.get() == log
