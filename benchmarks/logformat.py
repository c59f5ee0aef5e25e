"""What reading a log costs: `python -m benchmarks.logformat [FILE ...]`.

Without files it reads one made-up hand of 80 events. Prints, for each file, the time a hand and the megabytes
a second of the whole read and of each of its steps, the best of several rounds.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

from replays.logformat.canonical import canonical_bytes
from replays.logformat.checks import require_sense, require_size
from replays.logformat.explain import explain
from replays.logformat.limits import DEFAULT_LIMITS
from replays.logformat.lowering import to_record
from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from replays.logformat.schema import GameLog
from replays.logformat.strict_json import parse_strictly

ROUNDS = 15
SECONDS = 0.05


def made_up_log() -> bytes:
    """A full hand that discards what it draws, without escapes or needless spaces."""
    tiles = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] * 4
    events: list[dict[str, object]] = []
    for place, tile in enumerate(tiles[53:93]):
        seat = (place + 1) % 4
        events.append({"type": "draw", "seat": seat, "tile": tile, "at": place * 1000})
        events.append(
            {"type": "discard", "seat": seat, "tile": tile, "drawn": True, "at": place * 1000 + 500}
        )
    hand = {
        "hand": 1,
        "dealer": 0,
        "wall": "".join(tiles),
        "deal": ["".join(tiles[:14]), *("".join(tiles[14 + 13 * n : 27 + 13 * n]) for n in range(3))],
        "events": events,
        "outcome": "draw",
        "scores": [0, 0, 0, 0],
    }
    log = {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": "made-up",
        "platform": "benchmark",
        "rules": {"id": "nantong"},
        "players": [{"id": f"p{seat}"} for seat in range(4)],
        "hands": [hand],
    }
    return json.dumps(log, separators=(",", ":")).encode()


def best(act: Callable[[], object]) -> float:
    """Seconds one call takes, in the best of the rounds."""
    started = perf_counter()
    act()
    times = max(1, int(SECONDS / (perf_counter() - started + 1e-9)))
    fastest = float("inf")
    for _ in range(ROUNDS):
        started = perf_counter()
        for _ in range(times):
            act()
        fastest = min(fastest, (perf_counter() - started) / times)
    return fastest


def measure(name: str, data: bytes) -> None:
    read = read_log(data)
    hands = len(read.log.hands)
    decoder = msgspec.json.Decoder(GameLog)
    bad = data.replace(b'"version":1', b'"version":"1"').replace(b'"version": 1', b'"version": "1"')
    steps: dict[str, Callable[[], object]] = {
        "whole read": lambda: read_log(data),
        "decode": lambda: decoder.decode(data),
        "canonical form": lambda: canonical_bytes(read.log),
        "sizes": lambda: require_size(read.log, read.canonical, DEFAULT_LIMITS),
        "sense": lambda: require_sense(read.log),
        "record": lambda: to_record(read.log),
        "digests": lambda: (hashlib.sha256(data).digest(), hashlib.sha256(read.canonical).digest()),
        "strict parse": lambda: parse_strictly(data, DEFAULT_LIMITS.depth),
        "explain a fault": lambda: explain(bad, DEFAULT_LIMITS, ValueError()),
        "json.loads": lambda: json.loads(data),
    }
    print(f"{name}: {hands} hands, {len(data) / hands:.0f} bytes a hand")
    for step, act in steps.items():
        seconds = best(act)
        print(f"  {step:16} {seconds / hands * 1e6:8.1f} us a hand {len(data) / seconds / 1e6:8.1f} MB/s")


def main(paths: list[str]) -> int:
    logs = [(path, Path(path).read_bytes()) for path in paths] or [("made-up hand", made_up_log())]
    for name, data in logs:
        try:
            measure(name, data)
        except LogRefused as refusal:
            print(f"{name}: {refusal}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
