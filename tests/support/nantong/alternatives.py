"""Under what other rules a fault would be none: single options and whole presets (audit report, section 2)."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"


def _option(name: str, value: object) -> Json:
    return {"option": name, "value": value}


CASES = [
    case("elsewhere-missed-win", "A win let go and taken is free where nothing is barred.", "NT-55",
         Table().holds(N, P).feeds(O, "4s").turn(U, "4s").wins(N, "4s", on=U, feed=False, ping_hu=10).birds("3m")
         .ends(scores=(0, 10, 0, -10), next_dealer=N),
         findings=[illegal("NT-55", "win", N, also_legal_under=[_option("missed_win", "off")])]),
    case("elsewhere-last-tile-unready", "Who waits for nothing may take the last tile at the other table.", "NT-54",
         Table().to_the_last_tile().label("answer").sea(U, True).draws(U, source="seabed").discards(U).ends("draw", next_dealer=U),
         findings=[illegal("NT-54", "answer", U, also_legal_under=[_option("sea_requires_ready", False), {"preset": "seed-004"}])],
         options={"sea_requires_ready": True}),
    case("elsewhere-one-suit-doubles", "A price too high by one unit is right where one suit doubles.", "NT-28",
         Table().holds(N, "7m [111m] [222m] [333m] [999m]")
         .wins(N, "7m", on=O, claims={"peng_peng_hu": 60, "qing_yi_se": 120, "quan_qiu_ren": 60}, peng_peng_hu=60, qing_yi_se=60, quan_qiu_ren=60)
         .birds("4p").ends(scores=(0, 180, -180, 0), next_dealer=N, claims={"scores": [0, 240, -240, 0]}),
         findings=[finding("wrong_items", "NT-28", "win", N, also_legal_under=[_option("qing_yi_se_mode", "double")]),
                   finding("wrong_score", "GEN-09", None, consequent=True, also_legal_under=[])]),
    case("elsewhere-small-hand-of-five", "A small hand booked at five is right where it is worth five.", "NT-37 NT-38",
         Table().holds(N, P).wins(N, "4s", on=O, claims={"ping_hu": 5}, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"scores": [0, 5, -5, 0]}),
         findings=[finding("wrong_items", "NT-23", "win", N, also_legal_under=[_option("points_small", 5)]),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("elsewhere-any-pair-as-dealt", "A dealt hand with a pair of 1p wins where such hands may have any pair.", "NT-24 NT-16",
         Table().deals(D, "123m456p789s234s11p").dealt_win(D, claims={"tian_hu": 60}).birds("3m")
         .ends(next_dealer=D, claims={"scores": [280, -70, -140, -70]}),
         findings=[illegal("NT-24", "win", D, also_legal_under=[_option("context_pair", "any")]),
                   finding("wrong_items", None, "win", D, consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("elsewhere-nowhere", "A chow by the wrong seat is lawful nowhere.", "NT-05",
         Table().gives(N, "34s").feeds(U, "2s").label("chow").chows(N, "2s", "34s", of=U).stops(),
         findings=[illegal("NT-05", "chow", N, also_legal_under=[])]),
]
