"""The rulebook's hands H01 to H23: what each is worth, in the knitted form and without 假胡 too."""
# A hand is a line: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Iterator

from tests.support.cases import Case, illegal
from tests.support.nancheng_tables import CLAUSES, O, R, Table, case
from tests.support.notation import hand, log_run

#: Name, what it shows, the hand with the winning tile last, what it is by default, knitted, without 假胡.
Row = tuple[str, str, str, str | None, str | None, str | None]

VALUES = {
    "ping_hu": 1, "peng_peng_hu": 5, "qing_yi_se_ping_hu": 7, "zi_yi_se_ping_hu": 7, "qi_dui": 10,
    "qing_yi_se_peng_peng_hu": 10, "zi_yi_se_peng_peng_hu": 10, "qing_yi_se_qi_dui": 10,
    "zi_yi_se_qi_dui": 10, "shi_san_lan": 2, "qi_xing_shi_san_lan": 4, "jia_hu": 3,
}


def always(name: str, says: str, tiles: str, code: str | None) -> Row:
    return name, says, tiles, code, code, code


ROWS: list[Row] = [
    always("H01", "A plain hand with a run of winds.", "123m456p789sESWCC", "ping_hu"),
    always("H02", "A plain hand with a run of winds and the run of dragons.", "234mESNCFB567p88s", "ping_hu"),
    always("H03", "Five winds are a pair and a run of three different ones.", "ESWNS123m456p789p", "ping_hu"),
    always("H04", "Four pairs of winds are a pair and two equal runs.", "EESSWWNNCFB123m", "ping_hu"),
    always("H05", "A wind and two dragons are no run.", "ECF123m456p789s11s", None),
    always("H06", "Winds, a triplet and a dragon left over are no hand.", "ESWNNEEE123m99pC", None),
    always("H07", "Four triplets and a pair.", "111m222p333sEEECC", "peng_peng_hu"),
    always("H08", "Four open melds and a single tile paired.", "C [111m] [222p] {3333s} [EEE] C", "peng_peng_hu"),
    always("H09", "One suit in sets is worth its own, not the sum.", "12345678911122m", "qing_yi_se_ping_hu"),
    always("H10", "Honours alone in runs and a triplet.", "ESWESNCFBFFFBB", "zi_yi_se_ping_hu"),
    always("H11", "One suit in triplets.", "11122233344455m", "qing_yi_se_peng_peng_hu"),
    always("H12", "Honours alone in triplets.", "EEESSSCCCFFFBB", "zi_yi_se_peng_peng_hu"),
    always("H13", "Seven pairs.", "1133m5577p2299sEE", "qi_dui"),
    always("H14", "Seven pairs of one suit; four alike are two pairs.", "11112233445566m", "qing_yi_se_qi_dui"),
    always("H15", "Seven pairs of honours.", "EESSWWNNCCFFBB", "zi_yi_se_qi_dui"),
    always("H16", "Thirteen unrelated tiles and a fourteenth, knitted.", "147m258p369sESWNC", "shi_san_lan"),
    ("H17", "Unrelated by the gaps alone.", "148m159p26sESWNCF", "shi_san_lan", None, "shi_san_lan"),
    always("H18", "With all seven honours it is worth twice that.", "147m25p36sESWNCFB", "qi_xing_shi_san_lan"),
    always("H19", "Two ranks apart are too near.", "13m579p25sESWNCFB", None),
    ("H20", "Fourteen tiles of one suit without shape.", "11244577889969m", "jia_hu", "jia_hu", None),
    ("H21", "The same with melds.", "2447889m [111m] {3333m} 5m", "jia_hu", "jia_hu", None),
    ("H22", "Fourteen honours without shape.", "EEESSWWNNCCFFB", "jia_hu", "jia_hu", None),
    always("H23", "A pair spoils the unrelated tiles.", "147m147p147sEEEWW", None),
]


def _won(name: str, says: str, tiles: str, code: str | None, options: dict[str, bool] | None) -> Case:
    """R wins the last of these tiles off O."""
    concealed, melds = hand(tiles)
    parts = {"pung": "[{}]", "exposed": "{{{}}}"}
    melded = "".join(parts[meld.kind].format(_short(meld.tiles)) for meld in melds)
    table, last = Table().holds(R, _short(concealed[:-1]) + melded), concealed[-1]
    table.wins(R, last, on=O, worth={code: VALUES[code]} if code else {})
    for meld in melds:
        if meld.kind == "exposed":
            table.kong_paid(meld.tiles[0], D=2, O=2, L=1)
    if code is None:
        table.closes(R)
        return case(name, says, "JX-52", table, options=options, findings=[illegal("JX-52", "win", R, code="no-winning-shape")])
    table.paid(O=VALUES[code]).closes(R)
    return case(name, says, f"JX-63 {CLAUSES[code]}", table, options=options)


def _short(tiles: list[str] | tuple[str, ...]) -> str:
    return log_run(list(tiles))


def _cases() -> Iterator[Case]:
    for name, says, tiles, code, knitted, genuine in ROWS:
        yield _won(name, says, tiles, code, None)
        yield _won(f"{name}-knitted", f"{says} In the knitted form.", tiles, knitted, {"shi_san_lan_knitted": True})
        yield _won(f"{name}-no-jia-hu", f"{says} Without Jia Hu.", tiles, genuine, {"jia_hu": False})


CASES = list(_cases())
