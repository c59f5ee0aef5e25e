"""An address is one account's, also when two want it at the same moment."""

import threading
import time
from collections.abc import Iterator

import pytest
from django.db import connection, transaction
from django.test import Client
from django.urls import reverse

from accounts.models import User
from tests.accounts.conftest import PASSWORD, sign_in

pytestmark = pytest.mark.django_db(transaction=True)

WANTED = "wanted@example.org"
SAID = "这个电子邮箱已经注册过账号"


@pytest.fixture
def somebody_quicker() -> Iterator[None]:
    """Takes the address in a transaction that ends only when others already wait for it."""
    begun = threading.Event()

    def take() -> None:
        with transaction.atomic():
            User.objects.create_user(WANTED, PASSWORD)
            begun.set()
            deadline = time.monotonic() + 20
            while not _others_wait() and time.monotonic() < deadline:
                time.sleep(0.02)
        connection.close()

    quicker = threading.Thread(target=take)
    quicker.start()
    assert begun.wait(timeout=20)
    yield
    quicker.join(timeout=30)


def _others_wait() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)")
        return bool(cursor.fetchone()[0])


def test_who_signs_up_second_is_told(somebody_quicker: None) -> None:
    form = {"email": WANTED, "password1": PASSWORD, "password2": PASSWORD}
    answer = Client().post(reverse("account_signup"), form)
    assert answer.status_code == 200
    assert SAID in answer.content.decode()
    assert User.objects.count() == 1


def test_who_changes_to_it_second_is_told(somebody_quicker: None) -> None:
    browser = Client()
    User.objects.create_user("li.wei@example.org", PASSWORD)
    sign_in(browser, "li.wei@example.org")
    answer = browser.post("/account/email/", {"email": WANTED})
    assert answer.status_code == 200
    assert SAID in answer.content.decode()
    assert set(User.objects.values_list("email", flat=True)) == {WANTED, "li.wei@example.org"}
