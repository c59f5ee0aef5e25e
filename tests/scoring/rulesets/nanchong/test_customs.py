"""What simulated players of Nanchong may not leave out: wins that must be taken, kongs that must be shown."""

import random
from typing import Final

import pytest

from scoring.engine.events import Declare, Draw, Kong, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS, OVER, TURN, Position
from scoring.engine.table import ADDED, CONCEALED
from scoring.rulesets import load
from scoring.rulesets.nanchong.customs.duties import must_win, shows_kongs
from tests.support.positions import at

OWN: Final = Win(1, 0, None, "self_draw")
OFF: Final = Win(1, 0, 2, "discard")
#: By the seeds of chance, how often something is done that is done two times in five.
SEEDS: Final = 400


def law(**options: bool | int | str) -> Rules:
    ruleset = load("nanchong")
    return ruleset.build({option.name: option.default for option in ruleset.options} | options)


def said(*keys: str, seat: int = 1, left: int = 30) -> Position:
    """Seat 1 has said these, and so many tiles are left."""
    position = at(events=tuple(Declare(seat, key) for key in keys))
    position.table.wall.left = left
    return position


@pytest.mark.parametrize(("left", "clause"), [(12, "NC-29"), (11, "NC-29"), (13, None)])
def test_of_the_last_tiles_every_win_must_be_taken(left: int, clause: str | None) -> None:
    rules = law(forced_win_left=12, forced_win_scope="all")
    assert [must_win(rules, said(left=left), win) for win in (OWN, OFF)] == [clause, clause]
    rules = law(forced_win_left=12, forced_win_scope="discard")
    assert [must_win(rules, said(left=left), win) for win in (OWN, OFF)] == [None, clause]


def test_who_has_laid_down_must_win_where_that_is_played() -> None:
    rules = law(bai_must_win=True)
    assert [must_win(rules, said("lay_down"), win) for win in (OWN, OFF)] == ["NC-20", "NC-20"]
    assert must_win(rules, said("ready"), OWN) is None
    assert must_win(rules, said("lay_down", seat=2), OWN) is None
    assert must_win(law(bai_must_win=False), said("lay_down"), OFF) is None


def test_who_has_announced_must_win_off_others_where_that_is_played() -> None:
    rules = law(bao_jiao_pass="must_win", bai_must_win=False)
    assert must_win(rules, said("ready"), OFF) == "NC-26"
    assert must_win(rules, said("ready"), OWN) is None
    assert must_win(rules, said("lay_down"), OFF) is None
    assert must_win(law(bao_jiao_pass="normal"), said("ready"), OFF) is None


def konged(*events: Reveal | Kong | Draw, first: int = 2, phase: str = TURN, seat: int = 0) -> Position:
    """Seat 1 has made a concealed kong of 1m, then these; the wall begins with this tile."""
    position = at(events=(Kong(1, 0, CONCEALED), *events))
    position.hand.wall = (first, 3, 4)
    position.phase, position.seat, position.table.wall.left = phase, seat, 30
    return position


def shown(rules: Rules, position: Position) -> list[tuple[int | None, str, tuple[int, ...] | None]]:
    """What is turned up, over many draws of chance."""
    found = [shows_kongs(rules, position, random.Random(seed)) for seed in range(SEEDS)]
    return [(one.seat, one.key, one.tiles) for one in found if one is not None]


def test_concealed_kongs_are_turned_up_at_once_or_before_their_seat_draws_or_the_hand_ends() -> None:
    later, at_once = law(an_gang_show="round"), law(an_gang_show="immediate")
    assert shown(at_once, konged()) == [(1, "concealed_kong", (0, 0, 0, 0))] * SEEDS
    assert SEEDS * 0.3 < len(shown(later, konged())) < SEEDS * 0.5
    assert len(shown(later, konged(phase=CLAIMS, seat=1))) == SEEDS
    assert len(shown(later, konged(phase=CLAIMS, seat=2))) < SEEDS
    assert len(shown(later, konged(phase=TURN, seat=1))) < SEEDS
    assert len(shown(later, konged(phase=OVER))) == SEEDS


def test_in_half_of_the_hands_and_once_kongs_are_turned_up_and_only_concealed_ones() -> None:
    rules = law(an_gang_show="immediate")
    assert shown(rules, konged(first=1)) == []
    assert shown(rules, konged(Reveal(1, "concealed_kong", tiles=(0,) * 4))) == []
    assert len(shown(rules, konged(Reveal(2, "concealed_kong", tiles=(0,) * 4)))) == SEEDS
    position = at(events=(Kong(1, 0, ADDED),))
    position.hand.wall = (2,)
    assert shown(rules, position) == []
    position = konged()
    position.hand.wall = None
    assert shown(rules, position) == []
