"""The rulebook's worked examples X40 to X45: several winners, and hands that nobody wins."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.nanchong_tables import A, B, C, D, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"
GREEN = "22233s45s888s [111s]"
DOTS = "2344566678p [111p]"
SINGLE = "123456m13s99s [222p]"

TWO = case(
    "X40", "Two seats win one discard: each is paid in full, and the thrower deals next.", "NC-31 NC-07 NC-45",
    Table().holds(B, P).holds(D, GREEN).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1, qing_yi_se=6)
    .pays(C, 1, to=B, clause="NC-31").pays(C, 7, to=D, clause="NC-31").closes(C, (0, 1, -8, 7)),
)

ROBBED = case(
    "X45", "Two seats rob one kong: each is paid in full, and the robbed seat deals next.", "NC-37 NC-31 NC-07",
    Table().gives(C, "66s").holds(B, P).holds(D, "123789m78s55p [333p]").feeds(A, "6s").pungs(C, "6s", of=A).discards(C)
    .ready().adds(C, "6s").robs(B, "6s", of=C, di=1).robs(D, "6s", of=C, di=1)
    .pays(C, 2, to=B, clause="NC-31", qiang_gang=1).pays(C, 2, to=D, clause="NC-31", qiang_gang=1)
    .closes(C, (0, 2, -4, 2)),
)


def _drawn_hand(piao: tuple[int, int, int, int] = (0, 0, 0, 0)) -> Table:
    """A waits with 123456m789p78s22s, B has laid down one suit, C and D wait for nothing."""
    return (
        Table(piao=piao).holds(A, CLOSED).holds(B, DOTS).lays(B, "2344566678p", "3p6p9p")
        .to_the_end_of_the_wall()
    )


NOBODY = [
    case("X41", "Nobody wins: who waits for nothing pays each waiting seat its best hand.", "NC-30 NC-08 NC-09",
         _drawn_hand().owes(C, A, 2, di=1, men_qing=1).owes(D, A, 2, di=1, men_qing=1)
         .owes(C, B, 10, di=1, gen=1, qing_yi_se=6, bai_pai=2).owes(D, B, 10, di=1, gen=1, qing_yi_se=6, bai_pai=2)
         .closes(A, (4, 20, -12, -12))),
    case("X42", "Both 飘 are added in a hand that nobody wins too.", "NC-30 NC-11 NC-12",
         _drawn_hand((0, 2, 1, 0)).owes(C, A, 3, di=1, men_qing=1, piao=1).owes(D, A, 2, di=1, men_qing=1)
         .owes(C, B, 13, di=1, gen=1, qing_yi_se=6, bai_pai=2, piao_both=3)
         .owes(D, B, 12, di=1, gen=1, qing_yi_se=6, bai_pai=2, piao=2).closes(A, (5, 25, -16, -14))),
    case("X43-all-wait", "When all four wait, nobody pays.", "NC-30",
         Table().holds(A, "5m999m234567p234s").holds(B, "9p555m123234p567s").holds(C, "1s999p678m345p678s")
         .holds(D, "9m111s234m678p345s").to_the_end_of_the_wall().closes(A, (0, 0, 0, 0))),
    case("X43-none-waits", "When nobody waits, nobody pays.", "NC-30 NC-08",
         Table().to_the_end_of_the_wall().closes(A, (0, 0, 0, 0))),
    *(
        case(name, says, "NC-30 NC-25",
             Table().holds(B, SINGLE).lays(B, "13s", "2s").to_the_end_of_the_wall()
             .owes(A, B, points, di=1, du_zhang_bai=bai).owes(C, B, points, di=1, du_zhang_bai=bai)
             .owes(D, B, points, di=1, du_zhang_bai=bai).closes(A, (-points, 3 * points, -points, -points)),
             options={"cha_jiao_bai": value})
        for name, value, points, bai, says in (
            ("X44", "max", 6, 5, "One wait laid down counts its dearer value when nobody wins."),
            ("X44-discard", "discard", 3, 2, "One wait laid down counts as off a discard where the table says so."),
        )
    ),
]

CASES = [TWO, ROBBED, *NOBODY]
