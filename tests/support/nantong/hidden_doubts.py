"""What a record shows for certain although a hand is hidden, and what it leaves in doubt; passes in words."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Edit, case, finding, illegal
from tests.support.notation import log_run, run
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
RIVAL = "345678m234p23s88m"
NEAREST = {"multi_win": "nearest"}
SCORES = (0, 10, -10, 0)


def _hides(seat: int) -> Edit:
    """Nobody shows this seat's tiles but what it lays down."""

    def hide(log: Json) -> None:
        hand = log["hands"][0]
        hand["deal"][seat] = "??" * 13
        for event in hand["events"]:
            if event["type"] == "draw" and event["seat"] == seat:
                event["tile"] = "??"

    return hide


def _both() -> Table:
    """N and U wait for 4s, which O throws."""
    return Table(wall=False).holds(N, P).holds(U, RIVAL).feeds(O, "4s")


PASSED = [
    case("doubts-passed-then-won-beside-another", "Who declines a win and then makes it beside another's broke his word.", "NT-55",
         _both().event("pass", N).wins(U, "4s", on=O, feed=False, ping_hu=10).label("second").wins_too(N, "4s", on=O, ping_hu=10)
         .birds("1m").ends(scores=(0, 10, -20, 10), next_dealer=O), findings=[illegal("NT-55", "second", N)],
         options={"missed_win": "off"}),
    case("doubts-everything-declined-stays-declined", "A second word about chows takes nothing back.", "NT-55",
         Table(wall=False).holds(U, RIVAL).feeds(O, "4s").event("pass", U).event("pass", U, on=["chow"])
         .wins(U, "4s", on=O, feed=False, ping_hu=10).birds("1m").ends(scores=(0, 0, -10, 10), next_dealer=U),
         findings=[illegal("NT-55", "win", U)], options={"missed_win": "off"}),
    case("doubts-nothing-declined", "A pass that names nothing declines nothing.", "NT-55",
         Table().holds(N, P).feeds(O, "4s").event("pass", N, on=[]).wins(N, "4s", on=O, feed=False, ping_hu=10).birds("4m")
         .ends(scores=SCORES, next_dealer=N)),
    case("doubts-hidden-seat-breaks-its-word", "A hidden seat that declines a win and makes it broke its word for certain.", "NT-55",
         Table(wall=False).holds(U, RIVAL).feeds(O, "4s").event("pass", U).wins(U, "4s", on=O, feed=False, ping_hu=10).birds("1m")
         .ends(scores=None), findings=[illegal("NT-55", "win", U)], edit=_hides(U)),
]

BESIDE = [
    case("doubts-hidden-winner-beside-a-nearer", "A hidden winner beside a nearer one is one too many for certain.", "NT-46",
         _both().wins(U, "4s", on=O, feed=False, ping_hu=10).label("second").wins_too(N, "4s", on=O, ping_hu=10).birds("1m")
         .ends(scores=None), findings=[illegal("NT-46", "second", N)], options=NEAREST, edit=_hides(N)),
    case("doubts-hidden-claim-left-out", "Whether a hidden seat could have won beside another cannot be decided.", "NT-46",
         _both().event("claim", N, want="win").label("win").wins(U, "4s", on=O, feed=False, ping_hu=10).birds("1m")
         .ends(scores=(0, 0, -10, 10)), findings=[finding("undecidable", "NT-46", "*")], edit=_hides(N)),
    case("doubts-hidden-nearer-claim", "Whether a hidden seat nearer by could have won cannot be decided.", "NT-46",
         _both().event("claim", U, want="win").wins(N, "4s", on=O, feed=False, ping_hu=10).birds("1m")
         .ends(scores=SCORES), findings=[finding("undecidable", "NT-46", "*")], options=NEAREST, edit=_hides(U)),
]



def _dealt(seat: int, text: str) -> Edit:
    """The record shows this of what was dealt to the seat."""

    def show(log: Json) -> None:
        log["hands"][0]["deal"][seat] = log_run(run(text))

    return show


def _chow() -> Table:
    """N chows D's 6m, and the table stops."""
    return (
        Table(wall=False).deals(N, "45m123p567p99s258s").gives(D, "6m").discards(D, "6m").label("chow").chows(N, "6m", "45m", of=D)
        .discards(N, "1p").event("dissolve")
    )


QUAD = "1111m247p68p2479s"


def _quad(shown: str = "1111m") -> Table:
    """N claims four alike and shows these tiles."""
    return Table(wall=False).deals(N, QUAD).label("claim").opens(N, "si_xi", shown=shown, si_xi=10).birds("4p")


ONE_FOR_TWO = [
    case("doubts-one-tile-not-shown-is-not-two", "One tile that is not shown stands for one that is missing, not for both.", "GEN-03",
         _chow().ends("dissolved", scores=None), edit=_dealt(N, "?8m123p567p99s258s"), findings=[finding("broken_record", "GEN-03", "chow", N, code="not-held")]),
    case("doubts-one-tile-not-shown-is-one", "For one of them it does.", "GEN-03",
         _chow().ends("dissolved", next_dealer=D), edit=_dealt(N, "?5m123p567p99s258s")),
    case("doubts-two-shown-at-an-opening-where-one-is-hidden", "Nor does it stand for two that are shown at an opening claim.", "GEN-03 NT-21",
         _quad().ends(scores=None), edit=_dealt(N, "11m?9m247p68p2479s"), findings=[finding("broken_record", "GEN-03", "claim", N, code="shown-not-held")]),
    case("doubts-one-shown-at-an-opening-where-one-is-hidden", "For one it may.", "NT-21",
         _quad().ends(scores=None), edit=_dealt(N, "111m?247p68p2479s"), findings=[finding("undecidable", "NT-21", "claim", N, code="opening-not-shown")]),
    case("doubts-opening-shown-in-part", "What a record does not show of a claim is held against nothing.", "NT-21",
         _quad("111m?").ends(scores=(-20, 50, -10, -20), next_dealer=N)),
]

CASES = [*PASSED, *BESIDE, *ONE_FOR_TWO]
