"""What if other rules held, as readers try it on the pages."""

import re

import pytest
from django.test import Client

from accounts.models import Platform, Visibility
from replays.models import Audit, GameLog
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.auditing import upload
from tests.support.limits import Limits
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


@pytest.fixture
def log(store_case: StoreCase) -> GameLog:
    """A public sample, flagged for it names the option missed_win=all."""
    return store_case("R09c")


def _page(client: Client, log: GameLog, query: str = "", status: int = 200) -> str:
    answer = client.get(f"/logs/{log.id}/what-if/{query}")
    assert answer.status_code == status
    return answer.content.decode()


def _text(page: str) -> str:
    """The page as it is read, in one line."""
    return " ".join(re.sub(r"<[^>]+>", " ", page.split("<main")[1].split("</main")[0]).split())


def test_a_plain_sentence_comes_first(client: Client, log: GameLog) -> None:
    said = _text(_page(client, log, "?preset=seed-004"))
    assert "在“照规则原文”的规则下，这份记录没有问题。" in said
    assert said.index("没有问题") < said.index("号位")
    said = _text(_page(client, log, "?preset=seed-004&hand=1"))
    assert "在“照规则原文”的规则下，这一局没有问题。" in said


def test_each_seats_score_stands_with_sign_and_difference(english: Client, log: GameLog) -> None:
    page = _page(english, log, "?option.points_small=25")
    said = _text(page)
    assert "Scores change: Seat 2 +30, Seat 4 −30." in said
    assert "Seat 2" in said
    assert re.search(r"Seat 2.*?\+20 \+50 \+30", said)


def test_findings_that_go_and_that_stay_are_told_apart(english: Client, log: GameLog) -> None:
    said = _text(_page(english, log, "?option.missed_win=same_tile"))
    assert "1 finding goes" in said
    assert "Found no longer" in said
    said = _text(_page(english, log, "?option.points_small=25"))
    assert "finding goes" not in said
    assert "Still found" in said


def test_findings_are_counted_as_the_heading_counts_faults(english: Client, log: GameLog) -> None:
    said = _text(_page(english, log, "?preset=seed-004&option.points_small=25"))
    faults, more = re.findall(r"(\d+) faults? (?:is|are) found in this log|(\d+) findings? come", said)
    assert faults[0] == more[1]


def test_what_only_follows_is_counted_apart(english: Client, log: GameLog) -> None:
    page = _page(english, log, "?preset=changsha&option.points_small=25")
    tally = _text("<main>" + page.split('<ul class="tally">')[1].split("</ul>")[0])
    assert "1 finding comes and 2 that follow 1 finding stays" in tally
    assert page.count("<article") == 1 + 2 + 1


def test_what_only_follows_from_a_finding_is_folded_under_it(english: Client, log: GameLog) -> None:
    page = _page(english, log, "?option.points_small=25")
    fold = page.split('<details class="folded following">')[1].split("</details>")[0]
    assert re.search(r"and \d+ that follow", _text("<main>" + fold))
    assert fold.count("<article") == fold.count("consequent") > 0


def test_a_hand_in_which_nothing_changes_shows_what_is_wrong_with_it_all_the_same(
    english: Client, log: GameLog
) -> None:
    said = _text(_page(english, log, "?option.escape_penalty=9"))
    assert "The findings are the same as before." in said
    assert "Nothing changes in this hand." in said
    assert "Still found" in said


def test_both_verdicts_stand_side_by_side(client: Client, log: GameLog) -> None:
    said = _text(_page(client, log, "?preset=seed-004"))
    assert "原规则 有误 换规则后 无误" in said


def test_rules_are_named_by_what_is_changed_in_them(english: Client, log: GameLog) -> None:
    said = _text(_page(english, log, "?preset=changsha&option.bird_count=4"))
    assert "By the rules “Changsha as often played, but Number of birds: Four”" in said


def test_the_verdict_stands_and_nothing_is_stored(client: Client, log: GameLog) -> None:
    before = _text(client.get(f"/logs/{log.id}/").content.decode())
    said = _text(_page(client, log, "?preset=seed-004"))
    assert "原来的结论不变：按这份记录自己的规则（照规则原文，另改漏胡后" in said
    assert Audit.objects.count() == 1
    assert _text(client.get(f"/logs/{log.id}/").content.decode()) == before


def test_without_other_rules_there_is_only_the_form(client: Client, log: GameLog, limits: Limits) -> None:
    limits(what_if="1/minute")
    for _ in range(3):
        page = _page(client, log)
    assert 'name="preset"' in page
    assert "这里只是试算" not in page


def test_fields_that_were_left_empty_leave_the_address(client: Client, log: GameLog) -> None:
    sent = {"hand": "1", "preset": "changsha", "option.bird_count": "", "option.points_small": "3"}
    answer = client.get(f"/logs/{log.id}/what-if/", sent)
    assert answer.status_code == 302
    assert answer["Location"] == f"/logs/{log.id}/what-if/?preset=changsha&option.points_small=3&hand=1"
    assert client.get(answer["Location"]).status_code == 200


@pytest.mark.parametrize(
    "query",
    ["?hand=9", "?hand=x&nothing=1", "?hand=007&preset=", "?option.points_small=%22%22", "?preset=%00"],
)
def test_no_address_leads_round_in_a_circle(client: Client, log: GameLog, query: str) -> None:
    answer = client.get(f"/logs/{log.id}/what-if/{query}", follow=True)
    assert answer.status_code in (200, 400)
    assert len(answer.redirect_chain) <= 1


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("?preset=none", "没有这个预设"),
        ("?option.none=1", "没有这个选项"),
        ("?option.bird_count=3", "没有这个取值"),
        ("?option.bird_count=true", "没有这个取值"),
    ],
)
def test_rules_that_do_not_exist_are_told_in_words(
    client: Client, log: GameLog, query: str, says: str
) -> None:
    assert says in _text(_page(client, log, query, 400))


def test_an_option_that_is_refused_is_named_as_the_form_names_it(client: Client, log: GameLog) -> None:
    said = _text(_page(client, log, "?option.bird_count=3", 400))
    assert "位置 扎几只鸟 应为" in said
    assert "/options/" not in said


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("preset=none", "位置 规则 应为 其中之一：照规则原文、长沙常见打法"),
        ("option.missed_win=x", "应为 其中之一：别人打的同一种牌不能胡、别人打的牌都不能胡"),
        ("option.none=1", "位置 规则 应为 南通棋牌（长沙麻将）"),
    ],
)
def test_what_a_refusal_expects_is_called_as_the_form_calls_it(
    client: Client, log: GameLog, query: str, says: str
) -> None:
    said = _text(_page(client, log, "?" + query, 400))
    assert says in said


def test_the_form_keeps_what_was_chosen(client: Client, log: GameLog) -> None:
    page = _page(
        client, log, "?preset=changsha&option.bird_count=4&option.di_hu_after_kong=true&option.points_small=7"
    )
    assert '<option value="changsha" selected>' in page
    assert '<option value="4" selected>' in page
    assert '<option value="true" selected>' in page
    assert re.search(r'name="option.points_small" value="7"', page)


def test_options_that_findings_bear_upon_come_before_the_fold(client: Client, log: GameLog) -> None:
    for address in (f"/logs/{log.id}/", f"/logs/{log.id}/hands/1/"):
        page = client.get(address).content.decode()
        assert page.index('name="option.missed_win"') < page.index('<details class="folded"')
        assert page.count('name="option.missed_win"') == 1
        assert page.index('name="option.kong_fee"') > page.index('<details class="folded"')


def test_a_finding_leads_to_what_each_of_its_remedies_would_change(client: Client, log: GameLog) -> None:
    page = client.get(f"/logs/{log.id}/").content.decode()
    [address] = re.findall(rf'href="(/logs/{log.id}/what-if/\?option.missed_win=same_tile&amp;hand=1)"', page)
    assert "没有问题" in _text(client.get(address.replace("&amp;", "&")).content.decode())


def test_the_hand_page_asks_about_its_own_hand(client: Client, log: GameLog) -> None:
    page = client.get(f"/logs/{log.id}/hands/1/").content.decode()
    assert '<input type="hidden" name="hand" value="1">' in page
    assert f'action="/logs/{log.id}/what-if/"' in page


def test_a_log_of_others_is_not_found(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01", public=False)
    _page(client, log, "?preset=changsha", 404)


def test_whoever_has_the_link_tries_rules_there(client: Client, store_case: StoreCase) -> None:
    log = store_case("R09c", visibility=Visibility.LINK)
    page = client.get(f"/shared/{log.link}/").content.decode()
    assert f'action="/shared/{log.link}/what-if/"' in page
    answer = client.get(f"/shared/{log.link}/what-if/?preset=seed-004")
    assert "没有问题" in answer.content.decode()
    assert str(log.id) not in answer.content.decode()
    assert answer["Cache-Control"] == "no-store"
    _page(client, log, "?preset=seed-004", 404)


def test_a_log_that_waits_has_no_what_if(signed_in: Client, cases: Platform) -> None:
    log = upload(cases, case_log("X01")).log
    answer = signed_in.get(f"/logs/{log.id}/what-if/?preset=changsha")
    assert (answer.status_code, answer["Location"]) == (302, f"/logs/{log.id}/")


def test_whoever_tries_too_often_is_asked_to_wait(client: Client, log: GameLog, limits: Limits) -> None:
    limits(what_if="1/minute")
    _page(client, log, "?preset=changsha")
    answer = client.get(f"/logs/{log.id}/what-if/?preset=seed-004")
    assert (answer.status_code, bool(answer["Retry-After"])) == (429, True)


def test_it_asks_the_database_a_fixed_number_of_times(client: Client, store_case: StoreCase) -> None:
    counts = set()
    for name in ("R09c", "X13"):
        stored = store_case(name)
        with Asked() as asked:
            _page(client, stored, "?preset=changsha")
        counts.add(len(asked))
    assert counts == {2}
