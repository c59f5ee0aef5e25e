"""The world, everybody in it, and what they ask about; made once."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from django.db import connection, transaction
from pytest_django import DjangoDbBlocker

from tests.routes.asking import Asking, make_asking
from tests.routes.callers import Caller, make_callers
from tests.tenancy.world import World, make_world


@dataclass(frozen=True)
class Scene:
    """All that a request needs."""

    world: World
    callers: dict[str, Caller]
    asking: Asking


@pytest.fixture(scope="module")
def lasting_scene(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Scene]:
    with django_db_blocker.unblock(), transaction.atomic():
        world = make_world()
        scene = Scene(world, make_callers(world), make_asking(world))
        connection.check_constraints()
        yield scene
        transaction.set_rollback(True)


@pytest.fixture
def scene(lasting_scene: Scene, db: None) -> Scene:
    """What a test changes is undone."""
    return lasting_scene
