"""The hand page: the table at a step, the events with their findings, the payments."""

import re

import pytest
from django.test import Client

from replays.auditing.work import run_audits
from replays.models import GameLog
from replays.samples.loading import load_samples
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


def hand_of(page: str, seat: int) -> list[str]:
    """The names of the tiles in one seat's hand, as a screen reader says them."""
    section = page.split(f'data-seat="{seat}"')[1]
    tiles = section.split("data-hand>")[1].split("</div>")[0]
    return re.findall(r'aria-label="([^"]+)"', tiles)


def test_the_deal_shows_four_open_hands(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01")
    page = client.get(f"/logs/{log.id}/hands/1/?step=0").content.decode()
    assert [len(hand_of(page, seat)) for seat in range(4)] == [14, 13, 13, 13]
    assert '剩余牌数 <b class="figure" data-wall>55</b>' in page


def test_each_step_is_a_link_and_shows_its_own_table(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01")
    events = case_log("X01")["hands"][0]["events"]
    page = client.get(f"/logs/{log.id}/hands/1/?step=1").content.decode()
    assert [len(hand_of(page, seat)) for seat in range(4)] == [13, 13, 13, 13]
    assert f'href="?step={len(events)}"' in page
    assert 'href="?step=2"' in page


def test_without_a_step_the_page_opens_at_the_first_finding(client: Client, store_case: StoreCase) -> None:
    log = store_case("R01a")
    page = client.get(f"/logs/{log.id}/hands/1/").content.decode()
    current = re.search(r'data-step="(\d+)" data-fault aria-current="step"', page)
    assert current is not None


@pytest.mark.parametrize("step", ["-1", "x", "99999", "1e3", "٣", ""])
def test_a_step_that_does_not_exist_shows_the_nearest_or_the_first_sight(
    client: Client, store_case: StoreCase, step: str
) -> None:
    log = store_case("X01")
    assert client.get(f"/logs/{log.id}/hands/1/", {"step": step}).status_code == 200


def test_a_hand_that_the_log_does_not_have_is_not_found(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01")
    assert client.get(f"/logs/{log.id}/hands/7/").status_code == 404
    assert client.get(f"/logs/{log.id}/hands/{10**20}/").status_code == 404


def test_the_event_list_tells_what_happened_in_the_language_of_the_page(
    client: Client, store_case: StoreCase
) -> None:
    log = store_case("X02")
    page = client.get(f"/logs/{log.id}/hands/1/").content.decode()
    assert re.search(r"2号位胡1号位打出的四条", page)
    client.cookies["django_language"] = "zh-hant"
    assert re.search(r"2號位胡1號位打出的四條", client.get(f"/logs/{log.id}/hands/1/").content.decode())


def test_payments_stand_item_by_item_beside_what_is_claimed(english: Client, store_case: StoreCase) -> None:
    hand = case_log("X02")["hands"][0]
    claimed = [{"event": len(hand["events"]) - 2, "from": 0, "to": 1, "points": 10, "cause": "win"}]
    log = store_case("X02", hands=[hand | {"transfers": claimed}])
    page = english.get(f"/logs/{log.id}/hands/1/").content.decode()
    row = page.split("→ Seat 2")[1].split("</tr>")[0]
    assert "Plain hand (Ping Hu)" in row
    due, said = re.split(r'"points figure"[^>]*>', row)[1:]
    assert (due.split("<")[0], re.findall(r"\d+", said)) == ("20", ["10"])
    assert "≠" in said
    assert "differs" in said
    assert '<tr class="differs">' in page


def test_a_hand_page_costs_one_query_whatever_the_hand(client: Client, store_case: StoreCase) -> None:
    for name in ("X01", "X13"):
        log = store_case(name)
        with Asked() as asked:
            client.get(f"/logs/{log.id}/hands/1/")
        assert len(asked) == 1


def test_a_replay_that_cannot_go_on_says_so(client: Client, store_case: StoreCase) -> None:
    hand = case_log("X01")["hands"][0]
    dealt = hand["deal"][hand["dealer"]]
    hand["events"][0]["tile"] = next(tile for tile in ("1m", "2m", "3m", "4m", "5m") if tile not in dealt)
    broken, sound = store_case("X01", hands=[hand]), store_case("X02")
    said = "重放停在不可能发生的动作上"
    assert said in client.get(f"/logs/{broken.id}/hands/1/").content.decode()
    assert said not in client.get(f"/logs/{sound.id}/hands/1/").content.decode()


def test_tiles_that_the_record_does_not_show_are_drawn_as_such(client: Client, store_case: StoreCase) -> None:
    hand = case_log("X01")["hands"][0]
    hidden = [hand["deal"][0], *("??" * 13 for _ in range(3))]
    hand.pop("wall", None)
    log = store_case("X01", hands=[hand | {"deal": hidden}], view="seat", view_seat=0)
    page = client.get(f"/logs/{log.id}/hands/1/?step=0").content.decode()
    assert hand_of(page, 2) == ["未亮的牌"] * 13


def test_items_of_payments_against_each_other_add_up_to_what_is_due(client: Client) -> None:
    run_audits([received.audit.id for received in load_samples()])
    log = GameLog.objects.get(log_id="02-opening-wins-end-the-hand")
    page = client.get(f"/logs/{log.id}/hands/2/").content.decode()
    rows = page.split('id="payments-title"')[1].split("</table>")[0].split("<tr")[2:]
    assert len(rows) == 7
    for row in rows:
        items = [int(points.replace("−", "-")) for points in re.findall(r"(−?\d+)分", row)]
        due = re.search(r'"points figure"[^>]*>(\d+)', row)
        assert due is not None
        assert sum(items) == int(due[1]) > 0


def test_kongs_of_two_seats_are_paid_by_who_owes_more_with_true_minus_signs(english: Client) -> None:
    run_audits([received.audit.id for received in load_samples()])
    log = GameLog.objects.get(log_id="29-a-table-broken-up")
    page = english.get(f"/logs/{log.id}/hands/1/").content.decode()
    table = page.split('id="payments-title"')[1].split("</table>")[0]
    [row] = [row for row in table.split("<tr") if "Seat 3</span>" in row and "→ Seat 1<" in row]
    assert re.findall(r'"points figure"[^>]*>([^<]+)<', row) == ["2", "2"]
    assert re.findall(r">([−\d]+) pt", row) == ["−1", "−1", "2", "2"]
    assert not re.search(r">-\d|\s-\d", table)


def test_a_win_shows_its_sets_and_what_does_not_count_beside_it(english: Client) -> None:
    run_audits([received.audit.id for received in load_samples()])
    log = GameLog.objects.get(log_id="01-an-evening-without-fault")
    page = english.get(f"/logs/{log.id}/hands/4/?step=33").content.decode()
    win = page.split('class="win"')[1].split("</section>")[0]
    sets = re.findall(r'class="group">(.*?)</span>', win)
    assert [len(re.findall("<svg", tiles)) for tiles in sets] == [2, 3, 3, 3, 4]
    assert "Plain hand (Ping Hu), not counted beside it" in win
    assert '<span class="kong-mark" aria-hidden="true">concealed</span>' in page
