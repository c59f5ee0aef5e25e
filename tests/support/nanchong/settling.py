"""查叫: NC-30, what is paid in a hand that nobody wins."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nanchong_tables import A, B, C, D, Json, Table, Worth, case

CLOSED = "123456m789p78s22s"
P = "123456m78s99s [222p]"
DOTS = "2344566678p [111p]"
SINGLE = "123456m13s99s [222p]"
THREE = "123456m789p4445s"
#: Waits for 3m, worth one, and for 6m, worth two.
EQUAL = "45645m22789p [999s]"
#: 5m joins 4m and 6m, and 6m would join a triplet.
TWO_WAITS = "4446m123p789p123s"


def _all_owe(table: Table, points: int, worth: Worth | None = None, **items: int) -> Table:
    """The three others owe B alike."""
    for payer in (A, C, D):
        table.owes(payer, B, points, worth={**(worth or {}), **items})
    return table


def _b_waits(name: str, says: str, hand: str, points: int, options: Json | None = None, clauses: str = "NC-30",
             findings: list[Json] | None = None, **items: int) -> Case:
    """B alone waits when the wall is empty."""
    table = _all_owe(Table().holds(B, hand).to_the_end_of_the_wall(), points, items, di=1)
    return case(name, says, clauses, table.closes(A), options=options, findings=findings)


ONE = [
    _b_waits("settle-one-waits", "Three who wait for nothing pay the one who waits.", P, 1),
    _b_waits("settle-best-of-its-waits", "Each wait is tried, the dearest counts.", EQUAL, 2, yi_ban_gao=1),
    _b_waits("settle-no-last-tile", "The last tile and other events count nothing.", CLOSED, 2, men_qing=1),
    _b_waits("settle-seven-pairs", "Seven pairs, one pair short, are worth their price.", "113355m2288p66s9s", 7, men_qing=1, xiao_qi_dui=5),
    _b_waits("settle-filled-four", "Four alike that one wait would fill count two.", "11133m5577p2299s", 9,
             men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=2),
    _b_waits("settle-middle-five", "A middle five counts where the wait is one.", "12346m789p88p [111s]", 2, ka_xin_wu=1),
    _b_waits("settle-middle-five-the-only-wait", "Where a middle five must be the only wait, it counts here if it is.", "12346m789p88p [111s]", 2,
             {"ka_xin_wu_only_wait": True}, "NC-30 NC-35", ka_xin_wu=1),
    _b_waits("settle-middle-five-of-two-waits", "Beside another wait it does not.", TWO_WAITS, 2, {"ka_xin_wu_only_wait": True}, "NC-30 NC-35", men_qing=1),
    case("settle-middle-five-declared-alone", "The only wait declared is the only one.", "NC-30 NC-35 NC-19",
         _all_owe(Table().holds(B, TWO_WAITS).lays(B, "46m", "5m").to_the_end_of_the_wall(), 8, di=1, men_qing=1, ka_xin_wu=1, du_zhang_bai=5)
         .closes(A), options={"ka_xin_wu_only_wait": True, "bai_partial": True}),
    case("settle-two-wait", "Who waits neither pays nor is paid by another who waits.", "NC-30",
         Table().holds(B, P).holds(D, "345678m45p11p [333s]").to_the_end_of_the_wall().owes(A, B, 1, di=1).owes(C, B, 1, di=1)
         .owes(A, D, 1, di=1).owes(C, D, 1, di=1).closes(A)),
    case("settle-three-wait", "One who waits for nothing pays three.", "NC-30",
         Table().holds(B, "9p555m123234p567s").holds(C, "1s999p678m345p678s").holds(D, "9m111s234m678p345s").to_the_end_of_the_wall()
         .owes(A, B, 2, di=1, men_qing=1).owes(A, C, 2, di=1, men_qing=1).owes(A, D, 2, di=1, men_qing=1).closes(A)),
]

WHICH = [
    *(
        case(f"settle-{value}", says, "NC-30",
             _all_owe(Table().holds(B, EQUAL).to_the_end_of_the_wall(), points, items, di=1).closes(A) if points else
             Table().holds(B, EQUAL).to_the_end_of_the_wall().closes(A), options={"cha_jiao": value})
        for value, points, items, says in (
            ("max", 2, {"yi_ban_gao": 1}, "The dearest wait is paid."),
            ("min", 1, {}, "Where the cheapest counts, it is paid."),
            ("off", 0, {}, "Where nothing is paid for waiting, nothing is."),
        )
    ),
    *(
        case(f"settle-piao-{value}", says, "NC-30 NC-11 NC-12",
             Table(piao=(1, 2, 0, 0)).holds(B, P).to_the_end_of_the_wall().owes(A, B, 1 + of_a, di=1, worth=first)
             .owes(C, B, 1 + rest, di=1, worth=others).owes(D, B, 1 + rest, di=1, worth=others).closes(A), options={"cha_jiao_piao": value})
        for value, of_a, rest, first, others, says in (
            ("both", 3, 2, {"piao_both": 3}, {"piao": 2}, "Both 飘 are paid."),
            ("winner", 2, 2, {"piao": 2}, {"piao": 2}, "Where only that of the one who waits counts, it is paid."),
            ("none", 0, 0, {}, {}, "Where none counts, none is."),
        )
    ),
    *(
        case(f"settle-bai-{kind}-{value}", says, "NC-30 NC-21 NC-25",
             _all_owe(Table().holds(B, hand).lays(B, shown, waits).to_the_end_of_the_wall(), points, items, di=1).closes(A),
             options={"cha_jiao_bai": value})
        for kind, hand, shown, waits, value, points, items, says in (
            ("several", P, "78s", "6s9s", "max", 3, {"bai_pai": 2}, "Laid down counts two."),
            ("several", P, "78s", "6s9s", "discard", 3, {"bai_pai": 2}, "As off a discard it counts two as well."),
            ("several", P, "78s", "6s9s", "none", 1, {}, "Where it does not count, it does not."),
            ("single", SINGLE, "13s", "2s", "max", 6, {"du_zhang_bai": 5}, "One wait laid down counts its dearer value."),
            ("single", SINGLE, "13s", "2s", "discard", 3, {"du_zhang_bai": 2}, "As off a discard it counts two."),
            ("single", SINGLE, "13s", "2s", "none", 1, {}, "Where it does not count, it does not."),
        )
    ),
    case("settle-declared-waits", "Who has laid down waits for what was declared.", "NC-30 NC-19",
         _all_owe(Table().holds(B, "123456m789p4446s").lays(B, "6s", "6s").to_the_end_of_the_wall(), 7, di=1, men_qing=1, du_zhang_bai=5)
         .closes(A), options={"bai_partial": True}),
    case("settle-reported", "What a report is worth is inside.", "NC-30 NC-26",
         _all_owe(Table().holds(B, CLOSED).reports(B).to_the_end_of_the_wall(), 4, di=1, men_qing=1, bao_jiao=2).closes(A),
         options={"points_bao_jiao": 2}),
    case("settle-capped", "The cap holds here too.", "NC-30 NC-32",
         _all_owe(Table().holds(B, "113355m2288p66s9s").to_the_end_of_the_wall(), 5, di=1, men_qing=1, xiao_qi_dui=5, feng_ding=-2).closes(A),
         options={"fan_cap": 4}),
    case("settle-below-the-least", "Who waits for nothing worth winning does not wait.", "NC-30 NC-32",
         Table().holds(B, P).to_the_end_of_the_wall().closes(A), options={"min_fan": 1}),
    case("settle-one-wait-above-the-least", "One wait worth winning is enough.", "NC-30 NC-32",
         _all_owe(Table().holds(B, EQUAL).to_the_end_of_the_wall(), 2, di=1, yi_ban_gao=1).closes(A), options={"min_fan": 1, "cha_jiao": "min"}),
]


def _lone(options: Json | None, waits: bool, name: str, says: str) -> Case:
    """B holds a lone 4s beside a pung of 4s."""
    table = Table().holds(B, "4s123m456p789p [444s]").to_the_end_of_the_wall()
    return case(name, says, "NC-30", (_all_owe(table, 2, di=1, gen=1) if waits else table).closes(A), options=options)


DEAD = [
    _lone({"dead_wait": "own_four"}, False, "settle-dead-own-four", "A wait of which all four are one's own is none."),
    _lone({"dead_wait": "shape"}, True, "settle-dead-shape", "Where the shape decides, it is one."),
    _lone({"dead_wait": "visible"}, False, "settle-dead-visible-own", "Where what lies open counts, one's own four count too."),
]


def _kong_of_five(kind: str) -> Table:
    """B waits for 5m in the middle; D has all four of it."""
    table = Table().holds(B, "12346m789p88p [111s]").gives(D, "555m").ready()
    if kind == "exposed":
        table.feeds(C, "5m").kongs(D, "5m", "exposed", of=C).draws(D, source="tail").discards(D)
    else:
        table.conceals(D, "5m").discards(D)
    return table.to_the_end_of_the_wall()


IN_KONGS = [
    case(f"settle-dead-in-a-kong-{kind}-{value}", says, "NC-30",
         (_all_owe(_kong_of_five(kind), 2, di=1, ka_xin_wu=1) if waits else _kong_of_five(kind)).closes(A), options={"dead_wait": value})
    for kind, value, waits, says in (
        ("concealed", "own_four", True, "Four alike of another seat leave it a wait."),
        ("concealed", "visible", False, "A concealed kong of another lies open when nobody wins."),
    )
]

BOOKED = [
    case("settle-booked-too-little", "The platform books the plain hand instead of the best.", "NC-30 NC-36",
         Table().holds(B, EQUAL).to_the_end_of_the_wall().owes(A, B, 2, di=1, yi_ban_gao=1, books={"di": 1}).owes(C, B, 2, di=1, yi_ban_gao=1)
         .owes(D, B, 2, di=1, yi_ban_gao=1).closes(A, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-36", None, A, code="payment-items-differ"), finding("wrong_transfer", "NC-30", None, A, consequent=True)]),
    case("settle-booked-with-piao", "The platform counts both 飘 where none counts.", "NC-30 NC-12",
         Table(piao=(1, 2, 0, 0)).holds(B, P).to_the_end_of_the_wall().owes(A, B, 1, di=1, books={"di": 1, "piao": 3}).owes(C, B, 1, di=1)
         .owes(D, B, 1, di=1).closes(A, claims={"scores": None}), options={"cha_jiao_piao": "none"},
         findings=[finding("wrong_items", "NC-12", None, A, code="payment-items-differ"), finding("wrong_transfer", "NC-30", None, A, consequent=True)]),
    case("settle-booked-not-at-all", "The platform books nothing for waiting.", "NC-30",
         Table().holds(B, P).to_the_end_of_the_wall().owes(A, B, 1, di=1).owes(C, B, 1, di=1).owes(D, B, 1, di=1)
         .closes(A, claims={"scores": None, "transfers": [{"from": A, "to": B, "points": 1, "cause": "check_ready"},
                                                          {"from": C, "to": B, "points": 1, "cause": "check_ready"}]}),
         findings=[finding("wrong_transfer", "NC-30", None, D, code="payment-missing")]),
    case("settle-booked-among-those-who-wait", "Who waits pays nobody.", "NC-30",
         Table().holds(B, P).holds(D, "345678m45p11p [333s]").to_the_end_of_the_wall().owes(A, B, 1, di=1).owes(C, B, 1, di=1)
         .owes(A, D, 1, di=1).owes(C, D, 1, di=1).books_also(D, B, 1, "check_ready").closes(A, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NC-30", None, D, code="payment-not-due")]),
    case("settle-booked-though-won", "When somebody won, nobody pays for waiting.", "NC-30",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).books_also(D, B, 1, "check_ready").closes(B, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NC-30", None, D, code="payment-not-due")]),
    case("settle-booked-though-dissolved", "Nor when the table ended the hand.", "NC-30 NC-08",
         Table().holds(B, P).ready().round().event("dissolve").books_also(D, B, 1, "check_ready")
         .closes(A, outcome="dissolved", claims={"scores": None}),
         findings=[finding("wrong_transfer", "NC-30", None, D, code="payment-not-due")]),
    case("settle-nothing-when-dissolved", "A hand that the table ended settles nothing.", "NC-30", Table().holds(B, P).ready().round().stops()),
]

CASES = [*ONE, *WHICH, *DEAD, *IN_KONGS, *BOOKED]
