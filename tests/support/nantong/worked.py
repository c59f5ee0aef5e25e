"""The rulebook's worked examples X01 to X48: one hand each, the numbers of the table."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"
SAMPLE = "456m678s22m345s78p"
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
        Table().holds(N, hand).round().wins(N, tile, on=payer, **items).birds(bird).ends(scores=scores, next_dealer=N),
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
        Table().holds(winner, hand).round().self_draws(winner, tile, **items).birds(bird).ends(scores=scores, next_dealer=winner),
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
        Table().deals(D, hand).dealt_win(D, **items).birds(bird).ends(scores=scores, next_dealer=D),
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

SEA = [
    case(
        "X29",
        "Who takes the last tile and wins with it has a big hand; that tile is the bird.",
        "NT-29 NT-50 NT-54",
        Table().holds(O, P).to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, True)
        .draws(O, "4s", "seabed").self_draws(O, "4s", draw=False, hai_di_lao_yue=60)
        .birds("4s", at_sea=True).ends(scores=(-70, -60, 250, -120), next_dealer=O),
    ),
    case(
        "X30",
        "The last tile counts as its taker's discard for the others.",
        "NT-30 NT-50",
        Table().holds(U, P).to_the_last_tile().sea(U, False).sea(D, False).sea(N, True)
        .draws(N, "4s", "seabed").discards(N, "4s").wins(U, "4s", on=N, feed=False, hai_di_pao=60)
        .ends(scores=(0, -120, 0, 120), next_dealer=U),
    ),
    case(
        "X37",
        "Two seats win on the last tile: its taker pays both and deals next.",
        "NT-12 NT-30 NT-46 NT-50",
        Table().holds(O, "123m456p789s34s55p").holds(U, "1133m4466p7799s2s").to_the_last_tile()
        .sea(U, False).sea(D, False).sea(N, True).draws(N, "2s", "seabed").discards(N, "2s")
        .wins(O, "2s", on=N, feed=False, hai_di_pao=60).wins_too(U, "2s", on=N, qi_xiao_dui=60, hai_di_pao=60)
        .ends(scores=(0, -360, 120, 240), next_dealer=N),
    ),
    case(
        "X38",
        "The last tile is taken and nobody wins: its taker deals next.",
        "NT-09",
        Table().to_the_last_tile().sea(U, False).sea(D, False).sea(N, True)
        .draws(N, source="seabed").discards(N).ends("draw", next_dealer=N),
    ),
    case(
        "X39",
        "All four refuse the last tile: the seat asked first deals next.",
        "NT-10",
        Table().gives(D, "3s").gives(O, "33s").discards(D, "3s").pungs(O, "3s", of=D).discards(O)
        .to_the_last_tile().sea(N, False).sea(O, False).sea(U, False).sea(D, False).ends("draw", next_dealer=N),
    ),
]

OPENINGS = [
    case(
        "X40",
        "Four of a kind as dealt ends the hand and is paid like a small self-draw.",
        "NT-17 NT-21 NT-22",
        Table().deals(N, "1111m23m456p789p1s").opens(N, "si_xi", si_xi=10).birds("4p")
        .ends(scores=(-20, 50, -10, -20), next_dealer=N),
        options={"opening_win": "end"},
    ),
    case(
        "X41",
        "Two opening patterns of one seat add.",
        "NT-18 NT-19 NT-41",
        Table().deals(D, "1134679m1146699p").opens(D, "ban_ban_hu", "que_yi_se", ban_ban_hu=10, que_yi_se=10)
        .birds("3m").ends(scores=(160, -40, -80, -40), next_dealer=D),
    ),
    case(
        "X42",
        "Two seats open: each is paid, and the seat that the bird hits deals next.",
        "NT-13 NT-20 NT-41",
        Table().deals(N, "1111m46m57p22239s").deals(O, "27m444p12589s333m")
        .opens(N, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10).opens(O, "liu_liu_shun", liu_liu_shun=10)
        .birds("5s").ends(scores=(-120, 110, 40, -30), next_dealer=D),
        options={"liu_liu_shun_quad": "counts", "dealer_rule_g": "on"},
    ),
    case(
        "X43",
        "The dealer's hand as dealt and another seat's opening settle together.",
        "NT-13 NT-24 NT-42 NT-G10",
        Table().deals(D, "123m456p789s234s55p").deals(U, "112346m4466789p").dealt_win(D, tian_hu=60)
        .opens(U, "que_yi_se", que_yi_se=10).birds("6m").ends(scores=(260, -160, -80, -20), next_dealer=N),
    ),
    case(
        "X44a",
        "Where play goes on, an opening is paid at once and stays paid.",
        "NT-21 NT-22",
        Table().deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).starts().event("dissolve")
        .ends("dissolved", scores=(-20, 40, -10, -10), next_dealer=D),
        options={"opening_win": "continue", "opening_bird": "none"},
    ),
    case(
        "X44b",
        "Where play goes on, a later win is settled beside the opening.",
        "NT-21 NT-37",
        Table().holds(D, Q).deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).round()
        .self_draws(D, "9p", ping_hu=10).birds("6p").ends(scores=(60, 0, -30, -30), next_dealer=D),
        options={"opening_win": "continue", "opening_bird": "none"},
    ),
]

KONGS = [
    case(
        "X31",
        "The replacement of an open kong wins: a big hand.",
        "NT-33 NT-39",
        Table().deals(N, "456m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
        .throws(N, 3, 4).draws(N, "9p", "dice", throw=7).self_draws(N, "9p", draw=False, gang_shang_kai_hua=60)
        .birds("8p").ends(scores=(-70, 250, -60, -120), next_dealer=N),
    ),
    case(
        "X32",
        "One suit and a win on the throw of an open kong add.",
        "NT-28 NT-33 NT-43",
        Table().deals(O, "23m678m22m999m56m9s").feeds(N, "4m").chows(O, "4m", "56m", of=N).discards(O, "9s")
        .until(O).draws(O, "9m").kongs(O, "9m", "concealed", "open").throws(O, 2, 2)
        .draws(O, "1m", "dice", throw=4).self_draws(O, "1m", draw=False, qing_yi_se=60, gang_shang_kai_hua=60)
        .birds("1s").ends(scores=(-280, -120, 520, -120), next_dealer=O),
    ),
    case(
        "X33",
        "The tile of an open kong's throw is thrown into a win: a big hand for who wins.",
        "NT-35 NT-40",
        Table().holds(U, SAMPLE).deals(D, "234m567m55s13s111p9s").discards(D, "9s").until(D).draws(D, "1p")
        .kongs(D, "1p", "concealed", "open").throws(D, 1, 1).draws(D, "9p", "dice", throw=2).discards(D, "9p")
        .wins(U, "9p", on=D, feed=False, gang_shang_pao=60).birds("2p").ends(scores=(-70, 0, 0, 70), next_dealer=U),
    ),
    case(
        "X34",
        "The fourth tile added to a pung is robbed; the kong is undone and its maker pays.",
        "NT-34 NT-40",
        Table().deals(U, "456m678s22m345s7p1m").gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
        .until(U).draws(U, "8p").discards(U, "1m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
        .robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p").ends(scores=(-70, 0, 0, 70), next_dealer=U),
        options={"rob_supplement": "big", "rob_payer": "single"},
    ),
    case(
        "X45",
        "Each kong that stands is paid by three seats, the winner included.",
        "NT-60",
        Table().deals(U, "123m456p789s2s55p9m").gives(N, "111s").gives(O, "999p").feeds(O, "1s")
        .kongs(N, "1s", "exposed", "supplement", of=O).draws(N, source="tail").discards(N)
        .until(O).draws(O, "9p").kongs(O, "9p", "concealed", "supplement").draws(O, source="tail").discards(O)
        .until(U).draws(U, "3s").discards(U, "9m").wins(U, "4s", on=D, ping_hu=10)
        .birds("3m").ends(scores=(-40, 20, 20, 0), next_dealer=U),
        options={"kong_fee": 10},
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
    *SMALL_DISCARDS, *SMALL_SELF_DRAWS, X11, *BIG_DISCARDS, *BIG_SELF_DRAWS, *DEALT, *FIRST_DISCARD, *SEA,
    *OPENINGS, *KONGS, *REST,
]
