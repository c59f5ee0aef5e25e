"""A hand of Nancheng told as a script: who pays whom for what.

    table = Table().holds(R, "123m456p789sESWC")
    table.self_draws(R, "C", ping_hu=1).turns_up("2m6sS9p").paid(D=2, O=1, L=1)
    table.horses_pay("winner", "D>R 6, O>R 3, L>R 3").closes(R, (-8, 16, -4, -4))

Figures are the rulebook's, written by hand; the scores of a hand are the sum of the payments written.
"""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Final, Self

from tests.support import cases
from tests.support.nancheng_play import SEATS, D, L, O, Play, R
from tests.support.notation import run
from tests.support.script import Json

__all__ = ["D", "Json", "L", "O", "R", "Table", "Worth", "case"]

case = partial(cases.case, ruleset="nancheng", preset="seed-001")

#: The clause of each item (rulebook, sections 2 and 7).
CLAUSES: Final = {
    "ping_hu": "JX-52",
    "qi_dui": "JX-53",
    "shi_san_lan": "JX-54",
    "qi_xing_shi_san_lan": "JX-55",
    "peng_peng_hu": "JX-56",
    "qing_yi_se_ping_hu": "JX-57",
    "zi_yi_se_ping_hu": "JX-58",
    "qing_yi_se_peng_peng_hu": "JX-59",
    "zi_yi_se_peng_peng_hu": "JX-60",
    "qing_yi_se_qi_dui": "JX-61",
    "zi_yi_se_qi_dui": "JX-62",
    "jia_hu": "JX-31",
    "tian_hu": "JX-50",
    "di_hu": "JX-51",
    "ming_gang": "JX-18",
    "bu_gang": "JX-20",
    "an_gang": "JX-22",
    "zhuang_jia": "JX-32",
    "gang_kai": "JX-26",
    "qian_shao": "JX-12",
    "hou_shao": "JX-13",
}
#: The clause of what horses add, by the mode of the table.
HORSES: Final = {"winner": "JX-44", "dealer": "JX-41", "all": "JX-73"}
#: The item of each kind of kong.
KONGS: Final = {"exposed": "ming_gang", "added": "bu_gang", "concealed": "an_gang"}

#: Items and their points, as keywords.
Worth = Mapping[str, int]


class Table(Play):
    """The script of one hand of Nancheng, its payments among it."""

    clauses: ClassVar[Mapping[str, str]] = CLAUSES

    # ---- payments of wins --------------------------------------------------------------------------------
    def pays(
        self,
        payer: int,
        points: int,
        *,
        to: int | None = None,
        clause: str | None = None,
        books: Worth | None = None,
        items: Worth | None = None,
        unit: int = 1,
    ) -> Self:
        """`payer` owes the latest winner, or `to`: his hand, and what is above it for the dealer in the pair.

        `items` are those due where they are others; `books` is what the log says.
        """
        win = self.win_of(to)
        if clause is None:
            clause = "JX-65" if win["how"] == "rob_kong" else "JX-64"
        due = self.listed(items) if items is not None else _doubled(win["items"], points, unit)
        return self._owes(self.labels[f"win-{win['seat']}"], payer, win["seat"], "win", clause, due, books)

    def paid(self, *, to: int | None = None, unit: int = 1, **points: int) -> Self:
        """What D, R, O, L owe the latest winner, or `to`."""
        for payer, owed in points.items():
            self.pays(SEATS[payer], owed, to=to, unit=unit)
        return self

    # ---- payments of kongs, horses and burns -------------------------------------------------------------
    def kong_paid(
        self, tile: str, *, doubled: bool = True, clause: str | None = None, unit: int = 1, **points: int
    ) -> Self:
        """What D, R, O, L owe for the kong of this tile; with the dealer in the pair half is doubling."""
        at = self.labels[f"kong-{run(tile)[0]}"]
        kong = self.steps[at]
        assert kong.seat is not None
        code = KONGS[kong.extra["kind"]]
        clause = clause or CLAUSES[code]
        for name, owed in points.items():
            base = owed // 2 if doubled and self.dealer in (kong.seat, SEATS[name]) else owed
            assert base in (unit, 2 * unit), f"no kong costs {base}"
            due = [[code, base, clause]] + ([["zhuang_jia", base, "JX-32"]] if base < owed else [])
            self._owes(at, SEATS[name], kong.seat, "kong", clause, due, None)
        return self

    def horses_pay(self, mode: str, text: str) -> Self:
        """What horses add, pair by pair: ``"D>R 6, O>R 3"``."""
        event = min((at for name, at in self.labels.items() if name.startswith("win-")), default=None)
        for payer, payee, points in pairs_of(text):
            items = [["ma_fen", points, HORSES[mode]]]
            self._owes(event, payer, payee, "horse", HORSES[mode], items, None)
        return self

    def front_burn_paid(self, points: int = 1, **items: int) -> Self:
        """The dealer pays each of the others for 前烧."""
        for step in (1, 2, 3):
            due = self.listed(items or {"qian_shao": points})
            payee = (self.dealer + step) % 4
            self._owes(self.labels["followed"], self.dealer, payee, "front_burn", "JX-12", due, None)
        return self

    def back_burn_paid(self, points: int = 1, **items: int) -> Self:
        """Each of the others pays the dealer for 后烧."""
        for step in (1, 2, 3):
            due = self.listed(items or {"hou_shao": points})
            self._owes(None, (self.dealer + step) % 4, self.dealer, "back_burn", "JX-13", due, None)
        return self

    def books_also(
        self, payer: int, payee: int, points: int, cause: str, event: str | None = None, **items: int
    ) -> Self:
        """The log books a payment that is not due."""
        self.books_payment(payer, payee, cause, points, event, **items)
        return self

    def books_without(self, cause: str) -> Self:
        """The log lists no payment of this cause."""
        self.booked = [paid for paid in self.booked if paid["cause"] != cause]
        return self

    # ---- the end -----------------------------------------------------------------------------------------

    def closes(
        self,
        next_dealer: int | None,
        scores: tuple[int, ...] | None = None,
        *,
        net: str | None = None,
        outcome: str | None = None,
        claims: Json | None = None,
    ) -> Self:
        """As elsewhere; `net` is what the rulebook says of who pays whom in all."""
        assert net is None or _netted(self.due) == {(a, b): n for a, b, n in pairs_of(net)}, _netted(self.due)
        return super().closes(next_dealer, scores, outcome=outcome, claims=claims)

    def ends(self, outcome: str = "win", **more: Any) -> Self:
        super().ends(outcome, **more)
        self.closing |= self.heading
        return self

    def stops(self, outcome: str = "dissolved") -> Self:
        """The table ends the hand; kongs made so far are to be paid by the script."""
        return self.event("dissolve").closes(self.dealer, outcome=outcome)


def pairs_of(text: str) -> list[tuple[int, int, int]]:
    """``"D>R 6, O>R 3"`` as payer, payee and points."""
    found = re.findall(r"([DROL])>([DROL]) (\d+)", text)
    return [(SEATS[payer], SEATS[payee], int(points)) for payer, payee, points in found]


def _doubled(items: list[list[Any]], points: int, unit: int) -> list[list[Any]]:
    """The items of a win, in the table's unit, and what the dealer in the pair adds."""
    hand = [[code, worth * unit, clause] for code, worth, clause in items]
    value = sum(worth for _, worth, _ in hand)
    assert points in (value, 2 * value), f"{items} do not cost {points}"
    return hand if points == value else [*hand, ["zhuang_jia", value, "JX-32"]]


def _netted(due: list[Json]) -> dict[tuple[int, int], int]:
    """Who pays whom in all, each pair once."""
    net: dict[tuple[int, int], int] = {}
    for paid in due:
        pair, back = (paid["from"], paid["to"]), (paid["to"], paid["from"])
        net[pair] = net.get(pair, 0) + paid["points"]
        net[back] = -net[pair]
    return {pair: points for pair, points in net.items() if points > 0}
