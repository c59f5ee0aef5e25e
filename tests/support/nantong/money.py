"""What is paid: NT-37 to NT-45, NT-60, and how claimed numbers are compared."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
PAIRS = "1133m4466p7799s1s"


def _fed(payer: int = O, bird: str = "4m", **items: int) -> Table:
    """N wins a small hand on a discard of `payer`; by itself ten from O, the bird on U."""
    return Table().holds(N, P).wins(N, "4s", on=payer, worth=(items or {"ping_hu": 10})).birds(bird)


def _drawn(bird: str = "4s", **items: int) -> Table:
    """O draws a small hand."""
    return Table().holds(O, "456m456p678s22m78p").round().self_draws(O, "9p", worth=(items or {"ping_hu": 10})).birds(bird)


def _big(payer: int = O, bird: str = "4m", worth: int = 60) -> Table:
    return Table().holds(N, PAIRS).round().wins(N, "1s", on=payer, qi_xiao_dui=worth).birds(bird)


def _konged() -> Table:
    """N has a kong on a discard, O a concealed one; U waits from its second draw on."""
    return (
        Table().deals(U, "123m456p789s2s55p9m").gives(N, "111s").gives(O, "999p").feeds(O, "1s")
        .kongs(N, "1s", "exposed", "supplement", of=O).draws(N, source="tail").discards(N)
        .until(O).draws(O, "9p").kongs(O, "9p", "concealed", "supplement")
        .draws(O, source="tail").discards(O)
    )


def _konged_to_the_end() -> Table:
    """N's concealed kong stands when all four refuse the last tile."""
    return (
        Table().gives(N, "111s").until(N).draws(N, "1s").label("kong").kongs(N, "1s", "concealed", "supplement")
        .draws(N, source="tail").discards(N).to_the_last_tile().sea(O, False).sea(U, False).sea(D, False)
        .sea(N, False)
    )


PRICES = [
    case("pay-itemised-with-dealer", "The dealer's addition is an item of the payment, not of the hand.", "NT-38",
         _fed(D, "3p").settles(D, N, "win", 20, "win", ping_hu=10, zhuang_xian=10)
         .ends(scores=(-20, 20, 0, 0), next_dealer=N)),
    case("pay-itemised-self-draw", "Three payments of a self-draw, the dealer's with its addition, the hit one twice.",
         "NT-37 NT-49",
         _drawn().settles(D, O, "win", 20, "win", ping_hu=10, zhuang_xian=10).settles(N, O, "win", 10, "win", ping_hu=10)
         .settles(U, O, "win", 10, "win", ping_hu=10).settles(U, O, "bird", 10, "win", zha_niao=10)
         .ends(scores=(-20, -10, 50, -20), next_dealer=O)),
    case("pay-big-self-draw", "A big self-draw costs the dealer seventy, the others sixty.", "NT-39",
         Table().holds(O, PAIRS).round().self_draws(O, "1s", qi_xiao_dui=60).birds("4p")
         .ends(scores=(-70, -60, 250, -120), next_dealer=O)),
    case("pay-big-to-the-dealer", "Who throws into the dealer's big hand pays seventy.", "NT-40",
         Table().holds(D, PAIRS).round().wins(D, "1s", on=O, qi_xiao_dui=60).birds("4p")
         .ends(scores=(70, 0, -70, 0), next_dealer=D)),
    *(
        case(f"pay-small-{worth}", f"A small hand may be worth {worth}.", "NT-37 NT-38",
             _fed(ping_hu=worth).ends(scores=(0, worth, -worth, 0), next_dealer=N),
             options={"points_small": worth})
        for worth in (10, 5, 0)
    ),
    *(
        case(f"pay-big-{worth}", f"A big hand may be worth {worth}.", "NT-39 NT-40",
             _big(worth=worth).ends(scores=(0, worth, -worth, 0), next_dealer=N), options={"points_big": worth})
        for worth in (60, 45)
    ),
    *(
        case(f"pay-dealer-{worth}", f"The dealer's addition may be {worth}.", "NT-37 NT-38",
             _fed(D, "3p").ends(scores=(-10 - worth, 10 + worth, 0, 0), next_dealer=N),
             options={"points_dealer": worth})
        for worth in (10, 3, 0)
    ),
    case("pay-opening-dealer-once", "Where the dealer's addition counts once, two openings cost the dealer thirty.",
         "NT-43 NT-41",
         Table().deals(N, "1111m46m57p22239s").opens(N, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10).birds("4p")
         .ends(scores=(-30, 90, -20, -40), next_dealer=N), options={"dealer_bonus": "once"}),
    *(
        case(f"pay-bird-and-dealer-{str(doubled).lower()}", says, "NT-44 NT-49",
             _drawn("5s").ends(scores=scores, next_dealer=O), options={"bird_doubles_dealer_add": doubled})
        for doubled, scores, says in (
            (True, (-40, -10, 60, -10), "The bird doubles the dealer's addition too."),
            (False, (-30, -10, 50, -10), "Where it does not, the bird doubles the hand's worth alone."),
        )
    ),
    case("pay-changsha", "The Changsha table counts one for a small hand and one for the dealer.", "NT-38 NT-47",
         _fed(D, "3p4s", ping_hu=1).ends(scores=(-2, 2, 0, 0), next_dealer=N), preset="changsha"),
    case("pay-changsha-big", "The Changsha table counts six for a big hand.", "NT-40",
         _big(D, "3p4s", worth=6).ends(scores=(-7, 7, 0, 0), next_dealer=N), preset="changsha"),
    case("pay-small-vanishes-in-big", "A plain shape adds nothing to a big hand.", "NT-42",
         Table().holds(N, "11m234m456m678m78m")
         .wins(N, "9m", on=O, claims={"ping_hu": 10, "qing_yi_se": 60}, qing_yi_se=60).birds("4p")
         .ends(scores=(0, 60, -60, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win", N)]),
]

ESCAPES = [
    case("escape-to-the-house", "The fine of an escape goes to the house.", "NT-45",
         Table().round().label("gone").event("escape", O).settles(O, "house", "penalty", 70, "gone", tao_pao=70)
         .ends("escaped", scores=(0, 0, -70, 0), next_dealer=D), options={"escape_share": "none"}),
    case("escape-shared", "Where it is shared, each other seat gets a third and the house the rest.", "NT-45",
         Table().round().label("gone").event("escape", O).settles(O, D, "penalty", 23, "gone", tao_pao=23)
         .settles(O, N, "penalty", 23, "gone", tao_pao=23).settles(O, U, "penalty", 23, "gone", tao_pao=23)
         .settles(O, "house", "penalty", 1, "gone", tao_pao=1)
         .ends("escaped", scores=(23, 23, -70, 23), next_dealer=D), options={"escape_share": "equal"}),
    *(
        case(f"escape-{fine}", f"The fine of an escape may be {fine}.", "NT-45",
             Table().round().event("escape", N).ends("escaped", scores=(0, -fine, 0, 0), next_dealer=D),
             options={"escape_penalty": fine})
        for fine in (0, 30)
    ),
    case("escape-pays-no-kongs", "An escape ends the hand without kong fees.", "NT-45 NT-60",
         _konged().event("escape", U).ends("escaped", scores=(0, 0, 0, -70), next_dealer=D), options={"kong_fee": 10}),
    case("escape-keeps-openings", "Openings paid before an escape stay paid.", "NT-45 NT-21",
         Table().deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).starts().event("escape", O)
         .ends("escaped", scores=(-20, 40, -80, -10), next_dealer=D), options={"opening_win": "continue"}),
    case("escape-in-the-log-only", "A seat that lost its line costs nothing.", "NT-45",
         Table().starts().event("disconnect", O).round().event("reconnect", O).round().stops()),
    case("escape-outcome-without-escape", "A hand said to end by escape must show one.", "GEN-07",
         Table().round().ends("escaped", scores=None), findings=[finding("broken_record", "GEN-07", None)]),
]

KONG_FEES = [
    *(
        case(f"kong-fee-{fee}", says, "NT-60",
             _konged().until(U).draws(U, "3s").discards(U, "9m").wins(U, "4s", on=D, ping_hu=10).birds("3m")
             .ends(scores=scores, next_dealer=U), options={"kong_fee": fee})
        for fee, scores, says in (
            (0, (-20, 0, 0, 20), "Without a fee agreed, kongs earn nothing."),
            (5, (-30, 10, 10, 10), "Each standing kong earns the agreed fee from three seats."),
        )
    ),
    case("kong-fee-itemised", "A kong's fee is paid for the kong, whoever wins.", "NT-60",
         _konged_to_the_end().settles(D, N, "kong", 10, "kong", gang_fen=10)
         .settles(O, N, "kong", 10, "kong", gang_fen=10).settles(U, N, "kong", 10, "kong", gang_fen=10)
         .ends("draw", scores=(-10, 30, -10, -10), next_dealer=O), options={"kong_fee": 10}),
    *(
        case(f"kong-fee-on-a-draw-{str(paid).lower()}", says, "NT-60",
             _konged_to_the_end().ends("draw", scores=scores, next_dealer=O),
             options={"kong_fee": 10, "kong_fee_on_draw": paid})
        for paid, scores, says in (
            (True, (-10, 30, -10, -10), "Kongs are paid on a drawn hand too."),
            (False, (0, 0, 0, 0), "Where the room says so, a drawn hand pays no kongs."),
        )
    ),
    case("kong-fee-robbed", "A robbed kong pays nothing.", "NT-60 NT-34",
         Table().deals(U, "456m678s22m345s7p1m").gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
         .until(U).draws(U, "8p").discards(U, "1m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
         .robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p").ends(scores=(-70, 0, 0, 70), next_dealer=U),
         options={"kong_fee": 10}),
    case("kong-fee-dissolved", "A hand that the table ended pays no kongs.", "NT-60 NT-45",
         _konged().event("dissolve").ends("dissolved", next_dealer=D), options={"kong_fee": 10}),
]


def _claims(scores: tuple[int, ...] | None) -> Json:
    return {"scores": None if scores is None else list(scores)}


CLAIMED = [
    case("claim-wrong-payment", "A payment booked too high is wrong at its clause.", "NT-38",
         _fed().books_payment(O, N, "win", 20, "win").ends(scores=(0, 10, -10, 0), next_dealer=N, claims=_claims(None)),
         findings=[finding("wrong_transfer", "NT-38", "win")]),
    case("claim-wrong-payment-and-scores", "Scores that follow a wrong payment are its consequence.", "NT-38 GEN-09",
         _fed().books_payment(O, N, "win", 20, "win")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims=_claims((0, 20, -20, 0))),
         findings=[finding("wrong_transfer", "NT-38", "win"), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("claim-payment-missing", "A payment due but not booked is wrong.", "NT-37",
         _drawn().books_payment(D, O, "win", 20, "win").books_payment(N, O, "win", 10, "win")
         .books_payment(U, O, "bird", 10, "win").ends(scores=(-20, -10, 50, -20), next_dealer=O, claims=_claims(None)),
         findings=[finding("wrong_transfer", "NT-37", "win")]),
    case("claim-wrong-scores", "Scores that do not follow from the hand are wrong.", "GEN-09",
         _fed().ends(scores=(0, 10, -10, 0), next_dealer=N, claims=_claims((0, 20, -20, 0))),
         findings=[finding("wrong_score", "GEN-09", None)]),
    case("claim-scores-that-do-not-balance", "Scores that lose points are wrong.", "GEN-09",
         _fed().ends(scores=(0, 10, -10, 0), next_dealer=N, claims=_claims((0, 10, -5, 0))),
         findings=[finding("wrong_score", "GEN-09", None)]),
    case("claim-totals", "Final scores follow from the start and the hands.", "GEN-09 GEN-10",
         _fed().ends(scores=(0, 10, -10, 0), next_dealer=N),
         head={"start_scores": [100, 100, 100, 100], "end_scores": [100, 110, 90, 100]},
         expect={"end_scores": [100, 110, 90, 100]}),
    case("claim-wrong-totals", "Final scores that do not follow from the hands are wrong.", "GEN-10",
         _fed().ends(scores=(0, 10, -10, 0), next_dealer=N),
         head={"start_scores": [100, 100, 100, 100], "end_scores": [100, 110, 95, 100]},
         log_findings=[finding("wrong_total", "GEN-10", None)]),
    case("claim-wrong-items", "A hand booked as another is wrong by the hand due.", "NT-31",
         Table().holds(N, PAIRS).wins(N, "1s", on=O, claims={"peng_peng_hu": 60}, qi_xiao_dui=60).birds("4m")
         .ends(scores=(0, 60, -60, 0), next_dealer=N), findings=[finding("wrong_items", "NT-26", "win", N)]),
    case("claim-wrong-points", "An item with the wrong points is wrong.", "NT-31",
         Table().holds(N, PAIRS).wins(N, "1s", on=O, claims={"qi_xiao_dui": 120}, qi_xiao_dui=60).birds("4m")
         .ends(scores=(0, 60, -60, 0), next_dealer=N), findings=[finding("wrong_items", "NT-31", "win", N)]),
    case("claim-nothing", "A log that claims no numbers is priced all the same.", "NT-38",
         Table().holds(N, P).ready().feeds(O, "4s").event("win", N, "4s", **{"from": O}).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"scores": None, "next_dealer": None}, wins=False)),
]

CASES = [*PRICES, *ESCAPES, *KONG_FEES, *CLAIMED]
