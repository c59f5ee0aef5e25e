"""One hand played by the law: at every point the players ask what may be done, and do one of it.

The same law, chance and deal give the same hand.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final, Self

from scoring.engine.customs import Customs
from scoring.engine.deal import open_position
from scoring.engine.events import Discard, Dissolve, Escape, Event, Reveal, Win
from scoring.engine.findings import ERROR
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.replay import play
from scoring.simulator.asking import answer_live_tile, is_conceivable
from scoring.simulator.opening import announce
from scoring.simulator.temptations import tempt
from scoring.simulator.turns import take_turn

#: No hand has more events (log format, section 8).
MOST_EVENTS: Final = 600
#: How often somebody thinks of what cannot be done.
TEMPTED: Final = 0.02


class PlayStuck(Exception):
    """The law permits nobody anything though the hand is not over, or finds fault with what it permitted."""


class PlayedHand:
    """A hand in play: `hand.events` grows and `position` moves along with it.

    Every event is legal by the law's own word. Where seats `follow`, each discards the kind just discarded
    when it holds one.
    """

    def __init__(
        self,
        law: Rules,
        hand: HandRecord,
        chance: random.Random,
        customs: Customs,
        *,
        follow: bool = False,
    ) -> None:
        self.law, self.hand, self.chance, self.customs = law, hand, chance, customs
        self.position: Position = open_position(hand, law)
        self.manners = [chance.choice(customs.manners) for _ in SEATS]
        self.talkative = chance.random() < 0.5
        self.leaving = 0.003 if chance.random() < 0.2 else 0.0
        self.follow = follow
        #: Who has been asked for which announcement, and the event whose tile all have been asked for.
        self.asked: set[tuple[int, str]] = set()
        self.offered: int | None = None
        #: How often each clause kept somebody from an act, or bound somebody to it.
        self.heeded: Counter[str] = Counter()
        self._sound = True

    @classmethod
    def resume(cls, law: Rules, hand: HandRecord, chance: random.Random, customs: Customs) -> Self:
        """A hand that has events, legal or not: they are replayed, and play goes on legally from there.

        After an illegal event what follows may be faulty too, as a consequence of it.
        """
        resumed = cls(law, hand, chance, customs)
        resumed._sound = False
        for number, event in enumerate(hand.events):
            resumed.position.number = number
            play(resumed.position, law, event)
        return resumed

    def play_out(self) -> None:
        """Play until the hand is over and say how it ended.

        Raises PlayStuck where nothing is legal before the end.
        """
        while self._one_move():
            if len(self.hand.events) >= MOST_EVENTS:
                raise PlayStuck(f"no end after {MOST_EVENTS} events")
        self.hand.outcome = self.position.closed or self.law.outcome(self.position)

    def do(self, event: Event) -> None:
        """Do a legal event. Raises PlayStuck if the law finds fault with it after all."""
        self.hand.events = (*self.hand.events, event)
        self.position.number = len(self.hand.events) - 1
        step = play(self.position, self.law, event)
        faults = [breach for breach in step.breaches if breach.severity == ERROR]
        if self._sound and faults:
            raise PlayStuck(f"{event} was permitted, yet {faults}")

    def may(self, event: Event) -> bool:
        """Whether the law finds no fault with it, and no doubt."""
        breach = self.law.breach(self.position, event)
        if breach is not None:
            self.heeded[breach.clause] += 1
        return breach is None

    def _comes_to_mind(self, event: Event) -> bool:
        """Whether it can be done and is legal; of discards only the one to be made is asked for."""
        if isinstance(event, Discard):
            return True
        return is_conceivable(self.position, event) and self.may(event)

    def likes(self, seat: int, want: str, *, as_a: str | None = None) -> bool:
        """Whether the seat feels like it, this time; if its manner is silent on it, as on another thing."""
        claims = self.manners[seat].claims
        return self.chance.random() < (claims[want] if want in claims or as_a is None else claims[as_a])

    def likes_win(self, seat: int, way: str) -> bool:
        """Whether the seat feels like winning this way, this time."""
        last = self.position.table.wall.left == 0 and "at_the_last" in self.manners[seat].claims
        return self.likes(seat, "at_the_last" if last else way, as_a="win")

    def must(self, events: Sequence[Event]) -> bool:
        """Whether one of these is a win that may not be let go."""
        for event in events:
            clause = self.customs.must(self.law, self.position, event) if isinstance(event, Win) else None
            if clause is not None:
                self.heeded[clause] += 1
                return True
        return False

    def _one_move(self) -> bool:
        """One event or a few; False when the hand is over."""
        due = self._due()
        if due is not None and due.tiles is None and self.position.live is None:
            self.do(due)
            return True
        legal = [event for event in self.law.candidates(self.position) if self._comes_to_mind(event)]
        if self.chance.random() < TEMPTED:
            tempt(self)
        if announce(self, legal) or answer_live_tile(self, legal):
            return True
        if self.law.is_finished(self.position):
            while due is not None:
                self.do(due)
                due = self._due()
            return False
        if due is not None:
            self.do(due)
        elif self.leaving and self.chance.random() < self.leaving:
            return self._leave()
        elif not take_turn(self, legal):
            raise PlayStuck(f"nothing is legal in phase {self.position.phase}")
        return True

    def _due(self) -> Reveal | None:
        """What the table turns up now; in the middle of a hand nothing that it has forgotten in time."""
        due = self.customs.duty(self.law, self.position, self.chance)
        if due is None or self.law.is_finished(self.position):
            return due
        breach = self.law.breach(self.position, due)
        return due if breach is None or breach.consequent else None

    def _leave(self) -> bool:
        """Somebody leaves, or the table closes: the hand is over."""
        escapes = self.chance.random() < 0.5
        self.hand.outcome = "escaped" if escapes else "dissolved"
        self.do(Escape(self.chance.randrange(4)) if escapes else Dissolve(None))
        return False
