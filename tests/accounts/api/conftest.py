"""Programs of two platforms, each with a key for everything."""

import pytest

from accounts.models import Platform, Scope
from accounts.platforms import create_platform
from tests.support.programs import Program


@pytest.fixture
def program(platform: Platform) -> Program:
    """A program of the platform `demo`."""
    return Program(platform, scopes=tuple(Scope.values))


@pytest.fixture
def neighbour(db: None) -> Program:
    """A program of another platform."""
    return Program(create_platform(slug="other", name="Other"), scopes=tuple(Scope.values))
