"""Clauses of this region that no log can break, and why."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {}
