"""The last tile: NT-29, NT-30, NT-53 and NT-54, who is asked, who may take it and what follows."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"


def _end() -> Table:
    """One tile is left; U is to be asked first."""
    return Table().to_the_last_tile()


def _no_sea() -> Table:
    """N's kong has taken the last tile, which it has discarded."""
    return (
        Table().gives(N, "333s").gives(O, "33m").to_the_last_tile(before=1).turn(O, "3s")
        .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "3m", "tail").discards(N, "3m")
    )


ASKED = [
    case("sea-first-asked-takes-it", "The seat to draw is asked first and may take the last tile.", "NT-54 NT-09",
         _end().sea_until(U).draws(U, source="seabed").discards(U).ends("draw", next_dealer=U)),
    case("sea-last-asked-takes-it", "The last discarder is asked last and may take it.", "NT-54 NT-09",
         _end().sea_until(O).draws(O, source="seabed").discards(O).ends("draw", next_dealer=O)),
    case("sea-asked-out-of-turn", "The seat to draw is asked first, no other.", "NT-54",
         _end().label("wrong").sea(D, True).draws(D, source="seabed").discards(D).ends("draw", scores=None),
         findings=[illegal("NT-54", "wrong", D)]),
    case("sea-asked-again", "Each seat is asked once.", "NT-54",
         _end().sea(U, False).label("wrong").sea(U, True).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-54", "wrong", U)]),
    case("sea-asked-too-early", "With two tiles left nobody is asked.", "NT-54",
         Table().to_the_last_tile(before=1).label("wrong").sea(O, False).event("dissolve")
         .ends("dissolved", scores=None), findings=[illegal("NT-54", "wrong", O)]),
    case("sea-asked-after-it-was-taken", "Asking stops with the first who accepts.", "NT-54",
         _end().sea(U, True).label("wrong").sea(D, False).draws(U, source="seabed").discards(U)
         .ends("draw", scores=None), findings=[illegal("NT-54", "wrong", D)]),
    case("sea-answer-out-of-range", "The answer is yes or no.", "NT-54",
         _end().label("wrong").event("declare", U, key="seabed", value=2).event("dissolve")
         .ends("dissolved", scores=None), findings=[illegal("NT-54", "wrong", U, expected=[0, 1], actual=2)]),
    case("sea-drawn-without-asking", "The last tile is not drawn like another.", "NT-54",
         Table(wall=False).to_the_last_tile().label("wrong").draws(U).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-54", "wrong", U)]),
    case("sea-drawn-by-another", "Only who accepted draws the last tile.", "NT-54",
         _end().sea(U, True).label("wrong").draws(D, source="seabed").event("dissolve")
         .ends("dissolved", scores=None), findings=[illegal("NT-54", "wrong", D)]),
    case("sea-end-after-three-answers", "A drawn hand shows all four refusals.", "GEN-07 NT-54",
         _end().sea(U, False).sea(D, False).sea(N, False).ends("draw", scores=None),
         findings=[finding("broken_record", "GEN-07", None)]),
]

READY = [
    *(
        case(f"sea-taken-unready-{str(required).lower()}", says, "NT-54",
             _end().label("answer").sea(U, True).draws(U, source="seabed").discards(U).ends("draw", next_dealer=U),
             findings=found, options={"sea_requires_ready": required})
        for required, found, says in (
            (False, None, "Who waits for nothing may take the last tile."),
            (True, [illegal("NT-54", "answer", U)], "Where a wait is required, who waits for nothing can only decline."),
        )
    ),
    case("sea-taken-ready", "Where a wait is required, who waits may take the last tile.", "NT-54",
         Table().holds(U, P).to_the_last_tile().sea(U, True).draws(U, source="seabed").discards(U)
         .ends("draw", next_dealer=U), options={"sea_requires_ready": True}),
    case("sea-taken-with-a-wrong-pair", "A wait with a pair of 1p is no wait.", "NT-54 NT-15",
         Table().holds(U, "123m456p789s23s11p").to_the_last_tile().label("answer").sea(U, True)
         .draws(U, source="seabed").discards(U).ends("draw", next_dealer=U),
         findings=[illegal("NT-54", "answer", U)], options={"sea_requires_ready": True, "context_pair": "any"}),
]

GONE = [
    case("sea-after-a-kong-took-it", "Once a kong took the last tile, nobody is asked.", "NT-53",
         _no_sea().label("wrong").sea(U, True).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-53", "wrong", U)]),
    case("sea-nothing-left-to-pung", "On an empty wall only wins are possible.", "NT-53 NT-G7",
         _no_sea().label("pung").pungs(O, "3m", of=N).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-53", "pung", O)]),
    case("sea-gone-and-drawn", "On an empty wall the hand ends with the discard.", "NT-53 NT-G7 NT-11",
         _no_sea().ends("draw", next_dealer=N)),
    case("sea-gone-claimed-as-sea", "Once a kong took the last tile, no win is one of the sea.", "NT-53 NT-30",
         Table().holds(U, "456m456p678s22m78p").gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
         .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "9p", "tail").discards(N, "9p")
         .wins(U, "9p", on=N, feed=False, claims={"hai_di_pao": 60}, ping_hu=10)
         .ends(scores=(0, -10, 0, 10), next_dealer=U), findings=[finding("wrong_items", "NT-23", "win", U)]),
    case("sea-win-off-the-sea", "A win before the last tile is none of the sea.", "NT-29",
         Table().holds(N, P).to_the_last_tile(before=1).turn(O, "4s")
         .wins(N, "4s", on=O, feed=False, claims={"hai_di_pao": 60}, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win", N)]),
    case("sea-taker-draws-and-another-wins-twice", "Who wins the last tile deals next, not its taker.", "NT-30 NT-08",
         Table().holds(D, P).to_the_last_tile().sea_until(N).draws(N, "4s", "seabed").discards(N, "4s")
         .wins(D, "4s", on=N, feed=False, hai_di_pao=60).ends(scores=(70, -70, 0, 0), next_dealer=D)),
]

CASES = [*ASKED, *READY, *GONE]
