"""The words of the Nantong rule set: what exists, what it is called, and where it comes from."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scoring.engine import findings, naming, verdicts, wording_tables
from scoring.engine.causes import CAUSES
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.general_law import RANKS
from scoring.engine.options import Option
from scoring.engine.tiles import NAMES
from scoring.engine.words import LANGUAGES, Words, words
from scoring.rulesets.nantong.clauses import CLAUSES
from scoring.rulesets.nantong.items import BIG_ITEMS, ITEMS, KEYS, SMALL_ITEMS
from scoring.rulesets.nantong.options import DEFAULT_PRESET, OPTIONS, PRESET_NAMES, PRESETS
from tests.support.option_rows import documented_others, documented_rows, documented_value, published_row
from tests.support.sentences import check_scripts

SHARED = Path(__file__).parents[5] / "shared"
PUBLISHED_OPTIONS = SHARED / "rulebook" / "options" / "nantong.json"
PAGE = Path(__file__).parents[4] / "docs" / "rulesets" / "nantong.md"
SEED = SHARED / "seeds" / "004_59ff4d1f33caaa35.txt"

#: The tables of fixed words that messages, pages and the command line share.
TABLES = ("VERDICTS", "KINDS", "FAIRNESS", "OUTCOMES", "WANTS", "SOURCES", "ACTS")

CLAUSE_IDS = [f"NT-{n:02}" for n in range(1, 61)] + [f"NT-G{n}" for n in range(1, 11)]


def every_text() -> Iterator[tuple[str, Words]]:
    """Each text that people read, with a name that finds it again."""
    for clause in (*CLAUSES, *GENERAL_CLAUSES):
        yield clause.id, clause.title
        for code, breach in clause.breaches.items():
            yield f"{clause.id} {code}", breach
    for option in OPTIONS:
        yield option.name, option.label
        for choice in option.choices:
            yield f"{option.name}={choice.value}", choice.label
    yield from ((item.code, item.name) for item in ITEMS)
    yield from KEYS.items()
    yield from CAUSES.items()
    yield from PRESET_NAMES.items()
    yield from COMMON_BREACHES.items()
    for table in TABLES:
        yield from ((f"{table} {key}", text) for key, text in getattr(wording_tables, table).items())
    for tile in NAMES:
        en, hans, hant = (naming.tile_name(tile, language) for language in LANGUAGES)
        yield tile, words(en, hans, hant)


TEXTS = list(every_text())


@pytest.mark.parametrize("text", [text for _, text in TEXTS], ids=[name for name, _ in TEXTS])
def test_a_text_stands_in_each_language_in_that_language_script(text: Words) -> None:
    check_scripts(text)


def test_the_clauses_are_all_there_in_the_order_of_their_ids() -> None:
    assert [clause.id for clause in CLAUSES] == CLAUSE_IDS
    assert [clause.id for clause in GENERAL_CLAUSES] == [f"GEN-{n:02}" for n in range(1, 14)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clauses_share_a_title(language: str) -> None:
    titles = [dict(clause.title)[language] for clause in (*CLAUSES, *GENERAL_CLAUSES)]
    assert len(set(titles)) == len(titles)


def test_a_clause_that_the_rule_set_decides_names_no_line_of_the_seed() -> None:
    decided = {clause.id for clause in CLAUSES if clause.source.document == "decision"}
    assert decided == {clause_id for clause_id in CLAUSE_IDS if "G" in clause_id}
    assert all((clause.source.line == 0) == (clause.id in decided) for clause in CLAUSES)


@pytest.mark.skipif(not SEED.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize("item", [*SMALL_ITEMS, *BIG_ITEMS], ids=lambda item: item.code)
def test_the_seed_speaks_of_a_hand_on_the_line_that_its_clause_names(item: Any) -> None:
    source = next(clause.source for clause in CLAUSES if clause.id == item.clause)
    line = SEED.read_text(encoding="utf-8").split("\n")[source.line - 1]
    assert item.name["zh-hans"] in line


@pytest.mark.skipif(not SEED.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize(
    ("clause_id", "word"),
    [
        ("NT-02", "一百零八"),
        ("NT-06", "优先"),
        ("NT-07", "随机"),
        ("NT-12", "通炮"),
        ("NT-13", "中鸟"),
        ("NT-15", "做将"),
        ("NT-37", "20"),
        ("NT-38", "10"),
        ("NT-39", "70"),
        ("NT-40", "60"),
        ("NT-43", "算加法"),
        ("NT-45", "逃跑"),
        ("NT-48", "逆时针"),
        ("NT-50", "海底胡"),
        ("NT-52", "上张"),
        ("NT-54", "漫游"),
        ("NT-55", "漏胡"),
        ("NT-56", "听牌"),
        ("NT-59", "墩数"),
        ("NT-60", "付钱"),
    ],
)
def test_the_seed_holds_a_clause_on_the_line_that_it_names(clause_id: str, word: str) -> None:
    source = next(clause.source for clause in CLAUSES if clause.id == clause_id)
    assert word in SEED.read_text(encoding="utf-8").split("\n")[source.line - 1]


def test_whatever_cites_a_clause_cites_one_that_exists() -> None:
    cited = {option.clause for option in OPTIONS} | {item.clause for item in ITEMS}
    assert cited <= set(CLAUSE_IDS)


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


def test_every_word_of_a_report_has_its_words() -> None:
    known = {verdicts.CLEAN, verdicts.FLAGGED, findings.UNDECIDABLE}
    assert wording_tables.VERDICTS.keys() == known
    kinds = {getattr(findings, name) for name in dir(findings) if name.isupper()}
    assert kinds == wording_tables.KINDS.keys() | {findings.ERROR, findings.WARNING, findings.INFO}
    assert wording_tables.WANTS.keys() == RANKS.keys()


def test_every_cause_of_a_payment_has_a_word() -> None:
    plays = {"win", "kong", "horse", "bird", "opening_win", "check_ready", "front_burn", "back_burn"}
    assert CAUSES.keys() == plays | {"penalty", "adjustment"}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_accepts_its_default_which_stands_first(option: Option) -> None:
    assert option.accepts(option.default)
    if option.choices:
        assert option.choices[0].value is option.default or option.choices[0].value == option.default
        assert len({(type(c.value), c.value) for c in option.choices}) == len(option.choices) > 1


def test_a_preset_names_only_what_differs_from_the_defaults() -> None:
    options = {option.name: option for option in OPTIONS}
    assert len(options) == len(OPTIONS)
    assert PRESETS.keys() == PRESET_NAMES.keys()
    assert PRESETS[DEFAULT_PRESET] == {}
    for chosen in PRESETS.values():
        for name, value in chosen.items():
            assert options[name].accepts(value)
            assert value != options[name].default


@pytest.mark.skipif(not PUBLISHED_OPTIONS.exists(), reason="the published options are not here")
def test_options_and_presets_are_the_published_ones() -> None:
    published = json.loads(PUBLISHED_OPTIONS.read_text(encoding="utf-8"))
    for row in published["options"]:
        row.pop("called_in_rulebook", None)
    # Compared as text, since True equals 1 and must not pass for it.
    ours = [json.dumps(published_row(option, PRESETS), sort_keys=True) for option in OPTIONS]
    assert ours == [json.dumps(row, sort_keys=True) for row in published["options"]]
    assert list(PRESETS) == published["presets"]
    assert published["default_preset"] == DEFAULT_PRESET


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_page_tells_each_option_as_it_is(option: Option) -> None:
    default, others, changsha, meaning = documented_rows(PAGE)[option.name]
    differing = PRESETS["changsha"].get(option.name)
    assert default == documented_value(option.default)
    assert changsha == ("" if differing is None else documented_value(differing))
    assert meaning.endswith(f"({option.clause})")
    assert others == documented_others(option)


def test_the_page_shows_rules_that_a_log_may_name() -> None:
    example = re.search(r"```json\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    rules = json.loads(example[1])
    options = {option.name: option for option in OPTIONS}
    assert rules["preset"] in PRESETS
    assert all(options[name].accepts(value) for name, value in rules["options"].items())


def test_the_page_lists_no_option_and_no_hand_that_does_not_exist() -> None:
    rows = documented_rows(PAGE)
    assert rows.keys() == {option.name for option in OPTIONS}
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"{item.name['zh-hans']} | `{item.code}`" in page for item in BIG_ITEMS)
    assert all(f"{item.name['zh-hans']} `{item.code}`" in page for item in SMALL_ITEMS[1:])
