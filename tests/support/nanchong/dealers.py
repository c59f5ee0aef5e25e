"""Who deals next: NC-05 to NC-09."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"


def _won(claims: Json | None = None) -> Table:
    """B wins one off C."""
    return Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B, claims=claims)


def _two(claims: Json | None = None) -> Table:
    """B and D win one each off C."""
    return (
        Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
        .pays(C, 1, to=B, clause="NC-31").pays(C, 1, to=D, clause="NC-31").closes(C, claims=claims)
    )


def _robbed(claims: Json | None = None) -> Table:
    """B and D rob C's kong."""
    return (
        Table().gives(C, "66s").holds(B, P).holds(D, Q).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready()
        .adds(C, "6s").robs(B, "6s", of=C, di=1).robs(D, "6s", of=C, di=1)
        .pays(C, 2, to=B, clause="NC-31", qiang_gang=1).pays(C, 2, to=D, clause="NC-31", qiang_gang=1).closes(C, claims=claims)
    )


def _nobody(dealer: int, following: int, claims: Json | None = None) -> Table:
    """A hand that nobody wins, and in which nobody waits."""
    return Table(dealer).to_the_end_of_the_wall().closes(following, claims=claims)


def _passed_over(name: str, says: str, clause: str, table: Table, options: Json | None = None) -> Case:
    return case(name, says, clause, table, options=options, findings=[finding("wrong_dealer", clause, None, code="dealer-differs")])


WON = [
    case("dealer-after-a-win", "Who wins alone deals next.", "NC-06", _won(), Table(B).round().stops()),
    case("dealer-wins-and-stays", "A dealer who wins deals again.", "NC-06",
         Table().holds(A, P).wins(A, "6s", on=C, di=1).pays(C, 1).closes(A), Table(A).round().stops()),
    case("dealer-self-draws-and-follows", "Who draws the winning tile deals next.", "NC-06",
         Table(D).holds(B, P).self_draws(B, "6s", di=1).all_pay(1).closes(B), Table(B).round().stops()),
    _passed_over("dealer-not-the-winner", "Another seat than the winner is named to deal.", "NC-06", _won({"next_dealer": A})),
    case("dealer-ignores-the-winner", "Another seat than the winner deals next.", "NC-06", _won(), Table(C).round().stops(),
         findings=[finding("wrong_dealer", "NC-06", None, hand=1, code="dealer-differs")]),
    case("dealer-follows-a-wrong-claim", "A next hand dealt as wrongly claimed is one fault.", "NC-06",
         _won({"next_dealer": C}), Table(C).round().stops(),
         findings=[finding("wrong_dealer", "NC-06", None), finding("wrong_dealer", "NC-06", None, hand=1, consequent=True)]),
    case("dealer-robs-and-follows", "Who robs a kong alone deals next.", "NC-06 NC-37",
         Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")
         .robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B), Table(B).round().stops()),
]

SEVERAL = [
    case("dealer-threw-into-two", "Who throws into two hands deals next.", "NC-07", _two(), Table(C).round().stops()),
    _passed_over("dealer-not-the-thrower", "A winner of two does not deal.", "NC-07", _two({"next_dealer": B})),
    case("dealer-robbed-by-two", "Who is robbed by two deals next.", "NC-07 NC-37", _robbed(), Table(C).round().stops()),
    _passed_over("dealer-not-the-robbed", "A robber of two does not deal.", "NC-07", _robbed({"next_dealer": D})),
    case("dealer-ignores-the-thrower", "A winner of two deals although the thrower should.", "NC-07", _two(), Table(B).round().stops(),
         findings=[finding("wrong_dealer", "NC-07", None, hand=1, code="dealer-differs")]),
]

DRAWN = [
    case("dealer-after-a-drawn-hand", "When nobody wins, the same seat deals again.", "NC-08 NC-09",
         _nobody(A, A), Table(A).round().stops()),
    _passed_over("dealer-passed-on-after-a-drawn-hand", "When nobody wins, the deal does not pass on.", "NC-08",
                 _nobody(A, A, {"next_dealer": B})),
    *(
        case(f"dealer-after-a-drawn-hand-{value}", says, "NC-08", _nobody(D, following), Table(following).round().stops(),
             options={"draw_dealer": value})
        for value, following, says in (
            ("same", D, "The table keeps the dealer after a drawn hand."),
            ("next", A, "The table passes the deal on after a drawn hand."),
        )
    ),
    _passed_over("dealer-kept-after-a-drawn-hand", "Where the deal passes on, the same seat does not deal again.", "NC-08",
                 _nobody(A, B, {"next_dealer": A}), {"draw_dealer": "next"}),
    case("dealer-after-a-drawn-hand-of-the-platform", "The platform's rooms pass the deal on.", "NC-08",
         _nobody(A, B), Table(B).round().stops(), preset="platform"),
    case("dealer-after-a-dissolved-hand", "A hand that the table ends changes neither scores nor dealer.", "NC-08",
         Table(C).round().stops(), Table(C).round().stops()),
    _passed_over("dealer-passed-on-after-a-dissolved-hand", "After a hand that the table ended the deal stays.", "NC-08",
                 Table().round().event("dissolve").ends("dissolved", next_dealer=A, claims={"next_dealer": B})),
    case("dealer-after-an-escape", "A hand that a seat left changes neither scores nor dealer.", "NC-08",
         Table(C).round().event("escape", B).ends("escaped", next_dealer=C), Table(C).round().stops()),
    case("dealer-after-a-dissolved-hand-of-the-next", "Only a drawn hand passes the deal on, not a dissolved one.", "NC-08",
         Table(C).round().stops(), Table(C).round().stops(), options={"draw_dealer": "next"}),
]

CASES = [*WON, *SEVERAL, *DRAWN]
