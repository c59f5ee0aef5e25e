"""The words that all rule sets share: each in its three languages, and none missing that a report needs."""

from collections.abc import Iterator

import pytest

from scoring.engine import findings, naming, verdicts, wording_tables
from scoring.engine.causes import CAUSES
from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.general_law import RANKS
from scoring.engine.tiles import NAMES
from scoring.engine.words import LANGUAGES, Words, words
from tests.support.sentences import check_scripts
from tests.support.texts import texts_of_clause

#: The tables of fixed words that messages, pages and the command line share.
TABLES = ("VERDICTS", "KINDS", "FAIRNESS", "OUTCOMES", "WANTS", "SOURCES", "ACTS")


def every_text() -> Iterator[tuple[str, Words]]:
    """Each text that people read, with a name that finds it again."""
    for clause in GENERAL_CLAUSES:
        yield from texts_of_clause(clause)
    yield from CAUSES.items()
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


def test_the_general_clauses_are_all_there_in_the_order_of_their_ids() -> None:
    assert [clause.id for clause in GENERAL_CLAUSES] == [f"GEN-{n:02}" for n in range(1, 14)]


def test_the_general_clauses_come_from_the_report_s_own_definition_and_not_from_a_line() -> None:
    assert {(one.source.document, one.source.line) for one in GENERAL_CLAUSES} == {("audit-report", 0)}


def test_a_wrong_draw_or_self_draw_has_its_sentence_under_each_clause_that_may_be_cited_for_it() -> None:
    breaches = {one.id: one.breaches.keys() for one in GENERAL_CLAUSES}
    assert breaches["GEN-02"] == {"deal-size", "draw-too-many", "draw-missing"}
    assert breaches["GEN-04"] == {"win-undrawn", "out-of-turn", "draw-too-many", "draw-missing"}
    assert breaches["GEN-05"] == {"not-the-live-tile", "not-the-drawn-tile"}
    assert "not-the-drawn-tile" in breaches["GEN-03"]


def test_every_word_of_a_report_has_its_words() -> None:
    known = {verdicts.CLEAN, verdicts.FLAGGED, findings.UNDECIDABLE}
    assert wording_tables.VERDICTS.keys() == known
    kinds = {getattr(findings, name) for name in dir(findings) if name.isupper()}
    assert kinds == wording_tables.KINDS.keys() | {findings.ERROR, findings.WARNING, findings.INFO}
    assert wording_tables.WANTS.keys() == RANKS.keys()


def test_every_cause_of_a_payment_has_a_word() -> None:
    plays = {"win", "kong", "horse", "bird", "opening_win", "check_ready", "front_burn", "back_burn"}
    assert CAUSES.keys() == plays | {"penalty", "adjustment"}
