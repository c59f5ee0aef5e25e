"""A log sent again with other content: never over the first, only as its next revision."""

import threading

import pytest
from django.db import connections
from django.test import Client

from accounts.models import Platform, Visibility
from accounts.platforms import set_default_visibility
from evidence.models import Entry
from replays.ingest import LogConflict, NothingToSupersede, Received, Upload, receive_log
from replays.models import GameLog
from replays.sharing import delete_test_log, set_visibility, withdraw_log
from tests.support.auditing import NOON, upload
from tests.support.gamelogs import Json, as_bytes, game_log

pytestmark = pytest.mark.django_db


def send(platform: Platform, log: Json, supersedes: str | None = None, *, test: bool = False) -> Received:
    asked = Upload(platform=platform, received_at=NOON, supersedes=supersedes, is_sandbox=test)
    return receive_log(asked, as_bytes(log))


def test_other_content_that_names_what_it_replaces_is_the_next_revision(platform: Platform) -> None:
    first = send(platform, game_log(table="one")).log
    second = send(platform, game_log(table="two"), first.sha256).log
    third = send(platform, game_log(table="three"), second.sha256).log
    assert [log.revision for log in (first, second, third)] == [1, 2, 3]
    assert (third.supersedes, second.supersedes) == (second, first)
    assert GameLog.objects.get(pk=first.pk).raw_bytes == as_bytes(game_log(table="one"))
    assert list(GameLog.objects.listed()) == [third]


def test_each_revision_is_known_again_by_its_content(platform: Platform) -> None:
    first = send(platform, game_log(table="one")).log
    second = send(platform, game_log(table="two"), first.sha256).log
    assert send(platform, game_log(table="one")).log == first
    again = send(platform, game_log(table="two"), first.sha256)
    assert (again.log, again.created) == (second, False)


def test_only_the_latest_revision_can_be_replaced(platform: Platform) -> None:
    first = send(platform, game_log(table="one")).log
    second = send(platform, game_log(table="two"), first.sha256).log
    for named in (None, first.sha256):
        with pytest.raises(LogConflict) as conflict:
            send(platform, game_log(table="three"), named)
        assert conflict.value.existing == second
    with pytest.raises(NothingToSupersede):
        send(platform, game_log(table="three"), "0" * 64)
    assert GameLog.objects.count() == 2


def test_nothing_is_replaced_where_nothing_is(platform: Platform) -> None:
    other = Platform.objects.create(slug="other", name="Other")
    foreign = send(other, game_log(platform="other")).log
    with pytest.raises(NothingToSupersede):
        send(platform, game_log(), foreign.sha256)
    assert not GameLog.objects.filter(platform=platform).exists()


@pytest.mark.django_db(transaction=True)
def test_of_two_who_replace_at_once_one_is_told(platform: Platform) -> None:
    first = send(platform, game_log(table="one")).log
    together, told = threading.Barrier(2), []

    def replace(table: str) -> None:
        together.wait()
        try:
            told.append(send(platform, game_log(table=table), first.sha256).log.revision)
        except LogConflict:
            told.append(0)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=replace, args=(table,)) for table in ("two", "three")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == [0, 2]
    assert GameLog.objects.count() == 2


def test_test_logs_and_real_ones_of_one_id_do_not_meet(platform: Platform) -> None:
    test = send(platform, game_log(table="test"), test=True).log
    real = send(platform, game_log(table="real")).log
    assert (test.is_sandbox, real.is_sandbox, real.revision) == (True, False, 1)
    assert list(GameLog.objects.listed()) == [real]
    assert list(GameLog.objects.listed(is_sandbox=True)) == [test]


def test_each_real_upload_stands_once_in_the_record(platform: Platform) -> None:
    first = send(platform, game_log(table="one")).log
    send(platform, game_log(table="one"))
    second = send(platform, game_log(table="two"), first.sha256).log
    send(platform, game_log("test"), test=True)
    entries = Entry.objects.filter(kind="upload", platform=platform)
    assert list(entries.values_list("object", flat=True)) == [first.sha256, second.sha256]


def test_a_withdrawn_log_is_kept_and_can_be_replaced(platform: Platform) -> None:
    first = upload(platform, game_log(table="one")).log
    for _ in range(2):
        withdraw_log(log=first)
    assert not GameLog.objects.listed().exists()
    assert Entry.objects.filter(kind="withdrawal", object=first.sha256).count() == 1
    assert send(platform, game_log(table="two"), first.sha256).log.revision == 2


@pytest.mark.parametrize("default", Visibility)
def test_a_log_begins_as_its_platform_wants(platform: Platform, default: Visibility) -> None:
    set_default_visibility(platform=platform, visibility=default)
    log = send(platform, game_log()).log
    assert log.visibility == default
    assert (log.link is not None) == (default == Visibility.LINK)
    assert send(platform, game_log(), test=True).log.visibility != Visibility.PUBLIC


def test_what_was_replaced_is_out_of_lists_also_where_the_later_revision_is_not_seen(
    platform: Platform,
) -> None:
    first = send(platform, game_log(table="one")).log
    set_visibility(log=first, visibility=Visibility.PUBLIC)
    assert client_lists() == [first.log_id]
    second = send(platform, game_log(table="two"), first.sha256).log
    assert client_lists() == []
    withdraw_log(log=second)
    assert client_lists() == []


def client_lists() -> list[str]:
    """The log_ids that anybody finds, asked as the service's own role."""
    return [log["log_id"] for log in Client().get("/api/v1/logs").json()["results"]]


def test_deleting_a_test_log_takes_its_later_revisions_along_and_the_one_before_stands_again(
    platform: Platform,
) -> None:
    first = send(platform, game_log(table="one"), test=True).log
    second = send(platform, game_log(table="two"), first.sha256, test=True).log
    send(platform, game_log(table="three"), second.sha256, test=True)
    delete_test_log(log=second)
    assert list(GameLog.objects.listed(is_sandbox=True)) == [first]
    fourth = send(platform, game_log(table="four"), first.sha256, test=True).log
    assert fourth.revision == 2
