"""Where clauses meet: several openers, locked seats at the last tile, robbing and barred claims, words misused."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
SPOTS = "456m678s22m78p111s"
QUAD = "1111m23m456p789p1s"
TWO_TILES = {"kong_dice": 0, "kong_draw_count": 2}
THROWN = {"opening_win": "continue", "opening_bird": "dice"}


def _locked(*, wall: bool = True) -> Table:
    """N has opened a kong; it waits for 6p and 9p, locked."""
    return (
        Table(wall=wall).deals(N, SPOTS).avoids("69p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
        .throws(N, 1, 1).draws(N, source="dice", throw=2).discards(N)
    )


def _late(seat: int, left: int) -> Table:
    """`seat` opens a kong of two tiles, 3p and 1m, when `left` tiles are left after its draw, and discards both."""
    table = Table().deals(seat, SPOTS).avoids("69p").to_the_last_tile(before=left).draws(seat, "1s")
    table.kongs(seat, "1s", "concealed", "open").draws(seat, "3p", "tail").draws(seat, "1m", "tail")
    table.event("discard", seat, "3p", drawn=True).event("discard", seat, "1m", drawn=True)
    table.next = (seat + 1) % 4
    return table


OPENERS = [
    case("corner-three-openers", "Three seats open and each pays the other two.", "NT-13 NT-21 NT-41",
         Table().deals(N, QUAD).deals(O, "27m444p12589s333s").deals(U, "446679m11669p79s").opens(N, "si_xi", si_xi=10)
         .opens(O, "liu_liu_shun", liu_liu_shun=10).opens(U, "ban_ban_hu", ban_ban_hu=10).birds("8p")
         .ends(scores=(-80, 20, 20, 40), next_dealer=U)),
    case("corner-two-openers-with-throws", "Each opener throws for itself where play goes on.", "NT-21 NT-47",
         Table().deals(N, QUAD).deals(O, "27m444p12589s333s").opens(N, "si_xi", si_xi=10).throws(N, 1, 1)
         .opens(O, "liu_liu_shun", liu_liu_shun=10).throws(O, 6, 5).round().event("dissolve")
         .ends("dissolved", scores=(-120, 80, 60, -20), next_dealer=D), options=THROWN),
    case("corner-throw-by-another-seat", "The throw of an opening is that of the seat that opened.", "NT-21",
         Table().deals(N, QUAD).opens(N, "si_xi", si_xi=10).label("throw").throws(O, 1, 1).starts().event("dissolve")
         .ends("dissolved", scores=None), findings=[illegal("NT-21", "throw", O)], options=THROWN),
    case("corner-opening-without-patterns", "An opening claim must name its patterns.", "NT-21",
         Table().deals(N, QUAD).label("claim").event("declare", N, key="opening_win").birds("4p")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N, wins=False), findings=[finding("missed_duty", "NT-21", "claim", N)]),
    case("corner-opening-of-another-region", "A pattern that the rule set does not know is not held.", "NT-21",
         Table().deals(N, QUAD).label("claim").event("declare", N, key="opening_win", patterns=["si_xi", "san_tong"])
         .birds("4p").ends(scores=(-20, 50, -10, -20), next_dealer=N, wins=False), findings=[illegal("NT-21", "claim", N)]),
    case("corner-opening-named-twice", "Each pattern is named once.", "NT-21",
         Table().deals(N, QUAD).label("claim").event("declare", N, key="opening_win", patterns=["si_xi", "si_xi"])
         .birds("4p").ends(scores=(-20, 50, -10, -20), next_dealer=N, wins=False), findings=[illegal("NT-21", "claim", N)]),
    case("corner-final-birds-of-a-drawn-hand", "Where nobody wins, no final birds double an opening.", "NT-21 NT-47",
         Table().deals(N, "112346m4466789p").opens(N, "que_yi_se", que_yi_se=10).to_the_last_tile().sea_refused()
         .ends("draw", scores=(-20, 40, -10, -10), next_dealer=U),
         options={"opening_win": "continue", "opening_bird": "final"}),
]

LAST_TILES = [
    case("corner-locked-seat-takes-the-last-tile", "A locked seat may take the last tile and throws it.", "NT-58 NT-54",
         _locked().to_the_last_tile().sea_until(N).draws(N, source="seabed").discards(N).ends("draw", next_dealer=N)),
    case("corner-locked-seat-wins-the-last-tile", "A locked seat may win with the last tile.", "NT-58 NT-29",
         _locked().to_the_last_tile().sea_until(N).draws(N, "6p", "seabed")
         .self_draws(N, "6p", draw=False, hai_di_lao_yue=60).ends(scores=(-140, 380, -120, -120), next_dealer=N)),
    case("corner-two-last-tiles-of-a-kong", "An open kong that takes the last two tiles leaves none to offer.", "NT-53 NT-59 NT-11",
         _late(N, 2).ends("draw", next_dealer=N), options=TWO_TILES),
    case("corner-kong-that-leaves-two", "After an open kong the last tile is offered when its turn comes.", "NT-54 NT-59",
         _late(U, 4).turn(D).sea_refused().ends("draw", next_dealer=N), options=TWO_TILES),
    case("corner-last-tile-kept-after-another-fault", "To keep the last tile taken is a fault of its own, whatever was said before.", "NT-30 GEN-13",
         Table().gives(N, "9p").label("word").event("declare", U, key="piao", value=1).to_the_last_tile().sea(U, False)
         .sea(D, False).sea(N, True).draws(N, "3m", "seabed").label("wrong").discards(N, "9p").ends("draw", next_dealer=N),
         findings=[finding(None, "GEN-13", "word", U), finding("missed_duty", "NT-30", "wrong", N)]),
    case("corner-last-tile-chowed", "The last tile thrown is not chowed.", "NT-30",
         Table().gives(D, "34s").to_the_last_tile().sea_until(U).draws(U, "2s", "seabed").discards(U, "2s").label("chow")
         .chows(D, "2s", "34s", of=U).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-30", "chow", D)]),
    case("corner-last-tile-drawn-as-another", "The last tile accepted is drawn as such.", "NT-54",
         Table(wall=False).to_the_last_tile().sea_until(U).label("draw").draws(U).discards(U).ends("draw", next_dealer=U),
         findings=[illegal("NT-54", "draw", U)]),
    case("corner-last-tile-unasked-and-won", "The last tile is the last tile, asked for or not: it wins as such.", "NT-54 NT-29",
         Table(wall=False).holds(U, P).to_the_last_tile().label("draw").draws(U, "4s")
         .self_draws(U, "4s", draw=False, hai_di_lao_yue=60).ends(scores=(-140, -120, -120, 380), next_dealer=U),
         findings=[illegal("NT-54", "draw", U)]),
    case("corner-locked-kong-wins-by-its-throw", "A locked seat's further kong may be opened and won by its throw.", "NT-58 NT-33",
         Table().deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").throws(N, 3, 4)
         .draws(N, "1m", "dice", throw=7).discards(N, "1m").until(N).draws(N, "4m").kongs(N, "4m", "concealed", "open")
         .throws(N, 1, 1).draws(N, "9p", "dice", throw=2).self_draws(N, "9p", draw=False, gang_shang_kai_hua=60).birds("8p")
         .ends(scores=(-70, 250, -60, -120), next_dealer=N), options={"locked_may_kong": True}),
    case("corner-last-tile-not-thrown", "A last tile taken and not won is thrown before the hand ends.", "GEN-07 NT-30",
         Table().to_the_last_tile().sea_until(U).draws(U, source="seabed").ends("draw", scores=None),
         findings=[finding("broken_record", "GEN-07", None)]),
]

ROBBING = [
    case("corner-nearest-robs", "Where only the nearest wins, it is counted from the seat robbed.", "NT-46 NT-34",
         Table().deals(U, "456m678s22m345s7p1m").deals(O, "123m456s55m999s7p4m").gives(D, "99p").feeds(N, "9p")
         .pungs(D, "9p", of=N).discards(D).until(O).draws(O, "8p").discards(O, "4m").draws(U, "8p").discards(U, "1m")
         .until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement").robs(O, "9p", of=D, qiang_gang_hu=60)
         .label("second").robs(U, "9p", of=D, qiang_gang_hu=60).birds("2p").ends(scores=(-140, 0, 70, 70), next_dealer=D),
         findings=[illegal("NT-46", "second", U)], options={"multi_win": "nearest"}),
    case("corner-two-five-eight-robs", "A hand of 2, 5 and 8 robs a kong for two units.", "NT-27 NT-34 NT-43",
         Table().deals(U, "22558m2288p258s1m").gives(D, "55p").feeds(N, "5p").pungs(D, "5p", of=N).discards(D)
         .until(U).draws(U, "8s").discards(U, "1m").until(D).draws(D, "5p").kongs(D, "5p", "added", "supplement")
         .robs(U, "5p", of=D, jiang_jiang_hu=60, qiang_gang_hu=60).birds("3p").ends(scores=(-140, 0, 0, 140), next_dealer=U)),
    case("corner-discard-claimed-as-a-rob", "A win on a discard robs no kong.", "GEN-05 NT-34",
         Table().holds(N, P).feeds(O, "4s").robs(N, "4s", of=O).birds("4p").ends(scores=None),
         findings=[illegal("GEN-05", "win", N)]),
    case("corner-own-discard-won", "Nobody wins his own discard.", "GEN-05",
         Table().holds(N, P).round().until(N).draws(N, "4s").discards(N, "4s").wins(N, "4s", on=N, feed=False).birds("4p")
         .ends(scores=None), findings=[illegal("GEN-05", "win", N)]),
]

BARRED = [
    case("corner-same-worth-from-the-dealer", "The dealer's addition makes no win dearer than the one let go.", "NT-55",
         Table().holds(N, P).until(U).turn(U, "4s").turn(D, "1s").wins(N, "1s", on=D, feed=False, ping_hu=10).birds("3p")
         .ends(scores=(-20, 20, 0, 0), next_dealer=N), findings=[illegal("NT-55", "win", N)],
         options={"missed_win": "same_or_lower"}),
    case("corner-barred-claim-has-no-force", "A claim for a barred win has no force.", "NT-55 GEN-06",
         Table().holds(N, P).feeds(O, "4s").turn(U, "4s").event("claim", N, want="win").turn(D).stops()),
    case("corner-locked-claim-has-no-force", "A locked seat's claim for a pung has no force.", "NT-58 GEN-06",
         _locked(wall=False).feeds(O, "2m").event("claim", N, want="pung").turn(U).stops()),
    case("corner-chow-declined-pung-made", "Who declined a chow may still pung.", "GEN-06",
         Table().gives(U, "22s").feeds(O, "2s").event("pass", U, on=["chow"]).pungs(U, "2s", of=O).discards(U).stops()),
]

KONGS = [
    case("corner-kong-out-of-turn", "A concealed kong is made in the own turn.", "GEN-04",
         Table(wall=False).deals(N, "9999m34s1347p268m").label("kong").kongs(N, "9m", "concealed", "supplement")
         .draws(N, source="tail").stops(), findings=[illegal("GEN-04", "kong", N)]),
    case("corner-added-in-anothers-turn", "The fourth tile is added in the own turn.", "GEN-04 NT-G2",
         Table(wall=False).gives(N, "999p1m").feeds(O, "9p").pungs(N, "9p", of=O).discards(N, "1m").draws(O).label("kong")
         .kongs(N, "9p", "added", "supplement").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("GEN-04", "kong", N)]),
    case("corner-replacement-not-drawn", "The next seat does not draw before the replacement.", "GEN-04 NT-52",
         Table(wall=False).gives(N, "111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement").label("draw")
         .draws(O).discards(O).stops(), findings=[illegal("GEN-04", "draw", O)]),
    case("corner-throw-by-a-bystander", "The throw of an open kong is that of its maker.", "NT-59",
         Table(wall=False).deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").label("throw")
         .throws(O, 1, 1).draws(N, source="dice").discards(N).stops(), findings=[illegal("NT-59", "throw", O)]),
    case("corner-throw-without-a-kong", "Without an open kong there is no throw.", "NT-59",
         Table(wall=False).starts().label("throw").throws(N, 1, 2).turn(N).stops(),
         findings=[illegal("NT-59", "throw", N)]),
    case("corner-chow-then-kong", "Where the room says so, no kong follows a chow without a draw.", "NT-G1",
         Table(wall=False).deals(N, "9999m34s1347p268m").feeds(D, "2s").chows(N, "2s", "34s", of=D).label("kong")
         .kongs(N, "9m", "concealed", "supplement").draws(N, source="tail").discards(N).stops(),
         findings=[illegal("NT-G1", "kong", N)], options={"kong_after_claim": False}),
]


def _one(name: str, says: str, table: Table, kind: str, clause: str, seat: int) -> Case:
    return case(name, says, clause, table.round().round().stops(), findings=[finding(kind, clause, "fault", seat)])


ONE_FAULT = [
    _one("corner-one-fault-two-draws", "A draw too many is one fault, however long the hand goes on.",
         Table(wall=False).until(N).draws(N).label("fault").draws(N).discards(N), "illegal_action", "GEN-02", N),
    _one("corner-one-fault-no-replacement", "A replacement left out is one fault, however long the hand goes on.",
         Table(wall=False).gives(N, "111s5p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .label("fault").discards(N, "5p"), "illegal_action", "GEN-02", N),
    _one("corner-one-fault-skipped-turn", "A skipped turn is one fault, however long the hand goes on.",
         Table().starts().label("fault").draws(O).discards(O), "illegal_action", "GEN-04", O),
    _one("corner-one-fault-wrong-wall", "A tile not from the wall is one fault, however long the hand goes on.",
         Table().avoids("9m").until(N).label("fault").draws(N, "9m", in_wall="1m").discards(N, "9m"), "wrong_wall", "GEN-08", N),
]

CASES = [*OPENERS, *LAST_TILES, *ROBBING, *BARRED, *KONGS, *ONE_FAULT]
