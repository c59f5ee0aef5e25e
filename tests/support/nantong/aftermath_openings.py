"""Opening claims and their throws: what may stand between them and what one faulty claim explains."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

QUAD = "1111m23m456p789p1s"
TRIPLETS = "27m444p12589s333s"
THROWN = {"opening_win": "continue", "opening_bird": "dice"}
#: The opening of N with the bird of a throw of ones, which doubles what the dealer pays twice.
PAID = (-80, 100, -10, -10)
UNDOUBLED = (-20, 40, -10, -10)


def _opened() -> Table:
    """N opens with four 1m and play is to go on."""
    return Table().deals(N, QUAD).label("claim").opens(N, "si_xi", si_xi=10)


def _opening(
    name: str, says: str, table: Table, *findings: Json, scores: tuple[int, ...] | None, claims: Json | None = None
) -> Case:
    table.event("dissolve").ends("dissolved", scores=scores, claims=claims, wins=False)
    return case(f"openings-{name}", says, "NT-21 NT-47", table, findings=list(findings), options=THROWN)


REMARKS = [
    *(
        _opening(f"{remark}-before-the-throw", says, _opened().event(remark, O).throws(N, 1, 1).round(), scores=PAID)
        for remark, says in (
            ("disconnect", "Who loses the line between an opening and its throw delays nothing."),
            ("reconnect", "Who comes back between an opening and its throw delays nothing."),
        )
    ),
    _opening("stray-draw-before-the-throw", "A stray draw between an opening and its throw is one fault.",
             _opened().label("stray").draws(O).throws(N, 1, 1), illegal("GEN-04", "stray", O),
             finding(None, "NT-21", "stray", consequent=True), scores=None),
    _opening("unknown-word-before-the-throw", "An unknown announcement between an opening and its throw is one fault.",
             _opened().label("word").event("declare", U, key="piao", value=1).throws(N, 1, 1).round(),
             finding(None, "GEN-13", "word", U), scores=PAID),
    _opening("correction-before-the-throw", "An operator's remark between an opening and its throw delays nothing.",
             _opened().event("correction", of=0, reason="score-fixed").throws(N, 1, 1).round(), scores=PAID),
    _opening("claim-and-pass-before-the-throw", "Who says that he opens nothing delays no throw.",
             _opened().event("pass", O).throws(N, 1, 1).round(), scores=PAID),
    _opening("dissolved-before-the-throw", "Where the table ends the hand, no throw is due any more.", _opened(), scores=UNDOUBLED),
]

FAULTY = [
    _opening("late-with-a-throw", "The throw of a late opening claim is a consequence of it.",
             Table().deals(N, QUAD).starts().label("claim").event("declare", N, key="opening_win", patterns=["si_xi"])
             .label("throw").throws(N, 1, 1).turn(N), illegal("NT-21", "claim", N),
             illegal("NT-59", "throw", N, consequent=True), scores=(0, 0, 0, 0)),
    _opening("twice-with-throws", "The throw of a second opening claim is a consequence of it.",
             _opened().throws(N, 1, 1).label("again").event("declare", N, key="opening_win", patterns=["si_xi"])
             .label("throw").throws(N, 1, 1).round(), illegal("NT-21", "again", N),
             illegal("NT-59", "throw", N, consequent=True), scores=PAID),
    _opening("false-without-a-throw", "A claim of a hand that holds nothing owes no throw.",
             Table().label("claim").event("declare", O, key="opening_win", patterns=["si_xi"]).round(),
             illegal("NT-21", "claim", O), scores=(0, 0, 0, 0)),
    _opening("claimed-for-another", "The throw of a claim booked for the wrong seat is a consequence of it.",
             Table().deals(N, QUAD).label("claim").event("declare", O, key="opening_win", patterns=["si_xi"]).label("throw")
             .throws(N, 1, 1).round(), illegal("NT-21", "claim", O),
             finding(None, None, "throw", consequent=True), scores=None),
]

THROWS = [
    case("openings-birds-of-a-throw-not-shown", "Birds paid for a throw that is not shown are a consequence of that.",
         "NT-21 NT-49",
         _opened().label("next").starts().round().books_payment(D, N, "opening_win", 20, "claim")
         .books_payment(O, N, "opening_win", 10, "claim").books_payment(U, N, "opening_win", 10, "claim")
         .books_payment(U, N, "bird", 10, "claim").event("dissolve")
         .ends("dissolved", scores=UNDOUBLED, claims={"scores": [-20, 50, -10, -20]}, wins=False),
         findings=[finding("missed_duty", "NT-21", "next"), finding("wrong_transfer", "NT-49", None, consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True)], options=THROWN),
    _opening("throw-missing-and-a-stray-throw", "A throw left out explains no stray throw of another seat later on.",
             _opened().label("next").starts().round().label("stray").throws(O, 1, 2).round(),
             finding("missed_duty", "NT-21", "next"), illegal("NT-59", "stray", O), scores=UNDOUBLED),
    _opening("two-claims-then-two-throws", "Of two claims and then their throws, each throw is that of its seat.",
             Table().deals(N, QUAD).deals(O, TRIPLETS).opens(N, "si_xi", si_xi=10).label("second")
             .opens(O, "liu_liu_shun", liu_liu_shun=10).throws(N, 1, 1).throws(O, 6, 5).round(),
             finding("missed_duty", "NT-21", "second"), scores=(-120, 80, 60, -20)),
]

CASES = [*REMARKS, *FAULTY, *THROWS]
