"""Money booked as though a seat had made no fault is explained by the fault, and is none of its own."""

import copy
from collections.abc import Iterator

import pytest

from replays.logformat.reader import read_log
from scoring.engine.deal import open_position
from scoring.engine.events import Discard, seat_of
from scoring.engine.findings import WRONG_ITEMS, WRONG_SCORE, WRONG_TRANSFER
from scoring.engine.replay import replay
from scoring.engine.tiles import NAMES
from scoring.rulesets.nanchong.memory import is_locked, memory_of
from tests.support.gamelogs import as_bytes
from tests.support.golden import audited, findings_of, load_cases
from tests.support.tables import Json

#: Kinds of findings of payments.
OF_MONEY = (WRONG_ITEMS, WRONG_SCORE, WRONG_TRANSFER)
#: Drawn hands in which a seat is bound to its tiles, and what is claimed is due.
DRAWN = {
    case["case"]: case["log"]
    for case in load_cases("nanchong")
    for hand in case["log"]["hands"]
    if hand["outcome"] == "draw" and hand.get("transfers") and not findings_of(audited(case["log"]))
}


def other_discards(log: Json) -> Iterator[Json]:
    """The log with the last tile that each locked seat draws kept, and another discarded in its place."""
    read = read_log(as_bytes(log))
    law = read.rules.ruleset.build(read.rules.options)
    [hand] = read.record.hands
    position = open_position(hand, law)
    last: dict[int, tuple[int, str]] = {}
    for step in replay(hand, law, position):
        following = hand.events[position.number + 1 : position.number + 2]
        for event in following:
            seat = seat_of(event)
            if isinstance(event, Discard) and seat is not None and is_locked(memory_of(position), seat):
                held = position.table.hands[seat]
                other = next(tile for tile, count in enumerate(held) if count and tile not in position.fresh)
                last[seat] = position.number + 1, NAMES[other]
        assert not step.breaches
    for number, tile in last.values():
        changed = copy.deepcopy(log)
        changed["hands"][0]["events"][number] = {
            **{key: value for key, value in log["hands"][0]["events"][number].items() if key != "drawn"},
            "tile": tile,
        }
        yield changed


@pytest.mark.parametrize("name", DRAWN)
def test_money_for_the_hand_that_a_locked_seat_had_to_keep_follows_from_its_fault(name: str) -> None:
    for log in other_discards(DRAWN[name]):
        found = findings_of(audited(log))
        assert found[0]["code"] == "locked-discard"
        assert all(one["consequent"] for one in found if one["kind"] in OF_MONEY)
