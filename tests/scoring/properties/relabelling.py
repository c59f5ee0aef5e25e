"""The same log or report under other names: seats moved round the table, kinds of tiles exchanged."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tests.support.mutations import split
from tests.support.tables import Json

#: Keys that name a seat, and lists that have one entry a seat.
SEATS_NAMED: Final = ("dealer", "next_dealer", "seat", "from", "to", "view_seat")
BY_SEAT: Final = ("deal", "scores", "start_scores", "end_scores", "players")
_RUN: Final = re.compile(r"(?:[1-9][mpsz]|\?\?)+")


@dataclass(frozen=True)
class Labels:
    """Every seat `turn` seats further, and tiles of these kinds by other names."""

    turn: int = 0
    tiles: Mapping[str, str] | None = None

    def seat(self, seat: int) -> int:
        return (seat + self.turn) % 4

    def run(self, text: str) -> str:
        known = self.tiles or {}
        return "".join(known.get(code, code) for code in split(text))

    def by_seat(self, entries: Sequence[Any]) -> list[Any]:
        return [entries[(seat - self.turn) % 4] for seat in range(4)]


def relabelled(thing: Any, labels: Labels) -> Any:
    """A log under other names."""
    if isinstance(thing, str):
        return labels.run(thing) if _RUN.fullmatch(thing) else thing
    if isinstance(thing, list):
        return [relabelled(one, labels) for one in thing]
    if not isinstance(thing, dict):
        return thing
    found = {key: relabelled(value, labels) for key, value in thing.items()}
    for key in found.keys() & {*SEATS_NAMED}:
        if isinstance(found[key], int):
            found[key] = labels.seat(found[key])
    for key in found.keys() & {*BY_SEAT}:
        if found[key] is not None:
            found[key] = labels.by_seat(found[key])
    return found


def told(report: Json, labels: Labels) -> Json:
    """What a report says, under other names; what stands in the order of seats or tiles in none."""
    hands = [relabelled(hand, labels) for hand in report["hands"]]
    return {
        "verdict": report["verdict"],
        "end_scores": None if report["end_scores"] is None else labels.by_seat(report["end_scores"]),
        "findings": in_no_order(report["findings"], lambda one: _finding(relabelled(one, labels))),
        "hands": [_hand(hand) for hand in hands],
    }


def in_no_order(things: Sequence[Json], of: Callable[[Json], Any]) -> list[str]:
    return sorted(repr(of(one)) for one in things)


def _hand(hand: Json) -> Json:
    plain = ("hand", "dealer", "outcome", "verdict", "fairness", "scores", "next_dealer")
    return {
        **{key: hand[key] for key in plain},
        "findings": in_no_order(hand["findings"], _finding),
        "wins": in_no_order(hand["wins"], _win),
        "transfers": in_no_order(hand["transfers"], lambda one: [(key, one[key]) for key in sorted(one)]),
    }


def _win(win: Json) -> Any:
    """A win without its shape: of equal readings the first by the names of its tiles is shown."""
    return [(key, _unordered(win[key])) for key in sorted(win) if key != "shape"]


def _unordered(value: Any) -> Any:
    """Kinds of tiles, or the tiles of a run, whose order says nothing."""
    if isinstance(value, str) and _RUN.fullmatch(value):
        return sorted(split(value))
    return sorted(value) if isinstance(value, list) and all(isinstance(one, str) for one in value) else value


def _finding(finding: Json) -> Any:
    """What is wrong, where and how sure; what was expected and found names seats and tiles in many ways."""
    keys = ("kind", "event", "seat", "clause", "code", "severity", "consequent", "also_legal_under")
    legal = finding["legal"]
    whole = legal is not None and len(legal) < 40
    offers = in_no_order(legal, _act) if whole else legal is not None
    return [*(finding[key] for key in keys), offers]


def _act(act: Json) -> Any:
    """An act without the tiles that an announcement shows: of those that will do the first are offered."""
    shown = {"tiles"} if act["type"] == "declare" else set()
    return [(key, _unordered(act[key])) for key in sorted(act.keys() - shown)]
