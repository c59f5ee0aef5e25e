"""Payments, held to the formula: base, the winner's fan, what the payer owes beside it, and both 飘.

What the tiles are worth is found by trying every reading, all else read from the log.
"""

import random
from collections.abc import Iterator

import pytest

from tests.support.golden import audited
from tests.support.nanchong_ledger import OF_PLAY, SEATS, Ledger
from tests.support.regions import REGIONS
from tests.support.tables import Json

PLAYED = REGIONS["nanchong"]


def leaves_waits_open(ledger: Ledger) -> bool:
    """Whether the log alone does not tell what the winner, or who laid down, waits for."""
    changed = ledger.options["lock_kong"] == "still_ready" and ledger.kongs_under_lock()
    return changed or (ledger.options["ka_xin_wu_only_wait"] and ledger.is_dealt())


def check_wins(number: int, seed: str) -> int:
    """Price so many hands both ways; how many wins they had."""
    chance, wins = random.Random(seed), 0
    for at in range(number):
        log = PLAYED.log(f"{seed}{at}", PLAYED.options(chance) if at % 3 else {})
        report = audited(log)
        assert report["verdict"] == "clean"
        hand = report["hands"][0]
        ledger = Ledger(log["hands"][0], report["rules"]["options"])
        if leaves_waits_open(ledger):
            continue
        due: dict[tuple[int, int], int] = {}
        for won in hand["wins"]:
            wins += 1
            win = ledger.events[won["event"]]
            items = {item["code"]: item["points"] for item in won["items"]}
            of_play = ledger.items_of_play(win)
            assert {code: points for code, points in items.items() if code in OF_PLAY} == of_play, log[
                "log_id"
            ]
            of_tiles = {code: points for code, points in items.items() if code not in OF_PLAY}
            assert of_tiles in ledger.readings(win, single_wait=len(won["waits"]) == 1), log["log_id"]
            worth = sum(of_tiles.values())
            due |= {(payer, win["seat"]): ledger.owes(win, payer, worth) for payer in ledger.payers(win)}
        paid = {(one["from"], one["to"]): one["points"] for one in hand["transfers"] if one["cause"] == "win"}
        assert paid == {pair: points for pair, points in due.items() if points}, log["log_id"]
    return wins


def test_payments_are_what_the_formula_says_under_any_options() -> None:
    assert check_wins(120, "prices") > 70


@pytest.mark.long
def test_payments_of_thousands_of_hands_are_what_the_formula_says() -> None:
    assert check_wins(5_000, "many prices") > 3_000


# ---- 查叫 ------------------------------------------------------------------------------------------------


def drawn_hands(number: int, seed: str) -> Iterator[tuple[Json, Json]]:
    """Hands that nobody won, each with its report; neither a least value nor what lies open matters."""
    chance = random.Random(seed)
    for at in range(number):
        options = PLAYED.options(chance) if at % 3 else {}
        options |= {"min_fan": 0, "dead_wait": chance.choice(["own_four", "shape"])}
        log = PLAYED.log(f"{seed}{at}", options)
        report = audited(log)
        assert report["verdict"] == "clean"
        if log["hands"][0]["outcome"] == "draw":
            yield log["hands"][0], report


def check_drawn(number: int, seed: str) -> int:
    """Settle so many hands both ways; how many payments were due."""
    payments = 0
    for hand, report in drawn_hands(number, seed):
        ledger = Ledger(hand, report["rules"]["options"])
        if ledger.kongs_under_lock():
            continue
        values = {seat: ledger.worth_waiting(seat) for seat in SEATS}
        waiting = {seat: value for seat, value in values.items() if value is not None}
        due = {
            (payer, payee): value + ledger.stakes_of_waiting(payee, payer)
            for payee, value in waiting.items()
            for payer in SEATS
            if payer not in waiting
        }
        if ledger.options["cha_jiao"] == "off":
            due = {}
        paid = {(one["from"], one["to"]): one["points"] for one in report["hands"][0]["transfers"]}
        assert paid == {pair: points for pair, points in due.items() if points}, report["log_id"]
        payments += len(paid)
    return payments


def test_who_waits_when_nobody_wins_is_paid_the_best_hand_that_it_could_have_won() -> None:
    assert check_drawn(150, "nobody") > 5


@pytest.mark.long
def test_who_waits_in_very_many_hands_that_nobody_wins_is_paid_the_best() -> None:
    assert check_drawn(5_000, "nobody at all") > 300
