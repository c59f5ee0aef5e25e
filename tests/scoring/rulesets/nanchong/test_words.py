"""The words of the Nanchong rule set: what is there beyond what every rule set has, and how it speaks."""

import re

from scoring.engine.general import GENERAL_CLAUSES
from scoring.rulesets.nanchong.clauses import CLAUSES
from scoring.rulesets.nanchong.items import ITEMS, KEYS, PAYER_ITEMS, WINNER_ITEMS
from scoring.rulesets.nanchong.options import OPTIONS
from tests.support.sentences import CHINESE
from tests.support.texts import texts_of, told_breaches

TEXTS = list(texts_of("nanchong"))


def test_a_title_names_no_number_that_a_table_may_choose() -> None:
    priced = {option.clause for option in OPTIONS if option.is_integer}
    for clause in CLAUSES:
        if clause.id in priced:
            figures = re.sub(r"the 5 in the middle of 4, 5 and 6", "", clause.title["en"])
            assert not re.search(r"\d", figures), clause.id


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


def test_the_chinese_speaks_as_the_region_does() -> None:
    # Winning is 割 here, and 胡 only in the names of special wins and in what explains the word.
    general = [(clause.id, clause.title) for clause in GENERAL_CLAUSES]
    for name, text in [*general, *TEXTS]:
        for language in CHINESE:
            told = re.sub("天胡|地胡|胡根|起胡|割就是胡牌", "", str(dict(text)[language]))
            assert "胡" not in told, name


def test_a_breach_is_told_in_the_words_of_the_region_whatever_clause_it_is_of() -> None:
    for name, sentence in told_breaches("nanchong"):
        for language in CHINESE:
            told = re.sub("天胡|地胡", "", str(dict(sentence)[language]))
            assert not re.search("[胡听聽]|流局", told), name


def test_points_have_one_unit() -> None:
    # 个 counts bases, fours alike and figures, never points.
    for name, text in TEXTS:
        for language in CHINESE:
            told = re.sub("[个個]底|最大的一[个個]", "", str(dict(text)[language]))
            assert not re.search(r"[0-9}几幾][个個]|[个個][数數]", told), name
