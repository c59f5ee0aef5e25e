"""过手: NC-27, what bars a seat from a win off a discard, from how much, and until when."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"
#: Waits for 5m; after a pung of it and a discard of 7p it waits for the fourth.
AGAIN = "46m55m777p123789s"
#: Waits for 3m, worth nothing more, and for 6m, which makes two equal runs.
EQUAL = "45645m22789p [999s]"


def _let_go(tile: str = "6s", hand: str = P) -> Table:
    """C's discard that B could have won is let go in silence: D plays on."""
    return Table().holds(B, hand).ready().feeds(C, tile)


def _barred(name: str, says: str, table: Table, options: Json | None = None, *, free: bool = False) -> Case:
    """`table` ends with B's win."""
    due = [] if free else [illegal("NC-27", "win", B, code="passed-win")]
    return case(name, says, "NC-27", table, options=options, findings=due)


def _wins(table: Table, tile: str, of: int, points: int = 1, **items: int) -> Table:
    """B wins this tile off `of`, which draws it in its turn."""
    return table.turn(of, tile).wins(B, tile, on=of, feed=False, di=1, worth=items).pays(of, points).closes(B)


BARS = [
    _barred("passed-same-tile", "A tile let go does not win before one's own draw.", _wins(_let_go(), "6s", D)),
    _barred("passed-in-words", "Nor one passed in so many words.",
            _wins(_let_go().event("pass", B, on=["win"]), "6s", D)),
    _barred("passed-everything", "A pass without a word of what is passed passes the win too.",
            _wins(_let_go().event("pass", B), "6s", D)),
    case("passed-then-won", "Who passes a win does not make it after all.", "NC-27",
         _let_go().event("pass", B, on=["win"]).wins(B, "6s", on=C, feed=False, di=1).pays(C, 1).closes(B),
         findings=[illegal("NC-27", "win", B, code="passed-win")]),
    _barred("passed-only-the-pung", "Who passes a pung has not passed the win in words, but by letting play go on.",
            _wins(_let_go().event("pass", B, on=["pung"]), "6s", D)),
    case("passed-only-the-pung-and-won", "Who passes a pung may win the tile.", "NC-27",
         _let_go().event("pass", B, on=["pung"]).wins(B, "6s", on=C, feed=False, di=1).pays(C, 1).closes(B)),
    _barred("passed-no-win-then", "Who could not win let nothing go.",
            _wins(Table().holds(B, P).ready().feeds(C, "3s"), "6s", D), free=True),
    _barred("passed-ones-own-discard", "What one throws oneself is not let go.",
            _wins(Table().holds(B, P).ready().until(B).turn(B, "6s"), "6s", C), free=True),
    _barred("passed-ones-own-discard-in-words", "Nor is it by a pass on it.",
            _wins(Table().holds(B, P).ready().until(B).turn(B, "6s").event("pass", B), "6s", C), free=True),
    _barred("passed-with-nothing-to-win", "Who passes while nothing can be won lets nothing go.",
            _wins(Table().holds(B, P).ready().until(C).draws(C).event("pass", B).discards(C), "6s", D), {"passed_win": "any"}, free=True),
    case("passed-by-all-three", "Each of three who let a tile go is barred from it.", "NC-27",
         Table().holds(B, P).holds(C, "345m345p78s11m [777p]").holds(D, Q).ready().feeds(A, "6s").turn(B, "6s")
         .wins(C, "6s", on=B, feed=False, di=1).pays(B, 1).closes(C), findings=[illegal("NC-27", "win", C, code="passed-win")]),
    _barred("passed-a-draw-of-it", "A self-draw let go bars nothing.",
            _wins(Table().holds(B, P).ready().until(B).draws(B, "6s").discards(B, "6s").turn(C), "9s", D), free=True),
    _barred("passed-below-the-least", "What is worth too little to win is not let go.",
            _wins(_let_go("3m", EQUAL), "6m", D, 2, yi_ban_gao=1), {"min_fan": 1, "passed_win": "any"}, free=True),
    case("passed-a-robbing", "A kong not robbed is a win let go.", "NC-27 NC-37",
         Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")
         .draws(C, "9s", "tail").discards(C, "9s").wins(B, "9s", on=C, feed=False, di=1)
         .pays(C, 2, gang_shang_pao=1).closes(B), options={"passed_win": "any"},
         findings=[illegal("NC-27", "win", B, code="passed-win")]),
    case("passed-a-robbing-and-another-tile", "A kong not robbed bars its own tile alone.", "NC-27 NC-37",
         Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().adds(C, "6s")
         .draws(C, "9s", "tail").discards(C, "9s").wins(B, "9s", on=C, feed=False, di=1)
         .pays(C, 2, gang_shang_pao=1).closes(B)),
    case("passed-then-robbing", "A tile let go may not be robbed either.", "NC-27 NC-37",
         Table().holds(B, P).gives(C, "6s" * 3).ready().until(D).turn(D).until(A).turn(A, "6s").pungs(C, "6s", of=A)
         .kongs(C, "6s", "added").robs(B, "6s", of=C, di=1).pays(C, 2, clause="NC-37", qiang_gang=1).closes(B),
         findings=[illegal("NC-27", "win", B, code="passed-win")]),
]

SCOPE = [
    *(
        _barred(f"passed-other-tile-{value}", says, _wins(_let_go(), "9s", D), {"passed_win": value}, free=value == "same_tile")
        for value, says in (
            ("same_tile", "Another tile wins where only the one let go is barred."),
            ("any", "Where a win let go bars every discard, another tile does not win."),
            ("higher_fan_ok", "Where only a dearer win is free, one of the same worth is not."),
        )
    ),
    *(
        _barred(f"passed-cheaper-first-{value}", says, _wins(_let_go("3m", EQUAL), "6m", D, 2, yi_ban_gao=1), {"passed_win": value},
                free=value != "any")
        for value, says in (
            ("same_tile", "A dearer tile is another tile."),
            ("any", "Where every discard is barred, a dearer one is too."),
            ("higher_fan_ok", "Where only a dearer win is free, a dearer one is."),
        )
    ),
    *(
        _barred(f"passed-dearer-first-{value}", says, _wins(_let_go("6m", EQUAL), "3m", D), {"passed_win": value}, free=value == "same_tile")
        for value, says in (
            ("same_tile", "A cheaper tile is another tile."),
            ("any", "Where every discard is barred, a cheaper one is too."),
            ("higher_fan_ok", "Where only a dearer win is free, a cheaper one is not."),
        )
    ),
    _barred("passed-two-then-the-dearest-counts", "The dearest of those let go is the measure.",
            _wins(_let_go("3m", EQUAL).turn(D, "6m"), "6m", A, 2, yi_ban_gao=1), {"passed_win": "higher_fan_ok"}),
    _barred("passed-twice-in-one-round", "A barred tile let go again bars nothing new.",
            _wins(_let_go().turn(D, "6s").until(B).turn(B), "6s", C), free=True),
]


def _punged() -> Table:
    """B pungs the 5m that would have won and waits for the fourth, which C throws."""
    return (
        Table().deals(B, AGAIN).feeds(C, "5m").pungs(B, "5m", of=C).discards(B, "7p").turn(C, "5m")
        .wins(B, "5m", on=C, feed=False, di=1, ka_xin_wu=1, gen=1).pays(C, 3).closes(B)
    )


CLEARED = [
    _barred("passed-until-the-own-draw", "One's own draw lifts the bar.", _wins(_let_go().until(B).turn(B), "6s", C), free=True),
    _barred("passed-until-a-kongs-tile", "So does a tile drawn for a kong.",
            _wins(Table().holds(B, "123456m78s99s222p").feeds(C, "6s").turn(D, "2p").kongs(B, "2p", "exposed", of=D)
                  .draws(B, source="tail").discards(B), "6s", C, 2, gen=1), free=True),
    case("passed-but-self-drawn", "A self-draw is never barred.", "NC-27",
         _let_go().self_draws(B, "6s", di=1).all_pay(1).closes(B), options={"passed_win": "any"}),
    *(
        _barred(f"passed-by-a-pung-{value}", says, _punged(), {"passed_win_cleared_by": value}, free=value != "draw")
        for value, says in (
            ("draw", "Who pungs a tile that would win lets the win go; the pung lifts no bar."),
            ("own_discard", "Where one's own discard lifts the bar, the one after the pung does."),
            ("draw_or_meld", "Where a claim lifts the bar, the pung does."),
        )
    ),
    *(
        _barred(f"passed-until-drawn-{value}", "A round later the bar is gone by any rule.", _wins(_let_go().until(B).turn(B), "6s", C),
                {"passed_win_cleared_by": value}, free=True)
        for value in ("draw", "own_discard", "draw_or_meld")
    ),
    _barred("passed-not-cleared-by-others", "What others draw and throw lifts nothing.",
            _wins(_let_go().turn(D), "6s", A), {"passed_win_cleared_by": "own_discard"}),
]

CASES: list[Case] = [*BARS, *SCOPE, *CLEARED]
