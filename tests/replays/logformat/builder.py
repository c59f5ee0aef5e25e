"""Logs to read, as the dicts a platform would serialise."""

import copy
import json
from typing import Any

Json = Any

#: One event of each type, with every key it may have.
EVERY_EVENT: list[dict[str, Json]] = [
    {"type": "declare", "seat": 0, "key": "opening_win", "value": 1, "tiles": "1m1m", "patterns": ["si_xi"]},
    {"type": "reveal", "key": "dice", "seat": 0, "values": [1, 6]},
    {"type": "discard", "seat": 0, "tile": "9s", "drawn": False, "at": 1200, "by": "player"},
    {"type": "claim", "seat": 1, "want": "chow"},
    {"type": "pass", "seat": 2, "on": ["pung", "win"], "by": "timeout", "at": 1200},
    {"type": "pass", "seat": 3},
    {"type": "chow", "seat": 1, "tile": "9s", "from": 0, "own": "7s8s", "ext": {"b": 3, "a": [1, {}]}},
    {"type": "discard", "seat": 1, "tile": "5p"},
    {"type": "pung", "seat": 3, "tile": "5p", "from": 1},
    {"type": "discard", "seat": 3, "tile": "??"},
    {"type": "draw", "seat": 0, "tile": "2m", "source": "head"},
    {"type": "kong", "seat": 0, "tile": "1m", "kind": "concealed", "mode": "open"},
    {"type": "draw", "seat": 0, "tile": "3m", "source": "dice"},
    {"type": "kong", "seat": 2, "tile": "3m", "kind": "exposed", "from": 0, "mode": "supplement"},
    {"type": "declare", "seat": 2, "key": "ready", "waits": "1s4s"},
    {"type": "disconnect", "seat": 3},
    {"type": "reconnect", "seat": 3},
    {"type": "correction", "of": 4, "reason": "clock-wrong"},
    {
        "type": "win",
        "seat": 1,
        "tile": "3m",
        "from": 2,
        "how": "discard",
        "items": [{"code": "ping_hu", "points": 10}],
        "points": 10,
    },
    {"type": "escape", "seat": 3},
    {"type": "dissolve", "seat": 2},
    {"type": "dissolve"},
]  # fmt: skip


def a_hand(**keys: Json) -> dict[str, Json]:
    """A hand with nothing but what it must have; a key of None is left out."""
    hand: dict[str, Json] = {
        "hand": 1,
        "dealer": 0,
        "deal": ["1m" * 14, "2m" * 13, "3m" * 13, "??" * 13],
        "events": [{"type": "discard", "seat": 0, "tile": "1m"}],
        "outcome": "draw",
    }
    return _with(hand, keys)


def a_full_hand(**keys: Json) -> dict[str, Json]:
    """A hand with every key a hand may have."""
    return a_hand(
        **{
            "dice": [3, 4],
            "break": {"seat": 2, "stack": 7},
            "wall": "1m2m3m??",
            "commitment": {"scheme": "mjaudit-wall-v1", "digest": "0a" * 32, "salt": "bC" * 32},
            "events": copy.deepcopy(EVERY_EVENT),
            "transfers": [
                {
                    "event": 18,
                    "from": 2,
                    "to": 1,
                    "points": 10,
                    "cause": "win",
                    "items": [{"code": "x", "points": -1}],
                },
                {"from": 3, "to": "house", "points": 5, "cause": "penalty"},
            ],
            "scores": [0, 10, -10, 0],
            "next_dealer": 1,
            "ext": {"acme.room": "东风"},
            **keys,
        }
    )


def a_log(**keys: Json) -> dict[str, Json]:
    """A log with nothing but what it must have; a key of None is left out."""
    log: dict[str, Json] = {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": "g-1",
        "platform": "acme",
        "rules": {"id": "nantong"},
        "players": [{"id": "p1"}, {"id": "p2"}, {"id": "p3"}, {"id": "p4"}],
        "hands": [a_hand()],
    }
    return _with(log, keys)


def a_full_log(**keys: Json) -> dict[str, Json]:
    """A log with every key a log may have."""
    return a_log(
        **{
            "rules": {
                "id": "nantong",
                "preset": "changsha",
                "options": {"points_small": 2, "opening_win": "continue"},
            },
            "view": "seat",
            "view_seat": 2,
            "table": "room:7",
            "started_at": "2017-09-25T21:28:39+08:00",
            "ended_at": "2017-09-25T13:40:00.5Z",
            "start_scores": [0, 0, 0, 0],
            "hands": [a_full_hand(), a_hand(hand=2, ext={})],
            "end_scores": [0, 10, -15, 5],
            "source": {
                "format": "acme-binary",
                "version": "7",
                "converter": "转换器",
                "converter_version": 2,
                "raw_sha256": "ff" * 32,
                "dropped_fields": ["chat"],
            },
            "ext": {"acme.z": True, "acme.a": {"deep": [[], {}, -5]}},
            **keys,
        }
    )


def encode(log: Json) -> bytes:
    """The log as UTF-8 JSON without escapes."""
    return json.dumps(log, ensure_ascii=False, separators=(",", ":")).encode()


def put(log: Json, pointer: str, value: Json) -> Json:
    """The log with `value` at a JSON pointer."""
    *path, last = [int(step) if step.isdigit() else step for step in pointer.split("/")[1:]]
    place = log
    for step in path:
        place = place[step]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return log


def _with(base: dict[str, Json], keys: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in {**base, **keys}.items() if value is not None}
