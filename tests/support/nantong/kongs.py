"""Kongs: NT-51 to NT-53, NT-56 to NT-59 and NT-G1 to NT-G6, where replacements lie and what a throw binds to."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

SPOTS = "456m678s22m78p111s"
NO_THROW = {"kong_dice": 0}
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
TWO_BY_DICE = {"kong_draw_count": 2}


def _kong(mode: str, hand: str = SPOTS, tile: str = "1s", *, wall: bool = True) -> Table:
    """N draws the fourth of a triplet and makes a concealed kong."""
    return (
        Table(wall=wall).deals(N, hand).until(N).draws(N, tile).label("kong").kongs(N, tile, "concealed", mode)
    )


def _waiting_pair() -> Table:
    """As `_kong`, opened, while U waits for 6p and 9p."""
    return (
        Table().holds(U, "456m678s22m345s78p").deals(N, "345m789s55p78m999p").until(N).draws(N, "9p")
        .kongs(N, "9p", "concealed", "open")
    )


def _late(seat: int, left: int) -> Table:
    """`seat`, which is to draw, opens a concealed kong of 1s when `left` tiles are left after its draw."""
    table = Table().deals(seat, SPOTS).avoids("69p").to_the_last_tile(before=left)
    assert table.next == seat
    return table.draws(seat, "1s").kongs(seat, "1s", "concealed", "open")


REPLACEMENTS = [
    case("kong-replacement-order", "Replacements come from the tail, the top tile of a stack before the bottom one.",
         "NT-52",
         Table().gives(N, "111s").gives(O, "999p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .draws(N, source="tail").discards(N).draws(O, "9p").kongs(O, "9p", "concealed", "supplement")
         .draws(O, source="tail").discards(O).round().stops()),
    case("kong-replacement-from-elsewhere", "A replacement that the wall does not hold there is wrong.", "GEN-08 NT-52",
         Table().gives(N, "111s").avoids("9m").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .label("draw").draws(N, "9m", "tail", in_wall="6p").discards(N, "9m").stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw")]),
    case("kong-replacement-from-the-head", "A replacement without a throw is no head draw.", "NT-52",
         Table(wall=False).gives(N, "111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .label("draw").draws(N).discards(N).stops(), findings=[illegal("NT-52", "draw", N)]),
    case("kong-replacement-left-out", "After a kong the replacement is drawn before the discard.", "GEN-02 NT-52",
         Table().gives(N, "111s5p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement").label("discard")
         .discards(N, "5p").stops(), findings=[illegal("GEN-02", "discard", N)]),
    case("kong-without-need-of-a-wait", "A kong without a throw needs no wait.", "NT-51 NT-56",
         Table().gives(N, "111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed").draws(N, source="tail")
         .discards(N).stops()),
    case("kong-head-draw-from-the-tail", "An ordinary draw is not taken from the tail.", "GEN-08",
         Table(wall=False).starts().label("draw").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("GEN-08", "draw", N)]),
]

WAITS = [
    case("open-kong-wait-used-up", "A wait for a kind of which the seat has all four is none.", "NT-56",
         _kong("open", "456m678s22m89p777p", "7p").throws(N, 1, 2).draws(N, source="dice", throw=3).discards(N).stops(),
         findings=[illegal("NT-56", "kong", N)]),
    case("open-kong-wait-for-triplets", "A wait of triplets may have any pair.", "NT-56 NT-26",
         _kong("open", "333m444m999p1p777s", "7s").throws(N, 1, 2).draws(N, source="dice", throw=3).discards(N).stops()),
    case("open-kong-without-a-wait", "A hand that waits for nothing makes kongs without a throw only.", "NT-56",
         _kong("open", "1369m258s147p999p", "9p").throws(N, 1, 2)
         .draws(N, source="dice", throw=3).discards(N).stops(), findings=[illegal("NT-56", "kong", N)]),
    case("open-kong-judged-by-the-pattern", "The wait is judged by the pattern's pair whatever the room says of pairs.",
         "NT-56 NT-16",
         _kong("open", "456m678s33m78p111s").throws(N, 1, 2).draws(N, source="dice", throw=3).discards(N).stops(),
         findings=[illegal("NT-56", "kong", N)], options={"context_pair": "any"}),
]

def _unthrown() -> Table:
    """N makes an open kong; 9m lies on several stacks at the end of the wall."""
    return Table().deals(N, SPOTS).gives(O, "999p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")


def _two_by_seven(table: Table) -> Table:
    """N draws two tiles where a throw of seven points and discards them; O replaces a kong from the tail."""
    table.draws(N, "9m", "dice", throw=7).draws(N, "3p", "dice", throw=7)
    table.event("discard", N, "9m", drawn=True).event("discard", N, "3p", drawn=True)
    table.next = O
    return table.draws(O, "9p").kongs(O, "9p", "concealed", "supplement").draws(O, "9m", "tail").discards(O).stops()


THROWS = [
    case("throw-takes-the-top-of-its-stack", "The throw counts stacks from the tail and takes the top tile.", "NT-59",
         _kong("open").throws(N, 3, 4).draws(N, source="dice", throw=7).discards(N).round().stops(),
         options={"kong_dice": 2}),
    case("throw-elsewhere", "A tile from another stack than thrown is wrong.", "GEN-08 NT-59",
         _kong("open").avoids("9m").throws(N, 3, 4).label("draw").draws(N, "9m", "dice", throw=7, in_wall="1m")
         .discards(N, "9m").stops(), findings=[finding("wrong_wall", "GEN-08", "draw")]),
    case("throw-takes-the-bottom", "Where the top is gone the throw takes the bottom tile.", "NT-59",
         Table().deals(O, SPOTS).gives(N, "999p").until(N).draws(N, "9p").kongs(N, "9p", "concealed", "supplement")
         .draws(N, source="tail").discards(N).draws(O, "1s").kongs(O, "1s", "concealed", "open").throws(O, 1)
         .draws(O, source="dice", throw=1).discards(O).round().stops(), options={"kong_dice": 1}),
    case("throw-one-die", "Where one die is thrown, two are wrong.", "NT-59",
         _kong("open", wall=False).label("throw").throws(N, 3, 4).draws(N, source="dice").discards(N).stops(),
         findings=[illegal("NT-59", "throw", N)], options={"kong_dice": 1}),
    case("throw-two-dice", "Where two dice are thrown, one is wrong.", "NT-59",
         _kong("open", wall=False).label("throw").throws(N, 3).draws(N, source="dice").discards(N).stops(),
         findings=[illegal("NT-59", "throw", N)], options={"kong_dice": 2}),
    case("throw-left-out", "An open kong shows its throw before the draw.", "NT-59",
         _kong("open", wall=False).label("draw").draws(N, source="dice").discards(N).stops(),
         findings=[finding("missed_duty", "NT-59", "draw")]),
    case("throw-left-out-of-a-tile-that-lies-twice",
         "Two throws of the die would bring its tile; what then lies elsewhere follows.", "NT-59",
         _unthrown().label("draw").draws(N, "9m", "dice", throw=4).discards(N, "9m").draws(O, "9p")
         .kongs(O, "9p", "concealed", "supplement").label("next").draws(O, "9m", "tail").discards(O).stops(),
         findings=[finding("missed_duty", "NT-59", "draw"), finding("wrong_wall", "GEN-08", "next", consequent=True)],
         options={"kong_dice": 1}),
    case("throw-left-out-but-told-by-its-tiles",
         "One throw alone brings both of its tiles, so that the wall is known to go on behind them.", "NT-59",
         _two_by_seven(_unthrown().label("draw")), findings=[finding("missed_duty", "NT-59", "draw")], options=TWO_BY_DICE),
    case("throw-of-a-seven-told-by-its-tiles", "No die shows a seven; what the throw was, its two tiles tell.", "NT-59",
         _two_by_seven(_unthrown().label("throw").throws(N, 7, 1)), findings=[illegal("NT-59", "throw", N)],
         options=TWO_BY_DICE),
    case("throw-mislabelled", "The tile of a throw is not drawn as a replacement without one.", "NT-59",
         _kong("open", wall=False).throws(N, 3, 4).label("draw").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("NT-59", "draw", N)]),
    case("throw-none", "Where no dice are thrown, an open kong draws from the tail and wins big.", "NT-59 NT-33 NT-52",
         _kong("open").draws(N, "9p", "tail").self_draws(N, "9p", draw=False, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N), options=NO_THROW),
    case("throw-none-but-shown", "Where no dice are thrown, a throw is out of place.", "NT-59",
         _kong("open", wall=False).label("throw").throws(N, 3, 4).draws(N, source="tail").discards(N).stops(),
         findings=[illegal("NT-59", "throw", N)], options=NO_THROW),
    *(
        case(f"throw-beyond-the-wall-{where}", says, "NT-59",
             _late(U, 4).overflows(where).throws(U, 6, 6).draws(U, source="dice", throw=12).discards(U).turn(D)
             .turn(N).stops(), options={"dice_overflow": where})
        for where, says in (
            ("tail", "A throw beyond the last stack takes from the tail."),
            ("front", "Where the room says so, a throw beyond the last stack takes from the front."),
        )
    ),
    case("throw-takes-the-last-tile", "With one tile left the throw takes it and no last tile is offered.",
         "NT-59 NT-53 NT-11",
         _late(O, 1).throws(O, 2, 2).draws(O, source="dice", throw=4).discards(O).ends("draw", next_dealer=O)),
    case("throw-at-the-last-tile-wins", "With one tile left the throw's tile wins as a throw, not as the last tile.",
         "NT-53 NT-33",
         _late(O, 1).throws(O, 2, 2).draws(O, "9p", "dice", throw=4)
         .self_draws(O, "9p", draw=False, gang_shang_kai_hua=60).ends(scores=(-140, -60, 260, -60), next_dealer=O)),
]

def _draws(count: int) -> Table:
    """N's open kong draws `count` tiles from the tail and discards them in the order drawn."""
    table = _kong("open")
    tiles = ["1m", "3p", "9m", "1p"][:count]
    for tile in tiles:
        table.draws(N, tile, "tail")
    for tile in tiles:
        table.event("discard", N, tile, drawn=True)
    table.next = O
    return table


SEVERAL = [
    *(
        case(f"open-kong-of-{count}-tiles", f"An open kong of {count} tiles discards them all in the order drawn.",
             "NT-59 NT-57", _draws(count).round().stops(), options={"kong_draw_count": count, "kong_dice": 0})
        for count in (1, 2, 3, 4)
    ),
    case("open-kong-second-tile-wins", "Any of the tiles drawn may win; the others belong to no hand.", "NT-59 NT-33",
         _kong("open").draws(N, "1m", "tail").draws(N, "9p", "tail")
         .self_draws(N, "9p", draw=False, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N), options=TWO_TILES),
    case("open-kong-first-tile-wins", "The first tile may win although a second was drawn.", "NT-59 NT-33",
         _kong("open").draws(N, "9p", "tail").draws(N, "1m", "tail")
         .self_draws(N, "9p", draw=False, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N), options=TWO_TILES),
    case("open-kong-second-discard-won", "Each of the tiles discarded may be won as from a throw.", "NT-59 NT-35",
         _waiting_pair().draws(N, "1m", "tail").draws(N, "6p", "tail").event("discard", N, "1m", drawn=True)
         .event("discard", N, "6p", drawn=True).wins(U, "6p", on=N, feed=False, gang_shang_pao=60).birds("3p")
         .ends(scores=(0, -60, 0, 60), next_dealer=U), options=TWO_TILES),
    case("open-kong-first-discard-won", "The first tile won ends the hand; the second is not discarded.", "NT-59 NT-35",
         _waiting_pair().draws(N, "6p", "tail").draws(N, "1m", "tail").event("discard", N, "6p", drawn=True)
         .wins(U, "6p", on=N, feed=False, gang_shang_pao=60).birds("3p")
         .ends(scores=(0, -60, 0, 60), next_dealer=U), options=TWO_TILES),
    case("open-kong-claim-between", "Between the discards of an open kong only a win takes a tile.", "NT-57",
         _kong("open").gives(O, "11m").draws(N, "1m", "tail").draws(N, "3p", "tail")
         .event("discard", N, "1m", drawn=True).label("pung").pungs(O, "1m", of=N).stops(),
         findings=[illegal("NT-57", "pung", O)], options=TWO_TILES),
    case("open-kong-claim-of-the-first-after-all", "After the last discard only that tile can be taken.", "GEN-05",
         _draws(2).gives(O, "11m").label("pung").pungs(O, "1m", of=N).stops(),
         findings=[illegal("GEN-05", "pung", O)], options=TWO_TILES),
    case("open-kong-claim-after-all", "After the last discard every claim is open.", "NT-57",
         _draws(2).gives(O, "33p").pungs(O, "3p", of=N).discards(O).stops(), options=TWO_TILES),
    case("open-kong-discards-out-of-order", "The tiles are discarded in the order drawn.", "NT-57",
         _kong("open").draws(N, "1m", "tail").draws(N, "3p", "tail").label("wrong")
         .event("discard", N, "3p", drawn=True).stops(),
         findings=[finding("missed_duty", "NT-57", "wrong", N)], options=TWO_TILES),
    case("open-kong-short-wall", "When the wall is short the open kong draws what is left.", "NT-59 NT-53 NT-11",
         _late(O, 1).draws(O, source="tail").discards(O).ends("draw", next_dealer=O), options=TWO_TILES),
    case("open-kong-two-tiles-by-a-throw", "The second tile is found by the same throw on what is left.", "NT-59",
         _kong("open").throws(N, 1, 2).draws(N, "1m", "dice", throw=3).draws(N, "3p", "dice", throw=3)
         .event("discard", N, "1m", drawn=True).event("discard", N, "3p", drawn=True).stops(),
         options={"kong_draw_count": 2, "kong_dice": 2}),
]

LOCKED = [
    case("locked-keeps-its-hand", "A locked seat discards what it draws.", "NT-58",
         _kong("open").throws(N, 3, 4).draws(N, source="dice", throw=7).discards(N).until(N).draws(N, "1m").label("wrong")
         .discards(N, "4m").stops(), findings=[finding("missed_duty", "NT-58", "wrong", N)]),
    case("locked-self-draws", "A locked seat wins by a later draw at the hand's own price.", "NT-58 NT-37",
         _kong("open").throws(N, 3, 4).draws(N, source="dice", throw=7).discards(N).self_draws(N, "9p", ping_hu=10)
         .birds("8p").ends(scores=(-20, 50, -10, -20), next_dealer=N)),
    case("locked-may-pass-its-win", "A locked seat may let its own win go.", "NT-58",
         _kong("open").throws(N, 3, 4).draws(N, source="dice", throw=7).discards(N).until(N).turn(N, "9p").stops()),
    case("locked-kong-that-breaks-the-wait", "Even where kongs are allowed, one that changes the wait is not.", "NT-58",
         _kong("open", "5556s222m456p111s", "1s").throws(N, 3, 4)
         .draws(N, source="dice", throw=7).discards(N).until(N).draws(N, "5s").label("second")
         .kongs(N, "5s", "concealed", "supplement").stops(),
         findings=[illegal("NT-58", "second", N)], options={"locked_may_kong": True}),
    case("locked-kong-before-the-throws-tile-is-gone", "While the throw's tile waits to be discarded no kong is made.",
         "NT-57", Table().deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .throws(N, 3, 4).draws(N, "4m", "dice", throw=7).label("second").kongs(N, "4m", "concealed", "supplement")
         .stops(), findings=[illegal("NT-57", "second", N)], options={"locked_may_kong": True}),
]

GAPS = [
    *(
        case(f"kong-after-a-claim-{str(allowed).lower()}", says, "NT-G1",
             Table().deals(N, "9999m55p1347s268m").feeds(O, "5p").pungs(N, "5p", of=O).label("kong")
             .kongs(N, "9m", "concealed", "supplement").draws(N, source="tail").discards(N).stops(),
             findings=found, options={"kong_after_claim": allowed})
        for allowed, found, says in (
            (True, None, "A kong may follow a pung without a draw between."),
            (False, [illegal("NT-G1", "kong", N)], "Where the room says so, no kong follows a pung without a draw."),
        )
    ),
    case("kong-added-on-a-later-turn", "The fourth tile may be added on any later turn.", "NT-G2",
         Table().gives(N, "999p1m").feeds(O, "9p").pungs(N, "9p", of=O).discards(N, "1m").until(N).draws(N, "3m")
         .kongs(N, "9p", "added", "supplement").draws(N, source="tail").discards(N).stops()),
    case("kong-on-an-empty-wall", "Without a tile left no kong is made.", "NT-G3",
         Table().deals(N, "333s777m1469p258s").to_the_last_tile(before=1).turn(O, "3s")
         .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "7m", "tail").label("kong")
         .kongs(N, "7m", "concealed", "supplement").stops(), findings=[illegal("NT-G3", "kong", N)]),
    case("discard-of-the-kind-just-claimed", "The kind just taken may be discarded at once.", "NT-G4",
         Table().gives(N, "555p").feeds(O, "5p").pungs(N, "5p", of=O).discards(N, "5p").stops()),
    case("pung-after-a-passed-pung", "A pung let go may be made on the next such tile.", "NT-G5",
         Table().gives(N, "55p").feeds(O, "5p").event("pass", N, on=["pung"]).turn(U, "5p").pungs(N, "5p", of=U)
         .discards(N).stops()),
    case("kong-concealed-is-shown", "A concealed kong is declared with its kind.", "NT-G6",
         Table().gives(N, "111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .draws(N, source="tail").discards(N).stops()),
    case("kong-added-without-a-pung", "Nothing is added to a pung that does not lie.", "GEN-03",
         Table().gives(N, "99p").until(N).draws(N, "9p").label("kong").kongs(N, "9p", "added", "supplement")
         .event("dissolve").ends("dissolved", scores=None), findings=[finding("broken_record", "GEN-03", "kong", N)]),
]

CASES = [*REPLACEMENTS, *WAITS, *THROWS, *SEVERAL, *LOCKED, *GAPS]
