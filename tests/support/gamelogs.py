"""Small logs for tests of the service: few draws and discards, then the table breaks up."""

import json
import random
from typing import Any, Final

Json = dict[str, Any]

_TILES: Final = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] * 4


def game_log(log_id: str = "log-1", *, platform: str = "demo", hands: int = 1, **members: Any) -> Json:
    """A log that audits clean. The same `log_id` gives the same log; `members` go on top."""
    return {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": log_id,
        "platform": platform,
        "rules": {"id": "nantong", "preset": "seed-004"},
        "players": [{"id": f"player-{seat}"} for seat in range(4)],
        "hands": [_hand(log_id, number) for number in range(1, hands + 1)],
    } | members


def faulty_log(log_id: str = "faulty", **members: Any) -> Json:
    """A log whose dealer discards a tile that it does not hold."""
    log = game_log(log_id, **members)
    dealt = log["hands"][0]["deal"][0]
    log["hands"][0]["events"][0]["tile"] = next(tile for tile in _TILES if tile not in _tiles(dealt))
    return log


def as_bytes(log: Json) -> bytes:
    """The log as a platform sends it."""
    return json.dumps(log, ensure_ascii=False).encode()


def _hand(log_id: str, number: int) -> Json:
    wall = random.Random(f"{log_id}/{number}").sample(_TILES, k=len(_TILES))
    deal, rest = [wall[:14], wall[14:27], wall[27:40], wall[40:53]], wall[53:]
    events: list[Json] = [{"type": "discard", "seat": 0, "tile": deal[0][-1]}]
    for turn in range(1, 9):
        seat, tile = turn % 4, rest[turn]
        events.append({"type": "draw", "seat": seat, "tile": tile})
        events.append({"type": "discard", "seat": seat, "tile": tile, "drawn": True})
    events.append({"type": "dissolve"})
    return {
        "hand": number,
        "dealer": 0,
        "deal": ["".join(tiles) for tiles in deal],
        "events": events,
        "outcome": "dissolved",
    }


def _tiles(run: str) -> set[str]:
    return {run[place : place + 2] for place in range(0, len(run), 2)}
