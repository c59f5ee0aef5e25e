"""Frames are put together as their document says: the deal, then one change an event."""

import copy
from typing import Any

import pytest

from scoring.engine.states import Frames, State, Step, apply_step, in_order, split_run, state_after

PUNG: Any = {"kind": "pung", "tiles": "1m1m1m", "from": 0, "taken": "1m"}
KONG: Any = {"kind": "added", "tiles": "1m1m1m1m", "from": 0, "taken": "1m"}
CHOW: Any = {"kind": "chow", "tiles": "1p2p3p", "from": 2, "taken": "2p"}


def start() -> State:
    return State(
        hands=["1m5m9m1p", "2m2s", "3m", "1z??"],
        melds=[[], [], [], []],
        rivers=[[], [], ["9s"], []],
        wall=50,
        turn=None,
        live=None,
        scores=[0, 0, 0, 0],
    )


def after(*steps: Any) -> State:
    """The state once these steps are done."""
    state = start()
    for number, step in enumerate(steps):
        done: Any = {"event": number, **step}
        apply_step(state, done)
    return state


def test_a_step_that_says_nothing_changes_nothing() -> None:
    assert after({}) == start()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("wall", 49),
        ("wall", 0),
        ("turn", 0),
        ("turn", 3),
        ("live", {"seat": 0, "tile": "1m"}),
        ("scores", [3, -1, -1, -1]),
    ],
)
def test_what_a_step_names_has_the_new_value_and_the_rest_stays(key: str, value: object) -> None:
    assert after({key: value}) == {**start(), key: value}


def test_turn_and_live_tile_may_become_none() -> None:
    state = after({"turn": 2, "live": {"seat": 1, "tile": "2m"}}, {"turn": None, "live": None})
    assert (state["turn"], state["live"]) == (None, None)


def test_tiles_come_to_a_hand_and_leave_it_and_it_stays_sorted() -> None:
    assert after({"hands": {"0": {"add": "3m"}}})["hands"] == ["1m3m5m9m1p", *start()["hands"][1:]]
    assert after({"hands": {"0": {"remove": "5m1p"}}})["hands"][0] == "1m9m"
    assert after({"hands": {"0": {"add": "1m", "remove": "1m"}}})["hands"][0] == "1m5m9m1p"
    both = after({"hands": {"1": {"add": "??1z2p"}, "3": {"add": "9s", "remove": "??"}}})
    assert both["hands"] == ["1m5m9m1p", "2m2p2s1z??", "3m", "9s1z"]


def test_of_like_tiles_one_leaves() -> None:
    assert after({"hands": {"2": {"add": "3m3m"}}}, {"hands": {"2": {"remove": "3m"}}})["hands"][2] == "3m3m"


def test_characters_go_before_dots_bamboo_honours_and_what_is_not_shown() -> None:
    codes = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + [
        f"{rank}z" for rank in range(1, 8)
    ]
    codes.append("??")
    assert sorted({*codes}, key=in_order) == codes
    assert split_run("".join(codes)) == codes
    assert split_run("") == []


def test_a_discard_joins_its_river_and_a_claim_takes_the_latest() -> None:
    state = after({"rivers": {"2": {"add": "1m"}, "0": {"add": "3p"}}})
    assert state["rivers"] == [["3p"], [], ["9s", "1m"], []]
    state = after({"rivers": {"2": {"add": "1m"}}}, {"rivers": {"2": {"take": True}}})
    assert state["rivers"] == [[], [], ["9s"], []]
    state = after({"rivers": {"2": {"take": True, "add": "4s"}}})
    assert state["rivers"][2] == ["4s"]


def test_melds_are_laid_in_order_and_change_in_their_place() -> None:
    laid = after({"melds": {"1": {"0": PUNG}}}, {"melds": {"1": {"1": CHOW}}})
    assert laid["melds"] == [[], [PUNG, CHOW], [], []]
    apply_step(laid, Step(event=2, melds={"1": {"0": KONG}}))
    assert laid["melds"][1] == [KONG, CHOW]
    apply_step(laid, Step(event=3, melds={"1": {"1": PUNG}}))
    assert laid["melds"][1] == [KONG, PUNG]


def test_the_state_after_some_steps_leaves_the_document_as_it_is() -> None:
    steps = [
        Step(event=0, wall=49, turn=0, hands={"0": {"add": "2m"}}, scores=[1, -1, 0, 0]),
        Step(event=1, rivers={"0": {"add": "2m"}}, hands={"0": {"remove": "2m"}}),
        Step(event=2, melds={"1": {"0": PUNG}}),
    ]
    frames = Frames(
        frames="mjaudit-frames",
        version=1,
        log_sha256="0" * 64,
        hand=1,
        dealer=0,
        start=start(),
        steps=steps,
    )
    before = copy.deepcopy(frames)
    assert state_after(frames, 0) == start()
    assert (state_after(frames, 1)["wall"], state_after(frames, 1)["rivers"][0]) == (49, [])
    assert state_after(frames, 2)["rivers"][0] == ["2m"]
    assert state_after(frames, 3)["melds"][1] == [PUNG]
    assert state_after(frames, 99) == state_after(frames, 3)
    assert frames == before
