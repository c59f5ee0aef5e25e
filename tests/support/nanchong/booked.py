"""Wins and payments booked otherwise than they are due: the clause of each price is cited where it is wrong."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nanchong_tables import A, B, C, D, Table, Worth, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"


def _booked(name: str, says: str, clause: str, hand: str, tile: str, due: Worth, claims: Worth) -> Case:
    """B wins off C; the log claims other items than are due, and its payment follows them."""
    points, booked = sum(due.values()), sum(claims.values())
    table = Table().holds(B, hand).wins(B, tile, on=C, claims=dict(claims), worth=due).pays(C, points, books=claims)
    found = [finding("wrong_items", clause, "win", B, code="items-differ"),
             finding("wrong_items", None, "win", C, code="payment-items-differ", consequent=True)]
    if points != booked:
        found += [finding("wrong_transfer", "NC-18", "win", C, consequent=True), finding("wrong_score", "GEN-09", None, consequent=True)]
    return case(f"booked-{name}", says, clause, table.closes(B, claims={"scores": [0, booked, -booked, 0]}), findings=found)


ITEMS = [
    _booked("base-of-two", "The base is one.", "NC-32", P, "6s", {"di": 1}, {"di": 2}),
    _booked("missing-suit-too", "Three suits miss none.", "NC-33", CLOSED, "6s", {"di": 1, "men_qing": 1}, {"di": 1, "men_qing": 1, "que_yi_men": 1}),
    _booked("missing-suit-beside-one-suit", "One suit counts no missing one beside it.", "NC-33", "123456m67m55m [999m]", "8m",
            {"di": 1, "qing_yi_se": 6}, {"di": 1, "que_yi_men": 1, "qing_yi_se": 6}),
    _booked("closed-with-a-pung", "A pung opens the hand.", "NC-34", P, "6s", {"di": 1}, {"di": 1, "men_qing": 1}),
    _booked("closed-forgotten", "No melds are forgotten.", "NC-34", CLOSED, "6s", {"di": 1, "men_qing": 1}, {"di": 1}),
    _booked("middle-at-the-end", "A five at the end of a run is no middle one.", "NC-35", "12334m789p88p [111s]", "5m", {"di": 1},
            {"di": 1, "ka_xin_wu": 1}),
    _booked("equal-runs-twice", "Two equal runs count once.", "NC-36", "45645m22789p [999s]", "6m", {"di": 1, "yi_ban_gao": 1}, {"di": 1, "yi_ban_gao": 2}),
    _booked("hook-with-a-set-in-hand", "A set in hand makes no hook.", "NC-38", "5m777s [111m] [333p] [999s]", "5m", {"di": 1, "da_dui_zi": 4},
            {"di": 1, "da_dui_zi": 4, "jin_gou_diao": 1}),
    _booked("fours-forgotten", "Four alike are forgotten.", "NC-44", "123789m45s99p [444s]", "6s", {"di": 1, "gen": 1}, {"di": 1}),
    _booked("one-suit-at-three", "One suit counts six by default.", "NC-45", "123456m67m55m [999m]", "8m", {"di": 1, "qing_yi_se": 6},
            {"di": 1, "qing_yi_se": 3}),
    _booked("pairs-as-triplets", "Seven pairs are no triplets.", "NC-46", "113355m2288p66s9s", "9s", {"di": 1, "men_qing": 1, "xiao_qi_dui": 5},
            {"di": 1, "men_qing": 1, "da_dui_zi": 4}),
    _booked("pairs-as-runs", "The cheaper reading is booked.", "NC-36", "445566m77889p22s", "9p", {"di": 1, "men_qing": 1, "xiao_qi_dui": 5},
            {"di": 1, "men_qing": 1, "yi_ban_gao": 2}),
    _booked("pairs-at-six-and-closed", "Seven pairs at six have the one for no melds inside.", "NC-49", "113355m2288p66s9s", "9s",
            {"di": 1, "men_qing": 1, "xiao_qi_dui": 5}, {"di": 1, "xiao_qi_dui": 6}),
    _booked("four-alike-of-pairs-twice", "The four alike of seven pairs count once.", "NC-44", "111133m5577p22s9s", "9s",
            {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1}, {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1, "gen": 1}),
    _booked("four-alike-held-as-filled", "Four alike held count one, not two.", "NC-47", "111133m5577p22s9s", "9s",
            {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1}, {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 2}),
    _booked("four-alike-filled-as-held", "Four alike filled count two.", "NC-48", "11133m5577p2299s", "1m",
            {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui_filled": 2}, {"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1}),
    _booked("triplets-at-five", "Triplets count four; only the hook makes them five.", "NC-50", "77m888s33s [222m] [555p]", "3s", {"di": 1, "da_dui_zi": 4},
            {"di": 1, "da_dui_zi": 5}),
    _booked("unknown-item", "An item that the rule set does not have is worth nothing.", "NC-32", P, "6s", {"di": 1}, {"di": 1, "tian_ting": 1}),
]

OTHERS = [
    case("booked-single-wait-at-two", "One wait laid down and self-drawn counts five.", "NC-25",
         Table().holds(B, "123456m13s99s [222p]").lays(B, "13s", "2s")
         .self_draws(B, "2s", claims={"di": 1, "du_zhang_bai": 2}, di=1, du_zhang_bai=5).all_pay(6).closes(B),
         findings=[finding("wrong_items", "NC-25", "win", B, code="items-differ")]),
    case("booked-single-wait-payer", "One wait laid down that deals in pays two.", "NC-25",
         Table().holds(B, P).holds(C, "46p11p345m777m111s").lays(C, "46p", "5p").wins(B, "6s", on=C, di=1)
         .pays(C, 3, du_zhang_pei=2, books={"di": 1, "bai_pai_pei": 3}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-25", "win", C, code="payment-items-differ"), finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("booked-self-draw-bonus", "A self-draw counts nothing by itself.", "NC-18",
         Table().holds(B, P).self_draws(B, "6s", claims={"di": 1, "zi_mo": 1}, di=1).all_pay(1).closes(B),
         findings=[finding("wrong_items", "NC-18", "win", B, code="items-differ")]),
    case("booked-unknown-item-when-nobody-wins", "Nothing else is paid for waiting than the best hand and 飘.", "NC-30",
         Table().holds(B, P).to_the_end_of_the_wall().owes(A, B, 1, di=1, books={"di": 1, "hua_zhu": 16}).owes(C, B, 1, di=1).owes(D, B, 1, di=1)
         .closes(A, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-30", None, A, code="payment-items-differ"), finding("wrong_transfer", "NC-30", None, A, consequent=True)]),
    case("booked-too-little-when-nobody-wins", "A waiting seat is paid in full.", "NC-30",
         Table().holds(B, "113355m2288p66s9s").to_the_end_of_the_wall().owes(A, B, 7, di=1, men_qing=1, xiao_qi_dui=5)
         .owes(C, B, 7, di=1, men_qing=1, xiao_qi_dui=5).owes(D, B, 7, di=1, men_qing=1, xiao_qi_dui=5)
         .closes(A, claims={"scores": None, "transfers": [{"from": seat, "to": B, "points": 6 if seat == D else 7, "cause": "check_ready"}
                                                          for seat in (A, C, D)]}),
         findings=[finding("wrong_transfer", "NC-30", None, D, code="payment-differs")]),
    case("booked-a-payment-of-a-win-without-figures", "A payment is held to what is due where the win claims neither items nor points.", "NC-18",
         Table().holds(B, P).wins(B, "6s", on=C, claims={}, di=1).pays(C, 1)
         .closes(B, claims={"scores": None, "transfers": [{"from": C, "to": B, "points": 2, "cause": "win"}]}),
         findings=[finding("wrong_transfer", "NC-18", "win", C, code="payment-differs")]),
    case("booked-in-two-payments", "A payment may be booked in parts.", "NC-18",
         Table().holds(B, CLOSED).wins(B, "6s", on=C, di=1, men_qing=1).pays(C, 2)
         .closes(B, claims={"transfers": [{"from": C, "to": B, "points": 1, "cause": "win"}] * 2})),
    case("booked-back-and-forth", "Payments between two seats are netted.", "NC-18",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1)
         .closes(B, claims={"transfers": [{"from": C, "to": B, "points": 3, "cause": "win"}, {"from": B, "to": C, "points": 2, "cause": "win"}]})),
    case("booked-nothing", "A log that claims no numbers is priced all the same.", "NC-18",
         Table().holds(B, P).ready().feeds(C, "6s").label("win").label("win-1").event("win", B, "6s", **{"from": C})
         .ends(scores=(0, 1, -1, 0), next_dealer=B, claims={"scores": None, "next_dealer": None}, wins=False)),
]

CASES = [*ITEMS, *OTHERS]
