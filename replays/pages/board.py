"""The table at one step, ready to be drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from replays.pages.labels import kong_mark, meld_label
from replays.pages.naming import place_name, seat_name
from replays.pages.players import PlayerLabel
from scoring.engine.states import Frames, Meld, State, Step, split_run, state_after

#: Where seats 0 to 3 sit on the drawing: each next seat is to the right of the one before.
SIDES: Final = ("south", "east", "north", "west")


@dataclass(frozen=True, slots=True)
class DrawnMeld:
    """A meld laid open; `taken` marks which of its tiles was claimed."""

    kind: str
    tiles: list[tuple[str, bool]]

    @property
    def label(self) -> str:
        return meld_label(self.kind)

    @property
    def mark(self) -> str:
        return kong_mark(self.kind)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat.

    `drawn` is the tile just drawn, which stands apart from the rest of the hand. A seat that is `melding`
    makes a meld at some step: its place is kept from the start, so that nothing moves while stepping.
    """

    number: int
    name: str
    place: str
    side: str
    player: PlayerLabel
    is_dealer: bool
    has_turn: bool
    hand: list[str]
    drawn: str | None
    melds: list[DrawnMeld]
    melding: bool
    river: list[str]
    live: bool
    score: int


@dataclass(frozen=True, slots=True)
class Board:
    """Four seats and what lies between them; `step` counts the events that have happened."""

    step: int
    last: int
    wall: int
    turn: int | None
    shown: list[str]
    seats: list[SeatView]

    @property
    def before(self) -> int | None:
        return self.step - 1 if self.step else None

    @property
    def after(self) -> int | None:
        return self.step + 1 if self.step < self.last else None


def board_at(frames: Frames, step: int, players: Sequence[PlayerLabel]) -> Board:
    """The table after `step` events; a step out of range is the nearest there is."""
    last = len(frames["steps"])
    step = min(max(step, 0), last)
    state = state_after(frames, step)
    latest = frames["steps"][step - 1] if step else None
    seats = [_seat(seat, state, latest, frames, players[seat]) for seat in range(4)]
    shown = [code for done in frames["steps"][:step] for code in split_run(done.get("shown", ""))]
    return Board(step, last, state["wall"], state["turn"], shown, seats)


def _seat(seat: int, state: State, latest: Step | None, frames: Frames, player: PlayerLabel) -> SeatView:
    hand = split_run(state["hands"][seat])
    drawn = _just_drawn(seat, latest)
    if drawn is not None:
        hand.remove(drawn)
    live = state["live"]
    return SeatView(
        number=seat,
        name=seat_name(seat),
        place=place_name(seat, frames["dealer"]),
        side=SIDES[seat],
        player=player,
        is_dealer=seat == frames["dealer"],
        has_turn=seat == state["turn"],
        hand=hand,
        drawn=drawn,
        melds=[drawn_meld(meld) for meld in state["melds"][seat]],
        melding=any(str(seat) in step.get("melds", {}) for step in frames["steps"]),
        river=state["rivers"][seat],
        live=live is not None and live["seat"] == seat and state["rivers"][seat][-1:] == [live["tile"]],
        score=state["scores"][seat],
    )


def _just_drawn(seat: int, latest: Step | None) -> str | None:
    """The one tile that the latest step brought to this hand, if it brought one and took none."""
    change = latest.get("hands", {}).get(str(seat), {}) if latest else {}
    added = change.get("add", "")
    return added if len(added) == 2 and "remove" not in change else None


def drawn_meld(meld: Meld) -> DrawnMeld:
    """A meld of a state, with the tile that was claimed marked."""
    codes = split_run(meld["tiles"])
    taken = codes.index(meld["taken"]) if meld["taken"] in codes else None
    tiles = [(code, place == taken) for place, code in enumerate(codes)]
    return DrawnMeld(meld["kind"], tiles)
