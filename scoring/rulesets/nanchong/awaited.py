"""The discard that bears out an announcement, where a hand is being played (NC-19, NC-26).

A record that shows that discard is judged at the announcement, by what lay open then. So is a hand being
played, whatever is turned up or laid down in between.
"""

from dataclasses import replace

from scoring.engine.events import Discard, Kong, Win
from scoring.engine.findings import Breach
from scoring.engine.position import Position
from scoring.rulesets.nanchong.memory import memory_of


def bears_out(position: Position, event: Discard | Kong | Win) -> Breach | None:
    """Whether the act bears out what its seat has just announced."""
    for awaited in memory_of(position).awaited:
        if awaited.seat == event.seat:
            found = awaited.wrong.get(event.tile) if isinstance(event, Discard) else awaited.otherwise
            if found is not None:
                return replace(found, at=(awaited.event, awaited.seat))
    return None
