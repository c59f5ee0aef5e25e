"""What follows: faults that stood, bars and their end, offers moved by claims, what a log may leave unsaid."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import ANYWHERE, case, finding, illegal
from tests.support.nantong.records import seen_by
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
SPOTS = "456m678s22m78p111s"
ROBBER = "456m678s22m345s7p9m"


def _added() -> Table:
    """D adds 9p to a pung, without a throw; U waits for 6p and 9p since its last draw."""
    return (
        Table().deals(U, ROBBER).gives(D, "99p").feeds(N, "9p").pungs(D, "9p", of=N).discards(D)
        .until(U).draws(U, "8p").discards(U, "9m").until(D).draws(D, "9p").kongs(D, "9p", "added", "supplement")
    )


def _chow_face_down(log: Json) -> None:
    """The record shows neither hands nor what the taken tile was laid to."""
    seen_by(None)(log)
    next(event for event in log["hands"][0]["events"] if event["type"] == "chow")["own"] = "????"


STOOD = [
    case("stood-chow-then-won-with", "An illegal chow stays on the table and may be won with.", "NT-05 NT-14",
         Table().deals(N, "456p789s55p34s78m9m").feeds(U, "2s").label("chow").chows(N, "2s", "34s", of=U).discards(N, "9m")
         .wins(N, "6m", on=O, ping_hu=10).birds("4p").ends(scores=(0, 10, -10, 0), next_dealer=N),
         findings=[illegal("NT-05", "chow", N)]),
    case("stood-turn-skipped", "After a skipped turn the play goes on from who played.", "GEN-04",
         Table(wall=False).holds(N, P).starts().label("draw").draws(O).discards(O).round().wins(N, "4s", on=U, ping_hu=10)
         .birds("3p").ends(scores=(0, 10, 0, -10), next_dealer=N), findings=[illegal("GEN-04", "draw", O)]),
    case("stood-kong-is-paid", "An illegal kong that stood is paid.", "NT-G1 NT-60",
         Table().deals(N, "9999m55p1347s268m").holds(U, "123m456p789s23s88p").feeds(O, "5p").pungs(N, "5p", of=O).label("kong")
         .kongs(N, "9m", "concealed", "supplement").draws(N, source="tail").discards(N).wins(U, "4s", on=O, ping_hu=10)
         .birds("2p").ends(scores=(-10, 30, -20, 0), next_dealer=U),
         findings=[illegal("NT-G1", "kong", N)], options={"kong_after_claim": False, "kong_fee": 10}),
    case("stood-open-kong-locks", "An open kong without a wait locks the hand all the same.", "NT-56 NT-58",
         Table().deals(N, "456m678s33m78p111s").until(N).draws(N, "1s").label("kong").kongs(N, "1s", "concealed", "open")
         .throws(N, 1, 1).draws(N, source="dice", throw=2).discards(N).until(N).draws(N, "1m").label("wrong").discards(N, "4m")
         .stops(), findings=[illegal("NT-56", "kong", N), finding("missed_duty", "NT-58", "wrong", N, consequent=True)]),
    case("stood-wrong-pair-of-two-winners", "Of two winners one holds no hand: he gets nothing, the thrower deals.", "NT-15 NT-12",
         Table().holds(N, "123m456p789s23s11p").holds(O, "456m456p678s22m23s").wins(N, "4s", on=U)
         .wins_too(O, "4s", on=U, ping_hu=10).birds("1p").ends(scores=(0, 0, 10, -10), next_dealer=U),
         findings=[illegal("NT-15", "win", N)]),
]

BARS = [
    case("bar-lifted-by-a-replacement", "A replacement is an own draw and lifts the bar.", "NT-55 NT-52",
         Table().deals(N, "23m456p55p111s789s").feeds(O, "4m").turn(U, "1s").kongs(N, "1s", "exposed", "supplement", of=U)
         .draws(N, source="tail").discards(N).turn(O, "4m").wins(N, "4m", on=O, feed=False, ping_hu=10).birds("4p")
         .ends(scores=(0, 10, -10, 0), next_dealer=N)),
    *(
        case(f"bar-on-robbing-{value}", says, "NT-55 NT-34",
             Table().deals(N, "456m678s22m345s7p9m").gives(D, "99p").feeds(O, "9p").pungs(D, "9p", of=O).discards(D)
             .until(N).draws(N, "8p").discards(N, "9m").turn(O).turn(U, "6p").draws(D, "9p")
             .kongs(D, "9p", "added", "supplement").robs(N, "9p", of=D, qiang_gang_hu=60).birds("3p")
             .ends(scores=(-70, 70, 0, 0), next_dealer=N), findings=found, options={"missed_win": value})
        for value, found, says in (
            ("all", [illegal("NT-55", "win", N)], "Where every discard is barred, robbing is too."),
            ("same_tile", None, "A bar on one tile leaves another kong to rob."),
        )
    ),
    case("bar-none-where-robbing-is-barred", "A kong that may not be robbed is no win let go.", "NT-55 NT-34",
         _added().draws(D, "6p", "tail").discards(D, "6p").wins(U, "6p", on=D, feed=False, ping_hu=10).birds("3p")
         .ends(scores=(-20, 0, 0, 20), next_dealer=U), options={"missed_win": "all", "rob_supplement": "no"}),
    case("bar-none-for-a-wrong-pair", "A tile that would have left a wrong pair was no win.", "NT-55 NT-15",
         Table().holds(N, "456m456p678s22m11p").feeds(O, "2m").turn(U, "1p").wins(N, "1p", on=U, feed=False, ping_hu=10)
         .birds("3p").ends(scores=(0, 10, 0, -10), next_dealer=N), options={"missed_win": "all"}),
]

OFFERS = [
    case("offer-after-a-late-pung", "With one tile left a pung moves the first offer to the seat after the claimer.", "NT-54 NT-10",
         Table().gives(N, "33s").to_the_last_tile(before=1).turn(O, "3s").pungs(N, "3s", of=O).discards(N)
         .sea(O, False).sea(U, False).sea(D, False).sea(N, False).ends("draw", next_dealer=O)),
    case("offer-to-the-wrong-seat-after-a-late-pung", "The seat that the pung passed over is not asked first.", "NT-54",
         Table().gives(N, "33s").to_the_last_tile(before=1).turn(O, "3s").pungs(N, "3s", of=O).discards(N).label("wrong")
         .sea(U, True).event("dissolve").ends("dissolved", scores=None), findings=[illegal("NT-54", "wrong", U)]),
    case("offer-after-a-throw-of-the-same-number", "A second throw of the same number takes the bottom of that stack.", "NT-59",
         Table().deals(N, SPOTS).deals(O, "345m789m55p78m999p").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .throws(N, 1, 2).draws(N, source="dice", throw=3).discards(N).draws(O, "9p").kongs(O, "9p", "concealed", "open")
         .throws(O, 2, 1).draws(O, source="dice", throw=3).discards(O).round().stops()),
]

WINNERS = [
    case("winners-three-on-one-tile", "Three seats win one discard and each is paid for itself.", "NT-46 NT-12",
         Table().holds(D, P).holds(N, "456m456p678s22m23s").holds(O, "789m678p23s345s88m")
         .wins(D, "4s", on=U, ping_hu=10).wins_too(N, "4s", on=U, ping_hu=10).wins_too(O, "4s", on=U, ping_hu=10).birds("2p")
         .ends(scores=(20, 20, 10, -50), next_dealer=U)),
    case("winners-two-of-a-throws-tile", "Two seats win the tile of a throw: its drawer deals.", "NT-35 NT-12",
         Table().holds(U, "456m678s22m345s78p").holds(N, "123m345m22p789s78p").deals(D, "234m567m55s13s111p9s").discards(D, "9s")
         .until(D).draws(D, "1p").kongs(D, "1p", "concealed", "open").throws(D, 1, 1).draws(D, "9p", "dice", throw=2)
         .discards(D, "9p").wins(N, "9p", on=D, feed=False, gang_shang_pao=60).wins_too(U, "9p", on=D, gang_shang_pao=60)
         .birds("3p").ends(scores=(-140, 70, 0, 70), next_dealer=D)),
]

UNSAID = [
    case("unsaid-how-of-a-self-draw", "A win that names neither thrower nor kind is a self-draw.", "NT-37",
         Table().holds(N, P).until(N).draws(N, "4s").event("win", N, "4s").birds("4m")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N, wins=False)),
    case("unsaid-tile-of-a-self-draw", "A self-draw need not name its tile.", "NT-37",
         Table().holds(N, P).until(N).draws(N, "4s").event("win", N, None, how="self_draw").birds("4m")
         .ends(scores=(-20, 50, -10, -20), next_dealer=N, wins=False)),
    case("unsaid-how-of-a-dealt-win", "The dealer's win before any act is one as dealt.", "NT-24",
         Table().deals(D, "123m456p789s234s55p").event("win", D).birds("2m")
         .ends(scores=(280, -140, -70, -70), next_dealer=D, wins=False)),
    case("unsaid-how-of-a-rob", "A win from a seat that has just added to a pung robs the kong.", "NT-34",
         _added().event("win", U, "9p", **{"from": D}).birds("3p").ends(scores=(-70, 0, 0, 70), next_dealer=U, wins=False)),
    case("unsaid-mode-of-a-kong", "A kong without a mode is one without a throw.", "NT-51",
         Table().deals(N, SPOTS).feeds(O, "1s").kongs(N, "1s", "exposed", of=O).draws(N, "9p", "tail")
         .self_draws(N, "9p", draw=False, ping_hu=10).birds("8p").ends(scores=(-20, 50, -10, -20), next_dealer=N)),
]

UNSEEN = [
    case("unseen-opening", "What an unseen hand opens with cannot be decided.", "NT-21",
         Table(wall=False).deals(N, "1111m23m456p789p1s").opens(N, "si_xi", si_xi=10).birds("4p")
         .ends(scores=None, claims={"scores": [-20, 50, -10, -20]}), edit=seen_by(None),
         findings=[finding("undecidable", "NT-21", 0, N)]),
    case("unseen-wait-of-an-open-kong", "Whether an unseen hand waits cannot be decided.", "NT-56",
         Table(wall=False).deals(N, SPOTS).until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open").throws(N, 1, 1)
         .draws(N, source="dice").discards(N).event("dissolve").ends("dissolved", scores=None), edit=seen_by(None),
         findings=[finding("undecidable", "NT-56", ANYWHERE, N)]),
    case("unseen-taker-of-the-last-tile", "Whether an unseen taker waits cannot be decided.", "NT-54",
         Table(wall=False).to_the_last_tile().sea(U, True).draws(U, source="seabed").discards(U).ends("draw", scores=None),
         edit=seen_by(D), findings=[finding("undecidable", "NT-54", ANYWHERE, U)], options={"sea_requires_ready": True}),
    case("unseen-dealt-win", "Whether unseen tiles are a win as dealt cannot be decided.", "NT-24",
         Table(wall=False).deals(D, "123m456p789s234s55p").dealt_win(D, tian_hu=60).birds("2m")
         .ends(scores=None, claims={"scores": [280, -140, -70, -70]}), edit=seen_by(None),
         findings=[finding("undecidable", "NT-24", 0, D)]),
    case("unseen-kong-of-a-locked-seat", "Whether an unseen locked hand keeps its wait cannot be decided.", "NT-58",
         Table(wall=False).deals(N, "444m678s22m78p111s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "open")
         .throws(N, 1, 1).draws(N, source="dice").discards(N).until(N).draws(N, "4m").label("second")
         .kongs(N, "4m", "concealed", "supplement").draws(N, source="tail").discards(N).event("dissolve")
         .ends("dissolved", scores=None), edit=seen_by(None), options={"locked_may_kong": True},
         findings=[finding("undecidable", "NT-56", ANYWHERE, N), finding("undecidable", "NT-58", "second", N)]),
    case("unseen-chow", "Whether a chow is a run cannot be decided where its tiles are not shown.", "NT-05",
         Table(wall=False).gives(U, "34s").feeds(O, "2s").label("chow").chows(U, "2s", "34s", of=O).discards(U)
         .event("dissolve").ends("dissolved", scores=None), edit=_chow_face_down,
         findings=[finding("undecidable", "NT-05", "chow", U)]),
    case("unseen-play-is-not-accused", "Quiet play that the public sees is clean.", "GEN-03",
         Table(wall=False).round().round().stops(), edit=seen_by(None)),
    case("unseen-draw-out-of-turn", "A draw out of turn shows even where the tile does not.", "GEN-04",
         Table(wall=False).starts().label("draw").draws(O).discards(O).stops(), edit=seen_by(None),
         findings=[illegal("GEN-04", "draw", O)]),
]

CASES = [*STOOD, *BARS, *OFFERS, *WINNERS, *UNSAID, *UNSEEN]
