"""Where one clause ends and another begins: last tiles, places of draws, kongs between discards, tiles shown."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
SPOTS = "456m678s22m78p111s"
QUAD_AND_TRIPLET = "1111m46m57p22239s"
TRIPLETS = "27m444p12589s333m"
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
NO_BIRDS = {"bird_count": 0}


def _sea_won() -> Table:
    """O takes the last tile, 4s, and wins with it."""
    return (
        Table().holds(O, P).to_the_last_tile().sea_until(O).draws(O, "4s", "seabed")
        .self_draws(O, "4s", draw=False, hai_di_lao_yue=60)
    )


def _no_sea() -> Table:
    """N's kong has taken the last tile, 3m, which it has discarded."""
    return (
        Table(wall=False).gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
        .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "3m", "tail").discards(N, "3m")
    )


def _between() -> Table:
    """N's open kong has drawn two tiles, of which the first is discarded."""
    return (
        Table().deals(N, SPOTS).deals(D, "9999m1346p247s69s1p").deals(O, "9999p147m36s25s14p").discards(D, "6s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
        .draws(N, "1m", "tail").draws(N, "3p", "tail").event("discard", N, "1m", drawn=True)
    )


def _opened() -> Table:
    """N's opening has ended the hand."""
    return Table().deals(N, "1111m23m456p789p1s").opens(N, "si_xi", si_xi=10)


def _closed(act: str, seat: int | None) -> Table:
    """N's opening has ended the hand, and then the table is closed."""
    return _opened().label("again").event(act, seat)


LAST_TILES = [
    case("boundary-sea-tile-and-one-more", "Beside the last tile itself one more bird is one too many.", "NT-47 NT-50",
         _sea_won().label("birds").birds("4s2s", at_sea=True).ends(scores=(-70, -60, 250, -120), next_dealer=O),
         findings=[finding("illegal_action", "NT-47", "birds", expected=1, actual=2)]),
    case("boundary-sea-tile-behind-another", "Another tile in its place is wrong also where the last tile follows it.", "NT-50",
         _sea_won().label("birds").birds("2s4s", at_sea=True).ends(scores=(-70, -60, 250, -120), next_dealer=O),
         findings=[finding("illegal_action", "NT-50", "birds")]),
    case("boundary-draw-of-the-sea-tile-that-is-gone", "Once a kong took the last tile, nobody draws it.", "NT-53",
         _no_sea().label("wrong").draws(O, "??", "seabed").event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-53", "wrong", O)]),
    case("boundary-draw-from-the-wall-that-is-gone", "Once a kong took the last tile, no draw is due.", "GEN-07",
         _no_sea().label("wrong").draws(O, "??").ends("draw", scores=None),
         findings=[finding("broken_record", "GEN-07", "wrong", O)]),
    case("boundary-sea-tile-refused-by-all", "A wall whose last tile was offered did not run out unasked.", "NT-G7 NT-10",
         Table().to_the_last_tile().sea_refused().ends("draw", next_dealer=U)),
]

DRAWS = [
    case("boundary-draw-by-a-throw-that-nobody-made", "A draw in turn is not taken by dice, and nothing excuses it.", "GEN-08",
         Table(wall=False).starts().label("draw").draws(N, source="dice").discards(N).stops(),
         findings=[illegal("GEN-08", "draw", N)]),
    case("boundary-draw-from-the-tail-after-a-throw", "A throw that was not due excuses no draw from the tail.", "GEN-08 NT-59",
         Table(wall=False).starts().label("throw").throws(N, 1, 2).label("draw").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("NT-59", "throw", N), illegal("GEN-08", "draw", N)]),
    case("boundary-draw-by-a-throw-that-was-not-due", "A draw by a throw that was not due follows from the throw.", "GEN-08 NT-59",
         Table(wall=False).starts().label("throw").throws(N, 1, 2).label("draw").draws(N, source="dice").discards(N).stops(),
         findings=[illegal("NT-59", "throw", N), illegal("GEN-08", "draw", N, consequent=True)]),
]

KONGS = [
    *(
        case(f"boundary-kong-of-the-{name}-between-two-discards", "Between the discards of an open kong no other seat makes one.", "GEN-04 NT-57",
             _between().label("kong").kongs(seat, tile, "concealed", "supplement").stops(),
             findings=[illegal("GEN-04", "kong", seat)], options=TWO_TILES)
        for name, seat, tile in (("dealer", D, "9m"), ("opposite", O, "9p"))
    ),
    *(
        case(f"boundary-locked-kong-{name}", says, "NT-58 NT-36",
             Table().holds(N, f"{rest} <123p> [777s] ((1111s))").leaves_out_kongs().ready().until(N).draws(N, "1s")
             .kongs(N, "1s", "concealed", "open").throws(N, 1, 2).draws(N, source="dice", throw=3).discards(N)
             .until(N).draws(N, rest[0] + "m").label("second").kongs(N, rest[0] + "m", "concealed", "supplement")
             .draws(N, source="tail").discards(N).stops(), findings=found, options={"locked_may_kong": True})
        for name, rest, found, says in (
            ("to-a-higher-wait", "888m9m", [illegal("NT-58", "second", N)], "A kong that exchanges a wait of 7m for one of 9m is not allowed."),
            ("to-a-lower-wait", "222m1m", [illegal("NT-58", "second", N)], "A kong that exchanges a wait of 3m for one of 1m is not allowed."),
            ("to-the-same-wait", "999m5m", None, "A kong that leaves a wait of 5m alone is allowed."),
        )
    ),
]

OPENINGS = [
    case("boundary-opening-shows-three-of-four", "An opening may show three of four that it holds alike.", "NT-21 NT-20",
         Table().deals(N, QUAD_AND_TRIPLET).opens(N, "si_xi", "liu_liu_shun", shown="111m222s", si_xi=10, liu_liu_shun=10).birds("4p")
         .ends(scores=(-40, 100, -20, -40), next_dealer=N)),
    case("boundary-opening-shows-four-of-three", "A tile shown once more than it was dealt is not held.", "NT-21 GEN-03",
         Table().deals(N, TRIPLETS).label("claim").opens(N, "liu_liu_shun", shown="4444p333m", liu_liu_shun=10).birds("4p")
         .ends(scores=None, next_dealer=N), findings=[finding("broken_record", "GEN-03", "claim", N)]),
]

ENDED = [
    case("boundary-opening-without-birds-then-a-seat-leaves", "Who leaves when an opening has ended the hand escapes from nothing, birds or none.",
         "NT-21 NT-45", _opened().event("escape", O).ends(scores=(-20, 40, -10, -10), next_dealer=N), options=NO_BIRDS),
    *(
        case(f"boundary-opening-without-birds-then-{name}", says, "NT-21 GEN-07", _closed(act, seat).ends(outcome, scores=None),
             findings=[finding("broken_record", "GEN-07", "again", seat), finding("broken_record", "GEN-07", None, consequent=True)],
             options=NO_BIRDS)
        for name, act, seat, outcome, says in (
            ("an-escape", "escape", O, "escaped", "A hand that an opening has ended is not ended once more by an escape."),
            ("a-dissolve", "dissolve", None, "dissolved", "A hand that an opening has ended is not ended once more by the table."),
        )
    ),
]

NEAREST = [
    case("boundary-nearest-logged-last", "Where only the nearest wins, the farther win is wrong in whatever order they stand.", "NT-46",
         Table().holds(N, P).holds(O, "456m456p678s22m23s").feeds(U, "4s").wins(O, "4s", on=U, feed=False, ping_hu=10)
         .wins_too(N, "4s", on=U, ping_hu=10).birds("4m").ends(scores=(0, 20, 20, -40), next_dealer=U),
         findings=[illegal("NT-46", "win", O)], options={"multi_win": "nearest"}),
]

FIRST_DISCARDS = [
    case("boundary-first-discard-without-a-kong", "Where a kong of the dealer ends it, none leaves his first discard the first.", "NT-25",
         Table().holds(O, P).gives(D, "4s").discards(D, "4s").wins(O, "4s", on=D, feed=False, di_hu=60).birds("4m")
         .ends(scores=(-70, 0, 70, 0), next_dealer=O), options={"di_hu_after_kong": False}),
    case("boundary-first-discard-after-anothers-kong", "Only the dealer's own kong takes his first discard its rank.", "NT-25 GEN-04",
         Table(wall=False).holds(O, P).gives(D, "4s").deals(N, "9999m147p258s36p1s").label("kong").kongs(N, "9m", "concealed", "supplement")
         .draws(N, source="tail").label("discard").discards(D, "4s").wins(O, "4s", on=D, feed=False, di_hu=60).birds("4m")
         .ends(scores=(-70, 0, 70, 0), next_dealer=O),
         findings=[illegal("GEN-04", "kong", N), illegal("GEN-04", "discard", D, consequent=True)],
         options={"di_hu_after_kong": False}),
]

CASES = [*LAST_TILES, *DRAWS, *KONGS, *OPENINGS, *ENDED, *NEAREST, *FIRST_DISCARDS]
