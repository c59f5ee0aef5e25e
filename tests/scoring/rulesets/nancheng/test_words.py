"""The words of the Nancheng rule set: what is there beyond what every rule set has, and how it speaks."""

import re

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.wording import clause_title
from scoring.engine.wording_tables import KINDS
from scoring.rulesets.nancheng import RULESET
from scoring.rulesets.nancheng.charges import HORSE_CLAUSES
from scoring.rulesets.nancheng.clauses import CLAUSES
from scoring.rulesets.nancheng.items import ITEMS, KEYS, PAYMENT_ITEMS, TYPE_ITEMS
from scoring.rulesets.nancheng.options import OPTIONS
from tests.support.sentences import CHINESE
from tests.support.texts import texts_of, told_breaches

TEXTS = list(texts_of("nancheng"))


def test_a_title_names_no_number_that_a_table_may_choose() -> None:
    priced = {option.clause for option in OPTIONS if option.is_integer or option.name == "horse_count"}
    for clause in CLAUSES:
        if clause.id in priced:
            assert not re.search(r"\d", clause.title["en"] + clause.title["zh-hans"]), clause.id


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
    for name, sentence in told_breaches("nancheng"):
        for language in CHINESE:
            assert not re.search("点炮|點炮|割|荒[庄莊]", str(dict(sentence)[language])), name


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
