"""Clauses of Nantong that no finding cites, and why."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {}
