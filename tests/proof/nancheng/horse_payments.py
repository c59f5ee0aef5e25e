"""What horses add, booked wrongly: whom they hit, who owns them, what they multiply (JX-39 to JX-73)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from scoring.engine.events import Draw
from scoring.engine.findings import WRONG_ITEMS, WRONG_TRANSFER
from scoring.engine.record import ClaimedTransfer
from scoring.engine.tiles import Tile
from scoring.patterns.plans import several_win
from scoring.rulesets.nancheng.charges import Facts
from scoring.rulesets.nancheng.chosen import Chosen
from tests.proof.arranging import Wanted
from tests.proof.books import Books, Wrong
from tests.proof.catalogue import Options
from tests.proof.nancheng.bookings import chosen_of, misread, options, rebooked
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.nancheng.deals import about_to_bloom, all_waiting, with_fours
from tests.proof.nancheng.habits import bold, keen, konging
from tests.proof.nancheng.view import View
from tests.proof.scene import Scene

_WINNER: Final[Options] = {"horse_mode": "winner", "horse_count": 4}
_DEALER: Final[Options] = {"horse_mode": "dealer", "horse_count": 4}
_ALL: Final[Options] = {"horse_mode": "all", "horse_count": 2}
_NONE: Final[Options] = {"horse_mode": "none", "horse_count": 0}

#: A tile that hits each seat, counted from the dealer (JX-40).
_HITTING: Final[Sequence[Tile]] = (0, 1, 2, 3)


def _shifted(chosen: Chosen, facts: Facts) -> tuple[Chosen, Facts] | None:
    """Horses counted from the seat to the right of the dealer."""
    if facts.horses is None:
        return None
    horses = [[_HITTING[(_group(tile) + 1) % 4] for tile in tiles] for tiles in facts.horses]
    return chosen, replace(facts, horses=horses)


def _group(tile: Tile) -> int:
    """Whom a horse hits, counted from the dealer: 159东中, 26南发, 37西白, 48北 (JX-40)."""
    return (0, 1, 2, 3, 2, 1, 0)[tile - 27] if tile >= 27 else tile % 9 % 4


def _one_less(chosen: Chosen, facts: Facts) -> tuple[Chosen, Facts] | None:
    """The last horse of each owner is not counted."""
    if facts.horses is None:
        return None
    return chosen, replace(facts, horses=[list(tiles)[:-1] for tiles in facts.horses])


def _wins(scene: Scene) -> Iterator[tuple[Wanted, Sequence[int]]]:
    """Wins of the discard that lies open here, and by the draw after it, with the seats that horses hit then.

    Of a table that turns up any tiles left only chance knows them.
    """
    view = View.of(scene)
    if view.in_claims and view.left > 8 and isinstance(view.upcoming, Draw):
        for seat in view.others_of(view.now.payer):
            yield Wanted(seat), _hits(view, 0)
        yield Wanted(view.seat, view.position.table.wall.head), _hits(view, 1)


def _hits(view: View, drawn: int) -> Sequence[int]:
    """The seats that the horses hit, in their order, when so many tiles more have been drawn."""
    wall, number = view.position.table.wall, view.options["horse_count"]
    if view.options["horse_draw_end"] == "tail":
        places = wall.tails(number, top_first=view.options["tail_order"] == "top_first")
    else:
        places = wall.heads(drawn + number)[drawn:]
    return [(view.hand.dealer + _group(wall.tile_at(place))) % 4 for place in places]


def _won_by_whom_the_last_horse_hits(scene: Scene) -> Iterator[Wanted]:
    yield from (wanted for wanted, hits in _wins(scene) if hits[-1] == wanted.seat)


def _won_by_whom_horses_hit_either_way(scene: Scene) -> Iterator[Wanted]:
    """Horses hit the winner, and another number of them if they are counted otherwise."""
    for wanted, hits in _wins(scene):
        right, wrong = hits.count(wanted.seat), hits.count((wanted.seat - 1) % 4)
        if right and wrong and right != wrong:
            yield wanted


@FAULTS.claim(
    "JX-44", WRONG_TRANSFER, checks=("A43", "JX-40"), wishes=all_waiting, habits=keen, under=_WINNER
)
def winners_horses_on_another_seat(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-44", _shifted)


@FAULTS.claim(
    "JX-41", WRONG_TRANSFER, checks=("A43", "JX-40"), wishes=all_waiting, habits=keen, under=_DEALER
)
def dealers_horses_on_another_seat(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-41", _shifted)


@FAULTS.claim("JX-73", WRONG_TRANSFER, checks=("A43", "JX-40"), wishes=all_waiting, habits=keen, under=_ALL)
def everybodys_horses_on_another_seat(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-73", _shifted)


@FAULTS.claim(
    "JX-44",
    WRONG_TRANSFER,
    checks=("A42", "JX-70"),
    under={**_WINNER, "ready": "implicit"},
    arrange=_won_by_whom_the_last_horse_hits,
)
def one_horse_less(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-44", _one_less)


@FAULTS.claim(
    "JX-44", WRONG_TRANSFER, checks=("A48", "JX-45"), wishes=all_waiting, habits=keen, under=_WINNER
)
def winners_horses_left_out(books: Books) -> Wrong | None:
    return _left_out(books, "JX-44")


@FAULTS.claim(
    "JX-41", WRONG_TRANSFER, checks=("A48", "JX-42"), wishes=all_waiting, habits=keen, under=_DEALER
)
def dealers_horses_left_out(books: Books) -> Wrong | None:
    return _left_out(books, "JX-41")


@FAULTS.claim("JX-73", WRONG_TRANSFER, checks=("A48",), wishes=all_waiting, habits=keen, under=_ALL)
def everybodys_horses_left_out(books: Books) -> Wrong | None:
    return _left_out(books, "JX-73")


def _left_out(books: Books, clause: str) -> Wrong | None:
    due = books.of_cause("horse")
    if not due:
        return None
    out = books.chance.choice(due)
    return rebooked(books, "horse", clause, [one for one in due if one is not out])


@FAULTS.claim(
    "JX-44",
    WRONG_TRANSFER,
    checks=("A48", "JX-45"),
    under={**_WINNER, "ready": "implicit"},
    arrange=_won_by_whom_the_last_horse_hits,
)
def winners_horses_booked_as_the_dealers(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-44", options(horse_mode="dealer", horse_dealer_scope="winner_only"))


@FAULTS.claim(
    "JX-41",
    WRONG_TRANSFER,
    checks=("A48", "JX-42"),
    under={**_DEALER, "ready": "implicit"},
    arrange=_won_by_whom_the_last_horse_hits,
)
def dealers_horses_booked_as_the_winners(books: Books) -> Wrong | None:
    return misread(books, "horse", "JX-41", options(horse_mode="winner"))


@FAULTS.claim("JX-41", WRONG_TRANSFER, checks=("A48",), wishes=all_waiting, habits=keen, under=_DEALER)
def dealers_horses_on_losers_the_other_way(books: Books) -> Wrong | None:
    """Hits on losers counted where those on the winner alone count, or not counted where they do."""
    scope = "inherit_all" if chosen_of(books).horse_dealer_scope == "winner_only" else "winner_only"
    return misread(books, "horse", "JX-41", options(horse_dealer_scope=scope))


@FAULTS.claim(
    "JX-44",
    WRONG_TRANSFER,
    checks=("A48", "JX-43"),
    plan=several_win,
    under={**_WINNER, "ready": "implicit"},
)
def horses_of_several_winners_the_other_way(books: Books) -> Wrong | None:
    """Shared among winners where the nearest owns them, or the other way round."""
    if len(books.wins) < 2:
        return None
    nearest = chosen_of(books).horse_multi_win == "nearest_only"
    return misread(
        books, "horse", "JX-44", options(horse_multi_win="shared_each" if nearest else "nearest_only")
    )


@FAULTS.claim(
    "JX-73",
    WRONG_TRANSFER,
    checks=("A48", "JX-47", "JX-71", "JX-72", "JX-74"),
    wishes=all_waiting,
    habits=keen,
    under=_ALL,
)
def everybodys_horses_by_another_formula(books: Books) -> Wrong | None:
    formulas = {"share_matrix", "dealer_text", "inherit_simple"} - {chosen_of(books).horse_all_formula}
    return misread(books, "horse", "JX-73", options(horse_all_formula=books.chance.choice(sorted(formulas))))


@FAULTS.claim(
    "JX-44",
    WRONG_TRANSFER,
    checks=("A48", "JX-49", "JX-66"),
    wishes=about_to_bloom,
    habits=bold,
    under=_WINNER,
)
def winners_horses_on_kongs_or_not(books: Books) -> Wrong | None:
    """码跟杠 the other way round."""
    return misread(
        books, "horse", "JX-44", options(horses_count_kongs=not chosen_of(books).horses_count_kongs)
    )


@FAULTS.claim(
    "JX-73", WRONG_TRANSFER, checks=("A48", "JX-49", "JX-66"), wishes=about_to_bloom, habits=bold, under=_ALL
)
def everybodys_horses_on_kongs_or_not(books: Books) -> Wrong | None:
    if not books.wins:
        return None
    return misread(
        books, "horse", "JX-73", options(horses_count_kongs=not chosen_of(books).horses_count_kongs)
    )


@FAULTS.claim("JX-73", WRONG_TRANSFER, checks=("A48", "JX-67"), wishes=with_fours, habits=konging, under=_ALL)
def horses_on_kongs_of_a_drawn_hand_or_not(books: Books) -> Wrong | None:
    """臭庄码跟杠 the other way round."""
    if books.hand.outcome != "draw":
        return None
    counts = chosen_of(books).draw_horses_count_kongs
    return misread(books, "horse", "JX-73", options(draw_horses_count_kongs=not counts))


@FAULTS.claim("GEN-09", WRONG_TRANSFER, checks=("A48", "JX-70"), wishes=all_waiting, under=_NONE)
def horses_paid_where_there_are_none(books: Books) -> Wrong | None:
    payer, payee = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 6))
    return rebooked(books, "horse", "GEN-09", [ClaimedTransfer(None, payer, payee, points, "horse", None)])


@FAULTS.claim(
    "JX-44", WRONG_TRANSFER, checks=("A48", "A51"), under=_WINNER, wishes=with_fours, habits=konging
)
def horses_paid_without_a_win(books: Books) -> Wrong | None:
    """A hand that nobody won has no horses here."""
    if books.wins:
        return None
    payer, payee = books.chance.sample(range(4), 2)
    points = books.chance.choice((1, 2, 6))
    return rebooked(books, "horse", "JX-44", [ClaimedTransfer(None, payer, payee, points, "horse", None)])


@FAULTS.claim(
    "JX-44",
    WRONG_ITEMS,
    checks=("A48", "JX-45"),
    under={**_WINNER, "ready": "implicit"},
    arrange=_won_by_whom_horses_hit_either_way,
)
def horses_told_at_other_points(books: Books) -> Wrong | None:
    """The item of the payment is wrong as well."""
    return misread(books, "horse", "JX-44", _shifted, priced=True)
