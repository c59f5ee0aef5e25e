"""Inviting people, changing what they may do, and letting them go."""

import pytest
from django.test import Client

from accounts.models import Membership, Platform, Role, Ticket
from tests.accounts.pages.conftest import SignedIn, shown_once

pytestmark = pytest.mark.django_db

MEMBERS = "/platforms/east/members/"


def member(role: str) -> Membership:
    return Membership.objects.get(user__email=f"{role}@example.org")


def test_an_invitation_is_shown_once_and_works_once(owner: Client, signed_in: SignedIn) -> None:
    page = owner.post(MEMBERS, {"do": "invite", "role": "engineer"})
    link = shown_once(page.content.decode(), "join-link")
    assert page["Cache-Control"] == "no-store"
    assert link not in owner.get(MEMBERS).content.decode()
    assert signed_in("new").post(link)["Location"] == "/platforms/east/"
    assert member("new").role == Role.ENGINEER
    assert signed_in("late").post(link).status_code == 410
    assert not Membership.objects.filter(user__email="late@example.org").exists()


def test_a_revoked_invitation_opens_nothing(owner: Client, signed_in: SignedIn) -> None:
    link = shown_once(owner.post(MEMBERS, {"do": "invite", "role": "support"}).content.decode(), "join-link")
    owner.post(MEMBERS, {"do": "revoke", "invitation": str(Ticket.objects.get().id)})
    assert "No invitation is open" in owner.get(MEMBERS).content.decode()
    assert signed_in("new").post(link).status_code == 410


def test_the_owner_changes_roles_and_removes(owner: Client, signed_in: SignedIn) -> None:
    support = signed_in("support")
    owner.post(MEMBERS, {"do": "role", "member": member("support").pk, "role": "engineer"})
    assert member("support").role == Role.ENGINEER
    owner.post(MEMBERS, {"do": "remove", "member": member("support").pk})
    assert support.get(MEMBERS).status_code == 404


@pytest.mark.parametrize("act", [{"do": "remove"}, {"do": "role", "role": "support"}])
def test_the_last_owner_stays(owner: Client, act: dict[str, str]) -> None:
    page = owner.post(MEMBERS, act | {"member": member("owner").pk}, follow=True).content.decode()
    assert "name another one first" in page
    assert member("owner").role == Role.OWNER


def test_an_owner_who_leaves_another_in_charge_may_go(owner: Client, signed_in: SignedIn) -> None:
    signed_in("engineer")
    owner.post(MEMBERS, {"do": "role", "member": member("engineer").pk, "role": "owner"})
    left = owner.post(MEMBERS, {"do": "remove", "member": member("owner").pk})
    assert left["Location"] == "/platforms/"
    assert owner.get(MEMBERS).status_code == 404


@pytest.mark.parametrize("role", ["engineer", "support"])
def test_others_see_who_works_there_and_change_nothing(owner: Client, signed_in: SignedIn, role: str) -> None:
    browser = signed_in(role)
    page = browser.get(MEMBERS).content.decode()
    assert "owner@example.org" in page
    assert 'name="do"' not in page
    acts = [
        {"do": "invite", "role": "owner"},
        {"do": "remove", "member": member("owner").pk},
        {"do": "role", "member": member(role).pk, "role": "owner"},
    ]
    assert [browser.post(MEMBERS, act).status_code for act in acts] == [403] * 3
    assert member(role).role == role


@pytest.mark.parametrize(
    "act", [{}, {"do": "nonsense"}, {"do": "invite", "role": "admin"}, {"do": "role", "role": "x"}]
)
def test_what_the_page_does_not_offer_is_refused(owner: Client, act: dict[str, str]) -> None:
    assert owner.post(MEMBERS, act).status_code == 403
    assert not Ticket.objects.exists()


@pytest.mark.parametrize("named", ["999999", "x", "", "-1", "9" * 30])
def test_somebody_who_does_not_work_there_is_not_found(owner: Client, named: str) -> None:
    assert owner.post(MEMBERS, {"do": "remove", "member": named}).status_code == 404
    assert owner.post(MEMBERS, {"do": "revoke", "invitation": named}).status_code == 404


def test_after_a_while_the_password_is_asked_for_first(
    owner: Client, monkeypatch: pytest.MonkeyPatch, tenant: Platform
) -> None:
    monkeypatch.setattr("accounts.adapter.time.time", lambda: 4e9)
    page = owner.get(MEMBERS).content.decode()
    assert f"/account/again/?next={MEMBERS}" in page
    assert 'name="do"' not in page
    sent = owner.post(MEMBERS, {"do": "invite", "role": "owner"})
    assert sent["Location"].startswith("/account/again/?next=")
    assert not Ticket.objects.exists()
