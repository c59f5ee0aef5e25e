"""Operators for the clauses and legality checks of Nanchong."""

from tests.proof.nanchong import (
    claims,
    duties,
    ignored,
    items,
    kongs,
    laying_down,
    locks,
    passed,
    payer_items,
    payments,
    piao,
    reporting,
    reveals,
    succession,
    turns,
    wins,
)
from tests.proof.nanchong.catalogue import FAULTS

__all__ = [
    "FAULTS",
    "claims",
    "duties",
    "ignored",
    "items",
    "kongs",
    "laying_down",
    "locks",
    "passed",
    "payer_items",
    "payments",
    "piao",
    "reporting",
    "reveals",
    "succession",
    "turns",
    "wins",
]
