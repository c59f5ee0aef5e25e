"""What each role can write, where the database alone stands in its way."""

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest
from django.db import IntegrityError, transaction
from django.db.models import F, Model

from accounts.ids import uuid7
from accounts.models import ApiKey, Membership, Platform, Ticket
from evidence.models import Kind
from evidence.recording import record
from tests.tenancy.expectations import EXPECTED
from tests.tenancy.roles import as_application, is_refused
from tests.tenancy.world import TENANT_MODELS, World

TEST_LOGS: Final = {"A test", "A test-linked"}
#: What a platform's own people and programs may do with rows of each table; `test`: with those of test logs.
RIGHTS: Final = {
    "ApiKey": {"add", "change", "delete"},
    "Membership": {"add", "change", "delete"},
    "Player": {"add", "change", "delete"},
    "Ticket": {"add", "change", "delete"},
    "Entry": {"add"},
    "Commitment": {"add"},
    "GameLog": {"add", "change", "delete test"},
    "LogSeat": {"add", "delete test"},
    # An arbiter is let in and put out by what serves all tenants, and is put out of no case by the platform.
    "LogGrant": set(),
    "Hand": {"add", "delete test"},
    "Audit": {"add", "delete test"},
    "HandSummary": {"delete test"},
    "FindingRow": {"delete test"},
}
OTHERS: Final = [role for role, sees in EXPECTED.items() if "B" not in sees.works_for]


@pytest.mark.parametrize("model", TENANT_MODELS, ids=lambda model: model.__name__)
def test_a_platform_does_with_its_own_rows_what_it_may_and_no_more(world: World, model: type[Model]) -> None:
    mine = _of(world, model, "A")
    row = model._base_manager.get(pk=next(iter(mine)))
    test_rows = {pk for pk, name in mine.items() if any(name.startswith(log) for log in TEST_LOGS)}
    rights = {
        "add": _done(world, "key", lambda: _add_like(row)) > 0,
        "change": _done(world, "key", lambda: _touch(model, mine)) == len(mine),
        "delete": _done(world, "key", lambda: _delete(model, mine)) == len(mine),
        "delete test": bool(test_rows) and _done(world, "key", lambda: _delete(model, test_rows)) > 0,
    }
    assert {right for right, has_it in rights.items() if has_it} == RIGHTS[model.__name__]


@pytest.mark.parametrize("role", OTHERS)
def test_nobody_writes_to_rows_of_a_platform_they_do_not_work_for(world: World, role: str) -> None:
    for model in TENANT_MODELS:
        theirs = _of(world, model, "B")
        for pk in theirs:
            row = model._base_manager.get(pk=pk)
            assert _done(world, role, lambda row=row: _add_like(row)) == 0, (model, "add")  # type: ignore[misc]
        assert _done(world, role, lambda model=model, pks=theirs: _touch(model, pks)) == 0, (model, "change")  # type: ignore[misc]
        deleted = _done(world, role, lambda model=model, pks=theirs: _delete(model, pks))  # type: ignore[misc]
        assert deleted == (1 if (role, model.__name__) in MAY_LEAVE else 0), (model, "delete")


#: Whoever was let in somewhere may give that up.
MAY_LEAVE: Final = {("granted arbiter", "LogGrant")}


@pytest.mark.parametrize("model", TENANT_MODELS, ids=lambda model: model.__name__)
def test_no_row_moves_to_another_platform(world: World, model: type[Model]) -> None:
    mine, other = _of(world, model, "A"), world.platforms["B"]
    assert _done(world, "key", lambda: model._base_manager.filter(pk__in=mine).update(platform=other)) == 0


def test_whoever_opens_a_one_time_link_uses_that_one_up_and_no_other(world: World) -> None:
    changed = _done(world, "opens a one-time link", lambda: Ticket.objects.update(used_at=F("made_at")))
    assert changed == 1


def test_an_account_leaves_the_platforms_it_works_for_and_removes_nobody_else(world: World) -> None:
    alone = world.actors["engineer"]
    with as_application(type(alone)(user_id=alone.user_id)):
        assert _changed(lambda: _delete(Membership, world.rows[Membership])) == 1


def test_no_role_of_a_platform_opens_a_log_to_somebody_by_itself(world: World) -> None:
    model = next(model for model in TENANT_MODELS if model.__name__ == "LogGrant")
    row = model._base_manager.get(pk=next(iter(_of(world, model, "A"))))
    assert {role for role in EXPECTED if _done(world, role, lambda: _add_like(row))} == set()


def test_what_concerns_the_service_as_a_whole_is_recorded_by_anybody_and_read_by_none(world: World) -> None:
    for role in EXPECTED:
        with as_application(world.actors[role]), transaction.atomic():
            record(kind=Kind.ERASURE, action="account", object_digest="1" * 64, platform_id=None)


def test_a_platform_changes_itself_and_no_other_and_only_an_administrator_makes_one(world: World) -> None:
    assert _done(world, "key", lambda: Platform.objects.update(name="renamed")) == 1
    assert _done(world, "nobody", lambda: Platform.objects.update(name="renamed")) == 0
    for role, made in (("key", 0), ("admin", 1), ("nobody", 0)):
        assert _done(world, role, lambda: _add(Platform(slug="new", name="New"))) == made
        assert _done(world, role, lambda: _delete(Platform, [world.platforms["A"].pk])) == 0


def test_no_verdict_comes_from_what_serves_pages(world: World) -> None:
    model = next(model for model in TENANT_MODELS if model.__name__ == "Audit")
    done = model._base_manager.get(pk=next(iter(_of(world, model, "A"))))
    done.engine_version = "forged"  # type: ignore[attr-defined]
    assert _done(world, "key", lambda: _add_like(done)) == 0


def _of(world: World, model: type[Model], platform: str) -> dict[Any, str]:
    return {pk: name for pk, name in world.rows[model].items() if name.startswith(platform)}


def _done(world: World, role: str, write: Callable[[], int]) -> int:
    """How many rows the role writes, 0 where it is refused. Nothing stays."""
    with as_application(world.actors[role]):
        return _changed(write)


def _changed(write: Callable[[], int]) -> int:
    written: list[int] = []
    with transaction.atomic():
        try:
            if is_refused(lambda: written.append(write())):
                written = [0]
        except IntegrityError:
            written = [1]  # only refused because it is there already: the wall let it through
        transaction.set_rollback(True)
    return written[0]


def _add_like(row: Any) -> int:
    """Another row with the same content."""
    other = copy.copy(row)
    other._state = copy.copy(row._state)
    if isinstance(other, ApiKey):
        other.prefix, other.pk, other.successor = "newnewne", "newnewne.hash", None
    else:
        other.pk = None if isinstance(other, Membership) else uuid7()
    if type(other).__name__ == "Audit" and other.engine_version != "forged":
        other.state, other.verdict, other.report, other.report_sha256 = "queued", "", None, ""
        other.engine_version, other.current = "next", False
    return _add(other)


def _add(row: Any) -> int:
    row.save(force_insert=True)
    return 1


def _touch(model: type[Model], pks: Any) -> int:
    """A change that changes nothing, so that only rights stand in its way."""
    return model._base_manager.filter(pk__in=list(pks)).update(platform=F("platform"))


def _delete(model: type[Model], pks: Any) -> int:
    return model._base_manager.filter(pk__in=list(pks))._raw_delete("default")


@pytest.mark.parametrize(("kind", "entered"), [(Kind.UPLOAD, 1), (Kind.VERDICT, 0)])
def test_a_platform_enters_what_it_did_and_no_verdict_of_ours(world: World, kind: Kind, entered: int) -> None:
    platform = Platform.objects.get(slug="platform-A")

    def enter() -> int:
        record(kind=kind, object_digest="0" * 64, platform_id=platform.id)
        return 1

    assert _done(world, "key", enter) == entered
