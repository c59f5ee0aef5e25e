"""Requests made up from the API's own description: none of them may be a fault of the service."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from accounts.models import Platform, Scope
from mjaudit.wsgi import application
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
_QUIET = settings(suppress_health_check=list(HealthCheck))

api = schemathesis.pytest.from_fixture("api_description")


@pytest.fixture
def api_description(db: None) -> Iterator[Any]:
    """The description as served; requests within a test share its database connection."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield schemathesis.openapi.from_wsgi("/api/v1/openapi.json", application)
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture
def headers(platform: Platform) -> dict[str, str]:
    """A key for everything, so that no address is spared."""
    return Program(platform, scopes=tuple(Scope.values)).headers


@api.include(method="GET").parametrize()
@settings(_QUIET, max_examples=5)
def test_no_request_for_reading_is_a_fault_of_the_service(case: Any, headers: dict[str, str]) -> None:
    case.call_and_validate(headers=headers | {"Accept-Encoding": "identity"}, checks=CHECKS)


@pytest.mark.long
@api.parametrize()
@settings(_QUIET, max_examples=50, derandomize=False)
def test_no_request_of_many_is_a_fault_of_the_service(case: Any, headers: dict[str, str]) -> None:
    case.call_and_validate(headers=headers | {"Accept-Encoding": "identity"}, checks=CHECKS)
