"""What the service's database roles may do."""

import psycopg
import pytest
from django.db import connection

from accounts.database_roles import APP, OWNER, WORKER
from accounts.models import Platform
from mjaudit.starter.places import Places
from mjaudit.starter.postgres import conninfo

SERVICE_ROLES = (APP, WORKER)


def connect(places: Places, role: str, database: str | None = None) -> psycopg.Connection[tuple[object, ...]]:
    name = database or str(connection.settings_dict["NAME"])
    return psycopg.connect(conninfo(places, role, name), autocommit=True)


@pytest.mark.django_db
def test_the_tests_themselves_do_not_connect_as_a_superuser() -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT current_user, rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user"
        )
        assert cursor.fetchone() == (OWNER, False, False)


@pytest.mark.django_db
@pytest.mark.parametrize("role", SERVICE_ROLES)
def test_no_role_of_the_service_has_power_over_the_server_or_owns_anything(
    server_places: Places, role: str
) -> None:
    with connect(server_places, role) as service:
        powers = service.execute(
            "SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication"
            " FROM pg_roles WHERE rolname = %s",
            [role],
        ).fetchone()
        owned = service.execute(
            "SELECT count(*) FROM pg_class WHERE relowner = %s::regrole", [role]
        ).fetchone()
    assert powers == (False,) * 5
    assert owned == (0,)


@pytest.mark.django_db
def test_the_superuser_is_let_in_by_nobody(server_places: Places) -> None:
    with pytest.raises(psycopg.OperationalError, match="no pg_hba"):
        connect(server_places, "postgres", "postgres")


@pytest.mark.django_db(transaction=True)
def test_the_application_reads_and_writes_the_tables_its_owner_made(server_places: Places) -> None:
    demo = Platform.objects.create(slug="demo", name="Demo")
    with connect(server_places, APP) as service:
        service.execute("SELECT set_config('mj.platforms', %s, false)", [f"{{{demo.id}}}"])
        service.execute("UPDATE accounts_platform SET name = 'written'")
    assert Platform.objects.get().name == "written"


@pytest.mark.django_db
@pytest.mark.parametrize("role", SERVICE_ROLES)
@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE mine (id int)",
        "DROP TABLE accounts_platform",
        "ALTER TABLE accounts_user DISABLE TRIGGER ALL",
    ],
)
def test_the_service_cannot_change_the_tables_themselves(
    server_places: Places, role: str, statement: str
) -> None:
    with connect(server_places, role) as service, pytest.raises(psycopg.errors.InsufficientPrivilege):
        service.execute(statement)
