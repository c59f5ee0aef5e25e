"""The words of the Nantong rule set: what it has of its own, and where it comes from."""

from pathlib import Path

import pytest

from scoring.engine.items import Item
from scoring.rulesets.nantong.clauses import CLAUSES
from scoring.rulesets.nantong.items import BIG_ITEMS, ITEMS, KEYS, SMALL_ITEMS
from tests.support.seeds import SEED_OF

PAGE = Path(__file__).parents[4] / "docs" / "rulesets" / "nantong.md"
SEED = SEED_OF["nantong"]


def test_a_clause_that_the_rule_set_decides_names_no_line_of_the_seed() -> None:
    decided = {clause.id for clause in CLAUSES if clause.source.document == "decision"}
    assert decided == {f"NT-G{number}" for number in range(1, 11)}
    assert all((clause.source.line == 0) == (clause.id in decided) for clause in CLAUSES)


@pytest.mark.skipif(not SEED.path.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize("item", [*SMALL_ITEMS, *BIG_ITEMS], ids=lambda item: item.code)
def test_the_seed_speaks_of_a_hand_on_the_line_that_its_clause_names(item: Item) -> None:
    source = next(clause.source for clause in CLAUSES if clause.id == item.clause)
    assert item.name["zh-hans"] in SEED.line(source.line)


def test_the_items_stand_in_the_order_in_which_they_are_cited() -> None:
    assert [item.code for item in ITEMS] == [
        *("ping_hu", "si_xi", "ban_ban_hu", "que_yi_se", "liu_liu_shun"),
        *("tian_hu", "di_hu", "peng_peng_hu", "jiang_jiang_hu", "qing_yi_se", "hai_di_lao_yue"),
        *("hai_di_pao", "qi_xiao_dui", "hao_hua_qi_xiao_dui", "gang_shang_kai_hua", "qiang_gang_hu"),
        *("gang_shang_pao", "quan_qiu_ren", "zhuang_xian", "zha_niao", "gang_fen", "tao_pao"),
    ]


def test_every_regional_key_of_a_log_has_a_word() -> None:
    declarations, reveals = {"opening_win", "seabed"}, {"birds", "dice"}
    modes, draws = {"supplement", "open"}, {"head", "tail", "dice", "seabed"}
    assert declarations | reveals | modes | draws <= KEYS.keys()


def test_the_page_lists_every_hand() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"{item.name['zh-hans']} | `{item.code}`" in page for item in BIG_ITEMS)
    assert all(f"{item.name['zh-hans']} `{item.code}`" in page for item in SMALL_ITEMS[1:])
