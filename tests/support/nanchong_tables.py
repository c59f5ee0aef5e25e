"""A hand of Nanchong told as a script: 飘 before the deal, 报叫, 摆牌, and who pays what for which items.

    table = Table(piao=(0, 2, 3, 0)).holds(B, "123456m78s99s [222p]")
    table.wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B)

Figures are the rulebook's, written by hand; the scores of a hand are the sum of the payments written.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Final, Self

from tests.support import cases, tables
from tests.support.notation import log_run, run
from tests.support.script import LIVE_WALL, Json

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


class Table(tables.Table):
    """The script of one hand of Nanchong. `piao` is what each seat announces, None where no seat does."""

    kong_mode: ClassVar[str | None] = None

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

    def adds(self, seat: int, tile: str) -> Self:
        """In its turn `seat` draws the fourth of a pung and adds it."""
        return self.until(seat).draws(seat, tile).kongs(seat, tile, "added")

    def until_left(self, left: int, seat: int, spare: str = "1s") -> Self:
        """Quiet turns until so many tiles are left, and `seat` is to draw the next.

        Where it would be another's turn then, an idle pung of `spare` moves the turns on.
        """
        self.ready().starts()
        self.to_the_end = True
        by = (seat - self.next - (LIVE_WALL - self.drawn - left)) % 4
        if by:
            self.shifts(by, spare)
        while LIVE_WALL - self.drawn > left:
            self.turn(self.next)
        assert LIVE_WALL - self.drawn == left, "fewer tiles are left already"
        assert self.next == seat, f"with {left} left seat {self.next} is to draw"
        return self

    def shifts(self, by: int, tile: str) -> Self:
        """An idle seat's pung of `tile`: each later tile is drawn by a seat so much further on."""
        taker = next(seat for seat in reversed(SEATS) if seat not in self.wanted and seat not in self.dealt)
        feeder = (taker - by) % 4
        return self.gives(taker, tile * 2).feeds(feeder, tile).pungs(taker, tile, of=feeder).discards(taker)

    def to_the_end_of_the_wall(self) -> Self:
        """Quiet turns until no tile is left and the last discard is made."""
        self.ready().starts()
        self.to_the_end = True
        while self.drawn < LIVE_WALL:
            self.turn(self.next)
        return self

    # ---- wins and payments -------------------------------------------------------------------------------
    def books(
        self, seat: int, how: str, tile: str | None, of: int | None, claims: Json | None, items: Json
    ) -> Self:
        """A win that claims `claims` where given, else what it is worth; labelled ``win`` or by its seat."""
        self.labels.setdefault("win", len(self.steps))
        self.labels[f"win-{seat}"] = len(self.steps)
        worth = listed(items)
        points = sum(item[1] for item in worth)
        self.wins_due.append({"seat": seat, "how": how, "items": worth, "points": points})
        claimed = worth if claims is None else listed(claims)
        extra: Json = {} if of is None else {"from": of}
        extra["how"] = how
        if claimed:
            extra["items"] = [{"code": code, "points": each} for code, each, _ in claimed]
        return self.event("win", seat, tile, **extra)

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
        win = next(won for won in reversed(self.wins_due) if to in (None, won["seat"]))
        items = [*win["items"], *listed({**(worth or {}), **extra})]
        return self._owes(payer, win["seat"], points, "win", clause, items, books)

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
        return self._owes(
            payer, payee, points, "check_ready", "NC-30", listed({**(worth or {}), **items}), books
        )

    def _owes(
        self,
        payer: int,
        payee: int,
        points: int,
        cause: str,
        clause: str,
        items: list[list[Any]],
        books: Worth | None,
    ) -> Self:
        total = sum(worth for _, worth, _ in items if isinstance(worth, int))
        assert total == points, f"{items} are {total} points, not {points}"
        event: Json = {"event": self.labels[f"win-{payee}"]} if cause == "win" else {}
        paid = event | {"from": payer, "to": payee, "points": points, "cause": cause}
        self.due.append(paid | {"clause": clause, "items": items})
        logged = items if books is None else listed(books)
        self.booked.append(
            paid
            | {"points": sum(worth for _, worth, _ in logged if isinstance(worth, int))}
            | {"items": [{"code": code, "points": worth} for code, worth, _ in logged]}
        )
        return self

    def books_also(self, payer: int, payee: int, points: int, cause: str, **items: int) -> Self:
        """The log books a payment that is not due."""
        booked: Json = {"from": payer, "to": payee, "points": points, "cause": cause}
        if cause == "win" and f"win-{payee}" in self.labels:
            booked = {"event": self.labels[f"win-{payee}"]} | booked
        if items:
            booked["items"] = [{"code": code, "points": worth} for code, worth, _ in listed(items)]
        self.booked.append(booked)
        return self

    def books_nothing(self) -> Self:
        """The log lists none of the payments so far."""
        self.booked = []
        return self

    def closes(
        self,
        next_dealer: int | None,
        scores: tuple[int, ...] | None = None,
        *,
        outcome: str | None = None,
        claims: Json | None = None,
    ) -> Self:
        """Ends the hand at the sum of the payments due; `scores` states it again where the rulebook does."""
        net = [0, 0, 0, 0]
        for paid in self.due:
            net[paid["from"]] -= paid["points"]
            net[paid["to"]] += paid["points"]
        assert scores is None or list(scores) == net, f"{scores} are not {net}"
        ended = outcome or ("win" if self.wins_due else "draw")
        self.ends(ended, scores=tuple(net), next_dealer=next_dealer, claims=claims)
        self.expected["transfers"] = self.due
        return self

    def unscored(self, next_dealer: int | None = None, *, outcome: str = "win") -> Self:
        """Ends the hand without a word on what it is worth: only the findings are compared."""
        return self.ends(outcome, scores=None, next_dealer=next_dealer)


def listed(items: Worth) -> list[list[Any]]:
    """Items as codes with their points and clauses; those of the script's own names by their real ones."""
    found = []
    for name, points in items.items():
        code, clause = VARIANTS.get(name, (name, CLAUSES.get(name, "")))
        if name == "men_qing" and "xiao_qi_dui" in items:
            clause = "NC-49"
        found.append([code, points, clause])
    return found
