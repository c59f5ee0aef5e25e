"""Birds: NT-47 to NT-50, how many, counted from whom, and what a wall or a missing reveal means."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"


def _fed() -> Table:
    """N wins ten from O."""
    return Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10)


def _sea_won() -> Table:
    """O takes the last tile, 4s, and wins with it."""
    return (
        Table().holds(O, P).to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, True)
        .draws(O, "4s", "seabed").self_draws(O, "4s", draw=False, hai_di_lao_yue=60)
    )


def _last_by_kong() -> Table:
    """N's kong draws the last tile, 6p, and U wins it."""
    return (
        Table().holds(U, Q).gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
        .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "6p", "tail").discards(N, "6p")
        .wins(U, "6p", on=N, feed=False, ping_hu=10)
    )


COUNTS = [
    *(
        case(f"birds-{count}-{combine}", says, "NT-47",
             (_fed().birds(tiles) if tiles else _fed()).ends(scores=(0, worth, -worth, 0), next_dealer=N),
             options={"bird_count": count, "bird_combine": combine})
        for count, tiles, combine, worth, says in (
            (0, "", "multiply", 10, "Where no bird is drawn, nothing doubles."),
            (1, "2m", "multiply", 20, "One bird on the winner doubles."),
            (2, "2m4m", "multiply", 20, "Of two birds the one on a bystander changes nothing."),
            (4, "2m2p3m4m", "multiply", 80, "Three of four birds on winner or thrower double three times."),
            (4, "2m2p3m4m", "add", 40, "Three of four birds that count add three shares."),
            (6, "2m2p3m4m1m6s", "multiply", 160, "Four of six birds double four times."),
            (6, "2m2p3m4m1m6s", "add", 50, "Four of six birds add four shares."),
        )
    ),
    case("birds-two-payments-multiplied", "Two birds that multiply are two payments, the second twice the first.",
         "NT-47 NT-49",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("2m6p")
         .settles(O, N, "win", 10, "win", ping_hu=10).settles(O, N, "bird", 10, "win", zha_niao=10)
         .settles(O, N, "bird", 20, "win", zha_niao=20).ends(scores=(0, 40, -40, 0), next_dealer=N),
         options={"bird_count": 2}),
    case("birds-fewer-than-due-in-the-wall", "When the wall is short, the birds are what is left of it.", "NT-47",
         Table().holds(N, P).to_the_last_tile(before=1).turn(O, "4s").wins(N, "4s", on=O, feed=False, ping_hu=10)
         .birds("6p").ends(scores=(0, 20, -20, 0), next_dealer=N), options={"bird_count": 2}),
]

ORIGINS = [
    *(
        case(f"birds-from-the-{origin}", says, "NT-48",
             _fed().birds("1m").ends(scores=(0, worth, -worth, 0), next_dealer=N), options={"bird_origin": origin})
        for origin, worth, says in (
            ("dealer", 10, "Counted from the dealer, a one is the dealer."),
            ("winner", 20, "Counted from the winner, a one is the winner."),
        )
    ),
    case("birds-from-the-thrower-of-two-wins", "Counted from the winner, the origin of two wins is who pays them.", "NT-48",
         Table().holds(N, P).holds(O, "456m456p678s22m23s").wins(N, "4s", on=U, ping_hu=10)
         .wins_too(O, "4s", on=U, ping_hu=10).birds("1m").ends(scores=(0, 20, 20, -40), next_dealer=U),
         options={"bird_origin": "winner"}),
    case("birds-count-from-another-dealer", "The count starts from the seat that deals.", "NT-48",
         Table(O).holds(N, P).wins(N, "4s", on=D, ping_hu=10).birds("4m").ends(scores=(-20, 20, 0, 0), next_dealer=N)),
    case("birds-from-the-nearer-of-two-openers", "Counted from the winner, the origin of two openings is the nearer to the dealer.", "NT-48",
         Table(N).deals(O, "27m444p12589s333m").deals(U, "1111m23m456p789p1s").opens(O, "liu_liu_shun", liu_liu_shun=10)
         .opens(U, "si_xi", si_xi=10).birds("1p").ends(scores=(-30, -60, 60, 30), next_dealer=O),
         options={"bird_origin": "winner"}),
    case("birds-nine-is-the-dealer", "A nine is the dealer as a one and a five are.", "NT-48 NT-49",
         Table().holds(N, P).wins(N, "4s", on=D, ping_hu=10).birds("9m")
         .ends(scores=(-40, 40, 0, 0), next_dealer=N)),
]

REVEALS = [
    case("birds-not-shown", "Birds must be turned up; where the wall is logged it prices the hand.", "NT-47",
         _fed().lie_next("6s").ends(scores=(0, 20, -20, 0), next_dealer=N),
         findings=[finding("missed_duty", "NT-47", None)]),
    case("birds-not-shown-without-a-wall", "Without wall and birds the price cannot be decided.", "NT-47",
         Table(wall=False).holds(N, P).wins(N, "4s", on=O, ping_hu=10)
         .ends(scores=None, claims={"scores": [0, 10, -10, 0], "next_dealer": N}),
         findings=[finding("undecidable", "NT-47", None)]),
    case("birds-shown-without-a-wall", "Birds shown price the hand without a wall.", "NT-47",
         Table(wall=False).holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("6s")
         .ends(scores=(0, 20, -20, 0), next_dealer=N)),
    case("birds-one-short", "A bird left out is read from the wall and is a fault.", "NT-47",
         _fed().birds("2m", in_wall="2m6p").ends(scores=(0, 40, -40, 0), next_dealer=N),
         findings=[finding("missed_duty", "NT-47", None)], options={"bird_count": 2}),
    case("birds-one-too-many", "Of too many birds the first count and the rest is a fault.", "NT-47",
         _fed().label("birds").birds("4m6p").ends(scores=(0, 10, -10, 0), next_dealer=N),
         findings=[finding("illegal_action", "NT-47", "birds")]),
    case("birds-on-a-drawn-hand", "A drawn hand has no birds.", "NT-47",
         Table().to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, False).label("birds")
         .birds("4m").ends("draw", next_dealer=U), findings=[finding("illegal_action", "NT-47", "birds")]),
    case("birds-other-than-the-wall", "A bird that the wall does not hold there is wrong; prices follow the log.",
         "GEN-08 NT-47",
         _fed().label("birds").birds("4m", in_wall="6s").ends(scores=(0, 10, -10, 0), next_dealer=N),
         findings=[finding("wrong_wall", "GEN-08", "birds")]),
]

AT_SEA = [
    case("birds-at-sea-count-as-often-as-due", "The last tile counts for each bird due.", "NT-50 NT-47",
         _sea_won().birds("4s", at_sea=True).ends(scores=(-70, -60, 370, -240), next_dealer=O),
         options={"bird_count": 2}),
    case("birds-at-sea-none", "Where no birds are drawn, the last tile is none.", "NT-50",
         _sea_won().ends(scores=(-70, -60, 190, -60), next_dealer=O), options={"bird_count": 0}),
    case("birds-at-sea-another-tile", "Another bird than the last tile is wrong.", "NT-50",
         _sea_won().label("birds").birds("2s", at_sea=True).ends(scores=None, next_dealer=O),
         findings=[finding("illegal_action", "NT-50", "birds")]),
    *(
        case(f"birds-wall-empty-{value}", says, "NT-47 NT-53",
             _last_by_kong().ends(scores=(0, -worth, 0, worth), next_dealer=U), options={"bird_wall_empty": value})
        for value, worth, says in (
            ("winning_tile", 20, "When no tile is left, the tile won is the bird."),
            ("none", 10, "Where the room says so, an empty wall gives no bird."),
        )
    ),
    case("birds-wall-empty-shown", "The tile won may be shown as the bird once.", "NT-47",
         _last_by_kong().birds("6p", at_sea=True).ends(scores=(0, -20, 0, 20), next_dealer=U)),
]

CASES = [*COUNTS, *ORIGINS, *REVEALS, *AT_SEA]
