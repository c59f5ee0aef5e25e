"""Open kongs gone wrong: tiles kept, swapped, one too few or too many, and who may act between them."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, case, finding, illegal
from tests.support.tables import Json, N, O, Table, U

P = "123m456p789s23s55p"
KONG = "456m678s22m78p111s"
RIVAL = "123p345s789s88m78p"
NO_DICE = {"kong_dice": 0}
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
FLOWER = {"gang_shang_kai_hua": 60}


def _opened(*tiles: str, other: str | None = None) -> Table:
    """N, waiting for 6p and 9p, opens a kong and draws these tiles; O holds `other`."""
    table = Table(wall=False).deals(N, KONG).avoids("69p")
    if other is not None:
        table.deals(O, other)
    table.until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
    for tile in tiles:
        table.draws(N, tile, "tail")
    return table


def _beside_a_rival(*tiles: str) -> Table:
    """As `_opened`; U waits for 6p and 9p too."""
    table = Table(wall=False).deals(N, KONG).deals(U, RIVAL).avoids("69p").until(N).draws(N, "1s")
    table.kongs(N, "1s", "concealed", "open")
    for tile in tiles:
        table.draws(N, tile, "tail")
    return table


def _shows_waits(table: Table) -> Table:
    """The win is to be reported with what the hand waited for before the tiles of the kong."""
    table.wins_due[-1]["waits"] = ["6p", "9p"]
    return table


def _two(name: str, says: str, clauses: str, table: Table, *findings: Json) -> Case:
    return case(f"kongs-{name}", says, clauses, table, findings=list(findings), options=TWO_TILES)


BETWEEN = [
    _two("claim-between-passed-over", "A win asked for on the first of two tiles goes before the second.", "GEN-06 NT-59",
         _beside_a_rival("9p", "3m").discards(N, "9p").event("claim", U, want="win").label("second").discards(N, "3m").stops(),
         illegal("GEN-06", "second", N)),
    _two("self-draw-between", "After the first of two tiles is discarded, the second is no longer one just drawn.", "GEN-05 NT-59",
         _opened("3m", "9p").discards(N, "3m").label("win").event("win", N, "9p", how="self_draw").birds("8p").ends(scores=None),
         illegal("GEN-05", "win", N)),
    _two("another-kong-between", "Between the two tiles of a kong no other seat makes a kong.", "GEN-04 NT-59",
         _opened("3m", "5s", other="9999m147p258s3m6m1p").discards(N, "3m").label("other").kongs(O, "9m", "concealed", "supplement")
         .draws(O, source="tail").discards(O).stops(), illegal("GEN-04", "other", O)),
    _two("pung-between", "Who pungs between the two tiles discards what he likes; the pung was the fault.", "NT-57 NT-59",
         _opened("3m", "5s", other="33m8p147p258s36m47s").discards(N, "3m").label("pung").pungs(O, "3m", of=N).discards(O, "8p").round().stops(),
         finding(None, "NT-57", "pung")),
    _two("first-of-two-wins", "A win with the first of two tiles shows what the hand waited for.", "NT-33 NT-59",
         _shows_waits(_opened("9p", "3m").self_draws(N, "9p", draw=False, worth=FLOWER).birds("8p"))
         .ends(scores=(-70, 250, -60, -120), next_dealer=N)),
    _two("which-of-two-wins-unsaid", "A win that does not say with which of two tiles wins with the one that fits.", "NT-33 NT-59",
         _opened("3m", "9p").event("win", N, None, how="self_draw").birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N, wins=False)),
    _two("neither-of-two-wins", "A false win on one of two tiles is a fault like any other.", "NT-14 NT-59",
         _opened("3m", "5s").label("win").event("win", N, "3m", how="self_draw").birds("8p").ends(next_dealer=N, wins=False),
         illegal("NT-14", "win", N)),
]

ORDER = [
    _two("tiles-swapped", "Two tiles discarded in the wrong order are one fault.", "NT-57 NT-59",
         _opened("3m", "5s").label("wrong").discards(N, "5s").discards(N, "3m").round().stops(),
         finding("missed_duty", "NT-57", "wrong", N)),
    _two("another-first", "Another tile for the first of two is one fault; the second is still to go.", "NT-57 NT-59",
         _opened("3m", "5s").label("wrong").discards(N, "4m").discards(N, "5s").round().stops(),
         finding("missed_duty", "NT-57", "wrong", N)),
    _two("swapped-tile-won", "A tile of the kong discarded out of order is a tile of the kong all the same.", "NT-57 NT-35 NT-59",
         _beside_a_rival("3m", "9p").label("wrong").discards(N, "9p").wins(U, "9p", on=N, feed=False, gang_shang_pao=60).birds("1p")
         .ends(scores=(0, -60, 0, 60), next_dealer=U), finding("missed_duty", "NT-57", "wrong", N)),
    _two("one-of-two-drawn-and-won", "One of two tiles drawn and discarded is a tile of the kong; the other is missing.",
         "GEN-02 NT-35 NT-59",
         _beside_a_rival("9p").label("wrong").discards(N, "9p").wins(U, "9p", on=N, feed=False, gang_shang_pao=60).birds("1p")
         .ends(scores=(0, -60, 0, 60), next_dealer=U), illegal("GEN-02", "wrong", N)),
    case("kongs-one-tile-too-many", "A tile too many for a kong is one fault, discarded or not.", "GEN-02 NT-59",
         Table(wall=False).deals(N, KONG).avoids("69p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .draws(N, "3m", "tail").label("again").draws(N, "5s", "tail").discards(N, "3m").discards(N, "5s").round().stops(),
         findings=[illegal("GEN-02", "again", N)], options=NO_DICE),
]

THROWS = [
    case("kongs-throw-of-one-die-shown", "A throw that shows one die of two is one fault; its tile is where both lead.", "NT-59 GEN-08",
         Table().deals(N, KONG).avoids("69p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").label("throw")
         .throws(N, 3).draws(N, source="dice", throw=7).discards(N).turn(O).stops(), findings=[illegal("NT-59", "throw", N)]),
    case("kongs-stray-throw-then-win", "A throw that nobody owes closes no claim: the tile may still be won.", "NT-59 NT-55",
         Table().holds(N, P).feeds(O, "4s").label("throw").throws(O, 1, 2).wins(N, "4s", on=O, feed=False, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[illegal("NT-59", "throw", O)]),
    case("kongs-stray-sea-answer-then-win", "An answer that nobody asked for closes no claim either.", "NT-54 NT-55",
         Table().holds(N, P).feeds(O, "4s").label("answer").sea(U, False).wins(N, "4s", on=O, feed=False, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[illegal("NT-54", "answer", U)]),
]

LOCKS = [
    case("kongs-second-open-kong-breaks-no-lock", "Who was rightly locked stays so after a kong that he might not make.", "NT-58 NT-57",
         Table(wall=False).deals(N, "99m678s22m78p111s9m").avoids("69p").until(N).draws(N, "1s")
         .kongs(N, "1s", "concealed", "open").draws(N, source="tail").discards(N).until(N).draws(N, "9m").label("second")
         .kongs(N, "9m", "concealed", "open").draws(N, "3s", "tail").discards(N, "3s").until(N).draws(N, "4s").label("wrong")
         .discards(N, "7p").stops(),
         findings=[illegal("NT-58", "second", N), finding("missed_duty", "NT-58", "wrong", N)], options=NO_DICE),
]

CASES = [*BETWEEN, *ORDER, *THROWS, *LOCKS]
