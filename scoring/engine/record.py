"""The engine's input: one log, decoded. Everything a platform claims stands here untouched."""

from dataclasses import dataclass
from typing import Final

from scoring.engine.events import Event
from scoring.engine.tiles import Tile

SEATS: Final = (0, 1, 2, 3)
#: Where points that leave the table go, in transfers.
HOUSE: Final = -1


@dataclass(slots=True, eq=False)
class ClaimedTransfer:
    """A payment as the platform books it; a seat of HOUSE is the house."""

    event: int | None
    payer: int
    payee: int
    points: int
    cause: str
    items: tuple[tuple[str, int], ...] | None


@dataclass(slots=True, eq=False)
class Commitment:
    scheme: str
    digest: str
    salt: str


@dataclass(slots=True, eq=False)
class HandRecord:
    """One hand as logged; absent optional keys are None."""

    number: int
    dealer: int
    deal: tuple[tuple[Tile, ...], ...]
    events: tuple[Event, ...]
    outcome: str
    dice: tuple[int, int] | None = None
    wall_break: tuple[int, int] | None = None
    wall: tuple[Tile, ...] | None = None
    commitment: Commitment | None = None
    transfers: tuple[ClaimedTransfer, ...] | None = None
    scores: tuple[int, ...] | None = None
    next_dealer: int | None = None


@dataclass(slots=True, eq=False)
class GameRecord:
    """One log: `view` is full, seat or public; scores are points by seat."""

    log_id: str
    platform: str
    players: tuple[str, ...]
    hands: tuple[HandRecord, ...]
    ruleset: str
    preset: str | None
    options: dict[str, bool | int | str]
    view: str = "full"
    view_seat: int | None = None
    start_scores: tuple[int, ...] = (0, 0, 0, 0)
    end_scores: tuple[int, ...] | None = None
