"""Which wrong numbers follow from a fault and which are faults of their own."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Edit, case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
QUAD = "1111m23m456p789p1s"
WRONG = finding("wrong_score", "GEN-09", None)
FOLLOWS = finding("wrong_score", "GEN-09", None, consequent=True)
TOTALS = finding("wrong_total", "GEN-10", None, consequent=True)
SCORES = (0, 10, -10, 0)
DOUBLED = {"scores": [0, 20, -20, 0]}


def _won(before: Table | None = None, claims: Json | None = None, birds: str = "4m") -> Table:
    """N wins ten from O, undoubled."""
    return (before or Table()).holds(N, P).wins(N, "4s", on=O, claims=claims, ping_hu=10).birds(birds)


def _by_points(points: int) -> Edit:
    """The win claims these points and no items."""

    def change(log: Json) -> None:
        win = next(event for event in log["hands"][0]["events"] if event["type"] == "win")
        win.pop("items", None)
        win["points"] = points

    return change


def _at_sea() -> Table:
    """N wins sixty with the last tile, which U throws."""
    return (
        Table().holds(N, P).to_the_last_tile().sea_until(U).draws(U, "4s", "seabed").discards(U, "4s")
        .wins(N, "4s", on=U, feed=False, hai_di_pao=60)
    )


INDEPENDENT = [
    case("numbers-beside-an-unknown-word", "An announcement that changes nothing explains no wrong scores.", "GEN-13 GEN-09",
         _won(Table().label("word").event("declare", U, key="piao", value=1)).ends(scores=SCORES, next_dealer=N, claims=DOUBLED),
         findings=[finding(None, "GEN-13", "word", U), WRONG]),
    case("numbers-beside-an-unknown-reveal", "Things turned up that the rules do not know explain no bird.", "GEN-13 NT-49",
         _won(Table().label("word").event("reveal", key="horses", tiles="1m")).books_payment(O, N, "win", 10, "win")
         .books_payment(O, N, "bird", 10, "win").ends(scores=SCORES, next_dealer=N, claims=DOUBLED),
         findings=[finding(None, "GEN-13", "word"), finding("wrong_transfer", "NT-49", None), FOLLOWS]),
    case("numbers-beside-a-stray-throw", "A throw that nobody owes explains no bird.", "NT-59 NT-49",
         _won(Table().starts().label("throw").throws(N, 1, 2)).books_payment(O, N, "win", 10, "win")
         .books_payment(O, N, "bird", 10, "win").ends(scores=SCORES, next_dealer=N, claims=DOUBLED),
         findings=[illegal("NT-59", "throw", N), finding("wrong_transfer", "NT-49", None), FOLLOWS]),
    case("numbers-of-a-win-before-a-stray-draw", "What comes after the end explains no wrong items of the win before it.",
         "GEN-07 NT-23",
         _won(claims={"ping_hu": 20}).label("late").draws(U).ends(scores=SCORES, next_dealer=N),
         findings=[finding("wrong_items", None, "win", N), finding("broken_record", "GEN-07", "late")]),
    case("numbers-beside-a-late-opening", "A late opening claim explains no payment for a win that was not won.", "NT-21 NT-40",
         _won(Table().deals(U, "9999m234m147p258s").starts().label("claim")
              .event("declare", U, key="opening_win", patterns=["si_xi"]))
         .books_payment(O, N, "win", 10, "win").books_payment(D, U, "win", 10, "win")
         .ends(scores=SCORES, next_dealer=N, claims={"scores": None}),
         findings=[illegal("NT-21", "claim", U), finding("wrong_transfer", None, None)]),
    case("numbers-beside-tiles-not-dealt", "Tiles shown that were not dealt change no price.", "GEN-03 GEN-09",
         Table().deals(N, QUAD).label("claim").opens(N, "si_xi", shown="111m9s", si_xi=10).birds("4p")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N, claims={"scores": [-21, 51, -10, -20]}),
         findings=[finding(None, "GEN-03", "claim", N), WRONG]),
]

FOLLOWING = [
    case("numbers-after-wrong-points", "Scores that follow wrong points of a win, its items unnamed, are their consequence.",
         "NT-38 GEN-09",
         _won().ends(scores=SCORES, next_dealer=N, claims=DOUBLED), edit=_by_points(20),
         findings=[finding("wrong_items", "NT-38", "win", N), FOLLOWS]),
    case("numbers-totals-after-wrong-items", "Final scores that follow wrong items are their consequence.", "NT-23 GEN-10",
         _won(claims={"ping_hu": 20}).ends(scores=SCORES, next_dealer=N, claims={"scores": None}),
         head={"end_scores": [0, 20, -20, 0]}, findings=[finding("wrong_items", "NT-23", "win", N)], log_findings=[TOTALS]),
    case("numbers-totals-after-a-false-win", "Final scores that follow a false win are its consequence.", "NT-14 GEN-10",
         Table().holds(N, P).wins(N, "9m", on=O).birds("4m").ends(next_dealer=N, claims={"scores": None}),
         head={"end_scores": [0, 10, -10, 0]}, findings=[illegal("NT-14", "win", N)], log_findings=[TOTALS]),
    case("numbers-bird-doubles-what-was-paid", "A bird that doubles a wrong payment is a consequence of it.", "NT-38 NT-49",
         Table().holds(N, P).wins(N, "4s", on=D, ping_hu=10).birds("2m").books_payment(D, N, "win", 10, "win", ping_hu=10)
         .books_payment(D, N, "bird", 10, "win", zha_niao=10).ends(scores=(-40, 40, 0, 0), next_dealer=N,
                                                                 claims={"scores": [-20, 20, 0, 0]}),
         findings=[finding("wrong_items", "NT-38", "win"), finding("wrong_transfer", "NT-38", "win", consequent=True),
                   finding("wrong_items", "NT-49", "win", consequent=True),
                   finding("wrong_transfer", "NT-49", "win", consequent=True), FOLLOWS]),
]

CLAUSES = [
    case("numbers-dealers-addition-of-others", "The dealer's addition where he neither pays nor is paid breaks the rule of that win.",
         "NT-38 GEN-09",
         _won().books_payment(O, N, "win", 20, "win", ping_hu=10, zhuang_xian=10)
         .ends(scores=SCORES, next_dealer=N, claims=DOUBLED),
         findings=[finding("wrong_items", "NT-38", "win"), finding("wrong_transfer", "NT-38", "win", consequent=True), FOLLOWS]),
    case("numbers-bird-at-sea-of-others", "A bird's payment that is not due at the last tile breaks the rule of the last tile's bird.",
         "NT-50 NT-49",
         _at_sea().books_payment(U, N, "win", 60, "win").books_payment(U, N, "bird", 60, "win")
         .books_payment(D, N, "bird", 60, "win")
         .ends(scores=(0, 120, 0, -120), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-50", None)]),
]

CASES = [*INDEPENDENT, *FOLLOWING, *CLAUSES]
