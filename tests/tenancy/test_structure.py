"""How the tables themselves keep platforms apart, read from the database's catalogue."""

from typing import Any, Final

import pytest
from django.db import connection

from accounts.database_roles import APP, WORKER
from tests.tenancy.world import TENANT_MODELS

pytestmark = pytest.mark.django_db

TABLES: Final = sorted(model._meta.db_table for model in TENANT_MODELS)
#: Unique across platforms, and why that tells nobody anything.
UNIQUE_EVERYWHERE: Final = {
    "accounts_apikey.prefix": "a caller is found by it before its platform is known; random",
    "accounts_apikey.successor_id": "an id, held to the own platform by its foreign key",
    "replays_gamelog.link": "whoever opens it need not know a platform; 128 random bits",
    "replays_gamelog.supersedes_id": "an id, held to the own platform by its foreign key",
}


def asked(question: str, *values: Any) -> list[Any]:
    """The rows; of single columns their values."""
    with connection.cursor() as cursor:
        cursor.execute(question, values)
        return [row[0] if len(row) == 1 else row for row in cursor.fetchall()]


def test_every_table_with_a_platform_belongs_to_a_model() -> None:
    found = asked(
        "SELECT table_name FROM information_schema.columns"
        " WHERE column_name = 'platform_id' AND table_schema = 'public' ORDER BY table_name"
    )
    assert found == TABLES


@pytest.mark.parametrize("table", [*TABLES, "accounts_platform"])
def test_row_security_binds_everybody_and_covers_every_command(table: str) -> None:
    assert asked(
        "SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = %s::regclass", table
    ) == [(True, True)]
    assert asked(
        "SELECT polcmd::text FROM pg_policy WHERE polrelid = %s::regclass AND polpermissive"
        " AND polroles = '{0}' ORDER BY 1",
        table,
    ) == ["a", "d", "r", "w"]


def test_what_is_unique_is_unique_within_a_platform() -> None:
    everywhere = asked(
        """
        SELECT c.relname || '.' || string_agg(a.attname, ',' ORDER BY a.attnum)
        FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int[])
        WHERE i.indisunique AND NOT i.indisprimary AND c.relname = ANY (%s)
        GROUP BY i.indexrelid, c.relname HAVING NOT bool_or(a.attname = 'platform_id')
        """,
        TABLES,
    )
    assert set(everywhere) == set(UNIQUE_EVERYWHERE)


def test_rows_point_to_rows_of_their_own_platform_alone() -> None:
    keys = asked(
        """
        SELECT k.conrelid::regclass || ' -> ' || k.confrelid::regclass,
          array(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY AS c (number, place)
                JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = number ORDER BY place)
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
        WHERE k.contype = 'f' AND f.relname = ANY (%s) AND t.relname = ANY (%s)
        """,
        TABLES,
        TABLES,
    )
    assert len(keys) >= 8
    assert [key for key, columns in keys if columns[0] != "platform_id"] == []


def test_every_reference_of_a_model_is_held_by_the_database() -> None:
    held = set(
        asked(
            """
            SELECT k.conrelid::regclass::text, a.attname::text FROM pg_constraint k
            JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
            WHERE k.contype = 'f'
            """
        )
    )
    references = {
        (model._meta.db_table, field.column)
        for model in TENANT_MODELS
        for field in model._meta.concrete_fields
        if field.is_relation
    }
    assert references - held == set()


@pytest.mark.parametrize("role", [APP, WORKER])
def test_no_role_that_serves_anybody_stands_above_the_wall(role: str) -> None:
    powers = asked(
        "SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication"
        " FROM pg_roles WHERE rolname = %s",
        role,
    )
    assert powers == [(False,) * 5]
    assert asked("SELECT relname FROM pg_class WHERE relowner = %s::regrole", role) == []
    assert asked("SELECT roleid::regrole::text FROM pg_auth_members WHERE member = %s::regrole", role) == []
    assert (
        asked(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
            " AND has_table_privilege(%s, oid, 'TRUNCATE')",
            role,
        )
        == []
    )


def test_what_runs_with_its_owners_rights_is_known() -> None:
    """A function that goes past the policies gives numbers of the whole service and no row."""
    functions = asked(
        "SELECT proname || ' -> ' || pg_get_function_result(oid) FROM pg_proc"
        " WHERE prosecdef AND pronamespace = 'public'::regnamespace ORDER BY 1"
    )
    assert all("uuid" not in function and "SETOF" not in function for function in functions)
    views = asked(
        "SELECT relname FROM pg_class WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace"
    )
    assert views == []
