"""Operators for the clauses of Nantong."""

from tests.proof.nantong import (
    birds,
    claims,
    dealers,
    items,
    kongs,
    openings,
    payments,
    sea,
    wins,
)
from tests.proof.nantong.catalogue import FAULTS

__all__ = ["FAULTS", "birds", "claims", "dealers", "items", "kongs", "openings", "payments", "sea", "wins"]
