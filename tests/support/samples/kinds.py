"""A sample of the kinds of wins that the others leave out, hand after hand."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.samples.sample import Sample, words
from tests.support.tables import D, N, O, Table, U

NO_258 = "113467m11669p79s"


def _table(dealer: int = D) -> Table:
    return Table(dealer, natural=True)


def _big_hands() -> list[Table]:
    """One suit, seven pairs without and with four alike, all 2, 5 and 8, all melded."""
    suit = (
        _table().holds(N, "44m234m678m78m [111m]").gives(N, "4p9s").round().ready().round()
        .wins(N, "9m", on=O, qing_yi_se=60).birds("4p")
    )
    pairs = (
        _table(N).holds(U, "1133m4466p7799s2s").round().round().round().self_draws(U, "2s", qi_xiao_dui=60).birds("2m")
    )
    alike = (
        _table(U).holds(D, "1133m4466p9999s1s").round().round().round().wins(D, "1s", on=O, hao_hua_qi_xiao_dui=120)
        .birds("6p")
    )
    jiang = (
        _table().holds(O, "22558m258p58s [222s]").ready().round().round().self_draws(O, "8p", jiang_jiang_hu=60)
        .birds("9m")
    )
    melded = (
        _table(O).holds(N, "1p <123m> <456p> [777s] <789m>").ready().round().wins(N, "1p", on=O, quan_qiu_ren=60)
        .birds("3s")
    )
    return [
        suit.ends(scores=(0, 60, -60, 0), next_dealer=N),
        pairs.ends(scores=(-60, -70, -120, 250), next_dealer=U),
        alike.ends(scores=(240, 0, -240, 0), next_dealer=D),
        jiang.ends(scores=(-140, -60, 260, -60), next_dealer=O),
        melded.ends(scores=(0, 70, -70, 0), next_dealer=N),
    ]


def _moments() -> list[Table]:
    """The tile of an open kong thrown into a win, one tile that two seats win, a hand without 2, 5 and 8."""
    thrown = (
        _table(N).holds(D, "234m567m88s45s ((1111p))").holds(O, "123m456p789s22m78p").unplanned().round().round().round()
        .until(D).draws(D, "1p").kongs(D, "1p", "concealed", "open").throws(D, 3, 5).draws(D, "9p", "dice", throw=8)
        .discards(D, "9p").wins(O, "9p", on=D, feed=False, gang_shang_pao=60).birds("4p")
    )
    two = (
        _table(O).holds(U, "123m456p789s23s55p").holds(D, "33m44s [777p] [999s] [111p]").ready().round()
        .wins(U, "4s", on=N, ping_hu=10).wins_too(D, "4s", on=N, peng_peng_hu=60).birds("5m")
    )
    opening = _table(N).deals(U, NO_258).opens(U, "ban_ban_hu", shown=NO_258, ban_ban_hu=10).birds("2s")
    return [
        thrown.ends(scores=(-120, 0, 120, 0), next_dealer=O),
        two.ends(scores=(60, -70, 0, 10), next_dealer=N),
        opening.ends(scores=(-10, -20, -20, 50), next_dealer=U),
    ]


SAMPLES = [
    Sample(
        "13-wins-of-many-kinds.json",
        words("Eight hands, wins of many kinds", "八局八种胡法", "八局八種胡法"),
        words(
            "Eight hands in a row without a fault, each won in another way. Compare what they pay: one suit, seven pairs,"
            " seven pairs with four alike (two big hands' worth), all 2, 5 and 8 with no need of four sets, a last single tile paired,"
            " the dice tile of an open kong thrown into a win, one discard that two seats win, and a dealt hand without"
            " 2, 5 and 8.",
            "连打八局，局局无误，胡法各不相同，可以对照各局的分数：清一色；七小对；豪华七小对，算两个大胡；"
            "将将胡，不必凑成四副；全求人，只剩一张单吊；杠上炮，开杠补来的牌点了炮；通炮，一张牌两家同胡；板板胡，起手就没有二、五、八。",
            "連打八局，局局無誤，胡法各不相同，可以對照各局的分數：清一色；七小對；豪華七小對，算兩個大胡；"
            "將將胡，不必湊成四副；全求人，只剩一張單吊；槓上炮，開槓補來的牌點了炮；通炮，一張牌兩家同胡；板板胡，起手就沒有二、五、八。",
        ),
        [*_big_hands(), *_moments()],
    ),
]
