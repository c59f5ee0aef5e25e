"""What happens around a win: NC-18, NC-37 to NC-43, kongs robbed, their tiles, and the last tile of the wall."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Table, case

P = "123456m78s99s [222p]"


def _added(table: Table) -> Table:
    """C adds 6s, for which B waits by then."""
    return table.gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")


def _after_the_end(table: Table) -> Table:
    return table.label("late").draws(C, source="tail").unscored(B)


ROBBED = [
    case("rob-voids-the-kong", "A robbed kong is void: no tile is drawn for it.", "NC-37 GEN-07",
         _after_the_end(_added(Table()).robs(B, "6s", of=C, di=1)),
         findings=[finding("broken_record", "GEN-07", "late", C, code="after-the-end")]),
    case("rob-nothing-robbed", "Who does not rob lets the kong stand.", "NC-37", _added(Table()).draws(C, source="tail").discards(C).stops()),
    case("rob-after-the-tile", "Once its tile is drawn, a kong is not robbed any more.", "GEN-05 NC-37",
         _added(Table()).draws(C, source="tail").robs(B, "6s", of=C, di=1).unscored(B),
         findings=[finding("broken_record", "GEN-05", "win", B, code="not-the-live-tile")]),
    case("rob-a-concealed-kong", "A concealed kong is not robbed.", "NC-37",
         Table().holds(B, P).gives(C, "666s").ready().until(C).draws(C, "6s").kongs(C, "6s", "concealed").robs(B, "6s", of=C).unscored(B),
         findings=[illegal("NC-37", "win", B, code="concealed-kong-robbed")]),
    case("rob-an-exposed-kong", "A kong of a discard is not robbed: its tile could have been won before.", "NC-37",
         Table().holds(B, P).gives(D, "666s").ready().feeds(C, "6s").kongs(D, "6s", "exposed", of=C).robs(B, "6s", of=D).unscored(B),
         findings=[illegal("NC-37", "win", B, code="exposed-kong-robbed")]),
    case("rob-is-no-discard-after-a-kong", "A robbed kong is no discard after a kong.", "NC-37 NC-43",
         Table().gives(C, "66s444p").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().conceals(C, "4p", "6s")
         .kongs(C, "6s", "added").robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B)),
    case("rob-is-no-discard-of-the-hook", "Nor is it one from four melds.", "NC-37 NC-39",
         Table().holds(C, "4p [111s] [333s] [555s] [666s]").holds(B, P).ready().adds(C, "6s").robs(B, "6s", of=C, di=1)
         .pays(C, 2, clause="NC-37", qiang_gang=1).closes(B)),
    case("rob-is-no-last-discard", "Nor is it a discard of the seat that drew the last tile.", "NC-37 NC-41",
         Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().until_left(2, C, "1p").draws(C, "6s")
         .kongs(C, "6s", "added").robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B)),
    case("rob-counts-no-kong", "The robbed kong is a pung again when hands are priced.", "NC-37 NC-30",
         _added(Table()).robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B)),
    case("rob-booked-as-a-discard", "A robbed kong costs one more than a discard.", "NC-37",
         _added(Table()).robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1, books={"di": 1})
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-37", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-37", "win", C, consequent=True)]),
    case("rob-self-draw-of-another-tile", "A self-draw wins with the tile drawn.", "GEN-03",
         Table().holds(B, P).ready().until(B).draws(B, "9m").self_draws(B, "6s", draw=False).unscored(B),
         findings=[finding("broken_record", "GEN-03", "win", B)]),
]


def _kong_of_a_discard(*, feeder: int = D) -> Table:
    """B takes the feeder's 3p for a kong and draws 9s for it."""
    return (
        Table().holds(B, "123456m78s22s {3333p}").unplanned().feeds(feeder, "3p").kongs(B, "3p", "exposed", of=feeder).draws(B, "9s", "tail")
    )


FLOWERS = [
    *(
        case(f"flower-of-a-discard-{value}", says, "NC-42 NC-18", table, options={"dian_gang_hua": value})
        for value, table, says in (
            ("all", _kong_of_a_discard().self_draws(B, "9s", draw=False, di=1, gen=1, gang_shang_hua=1).all_pay(3).closes(B),
             "The tile drawn for a kong of a discard is self-drawn: all three pay."),
            ("feeder", _kong_of_a_discard().self_draws(B, "9s", draw=False, di=1, gen=1, gang_shang_hua=1).pays(D, 3).closes(B),
             "Where the feeder of the kong pays, he alone pays one share."),
        )
    ),
    case("flower-of-a-concealed-kong-feeder", "A concealed kong has no feeder: all three pay.", "NC-42 NC-18",
         Table().holds(B, "123456m78s22s ((3333p))").unplanned().conceals(B, "3p", "9s")
         .self_draws(B, "9s", draw=False, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(B), options={"dian_gang_hua": "feeder"}),
    case("flower-of-an-added-kong-feeder", "Nor has one added to a pung.", "NC-42 NC-18",
         Table().holds(B, "123456m78s22s [333p]").ready().adds(B, "3p").draws(B, "9s", "tail")
         .self_draws(B, "9s", draw=False, di=1, gen=1, gang_shang_hua=1).all_pay(3).closes(B), options={"dian_gang_hua": "feeder"}),
    case("flower-of-the-second-kong-feeder", "Of two kongs the one whose tile wins decides.", "NC-42 NC-18",
         Table().holds(B, "456m78s22s {3333p} ((5555p))").unplanned().feeds(D, "3p").kongs(B, "3p", "exposed", of=D).draws(B, "5p", "tail")
         .kongs(B, "5p", "concealed").draws(B, "9s", "tail").self_draws(B, "9s", draw=False, di=1, gen=2, gang_shang_hua=1).all_pay(4)
         .closes(B), options={"dian_gang_hua": "feeder"}),
    case("flower-later-feeder", "A later self-draw has no feeder.", "NC-42 NC-18",
         Table().holds(B, "123456m78s22s {3333p}").self_draws(B, "9s", di=1, gen=1).all_pay(2).closes(B), options={"dian_gang_hua": "feeder"}),
    case("flower-of-two-kongs", "A kong on a kong counts one flower, and both fours alike.", "NC-42 NC-44",
         Table().holds(B, "456m78s22s ((3333p)) ((5555p))").unplanned().conceals(B, "3p", "5p").kongs(B, "5p", "concealed")
         .draws(B, "9s", "tail").self_draws(B, "9s", draw=False, di=1, men_qing=1, gen=2, gang_shang_hua=1).all_pay(5).closes(B)),
    case("flower-with-the-last-tile", "The last tile drawn for a kong counts as both.", "NC-42 NC-40",
         Table().holds(B, "123456m78s22s ((3333p))").unplanned().until_left(2, B, "1p").draws(B, "3p").kongs(B, "3p", "concealed").draws(B, "9s", "tail")
         .self_draws(B, "9s", draw=False, di=1, men_qing=1, gen=1, gang_shang_hua=1, hai_di_lao=1).all_pay(5).closes(B)),
    case("flower-not-on-a-later-turn", "A kong made before is none of a later turn.", "NC-42",
         Table().holds(B, "123456m78s22s ((3333p))").self_draws(B, "9s", claims={"di": 1, "men_qing": 1, "gen": 1, "gang_shang_hua": 1},
                                                              di=1, men_qing=1, gen=1).all_pay(3).closes(B),
         findings=[finding("wrong_items", "NC-42", "win", B, code="items-differ")]),
    case("flower-forgotten", "The flower is forgotten.", "NC-42",
         Table().holds(B, "123456m78s22s ((3333p))").unplanned().conceals(B, "3p", "9s")
         .self_draws(B, "9s", draw=False, claims={"di": 1, "men_qing": 1, "gen": 1}, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(B),
         findings=[finding("wrong_items", "NC-42", "win", B, code="items-differ")]),
    case("flower-paid-as-a-discard", "The feeder alone pays where all three should.", "NC-18",
         _kong_of_a_discard().self_draws(B, "9s", draw=False, di=1, gen=1, gang_shang_hua=1).all_pay(3)
         .closes(B, claims={"scores": [0, 3, 0, -3], "transfers": [
             {"from": D, "to": B, "points": 3, "cause": "win"}]}),
         findings=[finding("wrong_transfer", "NC-18", "win", A, code="payment-missing"),
                   finding("wrong_transfer", "NC-18", "win", C, code="payment-missing"),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
]


def _c_konged(*, hold: str = "444p") -> Table:
    return Table().holds(B, P).gives(C, hold).ready()


THROWN = [
    case("thrown-another-tile-after-a-kong", "Any tile thrown right after a kong's tile costs one more.", "NC-43",
         _c_konged(hold="444p6s").conceals(C, "4p").discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, gang_shang_pao=1).closes(B)),
    case("thrown-after-a-kong-of-a-discard", "So after a kong of a discard.", "NC-43",
         _c_konged().feeds(D, "4p").kongs(C, "4p", "exposed", of=D).draws(C, "6s", "tail").discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, gang_shang_pao=1).closes(B)),
    case("thrown-after-two-kongs", "A kong on a kong costs one more, not two.", "NC-43",
         Table().holds(B, P).deals(C, "444777p1479m258s").ready().conceals(C, "4p", "7p").kongs(C, "7p", "concealed").draws(C, "6s", "tail").discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, gang_shang_pao=1).closes(B)),
    case("thrown-a-turn-later", "A turn later it is an ordinary discard.", "NC-43",
         _c_konged().conceals(C, "4p").discards(C).wins(B, "6s", on=C, di=1)
         .pays(C, 1, books={"di": 1, "gang_shang_pao": 1}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-43", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("thrown-by-another-after-a-kong", "Another's discard after it is an ordinary one.", "NC-43",
         _c_konged().conceals(C, "4p").discards(C).turn(D, "6s").wins(B, "6s", on=D, feed=False, di=1).pays(D, 1).closes(B)),
    case("thrown-into-two-after-a-kong", "Each of two winners is paid the one more.", "NC-43 NC-31",
         Table().holds(B, P).holds(D, "123789m78s55p [333p]").gives(C, "444p").ready().conceals(C, "4p", "6s").discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).wins_too(D, "6s", on=C, di=1).pays(C, 2, to=B, clause="NC-31", gang_shang_pao=1)
         .pays(C, 2, to=D, clause="NC-31", gang_shang_pao=1).closes(C)),
    case("thrown-and-punged-first", "A pung in between makes its discard an ordinary one.", "NC-43",
         Table().holds(B, P).gives(C, "444p").gives(D, "77p6s").ready().conceals(C, "4p", "7p").discards(C, "7p").pungs(D, "7p", of=C)
         .discards(D, "6s").wins(B, "6s", on=D, feed=False, di=1).pays(D, 1).closes(B)),
]

HOOKED = [
    case("hooked-with-concealed-kongs", "Melds of any kind make the four.", "NC-39",
         Table().holds(C, "4p [111s] ((3333s)) {5555s} [888p]").holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 2, jin_gou_pao=1).closes(B)),
    case("hooked-of-three-melds", "Three melds are not four.", "NC-39",
         Table().holds(C, "47p19s [111s] [333s] [888p]").holds(B, P).wins(B, "6s", on=C, di=1)
         .pays(C, 1, books={"di": 1, "jin_gou_pao": 1}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-39", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("hooked-by-the-fourth-claim", "The discard after the fourth meld is one.", "NC-39",
         Table().holds(C, "4p6s88p [111s] [333s] [555s]").holds(B, P).ready().feeds(D, "8p").pungs(C, "8p", of=D)
         .discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, jin_gou_pao=1).closes(B)),
]

LAST = [
    case("last-but-one-self-drawn", "The last but one is not the last.", "NC-40",
         Table().holds(B, P).until_left(2, B, "1p").self_draws(B, "6s", claims={"di": 1, "hai_di_lao": 1}, di=1).all_pay(1).closes(B),
         findings=[finding("wrong_items", "NC-40", "win", B, code="items-differ")]),
    case("last-self-drawn-forgotten", "The last tile's one is forgotten.", "NC-40",
         Table().holds(B, P).until_left(1, B, "1p").self_draws(B, "6s", claims={"di": 1}, di=1, hai_di_lao=1).all_pay(2).closes(B),
         findings=[finding("wrong_items", "NC-40", "win", B, code="items-differ")]),
    case("last-thrown-another-tile", "Any discard of who drew the last tile is one.", "NC-41",
         Table().holds(B, P).gives(C, "6s").until_left(1, C).draws(C).discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1)
         .pays(C, 2, hai_di_pao=1).closes(B)),
    case("last-but-one-thrown", "The discard before the last tile is an ordinary one.", "NC-41",
         Table().holds(B, P).until_left(2, C, "1p").wins(B, "6s", on=C, di=1).pays(C, 1, books={"di": 1, "hai_di_pao": 1})
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-41", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("last-forgotten", "The one more of the last discard is forgotten.", "NC-41",
         Table().holds(B, P).until_left(1, C).wins(B, "6s", on=C, di=1).pays(C, 2, hai_di_pao=1, books={"di": 1})
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-41", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    *(
        case(f"last-discard-punged-{value}", says, "NC-41 NC-14",
             Table().holds(B, P).gives(D, "77p6s").until_left(1, C).draws(C, "7p").discards(C, "7p").label("pung").pungs(D, "7p", of=C)
             .discards(D, "6s").wins(B, "6s", on=D, feed=False, di=1).pays(D, 1).closes(B),
             options={"claim_last_discard": value}, findings=found)
        for value, found, says in (
            ("win_and_pung", [], "The last discard may be punged; what is thrown then is not thrown by who drew the last tile."),
            ("win_only", [illegal("NC-41", "pung", D, code="last-discard-claimed")], "Where the last discard may only be won, a pung of it is wrong."),
        )
    ),
    case("last-drawer-throws-again", "A later discard of who drew the last tile is one too.", "NC-41",
         Table().holds(B, P).gives(D, "77p8p").gives(C, "88p6s").until_left(1, C).draws(C, "7p").discards(C, "7p").pungs(D, "7p", of=C)
         .discards(D, "8p").pungs(C, "8p", of=D).discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1).pays(C, 2, hai_di_pao=1).closes(B)),
    case("last-drawn-for-a-kong-and-thrown", "The last tile drawn for a kong and thrown costs both.", "NC-41 NC-43",
         Table().holds(B, P).gives(C, "444p").until_left(2, C, "1p").draws(C, "4p").kongs(C, "4p", "concealed").draws(C, "6s", "tail").discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 3, gang_shang_pao=1, hai_di_pao=1).closes(B)),
]

PAID = [
    case("paid-by-one-of-three", "All three pay a self-draw.", "NC-18",
         Table().holds(B, P).self_draws(B, "6s", di=1).all_pay(1).closes(B, claims={"scores": None, "transfers": [
             {"from": A, "to": B, "points": 1, "cause": "win"}, {"from": C, "to": B, "points": 1, "cause": "win"}]}),
         findings=[finding("wrong_transfer", "NC-18", "win", D, code="payment-missing")]),
    case("paid-by-a-bystander", "Who did not throw the tile does not pay.", "NC-18",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).books_also(D, B, 1, "win").closes(B, claims={"scores": [0, 2, -1, -1]}),
         findings=[finding("wrong_transfer", "NC-18", None, D, code="payment-not-due"), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("paid-twice-by-the-dealer", "The dealer pays no more than others.", "NC-18",
         Table().holds(B, P).wins(B, "6s", on=A, di=1).pays(A, 1, books={"di": 2}).closes(B, claims={"scores": [-2, 2, 0, 0]}),
         findings=[finding("wrong_items", "NC-32", "win", A, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", A, consequent=True), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("paid-for-a-kong", "A kong by itself pays nothing.", "NC-44",
         Table().holds(B, P).gives(D, "444p").until(D).draws(D, "4p").kongs(D, "4p", "concealed").draws(D, source="tail").discards(D)
         .wins(B, "6s", on=C, di=1).pays(C, 1).books_also(A, D, 1, "kong").closes(B, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NC-44", None, A, code="payment-not-due")]),
    case("paid-for-anything-else", "Nothing else is paid in Nanchong.", "GEN-09",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).books_also(D, B, 5, "penalty").closes(B, claims={"scores": None}),
         findings=[finding("wrong_transfer", "GEN-09", None, D, code="payment-not-due")]),
    case("paid-scores-differ", "Scores that do not follow from the hand are wrong.", "GEN-09",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B, claims={"scores": [0, 2, -2, 0]}),
         findings=[finding("wrong_score", "GEN-09", None, code="scores-differ")]),
    case("paid-scores-do-not-balance", "What is won somebody loses.", "GEN-09",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B, claims={"scores": [0, 1, 0, 0]}),
         findings=[finding("wrong_score", "GEN-09", None, code="scores-differ")]),
    case("paid-totals", "Final scores follow from the start and the hands.", "GEN-09 GEN-10",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B),
         head={"start_scores": [9, 9, 9, 9], "end_scores": [9, 10, 8, 9]}, expect={"end_scores": [9, 10, 8, 9]}),
    case("paid-totals-differ", "Final scores that do not are wrong.", "GEN-10",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B),
         head={"start_scores": [9, 9, 9, 9], "end_scores": [9, 10, 9, 9]}, log_findings=[finding("wrong_total", "GEN-10", None, code="totals-differ")]),
    case("paid-points-of-a-win", "The points of a win are the sum of its items.", "NC-32",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B), edit=lambda log: _booked_points(log, 2),
         findings=[finding("wrong_items", "NC-32", "win", B, code="points-differ")]),
]


def _booked_points(log: dict[str, object], points: int) -> None:
    hands = log["hands"]
    assert isinstance(hands, list)
    next(event for event in hands[0]["events"] if event["type"] == "win")["points"] = points


CASES = [*ROBBED, *FLOWERS, *THROWN, *HOOKED, *LAST, *PAID]
