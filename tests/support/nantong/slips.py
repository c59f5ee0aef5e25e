"""What is told of a win beside its price, and slips that must hold for every seat alike."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.notation import run
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
#: Waits for 3m, and with the pair of 3m that it may not have for 2m.
TWO_PAIRS = "456m678s789p22m33m"
TWO_SUITS = "112346m4466789p"
THROWN = {"opening_win": "continue", "opening_bird": "dice"}


def _waiting(table: Table, waits: str) -> Table:
    """The win is told with these waits."""
    table.wins_due[-1]["waits"] = run(waits)
    return table


WAITS = [
    case("slip-waits-of-a-discard", "A win is told with all that would have won.", "NT-23",
         _waiting(Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10), "1s4s").birds("4m").ends(scores=(0, 10, -10, 0), next_dealer=N)),
    case("slip-waits-of-a-discard-by-its-pair", "What would leave a pair that may not be would not.", "NT-23 NT-15",
         _waiting(Table().holds(N, TWO_PAIRS).wins(N, "3m", on=O, ping_hu=10), "3m").birds("4m").ends(scores=(0, 10, -10, 0), next_dealer=N)),
    case("slip-waits-of-a-draw-by-its-pair", "Nor by one's own draw.", "NT-23 NT-15",
         _waiting(Table().holds(N, TWO_PAIRS).self_draws(N, "3m", ping_hu=10), "3m").birds("4m").ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("slip-waits-of-a-draw-with-any-pair", "Where nothing but the way of winning allows the pair, all that make the shape are told.", "NT-29 NT-16",
         _waiting(Table().holds(O, "123m456p789s23s11p").to_the_last_tile().sea_until(O).draws(O, "4s", "seabed")
                  .self_draws(O, "4s", draw=False, hai_di_lao_yue=60), "1s4s").ends(scores=(-70, -60, 250, -120), next_dealer=O),
         options={"context_pair": "any"}),
]

SEATS = [
    *(
        case(f"slip-first-miss-of-seat-{(dealer + 3) % 4}", "The first ordinary discard of a hand is let go like any other, whoever deals.", "NT-55",
             Table(dealer).holds((dealer + 3) % 4, P).starts().turn((dealer + 1) % 4, "4s").turn((dealer + 2) % 4, "4s")
             .wins((dealer + 3) % 4, "4s", on=(dealer + 2) % 4, feed=False, ping_hu=10).birds("4m").ends(scores=None),
             findings=[illegal("NT-55", "win", (dealer + 3) % 4)])
        for dealer in (D, N, O, U)
    ),
    *(
        case(f"slip-opening-then-a-false-dealt-win-of-the-{name}", "Only the dealer's dealt win takes the place of an opening's throw.", "NT-21 NT-24",
             Table(N).deals(seat, TWO_SUITS).opens(seat, "que_yi_se", que_yi_se=10).dealt_win(seat).event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("NT-24", "win", seat), finding("missed_duty", "NT-21", "win", consequent=True)], options=THROWN)
        for name, seat in (("seat-before-him", D), ("seat-after-him", O))
    ),
    *(
        case(f"slip-opening-of-the-dealer-then-a-false-dealt-win-of-the-{name}", "His own alone, no other's.", "NT-21 NT-24",
             Table(N).deals(N, TWO_SUITS + "9p").opens(N, "que_yi_se", que_yi_se=10).dealt_win(seat).event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("NT-24", "win", seat), finding("missed_duty", "NT-21", "win", N, consequent=True)], options=THROWN)
        for name, seat in (("seat-before-him", D), ("seat-after-him", O))
    ),
    *(
        case(f"slip-draw-of-the-{name}-before-a-throw", "Only who has made the open kong can leave its throw out.", "GEN-04 NT-59",
             Table(wall=False).deals(N, "456m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").label("odd").draws(seat)
             .event("dissolve").ends("dissolved", scores=None), findings=[illegal("GEN-04", "odd", seat)])
        for name, seat in (("dealer", D), ("opposite", O))
    ),
    case("slip-birds-before-the-win-and-none-after", "Birds turned up too early are not missed once more as another fault.", "NT-47",
         Table().holds(N, P).round().label("early").birds("4m", at_sea=True).feeds(O, "4s").wins(N, "4s", on=O, feed=False, ping_hu=10)
         .lie_next("6s").ends(scores=(0, 20, -20, 0), next_dealer=N),
         findings=[finding("illegal_action", "NT-47", "early"), finding("missed_duty", "NT-47", None, consequent=True)]),
    *(
        case(f"slip-last-tile-drawn-unasked-by-the-{name}", "Who draws the last tile in another's place is out of turn first of all.", "GEN-04 NT-54",
             Table(dealer, wall=False).to_the_last_tile().label("odd").draws(seat).event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("GEN-04", "odd", seat)])
        for name, dealer, seat in (("seat-after-the-one-due", D, D), ("seat-opposite-the-one-due", N, O))
    ),
    case("slip-sea-won-with-another-tile", "The last tile is won by itself, not by another that would win.", "GEN-05 NT-29",
         Table().holds(O, P).to_the_last_tile().sea_until(O).draws(O, "4s", "seabed").self_draws(O, "1s", draw=False).ends(scores=None),
         findings=[illegal("GEN-05", "win", O, expected="4s", actual="1s")]),
    case("slip-sea-asked-past-a-seat", "Where one was passed over, that not all have answered is not told again.", "NT-54",
         Table().to_the_last_tile().sea(U, False).label("wrong").sea(N, False).sea(O, False).ends("draw", scores=None),
         findings=[illegal("NT-54", "wrong", N)]),
]

OPENINGS = [
    *(
        case(f"slip-opening-without-{name}", says, "NT-19",
             Table().deals(N, dealt).opens(N, "que_yi_se", que_yi_se=10).birds("4p").ends(scores=(-20, 50, -10, -20), next_dealer=N))
        for name, dealt, says in (
            ("characters", "1124p5678p12246s", "A one of dots is no tile of characters."),
            ("dots", "1224679m1256s18s", "Nor are a nine of characters and a one of bamboo tiles of dots."),
            ("bamboo", "1224679m1256p79p", "Nor is a nine of dots one of bamboo."),
        )
    ),
    case("slip-opening-birds-from-the-first-of-two", "Counted from the winner, the origin of two openings is the first in turn, not the last.", "NT-48 NT-13",
         Table().deals(N, "27m444p12589s333m").deals(U, "1111m23m456p789p1s").opens(N, "liu_liu_shun", liu_liu_shun=10)
         .opens(U, "si_xi", si_xi=10).birds("1p").ends(scores=(-60, 60, -30, 30), next_dealer=N), options={"bird_origin": "winner"}),
    case("slip-opening-of-the-dealer-and-his-dealt-win-without-a-throw", "An opening that the dealer's dealt win takes in needs no throw.", "NT-42 NT-21",
         Table().deals(D, "111123m456p789s55s").event("declare", D, key="opening_win", patterns=["si_xi"])
         .dealt_win(D, tian_hu=60).birds("3m").ends(scores=(280, -70, -140, -70), next_dealer=D, wins=False), options=THROWN),
]

CASES = [*WAITS, *SEATS, *OPENINGS]
