"""The rulebook's worked examples X01 to X48: one hand each, the numbers of the table."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"
FLUSH = "7m [111m] [222m] [333m] [999m]"

SMALL_DISCARDS = [
    case(
        f"X{number:02}",
        says,
        "NT-38 NT-49 NT-48 NT-23",
        Table().holds(winner, P).wins(winner, "4s", on=payer, ping_hu=10).birds(bird).ends(scores=scores, next_dealer=winner),
    )
    for number, winner, payer, bird, scores, says in (
        (1, N, O, "4m", (0, 10, -10, 0), "A small win on a discard costs the thrower ten; a bird on a bystander changes nothing."),
        (2, N, D, "3p", (-20, 20, 0, 0), "The dealer who throws into a small win pays ten more."),
        (3, D, U, "2p", (20, 0, 0, -20), "Who throws into the dealer's small win pays ten more."),
        (4, N, O, "6s", (0, 20, -20, 0), "The bird on the winner doubles a win on a discard."),
        (5, N, O, "7m", (0, 20, -20, 0), "The bird on the thrower doubles a win on a discard."),
    )
]

SMALL_SELF_DRAWS = [
    case(
        f"X{number:02}",
        says,
        "NT-37 NT-49 NT-44",
        Table().holds(winner, Q).round().self_draws(winner, "9p", ping_hu=10).birds(bird).ends(scores=scores, next_dealer=winner),
    )
    for number, winner, bird, scores, says in (
        (6, D, "6p", (80, -40, -20, -20), "The bird on one loser of a self-drawn hand doubles that loser alone."),
        (7, D, "9m", (120, -40, -40, -40), "The bird on the winner of a self-drawn hand doubles all three."),
        (8, O, "4s", (-20, -10, 50, -20), "A small self-draw costs the dealer twenty, the others ten, the one hit twice that."),
        (9, O, "5s", (-40, -10, 60, -10), "The bird on the dealer doubles the dealer's share with its addition."),
        (10, O, "3s", (-40, -20, 80, -20), "The bird on a winner who does not deal doubles each share."),
    )
]

X11 = case(
    "X11",
    "A win on a replacement drawn without a throw is an ordinary self-draw.",
    "NT-51 NT-37",
    Table()
    .deals(N, "456m678s22m78p111s")
    .feeds(O, "1s")
    .kongs(N, "1s", "exposed", "supplement", of=O)
    .draws(N, "9p", "tail")
    .self_draws(N, "9p", draw=False, ping_hu=10)
    .birds("8p")
    .ends(scores=(-20, 50, -10, -20), next_dealer=N),
)

BIG_DISCARDS = [
    case(
        f"X{number:02}",
        says,
        clauses,
        Table().holds(N, hand).round().wins(N, tile, on=payer, worth=items).birds(bird).ends(scores=scores, next_dealer=N),
        options=options,
    )
    for number, hand, tile, payer, items, bird, scores, options, clauses, says in (
        (12, "3344m [777p] {9999s} ((1111p))", "4m", U, {"peng_peng_hu": 60}, "3m", (0, 60, 0, -60), None,
         "NT-26 NT-40 NT-16", "Four triplets or kongs may have any pair."),
        (14, "11m234m456m678m78m", "9m", D, {"qing_yi_se": 60}, "3m", (-70, 70, 0, 0), None,
         "NT-28 NT-40", "One suit makes a plain hand big and lifts the rule for the pair."),
        (15, "1112223377m [999m]", "7m", O, {"peng_peng_hu": 60, "qing_yi_se": 60}, "4p", (0, 120, -120, 0), None,
         "NT-28 NT-43", "Two big hands add."),
        (16, FLUSH, "7m", O, {"peng_peng_hu": 60, "qing_yi_se": 60, "quan_qiu_ren": 60}, "4p", (0, 180, -180, 0),
         {"qing_yi_se_mode": "add"}, "NT-28 NT-36 NT-43", "Three big hands add to three units."),
        (17, FLUSH, "7m", O, {"peng_peng_hu": 60, "qing_yi_se": 120, "quan_qiu_ren": 60}, "4p", (0, 240, -240, 0),
         {"qing_yi_se_mode": "double"}, "NT-28", "Where one suit doubles, it carries as much as the other units together."),
        (19, "1133m4466p9999s1s", "1s", O, {"hao_hua_qi_xiao_dui": 120}, "4m", (0, 120, -120, 0),
         {"hao_hua_units": 2}, "NT-32 NT-40", "Seven pairs with a quad are worth two units."),
        (20, "1133m6666p9999s1s", "1s", O, {"hao_hua_qi_xiao_dui": 120}, "4m", (0, 120, -120, 0),
         {"hao_hua_extra_quads": "ignore"}, "NT-32", "A second quad among seven pairs adds nothing by default."),
        (21, "1133m6666p9999s1s", "1s", O, {"hao_hua_qi_xiao_dui": 180}, "4m", (0, 180, -180, 0),
         {"hao_hua_extra_quads": "plus_one"}, "NT-32", "Where further quads count, the second adds a unit."),
        (22, "22558m2258p2588s", "8p", U, {"jiang_jiang_hu": 60}, "3m", (0, 60, 0, -60), None,
         "NT-27 NT-40", "A hand of 2, 5 and 8 alone needs no sets."),
        (23, "555m2288s [222m] [888p]", "8s", U, {"peng_peng_hu": 60, "jiang_jiang_hu": 60}, "3m", (0, 120, 0, -120),
         None, "NT-26 NT-27 NT-43", "A hand of 2, 5 and 8 may have melds and be all triplets too."),
    )
]

BIG_SELF_DRAWS = [
    case(
        f"X{number:02}",
        says,
        clauses,
        Table().holds(winner, hand).round().self_draws(winner, tile, worth=items).birds(bird).ends(scores=scores, next_dealer=winner),
    )
    for number, winner, hand, tile, items, bird, scores, clauses, says in (
        (13, D, "3344m [777p] [999s] [111p]", "4m", {"peng_peng_hu": 60}, "2m", (280, -140, -70, -70),
         "NT-26 NT-39", "The dealer draws a big hand: seventy from each, the one hit twice that."),
        (18, U, "1133m4466p7799s1s", "1s", {"qi_xiao_dui": 60}, "8m", (-140, -120, -120, 380),
         "NT-31 NT-39", "Seven pairs self-drawn with the bird on the winner."),
        (24, N, "1p <123m> <456p> [777s] <789m>", "1p", {"quan_qiu_ren": 60}, "4m", (-70, 250, -60, -120),
         "NT-36 NT-39", "With four melds on the table the last tile may be paired by a draw, whatever its rank."),
    )
]

DEALT = [
    case(
        name,
        says,
        clauses,
        Table().deals(D, hand).dealt_win(D, worth=items).birds(bird).ends(scores=scores, next_dealer=D),
        options=options,
    )
    for name, hand, items, bird, scores, options, clauses, says in (
        ("X25", "123m456p789s234s55p", {"tian_hu": 60}, "2m", (280, -140, -70, -70), None,
         "NT-24 NT-39", "The dealer's fourteen tiles win as dealt."),
        ("X26", "1133m4466p7799s11s", {"qi_xiao_dui": 60, "tian_hu": 60}, "3p", (560, -140, -280, -140),
         {"dealer_bonus": "per_unit"}, "NT-24 NT-43", "Seven pairs as dealt are two units, the dealer's addition for each."),
        ("X27", "1133m4466p7799s11s", {"qi_xiao_dui": 60, "tian_hu": 60}, "3p", (520, -130, -260, -130),
         {"dealer_bonus": "once"}, "NT-43", "Where the dealer's addition counts once, two units cost 130."),
    )
]

FIRST_DISCARD = [
    case(
        "X28",
        "A win on the dealer's first discard is a big hand.",
        "NT-25 NT-40",
        Table().holds(O, P).gives(D, "4s").discards(D, "4s").wins(O, "4s", on=D, feed=False, di_hu=60)
        .birds("4m").ends(scores=(-70, 0, 70, 0), next_dealer=O),
    ),
    case(
        "X36",
        "Two seats win on the dealer's first discard and the dealer deals again.",
        "NT-12 NT-25 NT-46",
        Table().holds(O, P).holds(U, "111345m67888p56s").gives(D, "4s").discards(D, "4s")
        .wins(O, "4s", on=D, feed=False, di_hu=60).wins_too(U, "4s", on=D, di_hu=60)
        .birds("2m").ends(scores=(-140, 0, 70, 70), next_dealer=D),
    ),
]

REST = [
    case(
        "X35",
        "Two seats win on one discard: each is settled with the thrower, who deals next.",
        "NT-12 NT-46",
        Table().holds(N, P).holds(O, "33m44s [777p] [999s] [111p]").wins(N, "4s", on=U, ping_hu=10)
        .wins_too(O, "4s", on=U, peng_peng_hu=60).birds("4m").ends(scores=(0, 20, 120, -140), next_dealer=U),
        options={"multi_win": "all"},
    ),
    case(
        "X46",
        "Who leaves the table pays seventy to the house and the deal stays.",
        "NT-45",
        Table().starts().round().event("escape", O).ends("escaped", scores=(0, 0, -70, 0), next_dealer=D),
        options={"escape_penalty": 70, "escape_share": "none"},
    ),
    *(
        case(
            name,
            says,
            "NT-47",
            Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("2m6p").ends(scores=scores, next_dealer=N),
            options={"bird_count": 2, "bird_combine": combine},
        )
        for name, combine, scores, says in (
            ("X47", "multiply", (0, 40, -40, 0), "Two birds on the winner double twice."),
            ("X48", "add", (0, 30, -30, 0), "Two birds on the winner add one share each where birds add."),
        )
    ),
]

CASES = [
    *SMALL_DISCARDS, *SMALL_SELF_DRAWS, X11, *BIG_DISCARDS, *BIG_SELF_DRAWS, *DEALT, *FIRST_DISCARD, *REST,
]
