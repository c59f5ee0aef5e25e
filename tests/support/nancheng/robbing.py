"""Robbed kongs and wins with the tile of a kong: JX-26 to JX-28, JX-65."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding, illegal
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

#: One suit in sets waiting for 5p.
SUIT = "123234678p99p46p"
#: A plain hand waiting for 5p.
PLAIN = "123m789s46pESWNN"
OFF = {"rob_basis": "off"}


def _dealer_adds(hand: str = SUIT) -> Table:
    """D has punged R's 5p and adds the fourth; L waits for it."""
    return Table().holds(L, hand).gives(D, "55p").punged(D, "5p", R).adds(D, "5p")


def _right_adds(hand: str = SUIT) -> Table:
    """R has punged O's 5p and adds the fourth; L waits for it."""
    return Table().holds(L, hand).gives(R, "55p").punged(R, "5p", O).adds(R, "5p")


def _doubled(options: Json, *, legal: bool, name: str, says: str) -> Case:
    """L robs the dealer with seven, doubled fourteen."""
    table = _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).closes(L)
    found = [] if legal else [illegal("JX-28", "win", L, code="rob-too-small")]
    return case(name, says, "JX-28 JX-27", table, options=options, findings=found)


def _single(options: Json, *, legal: bool, name: str, says: str) -> Case:
    """L robs R with seven."""
    table = _right_adds().robs(L, "5p", of=R, qing_yi_se_ping_hu=7).paid(R=7).closes(L)
    found = [] if legal else [illegal("JX-28", "win", L, code="rob-too-small")]
    return case(name, says, "JX-28 JX-27", table, options=options, findings=found)


LEAST = [
    _doubled({"rob_min": 14}, legal=True, name="rob-least-reached", says="What the robbed pays reaches the least."),
    _doubled({"rob_min": 15}, legal=False, name="rob-least-missed", says="It is one short of the least."),
    _doubled({"rob_min": 7, "rob_basis": "base"}, legal=True, name="rob-least-of-the-hand", says="The hand itself reaches the least."),
    _doubled({"rob_min": 8, "rob_basis": "base"}, legal=False, name="rob-least-of-the-hand-missed", says="The hand itself is one short, though what is paid is not."),
    case("rob-not-doubled", "Where nothing is doubled, seven is paid.", "JX-28 JX-32",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=7).closes(L), options={"dealer_double": False},
         findings=[illegal("JX-28", "win", L, code="rob-too-small")]),
    case("rob-before-the-unit", "The least is measured before the table's unit.", "JX-28 JX-77",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).pays(D, 28, unit=2).closes(L), options={"rob_min": 15, "unit": 2},
         findings=[illegal("JX-28", "win", L, code="rob-too-small")]),
    _single({"rob_min": 7}, legal=True, name="rob-least-between-others", says="Between two others seven reaches seven."),
    _single({"rob_min": 8}, legal=False, name="rob-least-between-others-missed", says="Seven does not reach eight."),
    _single({"rob_basis": "payment"}, legal=False, name="rob-by-payment", says="Where the payment is measured, seven is too little."),
    _single({"rob_basis": "base"}, legal=False, name="rob-by-base", says="Where the hand is measured, seven is too little."),
    _single({"rob_basis": "off"}, legal=True, name="rob-any", says="Where nothing is measured, any hand robs."),
    _single({"rob_min": 0}, legal=True, name="rob-least-of-none", says="A least of nothing is always reached."),
]

#: What the robbed pays where it pays all shares.
TRIPLE = {"rob_pay": "robbed_triple", "rob_basis": "off"}

PAID = [
    case("rob-plain", "A plain hand robs where any may.", "JX-27 JX-65 JX-28",
         _right_adds(PLAIN).robs(L, "5p", of=R, ping_hu=1).paid(R=1).closes(L), options=OFF),
    case("rob-single", "The robbed alone pays, once.", "JX-65", _right_adds(PLAIN).robs(L, "5p", of=R, ping_hu=1).paid(R=1).closes(L),
         options=OFF | {"rob_pay": "robbed_single"}),
    case("rob-triple", "Or all three shares, the dealer's doubled.", "JX-65",
         _right_adds(PLAIN).robs(L, "5p", of=R, ping_hu=1).pays(R, 4, items={"ping_hu": 3, "zhuang_jia": 1}).closes(L), options=TRIPLE),
    case("rob-triple-by-the-dealer", "A dealer who robs is due all three doubled.", "JX-65",
         Table().holds(D, PLAIN).gives(R, "55p").punged(R, "5p", O).adds(R, "5p").robs(D, "5p", of=R, ping_hu=1)
         .pays(R, 6, items={"ping_hu": 3, "zhuang_jia": 3}).closes(D), options=TRIPLE),
    case("rob-kong-void", "The robbed kong pays nothing; one booked is not due.", "JX-27",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).books_also(R, D, 4, "kong", "kong", bu_gang=2, zhuang_jia=2)
         .closes(L, claims={"scores": [-10, -4, 0, 14]}),
         findings=[finding("wrong_transfer", "JX-27", None, code="payment-not-due"), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("rob-kong-scores", "Where a robbed kong is paid all the same.", "JX-27 JX-20",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).kong_paid("5p", R=4, O=2, L=2).closes(L),
         options={"robbed_kong_scores": True}),
    case("rob-kong-scores-not", "Where it is not.", "JX-27",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14).closes(L), options={"robbed_kong_scores": False}),
    case("rob-kong-late-unscored", "A late kong that is not paid is not paid where it is robbed either.", "JX-19 JX-27",
         Table().holds(L, PLAIN).gives(R, "555p").punged(R, "5p", O).until(R).draws(R).kongs(R, "5p", "added").robs(L, "5p", of=R, ping_hu=1).paid(R=1).closes(L),
         options=OFF | {"robbed_kong_scores": True, "late_added_kong": "unscored"}),
    *(
        case(f"rob-kong-late-booked-{clause}", says, f"{clause} JX-27",
             Table().holds(L, PLAIN).gives(R, "555p").punged(R, "5p", O).until(R).draws(R).kongs(R, "5p", "added").robs(L, "5p", of=R, ping_hu=1)
             .paid(R=1).books_also(O, R, 1, "kong", "kong", bu_gang=1).closes(L, claims={"scores": [0, 0, -1, 1]}),
             options=OFF | {"robbed_kong_scores": scored, "late_added_kong": "unscored"},
             findings=[finding("wrong_transfer", clause, None, code="payment-not-due"), finding("wrong_score", "GEN-09", None, consequent=True)])
        for clause, scored, says in (
            ("JX-19", True, "Where robbed kongs are paid, a late one is not due for being late."),
            ("JX-27", False, "Where they are not, it is not due for being robbed."),
        )
    ),
    case("rob-then-replaced", "A robbed kong draws no tile.", "GEN-07 JX-27",
         _dealer_adds().robs(L, "5p", of=D, qing_yi_se_ping_hu=7).label("late").replaces(D).unscored(L),
         findings=[finding("broken_record", "GEN-07", "late", D, code="after-the-end")]),
    case("rob-after-the-replacement", "Once the tile is drawn, it is too late.", "GEN-05 JX-27",
         _dealer_adds().replaces(D).robs(L, "5p", of=D, qing_yi_se_ping_hu=7).unscored(L), findings=[illegal("GEN-05", "win", L)]),
    case("rob-by-two", "Two may rob one kong.", "JX-27 JX-33",
         Table().gives(R, "55p").holds(L, PLAIN).holds(D, "456m789m46p23499s").punged(R, "5p", O).adds(R, "5p")
         .robs(L, "5p", of=R, ping_hu=1).robs(D, "5p", of=R, ping_hu=1).paid(to=L, R=1).paid(to=D, R=2).closes(L), options=OFF),
    case("rob-passed", "Who does not rob lets the kong stand.", "JX-27 JX-19 JX-20",
         _dealer_adds().event("pass", L).replaces(D).discards(D).kong_paid("5p", R=4, O=2, L=2).stops()),
]

NEVER = [
    case("rob-exposed-kong", "A kong on a discard is not robbed.", "JX-27",
         Table().holds(L, PLAIN).gives(O, "555p").feeds(R, "5p").kongs(O, "5p", "exposed", of=R).robs(L, "5p", of=O, ping_hu=1)
         .pays(O, 1).kong_paid("5p", D=2, R=2, L=1).closes(L), options=OFF, findings=[illegal("JX-27", "win", L, code="exposed-kong-robbed")]),
    case("rob-concealed-kong", "Nor a concealed one.", "JX-27",
         Table().holds(L, PLAIN).gives(O, "555p").until(O).draws(O, "5p").kongs(O, "5p", "concealed").robs(L, "5p", of=O, ping_hu=1)
         .pays(O, 1).kong_paid("5p", D=4, R=2, L=2).closes(L), options=OFF, findings=[illegal("JX-27", "win", L, code="concealed-kong-robbed")]),
]

BLOOM = "123m789sESWC {2222p}"


def _bloom() -> Table:
    """R wins with the tile of a kong that O fed."""
    return Table().holds(R, BLOOM).unplanned().exposes(R, "2p", O, "C").self_draws(R, "C", draw=False, ping_hu=1)


def _bloomed(factor: int) -> Case:
    more = {"gang_kai": factor - 1} if factor > 1 else {}
    table = _bloom().pays(D, 2 * factor, items={"ping_hu": 1, **more, "zhuang_jia": factor})
    for seat in (O, L):
        table.pays(seat, factor, items={"ping_hu": 1, **more})
    table.kong_paid("2p", D=2, O=2, L=1).closes(R)
    return case(f"bloom-factor-{factor}", f"With the tile of a kong a win counts {factor} times.", "JX-26", table, options={"gang_kai_factor": factor})


KONG_TILE = [
    _bloomed(1), _bloomed(2), _bloomed(3), _bloomed(4),
    case("bloom-concealed", "Also of a concealed kong.", "JX-26 JX-22",
         Table().holds(R, "123m789sESWC ((2222p))").unplanned().conceals(R, "2p", "C").self_draws(R, "C", draw=False, ping_hu=1)
         .pays(D, 4, items={"ping_hu": 1, "gang_kai": 1, "zhuang_jia": 2}).pays(O, 2, items={"ping_hu": 1, "gang_kai": 1})
         .pays(L, 2, items={"ping_hu": 1, "gang_kai": 1}).kong_paid("2p", D=4, O=2, L=2).closes(R), options={"gang_kai_factor": 2}),
    case("bloom-not-a-turn-later", "A turn later it is an ordinary self-draw.", "JX-26",
         Table().holds(R, BLOOM).unplanned().exposes(R, "2p", O).discards(R).self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1)
         .kong_paid("2p", D=2, O=2, L=1).closes(R), options={"gang_kai_factor": 3}),
    case("bloom-not-with-the-first-draw", "Nor is the first tile that anybody draws one of a kong.", "JX-26",
         Table().holds(R, PLAIN).discards(D).self_draws(R, "5p", ping_hu=1).paid(D=2, O=1, L=1).closes(R), options={"gang_kai_factor": 3}),
    case("bloom-not-a-robbing", "A robbed kong is none.", "JX-26 JX-65", _right_adds(PLAIN).robs(L, "5p", of=R, ping_hu=1).paid(R=1).closes(L),
         options=OFF | {"gang_kai_factor": 3}),
    case("bloom-booked-in-the-win", "What it adds is no item of the win.", "JX-63",
         Table().holds(R, BLOOM).unplanned().exposes(R, "2p", O, "C").self_draws(R, "C", draw=False, claims={"ping_hu": 1, "gang_kai": 1}, ping_hu=1)
         .unscored(R), options={"gang_kai_factor": 2}, findings=[finding("wrong_items", None, "win", R, code="items-differ")]),
]

CASES = [*LEAST, *PAID, *NEVER, *KONG_TILE]
