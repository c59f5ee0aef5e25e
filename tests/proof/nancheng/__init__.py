"""Operators for the clauses of Nancheng: JX-01 to JX-79."""

from tests.proof.nancheng import horses_shown, kongs, passing, ready, robbing, turns, wins
from tests.proof.nancheng.catalogue import FAULTS

__all__ = ["FAULTS", "horses_shown", "kongs", "passing", "ready", "robbing", "turns", "wins"]
