"""The rulebook's worked examples of wins without horses: S01 to S11, S19, S24, S49, S50, S53."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m222p333sEEEC"


def _plain() -> Table:
    return Table().holds(R, PLAIN)


def _one_suit() -> Table:
    """L has a pung and holds the rest of one suit, without shape."""
    return Table().gives(L, "2447889m11m333m").punged(L, "1m", O)


def _dealt() -> Table:
    """D is dealt a plain hand."""
    return Table().deals(D, "123m456p789sESWCC")


WINS = [
    case("S01", "A plain hand self-drawn: one from each, two from the dealer.", "JX-52 JX-25 JX-64 JX-32",
         _plain().self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1).closes(R, (-2, 4, -1, -1), net="D>R 2, O>R 1, L>R 1")),
    case("S02", "Won off a discard, the discarder alone pays.", "JX-64 JX-24",
         _plain().wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R, (0, 1, -1, 0), net="O>R 1")),
    case("S03", "Off the dealer's discard it is doubled.", "JX-64 JX-32 JX-56",
         Table().holds(R, TRIPLETS).wins(R, "C", on=D, peng_peng_hu=5).paid(D=10).closes(R, (-10, 10, 0, 0), net="D>R 10")),
    case("S04", "The dealer self-draws one suit: doubled from everybody.", "JX-57 JX-32",
         Table().holds(D, "1234567891112m").self_draws(D, "2m", qing_yi_se_ping_hu=7).paid(R=14, O=14, L=14)
         .closes(D, (42, -14, -14, -14), net="R>D 14, O>D 14, L>D 14")),
    case("S05", "The dealer wins seven pairs off a discard.", "JX-53 JX-32 JX-64",
         Table().holds(D, "1133m5577p2299sE").wins(D, "E", on=L, qi_dui=10).paid(L=20).closes(D, (20, 0, 0, -20), net="L>D 20")),
    case("S06", "Where nothing is doubled for the dealer.", "JX-32",
         _plain().self_draws(R, "C", ping_hu=1).paid(D=1, O=1, L=1).closes(R, (-1, 3, -1, -1), net="D>R 1, O>R 1, L>R 1"),
         options={"dealer_double": False}),
    case("S07", "Won as dealt: ten, not the one of its shape.", "JX-50 JX-63 JX-32",
         _dealt().dealt_win(D, tian_hu=10).paid(R=20, O=20, L=20).closes(D, (60, -20, -20, -20), net="R>D 20, O>D 20, L>D 20")),
    case("S07b", "Where a dealt win is nothing special, its shape counts.", "JX-50",
         _dealt().dealt_win(D, ping_hu=1).paid(R=2, O=2, L=2).closes(D, (6, -2, -2, -2), net="R>D 2, O>D 2, L>D 2"),
         options={"tian_di_hu": False}),
    case("S08", "The dealer's first discard wins for another: ten, doubled.", "JX-51 JX-63 JX-54",
         Table().holds(O, "147m258p369sESWN").discards(D, "C").wins(O, "C", on=D, feed=False, di_hu=10).paid(D=20)
         .closes(O, (-20, 0, 20, 0), net="D>O 20")),
    case("S09", "One discard wins for two, each paid by itself.", "JX-33 JX-64 JX-07",
         Table().holds(D, "123m456p789s99pSS").holds(R, "111m444p333sEEES").wins(D, "S", on=L, ping_hu=1)
         .wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=D, L=2).paid(to=R, L=5).closes(D, (2, 5, 0, -7), net="L>D 2, L>R 5")),
    case("S10", "Unrelated tiles with all seven honours.", "JX-55",
         Table().holds(R, "147m25p36sESWNCF").self_draws(R, "B", qi_xing_shi_san_lan=4).paid(D=8, O=4, L=4)
         .closes(R, (-8, 16, -4, -4), net="D>R 8, O>R 4, L>R 4")),
    case("S11", "One suit without shape, a pung and a kong beside it; the kong is paid besides.", "JX-29 JX-31 JX-18",
         _one_suit().exposes(L, "3m", O).discards(L).wins(L, "5m", on=O, jia_hu=3).paid(O=3).kong_paid("3m", D=2, R=1, O=2).closes(L, (-2, -1, -5, 8))),
    case("S11-kong-not-scored", "The same with a kong that this table does not pay.", "JX-29 JX-31 JX-19",
         Table().gives(L, "244788m11m333m").punged(L, "1m", O).punged(L, "3m", O).until(L).draws(L, "9m").kongs(L, "3m", "added").replaces(L).discards(L).wins(L, "5m", on=O, jia_hu=3)
         .paid(O=3).closes(L, (0, 0, -3, 3), net="O>L 3"), options={"late_added_kong": "unscored"}),
    case("S50", "The dealer wins unrelated tiles off a discard.", "JX-54 JX-32",
         Table().holds(D, "148m159p26sESWNC").wins(D, "F", on=R, shi_san_lan=2).paid(R=4).closes(D, (4, -4, 0, 0), net="R>D 4")),
]

KONGS = [
    case("S24", "Won with the tile of a kong: a self-draw worth no more, and the kong.", "JX-26 JX-18 JX-65",
         Table().holds(R, "123m789sESWC {2222p}").unplanned().exposes(R, "2p", O, "C").self_draws(R, "C", draw=False, ping_hu=1)
         .paid(D=2, O=1, L=1).kong_paid("2p", D=2, O=2, L=1).closes(R, (-4, 9, -3, -2), net="D>R 4, O>R 3, L>R 2")),
    case("S49", "Won with the tile of a kong added to a pung that R fed.", "JX-26 JX-20 JX-65",
         Table().gives(O, "55p111m333sEEEC").punged(O, "5p", R).adds(O, "5p").replaces(O, "C").self_draws(O, "C", draw=False, peng_peng_hu=5)
         .paid(D=10, R=5, L=5).kong_paid("5p", D=2, R=2, L=1).closes(O, (-12, -7, 25, -6), net="D>O 12, R>O 7, L>O 6"),
         options={"added_kong_payment": "big_turn"}),
]

def _dealer_adds() -> Table:
    """D has punged R's 5p and adds the fourth; L waits for it."""
    return Table().holds(L, "123234678p99p46p").gives(D, "55p").punged(D, "5p", R).adds(D, "5p")


def _right_adds() -> Table:
    """R has punged O's 5p and adds the fourth; L waits for it."""
    return Table().holds(L, "123234678p99p46p").gives(R, "55p").punged(R, "5p", O).adds(R, "5p")


def _right_adds_a_wind() -> Table:
    """R has punged O's W and adds the fourth; D waits for it."""
    return Table().holds(D, "ESNNNCFBCFBFF").gives(R, "WW").punged(R, "W", O).adds(R, "W")


ROBBED = [
    case("S19", "A robbed kong: seven doubled for the dealer reach ten, the kong is void.", "JX-27 JX-28 JX-65",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).closes(L, (-14, 0, 0, 14), net="D>L 14")),
    case("S19b", "Where the robbed pays all three shares of a self-draw.", "JX-65",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7)
         .pays(D, 28, items={"qing_yi_se_ping_hu": 21, "zhuang_jia": 7}).closes(L, (-28, 0, 0, 28), net="D>L 28"),
         options={"rob_pay": "robbed_triple"}),
    case("S53", "The dealer robs a wind: seven doubled.", "JX-27 JX-28 JX-58",
         _right_adds_a_wind().robs(D, "W", of=R, zi_yi_se_ping_hu=7).paid(R=14).closes(D, (14, -14, 0, 0), net="R>D 14")),
    case("S19-base", "Where the hand itself must reach ten, nothing can be robbed.", "JX-28",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).closes(L), options={"rob_basis": "base"},
         findings=[illegal("JX-28", "win", L, code="rob-too-small")]),
    case("S53-base", "Nor a wind.", "JX-28",
         _right_adds_a_wind().robs(D, "W", of=R, zi_yi_se_ping_hu=7).paid(R=14).closes(D), options={"rob_basis": "base"},
         findings=[illegal("JX-28", "win", D, code="rob-too-small")]),
    case("S19-between-others", "Between two who do not deal it is worth seven: no robbing.", "JX-28",
         _right_adds().robs(L, "5p", of=R, qing_yi_se_ping_hu=7).paid(R=7).closes(L),
         findings=[illegal("JX-28", "win", L, code="rob-too-small")]),
    case("S19-kong-stands", "So the kong stands and is paid.", "JX-28 JX-20 JX-75",
         _right_adds().replaces(R).discards(R).kong_paid("5p", D=2, O=2, L=1).stops()),
]

CASES = [*WINS, *KONGS, *ROBBED]
