"""Operators for the clauses of Nantong."""

from tests.proof.nantong import birds, claims, items, kongs, openings, sea, wins
from tests.proof.nantong.catalogue import FAULTS

__all__ = ["FAULTS", "birds", "claims", "items", "kongs", "openings", "sea", "wins"]
