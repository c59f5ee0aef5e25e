"""Operators for the clauses of Nancheng: JX-01 to JX-79."""

from tests.proof.nancheng import (
    burns,
    dealers,
    dice,
    horse_payments,
    horses_shown,
    kong_payments,
    kongs,
    passing,
    ready,
    robbing,
    turns,
    win_items,
    win_payments,
    wins,
)
from tests.proof.nancheng.catalogue import FAULTS

__all__ = [
    "FAULTS",
    "burns",
    "dealers",
    "dice",
    "horse_payments",
    "horses_shown",
    "kong_payments",
    "kongs",
    "passing",
    "ready",
    "robbing",
    "turns",
    "win_items",
    "win_payments",
    "wins",
]
