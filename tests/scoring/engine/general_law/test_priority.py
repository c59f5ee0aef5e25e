"""Who gets a tile that several seats ask for: a win before a kong or pung, these before a chow (GEN-06)."""

from collections.abc import Sequence
from typing import Final

import pytest

from scoring.engine.events import Chow, Discard, Draw, Event, Kong, Pung, Win
from scoring.engine.findings import ILLEGAL_ACTION, UNDECIDABLE, Breach
from scoring.engine.general_law import claims_of_seat, honours_claims, wanted
from scoring.engine.general_law.priority import can_make, keeps_own_pass
from scoring.engine.law import Rules
from scoring.engine.legality import Legality
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, WON, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED
from scoring.engine.tiles import BY_NAME, NAMES, UNKNOWN
from tests.support.positions import RULES, at, discarded, tiles

TILE: Final = BY_NAME["3m"]
#: Of each rank of a suit, what goes with it to a run.
PARTNERS: Final = ["23", "13 34", "12 24 45", "23 35 56", "34 46 67", "45 57 78", "56 68 89", "67 79", "78"]
ACTS: Final[dict[str, Event]] = {
    "win": Win(1, TILE, 0, "discard"),
    "kong": Kong(1, TILE, EXPOSED, 0),
    "pung": Pung(1, TILE, 0),
    "chow": Chow(1, TILE, 0, (TILE + 1, TILE + 2)),
    "draw": Draw(1, UNKNOWN),
    "discard": Discard(1, 10),
}


def asked(*claims: tuple[int, str], hand: str = "3m3m3m4m5m", phase: str = CLAIMS) -> Position:
    """Seat 0 has discarded 3m, all others hold `hand`, and these seats have asked for the tile."""
    position = at("9m", hand, hand, hand)
    position.phase, position.seat = phase, 1
    discarded(position, 0, "3m")
    position.window.claims += claims
    return position


def law(verdict: Breach | None, *acts: type[Event]) -> Rules:
    """A law that says this of acts of these types."""

    def judge(_position: Position, _event: Event) -> Breach | None:
        return verdict

    return Rules(tuple(range(27)), (Legality("X-01", acts, judge),))


@pytest.mark.parametrize(
    ("event", "want"),
    [
        (Chow(1, 2, 0, (3, 4)), "chow"),
        (Pung(1, 2, 0), "pung"),
        (Kong(1, 2, EXPOSED, 0), "kong"),
        (Kong(1, 2, ADDED), None),
        (Kong(1, 2, CONCEALED), None),
        (Win(1, 2, 0, "discard"), "win"),
        (Win(1, 2, None, "self_draw"), None),
        (Draw(1, 2), None),
        (Discard(1, 2), None),
    ],
)
def test_only_what_takes_a_tile_of_another_seat_is_a_claim(event: Event, want: str | None) -> None:
    assert wanted(event) == want


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("rank", range(1, 10))
def test_a_tile_can_be_chowed_with_any_two_that_make_a_run_with_it(rank: int, suit: str) -> None:
    position = at("", "")
    discarded(position, 0, f"{rank}{suit}")
    tile, due = BY_NAME[f"{rank}{suit}"], PARTNERS[rank - 1].split()
    acts = [act for act in claims_of_seat(position, 1, "chow") if isinstance(act, Chow)]
    assert sorted(act.own for act in acts) == sorted(
        tuple(tiles("".join(rank + suit for rank in two))) for two in due
    )
    assert {(act.seat, act.tile, act.source_seat) for act in acts} == {(1, tile, 0)}


@pytest.mark.parametrize("honour", NAMES[27:])
def test_honours_and_tiles_not_shown_are_in_no_chow(honour: str) -> None:
    position = at("", "")
    discarded(position, 0, honour)
    assert [*claims_of_seat(position, 1, "chow")] == []


@pytest.mark.parametrize(("is_kong", "how"), [(False, "discard"), (True, "rob_kong")])
def test_claims_name_the_live_tile_and_the_seat_that_played_it(is_kong: bool, how: str) -> None:
    position = at("", "")
    discarded(position, 2, "3m", is_kong=is_kong)
    (win,), (pung,), (kong,) = (claims_of_seat(position, 1, want) for want in ("win", "pung", "kong"))
    assert isinstance(win, Win)
    assert isinstance(pung, Pung)
    assert isinstance(kong, Kong)
    assert (win.seat, win.tile, win.source_seat, win.how) == (1, TILE, 2, how)
    assert (pung.seat, pung.tile, pung.source_seat) == (1, TILE, 2)
    assert (kong.seat, kong.tile, kong.source_seat, kong.kind) == (1, TILE, 2, EXPOSED)


@pytest.mark.parametrize("want", ["win", "kong", "pung", "chow"])
def test_nobody_claims_without_a_live_tile_or_off_himself(want: str) -> None:
    position = at("", "")
    assert [*claims_of_seat(position, 1, want)] == []
    discarded(position, 1, "3m")
    assert [*claims_of_seat(position, 1, want)] == []
    assert [*claims_of_seat(position, 0, "no such claim")] == []


@pytest.mark.parametrize(
    ("hand", "want", "can"),
    [
        ("3m3m", "pung", True),
        ("3m??", "pung", None),
        ("3m3m??", "kong", None),
        ("3m3m3m", "kong", True),
        ("4m5m", "chow", True),
        ("1m2m", "chow", True),
        ("4m??", "chow", None),
        ("??", "win", True),
    ],
)
def test_a_claim_can_be_made_for_sure_only_with_tiles_that_are_shown(
    hand: str, want: str, can: bool | None
) -> None:
    assert can_make(RULES, asked(hand=hand), 2, want) is can


def test_a_claim_that_the_law_refuses_cannot_be_made_and_one_in_doubt_may_be() -> None:
    refused = law(Breach("X-01", "refused"), Pung, Chow, Win)
    doubted = law(Breach("X-01", "not-shown", UNDECIDABLE), Pung, Chow, Win)
    for want in ("pung", "chow", "win"):
        assert can_make(refused, asked(), 2, want) is False
        assert can_make(doubted, asked(), 2, want) is None
        assert can_make(RULES, asked(), 2, want) is True


@pytest.mark.parametrize(
    ("act", "passed_over"),
    [
        ("draw", ["win", "kong", "pung", "chow"]),
        ("discard", ["win", "kong", "pung", "chow"]),
        ("chow", ["win", "kong", "pung"]),
        ("pung", ["win"]),
        ("kong", ["win"]),
        ("win", []),
    ],
)
def test_an_act_passes_over_the_claims_of_higher_rank(act: str, passed_over: Sequence[str]) -> None:
    for want in ("win", "kong", "pung", "chow"):
        found = honours_claims(RULES, asked((2, want)), ACTS[act])
        assert (found is not None) == (want in passed_over), want
        if found is not None:
            told = {"claimant": 2, "want": want}
            assert (found.clause, found.code, found.kind) == ("GEN-06", "claim-passed-over", ILLEGAL_ACTION)
            assert found.params == told
            assert found.expected == told


@pytest.mark.parametrize("before", [(2, "chow"), (1, "kong"), (3, "pung")])
def test_each_claim_is_heard_whatever_was_claimed_before(before: tuple[int, str]) -> None:
    position = asked(before, (2, "win"))
    position.window.passes[3] = set()
    found = honours_claims(RULES, position, ACTS["pung"])
    assert found is not None
    assert found.params == {"claimant": 2, "want": "win"}


def test_a_claim_that_could_not_be_made_is_rightly_passed_over_and_the_next_one_is_not() -> None:
    refused = law(Breach("X-01", "refused"), Pung)
    assert honours_claims(refused, asked((2, "pung")), ACTS["draw"]) is None
    found = honours_claims(refused, asked((2, "pung"), (3, "chow")), ACTS["draw"])
    assert found is not None
    assert found.params == {"claimant": 3, "want": "chow"}


def test_whether_a_claim_of_hidden_tiles_was_good_is_not_to_be_decided() -> None:
    found = honours_claims(RULES, asked((2, "pung"), hand="????"), ACTS["draw"])
    assert found is not None
    assert (found.code, found.kind) == ("claim-passed-over", UNDECIDABLE)


def test_who_takes_the_tile_otherwise_has_chosen_and_who_draws_has_not_been_heard() -> None:
    assert honours_claims(RULES, asked((1, "win")), ACTS["pung"]) is None
    assert honours_claims(RULES, asked((1, "pung")), ACTS["chow"]) is None
    assert honours_claims(RULES, asked((1, "pung")), ACTS["draw"]) is not None


@pytest.mark.parametrize("claimant", [1, 3])
def test_what_a_seat_chooses_binds_no_other_seat(claimant: int) -> None:
    found = honours_claims(RULES, asked((claimant, "win")), Pung(2, TILE, 0))
    assert found is not None
    assert found.params == {"claimant": claimant, "want": "win"}


def test_a_claim_taken_back_is_none() -> None:
    for declined, stands in ((set(), False), ({"pung"}, False), ({"chow"}, True)):
        position = asked((2, "pung"))
        position.window.passes[2] = declined
        assert (honours_claims(RULES, position, ACTS["draw"]) is not None) is stands


@pytest.mark.parametrize(
    ("phase", "stands"), [(CLAIMS, True), (REPLACEMENT, True), (WON, False), (OVER, False)]
)
def test_claims_stand_until_the_hand_is_won_or_over(phase: str, stands: bool) -> None:
    assert (honours_claims(RULES, asked((2, "pung"), phase=phase), ACTS["draw"]) is not None) is stands


def test_without_a_live_tile_or_a_claim_there_is_nothing_to_honour() -> None:
    assert honours_claims(RULES, asked(), ACTS["draw"]) is None
    position = asked((2, "pung"))
    position.table.live = None
    assert honours_claims(RULES, position, ACTS["draw"]) is None


@pytest.mark.parametrize(("declined", "kept"), [(set(), False), ({"pung"}, False), ({"chow", "win"}, True)])
def test_what_a_seat_has_declined_it_does_not_claim_after_all(declined: set[str], kept: bool) -> None:
    position = asked()
    position.window.passes[1] = declined
    found = keeps_own_pass(position, Pung(1, TILE, 0))
    assert (found is None) is kept
    if found is not None:
        assert (found.clause, found.code, found.params) == ("GEN-06", "passed-then-claimed", {"want": "pung"})
    assert keeps_own_pass(position, Pung(2, TILE, 0)) is None


def test_a_kong_of_own_tiles_claims_nothing_that_was_declined() -> None:
    position = asked()
    position.window.passes[1] = set()
    assert keeps_own_pass(position, Kong(1, TILE, CONCEALED)) is None
    assert keeps_own_pass(position, Kong(1, TILE, ADDED)) is None
    assert keeps_own_pass(position, Kong(1, TILE, EXPOSED, 0)) is not None
