"""Tables to which rows are only ever added, as operations of migrations.

Nobody changes or deletes a row, the owner neither. Test databases (`test_...`) are emptied by TRUNCATE where
the session says `SET mj.truncate_for_tests = 'on'`; elsewhere that says nothing.
"""

from typing import Final

from django.db.migrations import RunSQL

FUNCTIONS: Final = """
CREATE FUNCTION mj_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE FUNCTION mj_refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF current_database() LIKE 'test\\_%' AND current_setting('mj.truncate_for_tests', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
"""
DROP_FUNCTIONS: Final = "DROP FUNCTION mj_refuse_change(); DROP FUNCTION mj_refuse_truncate();"


def append_only(table: str) -> RunSQL:
    """Refuse every change of this table's rows but adding some."""
    return RunSQL(
        f"""
        CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON {table}
          FOR EACH ROW EXECUTE FUNCTION mj_refuse_change();
        {_NEVER_EMPTIED.format(table=table)}
        """,
        f"DROP TRIGGER append_only ON {table}; DROP TRIGGER never_emptied ON {table};",
    )


def never_changed(table: str) -> RunSQL:
    """Refuse UPDATE."""
    return RunSQL(
        f"""
        CREATE TRIGGER never_changed BEFORE UPDATE ON {table}
          FOR EACH ROW EXECUTE FUNCTION mj_refuse_change();
        """,
        f"DROP TRIGGER never_changed ON {table};",
    )


def never_emptied(table: str) -> RunSQL:
    """Refuse TRUNCATE."""
    return RunSQL(_NEVER_EMPTIED.format(table=table), f"DROP TRIGGER never_emptied ON {table};")


_NEVER_EMPTIED: Final = """
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON {table}
  FOR EACH STATEMENT EXECUTE FUNCTION mj_refuse_truncate();
"""
