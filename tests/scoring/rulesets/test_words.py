"""The words of each rule set: what exists, what it is called, and where it comes from."""

import re
from typing import Final

import pytest

from scoring.engine.causes import CAUSES
from scoring.engine.clauses import Clause
from scoring.engine.wording_tables import ACTS, KINDS, OUTCOMES, WANTS
from scoring.engine.words import LANGUAGES, Words
from tests.support.regions import REGIONS
from tests.support.seeds import SEED_OF, SEEDS
from tests.support.sentences import check_scripts
from tests.support.texts import texts_of

CLAUSE_IDS: Final = {
    "nancheng": [f"JX-{number:02}" for number in range(1, 80)],
    "nanchong": [f"NC-{number:02}" for number in range(1, 53)],
    "nantong": [f"NT-{number:02}" for number in range(1, 61)] + [f"NT-G{number}" for number in range(1, 11)],
}
TEXTS: Final = [
    pytest.param(text, id=f"{region}-{name}") for region in REGIONS for name, text in texts_of(region)
]
#: The clauses of which it is known what the seed says.
SAID: Final = [
    pytest.param(region, clause, id=clause.id)
    for region, played in REGIONS.items()
    for clause in played.clauses
    if clause.id in SEED_OF[region].said
]

each_region = pytest.mark.parametrize("region", REGIONS)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_stands_in_each_language_in_that_language_script(text: Words) -> None:
    check_scripts(text)


@each_region
def test_the_clauses_are_all_there_in_the_order_of_their_ids(region: str) -> None:
    assert [clause.id for clause in REGIONS[region].clauses] == CLAUSE_IDS[region]


@pytest.mark.parametrize("language", LANGUAGES)
@each_region
def test_no_two_clauses_share_a_title(region: str, language: str) -> None:
    titles = [dict(clause.title)[language] for clause in REGIONS[region].ruleset.clauses]
    assert len(set(titles)) == len(titles)


@pytest.mark.skipif(not SEEDS.exists(), reason="the collected rule texts are not here")
@pytest.mark.parametrize(("region", "clause"), SAID)
def test_the_seed_holds_a_clause_on_the_line_that_it_names(region: str, clause: Clause) -> None:
    seed = SEED_OF[region]
    assert seed.said[clause.id] in seed.line(clause.source.line)


@each_region
def test_every_clause_names_the_same_seed_unless_the_rule_set_decides_it(region: str) -> None:
    documents = {clause.source.document for clause in REGIONS[region].clauses}
    assert documents - {"decision"} == {SEED_OF[region].document}


@pytest.mark.parametrize("region", [region for region in REGIONS if region != "nantong"])
def test_of_every_clause_it_is_known_what_the_seed_says(region: str) -> None:
    assert list(SEED_OF[region].said) == CLAUSE_IDS[region]
    assert {clause.source.document for clause in REGIONS[region].clauses} == {SEED_OF[region].document}


@each_region
def test_whatever_cites_a_clause_cites_one_that_exists(region: str) -> None:
    ruleset = REGIONS[region].ruleset
    cited = {option.clause for option in ruleset.options} | {item.clause for item in ruleset.items}
    assert cited <= set(CLAUSE_IDS[region])


@each_region
def test_the_words_of_its_own_are_for_what_all_rule_sets_tell(region: str) -> None:
    tables = {"act": ACTS, "want": WANTS, "cause": CAUSES, "outcome": OUTCOMES, "kind": KINDS}
    for key, own in REGIONS[region].ruleset.keys.items():
        kind, _, name = key.partition(".")
        if kind in tables:
            common = tables[kind][name]
            assert own["en"].startswith(common["en"])
            assert re.findall(r"{\w+}", own["zh-hans"]) == re.findall(r"{\w+}", common["zh-hans"])
