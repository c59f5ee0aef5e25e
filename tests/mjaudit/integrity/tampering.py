"""Hands that are laid on the tables by their owner, past what the database itself refuses."""

from typing import Any, Final

from django.db import connection
from django.db.models import Model

_CONSTRAINTS: Final = (
    "SELECT conname FROM pg_constraint WHERE conrelid = %s::regclass AND contype IN ('c', 'f', 'u')"
)


def lift_guards(*tables: type[Model]) -> None:
    """Take triggers, checks, unique and foreign keys off these tables, until the transaction rolls back."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for name in (table._meta.db_table for table in tables):
            cursor.execute(f"ALTER TABLE {name} DISABLE TRIGGER USER")
            cursor.execute(_CONSTRAINTS, [name])
            for (constraint,) in cursor.fetchall():
                cursor.execute(f"ALTER TABLE {name} DROP CONSTRAINT IF EXISTS {constraint} CASCADE")


def tamper(row: Model, **changes: Any) -> None:
    """Change columns of a row."""
    lift_guards(type(row))
    type(row)._base_manager.filter(pk=row.pk).update(**changes)


def remove(row: Model) -> None:
    """Take out one row and nothing that hangs on it."""
    lift_guards(type(row))
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {row._meta.db_table} WHERE id = %s", [row.pk])


def double(row: Model, **changes: Any) -> Model:
    """The same row once more under another key."""
    lift_guards(type(row))
    copy = type(row)(**{field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields})
    copy.pk = type(row)._meta.pk.get_default()
    for name, value in changes.items():
        setattr(copy, name, value)
    copy.save(force_insert=True)
    return copy
