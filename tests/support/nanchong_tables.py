"""A hand of Nanchong told as a script: 飘 before the deal, 报叫, 摆牌, and who pays what for which items.

    table = Table(piao=(0, 2, 3, 0)).holds(B, "123456m78s99s [222p]")
    table.wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B)

Figures are the rulebook's, written by hand; the scores of a hand are the sum of the payments written.
"""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final, Self

from tests.support import cases
from tests.support.itemised import Itemised, Items, total_of
from tests.support.notation import log_run, run
from tests.support.script import Json

__all__ = ["A", "B", "C", "D", "Json", "Table", "Worth", "case"]

#: The seats as the rulebook's worked examples call them; A deals unless a table says otherwise.
A, B, C, D = 0, 1, 2, 3
SEATS: Final = (A, B, C, D)

case = partial(cases.case, ruleset="nanchong", preset="seed-000")

#: The clause of each item (rulebook, section 7).
CLAUSES: Final = {
    "di": "NC-32",
    "que_yi_men": "NC-33",
    "men_qing": "NC-34",
    "ka_xin_wu": "NC-35",
    "yi_ban_gao": "NC-36",
    "jin_gou_diao": "NC-38",
    "hai_di_lao": "NC-40",
    "gang_shang_hua": "NC-42",
    "gen": "NC-44",
    "qing_yi_se": "NC-45",
    "xiao_qi_dui": "NC-46",
    "long_qi_dui": "NC-47",
    "da_dui_zi": "NC-50",
    "tian_hu": "NC-28",
    "di_hu": "NC-28",
    "bai_pai": "NC-21",
    "du_zhang_bai": "NC-25",
    "bao_jiao": "NC-26",
    "zi_mo": "NC-18",
    "qiang_gang": "NC-37",
    "gang_shang_pao": "NC-43",
    "hai_di_pao": "NC-41",
    "jin_gou_pao": "NC-39",
    "bai_pai_pei": "NC-22",
    "piao": "NC-11",
    "feng_ding": "NC-32",
}
#: Items that another clause earns when they come about otherwise: how scripts write them.
VARIANTS: Final = {
    "men_qing_of_pairs": ("men_qing", "NC-49"),
    "long_qi_dui_filled": ("long_qi_dui", "NC-48"),
    "du_zhang_pei": ("bai_pai_pei", "NC-25"),
    "piao_both": ("piao", "NC-12"),
}

#: Items and their points, as keywords.
Worth = Mapping[str, int]


class Table(Itemised):
    """The script of one hand of Nanchong. `piao` is what each seat announces, None where no seat does."""

    clauses: ClassVar[Mapping[str, str]] = CLAUSES

    def __init__(
        self,
        dealer: int = A,
        *,
        piao: tuple[int | None, ...] | None = (0, 0, 0, 0),
        wall: bool = True,
        natural: bool = False,
    ) -> None:
        super().__init__(dealer, wall=wall, natural=natural)
        for seat, value in enumerate(piao or ()):
            if value is not None:
                self.chooses(seat, value)

    # ---- announcements -----------------------------------------------------------------------------------
    def chooses(self, seat: int, value: int) -> Self:
        """`seat` announces its 飘."""
        return self.event("declare", seat, None, key="piao", value=value)

    def reports(self, seat: int) -> Self:
        """报叫."""
        return self.event("declare", seat, None, key="ready")

    def lays_down(self, seat: int, shown: str | None, waits: str | None) -> Self:
        """摆牌; the discard that goes with it is an event of its own."""
        extra: Json = {"key": "lay_down"}
        if shown is not None:
            extra["tiles"] = log_run(run(shown))
        if waits is not None:
            extra["waits"] = log_run(run(waits))
        return self.event("declare", seat, None, **extra)

    def lays(self, seat: int, shown: str, waits: str) -> Self:
        """In its turn, its melds made, `seat` draws a tile, lays down and discards that tile."""
        return self.ready().until(seat).draws(seat).lays_down(seat, shown, waits).discards(seat)

    def shows_kong(self, seat: int, tile: str) -> Self:
        """The concealed kong of this tile is turned face up."""
        return self.event("reveal", seat, None, key="concealed_kong", tiles=tile * 4)

    # ---- stretches of play -------------------------------------------------------------------------------
    def conceals(self, seat: int, tile: str, replacement: str | None = None, source: str = "tail") -> Self:
        """In its turn `seat` draws the fourth of three, makes the kong and draws for it."""
        self.until(seat).draws(seat, tile).kongs(seat, tile, "concealed")
        return self.draws(seat, replacement, source)

    # ---- wins and payments -------------------------------------------------------------------------------
    def listed(self, items: Worth) -> Items:
        """As elsewhere; items of the script's own names by their real ones."""
        found = []
        for name, points in items.items():
            code, clause = VARIANTS.get(name, (name, CLAUSES.get(name, "")))
            if name == "men_qing" and "xiao_qi_dui" in items:
                clause = "NC-49"
            found.append([code, points, clause])
        return found

    def pays(
        self,
        payer: int,
        points: int,
        *,
        to: int | None = None,
        clause: str = "NC-18",
        books: Worth | None = None,
        worth: Worth | None = None,
        **extra: int,
    ) -> Self:
        """`payer` owes the latest winner, or `to`, his items and these; `books` is what the log says."""
        win = self.win_of(to)
        items = [*win["items"], *self.listed({**(worth or {}), **extra})]
        _check_sum(items, points)
        return self._owes(self.labels[f"win-{win['seat']}"], payer, win["seat"], "win", clause, items, books)

    def all_pay(self, points: int, clause: str = "NC-18", **extra: int) -> Self:
        """The three others owe the latest winner the same."""
        winner = self.wins_due[-1]["seat"]
        for payer in SEATS:
            if payer != winner:
                self.pays(payer, points, clause=clause, worth=extra)
        return self

    def owes(
        self,
        payer: int,
        payee: int,
        points: int,
        *,
        books: Worth | None = None,
        worth: Worth | None = None,
        **items: int,
    ) -> Self:
        """查叫: `payer` has not come to wait and pays `payee` for the best hand these items make."""
        due = self.listed({**(worth or {}), **items})
        _check_sum(due, points)
        return self._owes(None, payer, payee, "check_ready", "NC-30", due, books)

    def books_also(self, payer: int, payee: int, points: int, cause: str, **items: int) -> Self:
        """The log books a payment that is not due."""
        booked: Json = {"from": payer, "to": payee, "points": points, "cause": cause}
        if cause == "win" and f"win-{payee}" in self.labels:
            booked = {"event": self.labels[f"win-{payee}"]} | booked
        if items:
            booked["items"] = [{"code": code, "points": worth} for code, worth, _ in self.listed(items)]
        self.booked.append(booked)
        return self

    def books_nothing(self) -> Self:
        """The log lists none of the payments so far."""
        self.booked = []
        return self


def _check_sum(items: Items, points: int) -> None:
    """The script's own sum is what its items come to."""
    assert total_of(items) == points, f"{items} are {total_of(items)} points, not {points}"
