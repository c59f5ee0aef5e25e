"""Shapes at their edges: runs of honours, unrelated tiles, 假胡, melds; JX-14, JX-29, JX-30, JX-52 to JX-62."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, illegal
from tests.support.nancheng_tables import CLAUSES, Json, O, R, Table, case

#: What a plain reading is worth beside the others.
NOTHING: Json = {}


def _won(name: str, says: str, hand: str, tile: str, worth: Json, options: Json | None = None, clauses: str = "") -> Case:
    """R wins this tile off O."""
    table = Table().holds(R, hand).wins(R, tile, on=O, worth=worth)
    if not worth:
        return case(name, says, f"JX-52 {clauses}", table.closes(R), options=options, findings=[illegal("JX-52", "win", R, code="no-winning-shape")])
    [code] = worth
    return case(name, says, f"{CLAUSES[code]} {clauses}", table.paid(O=worth[code]).closes(R), options=options)


PLAIN, TRIPLETS, SUITED, HONOURS = {"ping_hu": 1}, {"peng_peng_hu": 5}, {"qing_yi_se_ping_hu": 7}, {"zi_yi_se_ping_hu": 7}
FALSE, PAIRS, UNRELATED, STARS = {"jia_hu": 3}, {"qi_dui": 10}, {"shi_san_lan": 2}, {"qi_xing_shi_san_lan": 4}

RUNS_OFF = {"honor_runs": "none"}
DRAGONS = {"honor_runs": "dragons_only"}
WINDS = {"honor_runs": "winds_any3_and_dragons"}

RUNS = [
    *(
        _won(f"honours-run-{wind}", "Any three different winds are a run.", f"123m456p789s{winds}99m".replace(wind, "", 1), wind, PLAIN, clauses="JX-14")
        for wind, winds in (("E", "ESW"), ("N", "ESN"), ("W", "EWN"), ("S", "SWN"))
    ),
    _won("honours-run-twice-one", "Two alike and a third are none.", "123m456p789s99mES", "E", NOTHING, clauses="JX-14"),
    _won("honours-run-of-dragons", "The three dragons are a run.", "123m456p789s99mCF", "B", PLAIN, clauses="JX-14"),
    _won("honours-run-of-two-dragons", "Two alike and a third are none.", "123m456p789s99mCF", "C", NOTHING, clauses="JX-14"),
    _won("honours-run-mixed", "Winds and dragons do not mix.", "123m456p789s99mSW", "C", NOTHING, clauses="JX-14"),
    _won("honours-run-winds-any", "Where winds and dragons run.", "123m456p789s99mSW", "E", PLAIN, WINDS, "JX-14"),
    _won("honours-run-winds-none", "Where no honours run.", "123m456p789s99mSW", "E", NOTHING, RUNS_OFF, "JX-14"),
    _won("honours-run-winds-dragons-only", "Where dragons alone run.", "123m456p789s99mSW", "E", NOTHING, DRAGONS, "JX-14"),
    _won("honours-run-dragons-none", "Where no honours run, dragons do not.", "123m456p789s99mCF", "B", NOTHING, RUNS_OFF, "JX-14"),
    _won("honours-run-dragons-only", "Where dragons alone run, they do.", "123m456p789s99mCF", "B", PLAIN, DRAGONS, "JX-14"),
    _won("honours-triplets-without-runs", "Triplets of honours need no runs.", "123m456p789sEECC", "E", PLAIN, RUNS_OFF, "JX-14"),
    _won("honours-alone-without-runs", "Honours alone, without runs, have no shape but are one suit.", "ESWESNCFBFFFB", "B", FALSE, RUNS_OFF, "JX-14 JX-58"),
    _won("honours-twelve-in-runs", "Four runs of winds and a pair of dragons.", "EEESSSWWWNNNC", "C", {"zi_yi_se_peng_peng_hu": 10}, clauses="JX-60"),
    _won("honours-all-runs", "Runs and a pair of what is left.", "ESWESNCFBCFBC", "C", HONOURS, clauses="JX-14 JX-58"),
    _won("honours-pair-left-wrong", "One left over and no pair.", "123m456p789sESWC", "F", NOTHING, clauses="JX-14"),
]

LAN = [
    _won("unrelated-gap-of-three", "Three ranks apart are far enough.", "147m147p147sESWN", "C", UNRELATED, {"shi_san_lan_gap": 3}, "JX-54"),
    _won("unrelated-gap-of-two", "Two apart are not.", "13m147p147sESWNC", "F", NOTHING, {"shi_san_lan_gap": 3}, "JX-54"),
    _won("unrelated-gap-of-two-allowed", "Where two are.", "13m147p147sESWNC", "F", UNRELATED, {"shi_san_lan_gap": 2}, "JX-54"),
    _won("unrelated-neighbours", "Neighbours never are.", "12m147p147sESWNC", "F", NOTHING, {"shi_san_lan_gap": 2}, "JX-54"),
    _won("unrelated-five-of-a-suit", "At two apart a suit may hold five.", "13579m14p147sESW", "N", NOTHING, {"shi_san_lan_gap": 3}, "JX-54"),
    _won("unrelated-five-of-a-suit-allowed", "Where it may.", "13579m14p147sESW", "N", UNRELATED, {"shi_san_lan_gap": 2}, "JX-54"),
    _won("unrelated-six-honours", "Seven honours are worth double, six are not.", "147m258p36sESWNC", "F", UNRELATED, clauses="JX-55"),
    _won("unrelated-seven-honours", "The seventh makes it double.", "147m25p36sESWNCF", "B", STARS, clauses="JX-55"),
    _won("unrelated-honour-twice", "An honour twice spoils them.", "147m25p36sESWNCF", "C", NOTHING, clauses="JX-54"),
    _won("unrelated-loose", "By the gaps alone.", "148m159p26sESWNC", "F", UNRELATED, {"shi_san_lan_knitted": False}, "JX-54"),
    _won("unrelated-not-knitted", "Where each suit keeps to a row of its own.", "148m159p26sESWNC", "F", NOTHING, {"shi_san_lan_knitted": True}, "JX-54"),
    _won("unrelated-same-row-twice", "Two suits of one row are not knitted.", "147m147p25sESWNC", "F", NOTHING, {"shi_san_lan_knitted": True}, "JX-54"),
    _won("unrelated-knitted", "Three suits of three rows are.", "147m258p36sESWNC", "F", UNRELATED, {"shi_san_lan_knitted": True}, "JX-54"),
    _won("unrelated-knitted-stars", "So are those with seven honours.", "17m258p36sESWNCF", "B", STARS, {"shi_san_lan_knitted": True}, "JX-55"),
    _won("unrelated-with-a-meld", "A meld spoils them.", "147m25p36sSWN [EEE]", "C", NOTHING, clauses="JX-54"),
]

JIA = [
    _won("one-suit-false", "Fourteen of one suit need no shape.", "1124457788996m", "9m", FALSE, {"jia_hu": True}, "JX-29 JX-30"),
    _won("one-suit-false-off", "Where they do.", "1124457788996m", "9m", NOTHING, {"jia_hu": False}, "JX-29"),
    _won("one-suit-but-one", "One tile of another suit spoils it.", "112445778899mE", "E", NOTHING, clauses="JX-29"),
    _won("one-suit-with-a-foreign-meld", "So does a meld of another suit.", "1124457788m [222p]", "9m", NOTHING, clauses="JX-29"),
    _won("one-suit-with-its-melds", "Melds of the suit belong to it.", "2447889m [111m] [333m]", "5m", FALSE, clauses="JX-29 JX-31"),
    _won("one-suit-any-tile", "Any tile of the suit wins.", "1124457788899m", "3m", FALSE, {"jia_hu_match": "same_suit"}, "JX-30"),
    _won("one-suit-held-only", "Where only a kind that is held wins.", "1124457788899m", "3m", NOTHING, {"jia_hu_match": "same_kind_held"}, "JX-30"),
    _won("one-suit-kind-held", "One that is held does.", "1124457788899m", "5m", FALSE, {"jia_hu_match": "same_kind_held"}, "JX-30"),
    _won("one-suit-kind-melded", "Melds count as held.", "2447889m [111m] [333m]", "1m", FALSE, {"jia_hu_match": "same_kind_held"}, "JX-30"),
    _won("one-suit-real-shape-any-tile", "A real shape wins with any tile of it.", "1234567891122m", "1m", SUITED, {"jia_hu_match": "same_kind_held"}, "JX-30 JX-57"),
    _won("honours-false", "Fourteen honours need no shape.", "EEESSWWNNCCFF", "B", FALSE, clauses="JX-29 JX-30"),
    case("one-suit-dealt-always-fits", "A dealt hand fits in any case.", "JX-30 JX-50",
         Table().deals(0, "11244577888993m").dealt_win(0, tian_hu=10).paid(R=20, O=20, L=20).closes(0), options={"jia_hu_match": "same_kind_held"}),
    case("one-suit-false-self-drawn", "Self-drawn it is three from each.", "JX-31 JX-32",
         Table().holds(R, "1124457788996m").self_draws(R, "9m", jia_hu=3).paid(D=6, O=3, L=3).closes(R)),
]

SETS = [
    _won("shape-any-pair", "Any pair serves.", "123m456p789s222sN", "N", PLAIN, clauses="JX-52"),
    _won("shape-none", "Without sets and a pair it is no win.", "123m456p789s22sN9m", "9m", NOTHING, clauses="JX-52"),
    _won("pairs-four-alike", "Four alike are two pairs.", "1111m5577p2299sE", "E", PAIRS, clauses="JX-53"),
    _won("pairs-with-a-meld", "Seven pairs have no meld.", "1133m5577p2s9s [EEE]", "2s", NOTHING, clauses="JX-53"),
    case("pairs-with-a-concealed-kong", "Not even a concealed kong.", "JX-53 JX-52",
         Table().gives(R, "1111m5577p229sC").until(R).draws(R, "C").kongs(R, "1m", "concealed").replaces(R, "9s").self_draws(R, "9s", draw=False)
         .kong_paid("1m", D=4, O=2, L=2).closes(R), findings=[illegal("JX-52", "win", R, code="no-winning-shape")]),
    _won("pairs-six-and-two-singles", "Six pairs are not seven.", "1133m5577p2299sE", "N", NOTHING, clauses="JX-53"),
    _won("triplets-with-a-run", "A run among triplets is a plain hand.", "111m222p345sEEEC", "C", PLAIN, clauses="JX-56"),
    _won("triplets-all-open", "Four open melds and a single tile.", "C [111m] [222p] [333s] [EEE]", "C", TRIPLETS, clauses="JX-56"),
    _won("triplets-two-pairs-wait", "Waiting on two pairs.", "111m222p333sEECC", "E", TRIPLETS, clauses="JX-56"),
    _won("triplets-single-with-a-run", "A single tile waited for makes no triplets of a run.", "C345s [111m] [222p] [EEE]", "C", PLAIN, clauses="JX-56"),
    _won("one-suit-sets", "One suit in sets.", "1234567891122m", "2m", SUITED, clauses="JX-57"),
    _won("one-suit-triplets", "One suit in triplets, melds among them.", "2223334m [555m] [999m]", "4m",
         {"qing_yi_se_peng_peng_hu": 10}, clauses="JX-59"),
    _won("one-suit-pairs", "One suit in seven pairs.", "1122335577889m", "9m", {"qing_yi_se_qi_dui": 10}, clauses="JX-61"),
    _won("honours-triplets", "Honours alone in triplets.", "EEESSSCCCFFFB", "B", {"zi_yi_se_peng_peng_hu": 10}, clauses="JX-60"),
    _won("honours-pairs", "Honours alone in seven pairs.", "EESSWWNNCCFFB", "B", {"zi_yi_se_qi_dui": 10}, clauses="JX-62"),
]

CASES = [*RUNS, *LAN, *JIA, *SETS]
