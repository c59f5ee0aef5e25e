"""Random changes of logs that are played with honours: of horses, of the broken wall, of what is declared."""

import random
from collections.abc import Callable
from typing import Final

from tests.support.tables import Json

HONOURS: Final = [f"{rank}z" for rank in range(1, 8)]


def has_honours(log: Json) -> bool:
    """Whether the log is played with winds and dragons."""
    return any("z" in run for hand in log["hands"] for run in hand["deal"])


def change_to_honour(hand: Json, chance: random.Random) -> None:
    """Some tile is an honour instead."""
    tiles = [event for event in hand["events"] if "tile" in event]
    if tiles:
        chance.choice(tiles)["tile"] = chance.choice(HONOURS)


def change_turned_up(hand: Json, chance: random.Random) -> None:
    """Other horses, more or fewer of them, at another time, of another seat or of none, or none at all."""
    shown = [event for event in hand["events"] if event["type"] == "reveal"]
    if not shown:
        return
    event, which = chance.choice(shown), chance.randrange(5)
    if which < 2:
        hand["events"].remove(event)
    if which == 1:
        hand["events"].insert(chance.randint(0, len(hand["events"])), event)
    elif which == 2:
        event["tiles"] = event.get("tiles", "")[2:] + chance.choice(["", "1m", "2z2p", "??"])
    elif which == 3:
        event["seat"] = chance.randrange(4)
    elif which == 4:
        event.pop("seat", None)


def change_break(hand: Json, chance: random.Random) -> None:
    """Other dice, and the wall broken anywhere."""
    hand["dice"] = [chance.randint(1, 6), chance.randint(1, 6)]
    hand["break"] = {"seat": chance.randrange(4), "stack": chance.randint(1, 8)}


def declare_ready(hand: Json, chance: random.Random) -> None:
    """Somebody declares ready at some time, for some tiles or for none named."""
    waits = chance.choice([{}, {"waits": ""}, {"waits": "1m4m"}, {"waits": "2p7z"}])
    said = {"type": "declare", "seat": chance.randrange(4), "key": "ready"}
    hand["events"].insert(chance.randint(0, len(hand["events"])), said | waits)


WITH_HONOURS: Final[list[Callable[[Json, random.Random], None]]] = [
    *(change_to_honour, change_turned_up, change_turned_up, change_break, declare_ready),
]
