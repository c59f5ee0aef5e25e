"""One clause about what may happen: the law of a hand is a tuple of them, in order of precedence."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from scoring.engine.events import Event
from scoring.engine.findings import Breach
from scoring.engine.position import Position

Judge = Callable[[Position, Any], Breach | None]


@dataclass(frozen=True, slots=True)
class Legality:
    """One clause about what may happen: judges the events of these types, before they are done.

    `of_claims` marks those that judge between the claims on one tile, not the act itself.
    """

    clause: str
    acts: tuple[type[Event], ...]
    judge: Judge
    of_claims: bool = False


class Judges:
    """The judges of some clauses by the type of event, in order of precedence."""

    def __init__(self, legalities: Iterable[Legality]) -> None:
        self._by_act: dict[type[Event], tuple[Judge, ...]] = {}
        for legality in legalities:
            for act in legality.acts:
                self._by_act[act] = (*self._by_act.get(act, ()), legality.judge)

    def of(self, event: Event) -> tuple[Judge, ...]:
        """What judges this event."""
        return self._by_act.get(type(event), ())
