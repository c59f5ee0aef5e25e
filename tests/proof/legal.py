"""Legal hands under all rules of a rule set, a piece at a time: an audit accuses nobody in any of them."""

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, Self

from replays.commandline.simulating import Order, pairwise_rules, simulated_log
from scoring.engine.audit import ENGINE_VERSION
from scoring.simulator.coverage import Coverage
from tests.proof.regions import ruleset_of

#: Hands that are played before it is noted how far the run is, and how many a log has.
PIECE: Final = 1600
HANDS_PER_LOG: Final = 8
#: Logs that a process plays before it hands them over.
CHUNK: Final = 8


@dataclass
class Played:
    """How far a run has come: what came up in the pieces played, and what audits found of them, by log.

    And by which versions of the engine they were audited.
    """

    pieces: int = 0
    coverage: Coverage = field(default_factory=Coverage)
    faults: list[tuple[str, str]] = field(default_factory=list)
    engines: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path | None) -> Self:
        """What is kept in this file, nothing where there is none."""
        if path is None or not path.exists():
            return cls()
        kept = json.loads(path.read_text(encoding="utf-8"))
        return cls(kept["pieces"], Coverage.from_json(kept["coverage"]), kept["faults"], kept["engines"])

    def write(self, path: Path) -> None:
        """Keep it in this file."""
        kept = vars(self) | {"coverage": self.coverage.as_json()}
        path.write_text(json.dumps(kept) + "\n", encoding="utf-8")


def play_legally(
    ruleset: str, hands: int, pool: Executor, played: Played, say: Callable[[Played], None]
) -> Played:
    """So many hands and as many more as fill the last piece, each log audited from its bytes.

    Goes on from what is `played`, which `say` is told after each piece.
    """
    region = ruleset_of(ruleset)
    rules = pairwise_rules(region, [*region.presets], beside=region.default_preset)
    while played.coverage.hands < hands:
        seed = f"proof {played.pieces}"
        order = Order(ruleset, rules, PIECE, HANDS_PER_LOG, seed, audits=True)
        for log in pool.map(partial(simulated_log, order), order.logs, chunksize=CHUNK):
            played.coverage.add(log.coverage)
            played.faults += [(log.log_id, fault) for fault in log.faults]
        played.pieces += 1
        if ENGINE_VERSION not in played.engines:
            played.engines.append(ENGINE_VERSION)
        say(played)
    return played
