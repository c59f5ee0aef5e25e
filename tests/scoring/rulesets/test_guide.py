"""What rule sets bring for readers: introductions, chapters and examples that agree with the clauses."""

from collections.abc import Iterator

import pytest

from scoring.engine.figures import Chart, Figure
from scoring.engine.guide import Example
from scoring.engine.ruleset import RuleSet
from scoring.engine.words import LANGUAGES, Words
from scoring.rulesets import installed

GUIDED = [ruleset for ruleset in installed().values() if ruleset.chapters]
each_ruleset = pytest.mark.parametrize("ruleset", GUIDED, ids=[ruleset.id for ruleset in GUIDED])


def texts_of(ruleset: RuleSet) -> Iterator[Words]:
    """Every text of the guide."""
    yield from texts_of_figures(ruleset)
    for passage in ruleset.introduction:
        yield passage.title
        yield from passage.paragraphs
    for chapter in ruleset.chapters:
        yield chapter.title
    for example in ruleset.examples:
        yield example.title
        if example.remark:
            yield example.remark


def texts_of_figures(ruleset: RuleSet) -> Iterator[Words]:
    """Titles and remarks of figures, the heads and the words in them."""
    for figure in ruleset.figures:
        yield figure.title
        if figure.remark:
            yield figure.remark
        for chart in charts_of(figure):
            yield from chart.columns
            yield from (mark for line in chart.lines for mark in line if isinstance(mark, dict))


def charts_of(figure: Figure) -> list[Chart]:
    """The chart of a figure, or those of the four seats."""
    drawn = figure.drawn
    return [drawn] if isinstance(drawn, Chart) else [drawn.dealer, drawn.right, drawn.opposite, drawn.left]


@each_ruleset
def test_chapters_hold_every_clause_of_the_rule_set_once_and_in_order(ruleset: RuleSet) -> None:
    own = [clause.id for clause in ruleset.clauses if not clause.id.startswith("GEN-")]
    for chapter in ruleset.chapters:
        assert list(chapter.clauses) == sorted(chapter.clauses, key=own.index), chapter.id
    assert sorted(clause for chapter in ruleset.chapters for clause in chapter.clauses) == sorted(own)


@each_ruleset
def test_figures_show_clauses_that_exist_and_have_a_head_for_each_column(ruleset: RuleSet) -> None:
    known = {clause.id for clause in ruleset.clauses}
    names = [figure.id for figure in ruleset.figures]
    assert sorted(set(names)) == sorted(names)
    for figure in ruleset.figures:
        assert set(figure.clauses) <= known, figure.id
        for chart in charts_of(figure):
            assert not chart.columns or {len(line) for line in chart.lines} == {len(chart.columns)}


@each_ruleset
def test_examples_show_clauses_that_exist_and_no_case_is_shown_twice(ruleset: RuleSet) -> None:
    known = {clause.id for clause in ruleset.clauses}
    assert 10 <= len(ruleset.examples) <= 20
    for example in ruleset.examples:
        assert example.clauses, example.name
        assert set(example.clauses) <= known, example.name
        assert len(set(example.clauses)) == len(example.clauses), example.name
    names = [example.name for example in ruleset.examples]
    assert sorted(set(names)) == sorted(names)


@each_ruleset
def test_everything_is_said_in_three_languages(ruleset: RuleSet) -> None:
    for text in texts_of(ruleset):
        assert set(text) == set(LANGUAGES)
        assert all(text[language].strip() for language in ("en", "zh-hans", "zh-hant")), text
        assert text["en"].isascii(), text
        assert not text["zh-hans"].isascii(), text


@each_ruleset
def test_what_is_simplified_and_what_is_traditional_are_told_apart(ruleset: RuleSet) -> None:
    """Signs that are written otherwise in the other script; a text put into the wrong place has one."""
    simplified, traditional = "杠庄张闲来会个两对剩从鸟听边墙摸过", "槓莊張閒來會個兩對剩從鳥聽邊牆摸過"
    pairs = [pair for pair in zip(simplified, traditional, strict=True) if pair[0] != pair[1]]
    for text in texts_of(ruleset):
        for hans, hant in pairs:
            assert hans not in text["zh-hant"], text["zh-hant"]
            assert hant not in text["zh-hans"], text["zh-hans"]


def test_each_of_our_rule_sets_is_introduced_grouped_and_shown() -> None:
    for name in ("nantong", "nanchong", "nancheng"):
        ruleset = installed()[name]
        assert ruleset.introduction, name
        assert ruleset.chapters, name
        assert ruleset.examples, name


def test_an_example_is_called_as_its_case() -> None:
    example: Example = installed()["nantong"].examples[0]
    assert example.name == example.case.stem == "X01"
