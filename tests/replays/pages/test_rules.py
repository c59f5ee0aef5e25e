"""The rule set's own page: clauses, options and presets found and linked, hands drawn with true figures."""

import re
from html import unescape

import pytest
from django.test import Client
from django.utils.translation import override

from replays.auditing.examples import worked
from replays.pages.examples import ExampleView, view_examples
from replays.pages.rulebook import Rulebook
from scoring.engine.naming import text_in
from scoring.rulesets import installed, load
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

RULESETS = list(installed())
LANGUAGES = ("zh-hans", "zh-hant", "en")
SHOWN = [name for name, rules in installed().items() if rules.examples]
each_ruleset = pytest.mark.parametrize("ruleset", RULESETS)
each_shown = pytest.mark.parametrize("ruleset", SHOWN)


def read(client: Client, ruleset: str, language: str = "en") -> str:
    client.cookies["django_language"] = language
    return unescape(client.get(f"/rules/{ruleset}/").content.decode())


def part(page: str, element_id: str) -> str:
    """The page from this element to the next one with an id."""
    found = re.search(rf'\sid="{re.escape(element_id)}"(.*?)(?=\sid="|$)', page, re.DOTALL)
    assert found, element_id
    return found[1]


def views(ruleset: str) -> list[ExampleView]:
    return view_examples(Rulebook(load(ruleset)))


@each_ruleset
def test_each_clause_has_an_anchor_of_its_own_and_its_words(client: Client, ruleset: str) -> None:
    for language in LANGUAGES:
        page = read(client, ruleset, language)
        for clause in load(ruleset).clauses:
            assert text_in(clause.title, language) in part(page, clause.id)


@each_ruleset
def test_each_option_leads_to_its_clause_and_the_clause_back(client: Client, ruleset: str) -> None:
    page = read(client, ruleset)
    for option in load(ruleset).options:
        assert f'href="#{option.clause}"' in part(page, f"option-{option.name}")
        assert f'href="#option-{option.name}"' in part(page, option.clause)


@each_ruleset
def test_each_option_tells_all_its_values_in_words(client: Client, ruleset: str) -> None:
    page = read(client, ruleset, "zh-hans")
    for option in load(ruleset).options:
        told = part(page, f"option-{option.name}")
        for choice in option.choices:
            assert choice.label["zh-hans"] in told
        if option.is_integer:
            assert f"{option.minimum}–{option.maximum}，默认<b>{option.default}</b>" in told


@each_ruleset
def test_presets_stand_side_by_side_where_they_differ_and_only_there(client: Client, ruleset: str) -> None:
    rules = load(ruleset)
    table = read(client, ruleset).split('id="presets"')[1].split("</table>")[0]
    listed = re.findall(r'href="#option-(\w+)"', table)
    settled = [
        {preset.get(option.name, option.default) for preset in rules.presets.values()}
        for option in rules.options
    ]
    assert listed == [
        option.name for option, values in zip(rules.options, settled, strict=True) if len(values) > 1
    ]
    assert all(rules.preset_names[preset]["en"] in table for preset in rules.presets)


@each_ruleset
def test_what_things_are_worth_stands_at_a_glance_the_dearest_first(client: Client, ruleset: str) -> None:
    rules = load(ruleset)
    told = read(client, ruleset).split(' id="prices"')[1].split("</section>")[0]
    figures = [int(figure) for figure in re.findall(r'<b class="figure">(\d+)</b>', told)]
    named = re.findall(r'href="#option-(\w+)"', told)
    settled = {option.name: option.default for option in rules.options} | dict(
        rules.presets[rules.default_preset]
    )
    assert figures == sorted(figures, reverse=True)
    assert [settled[name] for name in named] == figures
    assert set(named) == {name for name in settled if name.startswith("points_")} != set()


@each_ruleset
def test_every_place_that_the_page_leads_to_is_on_it(client: Client, ruleset: str) -> None:
    page = read(client, ruleset)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(re.findall(r'\sid="([^"]+)"', page))


@each_shown
def test_examples_and_clauses_lead_to_each_other(client: Client, ruleset: str) -> None:
    page = read(client, ruleset)
    for example in load(ruleset).examples:
        for clause in example.clauses:
            assert f'href="#example-{example.name}"' in part(page, clause)


@each_shown
def test_the_figures_drawn_are_those_of_the_engine(client: Client, ruleset: str) -> None:
    page = read(client, ruleset)
    for view, example in zip(views(ruleset), load(ruleset).examples, strict=True):
        report = worked(example).report
        drawn = page.split(f'id="example-{view.name}"')[1].split("</article>")[0]
        for win in report.wins:
            for item in win.items:
                assert re.search(rf"{item.points} pt</span> <a [^>]*>{item.clause}</a>", drawn)
        for line in view.payments:
            assert f'{line.payer}</span> <span class="seat-name">→ {line.payee}</span>' in drawn
            assert f">{line.points} pt</b>" in drawn
        assert [points for _seat, _place, points in view.scores] == list(report.scores or ())


@each_shown
def test_what_a_payer_pays_is_the_sum_of_what_is_written_beside_it(ruleset: str) -> None:
    with override("en"):
        lines = [line for view in views(ruleset) for line in view.payments]
    assert len(lines) > 10
    for line in lines:
        assert line.points == (line.worth or 0) + sum(item.points for item in line.items)


@each_shown
def test_a_winning_hand_is_drawn_whole_with_the_tile_that_won_apart(ruleset: str) -> None:
    with override("en"):
        wins = [won for view in views(ruleset) for won in view.wins]
    assert any(won.drawn.melds for won in wins)
    assert any(won.drawn.tile for won in wins)
    for won in wins:
        sets = 3 * len(won.drawn.melds)
        assert len(won.drawn.hand) + sets + bool(won.drawn.tile) in (13, 14)
        if won.drawn.tile:
            assert len(won.drawn.hand) + sets == 13
            assert won.drawn.tile in won.waits


def test_an_example_tells_what_its_table_has_chosen_and_what_was_turned_up() -> None:
    with override("en"):
        by_name = {view.name: view for view in views("nantong")}
    assert by_name["X45"].choices == ["Fee that each of the three others pays for a kong: 10"]
    assert by_name["X01"].choices == []
    assert [said.tiles for said in by_name["X01"].said] == [["4m"]]


def test_what_comes_on_top_of_a_hand_is_told_apart_from_it() -> None:
    with override("en"):
        view = next(view for view in views("nantong") if view.name == "X08")
    dealer, plain, hit = view.payments
    assert (dealer.worth, [item.points for item in dealer.items]) == (10, [10])
    assert (plain.worth, plain.items) == (10, [])
    assert (hit.worth, [item.points for item in hit.items], hit.points) == (10, [10], 20)


def test_where_nobody_won_the_hands_that_are_paid_are_drawn_and_what_for() -> None:
    with override("zh-hans"):
        view = next(view for view in views("nanchong") if view.name == "X41")
    assert (view.wins, view.outcome) == ([], "荒庄")
    assert [len(drawn.hand) + 3 * len(drawn.melds) for drawn in view.held] == [13, 13]
    assert {line.payee for line in view.payments} == {drawn.seat for drawn in view.held}
    assert {(line.worth, line.cause) for line in view.payments} == {(None, "查叫")}


def test_the_region_has_its_own_word_for_a_win_and_for_a_wait(client: Client) -> None:
    drawn = {
        name: part(read(client, name, "zh-hans"), f"example-{load(name).examples[0].name}-title")
        for name in SHOWN
    }
    assert "<span>割</span>" in drawn["nanchong"]
    assert 'waits">叫 <svg' in drawn["nanchong"]
    for name in ("nantong", "nancheng"):
        assert "<span>胡</span>" in drawn[name]
        assert 'waits">听 <svg' in drawn[name]


@each_ruleset
def test_neither_page_asks_the_database_anything(client: Client, ruleset: str) -> None:
    with Asked() as asked:
        assert client.get("/rules/").status_code == 200
        assert client.get(f"/rules/{ruleset}/").status_code == 200
    assert asked.questions == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_rule_set_and_what_it_holds(client: Client, language: str) -> None:
    client.cookies["django_language"] = language
    page = unescape(client.get("/rules/").content.decode())
    for rules in installed().values():
        assert text_in(rules.names, language) in page
        assert text_in(rules.introduction[0].paragraphs[0], language) in page
        for place, number in (
            ("clauses", len(rules.clauses)),
            ("options", len(rules.options)),
            ("examples", len(rules.examples)),
        ):
            named = re.search(rf'href="/rules/{rules.id}/#{place}">(\d+)', page)
            assert int(named[1] if named else 0) == number


def test_the_list_shows_a_hand_won_by_the_rules_of_each(client: Client) -> None:
    page = client.get("/rules/").content.decode()
    for rules in installed().values():
        [card] = [card for card in page.split("<li") if f">{rules.id}</code>" in card]
        assert len(re.findall(r'class="tile[ "]', card)) == 14


def test_a_rule_set_that_is_not_installed_has_no_page(client: Client) -> None:
    assert client.get("/rules/no-such-rules/").status_code == 404
