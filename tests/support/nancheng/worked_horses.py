"""The rulebook's worked examples of horses for the winner and for the dealer: S25 to S37, S48, S52, S54."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m444p333sEEEC"

of_winner = partial(case, preset="winner-horses")
of_dealer = partial(case, preset="dealer-horses")


def _drawn(horses: str) -> Table:
    """R self-draws a plain hand; these horses are turned up."""
    return Table().holds(R, PLAIN).self_draws(R, "C", ping_hu=1).turns_up(horses).paid(D=2, O=1, L=1)


def _fed(by: int, horses: str) -> Table:
    """R wins triplets off `by`."""
    return Table().holds(R, TRIPLETS).wins(R, "C", on=by, peng_peng_hu=5).turns_up(horses)


def _with_kong(horses: str) -> Table:
    """R self-draws a plain hand beside a kong that O fed."""
    return (
        Table().holds(R, "123m789sESWC {2222p}").unplanned().exposes(R, "2p", O).discards(R).self_draws(R, "C", ping_hu=1).turns_up(horses)
        .paid(D=2, O=1, L=1).kong_paid("2p", D=2, O=2, L=1)
    )


def _two(horses: str = "1m5s2pN") -> Table:
    """L's discard wins a plain hand for D and triplets for R."""
    return (
        Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").wins(D, "S", on=L, ping_hu=1)
        .wins_too(R, "S", on=L, peng_peng_hu=5).turns_up(horses).paid(to=D, L=2).paid(to=R, L=5)
    )


def _short(left: int, horses: str | None, drawn: bool = True) -> Table:
    """R self-draws with so many tiles left behind; the horses are what there is."""
    table = Table().holds(R, PLAIN).until_left(left + 1, R).self_draws(R, "C", ping_hu=1)
    if horses is not None:
        table.turns_up(horses)
    return table.paid(D=2, O=1, L=1)


WINNER = [
    of_winner("S25", "Three of four horses are the winner's: each pays four times.", "JX-44 JX-40 JX-38",
              _drawn("2m6sS9p").horses_pay("winner", "D>R 6, O>R 3, L>R 3").closes(R, (-8, 16, -4, -4), net="D>R 8, O>R 4, L>R 4")),
    of_winner("S26", "Off a discard the discarder alone pays for them.", "JX-45 JX-44",
              _fed(D, "2m6sS9p").paid(D=10).horses_pay("winner", "D>R 30").closes(R, (-40, 40, 0, 0), net="D>R 40")),
    of_winner("S27", "Kongs are paid plainly beside the horses.", "JX-66 JX-49 JX-44",
              _with_kong("2m6sS9p").horses_pay("winner", "D>R 6, O>R 3, L>R 3")
              .closes(R, (-10, 21, -6, -5), net="D>R 10, O>R 6, L>R 5")),
    of_winner("S28", "Where horses count kongs too.", "JX-66 JX-49",
              _with_kong("2m6sS9p").horses_pay("winner", "D>R 12, O>R 9, L>R 6")
              .closes(R, (-16, 36, -12, -8), net="D>R 16, O>R 12, L>R 8"), options={"horses_count_kongs": True}),
    of_winner("S35", "With two tiles left two are turned up.", "JX-39",
              _short(2, "2m9p").horses_pay("winner", "D>R 2, O>R 1, L>R 1").closes(R, (-4, 8, -2, -2), net="D>R 4, O>R 2, L>R 2")),
    of_winner("S36", "After the last tile of the wall there is no horse.", "JX-39",
              _short(0, None).closes(R, (-2, 4, -1, -1), net="D>R 2, O>R 1, L>R 1")),
    of_winner("S37", "Two winners count the same four tiles, each their own.", "JX-43 JX-33",
              _two().horses_pay("winner", "L>D 4, L>R 5").closes(D, (6, 10, 0, -16), net="L>D 6, L>R 10")),
    of_winner("S37b", "Where only the nearest winner has horses.", "JX-43",
              _two().horses_pay("winner", "L>D 4").closes(D, (6, 5, 0, -11), net="L>D 6, L>R 5"), options={"horse_multi_win": "nearest_only"}),
    of_winner("S48", "Six horses, five of them the dealer's.", "JX-44 JX-58 JX-70",
              Table().holds(D, "ESWESNCFBFFFB").self_draws(D, "B", zi_yi_se_ping_hu=7).turns_up("EC1m9s5pB").paid(R=14, O=14, L=14)
              .horses_pay("winner", "R>D 70, O>D 70, L>D 70").closes(D, (252, -84, -84, -84), net="R>D 84, O>D 84, L>D 84"),
              options={"horse_count": 6}),
]

INHERIT: Json = {"horse_dealer_scope": "inherit_all"}

DEALER: list[Case] = [
    of_dealer("S29", "The dealer has the horses: those who lose pay him, not himself.", "JX-41",
              _drawn("2m6sS9p").horses_pay("dealer", "O>D 3, L>D 3")
              .closes(R, (4, 4, -4, -4), net="O>D 3, L>D 3, D>R 2, O>R 1, L>R 1")),
    of_dealer("S30", "Off a discard the discarder pays the dealer.", "JX-42 JX-41",
              _fed(O, "2m6sS9p").paid(O=5).horses_pay("dealer", "O>D 15").closes(R, (15, 5, -20, 0), net="O>D 15, O>R 5")),
    of_dealer("S31", "A dealer who discards would pay himself: nothing.", "JX-42",
              _fed(D, "2m6sS9p").paid(D=10).closes(R, (-10, 10, 0, 0), net="D>R 10")),
    of_dealer("S32", "A dealer who wins is paid by all three.", "JX-41 JX-57",
              Table().holds(D, "2342345677899m").self_draws(D, "9m", qing_yi_se_ping_hu=7).turns_up("1m5sC3p").paid(R=14, O=14, L=14)
              .horses_pay("dealer", "R>D 42, O>D 42, L>D 42").closes(D, (168, -56, -56, -56), net="R>D 56, O>D 56, L>D 56")),
    of_dealer("S33", "Hits on those who lose count nothing.", "JX-41",
              _drawn("2m6s3p7s").horses_pay("dealer", "O>D 2, L>D 2")
              .closes(R, (2, 4, -3, -3), net="O>D 2, L>D 2, D>R 2, O>R 1, L>R 1")),
    of_dealer("S34", "Where the dealer shares whatever the seats hit have.", "JX-41",
              _drawn("2m6s3p7s").horses_pay("dealer", "O>D 2, L>D 2, D>R 2")
              .closes(R, (0, 6, -3, -3), net="O>D 2, L>D 2, D>R 4, O>R 1, L>R 1"), options=INHERIT),
    of_dealer("S52", "Two winners, the dealer one of them, and his horses on both.", "JX-41 JX-43",
              _two().horses_pay("dealer", "L>D 9").closes(D, (11, 5, 0, -16), net="L>D 11, L>R 5")),
    of_dealer("S54", "The dealer's horses where they count kongs too.", "JX-66 JX-41",
              _with_kong("2m6sS9p").horses_pay("dealer", "O>D 9, L>D 6")
              .closes(R, (11, 9, -12, -8), net="O>D 9, L>D 6, D>R 4, O>R 3, L>R 2"), options={"horses_count_kongs": True}),
]

CASES = [*WINNER, *DEALER]
