"""摆牌: NC-19 and NC-24, when a seat may lay down, what it shows and which waits it declares."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"
#: Waits for 3s, 5s and 6s.
THREE = "123456m789p4445s"
#: Waits for 6m and, all four in hand, for 3m.
DEAD = "123p456p3456m [333m]"
#: The first and the last of all kinds, each with a hand that waits for 6p and 9p when it is thrown alone.
FREED = (("1m", "456789m123s78p22p"), ("9s", "123456789m78p22p"))


def _laid(name: str, says: str, hand: str, shown: str, waits: str, clauses: str = "NC-19", options: Json | None = None,
          preset: str = "seed-000", code: str | None = None) -> Case:
    """B draws, lays down and discards the tile drawn; `code` is what is wrong with that."""
    table = Table().holds(B, hand).ready().until(B).draws(B).label("laid").lays_down(B, shown, waits).discards(B)
    due = [] if code is None else [illegal("NC-19", "laid", B, code=code)]
    return case(name, says, clauses, table.round().stops(), options=options, preset=preset, findings=due)


SHOWN = [
    _laid("lay-waiting-part", "The waiting part alone is shown.", CLOSED, "78s", "6s9s"),
    _laid("lay-whole-hand", "The whole hand may be shown.", CLOSED, CLOSED, "6s9s"),
    _laid("lay-with-the-pair", "The pair may be shown or not.", CLOSED, "78s22s", "6s9s"),
    _laid("lay-with-a-set", "Sets may be shown beside it.", CLOSED, "456m78s", "6s9s"),
    _laid("lay-beside-a-pung", "Melds are open as they are.", P, "78s", "6s9s"),
    _laid("lay-seven-pairs", "Of seven pairs the single tile is shown.", "113355m2288p66s9s", "9s", "9s"),
    _laid("lay-seven-pairs-and-some", "Pairs may be shown beside it.", "113355m2288p66s9s", "11m9s", "9s"),
    _laid("lay-waits-in-any-order", "The order of the waits says nothing.", CLOSED, "78s", "9s6s"),
    _laid("lay-three-kinds-of-wait", "All waits are declared, whatever the shown part makes by itself.", THREE, "5s", "3s5s6s"),
    _laid("lay-the-hook", "One tile beside four melds is laid down.", "4p [111s] [333s] [555s] [888p]", "4p", "4p"),
    _laid("lay-rest-no-sets", "What stays unshown must be sets.", CLOSED, "123m", "6s9s", code="lay-down-rest-wrong"),
    _laid("lay-rest-half-a-pair", "Half a pair is no set.", CLOSED, "78s2s", "6s9s", code="lay-down-rest-wrong"),
    _laid("lay-rest-two-pairs", "Without melds pairs may stay unshown.", "123456m789p55s22s", "123456m789p", "2s5s"),
    _laid("lay-rest-two-pairs-beside-a-meld", "Beside a meld two pairs are no sets.", "123456m55s22s [333p]", "123456m", "2s5s",
          code="lay-down-rest-wrong"),
    _laid("lay-no-tiles-shown", "Something must be shown.", CLOSED, "", "6s9s", code="lay-down-tiles-missing"),
    case("lay-tiles-left-out", "A 摆 without its tiles shows nothing.", "NC-19",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, None, "6s9s").discards(B).round().stops(),
         findings=[illegal("NC-19", "laid", B, code="lay-down-tiles-missing")]),
    case("lay-tiles-not-held", "What is shown must be in the hand.", "GEN-03 NC-19",
         Table().holds(B, CLOSED).until(B).draws(B, "1p").label("laid").lays_down(B, "78s5p", "6s9s").discards(B, "1p").round().stops(),
         findings=[finding("broken_record", "GEN-03", "laid", B, actual="5p")]),
    case("lay-the-discard-too", "The tile discarded does not stay in the hand to be shown.", "GEN-03 NC-19",
         Table().holds(B, CLOSED).until(B).draws(B, "1p").label("laid").lays_down(B, "78s1p", "6s9s").discards(B, "1p").round().stops(),
         findings=[finding("broken_record", "GEN-03", "laid", B, actual="1p")]),
]

WAITS = [
    _laid("lay-one-wait-of-two", "All waits must be declared.", CLOSED, "78s", "6s", code="lay-down-waits-differ"),
    _laid("lay-one-wait-too-many", "Nothing may be declared that does not win.", CLOSED, "78s", "3s6s9s", code="lay-down-waits-differ"),
    _laid("lay-another-wait", "The waits declared must be the hand's.", CLOSED, "78s", "6s8s", code="lay-down-waits-differ"),
    case("lay-waits-left-out", "A 摆 without its waits declares none.", "NC-19",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", None).discards(B).round().stops(),
         findings=[illegal("NC-19", "laid", B, code="lay-down-waits-differ")]),
    *(
        _laid(f"lay-dead-wait-{value}-{name}", says, DEAD, "3456m", waits, "NC-19 NC-30", {"dead_wait": value},
              code=None if right else "lay-down-waits-differ")
        for value, name, waits, right, says in (
            ("own_four", "left-out", "6m", True, "A wait of which all four are one's own is none."),
            ("own_four", "declared", "3m6m", False, "A wait of which all four are one's own must not be declared."),
            ("visible", "left-out", "6m", True, "Nor where what lies open counts too."),
            ("shape", "left-out", "6m", False, "Where the shape decides, the dead wait must be declared too."),
            ("shape", "declared", "3m6m", True, "Where the shape decides, a dead wait is a wait."),
        )
    ),
    *(
        case(f"lay-wait-all-visible-{value}-{name}", says, "NC-19 NC-30",
             Table().holds(B, "123p456p78s99s777m").gives(D, "666s").feeds(C, "6s").kongs(D, "6s", "exposed", of=C)
             .draws(D, source="tail").discards(D).until(B).draws(B).label("laid").lays_down(B, "78s", waits).discards(B).round().stops(),
             options={"dead_wait": value},
             findings=[] if right else [illegal("NC-19", "laid", B, code="lay-down-waits-differ")])
        for value, name, waits, right, says in (
            ("own_four", "declared", "6s9s", True, "Another's kong of the wait leaves it a wait."),
            ("visible", "left-out", "9s", True, "Where what lies open counts, the kong of another makes the wait dead."),
            ("visible", "declared", "6s9s", False, "There the dead wait must not be declared."),
        )
    ),
    _laid("lay-not-ready", "A hand that waits for nothing cannot be laid down.", "124578m789p45s22s", "45s", "3s6s",
          code="lay-down-not-ready"),
    _laid("lay-only-dead-waits", "A lone tile whose fellows are one's own pung waits for nothing.", "4s123m456p789p [444s]", "4s", "4s",
          code="lay-down-not-ready"),
    _laid("lay-a-fifth-by-shape", "So is one for a fifth of four in hand.", "4444s123m456p789p", "4444s", "4s", options={"dead_wait": "shape"}),
    _laid("lay-only-dead-waits-by-shape", "Where the shape decides, that is a wait.", "4s123m456p789p [444s]", "4s", "4s",
          options={"dead_wait": "shape"}),
]

PARTIAL = [
    _laid(f"lay-partial-{name}", says, THREE, shown, waits, options={"bai_partial": partial},
          code=None if right else "lay-down-waits-differ")
    for name, partial, shown, waits, right, says in (
        ("single-tile", True, "5s", "5s", True, "Where the shown part decides, a single tile shown waits for its like."),
        ("two-tiles", True, "45s", "3s6s", True, "With the pair unshown two tiles wait for a third."),
        ("all-of-it", True, "4445s", "3s5s6s", True, "All of it shown makes all of its waits."),
        ("more-than-shown", True, "5s", "3s5s6s", False, "Where the shown part decides, it must make what is declared."),
        ("less-than-shown", True, "4445s", "5s", False, "And all that it makes must be declared."),
        ("off-single-tile", False, "5s", "5s", False, "Where the hand decides, the waits of the shown part alone are too few."),
        ("off-more-than-shown", False, "5s", "3s5s6s", True, "Where the hand decides, they are all declared."),
    )
] + [
    _laid(f"lay-partial-a-fifth-{name}-{value}", says, hand, shown, "4s", options={"bai_partial": True, "dead_wait": value},
          code=None if value == "shape" else "lay-down-not-ready")
    for name, hand, shown in (("beside-sets", "4444s123m456p789p", "4444s"), ("beside-sets-and-a-pair", "33444455s123m99p", "33444455s"))
    for value, says in (("shape", "Where the shape decides, the shown part may wait for a fifth."), ("own_four", "Where one's own four count, it may not."))
] + [
    _laid("lay-partial-pairs-beside-sets", "Pairs and a single tile shown wait for nothing where sets stay unshown.", "1133557p123456m", "1133557p", "7p",
          options={"bai_partial": True}, code="lay-down-not-ready"),
    _laid("lay-partial-seven-pairs", "Where the shown part decides, pairs may stay unshown.", "113355m2288p66s9s", "9s", "9s",
          options={"bai_partial": True}),
    case("lay-partial-win-outside", "What was not declared does not win, though the hand would have it.", "NC-19",
         Table().holds(B, THREE).lays(B, "5s", "5s").wins(B, "3s", on=C, di=1, men_qing=1, du_zhang_bai=2).pays(C, 4).closes(B),
         options={"bai_partial": True}, findings=[illegal("NC-19", "win", B, code="win-not-declared")]),
    case("lay-partial-single-wait", "One wait declared is one wait, though the hand has three.", "NC-25 NC-19",
         Table().holds(B, THREE).lays(B, "5s", "5s").self_draws(B, "5s", di=1, men_qing=1, du_zhang_bai=5).all_pay(7).closes(B),
         options={"bai_partial": True}),
]

WHEN = [
    case("lay-with-another-discard", "The discard of a 摆 is free.", "NC-19 NC-20",
         Table().deals(B, "123456m789p78s2s1p").until(B).draws(B, "2s").lays_down(B, "78s", "6s9s").discards(B, "1p").round().stops()),
    case("lay-after-a-pung", "After a pung one lays down with the discard.", "NC-19",
         Table().deals(B, "123456m78s99s22p1m").feeds(C, "2p").pungs(B, "2p", of=C).lays_down(B, "78s", "6s9s").discards(B, "1m")
         .round().stops()),
    case("lay-after-a-kong", "After a kong one lays down with the discard.", "NC-19",
         Table().deals(B, "123456m78s22s333p").until(B).draws(B, "3p").kongs(B, "3p", "concealed").draws(B, "9m", "tail")
         .lays_down(B, "78s", "6s9s").discards(B, "9m").round().stops()),
    *(
        case(f"lay-in-anothers-turn-{value}", says, "NC-19",
             Table().holds(B, CLOSED).until(C).draws(C).label("laid").lays_down(B, "78s", "6s9s").discards(C).round()
             .wins(B, "6s", on=D, di=1, men_qing=1, bai_pai=2).pays(D, 4).closes(B), options={"bai_window": value}, findings=found)
        for value, found, says in (
            ("own_turn", [illegal("NC-19", "laid", B, code="lay-down-out-of-turn")], "One lays down in one's own turn; out of turn it binds all the same."),
            ("any", [], "Where any moment will do, one may lay down in another's turn."),
        )
    ),
    case("lay-in-the-turn-of-an-earlier-seat", "Nor in the turn of a seat that draws earlier.", "NC-19",
         Table().holds(D, CLOSED).until(B).draws(B).label("laid").lays_down(D, "78s", "6s9s").discards(B).round().stops(),
         findings=[illegal("NC-19", "laid", D, code="lay-down-out-of-turn")]),
    *(
        case(f"lay-cut-off-before-{tile}-is-thrown", "A record may break off before the one discard that leaves the waits declared.", "NC-19",
             Table().holds(B, hand).until(B).draws(B, tile).lays_down(B, "78p", "6p9p").ends("dissolved", next_dealer=A))
        for tile, hand in FREED
    ),
    case("lay-before-the-first-act-where-any", "Where any moment will do, the deal is one.", "NC-19",
         Table().holds(B, CLOSED).lays_down(B, "78s", "6s9s").round().stops(), options={"bai_window": "any"}),
    case("lay-without-a-discard", "A 摆 stands with a discard; without one it is at fault, and binds.", "NC-19",
         Table().holds(B, "123456m78s99s333p").until(B).draws(B, "3p").label("laid").lays_down(B, "78s", "6s9s")
         .kongs(B, "3p", "concealed").draws(B, source="tail").discards(B).wins(B, "6s", on=C, di=1, men_qing=1, gen=1, bai_pai=2)
         .pays(C, 5).closes(B), findings=[illegal("NC-19", "laid", B, code="lay-down-alone")]),
    case("lay-and-win-at-once", "Who lays down and wins without a discard has laid down in vain.", "NC-19",
         Table().holds(B, CLOSED).until(B).draws(B, "6s").label("laid").lays_down(B, "78s", "6s9s")
         .self_draws(B, "6s", draw=False, di=1, men_qing=1, bai_pai=2).all_pay(4).closes(B),
         findings=[illegal("NC-19", "laid", B, code="lay-down-alone")]),
    *(
        case(f"lay-switched-{'on' if on else 'off'}", says, "NC-19",
             Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).until(B).draws(B, "1p")
             .discards(B, "1p").wins(B, "6s", on=C, di=1, men_qing=1, worth=items).pays(C, points).closes(B), options={"bai": on}, findings=found)
        for on, items, points, found, says in (
            (True, {"bai_pai": 2}, 4, [], "Where 摆 is played, it counts."),
            (False, {}, 2, [illegal("NC-19", "laid", B, code="lay-down-off")], "Where 摆 is not played, laying down changes nothing."),
        )
    ),
    case("lay-switched-off-locks-nothing", "Where 摆 is not played, the hand is not locked by it.", "NC-19 NC-20",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).until(B).draws(B, "1p")
         .discards(B, "2s").stops(), options={"bai": False}, findings=[illegal("NC-19", "laid", B, code="lay-down-off")]),
]


def _late(left: int) -> Table:
    """B lays down with so many tiles left after its draw, and wins off C."""
    return (
        Table().holds(B, CLOSED).until_left(left + 1, B, "1p").draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B)
        .wins(B, "6s", on=C, di=1, men_qing=1, bai_pai=2).pays(C, 4).closes(B)
    )


LATE = [
    case(f"lay-with-{left}-left-of-{least}", says, "NC-24", _late(left),
         options={"bai_min_left": least},
         findings=[illegal("NC-24", "laid", B, code="lay-down-too-late")] if left < least else [])
    for left, least, says in (
        (13, 13, "Thirteen tiles left are enough."),
        (12, 13, "Six stacks left are too few; the 摆 binds and is paid all the same."),
        (10, 9, "Where nine are enough, ten are."),
        (9, 9, "Where nine are enough, nine are."),
        (8, 9, "Where nine are enough, eight are too few."),
        (2, 0, "Where there is no last moment, two left are enough."),
    )
] + [
    case("lay-out-of-turn-with-few-left", "In another's turn the tiles left then count.", "NC-24 NC-19",
         Table().holds(B, CLOSED).until_left(13, C, "1p").draws(C).label("laid").lays_down(B, "78s", "6s9s").discards(C)
         .wins(B, "6s", on=D, di=1, men_qing=1, bai_pai=2).pays(D, 4).closes(B),
         options={"bai_window": "any"}, findings=[illegal("NC-24", "laid", B, code="lay-down-too-late")]),
    case("lay-after-a-pung-with-few-left", "After a pung the tiles left are those of the last draw.", "NC-24",
         Table().deals(B, "123456m78s99s22p1m").until_left(13, C, "1p").draws(C, "2p").discards(C, "2p").pungs(B, "2p", of=C).label("laid")
         .lays_down(B, "78s", "6s9s").discards(B, "1m").stops(), findings=[illegal("NC-24", "laid", B, code="lay-down-too-late")]),
]


def _fed_open(*, lays: bool) -> Table:
    """C throws 6s, for which B has laid down, with a 摆 of its own or without; nobody takes it."""
    table = Table().holds(B, CLOSED).lays(B, "78s", "6s9s")
    if lays:
        table.deals(C, "123m234p789p55p3s6s").until(C).draws(C, "3s")
        return table.lays_down(C, "33s55p", "3s5p").label("fed").discards(C, "6s")
    return table.until(C).draws(C, "6s").label("fed").discards(C, "6s")


def _warning(event: str, seat: int = C) -> Json:
    return finding("illegal_action", "NC-19", event, seat, severity="warning", code="feeds-open-wait")


PROTECTED = [
    case(f"open-wait-{value}-{name}", says, "NC-19", _fed_open(lays=lays).turn(D).stops(), options={"protect_open_waits": value},
         findings=[_warning("fed")] if warned else [], verdict="clean")
    for value, name, lays, warned, says in (
        ("none", "plain", False, False, "An open wait may be thrown into."),
        ("none", "laying", True, False, "An open wait may be thrown into, with a 摆 too."),
        ("on_bai", "plain", False, False, "Where a 摆 may not throw into an open wait, another discard may."),
        ("on_bai", "laying", True, True, "Where a 摆 may not throw into an open wait, that is remarked."),
        ("always", "plain", False, True, "Where nobody may throw into an open wait, that is remarked."),
        ("always", "laying", True, True, "Where nobody may throw into an open wait, a 摆 may not either."),
    )
] + [
    case("open-wait-none-beside-a-kong-face-down", "Whatever else is to be watched, an open wait may be thrown into.", "NC-19",
         Table().holds(B, CLOSED).gives(D, "444p").lays(B, "78s", "6s9s").conceals(D, "4p").discards(D).until(C).draws(C, "6s").discards(C, "6s").turn(D)
         .stops(), options={"an_gang_show": "immediate"}),
    *(
        case(f"open-wait-always-of-{tile}", "Any kind may be an open wait.", "NC-19",
             Table().holds(B, f"{hand}123456p789p{tile}").lays(B, tile, tile).until(C).draws(C, tile).label("fed").discards(C, tile).turn(D).stops(),
             options={"protect_open_waits": "always"}, findings=[_warning("fed")], verdict="clean")
        for tile, hand in (("1m", "444s"), ("9s", "444m"))
    ),
    *(
        case(f"open-wait-always-beside-{tile}", "Who holds one other tile could have thrown that.", "NC-19",
             Table().holds(B, "5p444m123456s222p").holds(C, f"{tile} [777m] [888m] [777s] [888s]").lays(B, "5p", "5p").ready().until(C).draws(C, "5p").label("fed")
             .discards(C, "5p").turn(D).stops(), options={"protect_open_waits": "always"}, findings=[_warning("fed")], verdict="clean")
        for tile in ("1m", "9s")
    ),
    case("open-wait-always-locked", "Who is locked throws what is drawn.", "NC-19",
         Table().holds(B, CLOSED).holds(C, "45678p22p345m111s").lays(B, "78s", "6s9s").lays(C, "45678p22p", "3p6p9p").feeds(C, "6s").turn(D).stops(),
         options={"protect_open_waits": "always"}),
    case("open-wait-always-of-a-hand-laid-down-wrongly", "To throw what a hand waits for that could not be laid down follows from that.", "NC-24 NC-19",
         Table().holds(B, CLOSED).ready().until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).until(C).draws(C, "6s").label("fed")
         .discards(C, "6s").turn(D).stops(), options={"protect_open_waits": "always", "bai_min_left": 55},
         findings=[illegal("NC-24", "laid", B, code="lay-down-too-late"), _warning("fed") | {"consequent": True}]),
    case("open-wait-always-after-the-end", "What is thrown once the hand is won is one fault, whoever waits for it.", "GEN-07 NC-19",
         Table().holds(B, CLOSED).holds(C, "123789m78s55p [333p]").gives(D, "9s").lays(B, "78s", "6s9s").self_draws(C, "6s", di=1).label("fed")
         .discards(D, "9s").unscored(C), options={"protect_open_waits": "always"},
         findings=[finding("broken_record", "GEN-07", "fed", D, code="after-the-end"), _warning("fed", D) | {"consequent": True}]),
    case("open-wait-always-nothing-else", "Who holds nothing else throws the open wait.", "NC-19",
         Table().holds(B, CLOSED).holds(C, "6s [111s] [333s] [555s] [444p]").lays(B, "78s", "6s9s").ready().feeds(C, "9s").turn(D).stops(),
         options={"protect_open_waits": "always"}),
]

CASES = [*SHOWN, *WAITS, *PARTIAL, *WHEN, *LATE, *PROTECTED]
