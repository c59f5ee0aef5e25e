"""Who deals next: NT-07 to NT-13 and NT-45."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, case, finding
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"


def _won(next_claimed: int = N) -> Table:
    """N wins ten from O; the bird sits on U."""
    return (
        Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
        .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"next_dealer": next_claimed})
    )


def _last_by_kong(**claims: int) -> Table:
    """N's kong takes the last tile and nobody wins."""
    return (
        Table().gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s").kongs(N, "3s", "exposed", "supplement", of=O)
        .draws(N, source="tail").discards(N).ends("draw", next_dealer=N, claims=claims)
    )


def _wrong(name: str, says: str, clauses: str, table: Table) -> Case:
    clause = clauses.split()[0]
    return case(name, says, clauses, table, findings=[finding("wrong_dealer", clause, None)])


FIRST = [
    case("dealer-of-the-first-hand", "Any seat may deal the first hand of a log.", "NT-07",
         Table(O).round().stops()),
    case("dealer-after-a-win", "The sole winner deals the next hand.", "NT-08 GEN-11",
         _won(), Table(N).round().stops()),
    case("dealer-ignores-the-winner", "Another seat than the sole winner deals next.", "NT-08",
         _won(), Table(O).round().stops(), findings=[finding("wrong_dealer", "NT-08", None, hand=1)]),
    case("dealer-follows-a-wrong-claim", "A next hand dealt as wrongly claimed is one fault.", "NT-08",
         _won(next_claimed=O), Table(O).round().stops(),
         findings=[finding("wrong_dealer", "NT-08", None),
                   finding("wrong_dealer", "NT-08", None, hand=1, consequent=True)]),
    case("dealer-wins-and-stays", "A dealer who wins deals again.", "NT-08",
         Table().holds(D, P).wins(D, "4s", on=U, ping_hu=10).birds("2p").ends(scores=(20, 0, 0, -20), next_dealer=D),
         Table(D).round().stops()),
]

DRAWN = [
    _wrong("dealer-taker-passed-over", "After a last tile taken in vain its taker deals, no other.", "NT-09",
           Table().to_the_last_tile().sea(U, False).sea(D, False).sea(N, True).draws(N, source="seabed").discards(N)
           .ends("draw", next_dealer=N, claims={"next_dealer": D})),
    _wrong("dealer-first-asked-passed-over", "After four refusals the seat asked first deals, not the one before.",
           "NT-10", Table().to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, False)
           .ends("draw", next_dealer=U, claims={"next_dealer": O})),
    case("dealer-first-asked", "After four refusals the seat asked first deals.", "NT-10",
         Table().to_the_last_tile().sea(U, False).sea(D, False).sea(N, False).sea(O, False)
         .ends("draw", next_dealer=U)),
    case("dealer-drew-the-last-by-kong", "When a kong took the last tile and nobody won, its maker deals.", "NT-11 NT-G3",
         _last_by_kong()),
    _wrong("dealer-of-the-last-kong-passed-over", "When a kong took the last tile, no other seat than its maker deals.",
           "NT-11", _last_by_kong(next_dealer=D)),
    case("dealer-wins-after-the-last-kong", "When a kong took the last tile and somebody still wins, the winner deals.",
         "NT-11 NT-08 NT-53",
         Table().holds(U, "456m456p678s22m78p").gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
         .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "9p", "tail").discards(N, "9p")
         .wins(U, "9p", on=N, feed=False, ping_hu=10).ends(scores=(0, -10, 0, 10), next_dealer=U)),
]

SEVERAL = [
    _wrong("dealer-thrower-passed-over", "After two wins on one tile its thrower deals, not a winner.", "NT-12 NT-46",
           Table().holds(N, P).holds(O, "456m456p678s22m23s").wins(N, "4s", on=U, ping_hu=10)
           .wins_too(O, "4s", on=U, ping_hu=10).birds("4m")
           .ends(scores=(0, 20, 20, -40), next_dealer=U, claims={"next_dealer": N})),
    case("dealer-robbed-by-two", "A kong robbed by two makes its maker deal.", "NT-12 NT-34",
         Table().deals(U, "456m678s22m345s7p1m").deals(O, "123m456s55m999s7p4m").gives(D, "99p").feeds(N, "9p")
         .pungs(D, "9p", of=N).discards(D).until(O).draws(O, "8p").discards(O, "4m").draws(U, "8p").discards(U, "1m")
         .until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement").robs(O, "9p", of=D, qiang_gang_hu=60)
         .robs(U, "9p", of=D, qiang_gang_hu=60).birds("2p").ends(scores=(-140, 0, 70, 70), next_dealer=D)),
    _wrong("dealer-by-the-bird-passed-over", "After two openings the seat hit by the bird deals, not an opener.",
           "NT-13", Table().deals(N, "1111m46m57p22239s").deals(O, "27m444p12589s333m")
           .opens(N, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10).opens(O, "liu_liu_shun", liu_liu_shun=10)
           .birds("8p").ends(scores=(-60, 90, 30, -60), next_dealer=U, claims={"next_dealer": N})),
    _wrong("dealer-after-an-escape", "After an escape the deal stays.", "NT-45",
           Table().starts().event("escape", O)
           .ends("escaped", scores=(0, 0, -70, 0), next_dealer=D, claims={"next_dealer": O})),
    _wrong("dealer-after-a-dissolved-hand", "After a hand that the table ended the deal stays.", "NT-45",
           Table().round().event("dissolve").ends("dissolved", next_dealer=D, claims={"next_dealer": N})),
]

CASES = [*FIRST, *DRAWN, *SEVERAL]
