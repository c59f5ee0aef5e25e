"""Items of a win left out, too dear, or not due: for each item of section 7 its operators."""

from collections.abc import Callable
from typing import Final

from scoring.engine.customs import Wishes
from scoring.engine.findings import WRONG_ITEMS
from tests.proof.books import Books, Wrong
from tests.proof.faults import Habits
from tests.proof.nanchong import deals, habits
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.prices import (
    WINNER_ITEMS,
    Claimed,
    claim_of_win,
    clause_in_win,
    of_chance,
    wrong_win,
)
from tests.proof.nanchong.tables import ALWAYS, LAST, PAIRS_TOLD, PLAIN, Table

#: By item, the table, the deal and the habits that bring it.
_BROUGHT: dict[str, tuple[Table, Wishes | None, Habits | None]] = {
    "di": ({"points_di": 1}, deals.near_the_goal, None),
    "que_yi_men": ({"points_que_yi_men": 1}, deals.of_two_suits, None),
    "men_qing": (PAIRS_TOLD | {"points_men_qing": 1}, deals.near_the_goal, None),
    "ka_xin_wu": ({"points_ka_xin_wu": 1}, deals.waiting_for_a_five, None),
    "yi_ban_gao": ({"points_yi_ban_gao": 1}, deals.of_twin_runs, None),
    "jin_gou_diao": (PLAIN | {"points_jin_gou_diao": 1}, deals.to_be_melded, habits.melding),
    "hai_di_lao": (LAST | {"points_hai_di_lao": 1}, deals.with_gates, habits.keeping_suits),
    "gang_shang_hua": (PLAIN | {"points_gang_shang_hua": 1}, deals.with_gates, habits.winning_by_kongs),
    "gen": ({"points_gen": 1}, deals.with_quads_to_come, None),
    "qing_yi_se": ({"points_qing_yi_se": 6, "big_hands": "add"}, deals.of_one_suit, None),
    "xiao_qi_dui": ({"points_xiao_qi_dui": 5, "big_hands": "add"}, deals.of_pairs, None),
    "long_qi_dui": (
        {"points_xiao_qi_dui": 5, "points_gen": 1, "points_long_qi_dui_filled": 2},
        deals.of_pairs,
        None,
    ),
    "da_dui_zi": ({"points_da_dui_zi": 4, "big_hands": "add"}, deals.of_triplets, None),
    "tian_hu": (ALWAYS | {"points_tian_hu": 3}, deals.dealt_to_win, None),
    "di_hu": (ALWAYS | {"points_di_hu": 2}, deals.with_gates, None),
    "bai_pai": ({"points_bai_pai": 2, "bai": True, "bai_min_left": 0}, deals.near_the_goal, None),
    "du_zhang_bai": (
        {
            "points_du_zhang_bai_self_draw": 5,
            "points_du_zhang_bai_discard": 2,
            "bai": True,
            "bai_min_left": 0,
        },
        deals.near_the_goal,
        None,
    ),
    "bao_jiao": ({"points_bao_jiao": 1, "bao_jiao": True}, deals.near_the_goal, None),
    "zi_mo": ({"self_draw_bonus": "fan1"}, deals.near_the_goal, None),
}


#: The legality checks that name an item; every other is one of the best reading (L52).
_CHECKS: Final = {
    "hai_di_lao": ("L50",),
    "gang_shang_hua": ("L50",),
    "bai_pai": ("L49",),
    "du_zhang_bai": ("L49",),
    "que_yi_men": ("L51", "L52"),
    "long_qi_dui": ("L51", "L52"),
    "jin_gou_diao": ("L51", "L52"),
}


def _at_points(books: Books, code: str, points_of: Callable[[int], int]) -> Wrong | None:
    """A win that has the item claims it at other points, or not at all."""
    win = of_chance(books, lambda win: bool(dict(win.items).get(code)))
    if win is None or (code == "long_qi_dui" and win.won.tile is None):
        return None
    due = win.items
    if not claim_of_win(win, code, points_of(dict(due)[code])):
        return None
    return wrong_win(win, clause_in_win(code, due, win.won))


def _not_due(books: Books, code: str) -> Wrong | None:
    """A win claims an item that it has not."""
    win = of_chance(books, lambda win: code not in dict(win.items) and _is_plainly_out(code, win))
    if win is None:
        return None
    clause = clause_in_win(code, win.items, win.won)
    claim_of_win(win, code, books.chance.randint(1, 5))
    return wrong_win(win, clause)


def _is_plainly_out(code: str, win: Claimed) -> bool:
    """Whether no reading of the hand has the item, whatever it costs; asked of 根 in seven pairs alone."""
    return code != "long_qi_dui" or max(win.won.concealed) < 4


def _enter(code: str) -> None:
    under, wishes, players = _BROUGHT[code]

    def left_out(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda _points: 0)

    def too_dear(books: Books) -> Wrong | None:
        return _at_points(books, code, lambda points: points + books.chance.randint(1, 3))

    def not_due(books: Books) -> Wrong | None:
        return _not_due(books, code)

    checks = _CHECKS.get(code, ("L52",))
    for edit in (left_out, too_dear):
        edit.__name__ = f"{code}_{edit.__name__}"
        named = FAULTS.claim(
            WINNER_ITEMS[code], WRONG_ITEMS, checks=checks, under=under, wishes=wishes, habits=players
        )
        named(edit)
    if code != "di":
        not_due.__name__ = f"{code}_not_due"
        told = PAIRS_TOLD if code == "men_qing" else None
        FAULTS.claim(WINNER_ITEMS[code], WRONG_ITEMS, checks=checks, under=told, wishes=deals.near_the_goal)(
            not_due
        )


for _code in WINNER_ITEMS:
    _enter(_code)


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


@FAULTS.claim(
    "NC-50",
    WRONG_ITEMS,
    checks=("L51",),
    under=_BROUGHT["jin_gou_diao"][0] | {"points_da_dui_zi": 4, "big_hands": "add"},
    wishes=deals.to_be_melded,
    habits=habits.melding,
)
def all_melded_without_its_triplets(books: Books) -> Wrong | None:
    """金钩吊 is claimed alone, without the 大对子 that it always is as well (NC-51)."""
    win = of_chance(books, lambda win: {"jin_gou_diao", "da_dui_zi"} <= dict(win.items).keys())
    if win is None or not claim_of_win(win, "da_dui_zi", 0):
        return None
    return wrong_win(win, "NC-50")


@FAULTS.claim(
    "NC-44",
    WRONG_ITEMS,
    checks=("L51",),
    under=_BROUGHT["long_qi_dui"][0] | {"long_qi_dui_gen_extra": False},
    wishes=deals.of_pairs,
)
def four_alike_in_pairs_counted_twice(books: Books) -> Wrong | None:
    """The four alike of seven pairs are claimed once more as 根."""
    win = of_chance(books, lambda win: "long_qi_dui" in dict(win.items))
    if win is None:
        return None
    claim_of_win(win, "gen", 1)
    return wrong_win(win, "NC-44")
