"""What platforms book wrongly: hands that are none, units left out, payments that are not due or not made."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
TRIPLETS = "3344m [777p] [999s] [111p]"


def _triplets() -> Table:
    """N waits for 3m and 4m with four triplets."""
    return Table().holds(N, TRIPLETS).round()


def _won(payer: int = O) -> Table:
    """N wins ten from `payer`; the bird sits on U."""
    return Table().holds(N, P).wins(N, "4s", on=payer, ping_hu=10).birds("4m")


HANDS = [
    *(
        case(f"booked-{code.replace('_', '-')}-too", says, clause,
             _triplets().wins(N, "4m", on=O, claims={"peng_peng_hu": 60, code: points}, peng_peng_hu=60).birds("4p")
             .ends(scores=(0, 60, -60, 0), next_dealer=N), findings=[finding("wrong_items", clause, "win", N)])
        for code, points, clause, says in (
            ("si_xi", 10, "NT-17", "An opening of four is no part of a later win."),
            ("ban_ban_hu", 10, "NT-18", "An opening without 2, 5 and 8 is no part of a later win."),
            ("que_yi_se", 10, "NT-19", "An opening without a suit is no part of a later win."),
            ("liu_liu_shun", 10, "NT-20", "An opening of two triplets is no part of a later win."),
            ("ping_hu", 10, "NT-23", "A plain hand is not booked beside a big one."),
            ("tian_hu", 60, "NT-24", "A win on a discard is not dealt."),
            ("di_hu", 60, "NT-25", "A win on a later discard is not one on the dealer's first."),
            ("jiang_jiang_hu", 60, "NT-27", "A hand with other ranks is none of 2, 5 and 8."),
            ("qing_yi_se", 60, "NT-28", "A hand of three suits is none of one."),
            ("hai_di_lao_yue", 60, "NT-29", "A discard is not the last tile drawn."),
            ("hai_di_pao", 60, "NT-30", "An early discard is not the last tile thrown."),
            ("hao_hua_qi_xiao_dui", 120, "NT-32", "Triplets are not seven pairs."),
            ("gang_shang_kai_hua", 60, "NT-33", "A discard is no replacement drawn."),
            ("qiang_gang_hu", 60, "NT-34", "A discard is no kong robbed."),
            ("gang_shang_pao", 60, "NT-35", "An ordinary discard comes from no throw."),
            ("quan_qiu_ren", 60, "NT-36", "Three melds are no single wait."),
        )
    ),
    case("booked-one-suit-left-out", "A unit left out is missing by its own rule.", "NT-28 NT-43",
         Table().holds(N, "1112223377m [999m]").wins(N, "7m", on=O, claims={"peng_peng_hu": 60}, peng_peng_hu=60, qing_yi_se=60)
         .birds("4p").ends(scores=(0, 120, -120, 0), next_dealer=N), findings=[finding("wrong_items", "NT-28", "win", N)]),
    case("booked-first-discard-left-out", "A win on the dealer's first discard is booked as one.", "NT-25 NT-42",
         Table().holds(O, P).gives(D, "4s").discards(D, "4s").wins(O, "4s", on=D, feed=False, claims={"ping_hu": 10}, di_hu=60)
         .birds("4m").ends(scores=(-70, 0, 70, 0), next_dealer=O), findings=[finding("wrong_items", "NT-23", "win", O)]),
    case("booked-throw-for-a-replacement", "A replacement without a throw adds no unit to a big hand.", "NT-51 NT-33",
         Table().deals(N, "333m44m777p999s11s").feeds(O, "3m").kongs(N, "3m", "exposed", "supplement", of=O)
         .draws(N, "4m", "tail").self_draws(N, "4m", draw=False, claims={"peng_peng_hu": 60, "gang_shang_kai_hua": 60}, peng_peng_hu=60)
         .birds("4p").ends(scores=(-70, 250, -60, -120), next_dealer=N), findings=[finding("wrong_items", "NT-51", "win", N)]),
    case("booked-sea-after-a-kong-took-it", "Where a kong took the last tile, no big hand is one of the sea.", "NT-53 NT-30",
         Table().deals(U, "11m234m456m678m78m").avoids("69m").gives(N, "333s").to_the_last_tile(before=1).turn(O, "3s")
         .kongs(N, "3s", "exposed", "supplement", of=O).draws(N, "9m", "tail").discards(N, "9m")
         .wins(U, "9m", on=N, feed=False, claims={"qing_yi_se": 60, "hai_di_pao": 60}, qing_yi_se=60)
         .ends(scores=(0, -60, 0, 60), next_dealer=U), findings=[finding("wrong_items", "NT-53", "win", U)]),
]

PAYMENTS = [
    case("booked-big-self-draw-too-low", "A big self-draw is owed by each seat in full.", "NT-39",
         Table().holds(O, "1133m4466p7799s1s").round().self_draws(O, "1s", qi_xiao_dui=60).birds("3p")
         .books_payment(D, O, "win", 70, "win").books_payment(N, O, "win", 50, "win").books_payment(U, O, "win", 60, "win")
         .books_payment(D, O, "bird", 70, "win").books_payment(N, O, "bird", 60, "win").books_payment(U, O, "bird", 60, "win")
         .ends(scores=(-140, -120, 380, -120), next_dealer=O, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-39", "win")]),
    case("booked-big-discard-too-low", "A big hand on a discard is owed in full.", "NT-40",
         _triplets().wins(N, "4m", on=O, peng_peng_hu=60).birds("4p").books_payment(O, N, "win", 50, "win")
         .ends(scores=(0, 60, -60, 0), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-40", "win")]),
    case("booked-opening-too-low", "An opening is owed by the dealer with his addition.", "NT-22",
         Table().deals(N, "1111m23m456p789p1s").label("claim").opens(N, "si_xi", si_xi=10).birds("2p")
         .books_payment(D, N, "opening_win", 10, "claim").books_payment(D, N, "bird", 20, "claim")
         .books_payment(O, N, "opening_win", 10, "claim").books_payment(O, N, "bird", 10, "claim")
         .books_payment(U, N, "opening_win", 10, "claim").books_payment(U, N, "bird", 10, "claim")
         .ends(scores=(-40, 80, -20, -20), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-22", "claim")]),
    case("booked-kong-from-two-only", "Three seats pay a kong, the winner too.", "NT-60",
         Table().deals(U, "123m456p789s2s55p9m").gives(N, "111s").feeds(O, "1s").label("kong")
         .kongs(N, "1s", "exposed", "supplement", of=O).draws(N, source="tail").discards(N).until(U).draws(U, "3s")
         .discards(U, "9m").wins(U, "4s", on=O, ping_hu=10).birds("2p").books_payment(O, U, "win", 10, "win")
         .books_payment(D, N, "kong", 5, "kong").books_payment(O, N, "kong", 5, "kong")
         .ends(scores=(-5, 15, -15, 5), next_dealer=U, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-60", "kong")], options={"kong_fee": 5}),
    case("booked-fine-too-low", "The fine of an escape is the one agreed.", "NT-45",
         Table().round().label("gone").event("escape", O).books_payment(O, "house", "penalty", 30, "gone")
         .ends("escaped", scores=(0, 0, -70, 0), next_dealer=D, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-45", "gone")]),
    case("booked-bird-left-out", "A bird on the thrower is owed.", "NT-49",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("3m").books_payment(O, N, "win", 10, "win")
         .ends(scores=(0, 20, -20, 0), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-49", "win")]),
    case("booked-bird-at-sea-left-out", "The last tile is the bird and is owed.", "NT-50",
         Table().holds(U, P).to_the_last_tile().sea_until(N).draws(N, "4s", "seabed").discards(N, "4s")
         .wins(U, "4s", on=N, feed=False, hai_di_pao=60).books_payment(N, U, "win", 60, "win")
         .ends(scores=(0, -120, 0, 120), next_dealer=U, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-50", "win")]),
    case("booked-bird-of-one-payment", "Netted payments of a pair and cause are compared, not their number.", "NT-47",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("2m6p").books_payment(O, N, "win", 10, "win")
         .books_payment(O, N, "bird", 30, "win").ends(scores=(0, 40, -40, 0), next_dealer=N), options={"bird_count": 2}),
    case("booked-another-regions-payment", "A payment of a kind that the rule set does not know is not due.", "GEN-09",
         _won().books_payment(O, N, "win", 10, "win").books_payment(U, N, "horse", 10, "win")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "GEN-09", None)]),
    case("booked-from-the-wrong-seat", "Only who threw the tile pays a win on a discard.", "NT-38",
         _won().books_payment(O, N, "win", 10, "win").books_payment(D, N, "win", 10, "win")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"scores": None}),
         findings=[finding("wrong_transfer", "NT-38", None)]),
    case("booked-opening-beside-a-dealt-win", "The dealer's opening is not paid beside his dealt win.", "NT-42",
         Table().deals(D, "111123m456p789s55s").label("claim").event("declare", D, key="opening_win", patterns=["si_xi"])
         .dealt_win(D, tian_hu=60).birds("3m").books_payment(N, D, "opening_win", 20, "claim")
         .books_payment(N, D, "win", 70, "win").books_payment(O, D, "win", 70, "win").books_payment(O, D, "bird", 70, "win")
         .books_payment(U, D, "win", 70, "win").ends(scores=(280, -70, -140, -70), next_dealer=D, claims={"scores": None}, wins=False),
         findings=[finding("wrong_transfer", "NT-42", None)]),
    case("booked-items-of-a-payment", "The dealer's addition is an item of its payment.", "NT-38",
         Table().holds(N, P).wins(N, "4s", on=D, ping_hu=10).birds("3p").books_payment(D, N, "win", 20, "win", ping_hu=20)
         .ends(scores=(-20, 20, 0, 0), next_dealer=N), findings=[finding("wrong_items", "NT-23", "win")]),
]

SEA = [
    case("booked-last-tile-konged-by-another", "The last tile thrown is not taken for a kong.", "NT-54 NT-30",
         Table().gives(O, "333m").to_the_last_tile().sea_until(N).draws(N, "3m", "seabed").discards(N, "3m").label("kong")
         .kongs(O, "3m", "exposed", "supplement", of=N).event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("NT-54", "kong", O)]),
]

CASES = [*HANDS, *PAYMENTS, *SEA]
