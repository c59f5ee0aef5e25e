"""Frames say what changed at each event and nothing else, in hands of every rule set."""

import copy
import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final, cast

import pytest

from replays.logformat.reader import ReadLog, read_log
from scoring.engine.audit import audit_game
from scoring.engine.deal import open_position
from scoring.engine.events import Reveal
from scoring.engine.frames import hand_frames, see_hand
from scoring.engine.position import OVER, WON, Position
from scoring.engine.record import HandRecord
from scoring.engine.replay import replay
from scoring.engine.states import Frames, State, Step, apply_step, state_after
from scoring.engine.tiles import NAMES, format_run
from tests.support.golden import load_cases, log_of
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: So many cases of a rule set are looked at.
SOME: Final = 10


def read(log: Json) -> ReadLog:
    return read_log(json.dumps(log).encode())


def frames_of(log: ReadLog, number: int) -> Frames:
    return hand_frames(log.record, log.rules, number, log.sha256)


@cache
def some_logs(region: str) -> list[ReadLog]:
    cases = load_cases(region)
    return [read(case["log"]) for case in cases[:: len(cases) // SOME]]


def states_of(frames: Frames) -> Iterator[State]:
    """The state at the deal and after each step, rebuilt from the changes."""
    state = state_after(frames, 0)
    yield copy.deepcopy(state)
    for step in frames["steps"]:
        apply_step(state, step)
        yield copy.deepcopy(state)


def played(log: ReadLog, hand: HandRecord) -> Iterator[Position]:
    """The one position of the hand as it is after the deal, then after each event that was judged."""
    law = log.rules.ruleset.build(log.rules.options)
    position = open_position(hand, law)
    yield position
    for step in replay(hand, law, position):
        if step.event is not None:
            yield position


def check_state(state: State, position: Position) -> None:
    """Who is to act, what may be claimed, what was laid, and that nothing is paid yet."""
    is_nobodys = position.phase in (WON, OVER)
    assert state["turn"] == (None if is_nobodys else position.seat)
    live = position.table.live
    assert state["live"] == (None if live is None else {"seat": live.seat, "tile": NAMES[live.tile]})
    assert state["wall"] == position.table.wall.left
    assert state["melds"] == [
        [
            {
                "kind": meld.kind,
                "tiles": format_run(meld.tiles),
                "from": meld.source_seat,
                "taken": None if meld.taken is None else NAMES[meld.taken],
            }
            for meld in melds
        ]
        for melds in position.table.melds
    ]


@pytest.mark.parametrize("region", REGIONS)
def test_turn_live_tile_wall_and_melds_are_those_of_the_table(region: str) -> None:
    for log in some_logs(region):
        for hand in log.record.hands:
            frames = frames_of(log, hand.number)
            for state, position in zip(states_of(frames), played(log, hand), strict=False):
                check_state(state, position)


def lengths_of(change: dict[str, Any]) -> dict[str, int]:
    return {key: len(run) // 2 for key, run in change.items()}


def check_step(step: Step, before: State, after: State) -> None:
    """What a step says has changed, and what it does not say has not."""
    mine, was, now = cast("Json", step), cast("Json", before), cast("Json", after)
    for key in ("wall", "turn", "live"):
        assert (key in mine) == (was[key] != now[key])
    for key in ("hands", "rivers", "melds"):
        changed = {str(seat) for seat in range(4) if was[key][seat] != now[key][seat]}
        assert mine.get(key, {}).keys() == changed
        assert key not in mine or changed
    for seat, change in mine.get("hands", {}).items():
        assert all(change.values())
        sizes = {"add": 0, "remove": 0} | lengths_of(change)
        grown = len(now["hands"][int(seat)]) - len(was["hands"][int(seat)])
        assert 2 * (sizes["add"] - sizes["remove"]) == grown
    for seat, change in mine.get("rivers", {}).items():
        grows = len(now["rivers"][int(seat)]) > len(was["rivers"][int(seat)])
        assert change == ({"add": now["rivers"][int(seat)][-1]} if grows else {"take": True})


@pytest.mark.parametrize("region", REGIONS)
def test_a_step_names_what_its_event_changes_and_leaves_out_the_rest(region: str) -> None:
    for log in some_logs(region):
        for hand in log.record.hands:
            frames = frames_of(log, hand.number)
            for step, (before, after) in zip(frames["steps"], pairwise(states_of(frames)), strict=True):
                check_step(step, before, after)


@pytest.mark.parametrize("region", REGIONS)
def test_tiles_turned_up_are_shown_at_their_event_and_thrown_dice_are_no_tiles(region: str) -> None:
    kinds = set()
    for log in some_logs(region):
        for hand in log.record.hands:
            steps = frames_of(log, hand.number)["steps"]
            for number in range(sum(1 for _ in played(log, hand)) - 1):
                event, shown = hand.events[number], steps[number].get("shown")
                tiles = event.tiles if isinstance(event, Reveal) else None
                assert shown == (format_run(tiles) if tiles else None)
                kinds.add((isinstance(event, Reveal), bool(tiles)))
    assert (True, True) in kinds or region == "nanchong"


@pytest.mark.parametrize("region", REGIONS)
def test_the_last_scores_are_those_of_the_audit_whatever_items_are_claimed(region: str) -> None:
    cases = [case["log"] for case in load_cases(region) if '"wrong_items"' in json.dumps(case["expect"])]
    assert cases
    for log in map(read, cases[:SOME]):
        report = audit_game(log.record, log.rules, log.sha256)
        for hand, audit in zip(log.record.hands, report.hands, strict=True):
            frames = frames_of(log, hand.number)
            last = state_after(frames, len(frames["steps"]))
            assert last["scores"] == (audit.scores or [0, 0, 0, 0])


# ---- which hand, and hands of which there is little to see -----------------------------------------------


def two_hands(first: int, second: int) -> ReadLog:
    """A log of two hands of these numbers; of the second seat 2 is dealer."""
    log = copy.deepcopy(log_of("nantong", "X01"))
    other = copy.deepcopy(log["hands"][0])
    hand = {**other, "dealer": 2, "deal": [other["deal"][(seat - 2) % 4] for seat in range(4)], "events": []}
    for key in ("wall", "commitment", "dice", "wall_break", "transfers", "scores", "next_dealer"):
        hand.pop(key, None)
    log["hands"] = [{**log["hands"][0], "hand": first}, {**hand, "hand": second}]
    return read(log)


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (3, 7)])
def test_the_hand_of_the_number_asked_for_is_shown(first: int, second: int) -> None:
    log = two_hands(first, second)
    for number, hand in zip((first, second), log.record.hands, strict=True):
        frames = frames_of(log, number)
        assert (frames["hand"], frames["dealer"]) == (number, hand.dealer)
        assert len(frames["steps"]) == len(hand.events)


def test_the_document_says_what_it_is_and_of_which_log() -> None:
    log = two_hands(1, 2)
    frames = frames_of(log, 2)
    assert (frames["frames"], frames["version"]) == ("mjaudit-frames", 1)
    assert frames["log_sha256"] == log.sha256
    assert frames["start"]["scores"] == [0, 0, 0, 0]


def test_of_two_hands_of_one_number_the_first_is_shown() -> None:
    log = two_hands(4, 4)
    assert frames_of(log, 4)["dealer"] == log.record.hands[0].dealer


@pytest.mark.parametrize("number", [1, 3, 9])
def test_a_number_below_between_or_above_those_of_the_log_is_a_key_error(number: int) -> None:
    with pytest.raises(KeyError):
        frames_of(two_hands(2, 8), number)


def test_a_hand_without_events_has_its_deal_alone() -> None:
    log = two_hands(1, 2)
    seen = see_hand(log.record, log.rules, 2, log.sha256)
    assert seen.frames["steps"] == []
    assert [*seen.exhibits] == []
    assert seen.frames["start"]["scores"] == [0, 0, 0, 0]
    assert [len(hand) // 2 for hand in seen.frames["start"]["hands"]] == [13, 13, 14, 13]


def test_a_hand_that_cannot_go_on_is_not_over_and_pays_nothing() -> None:
    log = copy.deepcopy(log_of("nantong", "X02"))
    hand = log["hands"][0]
    hand["events"][0]["tile"] = next(code for code in NAMES[:27] if code not in hand["deal"][hand["dealer"]])
    broken = read(log)
    seen = see_hand(broken.record, broken.rules, hand["hand"], broken.sha256)
    assert [*seen.frames["steps"]] == [{"event": number} for number in range(len(hand["events"]))]
    assert [*seen.exhibits] == []
