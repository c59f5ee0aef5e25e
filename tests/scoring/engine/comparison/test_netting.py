"""Payments of a pair of seats for one cause are one sum, whichever way each of them goes."""

from scoring.engine.comparison.netting import differ, group_of, net_claimed, net_due
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, Transfer


def due(payer: int, payee: int, *items: tuple[str, int], event: int = 5, clause: str = "X-1") -> Transfer:
    priced = [Priced(code, points, "X-2") for code, points in items]
    return Transfer(event, payer, payee, "win", priced, clause)


def test_the_lower_seat_stands_first_and_what_it_receives_counts() -> None:
    assert group_of(1, 3, "win") == ((1, 3, "win"), -1)
    assert group_of(3, 1, "win") == ((1, 3, "win"), 1)
    assert group_of(-1, 0, "penalty") == ((-1, 0, "penalty"), -1)


def test_payments_due_are_summed_with_their_items_and_named_by_the_first() -> None:
    first, back = due(1, 3, ("a", 4), ("b", 2)), due(3, 1, ("a", 1), event=7, clause="X-9")
    [(group, net)] = net_due([first, back]).items()
    assert group == (1, 3, "win")
    assert (net.points, net.items) == (-5, {"a": -3, "b": -2})
    assert (net.event, net.payer, net.clause) == (5, 1, "X-1")
    assert [item.code for item in net.priced or []] == ["a", "b", "a"]


def test_other_items_as_right_are_those_of_a_payment_alone() -> None:
    alone = due(1, 3, ("a", 4))
    alone.ties = [[Priced("c", 4, "X-3")]]
    [net] = net_due([alone]).values()
    assert net.ties == [{"c": -4}]
    [net] = net_due([alone, due(1, 3, ("a", 1))]).values()
    assert net.ties == []


def test_payments_claimed_are_summed_and_list_no_items_where_one_lists_none() -> None:
    listed = ClaimedTransfer(4, 3, 1, 5, "win", (("a", 3), ("b", 2)))
    back = ClaimedTransfer(6, 1, 3, 2, "win", (("a", 2),))
    [(group, net)] = net_claimed([listed, back]).items()
    assert group == (1, 3, "win")
    assert (net.points, net.items, net.event, net.payer) == (3, {"a": 1, "b": 2}, 4, 3)
    for unlisted in (ClaimedTransfer(None, 3, 1, 5, "win", None),):
        for claims in ([listed, unlisted], [unlisted, listed]):
            [net] = net_claimed(claims).values()
            assert (net.points, net.items, net.event) == (10, None, 4)


def test_payments_of_other_causes_and_pairs_stay_apart() -> None:
    kong = ClaimedTransfer(1, 0, 1, 2, "kong", None)
    assert [*net_claimed([kong, ClaimedTransfer(1, 0, 2, 2, "kong", None)])] == [
        (0, 1, "kong"),
        (0, 2, "kong"),
    ]
    assert [*net_claimed([kong, ClaimedTransfer(1, 0, 1, 2, "win", None)])] == [(0, 1, "kong"), (0, 1, "win")]


def test_items_of_no_points_are_none() -> None:
    assert not differ({"a": 1, "b": 0}, {"a": 1})
    assert not differ({"a": 1}, {"a": 1, "b": 0})
    assert differ({"a": 1}, {"a": 2})
    assert differ({"a": 1}, {"b": 1})
