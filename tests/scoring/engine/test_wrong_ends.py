"""An end only called wrongly excuses no wrong money; a win that is not shown explains what it should pay."""

import copy

from tests.support.golden import audited, log_of
from tests.support.tables import Json


def errors(log: Json) -> list[tuple[str, bool]]:
    """Code and consequence of each error of the first hand."""
    found = audited(log)["hands"][0]["findings"]
    return [(one["code"], one["consequent"]) for one in found if one["severity"] == "error"]


def test_a_win_called_a_draw_is_paid_as_it_is_worth() -> None:
    log = copy.deepcopy(log_of("nanchong", "X01"))
    log["hands"][0]["outcome"] = "draw"
    assert errors(log) == [("end-not-shown", False)]


def test_wrong_money_beside_an_end_called_wrongly_is_a_fault_of_its_own() -> None:
    log = copy.deepcopy(log_of("nanchong", "X01"))
    hand = log["hands"][0]
    hand["outcome"] = "draw"
    hand["transfers"][0]["points"] += 7
    hand["transfers"][0].pop("items")
    assert ("payment-differs", False) in errors(log)


def test_payments_of_a_drawn_hand_that_is_called_won_follow_from_that() -> None:
    log = copy.deepcopy(log_of("nanchong", "X41"))
    hand = log["hands"][0]
    hand |= {"outcome": "win", "transfers": []}
    hand.pop("scores")
    first, *others = errors(log)
    assert first == ("end-not-shown", False)
    assert others
    assert all(consequent for _, consequent in others)


def test_wrong_scores_beside_a_drawn_hand_that_is_called_otherwise_are_a_fault_of_their_own() -> None:
    log = copy.deepcopy(log_of("nanchong", "X41"))
    hand = log["hands"][0]
    hand["outcome"] = "escaped"
    hand["scores"][0] += 7
    hand["scores"][1] -= 7
    found = errors(log)
    assert ("end-not-shown", False) in found
    assert ("scores-differ", False) in found
