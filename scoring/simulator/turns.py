"""The seat in turn: it wins, makes a kong, announces, discards what it needs least, or draws."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring.engine.events import Connection, Correction, Declare, Discard, Draw, Event, Kong, Reveal, Win
from scoring.engine.general_law import wanted
from scoring.engine.position import WON
from scoring.engine.tiles import Tile
from scoring.simulator.opening import opening_of
from scoring.simulator.usefulness import usefulness

if TYPE_CHECKING:
    from scoring.simulator.player import PlayedHand


def take_turn(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    """One act of the seat in turn; False where nothing is legal."""
    _remark(played)
    return _wins_or_kongs(played, legal) or _announces(played, legal) or _moves_on(played, legal)


def _remark(played: "PlayedHand") -> None:
    """At times a connection is lost or found again, or an operator has a word on what was done."""
    if played.chance.random() < 0.005:
        played.do(Connection(played.chance.randrange(4), lost=played.chance.random() < 0.5))
    if played.hand.events and played.chance.random() < 0.001:
        played.do(Correction(None, played.chance.randrange(len(played.hand.events)), "misclick"))


def _wins_or_kongs(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    if _has_announced(played):
        return False
    for kind in (Win, Kong):
        own = [event for event in legal if isinstance(event, kind) and wanted(event) is None]
        own = [event for event in own if opening_of(event) is None]
        if own and (played.must(own) or _fancies(played, kind)):
            played.do(played.chance.choice(own))
            return True
    return False


def _fancies(played: "PlayedHand", kind: type[Event]) -> bool:
    seat = played.position.seat
    if kind is Win:
        return played.likes_win(seat, "self_draw")
    return played.likes(seat, "own_kong", as_a="kong")


def _announces(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    answers = [event for event in legal if isinstance(event, Declare) and opening_of(event) is None]
    if not answers or (answers[0].key == "lay_down" and not played.likes(played.position.seat, "win")):
        return False
    played.do(played.chance.choice(answers))
    return True


def _moves_on(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    """Draw where a draw is due, else discard."""
    draws = [event for event in legal if isinstance(event, Draw)]
    if draws:
        _draw(played, played.chance.choice(draws))
        return True
    discards = [event for event in legal if isinstance(event, Discard)]
    discard = _least_useful(played, discards) if discards and played.position.phase != WON else None
    if discard is not None:
        played.do(discard)
    return discard is not None


def _has_announced(played: "PlayedHand") -> bool:
    """Whether the seat in turn has just announced what its discard must bear out."""
    acts = (
        event
        for event in reversed(played.hand.events)
        if not isinstance(event, (Connection, Correction, Reveal))
    )
    last = next(acts, None)
    if not isinstance(last, Declare) or last.seat != played.position.seat:
        return False
    return last.key in ("ready", "lay_down")


def _draw(played: "PlayedHand", draw: Draw) -> None:
    """Draw the tile that the wall has at the place of this draw."""
    place = played.law.place(played.position, draw)
    draw.tile = played.position.table.wall.tile_at(place)
    played.do(draw)


def _least_useful(played: "PlayedHand", discards: Sequence[Discard]) -> Discard | None:
    """The first legal one, from what the seat needs least on; None where none is legal."""
    same = _latest(played) if played.follow else None
    by_use = [(event.tile != same, _use(played, event), event) for event in discards]
    by_use.sort(key=lambda judged: judged[:2])
    return next((event for _, _, event in by_use if played.may(event)), None)


def _use(played: "PlayedHand", event: Discard) -> float:
    """How much the seat wants to keep the tile, with a mood of its own."""
    table, seat, manner = played.position.table, event.seat, played.manners[event.seat]
    if manner.keeps and event.tile in played.position.fresh:
        return -1.0
    mood = 2 * played.chance.random()
    if table.pung_of(seat, event.tile) is not None:
        mood += 2 * manner.pairs * manner.claims.get("own_kong", manner.claims["kong"])
    return usefulness(event.tile, table.hands[seat], manner) + mood


def _latest(played: "PlayedHand") -> Tile | None:
    """The latest tile discarded, which a table that follows discards too."""
    acts = reversed(played.hand.events)
    return next((event.tile for event in acts if isinstance(event, Discard)), None)
