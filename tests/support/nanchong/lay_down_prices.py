"""What 摆 is worth to the winner and costs the payer: NC-21 to NC-25."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

from tests.support.cases import Case, finding
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
SINGLE = "123456m13s99s [222p]"
#: Thirteen tiles of C: three waits, and one.
SEVERAL = ("45678p22s345m111s", "45678p", "3p6p9p")
ONE = ("46p11p345m777m111s", "46p", "5p")


def _b(hand: str = P, waits: str = "6s9s") -> Table:
    return Table().holds(B, hand).lays(B, "78s" if hand == P else "13s", waits)


def _c(table: Table, kind: tuple[str, str, str] = SEVERAL) -> Table:
    return table.holds(C, kind[0]).lays(C, kind[1], kind[2])


def _robbed(*, laid: bool, single: bool = False) -> Table:
    """C, who may have laid down, adds the tile for which B has."""
    tile, hand, waits = ("2s", SINGLE, "2s") if single else ("6s", P, "6s9s")
    table = Table().holds(C, f"45678p11m999m [{tile[0] * 3}s]").holds(B, hand).ready()
    if laid:
        table.lays(C, "45678p", "3p6p9p")
    return table.lays(B, "13s" if single else "78s", waits).adds(C, tile)


WINNERS = [
    case("bai-self-draw", "Laid down and self-drawn counts two.", "NC-21",
         _b().self_draws(B, "6s", di=1, bai_pai=2).all_pay(3).closes(B)),
    case("bai-discard", "Laid down and won off a discard counts two.", "NC-21",
         _b().wins(B, "9s", on=D, di=1, bai_pai=2).pays(D, 3).closes(B)),
    case("bai-robbed", "A robbed kong counts as a discard.", "NC-21 NC-37",
         _robbed(laid=False).robs(B, "6s", of=C, di=1, bai_pai=2).pays(C, 4, clause="NC-37", qiang_gang=1).closes(B)),
    case("bai-single-robbed", "One wait laid down and robbed counts as off a discard.", "NC-25 NC-37",
         _robbed(laid=False, single=True).robs(B, "2s", of=C, di=1, du_zhang_bai=2).pays(C, 4, clause="NC-37", qiang_gang=1).closes(B)),
    case("bai-single-pair", "One kind of wait is one wait, whatever its form.", "NC-25",
         Table().holds(B, "4p [111s] [333s] [555s] [888p]").lays(B, "4p", "4p")
         .self_draws(B, "4p", di=1, da_dui_zi=4, que_yi_men=1, jin_gou_diao=1, du_zhang_bai=5).all_pay(12).closes(B)),
    case("bai-single-of-two-tiles", "Two tiles of one kind are still one wait.", "NC-25",
         Table().holds(B, "123456m12s99s [222p]").lays(B, "12s", "3s").self_draws(B, "3s", di=1, du_zhang_bai=5).all_pay(6).closes(B)),
    case("bai-two-kinds-are-not-single", "Two kinds of wait are none alone.", "NC-25 NC-21",
         Table().holds(B, "123456m11s99s [222p]").lays(B, "11s99s", "1s9s").self_draws(B, "9s", di=1, bai_pai=2).all_pay(3).closes(B)),
    case("bai-dead-wait-makes-single", "A wait that is dead leaves one.", "NC-25 NC-30",
         Table().holds(B, "123p456p3456m [333m]").lays(B, "3456m", "6m")
         .self_draws(B, "6m", di=1, que_yi_men=1, gen=1, du_zhang_bai=5).all_pay(8).closes(B)),
    case("bai-not-for-others", "Only who has laid down has the two.", "NC-21",
         _c(Table().holds(B, P)).wins(B, "6s", on=D, di=1).pays(D, 1).closes(B)),
    case("bai-late-is-paid", "A 摆 too late is paid like any other.", "NC-24 NC-21",
         Table().holds(B, P).until_left(13, B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B)
         .wins(B, "6s", on=C, di=1, bai_pai=2).pays(C, 3).closes(B),
         findings=[finding("illegal_action", "NC-24", "laid", B, code="lay-down-too-late")]),
]

PAYERS = [
    case("bai-payer-single", "One wait laid down that deals in pays two.", "NC-25",
         _c(Table().holds(B, P), ONE).wins(B, "6s", on=C, di=1).pays(C, 3, du_zhang_pei=2).closes(B)),
    case("bai-payer-robbed", "Who has laid down and is robbed pays as off a discard.", "NC-22 NC-37",
         _robbed(laid=True).robs(B, "6s", of=C, di=1, bai_pai=2).pays(C, 6, clause="NC-37", qiang_gang=1, bai_pai_pei=2).closes(B)),
    case("bai-payer-at-once", "Who lays down with the very discard that deals in has laid down.", "NC-22",
         Table().holds(B, P).deals(C, "45678p22s345m11s6s").ready().until(C).draws(C, "1s").lays_down(C, "45678p", "3p6p9p").discards(C, "6s")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 3, bai_pai_pei=2).closes(B)),
    case("bai-payer-of-two", "Who has laid down pays two to each of two winners.", "NC-22 NC-31",
         _c(Table().holds(B, P).holds(D, "123789m78s55p [333p]").ready()).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
         .pays(C, 3, to=B, clause="NC-31", bai_pai_pei=2).pays(C, 3, to=D, clause="NC-31", bai_pai_pei=2).closes(C)),
    case("bai-both-single", "One wait each: two and two.", "NC-23 NC-25",
         _c(_b(SINGLE, "2s"), ONE).wins(B, "2s", on=C, di=1, du_zhang_bai=2).pays(C, 5, du_zhang_pei=2).closes(B)),
    case("bai-both-single-self-draw", "One wait each, self-drawn: five, and two from the one who has laid down.", "NC-25",
         _c(_b(SINGLE, "2s"), ONE).self_draws(B, "2s", di=1, du_zhang_bai=5).pays(A, 6).pays(C, 8, du_zhang_pei=2).pays(D, 6).closes(B)),
    case("bai-payer-not-bystander", "Who has laid down and does not deal in pays nothing.", "NC-22",
         _c(Table().holds(B, P)).wins(B, "6s", on=A, di=1).pays(A, 1).closes(B)),
]


def _prices(option: str, values: tuple[int, ...], table: Callable[[int], Table], clauses: str) -> list[Case]:
    return [
        case(f"{option.replace('_', '-').removeprefix('points-')}-{value}", f"It may be worth {value}.", clauses, table(value), options={option: value})
        for value in values
    ]


def _worth(code: str, value: int) -> Json:
    return {code: value} if value else {}


PRICES = [
    *_prices("points_bai_pai", (2, 4, 0), lambda v: _b().wins(B, "6s", on=C, di=1, worth=_worth("bai_pai", v)).pays(C, 1 + v).closes(B), "NC-21"),
    *_prices("points_du_zhang_bai_self_draw", (5, 3, 0), lambda v: _b(SINGLE, "2s")
             .self_draws(B, "2s", di=1, worth=_worth("du_zhang_bai", v)).all_pay(1 + v).closes(B), "NC-25"),
    *_prices("points_du_zhang_bai_discard", (2, 5, 0), lambda v: _b(SINGLE, "2s")
             .wins(B, "2s", on=C, di=1, worth=_worth("du_zhang_bai", v)).pays(C, 1 + v).closes(B), "NC-25"),
    *_prices("points_bai_pai_pei_discard", (2, 3, 0), lambda v: _c(Table().holds(B, P))
             .wins(B, "6s", on=C, di=1).pays(C, 1 + v, worth=_worth("bai_pai_pei", v)).closes(B), "NC-22"),
    *_prices("points_bai_pai_pei_self_draw", (0, 2), lambda v: _c(Table().holds(B, P))
             .self_draws(B, "6s", di=1).pays(A, 1).pays(C, 1 + v, worth=_worth("bai_pai_pei", v)).pays(D, 1).closes(B), "NC-22"),
    *_prices("points_du_zhang_bai_pei_discard", (2, 3, 0), lambda v: _c(Table().holds(B, P), ONE)
             .wins(B, "6s", on=C, di=1).pays(C, 1 + v, worth=_worth("du_zhang_pei", v)).closes(B), "NC-25"),
    *_prices("points_du_zhang_bai_pei_self_draw", (2, 3, 0), lambda v: _c(Table().holds(B, P), ONE)
             .self_draws(B, "6s", di=1).pays(A, 1).pays(C, 1 + v, worth=_worth("du_zhang_pei", v)).pays(D, 1).closes(B), "NC-25"),
]

BOOKED = [
    case("bai-booked-single-as-two", "One wait self-drawn is booked at two: five are due.", "NC-25",
         _b(SINGLE, "2s").self_draws(B, "2s", claims={"di": 1, "bai_pai": 2}, di=1, du_zhang_bai=5).all_pay(6).closes(B),
         findings=[finding("wrong_items", "NC-21", "win", B, code="items-differ")]),
    case("bai-booked-without", "The two of a 摆 are forgotten.", "NC-21",
         _b().wins(B, "6s", on=C, claims={"di": 1}, di=1, bai_pai=2).pays(C, 3).closes(B),
         findings=[finding("wrong_items", "NC-21", "win", B, code="items-differ")]),
    case("bai-booked-payer-without", "The two of a payer who has laid down are forgotten.", "NC-22",
         _c(Table().holds(B, P)).wins(B, "6s", on=C, di=1).pays(C, 3, bai_pai_pei=2, books={"di": 1}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-22", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("bai-booked-payer-on-a-self-draw", "Several waits laid down cost nothing on another's self-draw.", "NC-22",
         _c(Table().holds(B, P)).self_draws(B, "6s", di=1).pays(A, 1).pays(C, 1, books={"di": 1, "bai_pai_pei": 2}).pays(D, 1)
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-22", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("bai-booked-for-another-than-the-one-laid-down", "D discards and pays for the single wait that C has laid down.", "NC-22",
         _c(Table().holds(B, P), ONE).wins(B, "6s", on=D, di=1).pays(D, 1, books={"di": 1, "bai_pai_pei": 2}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-22", "win", D, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", D, consequent=True)]),
    case("bai-booked-single-where-it-costs-nothing", "C has laid down one wait, which costs nothing here, and pays for it.", "NC-25",
         _c(Table().holds(B, P), ONE).wins(B, "6s", on=C, di=1).pays(C, 1, books={"di": 1, "bai_pai_pei": 2}).closes(B, claims={"scores": None}),
         options={"points_du_zhang_bai_pei_discard": 0},
         findings=[finding("wrong_items", "NC-25", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("bai-booked-doubled", "Both laid down is two and two, no doubling.", "NC-23 NC-22",
         _c(_b()).wins(B, "6s", on=C, di=1, bai_pai=2).pays(C, 5, bai_pai_pei=2, books={"di": 1, "bai_pai": 2, "bai_pai_pei": 4})
         .closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-22", "win", C, code="payment-items-differ"),
                   finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
]

CASES = [*WINNERS, *PAYERS, *PRICES, *BOOKED]
