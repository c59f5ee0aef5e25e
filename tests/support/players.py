"""A legal random player: asks the law at every point what may be done, and does one of it.

Whole hands come out, of any rule set. The same law, chance and deal give the same hand.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.deal import open_position
from scoring.engine.events import (
    Chow,
    Claim,
    Connection,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Reveal,
    Win,
)
from scoring.engine.findings import ERROR
from scoring.engine.general_law import wanted
from scoring.engine.law import Rules
from scoring.engine.position import WON, Position
from scoring.engine.record import HandRecord
from scoring.engine.replay import play
from scoring.engine.tiles import UNKNOWN, Tile, rank

#: The first tile that is of no suit.
HONOURS: Final = 27

#: What a rule set turns up of its own accord now, if anything: throws, birds.
Duty = Callable[[Rules, Position, random.Random], Reveal | None]
#: Whether a win that its seat could make now may not be let go.
Must = Callable[[Rules, Position, Win], bool]


@dataclass(frozen=True)
class Manner:
    """How a seat plays: its liking for each kind of claim, and what it thinks a tile is worth keeping for.

    Who likes `lone` tiles keeps those that nothing is near. A kong of one's own is liked as `own_kong` where
    that stands among the claims.
    """

    claims: dict[str, float]
    pairs: int = 5
    runs: int = 3
    jiang: int = 1
    suit: int = 0
    lone: int = 0


MANNERS: Final = (
    Manner({"win": 0.9, "kong": 0.6, "pung": 0.5, "chow": 0.4}),
    Manner({"win": 0.7, "kong": 0.8, "pung": 0.9, "chow": 0.0}, pairs=9, runs=0),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.2, "chow": 0.2}, pairs=4, runs=1, jiang=20),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.3, "chow": 0.3}, suit=3),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.0, "chow": 0.0}, pairs=9, runs=0),
    Manner({"win": 0.9, "kong": 1.0, "pung": 1.0, "chow": 1.0}),
)


class RandomHand:
    """One hand in play. `events` grows; every one of them is legal by the law's own word.

    Where seats `follow`, each discards the kind just discarded when it holds one.
    """

    def __init__(
        self,
        law: Rules,
        hand: HandRecord,
        chance: random.Random,
        duty: Duty,
        must: Must | None = None,
        manners: Sequence[Manner] = MANNERS,
        *,
        follow: bool = False,
    ) -> None:
        self.law, self.hand, self.chance, self.duty, self.must = law, hand, chance, duty, must
        self.position = open_position(hand, law)
        self.manners = [chance.choice(manners) for _ in range(4)]
        self.talkative = chance.random() < 0.5
        self.leaving = 0.003 if chance.random() < 0.2 else 0.0
        self._follow = follow
        self._asked: set[tuple[int, str]] = set()
        self._offered: int | None = None

    def play_out(self) -> None:
        """Play until the hand is over."""
        while self._one_move():
            assert len(self.hand.events) < 600, "a hand without end"

    def do(self, event: Event) -> None:
        """Do a legal event. Raises AssertionError if the law finds fault with it after all."""
        self.hand.events = (*self.hand.events, event)
        self.position.number = len(self.hand.events) - 1
        step = play(self.position, self.law, event)
        assert not [breach for breach in step.breaches if breach.severity == ERROR], (event, step.breaches)

    def _one_move(self) -> bool:
        """One event or a few; False when the hand is over."""
        due = self.duty(self.law, self.position, self.chance)
        if due is not None and due.tiles is None and self.position.live is None:
            self.do(due)
            return True
        legal = [event for event in self.law.candidates(self.position) if self._may(event)]
        if self._opens(legal) or self._claims(legal):
            return True
        if self.law.is_finished(self.position):
            while due is not None:
                self.do(due)
                due = self.duty(self.law, self.position, self.chance)
            return False
        if due is not None:
            self.do(due)
        elif self.leaving and self.chance.random() < self.leaving:
            return self._leaves()
        else:
            self._plays(legal)
        return True

    def _may(self, event: Event) -> bool:
        return self.law.breach(self.position, event) is None

    def _likes(self, seat: int, want: str) -> bool:
        return self.chance.random() < self.manners[seat].claims[want]

    def _must(self, events: Sequence[Event]) -> bool:
        """Whether one of these is a win that may not be let go."""
        wins = [event for event in events if isinstance(event, Win)]
        return self.must is not None and any(self.must(self.law, self.position, win) for win in wins)

    # ---- the opening -------------------------------------------------------------------------------------
    def _opens(self, legal: Sequence[Event]) -> bool:
        """Announcements of every seat and a win as dealt, each asked for once; the dealer's own last."""
        offers = [event for event in legal if _opening_of(event) is not None]
        offers.sort(key=lambda event: _opening_of(event) == "ready" and event.seat == self.hand.dealer)
        for event in offers:
            asked = (_seat(event), str(_opening_of(event)))
            if asked in self._asked:
                continue
            self._asked.add(asked)
            if self._must([event]) or self._likes(_seat(event), "win"):
                self.do(event)
                return True
        return False

    # ---- claims on the live tile -------------------------------------------------------------------------
    def _claims(self, legal: Sequence[Event]) -> bool:
        """Ask every seat once what it wants of the live tile; the highest claim, or all wins, get it."""
        live = self.position.live
        if live is None or live.event == self._offered:
            return False
        self._offered = live.event
        offers = [event for event in legal if wanted(event) is not None]
        offers.sort(key=lambda event: (_seat(event) - live.seat) % 4)
        chosen = [event for seat in range(4) if (event := self._choice(offers, seat)) is not None]
        if self.talkative:
            self._talk(offers, chosen)
        wins = [event for event in chosen if isinstance(event, Win)]
        if wins:
            wins.sort(key=lambda event: (event.seat - live.seat) % 4)
            for win in wins:
                if self._may(win):
                    self.do(win)
            return True
        best = next((event for event in chosen if not isinstance(event, Chow)), None) or next(
            iter(chosen), None
        )
        if best is not None:
            self.do(best)
        return best is not None

    def _choice(self, offers: Sequence[Event], seat: int) -> Event | None:
        """What this seat wants of all it could have."""
        for want in ("win", "kong", "pung", "chow"):
            own = [event for event in offers if event.seat == seat and wanted(event) == want]
            if own and (self._must(own) or self._likes(seat, want)):
                return self.chance.choice(own)
        return None

    def _talk(self, offers: Sequence[Event], chosen: Sequence[Event]) -> None:
        for event in chosen:
            want = wanted(event)
            assert want is not None
            self.do(Claim(_seat(event), want))
        for seat in {_seat(event) for event in offers} - {_seat(event) for event in chosen}:
            declined = sorted({str(wanted(event)) for event in offers if event.seat == seat})
            if self.chance.random() < 0.7:
                self.do(Pass(seat, self.chance.choice([None, tuple(declined)])))

    # ---- the seat in turn --------------------------------------------------------------------------------
    def _plays(self, legal: Sequence[Event]) -> None:
        seat = self.position.seat
        if self.chance.random() < 0.005:
            self.do(Connection(self.chance.randrange(4), lost=self.chance.random() < 0.5))
        own_kong = "own_kong" if "own_kong" in self.manners[seat].claims else "kong"
        for kind, want in ((Win, "win"), (Kong, own_kong)):
            own = [event for event in legal if isinstance(event, kind) and wanted(event) is None]
            own = [event for event in own if getattr(event, "how", None) != "dealt"]
            if own and not self._announced() and (self._must(own) or self._likes(seat, want)):
                self.do(self.chance.choice(own))
                return
        answers = [event for event in legal if isinstance(event, Declare) and _opening_of(event) is None]
        if answers and (answers[0].key != "lay_down" or self._likes(seat, "win")):
            self.do(self.chance.choice(answers))
            return
        discards = [event for event in legal if isinstance(event, Discard)]
        if discards and self.position.phase != WON:
            self.do(self._least_useful(discards))
            return
        draws = [event for event in legal if isinstance(event, Draw)]
        assert draws, f"nothing is legal in phase {self.position.phase}"
        self._draws(self.chance.choice(draws))

    def _announced(self) -> bool:
        """Whether the seat in turn has just announced what its discard must bear out."""
        acts = (event for event in reversed(self.hand.events) if not isinstance(event, (Connection, Reveal)))
        last = next(acts, None)
        if not isinstance(last, Declare) or last.seat != self.position.seat:
            return False
        return last.key in ("ready", "lay_down")

    def _draws(self, draw: Draw) -> None:
        place = self.law.place(self.position, draw)
        assert place is not None
        draw.tile = self.position.table.wall.tile_at(place)
        self.do(draw)

    def _least_useful(self, discards: Sequence[Discard]) -> Discard:
        counts = self.position.table.hands[discards[0].seat]
        manner = self.manners[discards[0].seat]
        same = self._latest() if self._follow else None
        return min(
            discards,
            key=lambda event: (
                event.tile != same,
                usefulness(event.tile, counts, manner) + 2 * self.chance.random(),
            ),
        )

    def _latest(self) -> Tile | None:
        """The latest tile discarded, which a table that follows discards too."""
        return next((event.tile for event in reversed(self.hand.events) if isinstance(event, Discard)), None)

    def _leaves(self) -> bool:
        escapes = self.chance.random() < 0.5
        self.hand.outcome = "escaped" if escapes else "dissolved"
        self.do(Escape(self.chance.randrange(4)) if escapes else Dissolve(None))
        return False


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat


def _opening_of(event: Event) -> str | None:
    """What is said or won as dealt, before anybody has acted; None for anything else."""
    key = event.key if isinstance(event, Declare) else getattr(event, "how", None)
    return key if key in ("opening_win", "ready", "dealt") else None


def usefulness(tile: Tile, counts: Sequence[int], manner: Manner) -> float:
    """How much a seat of this manner wants to keep a tile of its hand."""
    if tile >= HONOURS:
        alike = counts[tile] - 1
        return (
            manner.pairs * alike + manner.suit * sum(counts[HONOURS:UNKNOWN]) + manner.lone * (3 - 9 * alike)
        )
    suit = tile // 9 * 9
    near = [counts[suit + place] if 0 <= place < 9 else 0 for place in range(tile % 9 - 2, tile % 9 + 3)]
    own = manner.pairs * (counts[tile] - 1) + manner.runs * (near[1] + near[3])
    own += manner.runs * (near[0] + near[4]) // 2 + manner.jiang * (rank(tile) in (2, 5, 8))
    return own + manner.suit * sum(counts[suit : suit + 9]) - manner.lone * (sum(near) - 1)
