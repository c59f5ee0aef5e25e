"""Which rows each role reads, behind either wall alone."""

from typing import Any

import pytest
from django.db.models import Model

from replays.models import GameLog
from tests.tenancy.expectations import ALL_OF, EXPECTED, PUBLIC, expected
from tests.tenancy.roles import as_application
from tests.tenancy.world import OF_A_LOG, TENANT_MODELS, World

FIRST_WALL = [model for model in TENANT_MODELS if hasattr(model._default_manager, "visible_to")]


def test_the_world_has_rows_of_both_platforms_in_every_table(world: World) -> None:
    platforms = {model: {name[0] for name in world.rows[model].values()} for model in TENANT_MODELS}
    assert {model for model, found in platforms.items() if not {"A", "B"} <= found} == set()
    assert set(world.rows[GameLog].values()) == ALL_OF["A"] | ALL_OF["B"]
    assert set(world.actors) == set(EXPECTED)


@pytest.mark.parametrize("role", EXPECTED)
def test_the_database_alone_shows_a_role_its_rows_and_no_other(world: World, role: str) -> None:
    with as_application(world.actors[role]):
        found = _all_rows(world)
    assert found == {model: expected(world, role, model) for model in TENANT_MODELS}


@pytest.mark.parametrize("role", EXPECTED)
def test_the_query_sets_alone_show_a_role_its_rows_and_no_other(world: World, role: str) -> None:
    actor = world.actors[role]
    found = {model: _named(world, model, _manager(model).visible_to(actor)) for model in FIRST_WALL}
    assert found == {model: expected(world, role, model, first_wall=True) for model in FIRST_WALL}


@pytest.mark.parametrize("role", EXPECTED)
@pytest.mark.parametrize("is_sandbox", [False, True])
def test_a_list_is_the_same_whether_one_wall_stands_or_both(
    world: World, role: str, is_sandbox: bool
) -> None:
    """What a list leaves out may not hang on rows that its reader does not see, such as a later revision."""
    actor = world.actors[role]
    rows = GameLog.objects.visible_to(actor).listed(is_sandbox=is_sandbox).with_standing(actor)
    told = ("id", "superseded_sha256", "superseded_by", "is_raw_open")
    with as_application(actor):
        behind_both = list(rows.values_list(*told))
    assert behind_both == list(rows.values_list(*told))


def test_all_that_hangs_on_a_log_has_the_one_door() -> None:
    assert {model.__name__ for model in FIRST_WALL} >= {*OF_A_LOG, "Entry", "Commitment"}


def test_where_nobody_was_told_the_database_shows_what_is_public(world: World) -> None:
    with as_application():
        found = _all_rows(world)
    assert found == {model: expected(world, "nobody", model) for model in TENANT_MODELS}
    assert found[GameLog] == PUBLIC


def _all_rows(world: World) -> dict[type[Model], set[str]]:
    """What a query without any filter finds."""
    return {model: _named(world, model, model._base_manager.all()) for model in TENANT_MODELS}


def _named(world: World, model: type[Model], rows: Any) -> set[str]:
    return world.names(model, rows.values_list("pk", flat=True))


def _manager(model: type[Model]) -> Any:
    return model._default_manager
