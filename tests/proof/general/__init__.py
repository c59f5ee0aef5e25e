"""Operators for what holds in every rule set: GEN-01 to GEN-13."""

from tests.proof.general import draws, ends, live_tile, priority, sums, tiles, walls
from tests.proof.general.catalogue import GENERAL

__all__ = ["GENERAL", "draws", "ends", "live_tile", "priority", "sums", "tiles", "walls"]
