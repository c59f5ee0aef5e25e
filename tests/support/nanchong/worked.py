"""The rulebook's worked examples X01 to X21 and X36 to X37: plain wins and patterns, and what else they cost."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case
from tests.support.nanchong_tables import B, C, Json, Table, case

P = "123456m78s99s [222p]"
ROOTS = "5m [111m] {3333m} |7777m| [999m]"
SEED = "3456755m [222m] {9999m}"


def fed(name: str, says: str, clauses: str, hand: str, tile: str, points: int, options: Json | None = None,
        preset: str = "seed-000", **items: int) -> Case:
    """B wins this tile off C, who alone pays."""
    table = Table().holds(B, hand).wins(B, tile, on=C, di=1, worth=items).pays(C, points)
    return case(name, says, clauses, table.closes(B, (0, points, -points, 0)), options=options, preset=preset)


def drawn(name: str, says: str, clauses: str, hand: str, tile: str, points: int, options: Json | None = None,
          preset: str = "seed-000", **items: int) -> Case:
    """B draws this tile; the three others pay alike."""
    table = Table().holds(B, hand).self_draws(B, tile, di=1, worth=items).all_pay(points)
    return case(name, says, clauses, table.closes(B, (-points, 3 * points, -points, -points)), options=options, preset=preset)


PLAIN = [
    fed("X01", "A plain hand won off a discard costs the thrower the base.", "NC-32 NC-18", P, "6s", 1),
    drawn("X02", "A plain hand self-drawn costs each of the three the base.", "NC-32 NC-18", P, "6s", 1),
    drawn("X03", "A hand without melds counts one more, self-drawn too.", "NC-34", "123456m789p78s22s", "9s", 2, men_qing=1),
    fed("X04", "Two suits and no melds count one each.", "NC-33 NC-34", "123456789m34p55p", "2p", 3,
        que_yi_men=1, men_qing=1),
    fed("X05", "A five between four and six counts one.", "NC-35", "12346m789p88p [111s]", "5m", 2, ka_xin_wu=1),
    fed("X06", "A five at the end of a run is none between.", "NC-35", "12334m789p88p [111s]", "5m", 1),
    fed("X07", "Two equal runs count one.", "NC-36", "45645m22789p [999s]", "6m", 2, yi_ban_gao=1),
    fed("X08", "Two suits, no melds, a middle five and two equal runs add up.", "NC-33 NC-34 NC-35 NC-36 NC-32",
        "44566m123789p22p", "5m", 5, que_yi_men=1, men_qing=1, ka_xin_wu=1, yi_ban_gao=1),
    fed("X09", "The dearest reading counts: seven pairs before two times two equal runs.", "NC-46 NC-49 NC-36",
        "445566m77889p22s", "9p", 7, men_qing=1, xiao_qi_dui=5),
]

BIG = [
    fed("X10", "Four triplets count four.", "NC-50", "77m888s33s [222m] [555p]", "3s", 5, da_dui_zi=4),
    drawn("X11", "All four sets melded and one tile left: triplets, the hook, and the kong's four alike.", "NC-38 NC-51 NC-44",
          "3s [222m] [555p] {8888s} [777m]", "3s", 7, gen=1, da_dui_zi=4, jin_gou_diao=1),
    fed("X13", "Seven pairs count five and one for no melds.", "NC-46 NC-49", "113355m2288p66s9s", "9s", 7,
        men_qing=1, xiao_qi_dui=5),
    drawn("X14", "Seven pairs of two suits.", "NC-46 NC-33", "113355m2288p66p9p", "9p", 8,
          que_yi_men=1, men_qing=1, xiao_qi_dui=5),
    fed("X15", "Four alike held among seven pairs count one.", "NC-47", "111133m5577p22s9s", "9s", 8,
        men_qing=1, xiao_qi_dui=5, long_qi_dui=1),
    fed("X16", "Four alike filled by the winning tile among seven pairs count two.", "NC-48", "11133m5577p2299s", "1m", 9,
        men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=2),
    drawn("X17", "One four alike held and one filled count three.", "NC-48 NC-44", "1111333m5577p2s2s", "3m", 10,
          men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=3),
    fed("X18", "Seven pairs of one suit add up.", "NC-45 NC-46", "1122335577889m", "9m", 13,
        qing_yi_se=6, men_qing=1, xiao_qi_dui=5),
    drawn("X19", "One suit, two fours alike, triplets and the hook.", "NC-45 NC-44 NC-50 NC-38", ROOTS, "5m", 14,
          qing_yi_se=6, gen=2, da_dui_zi=4, jin_gou_diao=1),
    fed("X36", "A pung and the fourth tile in a run are four alike.", "NC-44", "123789m45s99p [444s]", "6s", 2, gen=1),
    fed("X37", "One suit counts no missing suit beside it.", "NC-45 NC-33", "123456m67m55m [999m]", "8m", 7, qing_yi_se=6),
]


def _seed() -> Table:
    """B lays the seed's own example down."""
    return Table().holds(B, SEED).lays(B, "3456755m", "2m5m8m")


LAID = [
    case("X20", "The seed's example: one suit, four alike and laid down, off a discard.", "NC-52 NC-45 NC-44 NC-21",
         _seed().wins(B, "8m", on=C, di=1, qing_yi_se=6, gen=1, bai_pai=2).pays(C, 10).closes(B, (0, 10, -10, 0))),
    case("X21", "The seed's example self-drawn.", "NC-52 NC-18",
         _seed().self_draws(B, "8m", di=1, qing_yi_se=6, gen=1, bai_pai=2).all_pay(10).closes(B, (-10, 30, -10, -10))),
]

PRICED = [
    case("X20-seed-002", "The other seed's sum: one suit at three.", "NC-52 NC-45",
         _seed().wins(B, "8m", on=C, di=1, qing_yi_se=3, gen=1, bai_pai=2).pays(C, 7).closes(B, (0, 7, -7, 0)),
         preset="seed-002"),
    case("X20-one-suit-at-three", "The same by the option alone.", "NC-52 NC-45",
         _seed().wins(B, "8m", on=C, di=1, qing_yi_se=3, gen=1, bai_pai=2).pays(C, 7).closes(B, (0, 7, -7, 0)),
         options={"points_qing_yi_se": 3}),
    fed("X18-seed-002", "Seven pairs of one suit where one suit counts three.", "NC-45", "1122335577889m", "9m", 10,
        preset="seed-002", qing_yi_se=3, men_qing=1, xiao_qi_dui=5),
    drawn("X19-seed-002", "The hook of one suit where one suit counts three.", "NC-45", ROOTS, "5m", 11,
          preset="seed-002", qing_yi_se=3, gen=2, da_dui_zi=4, jin_gou_diao=1),
    fed("X37-seed-002", "One suit with a pung where one suit counts three.", "NC-45", "123456m67m55m [999m]", "8m", 4,
        preset="seed-002", qing_yi_se=3),
    fed("X16-filled-at-one", "Where a filled four alike counts as a held one.", "NC-48", "11133m5577p2299s", "1m", 8,
        options={"points_long_qi_dui_filled": 1}, men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=1),
]

CASES = [*PLAIN, *BIG, *LAID, *PRICED]
