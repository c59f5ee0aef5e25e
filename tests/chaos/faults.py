"""What happens to the service. Each fault undoes itself after a while, and says in words what it did."""

import random
import shutil
import signal
import time
from collections.abc import Callable
from typing import Final

from tests.chaos.failpoints import LEASE_SECONDS
from tests.chaos.parts import Part, kill
from tests.chaos.world import World, kill_server, runs

#: Has an action done so many seconds later.
Later = Callable[[float, str, Callable[[], None]], None]
Fault = Callable[[World, random.Random, Later], str]

#: How often an engine is looked for, twenty times a second.
_LOOKS: Final = 60


def kill_worker(world: World, chance: random.Random, later: Later) -> str:
    """A worker with its engine, in the middle of whatever it does."""
    return _kill(chance.choice(world.workers), chance.uniform(0.3, 2), later)


def kill_web(world: World, chance: random.Random, later: Later) -> str:
    """All of the web server."""
    return _kill(world.web, chance.uniform(0.1, 1), later)


def kill_beat(world: World, chance: random.Random, later: Later) -> str:
    """Who rings for the sweep."""
    return _kill(world.beat, chance.uniform(1, 4), later)


def kill_engine(world: World, chance: random.Random, later: Later) -> str:
    """Only an engine, so that its worker sees it die."""
    for _ in range(_LOOKS):
        if engines := [engine for worker in world.workers for engine in worker.engines()]:
            kill([chance.choice(engines)])
            return "killed an engine"
        time.sleep(0.05)  # the first log after a start brings one
    return "no engine is there to be killed"


def freeze_worker(world: World, chance: random.Random, later: Later) -> str:
    """A worker that sleeps through its lease, and wakes up believing that it holds it."""
    worker = chance.choice(world.workers)
    worker.send(signal.SIGSTOP)
    later(LEASE_SECONDS + chance.uniform(1, 3), f"woke {worker.name}", lambda: worker.send(signal.SIGCONT))
    return f"froze {worker.name}"


def kill_before_answer(world: World, chance: random.Random, later: Later) -> str:
    """The next upload commits, and nobody is told."""
    world.order_to_die.touch()
    return "ordered a web process to die between commit and answer"


def lose_broker(world: World, chance: random.Random, later: Later) -> str:
    """The broker with all it held."""
    kill_server(world.broker)
    shutil.rmtree(world.places.valkey / "appendonlydir", ignore_errors=True)
    _start_later(world.broker.start, lambda: runs(world.broker), chance.uniform(0.3, 3), "broker", later)
    return "killed the broker and deleted what it held"


def silence_broker(world: World, chance: random.Random, later: Later) -> str:
    """A broker that takes connections and says nothing."""
    broker = world.broker.process
    if broker is None or not runs(world.broker):
        return "the broker is down already"
    broker.send_signal(signal.SIGSTOP)
    later(chance.uniform(1, 4), "let the broker speak", lambda: broker.send_signal(signal.SIGCONT))
    return "silenced the broker"


def kill_database(world: World, chance: random.Random, later: Later) -> str:
    """All processes of the database at once."""
    kill_server(world.database)
    _start_later(
        world.database.start, lambda: runs(world.database), chance.uniform(0.1, 2), "database", later
    )
    return "killed all processes of the database"


def restart_database(world: World, chance: random.Random, later: Later) -> str:
    """An immediate shutdown: every session is cut off, and the next start recovers from the journal."""
    database = world.database.process
    if database is None or not runs(world.database):
        return "the database is down already"
    database.send_signal(signal.SIGQUIT)
    database.wait()
    world.database.start()
    return "restarted the database at once"


ALL: Final[tuple[Fault, ...]] = (
    kill_worker,
    kill_engine,
    freeze_worker,
    kill_before_answer,
    lose_broker,
    silence_broker,
    kill_database,
    restart_database,
    kill_web,
    kill_beat,
)


def _kill(part: Part, seconds: float, later: Later) -> str:
    part.kill()
    _start_later(part.start, lambda: part.is_running, seconds, part.name, later)
    return f"killed {part.name}"


def _start_later(
    start: Callable[[], None], is_running: Callable[[], bool], seconds: float, name: str, later: Later
) -> None:
    later(seconds, f"started {name}", lambda: None if is_running() else start())
