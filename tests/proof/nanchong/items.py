"""Items of a win left out, too dear, or not due: for each item of section 7 its operators."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from scoring.engine.findings import WRONG_ITEMS
from tests.proof.books import Books, Wrong
from tests.proof.nanchong import deals
from tests.proof.nanchong.bringing import FILLED_PAIRS, OF_WINNERS, Brought
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.prices import (
    WINNER_ITEMS,
    Claimed,
    claim_of_win,
    clause_in_win,
    of_chance,
    wrong_win,
)
from tests.proof.nanchong.tables import PAIRS_TOLD

#: The legality checks that name an item; every other is one of the best reading (L52).
_CHECKS: Final = {
    "hai_di_lao": ("L50",),
    "gang_shang_hua": ("L50",),
    "bai_pai": ("L49",),
    "du_zhang_bai": ("L49",),
    "que_yi_men": ("L51", "L52"),
    "xiao_qi_dui": ("L32", "L52"),
    "long_qi_dui": ("L51", "L52"),
    "jin_gou_diao": ("L51", "L52"),
}


def _at_points(books: Books, code: str, points_of: Callable[[int], int], clause: str) -> Wrong | None:
    """A win that has the item, under this clause, claims it at other points, or not at all."""

    def has_it(win: Claimed) -> bool:
        return bool(dict(win.items).get(code)) and clause_in_win(code, win.items, win.won) == clause

    win = of_chance(books, has_it)
    if win is None or (code == "long_qi_dui" and win.won.tile is None):
        return None
    points = points_of(dict(win.items)[code])
    return wrong_win(win, clause) if claim_of_win(win, code, points) else None


def _not_due(books: Books, code: str, clause: str) -> Wrong | None:
    """A win claims an item that it has not."""

    def lacks_it(win: Claimed) -> bool:
        out = code not in dict(win.items) and _is_plainly_out(code, win)
        return out and clause_in_win(code, win.items, win.won) == clause

    win = of_chance(books, lacks_it)
    if win is None:
        return None
    claim_of_win(win, code, books.chance.randint(1, 5))
    return wrong_win(win, clause)


def _is_plainly_out(code: str, win: Claimed) -> bool:
    """Whether no reading of the hand has the item, whatever it costs; asked of 根 in seven pairs alone."""
    return code != "long_qi_dui" or max(win.won.concealed) < 4


def _enter(name: str, code: str, clause: str, brought: Brought) -> None:
    """The item left out and at a price too high."""

    def left_out(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda _points: 0, clause)

    def too_dear(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda points: points + books.chance.randint(1, 3), clause)

    checks = _CHECKS.get(code, ("L52",))
    brought.enter(f"{name}-left-out", clause, WRONG_ITEMS, checks, left_out)
    brought.enter(f"{name}-too-dear", clause, WRONG_ITEMS, checks, too_dear)


def _enter_surplus(name: str, code: str, clause: str, brought: Brought) -> None:
    """The item where it is not due."""

    def not_due(books: Books) -> Wrong | None:
        return _not_due(books, code, clause)

    brought.enter(f"{name}-not-due", clause, WRONG_ITEMS, _CHECKS.get(code, ("L52",)), not_due)


for _code, _clause in WINNER_ITEMS.items():
    _enter(_code.replace("_", "-"), _code, _clause, OF_WINNERS[_code])
    if _code != "di":
        plain = Brought(PAIRS_TOLD if _code == "men_qing" else {})
        _enter_surplus(_code.replace("_", "-"), _code, _clause, plain)

_CLOSED = PAIRS_TOLD | {"points_men_qing": 1}
_enter(
    "men-qing-of-pairs",
    "men_qing",
    "NC-49",
    Brought(_CLOSED | {"seven_pairs_men_qing": True}, deals.of_pairs),
)
_enter_surplus(
    "men-qing-of-pairs",
    "men_qing",
    "NC-49",
    Brought(_CLOSED | {"seven_pairs_men_qing": False}, deals.of_pairs),
)
_enter("four-alike-filled-in-pairs", "long_qi_dui", "NC-48", FILLED_PAIRS)


@FAULTS.claim("NC-32", WRONG_ITEMS, checks=("L52",), wishes=deals.near_the_goal)
def points_no_sum_of_the_items(books: Books) -> Wrong | None:
    """The value claimed of a win is not what its items come to."""
    win = of_chance(books, lambda win: win.event.points is not None)
    if win is None or win.event.points is None:
        return None
    win.event.points += books.chance.choice((-1, 1, 2, 5))
    return wrong_win(win, "NC-32") if win.event.points >= 0 else None


@FAULTS.claim("NC-32", WRONG_ITEMS, checks=("L52",), wishes=deals.near_the_goal)
def points_doubled_for_each_item(books: Books) -> Wrong | None:
    """Fan are doubled as in other places, where here they are added up (NC-32, NC-52)."""
    win = of_chance(books, lambda win: True)
    if win is None or win.event.points is None:
        return None
    fan = win.event.points - dict(win.items).get("di", 0)
    if fan < 0 or 2**fan == win.event.points:
        return None
    win.event.points = 2**fan
    return wrong_win(win, "NC-32")


def _without_its_triplets(books: Books) -> Wrong | None:
    """金钩吊 is claimed alone, without the 大对子 that it always is as well (NC-51)."""
    win = of_chance(books, lambda win: {"jin_gou_diao", "da_dui_zi"} <= dict(win.items).keys())
    if win is None or not claim_of_win(win, "da_dui_zi", 0):
        return None
    return wrong_win(win, "NC-50")


def _counted_twice(books: Books) -> Wrong | None:
    """The four alike of seven pairs are claimed once more as 根."""
    win = of_chance(books, lambda win: "long_qi_dui" in dict(win.items))
    if win is None:
        return None
    claim_of_win(win, "gen", 1)
    return wrong_win(win, "NC-44")


_MELDED = OF_WINNERS["jin_gou_diao"]
replace(_MELDED, under=_MELDED.under | {"points_da_dui_zi": 4, "big_hands": "add"}).enter(
    "all-melded-without-its-triplets", "NC-50", WRONG_ITEMS, ("L51",), _without_its_triplets
)
_PAIRS = OF_WINNERS["long_qi_dui"]
replace(_PAIRS, under=_PAIRS.under | {"long_qi_dui_gen_extra": False}).enter(
    "four-alike-in-pairs-counted-twice", "NC-44", WRONG_ITEMS, ("L51",), _counted_twice
)
