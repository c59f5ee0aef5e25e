"""A run: the service under load, faults by the seed, then peace, and a judgement."""

import heapq
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from mjaudit.starter.supervise import web_answers
from tests.chaos.clients import CLIENTS, Client
from tests.chaos.faults import ALL, Fault
from tests.chaos.judging import judge
from tests.chaos.ledger import Ledger
from tests.chaos.readers import Reader
from tests.chaos.world import World, world

Say = Callable[[str], None]


def run(seed: str, seconds: float, var: Path, say: Say) -> list[str]:
    """What is wrong after so many seconds of faults; nothing, if all promises were kept."""
    ledger = Ledger()
    with world(var) as service:
        key = service.api_key()
        service.whole()
        say(f"seed {seed}: under fire for {seconds:g} s; journals in {service.places.journal}")
        with _busy(seed, service.port, key, ledger):
            Fire(service, random.Random(seed), say).burn(seconds)
        return judge(service, ledger, say)


@contextmanager
def _busy(seed: str, port: int, key: str, ledger: Ledger) -> Iterator[None]:
    """Clients at work; in the end each finishes what it has begun."""
    clients = [Client(seed, number, port, key, ledger) for number in range(CLIENTS)]
    everybody: list[Client | Reader] = [*clients, Reader(port, key, ledger)]
    for one in everybody:
        one.start()
    try:
        yield
    finally:
        for one in everybody:
            one.stopped.set()
        for one in everybody:
            one.join(60)


@dataclass
class Fire:
    """Sets off one fault after another. Each round takes all of them, in an order of the seed's; the next one
    waits for a web that answers, for what nobody asks breaks no promise.
    """

    service: World
    chance: random.Random
    say: Say
    _began: float = field(default_factory=time.monotonic)
    _to_do: list[tuple[float, int, str, Callable[[], None]]] = field(default_factory=list)
    _ordinals: Iterator[int] = field(default_factory=count)
    _deck: list[Fault] = field(default_factory=list)

    def burn(self, seconds: float) -> None:
        """Faults for so long and to the end of the round; then all that is down or asleep comes back."""
        until = self._began + seconds
        due = self._began + 1
        while time.monotonic() < until or self._deck:
            self._do(before=time.monotonic())
            if time.monotonic() >= due and web_answers(self.service.port):
                self._tell(self._next()(self.service, self.chance, self._later))
                due = time.monotonic() + self.chance.uniform(0.4, 1.6)
            time.sleep(0.05)
        self._do(before=float("inf"))
        self.service.whole()
        self._tell("everything is back")

    def _next(self) -> Fault:
        if not self._deck:
            self._deck = self.chance.sample(ALL, k=len(ALL))
        return self._deck.pop()

    def _later(self, seconds: float, what: str, action: Callable[[], None]) -> None:
        heapq.heappush(self._to_do, (time.monotonic() + seconds, next(self._ordinals), what, action))

    def _do(self, *, before: float) -> None:
        while self._to_do and self._to_do[0][0] <= before:
            _, _, what, action = heapq.heappop(self._to_do)
            action()
            self._tell(what)

    def _tell(self, what: str) -> None:
        self.say(f"  {time.monotonic() - self._began:6.1f} s  {what}")
