"""Requests of the test client stand behind the second wall, whatever becomes of their transactions."""

import pytest
from django.db import DatabaseError, connection, transaction
from django.http import HttpRequest, HttpResponse

from accounts.database_roles import APP, OWNER
from tests.support.app_role import AppRoleMiddleware


def _current_role() -> str:
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_user")
        return str(cursor.fetchone()[0])


def _fail() -> None:
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT 1/0")


def _roles_met() -> list[str]:
    met = []

    def answer(request: HttpRequest) -> HttpResponse:
        met.append(_current_role())
        _fail()
        met.append(_current_role())
        with transaction.atomic():
            met.append(_current_role())
            _fail()
            met.append(_current_role())
            transaction.set_rollback(True)
        met.append(_current_role())
        if not connection.in_atomic_block:
            connection.close()
            met.append(_current_role())
        return HttpResponse()

    AppRoleMiddleware(answer)(HttpRequest())
    return met


@pytest.mark.django_db
def test_a_request_within_a_transaction_of_the_test_is_the_applications() -> None:
    assert set(_roles_met()) == {APP}
    assert _current_role() == OWNER


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("is_connected", [True, False])
def test_a_request_with_transactions_of_its_own_is_the_applications(is_connected: bool) -> None:
    connection.close()
    if is_connected:
        connection.ensure_connection()
    assert set(_roles_met()) == {APP}
    assert _current_role() == OWNER


@pytest.mark.django_db(transaction=True)
def test_a_request_whose_first_query_is_rolled_back_is_the_applications() -> None:
    connection.close()
    met = []

    def answer(request: HttpRequest) -> HttpResponse:
        with transaction.atomic():
            met.append(_current_role())
            transaction.set_rollback(True)
        met.append(_current_role())
        return HttpResponse()

    AppRoleMiddleware(answer)(HttpRequest())
    assert met == [APP, APP]
