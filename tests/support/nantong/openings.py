"""Opening wins: NT-17 to NT-22, NT-41, NT-42, and what the decisions add to them."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

QUAD_AND_TRIPLET = "1111m46m57p22239s"
TRIPLETS = "27m444p12589s333m"
TWO_SUITS = "112346m4466789p"
QUAD = "1111m23m456p789p1s"
TWO_QUADS = "1111m9999p23m458s"
GOES_ON = {"opening_win": "continue", "opening_bird": "none"}
THROWN = {"opening_win": "continue", "opening_bird": "dice"}


def _opens(seat: int, dealt: str, *patterns: str, bird: str = "4p", **items: int) -> Table:
    """One opening claim that ends the hand."""
    return Table().deals(seat, dealt).label("claim").opens(seat, *patterns, worth=items).birds(bird)


def _goes_on(dealt: str = TWO_SUITS, *patterns: str) -> Table:
    """N opens and play goes on."""
    return Table().deals(N, dealt).label("claim").opens(N, *(patterns or ("que_yi_se",)), que_yi_se=10)


def _two(bird: str, first: int = N) -> Table:
    """N and O open, two units and one."""
    table = Table().deals(N, QUAD_AND_TRIPLET).deals(O, TRIPLETS)
    for seat in (first, N + O - first):
        if seat == N:
            table.opens(N, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10)
        else:
            table.opens(O, "liu_liu_shun", liu_liu_shun=10)
    return table.birds(bird)


LEFT = [
    case("opening-then-a-seat-leaves", "Who leaves when an opening has ended the hand escapes from nothing.", "NT-21 GEN-07",
         _opens(N, QUAD, "si_xi", si_xi=10).event("escape", O).ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("opening-then-an-escape", "A hand that an opening has ended is not ended once more by an escape.", "NT-21 GEN-07",
         _opens(N, QUAD, "si_xi", si_xi=10).label("again").event("escape", O).ends("escaped", scores=None),
         findings=[finding("broken_record", "GEN-07", "again", O),
                   finding("broken_record", "GEN-07", None, consequent=True)]),
]

PATTERNS = [
    case("opening-four-claimed-by-the-dealer", "The dealer's opening is judged on fourteen tiles.", "NT-17 NT-21",
         _opens(D, "1112m347p68p2479s1m", "si_xi", si_xi=10).ends(scores=(80, -20, -20, -40), next_dealer=D)),
    case("opening-three-are-not-four", "Three of a kind are no opening of four.", "NT-17 NT-21",
         _opens(N, "111m2347p68p2479s", "si_xi").ends(next_dealer=N, wins=False),
         findings=[illegal("NT-21", "claim", N)]),
    case("opening-no-two-five-eight", "A hand without 2, 5 and 8 opens.", "NT-18",
         _opens(N, "113467m11669p79s", "ban_ban_hu", ban_ban_hu=10).ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("opening-one-eight-spoils-it", "A single 8 spoils the opening without 2, 5 and 8.", "NT-18 NT-21",
         _opens(N, "113467m11669p78s", "ban_ban_hu").ends(next_dealer=N, wins=False),
         findings=[illegal("NT-21", "claim", N)]),
    case("opening-the-dealers-last-tile-counts", "The dealer's fourteenth tile can spoil an opening.", "NT-18 NT-21",
         _opens(D, "113467m11669p79s5s", "ban_ban_hu").ends(next_dealer=D, wins=False),
         findings=[illegal("NT-21", "claim", D)]),
    case("opening-three-suits", "A hand with one tile of the third suit lacks none.", "NT-19 NT-21",
         _opens(N, "112346m446678p9s", "que_yi_se").ends(next_dealer=N, wins=False),
         findings=[illegal("NT-21", "claim", N)]),
    case("opening-one-suit-counts-once", "A one-suit hand lacks a suit once; its two triplets open too.", "NT-19 NT-20",
         _opens(N, "1112345678999m", "que_yi_se", "liu_liu_shun", que_yi_se=10, liu_liu_shun=10)
         .ends(scores=(-40, 100, -20, -40), next_dealer=N)),
    case("opening-one-triplet", "One triplet and a pair are not two triplets.", "NT-20 NT-21",
         _opens(N, "27m444p12589s33m6p", "liu_liu_shun").ends(next_dealer=N, wins=False),
         findings=[illegal("NT-21", "claim", N)]),
    case("opening-quad-counts-as-triplet", "A quad counts as a triplet beside another.", "NT-20 NT-17",
         _opens(N, QUAD_AND_TRIPLET, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10)
         .ends(scores=(-40, 100, -20, -40), next_dealer=N), options={"liu_liu_shun_quad": "counts"}),
    case("opening-quad-excluded", "Where a quad is no triplet, one quad and one triplet open with the quad alone.",
         "NT-20 NT-17", _opens(N, QUAD_AND_TRIPLET, "si_xi", si_xi=10).ends(scores=(-20, 50, -10, -20), next_dealer=N),
         options={"liu_liu_shun_quad": "excluded"}),
    case("opening-quad-excluded-but-claimed", "Where a quad is no triplet, claiming two triplets with it is wrong.",
         "NT-20 NT-21", _opens(N, QUAD_AND_TRIPLET, "si_xi", "liu_liu_shun", si_xi=10)
         .ends(scores=(-20, 50, -10, -20), next_dealer=N),
         findings=[illegal("NT-21", "claim", N)], options={"liu_liu_shun_quad": "excluded"}),
    *(
        case(f"opening-two-quads-{value}", says, "NT-17",
             _opens(N, TWO_QUADS, "si_xi", si_xi=worth).ends(scores=scores, next_dealer=N),
             options={"opening_multiplicity": value, "liu_liu_shun_quad": "excluded"})
        for value, worth, scores, says in (
            ("once", 10, (-20, 50, -10, -20), "Two quads open once."),
            ("each", 20, (-40, 100, -20, -40), "Where each counts, two quads are one item of two units."),
        )
    ),
]

CLAIMS = [
    case("opening-pattern-left-out", "A claim must name every pattern held; the one left out is paid all the same.",
         "NT-21 NT-41",
         _opens(N, QUAD_AND_TRIPLET, "si_xi", si_xi=10, liu_liu_shun=10).ends(scores=(-40, 100, -20, -40), next_dealer=N),
         findings=[finding("missed_duty", "NT-21", "claim", N)]),
    case("opening-patterns-named-twice", "What is named twice is not held twice; each is told once, in the order of the claim.", "NT-21",
         _opens(N, QUAD_AND_TRIPLET, "liu_liu_shun", "si_xi", "liu_liu_shun", "si_xi", si_xi=10, liu_liu_shun=10)
         .ends(scores=(-40, 100, -20, -40), next_dealer=N),
         findings=[finding("illegal_action", "NT-21", "claim", N, code="pattern-not-held")]),
    case("opening-pattern-not-held", "A pattern named but not held is wrong and unpaid.", "NT-21",
         _opens(N, TWO_SUITS, "que_yi_se", "ban_ban_hu", que_yi_se=10).ends(scores=(-20, 50, -10, -20), next_dealer=N),
         findings=[illegal("NT-21", "claim", N)]),
    case("opening-passed", "An opening may be passed and the hand played.", "NT-21",
         Table().deals(N, QUAD).event("pass", N).round().round().stops()),
    case("opening-then-a-discard", "Nothing is played after an opening that ended the hand.", "NT-21 GEN-07",
         Table().deals(N, QUAD).opens(N, "si_xi", si_xi=10).birds("4p").label("late").starts()
         .ends(scores=None, next_dealer=N), findings=[finding("broken_record", "GEN-07", "late", D)]),
    case("opening-claimed-twice", "A seat opens once; its second claim pays nothing.", "NT-21",
         _goes_on().label("again").event("declare", N, key="opening_win", patterns=["que_yi_se"]).starts()
         .event("dissolve").ends("dissolved", scores=(-20, 40, -10, -10), next_dealer=D, wins=False),
         findings=[illegal("NT-21", "again", N)], options=GOES_ON),
    case("opening-late-where-play-goes-on", "A claim after the first discard pays nothing where play goes on.", "NT-21",
         Table().deals(N, TWO_SUITS).starts().label("late").event("declare", N, key="opening_win", patterns=["que_yi_se"])
         .turn(N).event("dissolve").ends("dissolved", next_dealer=D, wins=False),
         findings=[illegal("NT-21", "late", N)], options=GOES_ON),
    case("opening-after-the-dealers-kong", "The dealer's kong closes the window as a discard does.", "NT-21",
         Table().deals(D, "9999s1347m2689p25p").deals(N, TWO_SUITS).kongs(D, "9s", "concealed", "supplement")
         .label("late").event("declare", N, key="opening_win", patterns=["que_yi_se"]).draws(D, source="tail")
         .discards(D).stops(), findings=[illegal("NT-21", "late", N)]),
    case("opening-shows-its-four", "An opening of four may show its four tiles.", "NT-21",
         Table().deals(N, QUAD).opens(N, "si_xi", shown="1111m", si_xi=10).birds("4p")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("opening-shows-its-six", "An opening of two triplets may show its six tiles.", "NT-21 NT-20",
         Table().deals(N, TRIPLETS).opens(N, "liu_liu_shun", shown="444p333m", liu_liu_shun=10).birds("4p")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("opening-shows-its-hand", "An opening without a suit may show the whole hand.", "NT-21 NT-19",
         Table().deals(N, TWO_SUITS).opens(N, "que_yi_se", shown=TWO_SUITS, que_yi_se=10).birds("4p")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("opening-shows-a-strange-tile", "A tile shown that was not dealt is not held.", "NT-21 GEN-03",
         Table().deals(N, QUAD).label("claim").opens(N, "si_xi", shown="111m9s", si_xi=10).birds("4p")
         .ends(scores=None, next_dealer=N), findings=[finding("broken_record", "GEN-03", "claim", N)]),
]

PLAYED_ON = [
    case("opening-stands-through-a-draw", "An opening paid stays paid when nobody wins.", "NT-21 NT-22 NT-42",
         _goes_on().to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, False)
         .ends("draw", scores=(-20, 40, -10, -10), next_dealer=U), options=GOES_ON),
    case("opening-goes-on", "Where openings do not end the hand, play goes on after one.", "NT-21",
         _goes_on().starts().turn(N).event("dissolve").ends("dissolved", scores=(-20, 40, -10, -10), next_dealer=D),
         options={"opening_win": "continue"}),
    case("opening-then-a-win-of-the-same-seat", "An opening already paid is not taken back by a later big hand.", "NT-42",
         Table().deals(N, "1133m4455p7799m1p").opens(N, "que_yi_se", que_yi_se=10).round()
         .self_draws(N, "1p", qi_xiao_dui=60).birds("4m").ends(scores=(-90, 290, -70, -130), next_dealer=N),
         options=GOES_ON),
    *(
        case(f"opening-throw-{combine}", says, "NT-21 NT-47",
             _goes_on().throws(N, 2, 3).starts().event("dissolve").ends("dissolved", scores=scores, next_dealer=D),
             options={**THROWN, "bird_combine": combine})
        for combine, scores, says in (
            ("multiply", (-40, 100, -40, -20), "Each face of an opening's throw is a bird; two that count double twice."),
            ("add", (-40, 90, -30, -20), "Where birds add, each face of an opening's throw adds a share."),
        )
    ),
    case("opening-throw-ignores-the-bird-count", "An opening's throw has two birds whatever the number of birds.", "NT-21",
         _goes_on().throws(N, 4, 4).starts().event("dissolve")
         .ends("dissolved", scores=(-20, 70, -10, -40), next_dealer=D), options={**THROWN, "bird_count": 0}),
    case("opening-throw-from-the-winner", "Counted from the winner, a face of one is the seat that opened.",
         "NT-21 NT-48",
         _goes_on().throws(N, 1, 2).starts().event("dissolve")
         .ends("dissolved", scores=(-40, 100, -40, -20), next_dealer=D),
         options={**THROWN, "bird_origin": "winner"}),
    case("opening-throw-missing", "The throw of an opening is a duty; without it no bird counts.", "NT-21",
         _goes_on().label("next").starts().event("dissolve")
         .ends("dissolved", scores=(-20, 40, -10, -10), next_dealer=D),
         findings=[finding("missed_duty", "NT-21", "next")], options=THROWN),
    *(
        case(f"opening-birds-{value}", says, "NT-21 NT-47",
             Table().holds(D, "456m456p678s22m78p").deals(N, TWO_SUITS).opens(N, "que_yi_se", que_yi_se=10).round()
             .self_draws(D, "9p", ping_hu=10).birds("6p").ends(scores=scores, next_dealer=D),
             options={"opening_win": "continue", "opening_bird": value})
        for value, scores, says in (
            ("none", (60, 0, -30, -30), "By itself an opening has no birds."),
            ("final", (40, 40, -40, -40), "Where the final birds count, they double the opening's payments too."),
        )
    ),
]

SEVERAL = [
    case("opening-two-seats-the-farther-first", "Seats claim their openings in any order.", "NT-13 NT-21",
         _two("6s", first=O).ends(scores=(-100, 140, 10, -50), next_dealer=N), options={"dealer_rule_g": "on"}),
    *(
        case(f"opening-two-seats-{name}", says, "NT-13 NT-21",
             _two(bird).ends(scores=scores, next_dealer=dealer), options=options)
        for name, bird, scores, dealer, options, says in (
            ("bird-on-a-winner", "6s", (-100, 140, 10, -50), N, {"dealer_rule_g": "on"},
             "With two openings the seat hit by the bird deals next."),
            ("rule-off", "6s", (-100, 140, 10, -50), D, {"dealer_rule_g": "off"},
             "Where that rule is off, the dealer stays."),
            ("bird-on-a-bystander", "8p", (-60, 90, 30, -60), U, {"dealer_rule_g": "on"},
             "With two openings a bystander hit by the bird deals next."),
            ("two-birds", "7m6s", (-120, 160, 20, -60), O, {"bird_count": 2},
             "Of two birds the first names the next dealer."),
            ("from-the-winner", "2p", (-80, 80, 40, -40), O, {"bird_origin": "winner"},
             "Counted from the winner, the origin of two openings is the first of them after the dealer."),
        )
    ),
    case("opening-two-seats-no-bird", "With two openings and no bird the dealer stays.", "NT-13 NT-21",
         Table().deals(N, QUAD_AND_TRIPLET).deals(O, TRIPLETS)
         .opens(N, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10).opens(O, "liu_liu_shun", liu_liu_shun=10)
         .ends(scores=(-60, 70, 20, -30), next_dealer=D), options={"bird_count": 0}),
    case("opening-beside-a-dealt-win-that-goes-on", "Where openings go on, a dealt win beside one is settled apart.",
         "NT-13 NT-42 NT-G10",
         Table().deals(D, "123m456p789s234s55p").deals(U, TWO_SUITS).opens(U, "que_yi_se", que_yi_se=10)
         .dealt_win(D, tian_hu=60).birds("6m").ends(scores=(260, -150, -80, -30), next_dealer=N), options=GOES_ON),
    case("opening-of-the-dealer-before-his-dealt-win", "The dealer may claim both, in either order.", "NT-42 NT-24",
         Table().deals(D, "111123m456p789s55s").event("declare", D, key="opening_win", patterns=["si_xi"])
         .dealt_win(D, tian_hu=60).birds("3m").ends(scores=(280, -70, -140, -70), next_dealer=D, wins=False)),
    case("opening-instead-of-a-dealt-win", "The dealer may claim the opening and leave the dealt win.", "NT-42 NT-24",
         _opens(D, "111123m456p789s55s", "si_xi", bird="3m", si_xi=10).ends(scores=(80, -20, -40, -20), next_dealer=D)),
]

CASES = [*LEFT, *PATTERNS, *CLAIMS, *PLAYED_ON, *SEVERAL]
