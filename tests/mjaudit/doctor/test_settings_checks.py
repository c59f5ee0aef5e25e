"""What `doctor` says of the environment."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings

from mjaudit.doctor.settings_checks import settings_findings
from mjaudit.starter.places import Places

SECRET = "s" * 50
ON_THE_NET: dict[str, Any] = {"ALLOWED_HOSTS": ["audit.example.org"], "HTTPS": True, "PROXIES": 1}


@pytest.fixture(autouse=True)
def _as_shipped(settings: Settings, broker_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A service on this machine alone, with which nothing is wrong."""
    settings.ALLOWED_HOSTS = ["127.0.0.1", "localhost", "[::1]"]
    settings.RATES = dict.fromkeys(settings.RATES, "60/minute")
    settings.CELERY_BROKER_URL = broker_url
    settings.PLACES = Places(tmp_path)
    monkeypatch.setenv("SECRET_KEY", SECRET)


def wrong() -> Iterator[str]:
    """The lines of what has to be mended."""
    return (finding.line for finding in settings_findings() if not finding.is_well)


def test_nothing_is_wrong_with_a_service_for_one_machine() -> None:
    assert list(wrong()) == []


def test_nor_with_one_in_the_open_behind_its_proxy(settings: Settings) -> None:
    for name, value in ON_THE_NET.items():
        setattr(settings, name, value)
    assert list(wrong()) == []


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"DEBUG": True}, ["WRONG  debug pages: are on"]),
        (ON_THE_NET | {"ALLOWED_HOSTS": ["*"]}, ["WRONG  host names: any name is answered"]),
        (ON_THE_NET | {"ALLOWED_HOSTS": [".example.org"]}, ["WRONG  host names: any name is answered"]),
        (ON_THE_NET | {"HTTPS": False}, ["WRONG  TLS: others reach the service by plain http"]),
        (ON_THE_NET | {"PROXIES": 0}, ["WRONG  proxies: none is told of"]),
        ({"METRICS_FROM": ["0.0.0.0/0"]}, ["WRONG  /metrics: is open to everybody"]),
        ({"METRICS_FROM": ["10.1.0.0"]}, []),
        ({"METRICS_FROM": ["ten"]}, ["WRONG  /metrics: MJAUDIT_METRICS_FROM"]),
        ({"RATES": {"api": "off"}}, ["WRONG  rate api: is lifted"]),
        ({"RATES": {"api": "often"}}, ["WRONG  rate api: The limit 'api' must be a rate"]),
        ({"CELERY_BROKER_URL": "redis://127.0.0.1:1/0"}, ["WRONG  broker: does not answer"]),
    ],
)
def test_each_thing_that_is_wrong_is_one_line(
    settings: Settings, changes: dict[str, Any], says: list[str]
) -> None:
    for name, value in changes.items():
        setattr(settings, name, value)
    found = list(wrong())
    assert len(found) == len(says)
    assert all(line.startswith(beginning) for line, beginning in zip(found, says, strict=True))


@pytest.mark.parametrize(("key", "says"), [("", "is not set"), ("s" * 49, "has 49 characters")])
def test_a_short_or_missing_secret_is_told(monkeypatch: pytest.MonkeyPatch, key: str, says: str) -> None:
    monkeypatch.setenv("SECRET_KEY", key)
    [line] = wrong()
    assert line.startswith(f"WRONG  SECRET_KEY: {says}")
    assert "sss" not in line


def test_the_secret_that_the_starter_keeps_is_one(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.delenv("SECRET_KEY")
    settings.PLACES.secret_key.write_text(SECRET)
    assert list(wrong()) == []
