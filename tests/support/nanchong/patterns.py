"""Patterns at their borders: NC-33 to NC-36, NC-38, NC-44 to NC-51, and how readings are chosen."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, illegal
from tests.support.nanchong_tables import B, C, Json, Table, Worth, case

#: 5m joins 4m and 6m, and 6m would join a triplet.
TWO_WAITS = "4446m123p789p123s"


def _fed(name: str, says: str, clauses: str, hand: str, tile: str, points: int, options: Json | None = None,
         worth: Worth | None = None, **items: int) -> Case:
    """B wins this tile off C."""
    table = Table().holds(B, hand).wins(B, tile, on=C, worth={"di": 1, **(worth or {}), **items}).pays(C, points)
    return case(name, says, clauses, table.closes(B), options=options)


def _drawn(name: str, says: str, clauses: str, hand: str, tile: str, points: int, options: Json | None = None, **items: int) -> Case:
    """B draws this tile."""
    table = Table().holds(B, hand).self_draws(B, tile, worth={"di": 1, **items}).all_pay(points)
    return case(name, says, clauses, table.closes(B), options=options)


SHAPES = [
    case("shape-none", "Thirteen tiles that do not fit are no hand.", "NC-32",
         Table().deals(B, "1368m258p1479s36p").feeds(C, "1s").wins(B, "1s", on=C, feed=False).closes(B),
         findings=[illegal("NC-32", "win", B, code="no-winning-shape")]),
    case("shape-none-self-drawn", "Nor are they self-drawn.", "NC-32",
         Table().deals(B, "1368m258p1479s36p").until(B).draws(B, "1s").self_draws(B, "1s", draw=False).closes(B),
         findings=[illegal("NC-32", "win", B, code="no-winning-shape")]),
    case("shape-of-another-tile", "A tile that the hand does not wait for wins nothing.", "NC-32",
         Table().holds(B, "123456m78s99s [222p]").wins(B, "3s", on=C).closes(B),
         findings=[illegal("NC-32", "win", B, code="no-winning-shape")]),
    case("shape-pairs-and-a-meld", "Pairs beside a pung are no seven pairs.", "NC-32 NC-46",
         Table().holds(B, "1133m559p22s6m [777p]").wins(B, "9p", on=C).closes(B),
         findings=[illegal("NC-32", "win", B, code="no-winning-shape")]),
    _fed("shape-three-suits", "Three suits may win: nothing must be given up.", "NC-33", "123m456p789p78s99s", "6s", 2, men_qing=1),
    _fed("shape-any-pair", "Any pair will do.", "NC-32", "123m456p789p78s11s", "6s", 2, men_qing=1),
]

SUITS = [
    _fed("suits-two-with-a-meld", "Melds count for the missing suit.", "NC-33", "12345678m11s [222s]", "9m", 2, que_yi_men=1),
    _fed("suits-three-by-a-meld", "A meld of the third suit leaves none missing.", "NC-33", "12345678m99s [222p]", "9m", 1),
    *(
        _fed(f"suits-one-{str(both).lower()}", says, "NC-33 NC-45", "123456m67m55m [999m]", "8m", 7 + both,
             {"que_yi_men_with_qing_yi_se": both}, {"que_yi_men": 1} if both else None, qing_yi_se=6)
        for both, says in ((False, "One suit counts no missing suit."), (True, "Where the table says so, it does."))
    ),
]

CLOSED = [
    _fed("closed-off-a-discard", "No melds, off a discard.", "NC-34", "123456m789p78s22s", "6s", 2, men_qing=1),
    _fed("closed-but-a-pung", "A pung opens the hand.", "NC-34", "123456m78s22s [333p]", "6s", 1),
    _fed("closed-but-an-exposed-kong", "So does a kong of a discard.", "NC-34 NC-44", "123456m78s22s {3333p}", "6s", 2, gen=1),
    _fed("closed-but-an-added-kong", "So does one added to a pung.", "NC-34 NC-44", "123456m78s22s |3333p|", "6s", 2, gen=1),
    _fed("closed-with-a-concealed-kong", "A concealed kong does not.", "NC-34 NC-44", "123456m78s22s ((3333p))", "6s", 3, men_qing=1, gen=1),
]

MIDDLE = [
    _fed("middle-beside-another-wait", "A middle five counts though another tile would have won too.", "NC-35", TWO_WAITS, "5m", 3,
         men_qing=1, ka_xin_wu=1),
    _fed("middle-the-other-wait", "The other tile is no middle five.", "NC-35", TWO_WAITS, "6m", 2, men_qing=1),
    _drawn("middle-self-drawn", "A middle five self-drawn counts.", "NC-35", "12346m789p88p [111s]", "5m", 2, ka_xin_wu=1),
    _fed("middle-four", "A four between three and five is none.", "NC-35", "12335m789p88p [111s]", "4m", 1),
    _fed("middle-of-each-suit", "Any suit has its middle five.", "NC-35", "123m789p88p46s [111s]", "5s", 2, ka_xin_wu=1),
    _fed("middle-not-of-a-pair", "A five that makes the pair is none.", "NC-35", "123789m5s789p [111s]", "5s", 1),
    *(
        _fed(f"middle-only-wait-{str(only).lower()}-{name}", says, "NC-35", hand, "5m", points, {"ka_xin_wu_only_wait": only}, items)
        for name, hand, base, rest in (
            ("two-waits", TWO_WAITS, 2, {"men_qing": 1}),
            ("one-wait", "12346m789p88p [111s]", 1, {}),
            ("dead-wait", "4446m123p789s [666m]", 2, {"gen": 1}),
        )
        for only, says in ((False, "Other waits do no harm."), (True, "Where it must be the only wait, dead ones do not count."))
        for counts in (not only or name != "two-waits",)
        for points, items in ((base + counts, rest | ({"ka_xin_wu": 1} if counts else {})),)
    ),
    _fed("middle-only-wait-dead-by-shape", "Where the shape decides, a dead wait is another.", "NC-35 NC-30", "4446m123p789s [666m]", "5m", 2,
         {"ka_xin_wu_only_wait": True, "dead_wait": "shape"}, gen=1),
]

EQUAL = [
    _fed("equal-runs-self-made", "Two equal runs may both have been in hand.", "NC-36", "445566m78p22s [999s]", "9p", 2, yi_ban_gao=1),
    _fed("equal-runs-of-two-suits", "Runs of two suits are not equal.", "NC-36", "456m456p78p22s [999s]", "9p", 1),
    _fed("equal-runs-three", "Three equal runs are one pair of them.", "NC-36", "444555666m78p22s", "9p", 3, men_qing=1, yi_ban_gao=1),
    *(
        _fed(f"equal-runs-three-{count}", "Three equal runs are one pair of them either way.", "NC-36", "444555666m78p22s", "9p", 3,
             {"yi_ban_gao_count": count}, men_qing=1, yi_ban_gao=1)
        for count in ("once", "per_pair")
    ),
    _fed("equal-runs-twice-once", "Twice two equal runs count once, and less than seven pairs.", "NC-36 NC-46", "445566m77889p22s", "9p", 7,
         {"yi_ban_gao_count": "once", "points_yi_ban_gao": 4}, men_qing=1, xiao_qi_dui=5),
    _fed("equal-runs-twice-per-pair", "Where each pair counts and counts four, they are dearer than seven pairs.", "NC-36 NC-46",
         "445566m77889p22s", "9p", 10, {"yi_ban_gao_count": "per_pair", "points_yi_ban_gao": 4}, men_qing=1, yi_ban_gao=8),
    _fed("equal-runs-twice-by-default-prices", "At its usual price seven pairs stay dearer.", "NC-36 NC-46", "445566m77889p22s", "9p", 7,
         {"yi_ban_gao_count": "per_pair"}, men_qing=1, xiao_qi_dui=5),
]

FOURS = [
    _fed("fours-held-in-a-triplet-and-a-run", "Four alike in the hand count without a kong.", "NC-44", "111123m78s22s456p", "6s", 3,
         men_qing=1, gen=1),
    _fed("fours-filled-by-the-winning-tile", "The winning tile may make them four.", "NC-44", "45m99s123789p [333m]", "3m", 2, gen=1),
    _fed("fours-three-kinds", "Each kind counts.", "NC-44", "78s22s ((1111m)) {3333p} |6666p|", "9s", 4, gen=3),
    *(
        _fed(f"fours-{name}-{scope}", says, "NC-44", hand, "6s", 2 if counts else 1, {"gen_scope": scope}, {"gen": 1} if counts else None)
        for scope, name, hand, counts, says in (
            ("all", "pung-and-run", "123789m45s99p [444s]", True, "A pung and a fourth tile in hand are four alike."),
            ("kong_or_concealed", "pung-and-run", "123789m45s99p [444s]", False, "Where only kongs and four in hand count, they are not."),
            ("kong_or_concealed", "kong", "123456m78s22s {3333p}", True, "A kong is."),
            ("kong_or_concealed", "in-hand", "111123m78s22s [777p]", True, "Four in hand are."),
        )
    ),
]

PAIRS = [
    _fed("pairs-two-fours-held", "Two fours alike among seven pairs count two.", "NC-47 NC-44", "1111m3333m5577p2s", "2s", 9,
         men_qing=1, xiao_qi_dui=5, long_qi_dui=2),
    _fed("pairs-three-fours", "Three fours alike, one of them filled, count four.", "NC-48 NC-44", "1111333m5555p2s2s", "3m", 11,
         men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=4),
    *(
        _fed(f"pairs-closed-{str(closed).lower()}", says, "NC-49", "113355m2288p66s9s", "9s", 6 + closed, {"seven_pairs_men_qing": closed},
             {"men_qing": 1} if closed else None, xiao_qi_dui=5)
        for closed, says in ((True, "Seven pairs count one more for no melds."), (False, "Where they do not, five is all."))
    ),
    *(
        _fed(f"pairs-four-alike-again-{str(again).lower()}", says, "NC-47 NC-44", "111133m5577p22s9s", "9s", 8 + again,
             {"long_qi_dui_gen_extra": again}, {"gen": 1} if again else None, men_qing=1, xiao_qi_dui=5, long_qi_dui=1)
        for again, says in ((False, "The four alike of seven pairs count once."), (True, "Where they count again as any four alike, they do."))
    ),
    _fed("pairs-and-runs-alike", "Of two readings the dearer counts.", "NC-46 NC-36", "112233m112233p9s", "9s", 7, men_qing=1, xiao_qi_dui=5),
]

ALL_TRIPLETS = [
    _fed("triplets-all-concealed", "Four triplets without a meld.", "NC-50 NC-34", "333m44m777p999s11p", "4m", 6, men_qing=1, da_dui_zi=4),
    _fed("triplets-but-a-run", "One run and they are none.", "NC-50", "23499m77s [777p] [999s]", "7s", 1),
    *(
        _fed(f"triplets-{name}-single-{str(only).lower()}", says, "NC-50", hand, tile, 5 if counts else 1,
             {"da_dui_zi_single_wait_only": only}, {"da_dui_zi": 4} if counts else None)
        for name, hand, tile in (("two-pairs", "77m888s33s [222m] [555p]", "3s"), ("pair", "7m888s333s [222m] [555p]", "7m"))
        for only, says in ((False, "Any wait will do."), (True, "Where the winning tile must make the pair, it must."))
        for counts in (not only or name == "pair",)
    ),
    _fed("hook-with-a-concealed-kong", "A concealed kong is one of the four.", "NC-38 NC-51", "5m [111m] ((3333p)) [777s] [999s]", "5m", 7,
         gen=1, da_dui_zi=4, jin_gou_diao=1),
    _drawn("hook-of-four-concealed-kongs", "Four concealed kongs leave the hand closed.", "NC-38 NC-34", "5m ((1111m)) ((3333p)) ((7777s)) ((9999s))",
           "5m", 11, men_qing=1, gen=4, da_dui_zi=4, jin_gou_diao=1),
    _fed("hook-of-three-melds-is-none", "Three melds and a set in hand are no hook.", "NC-38 NC-50", "5m777s [111m] [333p] [999s]", "5m", 5, da_dui_zi=4),
]

CHOICE = [
    *(
        _fed(f"big-hands-{value}-{name}", says, "NC-32 NC-45 NC-46 NC-50", hand, tile, points, {"big_hands": value, **prices}, items)
        for value, name, hand, tile, points, prices, items, says in (
            ("add", "one-suit-pairs", "1122445577889m", "9m", 13, {}, {"qing_yi_se": 6, "men_qing": 1, "xiao_qi_dui": 5}, "Big hands add up."),
            ("max", "one-suit-pairs", "1122445577889m", "9m", 8, {}, {"qing_yi_se": 6, "men_qing_of_pairs": 1}, "Where only the dearest counts, the other goes."),
            ("max", "cheap-suit-pairs", "1122445577889m", "9m", 7, {"points_qing_yi_se": 3}, {"men_qing_of_pairs": 1, "xiao_qi_dui": 5}, "The dearest stays, whichever it is."),
            ("max", "tie", "1122445577889m", "9m", 7, {"points_qing_yi_se": 5}, {"qing_yi_se": 5, "men_qing_of_pairs": 1}, "On a tie the first in the list stays."),
            ("max", "one-suit-runs", "1122335577889m", "9m", 9, {}, {"qing_yi_se": 6, "men_qing": 1, "yi_ban_gao": 1},
             "Read as runs, the hand keeps its equal runs beside the one suit."),
            ("max", "one-suit-hook", "5m [111m] {3333m} |7777m| [999m]", "5m", 10, {}, {"qing_yi_se": 6, "gen": 2, "jin_gou_diao": 1}, "The hook and four alike stay beside it."),
        )
    ),
]

CASES = [*SHAPES, *SUITS, *CLOSED, *MIDDLE, *EQUAL, *FOURS, *PAIRS, *ALL_TRIPLETS, *CHOICE]
