"""What is never changed, whoever asks: the owner, the application or a worker."""

from typing import Any, Final

import pytest
from django.db import connection

from accounts.database_roles import APP, OWNER, WORKER
from accounts.tenancy import acting_as
from replays.models import Audit, FindingRow, GameLog, Hand, HandSummary, LogSeat
from replays.sharing import delete_test_log
from tests.tenancy.roles import as_application, is_refused
from tests.tenancy.world import World

ROLES: Final = (OWNER, APP, WORKER)
KEPT_TABLES: Final = (
    "evidence_entry",
    "evidence_commitment",
    "replays_gamelog",
    "replays_logseat",
    "replays_hand",
    "replays_audit",
    "replays_handsummary",
    "replays_findingrow",
)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("table", ["evidence_entry", "evidence_commitment"])
@pytest.mark.parametrize("change", ["UPDATE {} SET platform_id = platform_id", "DELETE FROM {}"])
def test_the_record_is_neither_changed_nor_deleted(world: World, role: str, table: str, change: str) -> None:
    assert _refused(world, role, change.format(table))


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("table", KEPT_TABLES)
def test_no_table_of_evidence_is_emptied(world: World, role: str, table: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL mj.truncate_for_tests = 'off'")
    assert _refused(world, role, f"TRUNCATE {table} CASCADE")


@pytest.mark.parametrize("database", ["mjaudit", "testing", "tests"])
def test_the_way_by_which_tests_empty_tables_is_none_in_other_databases(world: World, database: str) -> None:
    """The trigger's own words, asked of another name."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT prosrc FROM pg_proc WHERE proname = 'mj_refuse_truncate'")
        body = str(cursor.fetchone()[0]).replace("current_database()", f"'{database}'::name")
        cursor.execute(
            "CREATE FUNCTION pg_temp.refuse_elsewhere() RETURNS trigger LANGUAGE plpgsql AS %s", [body]
        )
        cursor.execute("CREATE TEMP TABLE elsewhere (id int)")
        cursor.execute(
            "CREATE TRIGGER refuse BEFORE TRUNCATE ON elsewhere EXECUTE FUNCTION pg_temp.refuse_elsewhere()"
        )
        cursor.execute("SHOW mj.truncate_for_tests")
        assert cursor.fetchone() == ("on",)
    assert _refused(world, OWNER, "TRUNCATE elsewhere")


CHANGES_OF_A_LOG: Final = {
    "raw": b"other", "raw_sha256": "f" * 64, "sha256": "f" * 64, "raw_size": 1, "log_id": "other",
    "revision": 9, "ruleset": "other", "preset": "other", "hand_count": 9, "players": list("abcd"),
    "received_at": None, "is_sandbox": True,
}  # fmt: skip


@pytest.mark.parametrize("column", CHANGES_OF_A_LOG)
def test_what_was_uploaded_is_never_changed(world: World, column: str) -> None:
    log = GameLog.objects.filter(pk=world.logs["A private"].pk)
    assert is_refused(lambda: log.update(**{column: CHANGES_OF_A_LOG[column]}))


CHANGES_OF_AN_AUDIT: Final = {
    "verdict": "clean", "report": b"other", "report_sha256": "f" * 64, "report_size": 1, "state": "queued",
    "engine_version": "9", "ruleset_revision": 9, "options_digest": "f" * 64, "finished_at": None,
}  # fmt: skip


@pytest.mark.parametrize("column", CHANGES_OF_AN_AUDIT)
def test_a_verdict_is_never_changed(world: World, column: str) -> None:
    audit = Audit.objects.filter(log=world.logs["A private"])
    assert is_refused(lambda: audit.update(**{column: CHANGES_OF_AN_AUDIT[column]}))


@pytest.mark.parametrize("model", [HandSummary, FindingRow, LogSeat])
def test_neither_what_an_audit_found_nor_who_sat_where_is_changed(world: World, model: Any) -> None:
    assert is_refused(lambda: model.objects.update(platform=world.platforms["A"]))


@pytest.mark.parametrize("model", [GameLog, Audit, Hand, LogSeat, HandSummary, FindingRow])
def test_nothing_of_a_real_log_is_deleted_by_its_owner_either(world: World, model: Any) -> None:
    pks = [pk for pk, name in world.rows[model].items() if name.startswith("A private")]
    assert is_refused(lambda: model.objects.filter(pk__in=pks)._raw_delete("default"))


def test_a_table_of_the_callers_own_does_not_pass_for_that_of_logs(world: World) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE TEMP TABLE replays_gamelog AS SELECT id, true AS is_sandbox FROM replays_gamelog"
        )
    pks = [pk for pk, name in world.rows[LogSeat].items() if name.startswith("A private")]
    assert is_refused(lambda: LogSeat.objects.filter(pk__in=pks)._raw_delete("default"))


def test_a_platform_deletes_its_test_log_with_all_that_hangs_on_it(world: World) -> None:
    log = GameLog.objects.get(pk=world.logs["A test"].pk)
    with as_application(world.actors["key"]):
        delete_test_log(log=log)
    assert not GameLog.objects.filter(pk=world.logs["A test"].pk).exists()
    assert not LogSeat.objects.filter(log=world.logs["A test"].pk).exists()
    assert not Audit.objects.filter(log=world.logs["A test"].pk).exists()


def _refused(world: World, role: str, statement: str) -> bool:
    """Whether the database refuses the statement to this role, who has been told that it may see all of A."""
    with connection.cursor() as cursor, acting_as(world.actors["key"]):
        cursor.execute(f"SET LOCAL ROLE {role}")
        refused = is_refused(lambda: cursor.execute(statement))
        cursor.execute("RESET ROLE")
    return refused
