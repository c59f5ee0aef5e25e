"""A log whose every payment is wrong beside many faults of its seats."""

import copy

from replays.logformat.reader import ReadLog, read_log
from tests.support.gamelogs import as_bytes
from tests.support.golden import log_of


def wrong_money_beside_faults() -> ReadLog:
    """A hand of Nanchong without its choices of 飘, all of its payments too dear, nothing summed up."""
    log = copy.deepcopy(log_of("nanchong", "X42"))
    hand = log["hands"][0]
    hand["events"] = [event for event in hand["events"] if event.get("key") != "piao"]
    for paid in hand["transfers"]:
        paid["points"] += 50
        paid.pop("items", None)
    hand.pop("scores")
    return read_log(as_bytes(log))
