"""Operators for the clauses of Nantong."""

from tests.proof.nantong import claims, kongs, wins
from tests.proof.nantong.catalogue import FAULTS

__all__ = ["FAULTS", "claims", "kongs", "wins"]
