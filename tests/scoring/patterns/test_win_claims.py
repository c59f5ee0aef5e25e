"""Claims of a win: who is nearer, whose claim stands, and which of them was left out."""

from dataclasses import dataclass

import pytest

from scoring.engine.events import Claim
from scoring.engine.findings import ILLEGAL_ACTION, UNDECIDABLE, Breach
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.patterns.win_claims import WinClaims, distance, farther_wins, in_turn_after
from tests.support.positions import at, discarded, won

CLAUSE = "NT-46"


@dataclass(slots=True)
class Decided(Rules):
    """A law by which some may win and of some it cannot be known."""

    able: tuple[int, ...] = ()
    unknown: tuple[int, ...] = ()

    def could_win(self, position: Position, seat: int) -> bool | None:
        return None if seat in self.unknown else seat in self.able


def claimed(
    *seats: int, able: tuple[int, ...] = (1, 2, 3), unknown: tuple[int, ...] = ()
) -> tuple[Position, WinClaims]:
    """Seat 0 has discarded, then these seats have claimed to win, at events 5, 6 and so on."""
    position, claims = at(), WinClaims()
    discarded(position, 0, "1m", event=4)
    for number, seat in enumerate(seats, start=5):
        position.number = number
        claims.note(Decided((), (), able=able, unknown=unknown), position, Claim(seat, "win"))
        position.window.claims.append((seat, "win"))
    return position, claims


def told(breach: Breach) -> tuple[str, str, str, tuple[int | None, int | None] | None]:
    return breach.clause, breach.code, breach.kind, breach.at


@pytest.mark.parametrize("payer", range(4))
def test_seats_are_near_in_turn_order(payer: int) -> None:
    assert [distance(payer, (payer + steps) % 4) for steps in range(1, 4)] == [1, 2, 3]
    assert [distance(payer, seat) for seat in in_turn_after(payer)] == [1, 2, 3]


def test_a_claim_stands_until_its_seat_passes_or_the_tile_is_gone() -> None:
    position, claims = claimed(1)
    assert claims.stands(position, 1)
    assert not claims.stands(position, 2)
    position.window.passes[1] = {"pung"}
    assert claims.stands(position, 1)
    position.window.passes[1] = {"win"}
    assert not claims.stands(position, 1)
    position.window.passes.clear()
    discarded(position, 0, "1m", event=7)
    assert not claims.stands(position, 1)
    position.table.live = None
    assert not claims.stands(position, 1)


def test_claims_of_other_things_and_claims_that_are_wrong_do_not_stand() -> None:
    position, claims = claimed(1, able=(2,))
    assert not claims.stands(position, 1)
    claims.note(Decided((), (), able=(1, 2, 3)), position, Claim(2, "pung"))
    assert not claims.stands(position, 2)
    position.table.live = None
    claims.note(Decided((), (), able=(1, 2, 3)), position, Claim(2, "win"))
    assert (claims.right, claims.doubtful) == ([], [])


def test_nearer_are_only_seats_between_payer_and_seat_whose_claim_stands() -> None:
    position, claims = claimed(1, 2, 3)
    assert claims.nearer(position, 0, 3) == [1, 2]
    assert claims.nearer(position, 0, 2) == [1]
    assert claims.nearer(position, 0, 1) == []
    position.window.claims[0] = (1, "pung")
    assert claims.nearer(position, 0, 3) == [2]
    position, claims = claimed(1, 2, able=(2,))
    assert claims.nearer(position, 0, 3) == [2]


def test_a_right_claim_without_a_win_is_told_where_it_was_first_made() -> None:
    position, claims = claimed(1, 2, 1, 3, unknown=(3,), able=(1, 2))
    won(position, 2, 0)
    assert [told(breach) for breach in claims.unheard(position, CLAUSE)] == [
        (CLAUSE, "winner-left-out", ILLEGAL_ACTION, (5, 1)),
        (CLAUSE, "winner-left-out", UNDECIDABLE, (8, 3)),
    ]
    position.window.passes[1] = set()
    assert [breach.at for breach in claims.unheard(position, CLAUSE)] == [(8, 3)]
    assert claims.unheard(position, CLAUSE)[0].params == {"claimant": 3, "want": "win"}


def test_a_claim_left_out_beside_another_win_is_told_at_that_win() -> None:
    position, claims = claimed(2, 3)
    won(position, 3, 0, event=9)
    [breach] = claims.left_out(position, nearest_only=False, clause=CLAUSE)
    assert told(breach) == (CLAUSE, "winner-left-out", ILLEGAL_ACTION, (9, 3))
    assert breach.params == {"claimant": 2, "want": "win"}


def test_a_claim_left_out_without_any_win_of_the_tile_is_told_at_the_end() -> None:
    position, claims = claimed(2)
    [breach] = claims.left_out(position, nearest_only=True, clause=CLAUSE)
    assert told(breach) == ("GEN-06", "claim-passed-over", ILLEGAL_ACTION, (None, 2))
    won(position, 3, 1)
    [breach] = claims.left_out(position, nearest_only=False, clause=CLAUSE)
    assert told(breach) == ("GEN-06", "claim-passed-over", ILLEGAL_ACTION, (None, 2))


def test_where_only_the_nearest_wins_farther_claims_may_be_left_out() -> None:
    position, claims = claimed(1, 3)
    won(position, 2, 0)
    assert claims.left_out(position, nearest_only=True, clause=CLAUSE) == []
    [breach] = claims.left_out(position, nearest_only=False, clause=CLAUSE)
    assert breach.params["claimant"] == 1


def test_a_nearer_claim_that_cannot_be_judged_is_told_as_undecidable() -> None:
    position, claims = claimed(1, 3, unknown=(1,), able=(3,))
    won(position, 2, 0)
    [breach] = claims.left_out(position, nearest_only=True, clause=CLAUSE)
    assert (breach.kind, breach.params["claimant"]) == (UNDECIDABLE, 1)


def test_nothing_is_left_out_where_nothing_was_claimed_or_every_claimant_won() -> None:
    position, claims = claimed()
    assert claims.left_out(position, nearest_only=False, clause=CLAUSE) == []
    position, claims = claimed(1, 2)
    won(position, 1, 0)
    won(position, 2, 0)
    assert claims.left_out(position, nearest_only=False, clause=CLAUSE) == []
    position.table.live = None
    assert claims.left_out(position, nearest_only=True, clause=CLAUSE) == []
    position.wins.clear()
    assert claims.left_out(position, nearest_only=False, clause=CLAUSE) == []


def test_a_nearer_win_shows_farther_wins_of_the_same_tile_to_be_wrong() -> None:
    position = at()
    won(position, 3, 0, event=7)
    won(position, 1, 0, event=8)
    won(position, 3, 2, event=9)
    [breach] = farther_wins(position, 2, 0, CLAUSE)
    assert (breach.clause, breach.code, breach.at) == (CLAUSE, "nearer-winner", (7, 3))
    assert (breach.expected, breach.actual, breach.params) == (2, 3, {"nearer": 2})
    assert farther_wins(position, 3, 0, CLAUSE) == []


@pytest.mark.parametrize("payer", range(4))
def test_only_wins_off_the_same_seat_and_farther_from_it_are_shown_to_be_wrong(payer: int) -> None:
    position, nearest, middle, farthest = at(), *in_turn_after(payer)
    for other in (nearest, middle):
        won(position, (other + 3) % 4, other, event=other)
    won(position, nearest, payer, event=8)
    won(position, farthest, payer, event=9)
    assert [breach.at for breach in farther_wins(position, middle, payer, CLAUSE)] == [(9, farthest)]


@pytest.mark.parametrize("payer", range(4))
def test_what_is_left_out_is_told_at_the_first_win_of_that_tile_whoever_discarded_it(payer: int) -> None:
    nearest, middle, farthest = in_turn_after(payer)
    position, claims = at(), WinClaims()
    discarded(position, payer, "1m", event=4)
    claims.note(Decided((), (), able=(farthest,)), position, Claim(farthest, "win"))
    won(position, nearest, payer, event=8)
    won(position, middle, payer, event=9)
    [breach] = claims.left_out(position, nearest_only=False, clause=CLAUSE)
    assert (breach.clause, breach.at, breach.params["claimant"]) == (CLAUSE, (8, nearest), farthest)
    for other in (nearest, middle):
        position.wins.clear()
        won(position, middle, other)
        [breach] = claims.left_out(position, nearest_only=False, clause=CLAUSE)
        assert (breach.clause, breach.at) == ("GEN-06", (None, farthest))


def test_a_farther_claim_that_cannot_be_judged_is_not_told_where_the_nearest_wins() -> None:
    position, claims = claimed(3, unknown=(3,))
    won(position, 2, 0)
    assert claims.left_out(position, nearest_only=True, clause=CLAUSE) == []


def test_a_false_win_shows_nothing_and_is_not_told_twice() -> None:
    position = at()
    won(position, 3, 0, illegal=True)
    assert farther_wins(position, 1, 0, CLAUSE) == []
    won(position, 3, 0)
    assert len(farther_wins(position, 1, 0, CLAUSE)) == 1
    position.illegal = True
    assert farther_wins(position, 1, 0, CLAUSE) == []
