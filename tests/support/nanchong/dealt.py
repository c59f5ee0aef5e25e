"""天胡 and 地胡: NC-28, wins as dealt and on the dealer's first discard."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, Worth, case

CLOSED = "123456m789p78s22s"
#: Fourteen tiles that win as dealt; the last listed is the last dealt.
MIDDLE_LAST = "12346m789p88p111s5m"
MIDDLE_FIRST = "512346m789p88p111s"
FILLED_LAST = "11133m5577p2299s1m"
FILLED_FIRST = "1111m33m5577p2299s"
TRIPLETS = "111m333p777s999s44m"


def _dealt(name: str, says: str, hand: str, points: int, options: Json | None = None, worth: Worth | None = None, *,
           wall: bool = True, **items: int) -> Case:
    """The dealer wins as dealt."""
    table = Table(wall=wall).deals(A, hand).dealt_win(A, worth={"di": 1, "men_qing": 1, "tian_hu": 0, **(worth or {}), **items}).all_pay(points)
    return case(name, says, "NC-28", table.closes(A), options=options)


DEALT = [
    _dealt("dealt-worth-nothing-by-itself", "A dealt win is a self-draw; its name alone counts nothing.", "123456m789p789s22s", 2,
           {"points_tian_hu": 0}),
    _dealt("dealt-worth-three", "Where it counts three, it does.", "123456m789p789s22s", 5, {"points_tian_hu": 3}, tian_hu=3),
    _dealt("dealt-seven-pairs", "Seven pairs win as dealt.", "113355m2288p66s99s", 7, xiao_qi_dui=5),
    _dealt("dealt-no-middle-five", "No tile is the winning one, so there is no middle five.", MIDDLE_LAST, 2),
    *(
        _dealt(f"dealt-tile-best-of-{tile}", "The best tile may be of any kind.", hand, 9, {"tian_hu_win_tile": "best"}, xiao_qi_dui=5, long_qi_dui_filled=2)
        for tile, hand in (("1m", "1111335577m22p88s"), ("9s", "335577m2288p9999s"))
    ),
    _dealt("dealt-no-filled-four", "Nor does one fill four alike: all are held.", FILLED_LAST, 8, xiao_qi_dui=5, long_qi_dui=1),
    *(
        _dealt(f"dealt-tile-{value}-{name}", says, hand, points, {"tian_hu_win_tile": value}, items, wall=wall)
        for value, name, hand, wall, points, items, says in (
            ("none", "middle-last", MIDDLE_LAST, True, 2, {}, "Where no tile is the winning one, the last dealt is none."),
            ("last_dealt", "middle-last", MIDDLE_LAST, True, 3, {"ka_xin_wu": 1}, "Where the last dealt tile wins, a middle five counts."),
            ("last_dealt", "middle-first", MIDDLE_FIRST, True, 2, {}, "Dealt earlier it does not."),
            ("last_dealt", "middle-no-wall", MIDDLE_LAST, False, 2, {}, "Without a wall nobody knows which tile was the last."),
            ("last_dealt", "filled-last", FILLED_LAST, True, 9, {"xiao_qi_dui": 5, "long_qi_dui_filled": 2}, "The last dealt tile may fill four alike."),
            ("last_dealt", "filled-first", FILLED_FIRST, True, 8, {"xiao_qi_dui": 5, "long_qi_dui": 1}, "Another leaves them held."),
            ("best", "middle-first", MIDDLE_FIRST, True, 3, {"ka_xin_wu": 1}, "Where the best tile wins, the five between counts whenever it was dealt."),
            ("best", "filled-first", FILLED_FIRST, True, 9, {"xiao_qi_dui": 5, "long_qi_dui_filled": 2}, "And one of the four fills them."),
            ("best", "no-wall", MIDDLE_LAST, False, 3, {"ka_xin_wu": 1}, "It needs no wall."),
        )
    ),
    *(
        _dealt(f"dealt-single-wait-triplets-{value}", says, TRIPLETS, points, {"tian_hu_win_tile": value, "da_dui_zi_single_wait_only": True}, items)
        for value, points, items, says in (
            ("none", 2, {}, "Where triplets need a winning tile that makes the pair, none as dealt has one."),
            ("best", 6, {"da_dui_zi": 4}, "Where the best tile wins, the pair has it."),
        )
    ),
    case("dealt-self-draw-bonus", "What a self-draw earns a dealt win earns too.", "NC-28 NC-18",
         Table().deals(A, "123456m789p789s22s").dealt_win(A, di=1, men_qing=1, tian_hu=0, zi_mo=1).all_pay(3).closes(A),
         options={"self_draw_bonus": "base1"}),
]

NOT_DEALT = [
    case("dealt-no-hand", "Fourteen tiles that do not fit win nothing.", "NC-32 NC-28",
         Table().deals(A, "1368m258p1479s369p").dealt_win(A).closes(A), findings=[illegal("NC-32", "win", A, code="no-winning-shape")]),
    case("dealt-to-another", "Only the dealer wins as dealt.", "GEN-04 NC-28",
         Table().holds(B, CLOSED).dealt_win(B).unscored(B), findings=[illegal("GEN-04", "win", B)]),
    case("dealt-after-a-kong", "After a kong nothing wins as dealt; the tile drawn for it does.", "NC-28",
         Table().deals(A, "3333p123456m78s22s").kongs(A, "3p", "concealed").draws(A, "9s", "tail")
         .dealt_win(A, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(A),
         findings=[illegal("NC-28", "win", A, code="not-as-dealt")]),
    case("dealt-after-a-kong-self-drawn", "Called what it is, that win is lawful.", "NC-28 NC-42",
         Table().deals(A, "3333p123456m78s22s").kongs(A, "3p", "concealed").draws(A, "9s", "tail")
         .self_draws(A, "9s", draw=False, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(A)),
    case("dealt-a-turn-later", "On a later turn nothing wins as dealt.", "NC-28",
         Table().deals(A, CLOSED + "1p").discards(A, "1p").until(A).draws(A, "9s").dealt_win(A, di=1, men_qing=1).all_pay(2).closes(A),
         findings=[illegal("NC-28", "win", A, code="not-as-dealt")]),
    case("dealt-and-let-go", "The dealer need not win as dealt.", "NC-28",
         Table().deals(A, "123456m789p789s22s").discards(A, "1m").stops()),
]


def _first(*, kong: bool = False, seat: int = B) -> Table:
    """The dealer's first discard is 6s, after a kong or not."""
    if kong:
        return Table().holds(seat, CLOSED).deals(A, "9999m147p258p36m1s9p").kongs(A, "9m", "concealed").draws(A, "6s", "tail").discards(A, "6s")
    return Table().holds(seat, CLOSED).gives(A, "6s").discards(A, "6s")


FIRST = [
    *(
        case(f"first-discard-{value}", f"A win on the dealer's first discard may be worth {value} more.", "NC-28",
             _first().wins(B, "6s", on=A, feed=False, di=1, men_qing=1, worth=items).pays(A, 2 + value).closes(B), options={"points_di_hu": value})
        for value, items in ((0, {}), (2, {"di_hu": 2}))
    ),
    case("first-discard-after-announcements", "Announcements before it do no harm.", "NC-28 NC-26",
         Table().holds(B, CLOSED).gives(A, "6s").reports(B).discards(A, "6s").wins(B, "6s", on=A, feed=False, di=1, men_qing=1, di_hu=2).pays(A, 4)
         .closes(B), options={"points_di_hu": 2}),
    case("first-discard-after-a-kong", "After a kong of the dealer it is an ordinary discard.", "NC-28 NC-43",
         _first(kong=True).wins(B, "6s", on=A, feed=False, di=1, men_qing=1).pays(A, 3, gang_shang_pao=1).closes(B), options={"points_di_hu": 2}),
    case("first-discard-of-another", "Another seat's first discard is an ordinary one.", "NC-28",
         Table().holds(C, CLOSED).feeds(B, "6s").wins(C, "6s", on=B, feed=False, di=1, men_qing=1).pays(B, 2).closes(C), options={"points_di_hu": 2}),
    case("first-discard-of-two", "Two who win it each have it.", "NC-28 NC-31",
         Table().holds(B, CLOSED).holds(D, "123789m456p78s55p").gives(A, "6s").discards(A, "6s")
         .wins(B, "6s", on=A, feed=False, di=1, men_qing=1, di_hu=2).wins_too(D, "6s", on=A, di=1, men_qing=1, di_hu=2)
         .pays(A, 4, to=B, clause="NC-31").pays(A, 4, to=D, clause="NC-31").closes(A), options={"points_di_hu": 2}),
    case("first-discard-booked", "By default it is worth nothing more.", "NC-28",
         _first().wins(B, "6s", on=A, feed=False, claims={"di": 1, "men_qing": 1, "di_hu": 2}, di=1, men_qing=1).pays(A, 2).closes(B),
         findings=[{"kind": "wrong_items", "clause": "NC-28", "event": "win", "seat": B, "code": "items-differ", "consequent": False}]),
    case("dealt-booked", "By default a dealt win is worth nothing more.", "NC-28",
         Table().deals(A, "123456m789p789s22s").dealt_win(A, claims={"di": 1, "men_qing": 1, "tian_hu": 3}, di=1, men_qing=1, tian_hu=0).all_pay(2).closes(A),
         findings=[{"kind": "wrong_items", "clause": "NC-28", "event": "win", "seat": A, "code": "items-differ", "consequent": False}]),
]

CASES = [*DEALT, *NOT_DEALT, *FIRST]
