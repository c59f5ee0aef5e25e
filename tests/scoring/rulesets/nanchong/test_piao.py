"""飘 is chosen before play; a table that has closed has no more choices."""

import pytest

from tests.support.golden import audited, findings_of
from tests.support.regions import REGIONS
from tests.support.tables import Json


def closed(event: Json, outcome: str, *later: Json) -> Json:
    """A hand that closes at this event before anybody has chosen, and what its log still has after that."""
    log = REGIONS["nanchong"].log("closed")
    hand = log["hands"][0]
    hand |= {"events": [event, *later], "outcome": outcome}
    for claimed in ("transfers", "scores", "next_dealer"):
        hand.pop(claimed, None)
    log.pop("end_scores")
    return log


@pytest.mark.parametrize(
    ("event", "outcome"), [({"type": "dissolve"}, "dissolved"), ({"type": "escape", "seat": 2}, "escaped")]
)
def test_a_choice_after_the_table_has_closed_comes_after_the_end(event: Json, outcome: str) -> None:
    assert audited(closed(event, outcome))["verdict"] == "clean"
    late: Json = {"type": "declare", "seat": 1, "key": "piao", "value": 2}
    found = [one for one in findings_of(audited(closed(event, outcome, late))) if one["severity"] == "error"]
    assert [(one["clause"], one["event"]) for one in found] == [("GEN-07", 1)]
