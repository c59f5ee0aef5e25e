"""飘: NC-10 to NC-13, announced before the deal and added for each two seats."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"


def _won(piao: tuple[int | None, ...], *, due: int = 0, both: bool = False) -> Table:
    """B wins one off C, and what 飘 adds."""
    extra: Json = {"piao_both" if both else "piao": due} if due else {}
    return Table(piao=piao).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1 + due, worth=extra).closes(B)


CHOICES = [
    case("piao-none", "Nobody has to choose more than nothing.", "NC-10", _won((0, 0, 0, 0))),
    case("piao-most", "Five is the most by default.", "NC-10 NC-12", _won((5, 5, 5, 5), due=10, both=True)),
    case("piao-six", "Six is more than any table allows; announced, it counts.", "NC-10",
         Table(piao=(0,)).label("six").chooses(B, 6).chooses(C, 0).chooses(D, 0).holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 7, piao=6).closes(B), findings=[illegal("NC-10", "six", B, code="piao-out-of-range")]),
    case("piao-below-nothing", "Less than nothing is no choice.", "NC-10",
         Table(piao=(0, 0, 0)).label("less").chooses(D, -1).round().stops(),
         findings=[illegal("NC-10", "less", D, code="piao-out-of-range")]),
    case("piao-above-the-tables-most", "Four is too much where three is the most; announced, it counts.", "NC-10",
         Table(piao=(0,)).label("four").chooses(B, 4).chooses(C, 0).chooses(D, 0).holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 5, piao=4).closes(B), findings=[illegal("NC-10", "four", B, code="piao-out-of-range")],
         options={"piao_max": 3}),
    case("piao-the-tables-most", "Three is right where three is the most.", "NC-10", _won((0, 3, 0, 0), due=3),
         options={"piao_max": 3}),
    case("piao-switched-off", "Where there is no 飘, nobody need announce it.", "NC-10", _won((None, None, None, None)),
         options={"piao_max": 0}),
    case("piao-one-where-there-is-none", "Where there is no 飘, one is too much.", "NC-10",
         Table(piao=None).label("one").chooses(C, 1).round().stops(),
         findings=[illegal("NC-10", "one", C, code="piao-out-of-range")], options={"piao_max": 0}),
    case("piao-missing", "A seat that does not choose has left a duty out; it counts as nothing.", "NC-10",
         Table(piao=(0, 2, None, 0)).holds(B, P).label("next").starts().wins(B, "6s", on=C, di=1).pays(C, 3, piao=2).closes(B),
         findings=[finding("missed_duty", "NC-10", "next", C, code="piao-missing")]),
    case("piao-in-any-order", "The order in which seats choose is not judged.", "NC-10",
         Table(piao=None).chooses(D, 1).chooses(B, 0).chooses(A, 2).chooses(C, 0).holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 1).closes(B)),
    case("piao-twice", "A second choice is one too many and changes nothing.", "NC-10",
         Table(piao=(0, 1, 0, 0)).label("again").chooses(B, 3).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 2, piao=1)
         .closes(B), findings=[illegal("NC-10", "again", B, code="piao-twice")]),
    case("piao-once-more-with-the-same", "A second choice of the same is one too many.", "NC-10",
         Table(piao=(0, 1, 0, 0)).label("again").chooses(B, 1).round().stops(),
         findings=[illegal("NC-10", "again", B, code="piao-twice")]),
    case("piao-in-play", "In play a 飘 cannot be changed, and is not.", "NC-13",
         Table(piao=(0, 1, 0, 0)).starts().label("late").chooses(B, 0).holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 2, piao=1).closes(B), findings=[illegal("NC-13", "late", B, code="piao-in-play")]),
    case("piao-raised-at-the-end", "Nor shortly before the end.", "NC-13",
         Table(piao=(0, 1, 0, 0)).holds(B, P).ready().until(C).draws(C, "6s").label("late").chooses(B, 5).discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, piao=1).closes(B),
         findings=[illegal("NC-13", "late", B, code="piao-in-play")]),
    case("piao-anew-each-hand", "Each hand has its own choices.", "NC-10 NC-13",
         _won((1, 2, 3, 0), due=5, both=True),
         Table(B, piao=(0, 0, 0, 0)).holds(C, P).wins(C, "6s", on=D, di=1).pays(D, 1).closes(C)),
]

SUMS = [
    *(
        case(f"piao-{name}-{mode}", says, "NC-11 NC-12", _won(piao, due=due, both=both), options={"piao_mode": mode})
        for name, piao, mode, due, both, says in (
            ("of-the-winner", (0, 2, 0, 0), "sum", 2, False, "The winner's 飘 is paid though the payer has none."),
            ("of-the-payer", (0, 0, 3, 0), "sum", 3, False, "The payer's 飘 is paid though the winner has none."),
            ("of-both", (0, 2, 3, 0), "sum", 5, True, "Both are paid."),
            ("of-the-winner", (0, 2, 0, 0), "both_only", 0, False, "Where both must have one, the winner's alone is not paid."),
            ("of-the-payer", (0, 0, 3, 0), "both_only", 0, False, "Where both must have one, the payer's alone is not paid."),
            ("of-both", (0, 2, 3, 0), "both_only", 5, True, "Where both have one, both are paid."),
        )
    ),
    case("piao-of-bystanders", "What those say who neither win nor pay is nobody's business.", "NC-11",
         _won((5, 0, 0, 4))),
    case("piao-both-only-self-draw", "Where both must have one, each payer is asked alone.", "NC-12",
         Table(piao=(3, 2, 0, 5)).holds(B, P).self_draws(B, "6s", di=1).pays(A, 6, piao_both=5).pays(C, 1).pays(D, 8, piao_both=7)
         .closes(B), options={"piao_mode": "both_only"}),
    case("piao-of-two-winners", "Two winners each bring their own 飘.", "NC-11 NC-12 NC-31",
         Table(piao=(0, 1, 2, 0)).holds(B, P).holds(D, "123789m78s55p [333p]").wins(B, "6s", on=C, di=1)
         .wins_too(D, "6s", on=C, di=1).pays(C, 4, to=B, clause="NC-31", piao_both=3)
         .pays(C, 3, to=D, clause="NC-31", piao=2).closes(C)),
    case("piao-robbed", "飘 is paid for a robbed kong too.", "NC-12 NC-37",
         Table(piao=(0, 1, 2, 0)).gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready()
         .adds(C, "6s").robs(B, "6s", of=C, di=1).pays(C, 5, clause="NC-37", qiang_gang=1, piao_both=3).closes(B)),
    case("piao-booked-once", "The platform books the winner's 飘 alone: both are due.", "NC-12",
         Table(piao=(0, 2, 3, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5, books={"di": 1, "piao": 2})
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-12", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("piao-forgotten", "The platform forgets the winner's 飘.", "NC-11",
         Table(piao=(0, 2, 0, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 3, piao=2, books={"di": 1})
         .closes(B, claims={"scores": [0, 1, -1, 0]}),
         findings=[finding("wrong_items", "NC-11", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
]

CASES = [*CHOICES, *SUMS]
