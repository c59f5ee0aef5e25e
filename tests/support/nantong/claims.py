"""Turns and claims: NT-04 to NT-06, NT-46, NT-55, and GEN-03 to GEN-06."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import ANYWHERE, case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"


def _wanted() -> Table:
    """O discards 2s, which U can chow and N can pung."""
    return Table().gives(U, "34s").gives(N, "22s").feeds(O, "2s")


def _two() -> Table:
    """U discards 4s, on which N and O wait."""
    return Table().holds(N, P).holds(O, "456m456p678s22m23s").feeds(U, "4s")


TAKING = [
    case("take-chow", "The next seat chows.", "NT-05", _wanted().chows(U, "2s", "34s", of=O).discards(U).stops()),
    case("take-pung", "A seat further on pungs.", "NT-05 GEN-04 GEN-05", _wanted().pungs(N, "2s", of=O).discards(N).stops()),
    case("take-kong-of-the-next-seat", "The next seat may make a kong of the discard.", "NT-05",
         Table().gives(U, "222s").feeds(O, "2s").kongs(U, "2s", "exposed", of=O).draws(U, source="tail").discards(U)
         .stops()),
    case("take-any-discard", "Not only the dealer's first, every discard may be taken.", "NT-04",
         Table().gives(N, "22s").round().feeds(D, "2s").pungs(N, "2s", of=D).discards(N).stops()),
    case("take-chow-that-is-no-run", "Three tiles that do not follow each other are no chow.", "NT-05",
         Table().gives(U, "35s").feeds(O, "2s").label("chow").chows(U, "2s", "35s", of=O).stops(),
         findings=[illegal("NT-05", "chow", U)]),
    case("take-chow-of-two-suits", "Tiles of two suits are no chow.", "NT-05",
         Table().gives(U, "3s4p").feeds(O, "2s").label("chow").chows(U, "2s", "3s4p", of=O).stops(),
         findings=[illegal("NT-05", "chow", U)]),
    case("take-chow-around-the-end", "Nine, one and two are no chow.", "NT-05",
         Table().gives(U, "9s1s").feeds(O, "2s").label("chow").chows(U, "2s", "9s1s", of=O).stops(),
         findings=[illegal("NT-05", "chow", U)]),
    case("take-chow-not-held", "A chow needs both other tiles.", "GEN-03",
         Table().deals(U, "1369m258p1479s36p").feeds(O, "2s").label("chow").chows(U, "2s", "34s", of=O)
         .event("dissolve").ends("dissolved", scores=None), findings=[finding("broken_record", "GEN-03", "chow", U)]),
    case("take-pung-not-held", "A pung needs two such tiles.", "GEN-03",
         Table().deals(U, "1369m258p1479s36p").feeds(O, "2s").label("pung").pungs(U, "2s", of=O)
         .event("dissolve").ends("dissolved", scores=None), findings=[finding("broken_record", "GEN-03", "pung", U)]),
    case("take-an-earlier-discard", "Only the latest discard can be taken.", "GEN-05",
         Table().gives(N, "22s").feeds(O, "2s").turn(U, "9m").label("pung").pungs(N, "2s", of=O).stops(),
         findings=[illegal("GEN-05", "pung", N)]),
    case("take-from-the-wrong-seat", "A claim names the seat that discarded.", "GEN-05",
         Table().gives(N, "22s").feeds(O, "2s").label("pung").pungs(N, "2s", of=U).stops(),
         findings=[illegal("GEN-05", "pung", N)]),
    case("take-twice", "A tile taken cannot be taken again.", "GEN-05",
         _wanted().pungs(N, "2s", of=O).label("chow").chows(U, "2s", "34s", of=O).stops(),
         findings=[illegal("GEN-05", "chow", U)]),
    case("win-on-a-tile-not-live", "A self-draw is won with the tile just drawn.", "GEN-05",
         Table().holds(N, P).until(N).draws(N, "9m").self_draws(N, "4s", draw=False).birds("4m").ends(scores=None),
         findings=[illegal("GEN-05", "win", N)]),
]

TURNS = [
    case("turn-skipped", "The next seat draws, not the one after it.", "GEN-04 NT-04",
         Table(wall=False).starts().label("draw").draws(O).discards(O).stops(),
         findings=[illegal("GEN-04", "draw", O)]),
    case("turn-draw-after-a-pung", "After a pung nothing is drawn.", "GEN-02",
         Table(wall=False).gives(N, "22s").feeds(O, "2s").pungs(N, "2s", of=O).label("draw").draws(N).stops(),
         findings=[illegal("GEN-02", "draw", N)]),
    case("turn-two-draws", "A seat draws once a turn.", "GEN-02",
         Table(wall=False).until(N).draws(N).label("draw").draws(N).stops(),
         findings=[illegal("GEN-02", "draw", N)]),
    case("turn-discard-out-of-turn", "Only the seat in turn discards.", "GEN-04",
         Table(wall=False).gives(O, "9m").starts().label("discard").discards(O, "9m").stops(),
         findings=[illegal("GEN-04", "discard", O)]),
    case("turn-discard-not-held", "A tile that is not in the hand cannot be discarded.", "GEN-03",
         Table().deals(N, "1369m258p1479s36p").until(N).draws(N, "9p").label("discard").discards(N, "5s")
         .event("dissolve").ends("dissolved", scores=None),
         findings=[finding("broken_record", "GEN-03", "discard", N)]),
    case("turn-said-to-be-drawn", "A discard marked as drawn that is another tile is a warning.", "GEN-03",
         Table().gives(N, "5s").until(N).draws(N, "9m").label("discard").event("discard", N, "5s", drawn=True).stops(),
         findings=[{"clause": "GEN-03", "event": "discard", "severity": "warning", "consequent": False}],
         verdict="clean"),
]

PRIORITY = [
    case("claim-chow-before-pung", "A pung asked for goes before a chow.", "GEN-06 NT-06",
         _wanted().event("claim", N, want="pung").label("chow").chows(U, "2s", "34s", of=O).stops(),
         findings=[illegal("GEN-06", "chow", U)]),
    case("claim-pung-goes-first", "A chow asked for gives way to a pung.", "NT-06",
         _wanted().event("claim", U, want="chow").event("claim", N, want="pung").pungs(N, "2s", of=O).discards(N).stops()),
    case("claim-not-heard", "A draw ignores a pung asked for.", "GEN-06 NT-06",
         _wanted().event("claim", N, want="pung").label("draw").turn(U).stops(),
         findings=[illegal("GEN-06", "draw", U)]),
    case("claim-that-could-not-be-made", "A claim that the seat could not make has no force.", "NT-06 GEN-06",
         _wanted().event("claim", D, want="kong").chows(U, "2s", "34s", of=O).discards(U).stops()),
    case("claim-win-before-pung", "A win asked for goes before a pung.", "GEN-06 NT-06",
         Table().holds(U, P).gives(N, "44s").feeds(O, "4s").event("claim", U, want="win").label("pung")
         .pungs(N, "4s", of=O).stops(), findings=[illegal("GEN-06", "pung", N)]),
    case("claim-without-records", "Without claims shown a chow is nobody's fault.", "NT-06",
         _wanted().chows(U, "2s", "34s", of=O).discards(U).stops()),
    case("claim-passed-and-made", "Who declined a pung does not make it.", "GEN-06",
         _wanted().event("pass", N, on=["pung"]).label("pung").pungs(N, "2s", of=O).stops(),
         findings=[illegal("GEN-06", "pung", N)]),
    case("claim-win-passed-and-made", "Who declined a win does not make it.", "NT-55",
         Table().holds(N, P).feeds(O, "4s").event("pass", N, on=["win"]).wins(N, "4s", on=O, feed=False, ping_hu=10)
         .birds("4m").ends(scores=(0, 10, -10, 0), next_dealer=N), findings=[illegal("NT-55", "win", N)]),
]

SEVERAL = [
    case("several-all", "All who want the tile win it.", "NT-46",
         _two().wins(N, "4s", on=U, feed=False, ping_hu=10).wins_too(O, "4s", on=U, ping_hu=10).birds("4m")
         .ends(scores=(0, 20, 20, -40), next_dealer=U), options={"multi_win": "all"}),
    case("several-nearest", "Where only the nearest wins, a second win is wrong.", "NT-46",
         _two().wins(N, "4s", on=U, feed=False, ping_hu=10).label("second").wins_too(O, "4s", on=U, ping_hu=10)
         .birds("4m").ends(scores=(0, 20, 20, -40), next_dealer=U),
         findings=[illegal("NT-46", "second", O)], options={"multi_win": "nearest"}),
    case("several-nearest-alone", "Where only the nearest wins, the other's claim gives way.", "NT-46",
         _two().event("claim", N, want="win").event("claim", O, want="win").wins(N, "4s", on=U, feed=False, ping_hu=10)
         .birds("4m").ends(scores=(0, 20, 0, -20), next_dealer=N), options={"multi_win": "nearest"}),
    case("several-one-may-pass", "A seat that does not want the tile need not win.", "NT-46",
         _two().wins(O, "4s", on=U, feed=False, ping_hu=10).birds("4m").ends(scores=(0, 0, 20, -20), next_dealer=O),
         options={"multi_win": "all"}),
    case("several-claim-dropped", "A win asked for is not dropped beside another's.", "NT-46",
         _two().event("claim", N, want="win").event("claim", O, want="win").wins(N, "4s", on=U, feed=False, ping_hu=10)
         .birds("4m").ends(scores=(0, 20, 0, -20), next_dealer=N),
         findings=[illegal("NT-46", ANYWHERE, N)], options={"multi_win": "all"}),
    case("several-nearer-claim", "Where only the nearest wins, a farther seat's win beside a nearer claim is wrong.", "NT-46",
         _two().event("claim", N, want="win").wins(O, "4s", on=U, feed=False, ping_hu=10).birds("4m")
         .ends(scores=(0, 0, 20, -20), next_dealer=O), findings=[illegal("NT-46", "win", O)],
         options={"multi_win": "nearest"}),
]


def _rob_declined() -> Table:
    """D adds 9p, U lets it go, and D then discards 6p."""
    return (
        Table().deals(U, "456m678s22m345s7p9m").gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
        .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
        .draws(D, "6p", "tail").discards(D, "6p")
    )


def _punged() -> Table:
    """N pungs a 5p that would have won, waits anew for 1m and 4m, and O throws 4m before N draws."""
    return (
        Table().deals(N, "123m456p789s22s55p").feeds(O, "5p").pungs(N, "5p", of=O).discards(N, "1m").turn(O, "4m")
    )


def _opened_after_a_miss() -> Table:
    """N lets a small win on 4s pass; U opens a kong and throws its tile 1s."""
    return (
        Table().holds(N, "456m456p789s23s55p").deals(U, "111m234p678p88m79s").feeds(O, "4s").draws(U, "1m")
        .kongs(U, "1m", "concealed", "open").throws(U, 2, 3).draws(U, "1s", "dice", throw=5).discards(U, "1s")
        .wins(N, "1s", on=U, feed=False, gang_shang_pao=60).birds("1p")
        .ends(scores=(0, 60, 0, -60), next_dealer=N)
    )


MISSED = [
    *(
        case(f"missed-rob-{value}", says, "NT-55 NT-34",
             _rob_declined().wins(U, "6p", on=D, feed=False, ping_hu=10).birds("3p")
             .ends(scores=(-20, 0, 0, 20), next_dealer=U), findings=found, options={"missed_win": value})
        for value, found, says in (
            ("all", [illegal("NT-55", "win", U)], "A kong not robbed is a win let go."),
            ("same_tile", None, "A kong not robbed bars its own tile alone."),
        )
    ),
    *(
        case(f"missed-by-a-pung-{value}", says, "NT-55",
             _punged().wins(N, "4m", on=O, feed=False, ping_hu=10).birds("4p")
             .ends(scores=(0, 10, -10, 0), next_dealer=N), findings=found, options={"missed_win": value})
        for value, found, says in (
            ("all", [illegal("NT-55", "win", N)], "Who pungs a tile that would win lets the win go."),
            ("same_tile", None, "A pung of the winning tile bars that tile alone."),
        )
    ),
    *(
        case(f"missed-then-dearer-{value}", says, "NT-55 NT-35", _opened_after_a_miss(), findings=found,
             options={"missed_win": value})
        for value, found, says in (
            ("same_or_lower", None, "A win worth more than the one let go is free."),
            ("all", [illegal("NT-55", "win", N)], "Where every discard is barred, a dearer win is too."),
        )
    ),
    case("missed-claim-is-no-miss", "A win asked for and not given is no win let go.", "NT-55 GEN-06",
         Table().holds(N, P).feeds(O, "4s").event("claim", N, want="win").label("draw").turn(U, "4s")
         .wins(N, "4s", on=U, feed=False, ping_hu=10).birds("3m").ends(scores=(0, 10, 0, -10), next_dealer=N),
         findings=[illegal("GEN-06", "draw", U)]),
    case("missed-two-discards", "A barred win let go again adds nothing; the own draw lifts the bar.", "NT-55",
         Table().holds(N, P).feeds(O, "4s").turn(U, "4s").until(N).turn(N).until(O).turn(O, "4s")
         .wins(N, "4s", on=O, feed=False, ping_hu=10).birds("4m").ends(scores=(0, 10, -10, 0), next_dealer=N)),
]

CASES = [*TAKING, *TURNS, *PRIORITY, *SEVERAL, *MISSED]
