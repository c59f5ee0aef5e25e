"""Clauses that no log can break, each with the reason."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {}
