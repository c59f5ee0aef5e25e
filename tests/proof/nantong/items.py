"""Wins whose items or points are claimed wrongly: left out, invented, at another price (NT-23 to NT-53)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scoring.engine.customs import Wishes
from scoring.engine.events import Draw, Kong, Win
from scoring.engine.findings import WRONG_ITEMS
from scoring.engine.options import OptionValue
from tests.proof.arranging import Arrange
from tests.proof.books import Books, Edit, Wrong
from tests.proof.faults import Habits
from tests.proof.habits import pairing
from tests.proof.nantong import arrangements, deals, habits, laid_wins
from tests.proof.nantong.catalogue import FAULTS

#: The clause that each item of a win has, in the order of the rulebook.
CLAUSES: Final = {
    "ping_hu": "NT-23",
    "tian_hu": "NT-24",
    "di_hu": "NT-25",
    "peng_peng_hu": "NT-26",
    "jiang_jiang_hu": "NT-27",
    "qing_yi_se": "NT-28",
    "hai_di_lao_yue": "NT-29",
    "hai_di_pao": "NT-30",
    "qi_xiao_dui": "NT-31",
    "hao_hua_qi_xiao_dui": "NT-32",
    "gang_shang_kai_hua": "NT-33",
    "qiang_gang_hu": "NT-34",
    "gang_shang_pao": "NT-35",
    "quan_qiu_ren": "NT-36",
}
#: Items for which the last tile, or a kong, must be told apart from others that a log may claim falsely.
_OF_THE_CASE: Final = frozenset({"hai_di_lao_yue", "hai_di_pao", "gang_shang_kai_hua"})


@dataclass(frozen=True)
class Brought:
    """What brings wins with an item: deals, players and options, or who is to win."""

    wishes: Wishes | None = None
    habits: Habits = habits.winning
    under: tuple[tuple[str, OptionValue], ...] = ()
    arrange: Arrange | None = None


BROUGHT: Final = {
    "ping_hu": Brought(deals.waiting),
    "tian_hu": Brought(deals.dealt_to_win),
    "di_hu": Brought(arrange=arrangements.on_the_first_discard),
    "peng_peng_hu": Brought(deals.of_triplets, habits.melding),
    "jiang_jiang_hu": Brought(deals.of_jiang, habits.winning, (("jiang_jiang_hu_shape", "none"),)),
    "qing_yi_se": Brought(deals.of_one_suit),
    "hai_di_lao_yue": Brought(None, habits.never_winning, (), arrangements.at_sea),
    "hai_di_pao": Brought(None, habits.never_winning, (), arrangements.at_sea),
    "qi_xiao_dui": Brought(None, pairing, (), laid_wins.seven_pairs),
    "hao_hua_qi_xiao_dui": Brought(None, pairing, (), laid_wins.seven_pairs_with_four_alike),
    "gang_shang_kai_hua": Brought(
        deals.waiting_with_a_four, habits.konging, (), arrangements.on_the_tile_of_an_open_kong
    ),
    "qiang_gang_hu": Brought(
        deals.with_triplets, habits.adding_kongs, (("rob_supplement", "big"),), arrangements.by_robbing
    ),
    "gang_shang_pao": Brought(
        deals.waiting_with_a_four, habits.konging, (), arrangements.on_the_discarded_tile_of_an_open_kong
    ),
    "quan_qiu_ren": Brought(None, habits.melding_all, (), arrangements.by_who_has_melded_all),
}


def _with_item(books: Books, code: str) -> tuple[int, Win] | None:
    """A win that has this item."""
    wins = [(number, win) for number, win in books.wins if code in dict(win.items or ())]
    return books.chance.choice(wins) if wins else None


def _claimed(books: Books, win: Win, items: dict[str, int]) -> None:
    """The win claims these items, and its platform may or may not have priced by them."""
    win.items = tuple(items.items())
    if books.chance.random() < 0.5:
        win.points = sum(items.values())
        books.pay_as_claimed()


def _left_out(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        found = _with_item(books, code)
        if found is None:
            return None
        number, win = found
        _claimed(books, win, {one: points for one, points in win.items or () if one != code})
        return Wrong(number)

    return edit


def _priced_otherwise(code: str) -> Edit:
    def edit(books: Books) -> Wrong | None:
        found = _with_item(books, code)
        if found is None:
            return None
        number, win = found
        items = dict(win.items or ())
        items[code] += books.chance.choice((1, 10, 60))
        _claimed(books, win, items)
        return Wrong(number)

    return edit


def _invented(code: str) -> Edit:
    """An item that the hand does not have beside those it has, or in place of 平胡."""

    def edit(books: Books) -> Wrong | None:
        wins = [(number, win) for number, win in books.wins if win.items and code not in dict(win.items)]
        if not wins or (code in _OF_THE_CASE and any(isinstance(event, Kong) for event in books.hand.events)):
            return None
        number, win = books.chance.choice(wins)
        points = books.chosen.points_small if code == "ping_hu" else books.chosen.points_big
        if not points:
            return None
        _claimed(books, win, {**dict(win.items or ()), code: points})
        return Wrong(number)

    return edit


def _register() -> None:
    for code, clause in CLAUSES.items():
        brought = BROUGHT[code]
        ways: dict[str, Callable[[str], Edit]] = {
            "left-out": _left_out,
            "priced-otherwise": _priced_otherwise,
        }
        for way, made in ways.items():
            FAULTS.claim(
                clause,
                WRONG_ITEMS,
                name=f"{code.replace('_', '-')}-{way}",
                checks=("L34", "L37"),
                under={"points_small": 10, "points_big": 60, **dict(brought.under)},
                wishes=brought.wishes,
                habits=brought.habits,
                arrange=brought.arrange,
            )(made(code))
        FAULTS.claim(
            clause,
            WRONG_ITEMS,
            name=f"{code.replace('_', '-')}-invented",
            checks=("L34", "L37"),
            under={"points_small": 10, "points_big": 60},
            wishes=deals.near_a_big_win if code == "ping_hu" else deals.waiting,
            habits=habits.winning,
        )(_invented(code))


_register()


@FAULTS.claim(
    "NT-51",
    WRONG_ITEMS,
    checks=("L38",),
    habits=habits.adding_kongs,
    arrange=arrangements.on_the_tile_of_a_supplement,
)
def supplement_won_as_an_open_kong(books: Books) -> Wrong | None:
    """杠上开花 claimed of a win on the tile of a kong without a throw."""
    for number, win in books.wins:
        before = books.hand.events[number - 1]
        kongs = [event for event in books.hand.events[:number] if isinstance(event, Kong)]
        if isinstance(before, Draw) and before.source == "tail" and kongs[-1].mode != "open" and win.items:
            _claimed(books, win, {**dict(win.items), "gang_shang_kai_hua": books.chosen.points_big or 60})
            return Wrong(number)
    return None


@FAULTS.claim(
    "NT-53",
    WRONG_ITEMS,
    checks=("L37",),
    habits=habits.never_winning,
    arrange=arrangements.on_the_last_tile_taken_by_a_kong,
)
def last_tile_of_a_kong_won_as_the_sea(books: Books) -> Wrong | None:
    """海底 claimed though a kong took the last tile."""
    position = books.position
    if position.table.wall.left or not books.wins:
        return None
    drawn = [event for event in books.hand.events if isinstance(event, Draw)]
    if drawn[-1].source == "seabed" or not drawn[-1].source.startswith(("tail", "dice")):
        return None
    number, win = books.wins[0]
    code = "hai_di_lao_yue" if win.source_seat is None else "hai_di_pao"
    _claimed(books, win, {**dict(win.items or ()), code: books.chosen.points_big or 60})
    return Wrong(number)


@FAULTS.claim(
    "NT-42", WRONG_ITEMS, checks=("L10",), wishes=deals.dealt_pairs_with_four, habits=habits.winning
)
def opener_claimed_beside_a_dealt_win(books: Books) -> Wrong | None:
    """四喜 claimed as an item of 天胡."""
    for number, win in books.wins:
        dealt = books.hand.deal[win.seat]
        if win.how == "dealt" and any(dealt.count(tile) == 4 for tile in dealt) and win.items:
            _claimed(books, win, {**dict(win.items), "si_xi": books.chosen.points_small or 10})
            return Wrong(number)
    return None


@FAULTS.claim(
    "NT-38",
    WRONG_ITEMS,
    checks=("L34",),
    under={"points_small": 10, "points_big": 60},
    wishes=deals.waiting,
    habits=habits.winning,
)
def points_of_a_win_off(books: Books) -> Wrong | None:
    """The points are not what the items make, which are right; the payments are right as well."""
    if not books.wins:
        return None
    number, win = books.chance.choice(books.wins)
    win.points = (win.points or 0) + books.chance.choice((1, 10))
    return Wrong(number, clause=win_clause(books, win))


def win_clause(books: Books, win: Win) -> str:
    """The clause of a win's payments: small or big, self-drawn or off another (NT-37 to NT-40)."""
    big = any(code in CLAUSES and code != "ping_hu" for code, _ in win.items or ())
    robbed_for_all = win.how == "rob_kong" and books.chosen.rob_payer == "all_three"
    if win.source_seat is None or robbed_for_all:
        return "NT-39" if big else "NT-37"
    return "NT-40" if big else "NT-38"
