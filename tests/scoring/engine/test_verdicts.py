"""What findings come to: an error that follows from nothing flags, a doubt is no error."""

from typing import Final

import pytest

from scoring.engine.findings import (
    ERROR,
    ILLEGAL_ACTION,
    INFO,
    INFORMATION,
    UNDECIDABLE,
    WARNING,
    Breach,
    Finding,
    Json,
    finding_of,
)
from scoring.engine.verdicts import verdict_of


def finding(kind: str, severity: str = ERROR, *, consequent: bool = False) -> Finding:
    return Finding(kind, 1, 2, 3, "X-1", "x", severity, consequent)


FAULT: Final = finding(ILLEGAL_ACTION)
FOLLOWS: Final = finding(ILLEGAL_ACTION, consequent=True)
DOUBT: Final = finding(UNDECIDABLE, WARNING)
WARNS: Final = finding(ILLEGAL_ACTION, WARNING)
TELLS: Final = finding(INFORMATION, INFO)


@pytest.mark.parametrize(
    ("findings", "verdict"),
    [
        ([], "clean"),
        ([FAULT], "flagged"),
        ([FOLLOWS], "clean"),
        ([DOUBT], "undecidable"),
        ([WARNS, TELLS], "clean"),
        ([FOLLOWS, WARNS, DOUBT], "undecidable"),
        ([DOUBT, TELLS, FAULT], "flagged"),
        ([FOLLOWS, FAULT, FOLLOWS], "flagged"),
    ],
)
def test_the_verdict_is_that_of_the_worst_finding(findings: list[Finding], verdict: str) -> None:
    assert verdict_of(findings) == verdict


def test_only_an_error_that_follows_from_nothing_flags() -> None:
    told = [one.flags for one in (FAULT, FOLLOWS, DOUBT, WARNS, TELLS)]
    assert told == [True, False, False, False, False]


def test_a_breach_makes_a_finding_of_its_event_unless_it_names_another() -> None:
    breach = Breach("X-2", "y", expected=4, actual=5, params={"due": 4})
    found = finding_of(breach, 7, 0, 3)
    assert (found.kind, found.hand, found.event, found.seat) == (ILLEGAL_ACTION, 7, 0, 3)
    assert (found.clause, found.code, found.expected, found.actual) == ("X-2", "y", 4, 5)
    assert (found.params, found.severity, found.consequent) == ({"due": 4}, ERROR, False)
    assert (found.legal, found.also_legal_under) == (None, [])
    breach = Breach("X-2", "y", at=(None, 0), consequent=True, severity=INFO)
    found = finding_of(breach, 7, 1, 3)
    assert (found.event, found.seat, found.severity, found.consequent) == (None, 0, INFO, True)


def test_a_doubt_is_a_warning_whatever_the_law_calls_it() -> None:
    for severity in (ERROR, INFO):
        assert finding_of(Breach("X-2", "y", UNDECIDABLE, severity=severity), 1, 2, 3).severity == WARNING


def test_a_breach_neither_stops_nor_follows_unless_it_says_so() -> None:
    breach = Breach("X-2", "y")
    assert (breach.stops, breach.consequent, breach.at, breach.severity) == (False, False, None, ERROR)


def paid(kind: str, payer: int | str, payee: int, cause: str, event: int | None = 1) -> Finding:
    params: dict[str, Json] = {"payer": payer, "payee": payee, "cause": cause}
    return Finding(kind, 1, event, None, "X-1", "x", params=params)


@pytest.mark.parametrize("kind", ["wrong_transfer", "wrong_items"])
def test_a_payment_is_in_one_place_whoever_of_the_two_owes_the_other(kind: str) -> None:
    one = paid(kind, 1, 3, "win")
    assert one.place == paid(kind, 3, 1, "win", event=None).place
    for other in (paid(kind, 1, 2, "win"), paid(kind, 1, 3, "kong"), paid(kind, "house", 3, "win")):
        assert other.place != one.place


def test_anything_else_is_at_its_event_and_seat() -> None:
    assert FAULT.place == (ILLEGAL_ACTION, 2, 3)
    assert Finding("wrong_items", 1, 2, 3, "X-1", "x").place == ("wrong_items", 2, 3)
    assert paid("wrong_score", 1, 3, "win").place == ("wrong_score", 1, None)
