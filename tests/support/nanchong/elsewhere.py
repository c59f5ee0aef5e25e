"""Under what other rules a fault would be none: single options and whole presets (audit report, section 2)."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
SEED = "3456755m [222m] {9999m}"
CLOSED = "123456m789p78s22s"


def _option(name: str, value: object) -> Json:
    return {"option": name, "value": value}


CASES = [
    case("elsewhere-one-suit-at-three", "One suit booked at three is right where it counts three, as in the other seed.", "NC-45 NC-52",
         Table().holds(B, SEED).lays(B, "3456755m", "2m5m8m")
         .wins(B, "8m", on=C, claims={"di": 1, "qing_yi_se": 3, "gen": 1, "bai_pai": 2}, di=1, qing_yi_se=6, gen=1, bai_pai=2)
         .pays(C, 10, books={"di": 1, "qing_yi_se": 3, "gen": 1, "bai_pai": 2}).closes(B, claims={"scores": [0, 7, -7, 0]}),
         findings=[finding("wrong_items", "NC-45", "win", B, code="items-differ",
                           also_legal_under=[_option("points_qing_yi_se", 3), {"preset": "seed-002"}]),
                   finding("wrong_items", "NC-45", "win", C, consequent=True), finding("wrong_transfer", "NC-18", "win", C, consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True, also_legal_under=[])]),
    case("elsewhere-filled-at-one", "A filled four booked at one is right where it counts one.", "NC-48",
         Table().holds(B, "11133m5577p2299s")
         .wins(B, "1m", on=C, claims={"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1}, di=1, men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=2)
         .pays(C, 9, books={"di": 1, "men_qing": 1, "xiao_qi_dui": 5, "long_qi_dui": 1}).closes(B, claims={"scores": None}),
         findings=[finding("wrong_items", "NC-48", "win", B, code="items-differ",
                           also_legal_under=[_option("points_long_qi_dui_filled", 1), {"preset": "platform"}]),
                   finding("wrong_items", "NC-48", "win", C, consequent=True), finding("wrong_transfer", "NC-18", "win", C, consequent=True)]),
    case("elsewhere-forced-win", "A win let go with eight tiles left is free where seven oblige.", "NC-29",
         Table().holds(B, P).until_left(9, C, "1p").draws(C, "6s").label("fed").discards(C, "6s").turn(D).stops(),
         findings=[finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed",
                           also_legal_under=[_option("forced_win_left", 7), {"preset": "platform"}])]),
    case("elsewhere-report-of-the-dealer", "The dealer may report where all may.", "NC-26",
         Table().deals(A, "123456m789p78s22s1p").label("report").reports(A).discards(A, "1p").until(A).turn(A).stops(),
         findings=[illegal("NC-26", "report", A, code="ready-by-dealer",
                           also_legal_under=[_option("bao_jiao_who", "all"), {"preset": "platform"}])]),
    case("elsewhere-next-dealer", "The deal passes on where the table says so.", "NC-08",
         Table().to_the_end_of_the_wall().closes(A, claims={"next_dealer": B}),
         findings=[finding("wrong_dealer", "NC-08", None, code="dealer-differs",
                           also_legal_under=[_option("draw_dealer", "next"), {"preset": "platform"}])]),
    case("elsewhere-nowhere", "A chow is lawful nowhere.", "NC-15",
         Table().gives(D, "34s").feeds(C, "2s").label("chow").chows(D, "2s", "34s", of=C).discards(D).stops(),
         findings=[illegal("NC-15", "chow", D, code="chow-never", also_legal_under=[])]),
    case("elsewhere-locked-discard", "A tile changed after a 摆 is free where there is none.", "NC-20",
         Table().holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).draws(B, "1p").label("wrong").discards(B, "4m").stops(),
         findings=[illegal("NC-20", "wrong", B, code="locked-discard", also_legal_under=[])]),
]
