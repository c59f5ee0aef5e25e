"""What a table may price otherwise: each price at two values, the cap, the least, and what a self-draw earns."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

from tests.support.cases import Case, illegal
from tests.support.nanchong_tables import A, B, C, Json, Table, Worth, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"


def _won(hand: str, tile: str, points: int, rest: Worth | None = None, *, self_drawn: bool = False, **items: int) -> Table:
    """B wins off C or draws the tile; items worth nothing are left out."""
    worth = {code: value for code, value in {**items, **(rest or {})}.items() if value}
    table = Table().holds(B, hand)
    if self_drawn:
        table.self_draws(B, tile, worth=worth)
        return (table.all_pay(points) if points else table).closes(B)
    table.wins(B, tile, on=C, worth=worth)
    return (table.pays(C, points) if points else table).closes(B)


def _priced(option: str, values: tuple[int, ...], table: Callable[[int], Table], clause: str) -> list[Case]:
    name = option.removeprefix("points_").replace("_", "-")
    return [case(f"price-{name}-{value}", f"The table counts {value} for it.", clause, table(value), options={option: value}) for value in values]


def _c_after_kong(value: int) -> Table:
    table = Table().holds(B, P).gives(C, "444p").ready().conceals(C, "4p", "6s").discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1)
    return table.pays(C, 1 + value, worth={"gang_shang_pao": value} if value else {}).closes(B)


def _robbed(value: int) -> Table:
    table = Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s").robs(B, "6s", of=C, di=1)
    return table.pays(C, 1 + value, clause="NC-37", worth={"qiang_gang": value} if value else {}).closes(B)


def _last(value: int) -> Table:
    table = Table().holds(B, P).until_left(1, C).wins(B, "6s", on=C, di=1)
    return table.pays(C, 1 + value, worth={"hai_di_pao": value} if value else {}).closes(B)


def _hooked(value: int) -> Table:
    table = Table().holds(C, "4p [111s] [333s] [555s] [888p]").holds(B, P).wins(B, "6s", on=C, di=1)
    return table.pays(C, 1 + value, worth={"jin_gou_pao": value} if value else {}).closes(B)


def _last_drawn(value: int) -> Table:
    items = {"hai_di_lao": value} if value else {}
    return Table().holds(B, P).until_left(1, B, "1p").self_draws(B, "6s", worth={"di": 1, **items}).all_pay(1 + value).closes(B)


def _flower(value: int) -> Table:
    items = {"gang_shang_hua": value} if value else {}
    table = Table().holds(B, "123456m78s22s ((3333p))").unplanned().conceals(B, "3p", "9s")
    return table.self_draws(B, "9s", draw=False, worth={"di": 1, "men_qing": 1, "gen": 1, **items}).all_pay(3 + value).closes(B)


PRICES = [
    *_priced("points_di", (1, 2, 0), lambda v: _won(CLOSED, "6s", 1 + v, di=v, men_qing=1), "NC-32"),
    *_priced("points_qing_yi_se", (6, 3, 8), lambda v: _won("123456m67m55m [999m]", "8m", 1 + v, di=1, qing_yi_se=v), "NC-45"),
    *_priced("points_xiao_qi_dui", (5, 7), lambda v: _won("113355m2288p66s9s", "9s", 2 + v, di=1, men_qing=1, xiao_qi_dui=v), "NC-46"),
    *_priced("points_long_qi_dui_filled", (2, 1, 0),
             lambda v: _won("11133m5577p2299s", "1m", 7 + v, di=1, men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=v), "NC-48"),
    *_priced("points_da_dui_zi", (4, 2), lambda v: _won("77m888s33s [222m] [555p]", "3s", 1 + v, di=1, da_dui_zi=v), "NC-50"),
    *_priced("points_que_yi_men", (1, 2), lambda v: _won("123456789m34p55p", "2p", 2 + v, di=1, que_yi_men=v, men_qing=1), "NC-33"),
    *_priced("points_men_qing", (1, 0), lambda v: _won(CLOSED, "6s", 1 + v, di=1, men_qing=v), "NC-34"),
    *_priced("points_ka_xin_wu", (1, 2), lambda v: _won("12346m789p88p [111s]", "5m", 1 + v, di=1, ka_xin_wu=v), "NC-35"),
    *_priced("points_yi_ban_gao", (1, 0), lambda v: _won("45645m22789p [999s]", "6m", 1 + v, di=1, yi_ban_gao=v), "NC-36"),
    *_priced("points_jin_gou_diao", (1, 3), lambda v: _won("3s [222m] [555p] [888s] [777m]", "3s", 5 + v, di=1, da_dui_zi=4, jin_gou_diao=v), "NC-38"),
    *_priced("points_gen", (1, 2, 0), lambda v: _won("78s22s ((1111m)) {3333p} |6666p|", "9s", 1 + 3 * v, di=1, gen=3 * v), "NC-44"),
    *_priced("points_hai_di_lao", (1, 2), _last_drawn, "NC-40"),
    *_priced("points_gang_shang_hua", (1, 0), _flower, "NC-42"),
    *_priced("points_qiang_gang", (1, 2, 0), _robbed, "NC-37"),
    *_priced("points_gang_shang_pao", (1, 0), _c_after_kong, "NC-43"),
    *_priced("points_hai_di_pao", (1, 2), _last, "NC-41"),
    *_priced("points_jin_gou_pao", (1, 0), _hooked, "NC-39"),
    case("price-base-of-a-plain-hand-0", "A plain hand without a base costs nothing, and nothing is paid.", "NC-32", _won(P, "6s", 0),
         options={"points_di": 0}),
    case("price-gen-of-seven-pairs", "Four alike held among seven pairs have the price of four alike.", "NC-47 NC-44",
         _won("1111333m5577p2s2s", "3m", 15, di=1, men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=8), options={"points_gen": 3, "points_long_qi_dui_filled": 5}),
]

SELF_DRAWS = [
    case(f"self-draw-{name}-{value}", says, "NC-18", _won(hand, "6s", points, items, self_drawn=True, di=1, zi_mo=bonus),
         options={"self_draw_bonus": value})
    for value, name, hand, points, bonus, items, says in (
        ("none", "plain", P, 1, 0, {}, "A self-draw counts nothing by itself."),
        ("fan1", "plain", P, 2, 1, {}, "Where it counts one, it does."),
        ("base1", "plain", P, 2, 1, {}, "Where it adds one to the base, it does."),
        ("fan1", "closed", CLOSED, 3, 1, {"men_qing": 1}, "It stands beside what the hand is worth."),
    )
] + [
    case(f"self-draw-off-a-discard-{value}", "Off a discard nothing is added.", "NC-18", _won(P, "6s", 1, di=1), options={"self_draw_bonus": value})
    for value in ("fan1", "base1")
]


def _capped(name: str, says: str, cap: int, table: Table, options: Json | None = None) -> Case:
    return case(f"cap-{name}", says, "NC-32", table, options={"fan_cap": cap, **(options or {})})


CAPS = [
    _capped("none", "Without a cap everything counts.", 0, _won("1122335577889m", "9m", 13, di=1, qing_yi_se=6, men_qing=1, xiao_qi_dui=5)),
    _capped("above", "A cap above the hand takes nothing.", 12, _won("1122335577889m", "9m", 13, di=1, qing_yi_se=6, men_qing=1, xiao_qi_dui=5)),
    _capped("below", "A cap takes the fan above it; the base stays.", 5,
            Table().holds(B, "1122335577889m").wins(B, "9m", on=C, di=1, qing_yi_se=6, men_qing=1, xiao_qi_dui=5).pays(C, 6, feng_ding=-7).closes(B)),
    _capped("self-draw", "Each payer's share is capped.", 5,
            Table().holds(B, "1122335577889m").self_draws(B, "9m", di=1, qing_yi_se=6, men_qing=1, xiao_qi_dui=5).all_pay(6, feng_ding=-7).closes(B)),
    _capped("with-the-payers-lay-down", "The payer's 摆 is under the cap.", 2,
            Table().holds(B, CLOSED).holds(C, "45678p22s345m111s").lays(C, "45678p", "3p6p9p").wins(B, "6s", on=C, di=1, men_qing=1)
            .pays(C, 3, bai_pai_pei=2, feng_ding=-1).closes(B)),
    _capped("not-the-piao", "飘 is not.", 1,
            Table(piao=(0, 2, 1, 0)).holds(B, "123456789m34p55p").wins(B, "2p", on=C, di=1, que_yi_men=1, men_qing=1)
            .pays(C, 5, piao_both=3, feng_ding=-1).closes(B)),
    _capped("not-the-events-of-the-payer", "Nor is what the payer owes for how it was thrown.", 1,
            Table().holds(B, "123456789m34s55s").gives(C, "444p").conceals(C, "4p", "2s").discards(C, "2s")
            .wins(B, "2s", on=C, feed=False, di=1, que_yi_men=1, men_qing=1).pays(C, 3, gang_shang_pao=1, feng_ding=-1).closes(B)),
    _capped("self-draw-as-fan", "A self-draw that counts as fan is under the cap.", 1,
            Table().holds(B, CLOSED).self_draws(B, "6s", di=1, men_qing=1, zi_mo=1).all_pay(2, feng_ding=-1).closes(B), {"self_draw_bonus": "fan1"}),
    _capped("self-draw-as-base", "One that adds to the base is not.", 1,
            Table().holds(B, CLOSED).self_draws(B, "6s", di=1, men_qing=1, zi_mo=1).all_pay(3).closes(B), {"self_draw_bonus": "base1"}),
    _capped("of-the-winner-alone", "One who has laid down pays under the cap what another pays above it.", 3,
            Table().holds(B, CLOSED).holds(C, "46p11p345m777m111s").lays(C, "46p", "5p").self_draws(B, "6s", di=1, men_qing=1)
            .pays(A, 2).pays(C, 4, du_zhang_pei=2).pays(3, 2).closes(B)),
]


def _least(name: str, says: str, least: int, table: Table, *, enough: bool, options: Json | None = None) -> Case:
    due = [] if enough else [illegal("NC-32", "win", B, code="below-min-fan")]
    return case(f"least-{name}", says, "NC-32", table, options={"min_fan": least, **(options or {})}, findings=due)


LEAST = [
    _least("none", "A hand may be worth its base alone.", 0, _won(P, "6s", 1, di=1), enough=True),
    _least("one-of-none", "Where one is the least, a plain hand is too little; won all the same, it is paid.", 1, _won(P, "6s", 1, di=1), enough=False),
    _least("one-of-one", "One is enough.", 1, _won(CLOSED, "6s", 2, di=1, men_qing=1), enough=True),
    _least("two-of-one", "One is too little where two are the least.", 2, _won(CLOSED, "6s", 2, di=1, men_qing=1), enough=False),
    _least("two-of-two", "Two are enough.", 2, _won("123456789m34p55p", "2p", 3, di=1, que_yi_men=1, men_qing=1), enough=True),
    _least("two-where-one-is-enough", "More than the least is enough.", 1, _won("123456789m34p55p", "2p", 3, di=1, que_yi_men=1, men_qing=1), enough=True),
    _least("one-by-the-last-tile", "What happens around the win counts.", 1,
           Table().holds(B, P).until_left(1, B, "1p").self_draws(B, "6s", di=1, hai_di_lao=1).all_pay(2).closes(B), enough=True),
    _least("not-by-the-payer", "What the payer owes for how it was thrown does not.", 1, _last(1), enough=False),
    _least("not-by-piao", "Nor does 飘.", 1,
           Table(piao=(0, 2, 0, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 3, piao=2).closes(B), enough=False),
    _least("self-draw-as-fan", "A self-draw that counts as fan is enough.", 1, _won(P, "6s", 2, self_drawn=True, di=1, zi_mo=1), enough=True,
           options={"self_draw_bonus": "fan1"}),
    _least("self-draw-as-base", "One that adds to the base is not.", 1, _won(P, "6s", 2, self_drawn=True, di=1, zi_mo=1), enough=False,
           options={"self_draw_bonus": "base1"}),
]

CASES = [*PRICES, *SELF_DRAWS, *CAPS, *LEAST]
