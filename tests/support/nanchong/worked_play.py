"""The rulebook's worked examples X12 and X22 to X35: what the payer owes beside the hand, and events of play."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.nanchong_tables import A, B, C, D, Table, case

P = "123456m78s99s [222p]"
SINGLE = "123456m13s99s [222p]"
CLOSED = "123456m789p78s22s"
HOOKED = "4p [111s] [333s] [555s] [888p]"


def _single() -> Table:
    """B has laid down waiting for 2s alone."""
    return Table().holds(B, SINGLE).lays(B, "13s", "2s")


def _c_laid(table: Table) -> Table:
    """C has laid down waiting for three tiles, none of them B's."""
    return table.holds(C, "45678p22s345m111s").lays(C, "45678p", "3p6p9p")


LAID = [
    case("X22", "Both laid down: the winner's two and the thrower's two.", "NC-21 NC-22 NC-23",
         _c_laid(Table().holds(B, P).lays(B, "78s", "6s9s")).wins(B, "6s", on=C, di=1, bai_pai=2)
         .pays(C, 5, bai_pai_pei=2).closes(B, (0, 5, -5, 0))),
    case("X23", "A thrower who has laid down pays two more.", "NC-22",
         _c_laid(Table().holds(B, P)).wins(B, "6s", on=C, di=1).pays(C, 3, bai_pai_pei=2).closes(B, (0, 3, -3, 0))),
    case("X24", "Laid down with one wait and self-drawn counts five.", "NC-25",
         _single().self_draws(B, "2s", di=1, du_zhang_bai=5).all_pay(6).closes(B, (-6, 18, -6, -6))),
    case("X25", "Laid down with one wait and won off a discard counts two.", "NC-25",
         _single().wins(B, "2s", on=C, di=1, du_zhang_bai=2).pays(C, 3).closes(B, (0, 3, -3, 0))),
    case("X25-platform", "Where one wait counts five on a discard too.", "NC-25",
         Table().holds(B, SINGLE).lays(B, "123456m13s99s", "2s").wins(B, "2s", on=C, di=1, du_zhang_bai=5)
         .pays(C, 6).closes(B, (0, 6, -6, 0)), preset="platform"),
    *(
        case(name, says, "NC-25 NC-22",
             Table().holds(B, P).holds(C, "46p11p345m777m111s").holds(D, "45678m33p444s222s")
             .lays(C, "46p11p345m777m111s", "5p").lays(D, "45678m33p444s222s", "3m6m9m").self_draws(B, "6s", di=1)
             .pays(A, 1).pays(C, 3, du_zhang_pei=2).pays(D, 1 + plain, worth={"bai_pai_pei": 2} if plain else {})
             .closes(B, scores), preset=preset)
        for name, preset, plain, scores, says in (
            ("X26", "seed-000", 0, (-1, 5, -3, -1), "On another's self-draw one wait laid down pays two more, several waits none."),
            ("X26-platform", "platform", 2, (-1, 7, -3, -3), "Where laid down always pays two more on another's self-draw."),
        )
    ),
]

PIAO = [
    case("X27", "Both 飘 add up: two and three.", "NC-12 NC-11",
         Table(piao=(0, 2, 3, 0)).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B, (0, 6, -6, 0))),
    case("X28", "On a self-draw each payer's 飘 is added to the winner's.", "NC-11 NC-12",
         Table(piao=(3, 2, 0, 5)).holds(B, P).self_draws(B, "6s", di=1).pays(A, 6, piao_both=5).pays(C, 3, piao=2)
         .pays(D, 8, piao_both=7).closes(B, (-6, 17, -3, -8))),
]


def _c_after_kong(source: str = "tail") -> Table:
    """C draws 6s for a concealed kong and throws it."""
    return (
        Table().holds(B, P).gives(C, "444p").ready().conceals(C, "4p", "6s", source).discards(C, "6s")
        .wins(B, "6s", on=C, feed=False, di=1)
    )


def _c_adds() -> Table:
    """C adds 6s to its pung; B waits for it by then."""
    return (
        Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")
    )


EVENTS = [
    case("X12", "Who has melded all four sets and throws the tile pays one more.", "NC-39",
         Table().holds(C, HOOKED).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 2, jin_gou_pao=1).closes(B, (0, 2, -2, 0))),
    case("X29", "The tile drawn for a kong wins: one, and the kong's four alike.", "NC-42 NC-44 NC-34",
         Table().holds(B, "123456m78s22s ((3333p))").unplanned().conceals(B, "3p", "9s")
         .self_draws(B, "9s", draw=False, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(B, (-4, 12, -4, -4))),
    case("X30", "The discard after a kong's tile costs one more.", "NC-43",
         _c_after_kong().pays(C, 2, gang_shang_pao=1).closes(B, (0, 2, -2, 0))),
    case("X31", "A robbed kong costs one more.", "NC-37",
         _c_adds().robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B, (0, 2, -2, 0))),
    case("X32", "The last tile of the wall self-drawn counts one.", "NC-40",
         Table().holds(B, P).until_left(1, B)
         .self_draws(B, "6s", di=1, hai_di_lao=1).all_pay(2).closes(B, (-2, 6, -2, -2))),
    case("X33", "Who draws the last tile and throws into a hand pays one more.", "NC-41",
         Table().holds(B, P).until_left(1, C).wins(B, "6s", on=C, di=1).pays(C, 2, hai_di_pao=1).closes(B, (0, 2, -2, 0))),
    case("X34", "What the thrower owes beside the hand adds up.", "NC-43 NC-41 NC-39 NC-25",
         Table().holds(B, P).holds(C, "4p [111s] [333s] [555s] |9999p|").leaves_out_kongs().feeds(D, "9p")
         .pungs(C, "9p", of=D).discards(C).lays(C, "4p", "4p").until_left(2, C, "7p").adds(C, "9p").draws(C, "6s", "tail")
         .discards(C, "6s").wins(B, "6s", on=C, feed=False, di=1)
         .pays(C, 6, gang_shang_pao=1, hai_di_pao=1, jin_gou_pao=1, du_zhang_pei=2).closes(B, (0, 6, -6, 0))),
    *(
        case(name, says, "NC-28 NC-34",
             Table().deals(A, "123456m789p789s22s").dealt_win(A, di=1, men_qing=1, tian_hu=worth).all_pay(2 + worth)
             .closes(A, (6 + 3 * worth, -2 - worth, -2 - worth, -2 - worth)), options=options)
        for name, worth, options, says in (
            ("X35", 0, None, "The dealer wins as dealt; the name alone counts nothing."),
            ("X35-worth-three", 3, {"points_tian_hu": 3}, "Where a dealt win counts three."),
        )
    ),
    case("X38", "Reported as dealt, laid down later, self-drawn.", "NC-26 NC-21",
         Table().holds(B, CLOSED).reports(B).lays(B, "78s", "6s9s").self_draws(B, "9s", di=1, men_qing=1, bai_pai=2)
         .all_pay(4).closes(B, (-4, 12, -4, -4))),
]


def _x39() -> Table:
    """B's kong of the next-to-last tile wins with the last one; kept open were 1m to 9m."""
    return (
        Table(piao=(1, 1, 0, 0)).holds(B, "2345678m999m ((1111m))").avoids("1369m").unplanned()
        .lays(B, "2345678m999m", "1m2m3m4m5m6m7m8m9m").until_left(2, B).draws(B, "1m").label("kong")
        .kongs(B, "1m", "concealed").draws(B, "5m", "tail")
        .self_draws(B, "5m", draw=False, di=1, qing_yi_se=6, men_qing=1, gen=1, gang_shang_hua=1, hai_di_lao=1, bai_pai=2)
        .pays(A, 15, piao_both=2).pays(C, 14, piao=1).pays(D, 14, piao=1).closes(B, (-15, 43, -14, -14))
    )


LAST = [
    case("X39", "Everything at once: one suit, a kong, its tile the last of the wall, laid down, both 飘.",
         "NC-45 NC-34 NC-44 NC-42 NC-40 NC-21 NC-11 NC-12 NC-20", _x39(), options={"lock_kong": "still_ready"}),
]

CASES = [*LAID, *PIAO, *EVENTS, *LAST]
