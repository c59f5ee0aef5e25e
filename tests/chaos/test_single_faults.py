"""One fault at a time, on the service as it is shipped: nothing is lost, doubled, or blamed on a good log."""

import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from tests.chaos.clients import send
from tests.chaos.parts import kill
from tests.chaos.world import World, kill_server, world
from tests.support.gamelogs import as_bytes, game_log

#: Seconds for whatever has to happen: a lease (6), a sweep (3) and the wait for a lost bell (5), and as much
#: again for a machine that is busy.
PATIENCE: Final = 60.0
#: How a worker's journal tells of a task that broke off.
ERROR: Final = '"level": "error"'
_AUDIT: Final = (
    "SELECT a.state, a.failures, a.lapses FROM replays_audit a"
    " JOIN replays_gamelog l ON l.id = a.log_id WHERE l.log_id = %s"
)


@dataclass
class Service:
    """The world, and a client's view of it."""

    world: World
    key: str

    def send(self, log_id: str, **members: Any) -> int | None:
        """Upload; the status, or None when the connection broke."""
        return send(self.world.port, self.key, as_bytes(game_log(log_id, **members)))[0]

    def audit(self, log_id: str) -> tuple[str, int, int] | None:
        """State, failures and lapses of the log's only audit; None where the log is not stored."""
        rows = self.world.rows(_AUDIT, log_id)
        assert len(rows) <= 1
        return rows[0] if rows else None

    def await_state(self, log_id: str, state: str) -> None:
        """Wait until its audit is there."""
        until_true(lambda: (self.audit(log_id) or ("",))[0] == state)


@pytest.fixture(scope="module")
def running() -> Iterator[Service]:
    folder = Path(tempfile.mkdtemp(prefix="mjaudit-chaos-"))
    folder.chmod(0o755)  # the servers may run as another user
    with world(folder / "var") as made:
        yield Service(made, made.api_key())
    shutil.rmtree(folder)


@pytest.fixture
def service(running: Service) -> Service:
    """Whole, whatever the test before did to it."""
    running.world.whole()
    return running


def until_true(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_an_upload_that_was_stored_and_never_answered_is_the_same_upload_when_it_is_repeated(
    service: Service,
) -> None:
    service.world.order_to_die.touch()
    assert service.send("unanswered") is None
    assert service.audit("unanswered") is not None
    until_true(lambda: service.send("unanswered") == 200)
    service.await_state("unanswered", "done")


def test_while_the_database_is_gone_uploads_are_told_to_come_back(service: Service) -> None:
    assert service.send("before") in (202, 503)
    kill_server(service.world.database)
    assert service.send("meanwhile") == 503
    service.world.database.start()
    until_true(lambda: service.send("meanwhile") in (200, 202))
    service.await_state("meanwhile", "done")
    service.await_state("before", "done")


def test_after_an_immediate_restart_of_the_database_the_service_goes_on(service: Service) -> None:
    database = service.world.database.process
    assert database is not None
    assert service.send("first") == 202
    database.send_signal(signal.SIGQUIT)
    database.wait()
    service.world.database.start()
    until_true(lambda: service.send("second") in (200, 202))
    service.await_state("first", "done")
    service.await_state("second", "done")


def test_a_broker_that_loses_everything_loses_no_audit(service: Service) -> None:
    for worker in service.world.workers:
        worker.kill()
    assert service.send("bell-lost") == 202
    kill_server(service.world.broker)
    shutil.rmtree(service.world.places.valkey / "appendonlydir")
    assert service.send("bell-dead") == 202
    service.world.whole()
    service.await_state("bell-lost", "done")
    service.await_state("bell-dead", "done")


def test_a_broker_that_says_nothing_holds_up_no_upload(service: Service) -> None:
    broker = service.world.broker.process
    assert broker is not None
    broker.send_signal(signal.SIGSTOP)
    try:
        began = time.monotonic()
        assert service.send("bell-silent") == 202
        assert time.monotonic() - began < 10
    finally:
        broker.send_signal(signal.SIGCONT)
    service.await_state("bell-silent", "done")


def test_a_worker_killed_with_its_engine_is_followed_by_another_and_the_log_not_blamed(
    service: Service,
) -> None:
    first, second = service.world.workers
    second.kill()
    assert service.send("orphan", table="slow") == 202
    service.await_state("orphan", "running")
    first.kill()
    second.start()
    service.await_state("orphan", "done")
    assert service.audit("orphan") == ("done", 0, 1)


def test_an_engine_killed_alone_counts_once_against_its_log_and_leaves_the_worker_alive(
    service: Service,
) -> None:
    first, second = service.world.workers
    second.kill()
    assert service.send("struck", table="slow") == 202
    service.await_state("struck", "running")
    kill(first.engines())
    assert service.send("next") == 202
    service.await_state("next", "done")
    service.await_state("struck", "done")
    assert service.audit("struck") == ("done", 1, 0)
    assert first.is_running


def test_a_worker_that_slept_through_its_lease_writes_nothing_when_it_wakes(service: Service) -> None:
    first, second = service.world.workers
    errors = first.journal.read_text().count(ERROR)
    second.kill()
    assert service.send("overslept", table="slow") == 202
    service.await_state("overslept", "running")
    first.send(signal.SIGSTOP)
    second.start()
    service.await_state("overslept", "done")
    finished = _report("overslept", service)
    second.kill()
    first.send(signal.SIGCONT)
    assert service.send("awake") == 202
    service.await_state("awake", "done")  # so it has done with the other one
    assert service.audit("overslept") == ("done", 0, 1)
    assert _report("overslept", service) == finished
    assert first.journal.read_text().count(ERROR) == errors


def test_a_log_that_hangs_is_given_up_and_kept_while_others_are_audited(service: Service) -> None:
    assert service.send("hanging", table="sleep") == 202
    for number in range(5):
        assert service.send(f"beside-{number}") == 202
    for number in range(5):
        service.await_state(f"beside-{number}", "done")
    service.await_state("hanging", "unauditable")
    assert service.audit("hanging") == ("unauditable", 3, 0)
    assert service.send("hanging", table="sleep") == 200


def _report(log_id: str, service: Service) -> tuple[Any, ...]:
    [row] = service.world.rows(
        "SELECT a.finished_at, a.report_sha256, a.engine_ms FROM replays_audit a"
        " JOIN replays_gamelog l ON l.id = a.log_id WHERE l.log_id = %s",
        log_id,
    )
    return row
