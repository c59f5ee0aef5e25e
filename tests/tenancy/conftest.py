"""The world that the walls stand in, made once for each file of tests."""

from collections.abc import Iterator

import pytest
from django.db import connection, transaction
from pytest_django import DjangoDbBlocker

from tests.tenancy.world import World, make_world


@pytest.fixture(scope="module")
def lasting_world(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[World]:
    """Two platforms with everything that belongs to a platform; gone again after the file."""
    with django_db_blocker.unblock(), transaction.atomic():
        world = make_world()
        connection.check_constraints()
        yield world
        transaction.set_rollback(True)


@pytest.fixture
def world(lasting_world: World, db: None) -> World:
    """The same; what a test changes in it is undone."""
    return lasting_world
