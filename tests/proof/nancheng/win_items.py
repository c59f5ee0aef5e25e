"""What a win is said to be worth, wrongly: the points of each type, other types (JX-31, JX-50 to JX-63)."""

from typing import Final

from scoring.engine.customs import Wishes
from scoring.engine.events import Win
from scoring.engine.findings import WRONG_ITEMS
from scoring.engine.tiles import NAMES
from tests.proof.arranging import Arrange
from tests.proof.books import Books, Edit, Wrong
from tests.proof.catalogue import Options
from tests.proof.nancheng.arrangements import off_the_first_discard
from tests.proof.nancheng.bookings import ITEMS, as_booked, chosen_of
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import all_waiting, as_dealt, of_several_types, of_type, waiting_for_one_tile
from tests.proof.nancheng.habits import keen
from tests.proof.nancheng.reading import ORDER, options_of, types_with

#: Types that need an option, or a deal that is none of their own.
_UNDER: Final[dict[str, Options]] = {
    "jia_hu": {"jia_hu": True},
    "zi_yi_se_ping_hu": {"honor_runs": "winds_any3_and_dragons"},
    "tian_hu": {"tian_di_hu": True},
    "di_hu": {"tian_di_hu": True, "ready": "implicit"},
}
_DEALS: Final[dict[str, Wishes]] = {"tian_hu": as_dealt, "di_hu": waiting_for_one_tile}
_ARRANGED: Final[dict[str, Arrange]] = {"di_hu": off_the_first_discard}
_CHECKS: Final = {
    "jia_hu": ("A28",),
    "tian_hu": ("A35",),
    "di_hu": ("A36",),
    "qi_xing_shi_san_lan": ("A27",),
}
#: What makes a type the one that counts.
_DEAR: Final = 30


def _points_off(code: str) -> Edit:
    """An operator that books the type at other points."""

    def points_off(books: Books) -> Wrong | None:
        wins = [(number, win) for number, win in books.wins if win.items and win.items[0][0] == code]
        if not wins:
            return None
        number, win = books.chance.choice(wins)
        points = books.chance.choice([one for one in (1, 2, 5, 10, 20, 60) if one != win.points])
        _claims(books, win, (code, points))
        return Wrong(number)

    points_off.__name__ = f"points_of_{code}_off"
    return points_off


for _code in ORDER:
    FAULTS.claim(
        ITEMS[_code],
        WRONG_ITEMS,
        checks=("A24", *_CHECKS.get(_code, ())),
        under={f"points_{_code}": _DEAR, **_UNDER.get(_code, {})},
        wishes=_DEALS.get(_code) or of_type(_code),
        habits=keen,
        arrange=_ARRANGED.get(_code),
    )(_points_off(_code))


def _claims(books: Books, win: Win, *items: tuple[str, int]) -> None:
    """The win is booked with these items, and half of the time paid for by them as well."""
    win.items, win.points = items, sum(points for _, points in items)
    if books.chance.random() < 0.5:
        settlement = books.law.settle(books.position, claimed_items=True)
        books.hand.transfers = as_booked(settlement.transfers)


def _of_one_win(books: Books) -> tuple[int, Win, set[str]] | None:
    """One of the wins, with every type of its hand."""
    if not books.position.wins:
        return None
    won = books.chance.choice(books.position.wins)
    win = books.hand.events[won.event]
    assert isinstance(win, Win)
    melds = [(meld.kind, NAMES[meld.tiles[0]]) for meld in won.melds]
    # Whether 假胡 fits depends on what was held before this tile (JX-30).
    tile = None if win.how == "dealt" else win.tile
    counts = [count - (kind == tile) for kind, count in enumerate(won.concealed)]
    types = types_with(counts, melds, tile, options_of(chosen_of(books)))
    return won.event, win, types | {code for code, _ in win.items or ()}


@FAULTS.claim("JX-63", WRONG_ITEMS, checks=("A24",), wishes=all_waiting, habits=keen)
def type_that_the_hand_is_not(books: Books) -> Wrong | None:
    found = _of_one_win(books)
    if found is None:
        return None
    number, win, types = found
    code = books.chance.choice([code for code in ORDER if code not in types])
    _claims(books, win, (code, books.chance.choice((1, 2, 5, 10))))
    return Wrong(number)


@FAULTS.claim("JX-63", WRONG_ITEMS, checks=("A24",), wishes=of_several_types, habits=keen)
def cheaper_type_of_the_hand(books: Books) -> Wrong | None:
    """The hand is of this type too, but another is worth more."""
    found = _of_one_win(books)
    if found is None:
        return None
    number, win, types = found
    points = {code: getattr(chosen_of(books), f"points_{code}") for code in types}
    cheaper = [code for code in sorted(types) if 0 < points[code] < max(points.values())]
    if not cheaper:
        return None
    code = books.chance.choice(cheaper)
    _claims(books, win, (code, points[code]))
    return Wrong(number)


@FAULTS.claim("JX-63", WRONG_ITEMS, checks=("A24",), wishes=all_waiting, habits=keen)
def two_types_added_together(books: Books) -> Wrong | None:
    found = _of_one_win(books)
    if found is None or not found[1].items:
        return None
    number, win, types = found
    due = (win.items or ())[0]
    others = sorted(types - {due[0]})
    if not others:
        return None
    _claims(books, win, due, (books.chance.choice(others), books.chance.choice((1, 2, 5))))
    return Wrong(number)


@FAULTS.claim("JX-63", WRONG_ITEMS, checks=("A24", "A35", "A36"), wishes=all_waiting, habits=keen)
def lucky_win_that_was_none(books: Books) -> Wrong | None:
    """天胡 or 地胡 is booked of a win that is neither."""
    found = _of_one_win(books)
    if found is None or found[2] & {"tian_hu", "di_hu"}:
        return None
    number, win, _ = found
    code = "tian_hu" if win.source_seat is None else "di_hu"
    _claims(books, win, (code, 10))
    return Wrong(number)


@FAULTS.claim("JX-52", WRONG_ITEMS, checks=("A24",), wishes=all_waiting, habits=keen)
def points_told_without_a_type_off(books: Books) -> Wrong | None:
    """Of a win only its points are booked, and they are wrong."""
    wins = [(number, win) for number, win in books.wins if win.items and win.items[0][0] == "ping_hu"]
    if not wins:
        return None
    number, win = books.chance.choice(wins)
    win.items, win.points = None, (win.points or 0) + books.chance.choice((1, 2, 10))
    return Wrong(number)
