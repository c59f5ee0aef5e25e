"""The words of the Nancheng rule set: what exists, what it is called, and where it comes from."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scoring.engine.causes import CAUSES
from scoring.engine.clauses import Clause
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.wording import clause_title
from scoring.engine.wording_tables import ACTS, KINDS, OUTCOMES, WANTS
from scoring.engine.words import LANGUAGES, Words
from scoring.rulesets.nancheng import RULESET
from scoring.rulesets.nancheng.charges import HORSE_CLAUSES
from scoring.rulesets.nancheng.clauses import CLAUSES
from scoring.rulesets.nancheng.items import ITEMS, KEYS, PAYMENT_ITEMS, TYPE_ITEMS
from scoring.rulesets.nancheng.options import CONTRADICTIONS, OPTIONS, PRESET_NAMES
from tests.support.possible_breaches import possible
from tests.support.sentences import check_scripts

SEED = Path(__file__).parents[5] / "shared" / "seeds" / "001_9d4e7d1681b35d4f.txt"
CLAUSE_IDS = [f"JX-{number:02}" for number in range(1, 80)]
CHINESE = ("zh-hans", "zh-hant")


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
    yield from (("/".join(one.options), one.demand) for one in CONTRADICTIONS)


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
    priced = {option.clause for option in OPTIONS if option.is_integer or option.name == "horse_count"}
    for clause in CLAUSES:
        if clause.id in priced:
            assert not re.search(r"\d", clause.title["en"] + clause.title["zh-hans"]), clause.id


#: By clause, what its line of the seed says of it, in the seed's own characters.
SAID = {
    "JX-01": "一百三十六张",
    "JX-02": "17墩",
    "JX-03": "其余的人十三张",
    "JX-04": "庄家从牌中选出一张",
    "JX-05": "其他三家都有权利",
    "JX-06": "随机产生",
    "JX-07": "谁胡牌下局就坐庄",
    "JX-08": "庄家的下家坐庄",
    "JX-09": "5，9为庄家",
    "JX-10": "最小的骰子点数",
    "JX-11": "对家牌墩的第四墩",
    "JX-12": "前烧",
    "JX-13": "后烧",
    "JX-14": "顺子和刻子",
    "JX-15": "没有吃牌",
    "JX-16": "碰牌后要打出一张牌",
    "JX-17": "明杠，补杠和暗杠",
    "JX-18": "放杠者给2分",
    "JX-19": "补杠",
    "JX-20": "大转弯",
    "JX-21": "小转弯",
    "JX-22": "暗杠",
    "JX-23": "牌末补一",
    "JX-24": "定口后，其他家打出的牌",
    "JX-25": "自己摸到所听之牌",
    "JX-26": "杠开",
    "JX-27": "抢杠",
    "JX-28": "可以抢杠",
    "JX-29": "只要是一种花色",
    "JX-30": "包括字牌",
    "JX-31": "胡牌都是",
    "JX-32": "庄家坐马",
    "JX-33": "一炮多响",
    "JX-34": "漏胡",
    "JX-35": "胡大不胡小",
    "JX-36": "失碰",
    "JX-37": "过圈可以再杠",
    "JX-38": "从牌墩上摸牌",
    "JX-39": "有多少牌扎多少牌",
    "JX-40": "159东中",
    "JX-41": "非胡牌者需要给庄家",
    "JX-42": "点炮者需要给庄家",
    "JX-43": "有人胡牌后",
    "JX-44": "非胡牌者需要给胡家",
    "JX-45": "点炮者需要给胡家",
    "JX-46": "发完牌后，每人",
    "JX-47": "庄家买码",
    "JX-48": "烧庄",
    "JX-49": "杠分",
    "JX-50": "天胡",
    "JX-51": "地胡",
    "JX-52": "平胡",
    "JX-53": "七对",
    "JX-54": "十三烂",
    "JX-55": "七星十三烂",
    "JX-56": "碰碰胡",
    "JX-57": "清一色平胡",
    "JX-58": "字一色平胡",
    "JX-59": "清一色碰碰胡",
    "JX-60": "字一色碰碰胡",
    "JX-61": "清一色七对",
    "JX-62": "字一色七对",
    "JX-63": "胡大不胡小",
    "JX-64": "自摸三家出分",
    "JX-65": "抢杠按照放炮算",
    "JX-66": "码跟杠",
    "JX-67": "臭庄码跟杠",
    "JX-68": "解散算杠",
    "JX-69": "可天地胡",
    "JX-70": "扎码数量",
    "JX-71": "非胡牌的人",
    "JX-72": "胡牌的人",
    "JX-73": "中码人的本分",
    "JX-74": "A中112233",
    "JX-75": "除杠分外",
    "JX-76": "摸完所有的牌",
    "JX-77": "胡牌类型",
    "JX-78": "碰、杠、胡",
    "JX-79": "右手顺家",
}


@pytest.mark.skipif(not SEED.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_the_seed_holds_a_clause_on_the_line_that_it_names(clause: Clause) -> None:
    line = SEED.read_text(encoding="utf-8").split("\n")[clause.source.line - 1]
    assert SAID[clause.id] in line


def test_every_clause_names_the_same_seed() -> None:
    assert {clause.source.document for clause in CLAUSES} == {SEED.stem}
    assert SAID.keys() == {clause.id for clause in CLAUSES}


def test_whatever_cites_a_clause_cites_one_that_exists() -> None:
    cited = {option.clause for option in OPTIONS} | {item.clause for item in ITEMS}
    assert cited <= set(CLAUSE_IDS)


def test_the_items_stand_in_the_order_in_which_they_are_listed() -> None:
    assert [item.code for item in TYPE_ITEMS] == [
        *("ping_hu", "qi_dui", "shi_san_lan", "qi_xing_shi_san_lan", "peng_peng_hu", "qing_yi_se_ping_hu"),
        *("zi_yi_se_ping_hu", "qing_yi_se_peng_peng_hu", "zi_yi_se_peng_peng_hu", "qing_yi_se_qi_dui"),
        *("zi_yi_se_qi_dui", "jia_hu", "tian_hu", "di_hu"),
    ]
    assert [item.code for item in PAYMENT_ITEMS] == [
        *("ming_gang", "bu_gang", "an_gang", "zhuang_jia", "ma_fen", "qian_shao", "hou_shao", "gang_kai")
    ]
    assert (*TYPE_ITEMS, *PAYMENT_ITEMS) == ITEMS


def test_every_type_has_its_points_under_the_clause_that_its_item_cites() -> None:
    points = {option.name: (option.clause, option.label) for option in OPTIONS if "points_" in option.name}
    assert points.keys() == {f"points_{item.code}" for item in TYPE_ITEMS}
    for item in TYPE_ITEMS:
        clause, label = points[f"points_{item.code}"]
        assert (clause, label["zh-hans"]) == (item.clause, item.name["zh-hans"])


def test_every_regional_key_of_a_log_has_a_word() -> None:
    ways = {f"how.{how}" for how in ("discard", "self_draw", "rob_kong", "dealt")}
    own = {
        key
        for key in KEYS
        if key.startswith(("act.", "declares.", "won.", "want.", "cause.", "outcome.", "kind."))
    }
    assert {"ready", "horses", "head", "tail"} | ways == KEYS.keys() - own


def test_the_words_of_its_own_are_for_what_all_rule_sets_tell() -> None:
    tables = {"act": ACTS, "want": WANTS, "cause": CAUSES, "outcome": OUTCOMES, "kind": KINDS}
    for key, own in KEYS.items():
        kind, _, name = key.partition(".")
        if kind in tables:
            common = tables[kind][name]
            assert own["en"].startswith(common["en"])
            assert re.findall(r"{\w+}", own["zh-hans"]) == re.findall(r"{\w+}", common["zh-hans"])


def test_the_chinese_speaks_as_the_region_does() -> None:
    # A discard that is won is 放炮 here, a drawn hand 流局, and a horse a 码 whether it is turned up or held.
    for name, text in TEXTS:
        for language in CHINESE:
            assert not re.search("点炮|點炮|割|荒[庄莊]|扎[鸟鳥]|奖马|獎馬", str(dict(text)[language])), name


def test_where_nobody_counts_fan_no_text_speaks_of_them() -> None:
    kinds = [KEYS.get(f"kind.{name}") or text for name, text in KINDS.items()]
    general = [text for clause in GENERAL_CLAUSES for text in (clause.title, *clause.breaches.values())]
    for text in (*kinds, *general, *COMMON_BREACHES.values(), *[text for _, text in TEXTS]):
        assert "番" not in text["zh-hans"] + text["zh-hant"]


@pytest.mark.parametrize("clause_id", HORSE_CLAUSES.values())
def test_a_clause_cited_for_wins_of_each_way_tells_of_no_single_one(clause_id: str) -> None:
    title = clause_title(RULESET, clause_id)
    assert title is not None
    for language, ways in (("en", "self-draw|discard"), ("zh-hans", "自摸|放炮"), ("zh-hant", "自摸|放炮")):
        assert len(set(re.findall(ways, str(dict(title)[language])))) != 1


def test_a_breach_is_told_in_the_words_of_the_region_whatever_clause_it_is_of() -> None:
    own = {clause.id: clause.breaches for clause in (*GENERAL_CLAUSES, *CLAUSES)}
    for clause, code in possible("nancheng"):
        sentence = own[clause].get(code) or COMMON_BREACHES[code]
        for language in CHINESE:
            assert not re.search("点炮|點炮|割|荒[庄莊]", str(dict(sentence)[language])), (clause, code)


def test_the_english_explains_a_regional_word_where_it_uses_one() -> None:
    # Who reads a finding may have read no other.
    for clause in CLAUSES:
        for code, sentence in clause.breaches.items():
            if "horse" in sentence["en"] and not code.startswith("payment"):
                assert re.search(r"horse tiles \(Ma\)", sentence["en"]), (clause.id, code)


def test_points_have_one_unit() -> None:
    # 个 counts horses and figures, never points.
    for name, text in TEXTS:
        for language in CHINESE:
            told = re.sub("扎?[0-9][个個]码|扎[0-9][个個]碼", "", str(dict(text)[language]))
            if not name.startswith("horse_count="):
                assert not re.search(r"[0-9几幾][个個](?![码碼])|[个個][数數]", told), name
