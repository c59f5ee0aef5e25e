"""How each kind of value is told, to the last seat and letter, and what is no such value is left untold."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from scoring.engine.telling import Teller
from scoring.engine.words import Words, words
from scoring.rulesets import load

RULESET: Final = load("nantong")
ENGLISH: Final = Teller(RULESET, "en")

#: What a set of rules may call things of its own.
OWN: Final[Mapping[str, Words]] = {
    "ready": words("ready to win", "听牌", "聽牌"),
    "ready.0": words("not ready", "没听", "沒聽"),
    "declares.ready": words("says that it is ready", "报听", "報聽"),
    "kong.concealed": words("no act", "无", "無"),
    "act.kong": words("kongs {tile}", "开{tile}", "開{tile}"),
}
REGIONAL: Final = Teller(replace(RULESET, keys=OWN), "en")


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "Seat 1"),
        (1, "Seat 2"),
        (2, "Seat 3"),
        (3, "Seat 4"),
        ("house", "the house"),
        (4, None),
        (-1, None),
        (True, None),
        (None, None),
        ("1", None),
        ("table", None),
        ([1], None),
    ],
)
def test_the_four_seats_and_the_house_are_told_and_nothing_else(seat: object, told: str | None) -> None:
    assert ENGLISH.tell("seat", seat) == told


@pytest.mark.parametrize(
    ("way", "value", "told"),
    [
        ("tiles", "", None),
        ("tiles", "5x", None),
        ("tiles", 5, None),
        ("tiles", ["5m"], None),
        ("counts", {"5m": 5, "6x": 1, "1z": True, "7m": 2, "": 3}, "5 Characters (x5), 7 Characters (x2)"),
        ("counts", {"5x": 1}, None),
        ("counts", {}, None),
        ("counts", [["5m", 5]], None),
        ("counts", "5m", None),
        ("number", 0, "0"),
        ("number", -3, "-3"),
        ("number", [7, 8, 9], "3"),
        ("number", [], "0"),
        ("number", True, None),
        ("number", "3", None),
        ("numbers", [3, True, "4", 6], "3, 6"),
        ("numbers", [1], "1"),
        ("numbers", [], None),
        ("numbers", 3, None),
        ("paid", 1, "pay 1"),
        ("paid", -1, "receive 1"),
        ("paid", True, None),
        ("paid", "60", None),
        ("patterns", ["no such", 3, "a"], '"no such", "a"'),
        ("patterns", [], None),
        ("patterns", "si_xi", None),
        ("patterns", {"si_xi": 1}, None),
        ("preset", "nobody's", None),
        ("preset", 3, None),
        ("want", "everything", None),
        ("want", ["win"], None),
        ("live", {"tile": "5m", "seat": 9}, None),
        ("live", {"tile": "5x", "seat": 1}, None),
        ("live", {"seat": 1}, None),
        ("live", {"tile": "5m"}, None),
        ("live", "5m", None),
        ("act", "draw", None),
        ("act", [], None),
    ],
)
def test_what_is_not_of_the_kind_asked_for_is_left_untold(way: str, value: object, told: str | None) -> None:
    assert ENGLISH.tell(way, value) == told


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([{"seat": 0, "tiles": "5p"}], "Seat 1: 5 Dots"),
        ([{"seat": 9, "tiles": "5p"}, {"seat": 1, "tiles": "6p"}], "Seat 2: 6 Dots"),
        ([{"seat": 0, "tiles": "x"}, {"seat": 1, "tiles": "6p"}], "Seat 2: 6 Dots"),
        (["5p", 3, None, {"seat": 1, "tiles": "6p"}], "Seat 2: 6 Dots"),
        ([{"seat": 0}, {"tiles": "5p"}], None),
        ([], None),
        ({"seat": 0, "tiles": "5p"}, None),
        ("5p", None),
    ],
)
def test_of_tiles_seat_by_seat_those_are_told_that_have_both(parts: object, told: str | None) -> None:
    assert ENGLISH.tell("by_seat", parts) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "draw"}, "draws a tile"),
        ({"type": "discard", "tile": "??"}, "discards a tile"),
        ({"type": "discard", "tile": "5x"}, "discards a tile"),
        ({"type": "pung", "tile": "5m"}, "pungs 5 Characters from another seat"),
        ({"type": "pung", "tile": "5m", "from": 9}, "pungs 5 Characters from another seat"),
        ({"type": "pung", "from": 1}, "pungs a tile from Seat 2"),
        ({"type": "kong", "kind": "concealed", "tile": "5m"}, "makes a concealed kong of 5 Characters"),
        ({"type": "kong", "kind": "no such", "tile": "5m"}, "makes a kong of 5 Characters"),
        ({"type": "kong", "tile": "5m"}, "makes a kong of 5 Characters"),
        ({"type": "kong", "how": "concealed", "tile": "5m"}, "makes a kong of 5 Characters"),
        (
            {"type": "win", "tile": "5m", "from": 2, "how": "rob_kong"},
            "robs Seat 3's kong of 5 Characters",
        ),
        ({"type": "win", "tile": "5m", "from": 2}, "wins on 5 Characters from Seat 3"),
        ({"type": "win", "tile": "5m", "from": 2, "kind": "dealt"}, "wins on 5 Characters from Seat 3"),
        ({"type": "win", "tile": "5m", "from": 2, "how": "dealt"}, "wins with the tiles dealt"),
        ({"type": "win", "tile": "5m", "how": "discard"}, "wins by drawing 5 Characters"),
        ({"type": "declare", "key": "piao"}, 'announces "piao"'),
        ({"type": "reveal", "key": "piao"}, 'turns up "piao"'),
        ({"type": "declare"}, 'announces "None"'),
        ({"type": "no such"}, None),
        ({"tile": "5m"}, None),
        ({}, None),
    ],
)
def test_an_act_is_told_as_far_as_the_log_tells_it(event: dict[str, Any], told: str | None) -> None:
    assert ENGLISH.tell("act", event) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "declare", "key": "ready"}, "says that it is ready"),
        ({"type": "declare", "key": "ready", "value": 0}, "says that it is ready"),
        ({"type": "reveal", "key": "ready"}, 'turns up "ready to win"'),
        ({"type": "reveal", "key": "ready", "value": 0}, 'turns up "not ready"'),
        ({"type": "reveal", "key": "ready", "value": 1}, 'turns up "ready to win"'),
        ({"type": "discard", "key": "ready", "tile": "5m"}, "discards 5 Characters"),
        ({"type": "kong", "kind": "concealed", "tile": "5m"}, "makes a concealed kong of 5 Characters"),
        ({"type": "kong", "tile": "5m"}, "kongs 5 Characters"),
    ],
)
def test_only_what_is_announced_is_told_in_the_words_for_announcing_it(
    event: dict[str, Any], told: str
) -> None:
    assert REGIONAL.tell("act", event) == told


def test_a_key_that_the_rule_set_knows_is_quoted_by_its_name() -> None:
    assert REGIONAL.tell("key", "ready") == '"ready to win"'
    assert REGIONAL.tell("key", "steady") == '"steady"'
    assert REGIONAL.tell("key", 7) == '"7"'


def test_items_and_patterns_are_told_by_name_and_unknown_codes_quoted() -> None:
    first = RULESET.items[0]
    assert ENGLISH.item(first.code) == first.name["en"]
    assert ENGLISH.item("no such") == '"no such"'
    assert ENGLISH.tell("patterns", [first.code, "no such"]) == f'{first.name["en"]}, "no such"'


@pytest.mark.parametrize(("length", "told"), [(1, 1), (39, 39), (40, 40), (41, 43), (42, 43), (1000, 43)])
def test_what_a_log_says_is_quoted_to_the_fortieth_letter(length: int, told: int) -> None:
    quoted = ENGLISH.quoted("k" * length)
    assert len(quoted) == told + 2
    assert quoted == f'"{"k" * min(length, 40)}{"..." if length > 40 else ""}"'


DUE, CLAIMED = [30, -10, -10, -10], [30, -20, -10, 0]


@pytest.mark.parametrize("way", ["scores", "totals"])
@pytest.mark.parametrize(
    "pair", [(DUE,), (DUE, CLAIMED, CLAIMED), [DUE, CLAIMED], (), (DUE, None), (None, CLAIMED), 5, "ab", {}]
)
def test_only_a_pair_tells_what_is_due_and_what_is_claimed(way: str, pair: object) -> None:
    assert ENGLISH.tell(way, pair) is None
    assert ENGLISH.tell("items", ([{"code": "x", "points": 1}], [], [])) is None


def test_scores_have_signs_and_totals_only_those_below_nought() -> None:
    pair = ([30, -10, 0, 5], [40, -10, 0, 0])
    assert ENGLISH.tell("scores", pair) == "Seat 1 +30, booked as +40; Seat 4 +5, booked as 0"
    assert ENGLISH.tell("totals", pair) == "Seat 1 30, booked as 40; Seat 4 5, booked as 0"
    assert ENGLISH.tell("items", ([{"code": "x", "points": 1}], [])) == '"x" +1 left out'


def test_what_is_not_there_is_not_told_in_any_way() -> None:
    for way in ("seat", "tiles", "act", "key", "number", "items", "cause", "live"):
        assert ENGLISH.tell(way, None) is None
