"""The rulebook's worked examples of horses set aside by everybody: S38 to S46, S51."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
HORSES = ("1m2m", "3p4s", "2s6p", "9sW")
SEED = ("1m1m2m2m3m3m", "4s4s4s8s8s8s", "1m2m3m4mEN", "5p5p5p9p9p9p")

of_all = partial(case, preset="all-horses")


def _seed() -> Table:
    """The seed's own example: R self-draws a plain hand, six horses each."""
    return Table(horses=SEED).holds(R, "789m678p123sSWNC").self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1)


def _drawn() -> Table:
    """R self-draws a plain hand, two horses each."""
    return Table(horses=HORSES).holds(R, PLAIN).self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1)


def _with_kong() -> Table:
    """R self-draws a plain hand beside a concealed kong."""
    return (
        Table(horses=HORSES).holds(R, "123m789sESWC ((8888p))").unplanned().conceals(R, "8p").discards(R).self_draws(R, "C", ping_hu=1)
        .paid(D=2, O=1, L=1).kong_paid("8p", D=4, O=2, L=2)
    )


def _nobody() -> Table:
    """A hand that nobody wins, O has a concealed kong."""
    return (
        Table(horses=HORSES).gives(O, "888p").conceals(O, "8p").discards(O).to_the_end_of_the_wall()
        .kong_paid("8p", D=4, R=2, L=2).back_burn_paid()
    )


SEEDS = [
    of_all("S38", "The seed's example: shares of those one's horses hit, times all hits on them.", "JX-74 JX-73 JX-72 JX-71 JX-46 JX-47",
           _seed().horses_pay("all", "R>D 6, O>D 8, L>D 26, O>R 1, L>R 12, L>O 13")
           .closes(R, (38, 11, 3, -52), net="R>D 4, O>D 8, L>D 26, O>R 2, L>R 13, L>O 13"), options={"horse_count": 6}),
    of_all("S38b", "Where the product of two horses is left out.", "JX-47",
           _seed().horses_pay("all", "L>D 2, D>R 6, O>R 7, L>R 12, L>O 1")
           .closes(R, (-6, 29, -7, -16), net="L>D 2, D>R 8, O>R 8, L>R 13, L>O 1"),
           options={"horse_count": 6, "horse_all_formula": "inherit_simple"}),
    of_all("S38c", "Where the dealer's own horses alone count.", "JX-47",
           _seed().horses_pay("all", "O>D 2, L>D 2").closes(R, (2, 4, -3, -3), net="O>D 2, L>D 2, D>R 2, O>R 1, L>R 1"),
           options={"horse_count": 6, "horse_all_formula": "dealer_text"}),
]

WINS = [
    of_all("S51", "A plain hand self-drawn, two horses each.", "JX-73 JX-71 JX-72",
           _drawn().horses_pay("all", "L>D 4, L>R 3, D>O 7, R>O 4, L>O 8")
           .closes(R, (-5, 3, 18, -16), net="L>D 4, D>R 2, L>R 4, D>O 7, R>O 3, L>O 8")),
    of_all("S39", "Triplets off O's discard.", "JX-73",
           Table(horses=HORSES).holds(R, "111m444p333sEEEC").wins(R, "C", on=O, peng_peng_hu=5).paid(O=5)
           .horses_pay("all", "R>D 5, O>D 5, L>D 5, L>R 5, R>O 10, L>O 10")
           .closes(R, (15, -5, 10, -20), net="R>D 5, O>D 5, L>D 5, L>R 5, R>O 5, L>O 10")),
    of_all("S40", "A plain hand off the dealer's discard.", "JX-73 JX-32",
           Table(horses=HORSES).holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)
           .horses_pay("all", "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4").closes(R, (-10, 6, 12, -8), net="L>D 2, D>R 4, L>R 2, D>O 8, L>O 4")),
    of_all("S41", "A kong beside it is paid plainly.", "JX-66 JX-49",
           _with_kong().horses_pay("all", "L>D 4, L>R 3, D>O 7, R>O 4, L>O 8")
           .closes(R, (-9, 11, 16, -18), net="L>D 4, D>R 6, L>R 6, D>O 7, R>O 1, L>O 8")),
    of_all("S42", "Where horses count kongs, it is shared like the win.", "JX-66 JX-49",
           _with_kong().horses_pay("all", "L>D 12, L>R 9, D>O 21, R>O 12, L>O 24")
           .closes(R, (-15, 9, 54, -48), net="L>D 12, D>R 6, L>R 12, D>O 21, R>O 9, L>O 24"), options={"horses_count_kongs": True}),
    of_all("S45", "One discard wins for two.", "JX-73 JX-33 JX-43",
           Table(horses=HORSES).holds(D, "345m456p567s99pSS").holds(R, "777m444p888sEEES").wins(D, "S", on=L, ping_hu=1)
           .wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=D, L=2).paid(to=R, L=5)
           .horses_pay("all", "R>D 9, L>D 7, R>L 2, R>O 10, L>O 10")
           .closes(D, (18, -16, 20, -22), net="R>D 9, L>D 9, L>R 3, R>O 10, L>O 10")),
]

EVERYTHING = [
    of_all("S46", "Three horses each, two kongs, triplets self-drawn: everything shared.", "JX-73 JX-66 JX-70",
           Table(horses=("1m1s1p", "2m2s2p", "2sWW", "NNN")).gives(D, "888p").holds(R, "111m444p333sC {9999p}").unplanned()
           .conceals(D, "8p").discards(D).exposes(R, "9p", O).discards(R).self_draws(R, "C", peng_peng_hu=5).paid(D=10, O=5, L=5)
           .kong_paid("8p", R=4, O=4, L=4).kong_paid("9p", D=2, O=2, L=1)
           .horses_pay("all", "O>D 12, L>D 60, D>R 120, O>R 77, L>R 90, L>O 24")
           .closes(R, (-48, 308, -76, -184), net="O>D 16, L>D 64, D>R 128, O>R 84, L>R 96, L>O 24"),
           options={"horses_count_kongs": True, "horse_count": 3}),
]

DRAWN = [
    of_all("S43", "When nobody wins, horses count nothing.", "JX-67 JX-13 JX-22",
           _nobody().closes(R, (-1, -3, 7, -3), net="R>D 1, L>D 1, D>O 3, R>O 2, L>O 2"),
           options={"draw_horses_count_kongs": False}),
    of_all("S44", "Where they count the kongs of a hand that nobody wins.", "JX-67",
           _nobody().horses_pay("all", "D>R 10, L>R 2, O>R 2, D>O 6, D>L 10")
           .closes(R, (-27, 11, 11, 5), net="D>R 9, L>R 2, D>O 9, L>O 2, D>L 9"),
           options={"draw_horses_count_kongs": True}),
]

CASES = [*SEEDS, *WINS, *EVERYTHING, *DRAWN]
