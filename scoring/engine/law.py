"""Law as the engine sees it: legality clauses for each act, the flow of turns, settlement and succession.

A rule set gives a subclass of `Rules`. The engine asks it; it never asks which region it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from scoring.engine.events import (
    Chow,
    Claim,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.exhibits import Exhibit
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.legality import Judges, Legality
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position, Won
from scoring.engine.record import ClaimedTransfer
from scoring.engine.table import Live
from scoring.engine.tiles import KINDS, Tile, counts_of
from scoring.engine.transfers import Priced, Settlement, Transfer


@dataclass(slots=True, eq=False)
class Succession:
    """The next dealer, None where the rules leave it open, and the clause that names it.

    `cause` is that of payments decided by the same tiles as the dealer, if there is one.
    """

    seat: int | None
    clause: str
    cause: str | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Rules:
    """The law of one hand under settled options; by itself draws, discards, claims, one tile a kong."""

    kinds: tuple[Tile, ...]
    legalities: tuple[Legality, ...]
    declare_keys: frozenset[str] = frozenset()
    reveal_keys: frozenset[str] = frozenset()
    #: Tiles that go from the wall after the deal and are out of play, and those kept from play at its end.
    set_aside: int = 0
    reserved: int = 0
    known_kinds: frozenset[Tile] = field(init=False)
    #: The whole set of tiles, as counts by tile; kinds that it does not have.
    whole_set: list[int] = field(init=False)
    foreign_kinds: tuple[Tile, ...] = field(init=False)
    _judges: Judges = field(init=False)
    _of_acts_alone: Judges = field(init=False)

    def __post_init__(self) -> None:
        self.known_kinds = frozenset(self.kinds)
        self._judges = Judges(self.legalities)
        self._of_acts_alone = Judges(one for one in self.legalities if not one.of_claims)
        self.whole_set = counts_of(4 * self.kinds)
        self.foreign_kinds = tuple(tile for tile in KINDS if tile not in self.known_kinds)

    def breach(self, position: Position, event: Event) -> Breach | None:
        """The first clause that this event breaks, else the first not to be decided; None if it is legal."""
        doubt = None
        for judge in self._judges.of(event):
            found = judge(position, event)
            if found is not None:
                if found.kind != UNDECIDABLE:
                    return found
                doubt = doubt or found
        return doubt

    def permits(self, position: Position, event: Event) -> bool | None:
        """Whether the act itself is legal, claims of others apart; None where the record cannot show it."""
        doubt = False
        for judge in self._of_acts_alone.of(event):
            found = judge(position, event)
            if found is not None:
                if found.kind != UNDECIDABLE:
                    return False
                doubt = True
        return None if doubt else True

    # What a rule set adds.

    def start(self, position: Position) -> None:
        """Give the position the rule set's own memory of the hand."""

    def at_deal(self, position: Position) -> Iterable[Breach]:
        """What the deal breaks of the rule set's own clauses, told before the first event."""
        return ()

    def could_win(self, position: Position, seat: int) -> bool | None:
        """Whether the seat may legally win the live tile; None where the record cannot show it."""
        live = position.live
        if live is None or live.seat == seat:
            return False
        how = "rob_kong" if live.is_kong else "discard"
        return self.permits(position, Win(seat, live.tile, live.seat, how))

    # What bears upon draws and discards that no clause speaks of (`plain_turns`).

    def rests(self, position: Position) -> bool:
        """Whether plain draws and discards are now followed by no more than the methods below tell."""
        return False

    def is_plain_word(self, position: Position, event: Declare) -> bool:
        """Whether an announcement is right, brings no note, and does no more than `after_declare`."""
        return False

    def is_wanted(self, position: Position, live: Live) -> bool:
        """Whether it may bear upon any seat that the live tile goes by; if not, it is taken note of."""
        return True

    def turn_begins(self, position: Position, seat: int) -> None:
        """Take note that the seat has drawn from the head of the wall."""

    def is_bound(self, position: Position, seat: int, tile: Tile) -> bool:
        """Whether the seat in turn may be bound to do anything else than discard this tile of its hand."""
        return True

    def turn_ends(self, position: Position, seat: int, *, as_drawn: bool) -> None:
        """Take note that the seat discards, the tile just drawn or another."""

    # Findings, the wall, wins and payments.

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        """Further findings at an event: duties it shows to have been left out, hints that are wrong."""
        return ()

    def place(self, position: Position, draw: Draw) -> int:
        """The place of the wall, which is not empty, that this draw takes by the rules."""
        wall = position.table.wall
        return wall.tail() if draw.source == "tail" else wall.head

    def turned_up(self, position: Position, event: Reveal) -> list[tuple[int | None, Tile]]:
        """The tiles this reveal adds to those shown, each with its place in the wall if it has one."""
        return []

    def window_closes(self, position: Position, event: Event) -> None:
        """Take note of what seats let go by, before an act that uses up the live tile."""

    def claims(self, position: Position, event: Claim) -> None:
        """Take note of a claim while the live tile still stands."""

    def passes(self, position: Position, event: Pass) -> None:
        """Take note of what a seat declines in so many words."""

    def read_win(self, position: Position, event: Win) -> Won:
        """A win with the hand as it stands."""
        raise NotImplementedError

    def witness(self, position: Position, event: Win) -> Won:
        """Take down a win; the first that robs a kong makes it a pung again."""
        won = self.read_win(position, event)
        won.illegal = position.illegal
        live = position.live
        if won.how == "rob_kong" and live is not None and live.is_kong and not position.wins:
            position.table.undo_added(live.seat, live.tile)
        return won

    def ending(self, position: Position) -> Iterator[Breach]:
        """What the end of the record shows to have been left out."""
        return iter(())

    def is_finished(self, position: Position) -> bool:
        """Whether the events so far bring the hand to an end."""
        return position.phase in (WON, OVER) or (position.phase == CLAIMS and position.table.wall.left == 0)

    def outcome(self, position: Position) -> str:
        """The outcome that the events show."""
        return "win" if position.wins else "draw"

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        """Who pays whom; with `claimed_items` at the prices that the log's own items make."""
        raise NotImplementedError

    def exhibits(self, position: Position, due: Settlement) -> Sequence[Exhibit]:
        """What there is to see of how the payments that are due came about."""
        return ()

    def sets_price(self, event: Event, code: str) -> bool:
        """Whether payments follow from this event, so that the fault (by its code) explains theirs."""
        return isinstance(event, Win)

    def upset_cause(self, event: Event | None, code: str) -> str | None:
        """The cause of payments that this fault, by its event and code, keeps from being as they should."""
        return None

    def undone(self, position: Position, seats: Sequence[int]) -> Iterator[Settlement]:
        """What the hand would have paid without faults of these seats that change its price, in each way.

        Money booked as one of these settlements has it follows from the fault.
        """
        return iter(())

    def leaves_open(self, position: Position, seats: Sequence[int], cause: str) -> bool:
        """Whether a fault has made the hands of these seats others than they were when this was paid."""
        return False

    def built_on(
        self, position: Position, claimed: Sequence[ClaimedTransfer]
    ) -> Mapping[str, Sequence[Transfer]]:
        """By cause, payments that build upon others, as they would be if these were what the log claims."""
        return {}

    def clause_of_items(self, due: Sequence[Priced], claimed: Sequence[tuple[str, int]]) -> str | None:
        """The clause for wrong items of a win, where it is not that of the first one that differs."""
        return None

    def surplus_clause(
        self, position: Position, event: int | None, seat: int, payer: int | None, code: str, payment: str
    ) -> str | None:
        """The clause for an item or cause of payment that the seat is not due, where it is not its own.

        `payer` is the seat that would owe it, None for an item of a win; `payment` is the clause of the win
        or payment that it stands in.
        """
        return None

    def end_follows(self, position: Position) -> bool:
        """Whether an end that the events do not show follows from a fault already found."""
        return position.draws_off

    def succession(self, position: Position) -> Succession:
        """The next dealer by the rules."""
        raise NotImplementedError

    def candidates(self, position: Position) -> Iterable[Event]:
        """Events worth trying at this point; those the rules permit are the legal ones."""
        return iter(())

    # The flow: what a done event makes of the position.

    def advance(self, position: Position, event: Event) -> None:
        """Move the hand on by an event that the table has done."""
        if isinstance(event, Draw):
            self.after_draw(position, event)
        elif isinstance(event, Discard):
            self.after_discard(position, event)
        elif isinstance(event, (Chow, Pung)):
            self.after_claim(position, event)
        elif isinstance(event, Kong):
            self.after_kong(position, event)
        elif isinstance(event, Win):
            self.after_win(position, event)
        elif isinstance(event, Declare):
            self.after_declare(position, event)
        elif isinstance(event, Reveal):
            self.after_reveal(position, event)
        elif isinstance(event, (Dissolve, Escape)):
            self.after_closing(position, event)

    def after_win(self, position: Position, event: Win) -> None:
        if len(position.wins) == 1:
            position.unwon = (position.phase, position.seat)
        position.phase = WON
        position.acts += 1

    def after_closing(self, position: Position, event: Dissolve | Escape) -> None:
        """A dissolved table ends the hand, an escape only where the log says that the hand ended so."""
        if isinstance(event, Escape) and position.hand.outcome != "escaped":
            return
        position.phase = OVER
        position.closed = "escaped" if isinstance(event, Escape) else "dissolved"

    def after_draw(self, position: Position, event: Draw) -> None:
        position.table.live = None
        if position.phase == REPLACEMENT and event.seat == position.seat:
            position.owed = max(0, position.owed - 1)
            position.fresh.append(event.tile)
        else:
            position.owed = 0
            position.fresh = [event.tile]
        position.seat = event.seat
        if not position.owed:
            position.phase = TURN

    def after_discard(self, position: Position, event: Discard) -> None:
        position.acts += 1
        position.discards[event.seat] += 1
        position.phase = CLAIMS
        position.seat = (event.seat + 1) % 4
        position.fresh = []
        position.owed = 0

    def after_claim(self, position: Position, event: Chow | Pung) -> None:
        position.acts += 1
        position.phase = TURN
        position.seat = event.seat
        position.fresh = []
        position.owed = 0

    def after_kong(self, position: Position, event: Kong) -> None:
        position.acts += 1
        position.phase = REPLACEMENT
        position.seat = event.seat
        position.fresh = []
        position.owed = 1

    def after_declare(self, position: Position, event: Declare) -> None:
        """Announcements change nothing unless a rule set says so."""

    def after_reveal(self, position: Position, event: Reveal) -> None:
        """Tiles turned up change nothing unless a rule set says so."""
