"""Operators for the clauses of Nantong."""

from tests.proof.nantong import (
    bird_payments,
    birds,
    claims,
    dealers,
    fees,
    items,
    kongs,
    opening_payments,
    openings,
    sea,
    win_payments,
    wins,
)
from tests.proof.nantong.catalogue import FAULTS

__all__ = [
    "FAULTS",
    "bird_payments",
    "birds",
    "claims",
    "dealers",
    "fees",
    "items",
    "kongs",
    "opening_payments",
    "openings",
    "sea",
    "win_payments",
    "wins",
]
