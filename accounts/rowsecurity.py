"""Row-level security and keys within a platform, as operations of migrations.

The functions `mj_platforms()`, `mj_user()`, `mj_shown()` give what `accounts.tenancy` told the database, each
evaluated once a statement. `mj_all()` is true for what serves all tenants (worker, migrations, the operator's
commands): those connect with `-c mj.maintenance=on`, which is no use to the application's role.
"""

from typing import Final

from django.db.migrations import RunSQL

from accounts.database_roles import APP

MINE: Final = "platform_id = ANY ((SELECT mj_platforms())::uuid[])"
"""The row belongs to a platform of the asker's."""

FUNCTIONS: Final = f"""
CREATE FUNCTION mj_platforms() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT coalesce(nullif(current_setting('mj.platforms', true), ''), '{{}}')::uuid[] $$;
CREATE FUNCTION mj_user() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('mj.user', true), '')::uuid $$;
CREATE FUNCTION mj_shown() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT nullif(current_setting('mj.shown', true), '') $$;
CREATE FUNCTION mj_all() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT coalesce(current_setting('mj.maintenance', true), '') = 'on' AND current_user <> '{APP}' $$;
"""
DROP_FUNCTIONS: Final = (
    "DROP FUNCTION mj_platforms(); DROP FUNCTION mj_user(); DROP FUNCTION mj_shown(); DROP FUNCTION mj_all();"
)


def secure(
    table: str, *, read: str = MINE, write: str = MINE, change: str | None = None, delete: str | None = None
) -> RunSQL:
    """Policies of a table, in SQL conditions: which rows may be read, added, changed (as `write` unless told
    otherwise) and deleted (as `change`).
    """
    change = change or write
    delete = delete or change
    everything = "(SELECT mj_all())"
    return RunSQL(
        f"""
        ALTER TABLE {table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE {table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY reads ON {table} FOR SELECT USING ({everything} OR {read});
        CREATE POLICY adds ON {table} FOR INSERT WITH CHECK ({everything} OR {write});
        CREATE POLICY changes ON {table} FOR UPDATE USING ({everything} OR {change})
          WITH CHECK ({everything} OR {change});
        CREATE POLICY deletes ON {table} FOR DELETE USING ({everything} OR {delete});
        """,
        f"""
        DROP POLICY reads ON {table}; DROP POLICY adds ON {table};
        DROP POLICY changes ON {table}; DROP POLICY deletes ON {table};
        ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY;
        ALTER TABLE {table} DISABLE ROW LEVEL SECURITY;
        """,
    )


def target_within_platform(table: str) -> RunSQL:
    """Let rows of this table be pointed at together with their platform."""
    return RunSQL(
        f"ALTER TABLE {table} ADD CONSTRAINT {table}_within UNIQUE (platform_id, id);",
        f"ALTER TABLE {table} DROP CONSTRAINT {table}_within;",
    )


def within_platform(table: str, column: str, target: str) -> RunSQL:
    """Hold a foreign key to rows of its own platform. It is the only one of the column: the model's field has
    `db_constraint=False`.
    """
    name = f"{table}_{column}_within"
    return RunSQL(
        f"""
        ALTER TABLE {table} ADD CONSTRAINT {name} FOREIGN KEY (platform_id, {column})
          REFERENCES {target} (platform_id, id) DEFERRABLE INITIALLY DEFERRED;
        """,
        f"ALTER TABLE {table} DROP CONSTRAINT {name};",
    )


def grant(role: str, rights: str) -> RunSQL:
    """Give rights (`SELECT ON some_table`) to a role; a server that has only one role needs none."""
    return RunSQL(
        f"""
        DO $$ BEGIN
          IF EXISTS (SELECT FROM pg_roles WHERE rolname = '{role}') THEN GRANT {rights} TO {role}; END IF;
        END $$;
        """,
        RunSQL.noop,
    )


def revoke(role: str, rights: str) -> RunSQL:
    """Take rights (`UPDATE, DELETE ON some_table`) from a role."""
    return RunSQL(
        f"""
        DO $$ BEGIN
          IF EXISTS (SELECT FROM pg_roles WHERE rolname = '{role}') THEN REVOKE {rights} FROM {role}; END IF;
        END $$;
        """,
        RunSQL.noop,
    )
