"""A hand laid down is locked: NC-20."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

CLOSED = "123456m789p78s22s"
#: Waits for 6s and 9s; 333p is a set of its own.
TRIPLET = "123456m333p78s22s"
#: Waits for 3m, 6m and 9s; a kong of 3m leaves 6m alone.
BOUND = "333m45m99s123456p"


def _laid(hand: str = TRIPLET, shown: str = "78s", waits: str = "6s9s") -> Table:
    return Table().holds(B, hand).lays(B, shown, waits)


def _faulty(name: str, says: str, event: str, code: str, table: Table, options: Json | None = None) -> Case:
    return case(name, says, "NC-20", table, options=options, findings=[illegal("NC-20", event, B, code=code)])


DISCARDS = [
    case("locked-discards-the-drawn-tile", "Who has laid down discards the tile drawn.", "NC-20",
         _laid().until(B).draws(B, "1p").discards(B, "1p").stops()),
    case("locked-discards-its-kind", "A tile of the same kind will do.", "NC-20",
         _laid().until(B).draws(B, "1m").event("discard", B, "1m").stops()),
    _faulty("locked-discards-another", "Who has laid down may not change a tile.", "wrong", "locked-discard",
            _laid().until(B).draws(B, "1p").label("wrong").discards(B, "3p").stops()),
    _faulty("locked-discards-another-later", "The lock holds to the end of the hand.", "wrong", "locked-discard",
            _laid().round().round().until(B).draws(B, "1p").label("wrong").discards(B, "4m").stops()),
    case("locked-after-a-kong", "After a kong its tile is the one to discard.", "NC-20",
         _laid().conceals(B, "3p", "1p").discards(B, "1p").stops()),
    _faulty("locked-after-a-kong-discards-another", "After a kong no other tile goes either.", "wrong", "locked-discard",
            _laid().conceals(B, "3p", "1p").label("wrong").discards(B, "4m").stops()),
    case("locked-not-the-others", "A 摆 locks nobody else.", "NC-20",
         _laid().gives(C, "5p").until(C).draws(C, "1p").discards(C, "5p").stops()),
    _faulty("locked-twice", "A hand is laid down once; a second time changes nothing.", "again", "lay-down-twice",
            _laid().until(B).draws(B, "1p").label("again").lays_down(B, "78s", "6s9s").discards(B, "1p")
            .wins(B, "6s", on=C, di=1, men_qing=1, bai_pai=2).pays(C, 4).closes(B)),
]

#: A kong of each kind that leaves the waits alone.
KONGS: dict[str, Callable[[], Table]] = {
    "concealed": lambda: (
        _laid().until(B).draws(B, "3p").label("kong").kongs(B, "3p", "concealed").draws(B, source="tail").discards(B).stops()
    ),
    "exposed": lambda: _laid().feeds(C, "3p").label("kong").kongs(B, "3p", "exposed", of=C).draws(B, source="tail").discards(B).stops(),
    "added": lambda: (
        _laid("123456m78s99s [222p]").until(B).draws(B, "2p").label("kong").kongs(B, "2p", "added").draws(B, source="tail").discards(B).stops()
    ),
}

MELDS = [
    _faulty("locked-pung", "Who has laid down may not pung.", "pung", "locked-pung",
            _laid(CLOSED).feeds(C, "2s").label("pung").pungs(B, "2s", of=C).discards(B, "1m").stops()),
    case("locked-kong-concealed", "A kong that leaves the waits alone is free.", "NC-20 NC-15",
         _laid().conceals(B, "3p").discards(B).stops()),
    case("locked-kong-exposed", "So is one of a discard.", "NC-20 NC-15",
         _laid().feeds(C, "3p").kongs(B, "3p", "exposed", of=C).draws(B, source="tail").discards(B).stops()),
    case("locked-kong-added", "So is one added to a pung.", "NC-20 NC-15",
         _laid("123456m78s99s [222p]").adds(B, "2p").draws(B, source="tail").discards(B).stops()),
    _faulty("locked-kong-of-another-tile", "A kong under lock is of the tile drawn.", "kong", "locked-kong-other-tile",
            _laid("111123m456p78s22s").until(B).draws(B, "9p").label("kong").kongs(B, "1m", "concealed").draws(B, source="tail")
            .discards(B).stops()),
    _faulty("locked-kong-of-a-shown-tile", "None of its tiles has been shown.", "kong", "locked-kong-shown-tile",
            _laid(TRIPLET, "333p78s").until(B).draws(B, "3p").label("kong").kongs(B, "3p", "concealed").draws(B, source="tail").discards(B).stops()),
    *(
        case(f"locked-kong-that-changes-the-waits-{value}", says, "NC-20",
             _laid(BOUND, "45m99s", "3m6m9s").until(B).draws(B, "3m").label("kong").kongs(B, "3m", "concealed")
             .draws(B, source="tail").discards(B).wins(B, "6m", on=C, di=1, men_qing=1, gen=1, worth=bai).pays(C, 3 + worth).closes(B),
             options={"lock_kong": value}, findings=[] if code is None else [illegal("NC-20", "kong", B, code=code)])
        for value, code, bai, worth, says in (
            ("same_waits", "locked-kong-waits-change", {"bai_pai": 2}, 2, "A kong that takes waits away is not allowed; what was declared stays."),
            ("still_ready", None, {"du_zhang_bai": 2}, 2, "Where one wait left is enough, that one is declared from then on."),
        )
    ),
    _faulty("locked-kong-that-leaves-no-wait", "Where one wait left is enough, none left is not.", "kong", "locked-kong-waits-change",
            _laid("33312m99s123456p", "12m99s", "3m9s").until(B).draws(B, "3m").label("kong").kongs(B, "3m", "concealed")
            .draws(B, source="tail").discards(B).stops(), {"lock_kong": "still_ready"}),
    *(
        case(f"locked-kong-{name}-{value}", says, "NC-20", table(), options={"lock_kong": value},
             findings=[illegal("NC-20", "kong", B, code="locked-kong-never")] if value == "never" else [])
        for name, table in KONGS.items()
        for value, says in (
            ("same_waits", "A kong that leaves the waits alone is free."),
            ("still_ready", "So it is where one wait left is enough."),
            ("never", "Where no kong is made under lock, not even that."),
        )
    ),
]


def _missed(options: Json | None, event: str, *, code: str = "must-win-missed") -> Json:
    return {"options": options, "findings": [finding("missed_duty", "NC-20", event, B, code=code)]}


MUST = {"bai_must_win": True}

WINS = [
    case("locked-may-let-a-win-go", "Who has laid down may let a win go by default.", "NC-20",
         _laid().feeds(C, "6s").turn(D).stops(), options={"bai_must_win": False}),
    case("locked-must-win-discard", "Where who has laid down must win, a discard let go is a duty missed.", "NC-20",
         _laid().until(C).draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(), **_missed(MUST, "fed")),
    case("locked-must-win-passed", "Passed in so many words, the pass is at fault.", "NC-20",
         _laid().feeds(C, "6s").label("pass").event("pass", B, on=["win"]).turn(D).stops(), **_missed(MUST, "pass")),
    case("locked-must-win-self-draw", "So is a tile drawn and let go.", "NC-20",
         _laid().until(B).label("drawn").draws(B, "6s").discards(B, "6s").stops(), **_missed(MUST, "drawn")),
    case("locked-must-win-robbing", "So is a kong not robbed.", "NC-20 NC-37",
         Table().holds(B, TRIPLET).gives(C, "66s").feeds(A, "6s").pungs(C, "6s", of=A).discards(C).lays(B, "78s", "6s9s")
         .until(C).draws(C, "6s").label("added").kongs(C, "6s", "added").draws(C, source="tail").discards(C).stops(),
         **_missed(MUST, "added")),
    case("locked-must-win-done", "Who wins at once has done the duty.", "NC-20",
         _laid().wins(B, "6s", on=C, di=1, men_qing=1, bai_pai=2).pays(C, 4).closes(B), options=MUST),
    case("locked-must-win-not-the-others", "Who has not laid down need not win.", "NC-20",
         Table().holds(B, TRIPLET).feeds(C, "6s").turn(D).stops(), options=MUST),
    case("locked-must-win-beside-another", "Who must win does so beside another winner.", "NC-20 NC-31",
         Table().holds(B, TRIPLET).holds(D, "567m123p55p78s [111s]").lays(B, "78s", "6s9s").ready().until(C).draws(C, "6s").label("fed")
         .discards(C, "6s").wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D), **_missed(MUST, "fed")),
    case("locked-must-win-barred", "A tile let go before is barred and no duty; the first one let go is missed.", "NC-20 NC-27",
         _laid().until(C).draws(C, "6s").label("fed").discards(C, "6s").turn(D, "6s").turn(A).stops(), **_missed(MUST, "fed")),
]

CASES = [*DISCARDS, *MELDS, *WINS]
