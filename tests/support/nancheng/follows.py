"""What payments follow from: faults of play and of other payments explain what they touch, and nothing else."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case, finding, illegal
from tests.support.nancheng.views import seen_by
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m222p333sEEEC"
HORSES = ("1m2m", "3p4s", "2s6p", "9sW")

winner = partial(case, preset="winner-horses")
dealer = partial(case, preset="dealer-horses")
everybody = partial(case, preset="all-horses")

SCORE = finding("wrong_score", "GEN-09", None, consequent=True)


def _items(clause: str, event: str | None, seat: int, *, consequent: bool = False) -> Json:
    return finding("wrong_items", clause, event, seat, code="payment-items-differ", consequent=consequent)


def _money(clause: str, event: str | None, seat: int, code: str = "payment-differs", *, consequent: bool = True) -> Json:
    return finding("wrong_transfer", clause, event, seat, code=code, consequent=consequent)


def _rebooked(table: Table, cause: str, **points: int) -> Table:
    """Payments of this cause booked at other points, by ``from_to`` in letters; of horses as one item."""
    seats = {"D": D, "R": R, "O": O, "L": L}
    for pair, owed in points.items():
        payer, payee = (seats[letter] for letter in pair.split("_"))
        for paid in table.booked:
            if (paid["cause"], paid["from"], paid["to"]) == (cause, payer, payee):
                paid["points"] = owed
                paid["items"] = [{"code": "ma_fen", "points": owed}] if cause == "horse" else [paid["items"][0] | {"points": owed}]
    return table


# ---- horses of wrong payments ---------------------------------------------------------------------------


def _off_the_dealer(horse: int, *, win: int = 5) -> Table:
    """R wins five, doubled, off D, with three horses; what the log books of both."""
    table = Table().holds(R, TRIPLETS).wins(R, "C", on=D, peng_peng_hu=5).turns_up("2m6s9pS").paid(D=10).horses_pay("winner", "D>R 30")
    if win != 10:
        _rebooked(table, "win", D_R=win)
    return _rebooked(table, "horse", D_R=horse).closes(R, claims={"scores": [-win - horse, win + horse, 0, 0]})


UNDOUBLED = [_items("JX-32", "win", D), _money("JX-64", "win", D)]

BUILT: list[Case] = [
    winner("built-on-an-undoubled-win", "Horses that multiply what was booked follow from that.", "JX-32 JX-44", _off_the_dealer(15),
           findings=[*UNDOUBLED, _items("JX-44", "win", D, consequent=True), _money("JX-44", "win", D), SCORE]),
    winner("built-not-on-a-right-win", "Beside a right win they are wrong by themselves.", "JX-44", _off_the_dealer(15, win=10),
           findings=[_items("JX-44", "win", D), _money("JX-44", "win", D), SCORE]),
    winner("built-on-neither", "So are those that fit neither.", "JX-32 JX-44", _off_the_dealer(20),
           findings=[*UNDOUBLED, _items("JX-44", "win", D), _money("JX-44", "win", D), SCORE]),
    winner("built-right-beside-a-wrong-win", "Right ones beside a wrong win are right.", "JX-32 JX-44", _off_the_dealer(30), findings=[*UNDOUBLED, SCORE]),
    dealer("built-on-six-for-five", "The dealer's horses follow a wrong win too.", "JX-56 JX-41",
           _rebooked(_rebooked(Table().holds(R, TRIPLETS).wins(R, "C", on=O, peng_peng_hu=5).turns_up("2m6s9pS").paid(O=5).horses_pay("dealer", "O>D 15"),
                               "win", O_R=6), "horse", O_D=18).closes(R, claims={"scores": [18, 6, -24, 0]}),
           findings=[_items("JX-56", "win", O), _money("JX-64", "win", O), _items("JX-41", "win", O, consequent=True), _money("JX-41", "win", O), SCORE]),
    everybody("built-on-an-undoubled-win-of-all", "So do everybody's.", "JX-32 JX-73",
              _rebooked(_rebooked(Table(horses=HORSES).holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)
                                  .horses_pay("all", "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4"), "win", D_R=1), "horse", L_D=1, D_R=1, L_R=1, D_O=4, L_O=2)
              .closes(R, claims={"scores": [-5, 3, 6, -4]}),
              findings=[_items("JX-32", "win", D), _money("JX-64", "win", D),
                        *(_items("JX-73", "win", seat, consequent=True) for seat in (L, D, L, D, L)),
                        *(_money("JX-73", "win", seat) for seat in (L, D, L, D, L)), SCORE]),
]

# ---- kongs that are not shown ---------------------------------------------------------------------------


def _drawn_as_for_a_kong(payee: int) -> Table:
    """R draws from the tail though no kong is shown, and this seat is paid for one more than any kong costs."""
    table = Table(wall=False).starts().label("draw").draws(R, source="tail").discards(R).event("dissolve")
    table.books_also(D, payee, 7, "kong", ming_gang=7)
    return table.closes(D, outcome="dissolved", claims={"scores": [-7, *(7 if seat == payee else 0 for seat in (R, O, L))]})


UNSHOWN: list[Case] = [
    case(f"unshown-kong-of-{name}", says, "JX-23 JX-68", _drawn_as_for_a_kong(payee),
         findings=[illegal("JX-23", "draw", R, code="tail-without-kong"), _money("JX-68", None, D, "payment-not-due", consequent=payee == R), SCORE])
    for name, payee, says in (
        ("who-drew", R, "What is paid to a seat that drew as for a kong follows from that."),
        ("another", O, "What is paid to another does not."),
    )
]

# ---- kongs that should not be ---------------------------------------------------------------------------


def _late() -> Table:
    """O adds a tile that it has held for a turn."""
    return Table().gives(O, "222p").punged(O, "2p", R).until(O).draws(O).kongs(O, "2p", "added").replaces(O).discards(O).kong_paid("2p", D=2, R=2, L=1)


def _at_once() -> Table:
    """O adds the fourth tile in the turn of the pung."""
    return Table().gives(O, "222p").feeds(R, "2p").pungs(O, "2p", of=R).kongs(O, "2p", "added").replaces(O).discards(O).kong_paid("2p", D=2, R=2, L=1)


def _unpaid(table: Table) -> Table:
    return table.books_without("kong").event("dissolve").closes(D, outcome="dissolved", claims={"transfers": [], "scores": [0, 0, 0, 0]})


NOT_PAID = [_money("JX-20", "kong", seat, "payment-missing") for seat in (D, R, L)]

KONGS: list[Case] = [
    case("unpaid-late-kong", "A late kong that the platform does not pay is one fault.", "JX-19 JX-20", _unpaid(_late()), options={"late_added_kong": "forbidden"},
         findings=[illegal("JX-19", "kong", O, code="added-kong-late"), *NOT_PAID, SCORE]),
    case("unpaid-kong-in-the-pungs-turn", "So is one in the turn of the pung.", "JX-37 JX-20", _unpaid(_at_once()),
         findings=[illegal("JX-37", "kong", O, code="added-kong-in-pung-turn"), *NOT_PAID, SCORE]),
    case("unpaid-sound-kong", "A sound one that is not paid is a fault of its own.", "JX-20", _unpaid(_late()),
         findings=[*(one | {"consequent": False} for one in NOT_PAID), SCORE]),
    case("paid-though-robbed-for-too-little", "A kong paid although robbed for too little is one fault.", "JX-28 JX-27",
         Table().holds(L, "123234678p99p46p").gives(R, "55p").punged(R, "5p", O).adds(R, "5p").robs(L, "5p", of=R, qing_yi_se_ping_hu=7).paid(R=7)
         .books_also(D, R, 2, "kong", "kong", bu_gang=1, zhuang_jia=1).books_also(O, R, 2, "kong", "kong", bu_gang=2).books_also(L, R, 1, "kong", "kong", bu_gang=1)
         .closes(L, claims={"scores": [-2, -2, -2, 6]}),
         findings=[illegal("JX-28", "win", L, code="rob-too-small"), *(_money("JX-27", None, seat, "payment-not-due") for seat in (D, O, L)), SCORE]),
]

def _named(other: int, **points: int) -> Table:
    """O makes a kong of R's 2p and names another seat; what the log books for it."""
    table = Table().gives(O, "222p").feeds(R, "2p").kongs(O, "2p", "exposed", of=other).replaces(O).discards(O).event("dissolve")
    for name, owed in points.items():
        items = {"ming_gang": owed // 2, "zhuang_jia": owed // 2} if name == "D" else {"ming_gang": owed}
        table.books_also({"D": D, "R": R, "L": L}[name], O, owed, "kong", "kong", **items)
    table.ends("dissolved", scores=None)
    return table


OTHER_FEEDER = illegal("GEN-05", "kong", O, code="not-the-live-tile")

FED: list[Case] = [
    case("fed-by-another-paid-by-who-threw", "Payments of who did throw the tile follow from another's being named.", "GEN-05 JX-18", _named(L, D=2, R=2, L=1),
         findings=[OTHER_FEEDER, *(_items("JX-18", "kong", seat, consequent=True) for seat in (R, L)), *(_money("JX-18", "kong", seat) for seat in (R, L))]),
    case("fed-by-another-paid-by-who-is-named", "Payments of who is named are as logged.", "GEN-05 JX-18", _named(L, D=2, R=1, L=2), findings=[OTHER_FEEDER]),
]

# ---- horses turned up wrongly ---------------------------------------------------------------------------


def _shown(booked: int) -> Table:
    """Four of R turned up where two of R lie; what the log books for them."""
    table = Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).label("horses").turns_up("2m6pSF", in_wall="2m6p9sE").paid(O=1).horses_pay("winner", "O>R 4")
    return _booked(table, booked)


def _left_out(booked: int) -> Table:
    """None turned up where two of R lie."""
    return _booked(Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).lie_next("2m6p9sE").paid(O=1).horses_pay("winner", "O>R 2"), booked)


def _booked(table: Table, points: int) -> Table:
    table = _rebooked(table, "horse", O_R=points) if points else table.books_without("horse")
    return table.closes(R, claims={"scores": [0, 1 + points, -1 - points, 0]})


DIFFER = finding("illegal_action", "JX-38", "horses", code="horses-differ")
MISSING = finding("missed_duty", "JX-38", None, code="horses-missing")

TURNED: list[Case] = [
    winner("shown-wrongly-paid-by-the-wall", "Payments by the tiles of the wall follow from the wrong ones shown.", "JX-38 JX-44", _shown(2),
           findings=[DIFFER, _items("JX-44", "win", O, consequent=True), _money("JX-44", "win", O), SCORE]),
    winner("shown-wrongly-not-paid", "So does paying none.", "JX-38 JX-44", _shown(0), findings=[DIFFER, _money("JX-44", "win", O, "payment-missing"), SCORE]),
    winner("shown-wrongly-paid-otherwise", "Not what fits neither.", "JX-38 JX-44", _shown(7),
           findings=[DIFFER, _items("JX-44", "win", O), _money("JX-44", "win", O), SCORE]),
    winner("left-out-not-paid", "None shown and none paid is one fault.", "JX-38 JX-44", _left_out(0), findings=[MISSING, _money("JX-44", "win", O, "payment-missing"), SCORE]),
    winner("left-out-paid-otherwise", "None shown and others paid are two.", "JX-38 JX-44", _left_out(7),
           findings=[MISSING, _items("JX-44", "win", O), _money("JX-44", "win", O), SCORE]),
]

# ---- what is not seen -----------------------------------------------------------------------------------

OPEN = finding("undecidable", "JX-38", None, code="horses-not-shown")


def _unknown_horses() -> Table:
    """R wins five off D beside a kong of O; horses are not shown, and there is no wall. Money is booked wrongly."""
    table = (
        Table(wall=False).gives(O, "777s").holds(R, TRIPLETS).exposes(O, "7s", L).discards(O).wins(R, "C", on=D, peng_peng_hu=5).paid(D=10)
        .kong_paid("7s", D=2, R=1, L=2)
    )
    table = _rebooked(table, "win", D_R=5)
    table = _rebooked(table, "kong", R_O=2).books_also(D, R, 99, "horse", "win", ma_fen=99)
    table.closes(R, claims={"scores": [-106, 102, 6, -2], "next_dealer": L})
    table.expected = {"scores": None, "next_dealer": None}
    return table


UNSEEN: list[Case] = [
    winner("unknown-horses-and-wrong-payments", "Horses that nobody can know leave the other payments to be judged, and no total.", "JX-38 JX-32 JX-18",
           _unknown_horses(), findings=[OPEN, _items("JX-32", "win", D), _money("JX-64", "win", D), _items("JX-18", "kong", R), _money("JX-18", "kong", R)]),
    case("unseen-winner-and-a-wrong-kong", "Whose win is not seen has kongs judged all the same.", "JX-52 JX-18",
         _rebooked(Table().holds(R, PLAIN).gives(O, "222p").exposes(O, "2p", L).discards(O).wins(R, "C", on=L, ping_hu=1).kong_paid("2p", D=2, R=1, L=2),
                   "kong", R_O=2).unscored(), edit=seen_by(None),
         findings=[finding("undecidable", "JX-52", "win", R), _items("JX-18", "kong", R), _money("JX-18", "kong", R)]),
    case("unseen-winner-and-a-forgotten-burn", "And burns.", "JX-52 JX-12",
         Table().holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).front_burn_paid().ends(scores=None, claims={"transfers": []}), edit=seen_by(None),
         findings=[finding("undecidable", "JX-52", "win", R), *(_money("JX-12", "followed", D, "payment-missing", consequent=False) for _ in range(3))]),
]

CASES = [*BUILT, *UNSHOWN, *KONGS, *FED, *TURNED, *UNSEEN]
