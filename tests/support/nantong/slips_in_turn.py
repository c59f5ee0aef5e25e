"""Acts of other seats where one is bound, throws and openings shown wrongly, birds by their clauses."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.nantong.records import seen_by
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
SPOTS = "456m678s22m78p111s"
TWO_SUITS = "112346m4466789p"
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
THROWN = {"opening_win": "continue", "opening_bird": "dice"}


def _between() -> Table:
    """N's open kong has drawn two tiles, of which the first is discarded."""
    return (
        Table().deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
        .draws(N, "1m", "tail").draws(N, "3p", "tail").event("discard", N, "1m", drawn=True)
    )


def _taken(seat: int) -> Table:
    """This seat has accepted the last tile."""
    return Table().to_the_last_tile().sea_until(seat)


BOUND = [
    *(
        case(f"slip-discard-of-the-{name}-between-two", "Between the discards of an open kong nobody else discards.", "GEN-04 NT-57",
             _between().label("odd").discards(seat).event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("GEN-04", "odd", seat)], options=TWO_TILES)
        for name, seat in (("dealer", D), ("opposite", O))
    ),
    *(
        case(f"slip-discard-of-the-{name}-at-the-last-tile", "Nobody but its taker discards at the last tile.", "GEN-04 NT-30",
             _taken(N).draws(N, source="seabed").label("odd").discards(seat).event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("GEN-04", "odd", seat)])
        for name, seat in (("dealer", D), ("opposite", O))
    ),
    *(
        case(f"slip-last-tile-drawn-by-the-{name}", "Nobody but who has accepted it draws the last tile.", "NT-54",
             _taken(N).label("odd").draws(seat, source="seabed").event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("NT-54", "odd", seat)])
        for name, seat in (("dealer", D), ("opposite", O))
    ),
    case("slip-robbed-concealed-kong", "That a concealed kong was robbed is told as that.", "NT-34",
         Table().holds(U, "456m678s22m345s78p").gives(N, "999p").until(N).draws(N, "9p").kongs(N, "9p", "concealed", "supplement")
         .robs(U, "9p", of=N).birds("3p").ends(scores=None), findings=[illegal("NT-34", "win", U, code="concealed-kong-robbed")]),
    case("slip-robbed-exposed-kong", "So is it of one on a discard.", "NT-34",
         Table().holds(U, "456m678s22m345s78p").gives(N, "999p").feeds(O, "9p").kongs(N, "9p", "exposed", "supplement", of=O)
         .robs(U, "9p", of=N).birds("3p").ends(scores=None), findings=[illegal("NT-34", "win", U, code="exposed-kong-robbed")]),
]


def _opened() -> Table:
    """N opens and play goes on."""
    return Table().deals(N, TWO_SUITS).label("claim").opens(N, "que_yi_se", que_yi_se=10)


THROWS = [
    *(
        case(f"slip-opening-throw-of-{name}", says, "NT-21",
             _opened().label("throw").throws(N, *faces).starts().event("dissolve").ends("dissolved", scores=None),
             findings=[illegal("NT-21", "throw", N, expected=2, actual=[*faces])] if is_wrong else None, options=THROWN)
        for name, faces, is_wrong, says in (
            ("no-die", (), True, "An opening's throw shows its dice."),
            ("one-die", (3,), True, "It is of two dice, not of one."),
            ("three-dice", (3, 4, 5), True, "Nor of three."),
            ("nought", (0, 3), True, "No die shows nought."),
            ("seven", (7, 3), True, "Nor seven."),
            ("least-and-most", (1, 6), False, "From one to six every face is right."),
        )
    ),
    case("slip-throw-before-an-opening-and-none-after", "A throw shown before the opening is not missed once more as another fault.", "NT-21 NT-59",
         Table().deals(N, TWO_SUITS).label("early").throws(N, 2, 3).opens(N, "que_yi_se", que_yi_se=10).label("next").starts().event("dissolve")
         .ends("dissolved", scores=None),
         findings=[illegal("NT-59", "early", N), finding("missed_duty", "NT-21", "next", consequent=True)], options=THROWN),
]

BIRDS = [
    case("slip-birds-from-the-dealer-who-wins-as-dealt", "Counted from the winner, birds beside an opening count from the dealer where he wins too.", "NT-48 NT-24 NT-G10",
         Table().deals(D, "123m456p789s234s55p").deals(U, TWO_SUITS).opens(U, "que_yi_se", que_yi_se=10).dealt_win(D, tian_hu=60).birds("6m")
         .ends(scores=(260, -160, -80, -20), next_dealer=N), options={"bird_origin": "winner"}),
    case("slip-final-birds-of-an-opening-by-their-clause", "Final birds double an opening by the rule of birds.", "NT-21 NT-49",
         Table().holds(D, "456m456p678s22m78p").deals(N, TWO_SUITS).label("claim").opens(N, "que_yi_se", que_yi_se=10).round()
         .self_draws(D, "9p", ping_hu=10).birds("6p")
         .settles(D, N, "opening_win", 20, "claim", que_yi_se=10, zhuang_xian=10).settles(D, N, "bird", 20, "claim", "NT-49", zha_niao=20)
         .settles(O, N, "opening_win", 10, "claim", que_yi_se=10).settles(O, N, "bird", 10, "claim", "NT-49", zha_niao=10)
         .settles(U, N, "opening_win", 10, "claim", que_yi_se=10).settles(U, N, "bird", 10, "claim", "NT-49", zha_niao=10)
         .settles(N, D, "win", 20, "win", ping_hu=10, zhuang_xian=10).settles(N, D, "bird", 20, "win", "NT-49", zha_niao=20)
         .settles(O, D, "win", 20, "win", ping_hu=10, zhuang_xian=10).settles(U, D, "win", 20, "win", ping_hu=10, zhuang_xian=10)
         .ends(scores=(40, 40, -40, -40), next_dealer=D), options={"opening_win": "continue", "opening_bird": "final"}),
    case("slip-thrown-birds-of-an-opening-before-a-win-at-sea", "Its own throw doubles an opening, however the hand is won.", "NT-21 NT-49 NT-50",
         _opened().holds(O, P).throws(N, 2, 3).to_the_last_tile().sea_until(O).draws(O, "4s", "seabed").self_draws(O, "4s", draw=False, hai_di_lao_yue=60)
         .settles(D, N, "opening_win", 20, "claim", que_yi_se=10, zhuang_xian=10).settles(D, N, "bird", 20, "claim", "NT-49", zha_niao=20)
         .settles(O, N, "opening_win", 10, "claim", que_yi_se=10).settles(O, N, "bird", 10, "claim", "NT-49", zha_niao=10)
         .settles(O, N, "bird", 20, "claim", "NT-49", zha_niao=20)
         .settles(U, N, "opening_win", 10, "claim", que_yi_se=10).settles(U, N, "bird", 10, "claim", "NT-49", zha_niao=10)
         .settles(D, O, "win", 70, "win", hai_di_lao_yue=60, zhuang_xian=10).settles(N, O, "win", 60, "win", hai_di_lao_yue=60)
         .settles(U, O, "win", 60, "win", hai_di_lao_yue=60).settles(U, O, "bird", 60, "win", "NT-50", zha_niao=60)
         .ends(scores=(-110, 40, 210, -140), next_dealer=O), options=THROWN),
]


def _unseen_at_sea(log: Json) -> None:
    """What the public sees of a win of the last tile, the tile itself not shown."""
    seen_by(None)(log)
    win = next(event for event in log["hands"][0]["events"] if event["type"] == "win")
    del win["tile"]


WINS = [
    case("slip-bird-of-a-last-tile-unseen", "Where the last tile is not shown, the bird may show it.", "NT-50 NT-14",
         Table(wall=False).holds(O, P).to_the_last_tile().sea_until(O).draws(O, "4s", "seabed").self_draws(O, "4s", draw=False, hai_di_lao_yue=60)
         .birds("4s", at_sea=True).ends(scores=None, claims={"scores": [-70, -60, 250, -120]}), edit=_unseen_at_sea,
         findings=[finding("undecidable", "NT-14", "win", O)]),
    case("slip-first-of-two-tiles-wins-258-alone", "Of two tiles of an open kong the first may make a hand of 2, 5 and 8.", "NT-27 NT-33",
         Table().deals(N, "2222m558m2258p25s").until(N).draws(N, "5s").kongs(N, "2m", "concealed", "open").draws(N, "8s", "tail").draws(N, "1m", "tail")
         .self_draws(N, "8s", draw=False, jiang_jiang_hu=60, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-140, 500, -120, -240), next_dealer=N), options=TWO_TILES),
    case("slip-second-of-three-tiles-wins", "Of three tiles of an open kong the second may be the one that wins.", "NT-59 NT-33",
         Table().deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").draws(N, "1m", "tail").draws(N, "9p", "tail")
         .draws(N, "3p", "tail").self_draws(N, "9p", draw=False, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N), options={"kong_dice": 0, "kong_draw_count": 3}),
    case("slip-discard-called-a-robbing", "No kong is robbed where a discard is live; it is paid as what it is.", "GEN-05 NT-38",
         Table().holds(N, P).feeds(O, "4s").robs(N, "4s", of=O, ping_hu=10).birds("4m").ends(scores=(0, 10, -10, 0), next_dealer=N, wins=False),
         findings=[illegal("GEN-05", "win", N)], options={"rob_payer": "all_three"}),
    case("slip-no-miss-of-what-completes-nothing", "Where a first discard would win with any pair, one that completes nothing is none let go.", "NT-55 NT-25",
         Table().holds(U, P).gives(D, "9m").discards(D, "9m").turn(N, "4s").wins(U, "4s", on=N, feed=False, ping_hu=10).birds("3p")
         .ends(scores=(0, -10, 0, 10), next_dealer=U), options={"context_pair": "any", "missed_win": "all"}),
]

CASES = [*BOUND, *THROWS, *BIRDS, *WINS]
