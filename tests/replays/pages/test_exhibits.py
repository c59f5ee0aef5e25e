"""What a rule set shows of a hand's payments, on the hand page: sentences, tiles with seats, reckonings."""

import re
from collections.abc import Sequence
from dataclasses import replace
from html import unescape
from typing import cast

import pytest
from django.test import Client

import scoring.rulesets
from scoring.engine.exhibits import Exhibit, Line, Pointer, Sentence, Table, TileRow
from scoring.engine.figures import Chart, Figure
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import BY_NAME
from scoring.engine.transfers import Settlement
from scoring.engine.words import words
from scoring.rulesets.nantong.rules import NantongRules
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

DRAWN = Figure("luck", words("Luck drawn", "幸运图", "幸運圖"), ("NT-01",), Chart(()))
LUCK = Exhibit(
    words("Lucky tiles", "幸运牌", "幸運牌"),
    (Sentence(words("{winner:seat} wins.", "{winner:seat}胡了。", "{winner:seat}胡了。"), {"winner": 1}),),
    rows=(
        TileRow(
            Sentence(words("Of {owner:seat}", "{owner:seat}的", "{owner:seat}的"), {"owner": 2}),
            (Pointer(BY_NAME["5m"], 0), Pointer(BY_NAME["2p"], 3, counts=False)),
        ),
    ),
    tables=(
        Table(
            Sentence(words("Reckoned", "算法", "算法")),
            words("From and to", "谁付给谁", "誰付給誰"),
            (words("Points", "分", "分"), words("All", "合计", "合計")),
            (Line((0, 1), (-2, "2 × 4 = 8")),),
        ),
    ),
    figure="luck",
)


@pytest.fixture
def lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule set that shows something of each win."""

    def exhibits(_law: Rules, position: Position, due: Settlement) -> Sequence[Exhibit]:
        return (LUCK,) if due.wins and position.wins else ()

    monkeypatch.setattr(NantongRules, "exhibits", exhibits)
    installed = cast("dict[str, RuleSet]", scoring.rulesets.installed())
    monkeypatch.setitem(installed, "nantong", replace(installed["nantong"], figures=(DRAWN,)))


def shown(client: Client, store_case: StoreCase, language: str = "en", **changes: object) -> str:
    """The exhibit on the page of a hand that is won."""
    client.cookies["django_language"] = language
    hand = case_log("X02")["hands"][0] | changes
    log = store_case("X02", hands=[hand])
    page = unescape(client.get(f"/logs/{log.id}/hands/1/").content.decode()).replace(
        "\N{NO-BREAK SPACE}", " "
    )
    parts = page.split('id="exhibit-1-title"')
    return parts[1].split("</section>")[0] if len(parts) > 1 else ""


@pytest.mark.usefixtures("lucky")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Lucky tiles", "Seat 2 wins.", "Of Seat 3", "From and to")),
        ("zh-hans", ("幸运牌", "2号位胡了。", "3号位的", "谁付给谁")),
        ("zh-hant", ("幸運牌", "2號位胡了。", "3號位的", "誰付給誰")),
    ],
)
def test_what_is_shown_is_said_in_the_language_of_the_page(
    client: Client, store_case: StoreCase, language: str, said: Sequence[str]
) -> None:
    told = shown(client, store_case, language)
    assert [words for words in said if words not in told] == []


@pytest.mark.usefixtures("lucky")
def test_each_tile_is_drawn_with_the_seat_it_stands_for_and_whether_it_counts(
    client: Client, store_case: StoreCase
) -> None:
    first, second = re.findall(r"<li.*?</li>", shown(client, store_case))
    assert ('aria-label="5 Characters"' in first, ">Seat 1<" in first) == (True, True)
    assert ('aria-label="2 Dots"' in second, ">Seat 4<" in second) == (True, True)
    assert ["does not count" in tile for tile in (first, second)] == [False, True]


@pytest.mark.usefixtures("lucky")
def test_a_reckoning_has_a_line_for_who_pays_whom_with_each_column_named(
    client: Client, store_case: StoreCase
) -> None:
    line = shown(client, store_case).split("<tbody>")[1].split("</tbody>")[0]
    assert re.findall(r"Seat \d", line) == ["Seat 1", "Seat 2"]
    assert re.findall(r'data-label="(\w+)">([^<]+)<', line) == [("Points", "−2"), ("All", "2 × 4 = 8")]


@pytest.mark.usefixtures("lucky")
def test_it_leads_to_the_drawing_in_the_rules(client: Client, store_case: StoreCase) -> None:
    assert 'href="/rules/nantong/#figure-luck">Luck drawn<' in shown(client, store_case)


@pytest.mark.usefixtures("lucky")
def test_it_costs_no_query(client: Client, store_case: StoreCase) -> None:
    log = store_case("X02")
    with Asked() as asked:
        client.get(f"/logs/{log.id}/hands/1/")
    assert len(asked) == 1


@pytest.mark.usefixtures("lucky")
def test_nothing_is_shown_of_a_replay_that_cannot_go_on(client: Client, store_case: StoreCase) -> None:
    hand = case_log("X02")["hands"][0]
    dealt = hand["deal"][hand["dealer"]]
    stray = next(tile for tile in ("1m", "2m", "3m", "4m", "5m") if tile not in dealt)
    events = [hand["events"][0] | {"tile": stray}, *hand["events"][1:]]
    assert shown(client, store_case, events=events) == ""


def test_a_rule_set_that_shows_nothing_leaves_the_page_as_it_is(
    client: Client, store_case: StoreCase
) -> None:
    assert shown(client, store_case) == ""
