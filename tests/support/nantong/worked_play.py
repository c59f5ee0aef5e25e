"""Worked examples again: the last tile, openings and kongs."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"
SAMPLE = "456m678s22m345s78p"

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

CASES = [*SEA, *OPENINGS, *KONGS]
