"""Laws of records that may show claims: what stops a hand, and who was passed over."""

from typing import Final

import pytest

from scoring.engine.events import Discard, Draw, Event, Pung
from scoring.engine.findings import Breach
from scoring.engine.legality import Legality
from scoring.engine.position import CLAIMS, OVER, TURN, Position
from scoring.engine.tiles import BY_NAME
from scoring.patterns.claimed_play import ClaimedPlay
from tests.support.positions import at, discarded, won

KINDS: Final = tuple(range(27))
ONE: Final = BY_NAME["1m"]
TWO: Final = BY_NAME["2m"]


def refusing(_position: Position, _event: Event) -> Breach:
    return Breach("X-01", "refused")


def law(*refused: type[Event]) -> ClaimedPlay:
    """A law that permits everything but acts of these types."""
    return ClaimedPlay(KINDS, (Legality("X-01", refused, refusing),))


def claimed(want: str = "pung") -> Position:
    """Seat 0 has discarded a tile of which seat 2 has two and has said what it wants."""
    position = at("2m", "2m", "1m1m")
    position.phase = CLAIMS
    discarded(position, 0, "1m")
    position.window.claims.append((2, want))
    return position


def test_an_act_that_the_law_refuses_stops_the_hand_only_if_its_tiles_are_not_held() -> None:
    position = at("1m")
    position.phase = TURN
    stopping = law(Discard, Draw).breach(position, Discard(0, TWO))
    assert stopping is not None
    assert (stopping.code, stopping.stops) == ("refused", True)
    held = law(Discard, Draw).breach(position, Discard(0, ONE))
    assert held is not None
    assert not held.stops
    drawn = law(Discard, Draw).breach(position, Draw(0, TWO))
    assert drawn is not None
    assert not drawn.stops
    assert law().breach(position, Discard(0, TWO)) is None


def test_a_claim_that_could_be_made_is_not_passed_over_by_a_draw() -> None:
    found = law().breach(claimed(), Draw(1, ONE))
    assert found is not None
    assert (found.clause, found.code, found.params["claimant"]) == ("GEN-06", "claim-passed-over", 2)
    told = law(Draw).breach(claimed(), Draw(1, ONE))
    assert told is not None
    assert told.code == "claim-passed-over"


@pytest.mark.parametrize("cited", ["X-01", "refused"])
def test_what_is_cited_before_priority_among_claims_stays_cited(
    cited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClaimedPlay, "before_priority", {cited})
    found = law(Draw).breach(claimed(), Draw(1, ONE))
    assert found is not None
    assert found.code == "refused"


def test_the_claimant_himself_is_passed_over_by_nobody() -> None:
    assert law().breach(claimed(), Pung(2, ONE, 0)) is None


def test_a_right_claim_that_nobody_heeded_is_told_when_the_hand_is_over() -> None:
    position = claimed()
    position.phase = OVER
    assert [*law().claim_left_out(position)] == []
    position.phase, position.table.wall.left = CLAIMS, 0
    [found] = law().claim_left_out(position)
    assert (found.code, found.at) == ("claim-passed-over", (None, 2))
    position.table.wall.left = 1
    assert [*law().claim_left_out(position)] == []


def test_no_claim_is_left_out_where_somebody_won_or_no_tile_is_live() -> None:
    position = claimed()
    position.table.wall.left = 0
    won(position, 3, 0)
    assert [*law().claim_left_out(position)] == []
    position.wins.clear()
    position.table.live = None
    assert [*law().claim_left_out(position)] == []
