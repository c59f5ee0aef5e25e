"""The demo accounts and the file of their secrets."""

import json
import stat
from pathlib import Path

import pytest
from django.contrib.auth import authenticate
from django.core.exceptions import ValidationError
from django.db import transaction
from django.test import Client

from accounts.demo import make_demo
from accounts.models import ApiKey, Membership, Platform, User
from tests.accounts.conftest import sign_in

pytestmark = pytest.mark.django_db


def test_everybody_in_the_file_can_sign_in(tmp_path: Path) -> None:
    made = make_demo(tmp_path / "demo.json")
    signed_in = [
        authenticate(username=person["email"], password=person["password"]) for person in made["people"]
    ]
    assert [user.service_role if isinstance(user, User) else None for user in signed_in] == [
        "",
        "arbiter",
        "admin",
    ]


def test_the_owner_signs_in_and_the_others_set_their_second_step_up_first(
    tmp_path: Path, client: Client
) -> None:
    made = make_demo(tmp_path / "demo.json")
    for person in made["people"]:
        browser = Client()
        assert sign_in(browser, person["email"], person["password"]) == 302
        answer = browser.get("/account/")
        if person["role"] == "owner":
            assert answer.status_code == 200
        else:
            assert answer["Location"] == "/account/second-step/app/"


@pytest.mark.parametrize("password", ["pung chow kong", "administrator1", ""])
def test_an_administrator_made_by_hand_needs_a_good_password(password: str) -> None:
    with pytest.raises(ValidationError):
        User.objects.create_superuser("root@example.org", password)
    assert not User.objects.exists()


def test_the_owner_works_for_the_demo_platform_and_the_key_is_its(tmp_path: Path) -> None:
    made = make_demo(tmp_path / "demo.json")
    membership = Membership.objects.get()
    assert (membership.user.email, membership.role) == ("owner@demo.example", "owner")
    assert ApiKey.objects.get_from_key(made["api_key"]).platform == membership.platform
    assert set(Platform.objects.values_list("slug", flat=True)) == {"demo", "samples"}


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "demo.json"
    made = make_demo(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text()) == made


def test_doing_it_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "demo.json"
    assert make_demo(file) == make_demo(file)
    assert (User.objects.count(), ApiKey.objects.count(), Membership.objects.count()) == (3, 1, 1)


def test_a_file_without_its_database_keeps_its_passwords(tmp_path: Path) -> None:
    file = tmp_path / "demo.json"
    with transaction.atomic():
        before = make_demo(file)
        transaction.set_rollback(True)
    after = make_demo(file)
    assert after["people"] == before["people"]
    assert ApiKey.objects.is_valid(after["api_key"])


def test_a_database_without_its_file_gets_new_passwords(tmp_path: Path) -> None:
    file = tmp_path / "demo.json"
    make_demo(file)
    file.unlink()
    made = make_demo(file)
    assert (
        authenticate(username=made["people"][0]["email"], password=made["people"][0]["password"]) is not None
    )
