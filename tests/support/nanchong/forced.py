"""The forced win: NC-29, with six stacks left who can win a discard must."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"
SINGLE = "123456m13s99s [222p]"


def _missed(event: str, seat: int = B) -> list[Json]:
    return [finding("missed_duty", "NC-29", event, seat, code="forced-win-missed")]


def _let_go(left: int, table: Table | None = None) -> Table:
    """C's 6s, thrown with so many tiles left, is let go."""
    table = table or Table().holds(B, P)
    return table.until_left(left + 1, C, "1p").draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops()


def _forced(name: str, says: str, table: Table, findings: list[Json] | None = None, options: Json | None = None,
            clauses: str = "NC-29") -> Case:
    return case(name, says, clauses, table, findings=findings, options=options)


DISCARDS = [
    _forced("forced-twelve-left", "With twelve tiles left a win off a discard must be made.", _let_go(12), _missed("fed")),
    _forced("forced-thirteen-left", "With thirteen left it need not be.", _let_go(13)),
    _forced("forced-one-left", "With one left it must be.", _let_go(1), _missed("fed")),
    _forced("forced-last-discard", "So must the last discard of all.",
            Table().holds(B, P).until_left(1, C).draws(C, "6s").label("fed").discards(C, "6s").unscored(outcome="draw"), _missed("fed")),
    _forced("forced-passed-in-words", "Passed in so many words, the pass is at fault.",
            Table().holds(B, P).until_left(6, C, "1p").draws(C, "6s").discards(C, "6s").label("pass").event("pass", B, on=["win"]).turn(D).stops(),
            _missed("pass")),
    _forced("forced-and-won", "Who wins has done the duty.",
            Table().holds(B, P).until_left(6, C, "1p").wins(B, "6s", on=C, di=1).pays(C, 1).closes(B)),
    _forced("forced-by-a-pung", "Who takes the tile by a pung has not won it.",
            Table().deals(B, "46m55m777p123789s").until_left(6, C, "1p").draws(C, "5m").label("fed").discards(C, "5m")
            .pungs(B, "5m", of=C).discards(B, "7p").stops(), _missed("fed")),
    _forced("forced-two-of-two", "Where another wins, each further seat that could must too.",
            Table().holds(B, P).holds(D, Q).until_left(6, C, "1p").draws(C, "6s").label("fed").discards(C, "6s")
            .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D), _missed("fed")),
    _forced("forced-nearest-alone", "Where only the nearest wins, the others have no duty beside him.",
            Table().holds(B, P).holds(D, Q).until_left(6, C, "1p").draws(C, "6s").discards(C, "6s")
            .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D), options={"multi_win": "nearest"}),
    *(
        _forced(f"forced-beside-a-win-{name}", "Beside a win of another tile than the live one nobody is told to have missed his.",
                Table().holds(B, P).holds(D, Q).until_left(6, C, "1p").draws(C, "6s").discards(C, "6s").label("false").event("win", B, "6s", **claimed).unscored(B),
                [finding(None, clause, "false", B)], clauses=f"NC-29 {clause}")
        for name, clause, claimed in (
            ("off-an-earlier-seat", "GEN-05", {"from": A, "how": "discard"}),
            ("off-a-later-seat", "GEN-05", {"from": D, "how": "discard"}),
            ("called-a-self-draw", "GEN-04", {"how": "self_draw"}),
        )
    ),
    _forced("forced-both-let-go", "Two who let it go have each missed it.",
            Table().holds(B, P).holds(D, Q).until_left(6, C, "1p").draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(),
            [*_missed("fed"), *_missed("fed", D)]),
]

EXEMPT = [
    _forced("forced-but-barred", "A barred seat is not obliged.",
            Table().holds(B, P).until_left(15, C, "1p").turn(C, "6s").turn(D).draws(A, "6s").discards(A, "6s").turn(B).stops(), options={"forced_win_left": 13},
            clauses="NC-29 NC-27"),
    _forced("forced-again-after-the-own-draw", "After its own draw it is.",
            Table().holds(B, P).until_left(14, C, "1p").turn(C, "6s").turn(D).turn(A).turn(B).draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(),
            _missed("fed"), clauses="NC-29 NC-27"),
    _forced("forced-once-a-round", "What was missed bars; let go again it is no second miss.",
            Table().holds(B, P).until_left(7, C, "1p").draws(C, "6s").label("fed").discards(C, "6s").draws(D, "6s").discards(D, "6s").turn(A).stops(),
            _missed("fed"), clauses="NC-29 NC-27"),
    _forced("forced-not-outside-a-partial-lay-down", "What was not declared need not be won.",
            Table().holds(B, "123456m789p4445s").lays(B, "5s", "5s").until_left(6, C, "1p").draws(C, "3s").discards(C, "3s").turn(D).stops(),
            options={"bai_partial": True}, clauses="NC-29 NC-19"),
    _forced("forced-not-below-the-least", "What is worth too little to win need not be won.", _let_go(6), options={"min_fan": 1},
            clauses="NC-29 NC-32"),
    _forced("forced-though-asked-for", "Who asked for the tile and did not get it has missed nothing.",
            Table().holds(B, P).until_left(6, C, "1p").draws(C, "6s").discards(C, "6s").event("claim", B, want="win").label("draw").turn(D).stops(),
            [finding("illegal_action", "GEN-06", "draw", D, code="claim-passed-over")], clauses="GEN-06 NC-29"),
]


def _kong(left: int) -> Table:
    """With so many tiles left C adds the tile that B waits for, and draws for it."""
    return (
        Table().gives(C, "66s").holds(B, P).feeds(A, "6s").pungs(C, "6s", of=A).discards(C).ready().until_left(left + 1, C, "1p")
        .draws(C, "6s").label("added").kongs(C, "6s", "added").draws(C, source="tail").discards(C).stops()
    )


def _self_drawn(left: int) -> Table:
    """With so many tiles left after its draw B lets a self-draw go."""
    table = Table().holds(B, P).until_left(left + 1, B, "1p").label("drawn").draws(B, "6s").discards(B, "6s")
    return table.stops() if left else table.unscored(outcome="draw")


SCOPE = [
    _forced("forced-to-rob", "A kong that can be robbed must be.", _kong(12), _missed("added"), clauses="NC-29 NC-37"),
    _forced("forced-to-rob-thirteen-left", "With thirteen left it need not be.", _kong(13), clauses="NC-29 NC-37"),
    *(
        _forced(f"forced-self-draw-{left}-left-{scope}", says, _self_drawn(left), _missed("drawn") if due else None,
                {"forced_win_scope": scope})
        for left, scope, due, says in (
            (12, "discard", False, "A self-draw need not be won by default."),
            (12, "all", True, "Where it must, twelve left after the draw oblige."),
            (13, "all", False, "Thirteen left after the draw do not."),
            (0, "all", True, "Nor is the last tile of all let go."),
        )
    ),
    _forced("forced-self-draw-barred-all-the-same", "A bar is none for self-draws, nor for the duty.",
            Table().holds(B, P).until_left(10, D, "1p").turn(D).turn(A).label("drawn").draws(B, "6s").discards(B, "6s").stops(), _missed("drawn"),
            {"forced_win_scope": "all"}),
    *(
        _forced(f"forced-{left}-left-of-{most}", says, _let_go(left), _missed("fed") if left <= most else None, {"forced_win_left": most})
        for left, most, says in (
            (7, 7, "Where the last seven oblige, seven do."),
            (8, 7, "Eight do not."),
            (12, 7, "Nor do twelve."),
            (20, 20, "Where the last twenty oblige, twenty do."),
            (1, 0, "Where only the last discard obliges, one tile left does not."),
        )
    ),
    _forced("forced-last-discard-of-none-left", "Where only the last discard obliges, it does.",
            Table().holds(B, P).until_left(1, C).draws(C, "6s").label("fed").discards(C, "6s").unscored(outcome="draw"), _missed("fed"),
            {"forced_win_left": 0}),
    _forced("forced-dealer-as-dealt", "Where self-draws oblige from the first tile on, a dealt win is one.",
            Table().deals(A, "123456m789p789s22s").discards(A, "1m").turn(B).stops(), [finding("missed_duty", "NC-29", None, A, code="forced-win-missed")],
            {"forced_win_scope": "all", "forced_win_left": 55}, clauses="NC-29 NC-28"),
    _forced("forced-and-must-win-is-one-fault", "Where two duties meet, this one is named.",
            Table().holds(B, SINGLE).lays(B, "13s", "2s").until_left(6, C, "1p").draws(C, "2s").label("fed").discards(C, "2s").turn(D).stops(),
            _missed("fed"), {"bai_must_win": True}, clauses="NC-29 NC-20"),
    _forced("forced-of-the-platform", "The platform's rooms oblige with seven left, self-draws too.",
            _self_drawn(7), _missed("drawn"), {"forced_win_left": 7, "forced_win_scope": "all"}),
]

CASES = [*DISCARDS, *EXEMPT, *SCOPE]
