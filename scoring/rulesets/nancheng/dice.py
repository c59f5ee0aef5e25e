"""Where the dice have the wall broken: whose wall, and how many stacks are kept (JX-09 to JX-11)."""

from collections.abc import Iterator

from scoring.engine.findings import WRONG_WALL, Breach, Json
from scoring.engine.record import HandRecord


def broken_at(dice: tuple[int, int], dealer: int) -> tuple[int, int]:
    """The seat whose wall is broken and the first stack taken (from 1).

    The dice's sum counts round from the dealer; the smaller die says how many stacks are kept.
    """
    return (dealer + sum(dice) - 1) % 4, min(dice) + 1


def wrong_break(hand: HandRecord) -> Iterator[Breach]:
    """A broken wall or first stack that the dice of the same hand contradict."""
    if hand.dice is None or hand.wall_break is None:
        return
    params: dict[str, Json] = {"dice": list(hand.dice)}
    seat, stack = broken_at(hand.dice, hand.dealer)
    logged_seat, logged_stack = hand.wall_break
    for clause, code, due, logged in (
        ("JX-09", "broken-wall-differs", seat, logged_seat),
        ("JX-10", "broken-stack-differs", stack, logged_stack),
    ):
        if due != logged:
            yield Breach(clause, code, WRONG_WALL, due, logged, params, at=(None, None))
