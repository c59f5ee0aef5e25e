"""The words of the Nanchong rule set: what exists, what it is called, and where it comes from."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoring.engine.causes import CAUSES
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.wording_tables import ACTS, OUTCOMES, WANTS
from scoring.engine.words import LANGUAGES, Words
from scoring.rulesets.nanchong.clauses import CLAUSES
from scoring.rulesets.nanchong.items import ITEMS, KEYS, PAYER_ITEMS, WINNER_ITEMS
from scoring.rulesets.nanchong.options import OPTIONS, PRESET_NAMES
from tests.support.possible_breaches import possible
from tests.support.sentences import check_scripts

SEED = Path(__file__).parents[5] / "shared" / "seeds" / "000_73c68e1beaa05219.txt"
CLAUSE_IDS = [f"NC-{number:02}" for number in range(1, 53)]


def every_text() -> Iterator[tuple[str, Words]]:
    """Each text that people read, with a name that finds it again."""
    for clause in CLAUSES:
        yield clause.id, clause.title
        yield from ((f"{clause.id} {code}", breach) for code, breach in clause.breaches.items())
    for option in OPTIONS:
        yield option.name, option.label
        yield from ((f"{option.name}={choice.value}", choice.label) for choice in option.choices)
    yield from ((item.code, item.name) for item in ITEMS)
    yield from KEYS.items()
    yield from PRESET_NAMES.items()


TEXTS = list(every_text())


@pytest.mark.parametrize("text", [text for _, text in TEXTS], ids=[name for name, _ in TEXTS])
def test_a_text_stands_in_each_language_in_that_language_script(text: Words) -> None:
    check_scripts(text)


def test_the_clauses_are_all_there_in_the_order_of_their_ids() -> None:
    assert [clause.id for clause in CLAUSES] == CLAUSE_IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clauses_share_a_title(language: str) -> None:
    titles = [dict(clause.title)[language] for clause in (*CLAUSES, *GENERAL_CLAUSES)]
    assert len(set(titles)) == len(titles)


def test_a_title_names_no_number_that_a_table_may_choose() -> None:
    priced = {option.clause for option in OPTIONS if option.is_integer}
    for clause in CLAUSES:
        if clause.id in priced:
            figures = re.sub(r"the 5 in the middle of 4, 5 and 6", "", clause.title["en"])
            assert not re.search(r"\d", figures), clause.id


#: By clause, what its line of the seed says of it, in the seed's own characters.
SAID = {
    "NC-01": "四川麻將",
    "NC-02": "一共108",
    "NC-03": "閑家十三",
    "NC-04": "丟出",
    "NC-05": "投擲",
    "NC-06": "割牌者為下盤的莊家",
    "NC-07": "一炮多響",
    "NC-08": "流局",
    "NC-09": "無人割牌",
    "NC-10": "摸牌之前",
    "NC-11": "多輸3",
    "NC-12": "疊加",
    "NC-13": "不能撤飄",
    "NC-14": "碰杠那張",
    "NC-15": "不能吃牌",
    "NC-16": "必須亮明",
    "NC-17": "暗杠一圈后亮明",
    "NC-18": "自摸則三家輸",
    "NC-19": "牌型倒下",
    "NC-20": "不能更換",
    "NC-21": "個數加2",
    "NC-22": "多賠個數2",
    "NC-23": "翻倍",
    "NC-24": "6墩牌",
    "NC-25": "只有1個叫",
    "NC-26": "報叫",
    "NC-27": "過手之前",
    "NC-28": "起手割牌",
    "NC-29": "必須割",
    "NC-30": "沒有下叫",
    "NC-31": "2家或以上",
    "NC-32": "即底",
    "NC-33": "缺一門",
    "NC-34": "門清",
    "NC-35": "卡心五",
    "NC-36": "一般高",
    "NC-37": "搶扛",
    "NC-38": "金鉤吊",
    "NC-39": "金鉤炮",
    "NC-40": "海底撈",
    "NC-41": "海底炮",
    "NC-42": "扛上開花",
    "NC-43": "扛上炮",
    "NC-44": "根+1",
    "NC-45": "清一色+6",
    "NC-46": "小七對",
    "NC-47": "龍七對",
    "NC-48": "胡根成為龍七對",
    "NC-49": "自帶門清",
    "NC-50": "大對子",
    "NC-51": "大對子金鉤吊",
    "NC-52": "共計10",
}


def seed_line(number: int) -> str:
    """A line of the seed without the readings in Latin letters that stand among its characters.

    A reading of several characters stands as often after them as they are: 擺(bai)(bai)割(ge)(ge) is 擺割.
    """
    return re.sub(r"\([a-z]+\)", "", SEED.read_text(encoding="utf-8").split("\n")[number - 1])


@pytest.mark.skipif(not SEED.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_the_seed_holds_a_clause_on_the_line_that_it_names(clause: object) -> None:
    assert isinstance(clause, type(CLAUSES[0]))
    assert SAID[clause.id] in seed_line(clause.source.line)


def test_every_clause_names_the_same_seed() -> None:
    assert {clause.source.document for clause in CLAUSES} == {SEED.stem}
    assert SAID.keys() == {clause.id for clause in CLAUSES}


def test_whatever_cites_a_clause_cites_one_that_exists() -> None:
    cited = {option.clause for option in OPTIONS} | {item.clause for item in ITEMS}
    assert cited <= set(CLAUSE_IDS)


def test_the_items_stand_in_the_order_in_which_they_are_cited() -> None:
    assert [item.code for item in WINNER_ITEMS] == [
        *("di", "que_yi_men", "men_qing", "ka_xin_wu", "yi_ban_gao", "jin_gou_diao", "hai_di_lao"),
        *("gang_shang_hua", "gen", "qing_yi_se", "xiao_qi_dui", "long_qi_dui", "da_dui_zi", "tian_hu"),
        *("di_hu", "bai_pai", "du_zhang_bai", "bao_jiao", "zi_mo"),
    ]
    assert [item.code for item in PAYER_ITEMS] == [
        *("qiang_gang", "gang_shang_pao", "hai_di_pao", "jin_gou_pao", "bai_pai_pei", "piao", "feng_ding")
    ]
    assert (*WINNER_ITEMS, *PAYER_ITEMS) == ITEMS


def test_every_regional_key_of_a_log_has_a_word() -> None:
    declarations, reveals = {"piao", "ready", "lay_down"}, {"concealed_kong"}
    draws = {"head", "tail"}
    ways = {f"how.{how}" for how in ("discard", "self_draw", "rob_kong", "dealt")}
    stakes = {f"piao.{value}" for value in range(6)}
    own = {
        key for key in KEYS if key.startswith(("act.", "declares.", "won.", "want.", "cause.", "outcome."))
    }
    assert declarations | reveals | draws | ways | stakes == KEYS.keys() - own


def test_the_words_of_its_own_are_for_what_all_rule_sets_tell() -> None:
    tables = {"act": ACTS, "want": WANTS, "cause": CAUSES, "outcome": OUTCOMES}
    for key, own in KEYS.items():
        kind, _, name = key.partition(".")
        if kind in tables:
            common = tables[kind][name]
            assert own["en"].startswith(common["en"])
            assert re.findall(r"{\w+}", own["zh-hans"]) == re.findall(r"{\w+}", common["zh-hans"])


def test_the_chinese_speaks_as_the_region_does() -> None:
    # Winning is 割 here, and 胡 only in the names of special wins and in what explains the word.
    general = [(clause.id, clause.title) for clause in GENERAL_CLAUSES]
    for name, text in [*general, *TEXTS]:
        for language in ("zh-hans", "zh-hant"):
            told = re.sub("天胡|地胡|胡根|起胡|割就是胡牌", "", str(dict(text)[language]))
            assert "胡" not in told, name


def test_a_breach_is_told_in_the_words_of_the_region_whatever_clause_it_is_of() -> None:
    own = {clause.id: clause.breaches for clause in (*GENERAL_CLAUSES, *CLAUSES)}
    for clause, code in possible("nanchong"):
        sentence = own[clause].get(code) or COMMON_BREACHES[code]
        for language in ("zh-hans", "zh-hant"):
            told = re.sub("天胡|地胡", "", str(dict(sentence)[language]))
            assert not re.search("[胡听聽]|流局", told), (clause, code)


def test_points_have_one_unit() -> None:
    # 个 counts bases, fours alike and figures, never points.
    for name, text in TEXTS:
        for language in ("zh-hans", "zh-hant"):
            told = re.sub("[个個]底|最大的一[个個]", "", str(dict(text)[language]))
            assert not re.search(r"[0-9}几幾][个個]|[个個][数數]", told), name
