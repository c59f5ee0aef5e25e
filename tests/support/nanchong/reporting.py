"""报叫: NC-26, who may report, when, and what it binds to."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong.lay_down import FREED
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

CLOSED = "123456m789p78s22s"
TRIPLET = "123456m333p78s22s"
BOUND = "333m45m99s123456p"
#: Fourteen tiles of the dealer: without 1p they wait for 6s and 9s.
DEALT = "123456m789p78s22s1p"


def _reported(hand: str = CLOSED, piao: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    """B reports as dealt."""
    return Table(piao=piao).holds(B, hand).reports(B)


def _won(table: Table, **items: int) -> Table:
    """B wins off C."""
    points = 2 + sum(items.values())
    return table.wins(B, "6s", on=C, di=1, men_qing=1, worth=items).pays(C, points).closes(B)


def _faulty(name: str, says: str, event: str, code: str, table: Table, seat: int = B, options: Json | None = None) -> Case:
    return case(name, says, "NC-26", table, findings=[illegal("NC-26", event, seat, code=code)], options=options)


WHO = [
    case("report-as-dealt", "A seat that waits as dealt may report; by itself it counts nothing.", "NC-26", _won(_reported())),
    case("report-two-seats", "Several seats may report.", "NC-26",
         Table().holds(B, CLOSED).holds(D, "345m345678p99p57s").reports(D).reports(B).round().stops()),
    case("report-not-ready", "Who waits for nothing as dealt may not report, and is bound by it.", "NC-26",
         Table().deals(B, "1368m258p1479s36p").label("early").reports(B).until(B).draws(B, "1p").discards(B, "1p").stops(),
         findings=[illegal("NC-26", "early", B, code="ready-not-ready")]),
    case("report-not-ready-binds", "What a report binds to follows from it, the report being at fault.", "NC-26",
         Table().deals(B, "1368m258p1479s36p").label("early").reports(B).until(B).draws(B, "1p").label("wrong").discards(B, "9s").stops(),
         findings=[illegal("NC-26", "early", B, code="ready-not-ready"),
                   illegal("NC-26", "wrong", B, code="locked-discard", consequent=True)]),
    _faulty("report-only-dead-waits", "A lone tile of which all four are in hand waits for nothing.", "early", "ready-not-ready",
            Table().deals(B, "4444s123m456p789p").label("early").reports(B).round().stops()),
    case("report-only-dead-waits-by-shape", "Where the shape decides, it waits.", "NC-26 NC-30",
         Table().deals(B, "4444s123m456p789p").reports(B).round().stops(), options={"dead_wait": "shape"}),
    *(
        case(f"report-of-the-dealer-{value}", says, "NC-26",
             Table().deals(A, DEALT).label("report").reports(A).discards(A, "1p").until(A).turn(A).stops(),
             options={"bao_jiao_who": value}, findings=found)
        for value, found, says in (
            ("non_dealer", [illegal("NC-26", "report", A, code="ready-by-dealer")], "The dealer does not report."),
            ("all", [], "Where all may, the dealer reports right before the first discard."),
        )
    ),
    case("report-of-the-dealer-and-lay-down", "The dealer's 摆 may stand between.", "NC-26 NC-19",
         Table().deals(A, DEALT).reports(A).lays_down(A, "78s", "6s9s").discards(A, "1p").round().stops(), options={"bao_jiao_who": "all"}),
    *(
        case(f"report-of-the-dealer-cut-off-before-{tile}-is-thrown", "A record may break off before the one discard that leaves a hand that waits.", "NC-26",
             Table().deals(A, hand + tile).reports(A).ends("dissolved", next_dealer=A), options={"bao_jiao_who": "all"})
        for tile, hand in FREED
    ),
    _faulty("report-of-the-dealer-after-a-kong", "No kong of the dealer before it.", "report", "ready-too-late",
            Table().deals(A, "9999m123456m78s22s").kongs(A, "9m", "concealed").draws(A, "1p", "tail").label("report").reports(A)
            .discards(A, "1p").round().stops(), A, options={"bao_jiao_who": "all"}),
    case("report-of-the-dealer-before-a-kong", "Nor between it and the discard; what the report binds to follows from it.", "NC-26",
         Table().deals(A, "9999m123456m78s22s").label("report").reports(A).label("kong").kongs(A, "9m", "concealed")
         .draws(A, "1p", "tail").discards(A, "1p").round().stops(), options={"bao_jiao_who": "all"},
         findings=[illegal("NC-26", "report", A, code="ready-too-late"),
                   illegal("NC-26", "kong", A, code="locked-kong-other-tile", consequent=True)]),
    *(
        case(f"report-of-the-dealer-{name}", says, "NC-26 GEN-04",
             table.event("dissolve").ends("dissolved", next_dealer=table.dealer), options={"bao_jiao_who": "all"}, findings=found)
        for name, says, table, found in (
            ("cut-short-by-anothers-draw", "That another draws before the discard is no fault of who announced.",
             Table(wall=False).deals(A, DEALT).reports(A).label("odd").draws(B, "9p").discards(B, "9p"),
             [illegal("GEN-04", "odd", B)]),
            ("after-anothers-draw", "Nor is an announcement while the turn that was taken away is still to come back.",
             Table(wall=False).deals(A, DEALT).label("odd").draws(B, "9p").reports(A).discards(B, "9p"),
             [illegal("GEN-04", "odd", B)]),
            ("not-ready-and-cut-short", "What no discard would leave waiting was announced wrongly all the same.",
             Table(wall=False).deals(A, "1368m258p1479s369p").label("report").reports(A).label("odd").draws(B, "9p").discards(B, "9p"),
             [illegal("NC-26", "report", A, code="ready-not-ready"), illegal("GEN-04", "odd", B)]),
            ("of-a-later-seat-cut-short-by-a-draw", "Whichever seat deals.",
             Table(C, wall=False).deals(C, DEALT).reports(C).label("odd").draws(B, "9p").discards(B, "9p"),
             [illegal("GEN-04", "odd", B)]),
            ("before-a-kong-after-anothers-draw", "What the dealer does else after a draw taken away follows from it.",
             Table(wall=False).deals(A, "9999m123456m78s22s").label("odd").draws(B, "9p").label("report").reports(A)
             .label("kong").kongs(A, "9m", "concealed"),
             [illegal("GEN-04", "odd", B), illegal("NC-26", "report", A, code="ready-too-late", consequent=True),
              illegal("GEN-04", "kong", A, consequent=True)]),
        )
    ),
    _faulty("report-of-the-dealer-not-ready", "The hand after it must wait.", "report", "ready-not-ready",
            Table().deals(A, DEALT).label("report").reports(A).discards(A, "1m").stops(), A, options={"bao_jiao_who": "all"}),
    *(
        case(f"report-switched-{'on' if on else 'off'}", says, "NC-26",
             Table().holds(B, CLOSED).label("report").reports(B).until(B).draws(B, "1p").discards(B, "1p").round().stops(),
             options={"bao_jiao": on}, findings=found)
        for on, found, says in (
            (True, [], "Where it is played, a seat may report."),
            (False, [illegal("NC-26", "report", B, code="ready-off")], "Where it is not played, nobody may."),
        )
    ),
    case("report-switched-off-binds-nothing", "Where it is not played, it binds nobody.", "NC-26",
         Table().holds(B, CLOSED).label("report").reports(B).until(B).draws(B, "1p").discards(B, "2s").stops(),
         options={"bao_jiao": False}, findings=[illegal("NC-26", "report", B, code="ready-off")]),
]

WHEN = [
    _faulty("report-after-the-first-discard", "After the dealer's first act it is too late.", "late", "ready-too-late",
            Table().holds(B, CLOSED).starts().label("late").reports(B).turn(B).stops()),
    _faulty("report-after-the-dealers-kong", "A kong of the dealer is such an act.", "late", "ready-too-late",
            Table().holds(B, CLOSED).deals(A, "9999m147p258s369s5p").kongs(A, "9m", "concealed").label("late").reports(B)
            .draws(A, source="tail").discards(A).round().stops()),
    _faulty("report-after-the-dealers-lay-down", "So is the dealer's 摆, which goes with a discard.", "late", "ready-too-late",
            Table().holds(B, "123m123456p57s88s").deals(A, DEALT).lays_down(A, "78s", "6s9s").label("late").reports(B)
            .discards(A, "1p").round().stops()),
    case("report-after-piao", "飘 comes before it.", "NC-26 NC-10",
         _reported(piao=(0, 1, 0, 0)).wins(B, "6s", on=C, di=1, men_qing=1).pays(C, 3, piao=1).closes(B)),
    _faulty("report-twice", "One report is enough.", "again", "ready-twice",
            _reported().label("again").reports(B).round().stops()),
]

LOCK = [
    _faulty("reported-discards-another", "Who has reported may not change a tile.", "wrong", "locked-discard",
            _reported().until(B).draws(B, "1p").label("wrong").discards(B, "4m").stops()),
    case("reported-discards-the-drawn-tile", "Who has reported discards the tile drawn.", "NC-26", _reported().round().round().stops()),
    _faulty("reported-pung", "Who has reported may not pung.", "pung", "locked-pung",
            _reported().feeds(C, "2s").label("pung").pungs(B, "2s", of=C).discards(B, "1m").stops()),
    case("reported-kong", "A kong that leaves the waits alone is free.", "NC-26 NC-15",
         _reported(TRIPLET).conceals(B, "3p").discards(B).stops()),
    case("reported-kong-of-a-discard", "So is one of a discard.", "NC-26",
         _reported(TRIPLET).feeds(C, "3p").kongs(B, "3p", "exposed", of=C).draws(B, source="tail").discards(B).stops()),
    _faulty("reported-kong-of-another-tile", "A kong under lock is of the tile drawn.", "kong", "locked-kong-other-tile",
            _reported("111123m456p78s22s").until(B).draws(B, "9p").label("kong").kongs(B, "1m", "concealed").draws(B, source="tail")
            .discards(B).stops()),
    _faulty("reported-kong-that-changes-the-waits", "A kong that takes waits away is not allowed.", "kong", "locked-kong-waits-change",
            _reported(BOUND).until(B).draws(B, "3m").label("kong").kongs(B, "3m", "concealed").draws(B, source="tail").discards(B).stops()),
    case("reported-kong-that-leaves-a-wait", "Where one wait left is enough, it is.", "NC-26",
         _reported(BOUND).until(B).draws(B, "3m").kongs(B, "3m", "concealed").draws(B, source="tail").discards(B).stops(),
         options={"lock_kong": "still_ready"}),
    _faulty("reported-kong-never", "Where no kong is made under lock, not even that.", "kong", "locked-kong-never",
            _reported(TRIPLET).until(B).draws(B, "3p").label("kong").kongs(B, "3p", "concealed").draws(B, source="tail").discards(B).stops(),
            options={"lock_kong": "never"}),
    case("reported-lays-down", "Who has reported may still lay down, with the tile drawn.", "NC-26 NC-19",
         _reported().lays(B, "78s", "6s9s").round().stops()),
    _faulty("reported-lays-down-with-another", "The 摆 of who has reported frees no discard.", "wrong", "locked-discard",
            Table().holds(B, "123456m789p45s22s").reports(B).until(B).draws(B, "3s").lays_down(B, "34s", "2s5s")
            .label("wrong").discards(B, "5s").stops()),
    case("reported-then-laid-is-locked-by-both", "Laid down too, the lock of the 摆 is named.", "NC-20 NC-26",
         _reported().lays(B, "78s", "6s9s").until(B).draws(B, "1p").label("wrong").discards(B, "4m").stops(),
         findings=[illegal("NC-20", "wrong", B, code="locked-discard")]),
]


def _declined() -> Table:
    """B lets C's 6s go and, after its own draw, waits again."""
    return _reported().until(C).draws(C, "6s").label("declined").discards(C, "6s").turn(D).turn(A).turn(B)


PASSED = [
    case("report-declined-then-discard-normal", "A win let go is barred until the own draw, reported or not.", "NC-26 NC-27",
         _won(_declined()), options={"bao_jiao_pass": "normal"}),
    case("report-declined-then-discard-self_draw_only", "Where who has reported and lets one go may only draw the win, a later discard does not win.",
         "NC-26 NC-27", _won(_declined()), options={"bao_jiao_pass": "self_draw_only"},
         findings=[illegal("NC-26", "win", B, code="barred-by-ready")]),
    case("report-declined-then-self-draw-self_draw_only", "A self-draw still does.", "NC-26 NC-27",
         _declined().self_draws(B, "6s", di=1, men_qing=1).all_pay(2).closes(B), options={"bao_jiao_pass": "self_draw_only"}),
    case("report-declined-then-discard-must_win", "Where who has reported must win, letting one go is a duty missed.", "NC-26 NC-27",
         _won(_declined()), options={"bao_jiao_pass": "must_win"},
         findings=[finding("missed_duty", "NC-26", "declined", B, code="must-win-missed")]),
    case("report-must-win-self-draw", "A self-draw need not be won.", "NC-26",
         _reported().until(B).draws(B, "6s").discards(B, "6s").stops(), options={"bao_jiao_pass": "must_win"}),
    case("report-must-win-passed", "Passed in so many words, the pass is at fault.", "NC-26",
         _reported().feeds(C, "6s").label("pass").event("pass", B).turn(D).stops(), options={"bao_jiao_pass": "must_win"},
         findings=[finding("missed_duty", "NC-26", "pass", B, code="must-win-missed")]),
    case("report-must-win-done", "Who wins at once has done the duty.", "NC-26", _won(_reported()), options={"bao_jiao_pass": "must_win"}),
    case("report-must-win-before-a-pung", "A pung of the tile does not lift the duty.", "NC-26",
         Table().holds(B, TRIPLET).reports(B).gives(C, "99s").until(D).draws(D, "9s").label("fed").discards(D, "9s")
         .pungs(C, "9s", of=D).discards(C).stops(), options={"bao_jiao_pass": "must_win"},
         findings=[finding("missed_duty", "NC-26", "fed", B, code="must-win-missed")]),
    case("report-barred-from-robbing", "Who let one go may not rob either.", "NC-26 NC-37",
         _reported(TRIPLET).gives(C, "99s").feeds(D, "9s").pungs(C, "9s", of=D).discards(C).until(C).draws(C, "9s").kongs(C, "9s", "added")
         .robs(B, "9s", of=C, di=1, men_qing=1).pays(C, 3, clause="NC-37", qiang_gang=1).closes(B),
         options={"bao_jiao_pass": "self_draw_only"}, findings=[illegal("NC-26", "win", B, code="barred-by-ready")]),
    case("report-of-others-does-not-bar", "Who has not reported is not barred by it.", "NC-26",
         Table().holds(B, CLOSED).until(C).turn(C, "6s").turn(D).turn(A).turn(B).wins(B, "6s", on=C, di=1, men_qing=1).pays(C, 2)
         .closes(B), options={"bao_jiao_pass": "self_draw_only"}),
]

WORTH = [
    case(f"report-worth-{value}", f"It may be worth {value}.", "NC-26",
         _won(_reported(), bao_jiao=value) if value else _won(_reported()), options={"points_bao_jiao": value})
    for value in (0, 1, 2)
] + [
    case("report-worth-two-and-laid-down", "Report and 摆 each count.", "NC-26 NC-21",
         _reported().lays(B, "78s", "6s9s").wins(B, "6s", on=C, di=1, men_qing=1, bao_jiao=2, bai_pai=2).pays(C, 6).closes(B),
         options={"points_bao_jiao": 2}),
    case("report-booked", "Where a report is worth nothing, nothing is booked for it.", "NC-26",
         _reported().wins(B, "6s", on=C, claims={"di": 1, "men_qing": 1, "bao_jiao": 1}, di=1, men_qing=1).pays(C, 2).closes(B),
         findings=[finding("wrong_items", "NC-26", "win", B, code="items-differ")]),
]

CASES: list[Case] = [*WHO, *WHEN, *LOCK, *PASSED, *WORTH]
