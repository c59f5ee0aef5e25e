"""Drawings on the page of a rule set: what belongs to each seat round the table, charts, dice."""

import re
from dataclasses import replace
from html import unescape
from typing import cast

import pytest
from django.test import Client
from django.utils.translation import override

import scoring.rulesets
from replays.templatetags.dice import dice
from scoring.engine.figures import Chart, Dice, Figure, Mark, Round, Tiles
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import parse_run
from scoring.engine.words import words

pytestmark = pytest.mark.django_db

HEADS = (words("Dice", "骰子", "骰子"), words("Sum", "点数", "點數"))


def _throw(*faces: int) -> Chart:
    return Chart(((Dice(faces), sum(faces)),), HEADS)


def _hand(run: str) -> Chart:
    marks: tuple[Mark, ...] = (Tiles(parse_run(run)), words("own", "自家", "自家"))
    return Chart((marks,))


FIGURES = (
    Figure(
        "walls",
        words("Whose wall", "哪家的牌墙", "哪家的牌牆"),
        ("NT-01",),
        Round(_throw(1, 4), _throw(1, 1), _throw(3, 4), _throw(6, 6)),
        words("Add them up.", "加起来。", "加起來。"),
    ),
    Figure("tiles", words("Tiles", "牌", "牌"), ("NT-02",), _hand("1m5p7z")),
)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule set that has figures."""
    installed = cast("dict[str, RuleSet]", scoring.rulesets.installed())
    monkeypatch.setitem(installed, "nantong", replace(installed["nantong"], figures=FIGURES))


def read(client: Client, figure: str, language: str = "en") -> str:
    """One figure as the page has it."""
    client.cookies["django_language"] = language
    page = unescape(client.get("/rules/nantong/").content.decode())
    return page.split(f'id="figure-{figure}"')[1].split("</article>")[0]


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(
    ("language", "places", "throw"),
    [
        ("en", ["dealer", "dealer's right", "opposite", "dealer's left"], "dice 1, 4"),
        ("zh-hans", ["庄家", "下家", "对家", "上家"], "骰子1、4"),
        ("zh-hant", ["莊家", "下家", "對家", "上家"], "骰子1、4"),
    ],
)
def test_seats_stand_in_turn_order_each_by_its_place_with_what_is_its_own(
    client: Client, language: str, places: list[str], throw: str
) -> None:
    figure = read(client, "walls", language)
    assert re.findall(r"<h4[^>]*>([^<]+)</h4>", figure) == places
    assert re.findall(r'class="dice" role="img" aria-label="([^"]+)"', figure)[0] == throw
    assert re.findall(r'<td><span class="says">(\d+)</span>', figure) == ["5", "2", "7", "12"]


@pytest.mark.usefixtures("drawn")
def test_a_chart_without_heads_is_a_list_of_its_marks(client: Client) -> None:
    figure = read(client, "tiles")
    assert re.findall(r'aria-label="([^"]+)"', figure) == ["1 Character", "5 Dots", "Red dragon"]
    assert '<span class="says">own</span>' in figure
    assert "<table" not in figure


@pytest.mark.usefixtures("drawn")
def test_a_figure_leads_to_its_clauses_and_they_to_it(client: Client) -> None:
    assert 'href="#NT-01"' in read(client, "walls")
    page = client.get("/rules/nantong/").content.decode()
    clause = page.split('id="NT-01"')[1].split("</dd>")[0]
    assert re.findall(r'href="#figure-(\w+)">([^<]+)<', clause) == [("walls", "Whose wall")]
    assert page.count('href="#figure-walls"') == 2


def test_a_rule_set_without_figures_has_no_place_for_them(client: Client) -> None:
    page = client.get("/rules/nanchong/").content.decode()
    assert 'id="figures"' not in page
    assert "figure-" not in page


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_it_is_called(face: int) -> None:
    with override("en"):
        picture = dice((face,))
    assert picture.count("<circle") == face
    assert f'aria-label="dice {face}"' in picture
