"""What holds on every page: its language throughout, no inline code, the reader's choices, error pages."""

import re
from html.parser import HTMLParser

import pytest
from django.test import Client, RequestFactory
from django.utils.translation import override
from django.views import defaults

from accounts.models import Visibility
from replays.auditing.work import run_audits
from replays.models import Audit, GameLog
from scripts.catalogues.extract import asked_texts
from tests.replays.pages.conftest import StoreCase

pytestmark = pytest.mark.django_db

LANGUAGES = ("zh-hans", "zh-hant", "en")
#: Latin words that a Chinese page may hold: names of things, not sentences.
LATIN = re.compile(r"[A-Za-z]{2,}(?: [a-z]{2,})+")


class Reader(HTMLParser):
    """Collects what a person reads or hears, by the language it is in."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.unread: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        foreign = values.get("lang") == "en"
        if foreign or tag in ("script", "style", "code", "textarea"):
            self.unread.append(tag)
        if not foreign:
            self.said += [values[name] or "" for name in ("aria-label", "title", "alt") if name in values]

    def handle_endtag(self, tag: str) -> None:
        if self.unread and self.unread[-1] == tag:
            self.unread.pop()

    def handle_data(self, data: str) -> None:
        if not self.unread and data.strip():
            self.said.append(data.strip())


@pytest.fixture
def addresses(store_case: StoreCase) -> list[str]:
    log = store_case("R01a")
    return [
        "/",
        "/try/",
        "/login",
        "/logs/",
        f"/logs/{log.id}/",
        f"/logs/{log.id}/hands/1/",
        f"/logs/{log.id}/what-if/",
        f"/logs/{log.id}/what-if/?preset=changsha",
        f"/logs/{log.id}/what-if/?preset=changsha&hand=1",
        f"/logs/{log.id}/what-if/?option.bird_count=3",
        "/rules/",
        "/rules/nantong/",
        "/rules/nanchong/",
        "/rules/nancheng/",
    ]


def test_no_chinese_page_holds_an_english_text(client: Client, addresses: list[str]) -> None:
    english = {text.singular for text in asked_texts() if len(text.singular) > 2}
    for language in ("zh-hans", "zh-hant"):
        client.cookies["django_language"] = language
        for address in addresses:
            reader = Reader()
            reader.feed(client.get(address).content.decode())
            assert not english & set(reader.said), (language, address)
            assert not [said for said in reader.said if LATIN.search(said)], (language, address)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_which_language_it_is_in(client: Client, addresses: list[str], language: str) -> None:
    client.cookies["django_language"] = language
    for address in addresses:
        page = client.get(address)
        assert f'<html lang="{language}"' in page.content.decode()
        assert page["Content-Language"] == language


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(client: Client, addresses: list[str]) -> None:
    for address in addresses:
        page = client.get(address).content.decode()
        assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:", page)
        assert not re.search(r"(src|href|action)=\"(https?:)?//", page)
        assert not re.search(r"<script(?![^>]*(src=|application/json))", page)


def test_no_id_stands_twice(client: Client, addresses: list[str]) -> None:
    for address in addresses:
        ids = re.findall(r'\sid="([^"]+)"', client.get(address).content.decode())
        assert sorted(set(ids)) == sorted(ids), address


@pytest.mark.parametrize(
    ("chosen", "shows"),
    [({"theme": "dark"}, 'data-theme="dark"'), ({"tiles": "figures"}, "tiles/tiles-indexed.svg#t-")],
)
def test_the_readers_choice_holds_on_all_pages(
    client: Client, addresses: list[str], chosen: dict[str, str], shows: str
) -> None:
    answer = client.post("/preferences/", chosen | {"next": "/rules/"})
    assert answer["Location"] == "/rules/"
    for address in addresses:
        assert shows in client.get(address).content.decode()


@pytest.mark.parametrize("address", ["//evil.example", "https://evil.example/", "\\\\evil.example", ""])
def test_a_choice_never_leads_to_another_site(client: Client, address: str) -> None:
    assert client.post("/preferences/", {"theme": "dark", "next": address})["Location"] == "/"


def test_a_choice_that_does_not_exist_is_not_kept(client: Client) -> None:
    answer = client.post("/preferences/", {"theme": "pink<script>", "next": "/"})
    assert "theme" not in answer.cookies
    client.cookies["theme"] = '"><script>'
    assert "<script>" not in client.get("/").content.decode().split("<head>")[0]


def test_an_address_without_a_page_has_a_page_that_says_so(client: Client) -> None:
    page = client.get("/no/such/page")
    assert page.status_code == 404
    assert "这里没有内容" in page.content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_our_own_mistakes_needs_nothing_but_itself(rf: RequestFactory, language: str) -> None:
    with override(language):
        page = defaults.server_error(rf.get("/")).content.decode()
    assert f'lang="{language}"' in page


def test_a_form_that_has_expired_says_so(store_case: StoreCase) -> None:
    page = Client(enforce_csrf_checks=True).post("/try/", {"text": "{}"})
    assert page.status_code == 403
    assert "页面已经过期" in page.content.decode()


def test_the_rule_set_lists_clauses_options_and_items_by_name(client: Client) -> None:
    page = client.get("/rules/nantong/").content.decode()
    for said in ("NT-01", "NT-60", "NT-G10", "GEN-13", "碰碰胡", "qing_yi_se_mode"):
        assert said in page
    assert client.get("/rules/no-such-rules/").status_code == 404


def member_pages(client: Client, store_case: StoreCase) -> list[str]:
    """Addresses that somebody of a platform meets besides: what is shared, replaced, withdrawn, on trial."""
    first = store_case("X01", visibility=Visibility.LINK)
    second = store_case("X01", visibility=Visibility.PUBLIC, supersedes=first.sha256, table="t2")
    private, test = store_case("X02", public=False), store_case("X03", test=True)
    withdrawn = store_case("R01a", visibility=Visibility.LINK)
    client.post(f"/logs/{withdrawn.id}/take-back/")
    pages = [f"/logs/{log.id}/" for log in (first, second, private, test, withdrawn)]
    pages += [f"{page}{below}" for page in pages for below in ("hands/1/", "what-if/?preset=changsha")]
    pages += [_stored(client, second), _stored(client, private, audited=False)]
    pages += [f"/logs/{private.id}/take-back/", f"/logs/{test.id}/take-back/"]
    pages += [f"/shared/{first.link}/", f"/shared/{first.link}/hands/1/", "/logs/?whose=all"]
    return [*pages, "/upload/", f"/upload/?supersedes={first.sha256}", "/logs/?test=1", "/logs/?withdrawn=1"]


def _stored(client: Client, log: GameLog, *, audited: bool = True) -> str:
    """The page of an audit by other rules."""
    page = client.post(f"/logs/{log.id}/audits/", {"preset": "changsha"})["Location"]
    if audited:
        run_audits(Audit.objects.values_list("id", flat=True))
    return page


@pytest.mark.parametrize("language", ["zh-hans", "zh-hant"])
def test_pages_of_a_platforms_people_hold_no_english_text(
    signed_in: Client, store_case: StoreCase, language: str
) -> None:
    english = {text.singular for text in asked_texts() if len(text.singular) > 2}
    addresses = member_pages(signed_in, store_case)
    signed_in.cookies["django_language"] = language
    for address in addresses:
        answer = signed_in.get(address)
        assert answer.status_code == 200, address
        reader = Reader()
        reader.feed(answer.content.decode())
        assert not english & set(reader.said), address
        assert not [said for said in reader.said if LATIN.search(said)], address


def test_pages_of_a_platforms_people_are_as_strict_as_all_others(
    signed_in: Client, store_case: StoreCase
) -> None:
    for address in member_pages(signed_in, store_case):
        page = signed_in.get(address).content.decode()
        assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:", page), address
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert sorted(set(ids)) == sorted(ids), address
