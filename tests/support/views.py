"""A whole record as one seat, or nobody in particular, saw it: what was not shown is ``??``."""

import copy
import random
from typing import Final

from tests.support.mutations import split
from tests.support.tables import Json

UNSEEN: Final = "??"


def seen_by(log: Json, seat: int | None, chance: random.Random) -> Json:
    """The log with every other seat's deal and draws unseen; None is the public, which sees no hand.

    Whether concealed kongs and the tiles of open kongs and of the last draw are shown differs between
    platforms: here it is left to chance.
    """
    view = copy.deepcopy(log)
    view["view"] = "public" if seat is None else "seat"
    if seat is not None:
        view["view_seat"] = seat
    shows_kongs, shows_open = chance.random() < 0.5, chance.random() < 0.5
    for hand in view["hands"]:
        hand.pop("wall", None)
        hand.pop("commitment", None)
        hand["deal"] = [
            run if at == seat else UNSEEN * (len(run) // 2) for at, run in enumerate(hand["deal"])
        ]
        for event in hand["events"]:
            if event.get("seat") != seat:
                _hide(event, shows_kongs=shows_kongs, shows_open=shows_open)
    return view


def _hide(event: Json, *, shows_kongs: bool, shows_open: bool) -> None:
    if event["type"] == "draw" and not (shows_open and event.get("source") in ("dice", "seabed")):
        event["tile"] = UNSEEN
    if event["type"] == "kong" and event["kind"] == "concealed" and not shows_kongs:
        event["tile"] = UNSEEN
    if event.get("key") == "opening_win":
        event.pop("tiles", None)


def leave_out_tiles(log: Json, chance: random.Random) -> None:
    """Put ``??`` for tiles here and there, in place: in the wall, the deal, draws, discards, kongs, birds."""
    wall, deal, draws, discards, kongs = (chance.choice([0.0, 0.05, 0.3, 0.6]) for _ in range(5))
    for hand in log["hands"]:
        hand["wall"] = _gaps(hand["wall"], wall, chance)
        hand["deal"] = [_gaps(run, deal, chance) for run in hand["deal"]]
        for event in hand["events"]:
            rates = {"draw": draws, "discard": discards, "kong": kongs * (event.get("kind") == "concealed")}
            if chance.random() < rates.get(event["type"], 0.0):
                event["tile"] = UNSEEN
            if event.get("key") in ("birds", "horses"):
                event["tiles"] = _gaps(event["tiles"], 0.2, chance)


def _gaps(run: str, rate: float, chance: random.Random) -> str:
    return "".join(UNSEEN if chance.random() < rate else tile for tile in split(run))
