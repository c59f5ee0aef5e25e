"""docker-compose.yml and Dockerfile as files: they name what there is, and give nobody more than it needs."""

import re
from typing import Any

import pytest
import yaml

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit import webserver
from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.services import POOL_SIZE, service_commands

COMPOSE: dict[str, Any] = yaml.safe_load((CHECKOUT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
DOCKERFILE = (CHECKOUT / "Dockerfile").read_text()
PROXY = (CHECKOUT / "deploy" / "nginx.conf").read_text()
OURS = ("migrate", "web", "worker", "beat")


def documented() -> set[str]:
    """The variables of docs/operating.md."""
    table = (CHECKOUT / "docs" / "operating.md").read_text().split("## Variables")[1]
    return set(re.findall(r"`([A-Z_]+)`", table))


def test_all_parts_are_there() -> None:
    assert set(SERVICES) == {"postgres", "valkey", *OURS, "proxy"}


@pytest.mark.parametrize("name", OURS)
def test_a_part_is_told_nothing_that_it_does_not_know(name: str) -> None:
    assert set(SERVICES[name]["environment"]) <= documented()


def test_what_the_operator_gives_is_documented() -> None:
    text = (CHECKOUT / "docker-compose.yml").read_text()
    given = set(re.findall(r"\$\{([A-Z_]+)", text)) - {"MJAUDIT_DB_PASSWORD"}
    assert given <= documented()
    assert "MJAUDIT_DB_PASSWORD" in (CHECKOUT / "docs" / "operating.md").read_text()


@pytest.mark.parametrize(
    ("name", "role", "sees_all_tenants"),
    [
        ("migrate", OWNER, "true"),
        ("web", APP, "false"),
        ("worker", WORKER, "true"),
        ("beat", WORKER, "true"),
    ],
)
def test_each_part_connects_by_a_role_of_its_own(name: str, role: str, sees_all_tenants: str) -> None:
    environment = SERVICES[name]["environment"]
    assert environment["DATABASE_URL"].startswith(f"postgres://{role}:")
    assert environment["DATABASE_URL"].endswith("@postgres/mjaudit")
    assert environment["MJAUDIT_ALL_TENANTS"] == sees_all_tenants
    assert f"CREATE ROLE {role} LOGIN" in (CHECKOUT / "deploy" / "roles.sql").read_text()


def test_every_image_is_pinned() -> None:
    images = [service["image"] for service in SERVICES.values() if service["image"] != "mjaudit"]
    bases = re.findall(r"(?m)^FROM (\S+)", DOCKERFILE)
    assert all(re.search(r":\d+(\.\d+)*-", image) for image in [*images, *bases])
    assert set(bases) == {"python:3.11-slim-bookworm"}


def test_the_image_is_made_in_two_stages_and_does_not_run_as_root() -> None:
    made, shipped = DOCKERFILE.split("FROM ")[1:]
    assert "scripts/install run" in made
    assert "scripts/install" not in shipped
    assert re.search(r"(?m)^USER mjaudit$", shipped)
    assert "--chown" not in shipped


@pytest.mark.parametrize("name", [*OURS, "proxy"])
def test_a_part_may_write_to_its_temporary_folder_alone(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert [folder.split(":")[0] for folder in service["tmpfs"]] == ["/tmp"]
    assert (service["cap_drop"], service["security_opt"]) == (["ALL"], ["no-new-privileges:true"])
    assert service.get("user", "mjaudit") != "root"


@pytest.mark.parametrize("name", ["postgres", "valkey", "web", "worker", "proxy"])
def test_whoever_answers_is_asked_whether_it_is_well(name: str) -> None:
    assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"


def test_the_programs_are_those_of_the_starter(tmp_path: Any) -> None:
    commands = service_commands(Places(tmp_path))
    web = re.findall(r'"([^"]+)"', DOCKERFILE.split("CMD ")[1])
    assert web[1:] == commands["web"][1:]
    worker = [part for part in SERVICES["worker"]["command"][1:] if part in commands["worker"]]
    assert worker == SERVICES["worker"]["command"][1:]
    assert SERVICES["beat"]["command"][1:6] == ["-m", "celery", "-q", "-A", "mjaudit"]
    assert (webserver.threads, SERVICES["web"]["environment"]["MJAUDIT_DB_POOL"]) == (64, str(POOL_SIZE))


def test_the_proxy_stands_before_the_web_process_and_alone_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    [port] = SERVICES["proxy"]["ports"]
    listens = re.search(r"listen (\d+);", PROXY)
    upstream = re.search(r"server (\w+):(\d+);", PROXY)
    assert listens is not None
    assert upstream is not None
    assert (port.split(":")[0], port.split(":")[-1]) == ("127.0.0.1", listens[1])
    assert upstream[1] in SERVICES
    assert f"MJAUDIT_PORT={upstream[2]}" in DOCKERFILE
    assert SERVICES["web"]["environment"]["MJAUDIT_PROXIES"] == "1"


def test_everything_that_is_mounted_is_there() -> None:
    mounts = [mount for service in SERVICES.values() for mount in service.get("volumes", ())]
    files = [mount.split(":")[0] for mount in mounts if mount.startswith(".")]
    assert {"./deploy/nginx.conf", "./deploy/errors", "./deploy/roles.sh", "./deploy/roles.sql"} == set(files)
    assert all((CHECKOUT / file).exists() for file in files)
    assert {mount.split(":")[0] for mount in mounts if not mount.startswith(".")} == set(COMPOSE["volumes"])
    assert "./deploy/nginx.conf:/etc/nginx/nginx.conf:ro" in mounts
    assert "root /etc/nginx/errors;" in PROXY
