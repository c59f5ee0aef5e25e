"""Payments, held to the formula: units times base, the dealer's addition and the birds, for each two seats.

Only what wins a hand and how many units it has is taken from the report; all else is read from the log.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from scoring.rulesets.nantong.items import SMALL_ITEMS
from tests.support.golden import audited
from tests.support.mutations import split
from tests.support.regions import REGIONS
from tests.support.tables import Json

PLAYED = REGIONS["nantong"]

SMALL: Final = {item.code for item in SMALL_ITEMS}
SEATS: Final = range(4)


class Ledger:
    """One hand, its options, and the wins that the report names."""

    def __init__(self, hand: Json, wins: list[Json], options: Json) -> None:
        self.hand, self.options, self.events = hand, options, hand["events"]
        self.openings = [win for win in wins if win["how"] == "opening"]
        self.wins = [win for win in wins if win["how"] != "opening"]
        self.closed = hand["outcome"] in ("escaped", "dissolved")
        self.scores = [0, 0, 0, 0]

    def settle(self) -> list[int]:
        for opening in self.openings:
            birds = self.opening_birds(opening)
            for payer in SEATS:
                self.pay(opening, payer, payer, birds)
        if not self.closed:
            for win in self.wins:
                for payer, share in self.shares(win):
                    self.pay(win, payer, share, self.final_birds())
            self.pay_kongs()
        self.pay_penalty()
        return self.scores

    def pay(self, win: Json, payer: int, share: int, birds: list[int]) -> None:
        """`share` is the seat whose part it is; where it is the winner's own, nothing is due."""
        winner = win["seat"]
        if share == winner:
            return
        small = all(item["code"] in SMALL for item in win["items"])
        base = self.options["points_small" if small else "points_big"]
        units = win["points"] // base
        addition = self.options["points_dealer"] if self.hand["dealer"] in (share, winner) else 0
        addition *= 1 if self.options["dealer_bonus"] == "once" else units
        hits = sum(bird in (share, winner) for bird in birds)
        times = 2**hits if self.options["bird_combine"] == "multiply" else 1 + hits
        points = base * units * times
        points += addition * (times if self.options["bird_doubles_dealer_add"] else 1)
        self.move(payer, winner, points)

    def move(self, payer: int, payee: int, points: int) -> None:
        self.scores[payer] -= points
        self.scores[payee] += points

    def shares(self, win: Json) -> Iterator[tuple[int, int]]:
        """Who pays, and in whose stead."""
        payer = win["from"]
        if payer is None:
            yield from ((seat, seat) for seat in SEATS)
        elif win["how"] == "rob_kong" and self.options["rob_payer"] == "all_three":
            yield from ((payer, seat) for seat in SEATS)
        else:
            yield payer, payer

    # ---- birds -------------------------------------------------------------------------------------------
    def final_birds(self) -> list[int]:
        return [(self.origin() + int(tile[0]) - 1) % 4 for tile in self.bird_tiles()]

    def bird_tiles(self) -> list[str]:
        count = self.options["bird_count"]
        winners = [*self.wins, *(self.openings if self.options["opening_win"] == "end" else [])]
        if not count or not winners:
            return []
        shown = [split(one["tiles"]) for one in self.events if one.get("key") == "birds"]
        at_sea = any(one.get("source") == "seabed" for one in self.events)
        left = 55 - sum(one["type"] == "draw" for one in self.events)
        if at_sea or (not left and self.options["bird_wall_empty"] == "winning_tile"):
            return [winners[0]["tile"]] * count
        return shown[0] if left else []

    def origin(self) -> int:
        dealer: int = self.hand["dealer"]
        if self.options["bird_origin"] == "dealer":
            return dealer
        at_the_deal = any(win["how"] == "dealt" for win in self.wins)
        winners: list[int] = [win["seat"] for win in self.wins]
        if at_the_deal or (self.options["opening_win"] == "end" and self.openings):
            winners += [opening["seat"] for opening in self.openings]
            return min(winners, key=lambda seat: (seat - dealer) % 4)
        if len(winners) > 1:
            payer: int = self.wins[0]["from"]
            return payer
        return winners[0]

    def opening_birds(self, opening: Json) -> list[int]:
        if self.options["opening_win"] == "end":
            return self.final_birds()
        if self.options["opening_bird"] == "final" and self.wins and not self.closed:
            return self.final_birds()
        if self.options["opening_bird"] != "dice":
            return []
        faces = self.events[opening["event"] + 1]["values"]
        origin = opening["seat"] if self.options["bird_origin"] == "winner" else self.hand["dealer"]
        return [(origin + face - 1) % 4 for face in faces]

    # ---- flat payments -----------------------------------------------------------------------------------
    def pay_kongs(self) -> None:
        if not self.wins and not self.options["kong_fee_on_draw"]:
            return
        robbed = {win["tile"] for win in self.wins if win["how"] == "rob_kong"}
        for event in self.events:
            if event["type"] == "kong" and not (event["kind"] == "added" and event["tile"] in robbed):
                for payer in SEATS:
                    self.move(payer, event["seat"], self.options["kong_fee"])

    def pay_penalty(self) -> None:
        for event in self.events if self.hand["outcome"] == "escaped" else []:
            if event["type"] == "escape":
                penalty = self.options["escape_penalty"]
                self.scores[event["seat"]] -= penalty
                if self.options["escape_share"] == "equal":
                    for seat in SEATS:
                        self.scores[seat] += penalty // 3 if seat != event["seat"] else 0


def priced_options(chance: random.Random) -> dict[str, Any]:
    """Any options whose base points tell the units of a price."""
    options: dict[str, Any] = PLAYED.options(chance)
    return options | {"points_small": chance.choice([1, 10]), "points_big": chance.choice([6, 60])}


def check_prices(number: int, seed: str) -> int:
    """Settle so many hands both ways; how many of them had anything to pay."""
    chance, paid = random.Random(seed), 0
    for at in range(number):
        log = PLAYED.log(f"{seed}{at}", priced_options(chance))
        report = audited(log)
        assert report["verdict"] == "clean"
        hand, options = report["hands"][0], report["rules"]["options"]
        due = Ledger(log["hands"][0], hand["wins"], options).settle()
        assert hand["scores"] == due, (log["log_id"], options)
        paid += any(due)
    return paid


def test_payments_are_what_the_formula_says_under_any_options() -> None:
    assert check_prices(120, "prices") > 50


def test_the_options_tried_reach_every_value() -> None:
    chance = random.Random("prices")
    tried = [priced_options(chance) for _ in range(200)]
    for option in PLAYED.ruleset.options:
        assert {options[option.name] for options in tried} >= {choice.value for choice in option.choices}


@pytest.mark.long
def test_payments_of_thousands_of_hands_are_what_the_formula_says() -> None:
    assert check_prices(5_000, "many prices") > 2_000
