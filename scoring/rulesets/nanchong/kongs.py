"""Kongs: which of them may be made and when, and the turning up of concealed ones (NC-15, NC-17)."""

from collections.abc import Sequence

from scoring.engine.events import Dissolve, Draw, Escape, Event, Kong, Reveal
from scoring.engine.findings import BROKEN_RECORD, MISSED_DUTY, WARNING, Breach
from scoring.engine.position import REPLACEMENT, Position, is_note
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, CONCEALED, same
from scoring.engine.tiles import NAMES, UNKNOWN, Tile, format_run
from scoring.patterns.win_facts import is_claimed_turn
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import HiddenKong, is_closed, memory_of


def kong_needs_tile(position: Position, _event: Kong) -> Breach | None:
    """A kong needs a tile to replace it (NC-15)."""
    if position.table.wall.left:
        return None
    return Breach("NC-15", "no-tile-for-kong", consequent=position.draws_off)


def after_pung(position: Position, event: Kong) -> Breach | None:
    """Right after 碰 no concealed kong is made (NC-15)."""
    if event.kind != CONCEALED or not is_claimed_turn(position, event.seat):
        return None
    return Breach("NC-15", "concealed-kong-after-pung")


def held_added_kong(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """An added kong of a tile held earlier, as the table allows it (NC-15)."""
    if event.kind != ADDED or chosen.delayed_added_kong == "any":
        return None
    if chosen.delayed_added_kong == "drawn_only":
        drawn = position.fresh
        late = event.tile not in drawn and event.tile != UNKNOWN and UNKNOWN not in drawn
    else:
        late = (event.seat, event.tile) in memory_of(position).kept_fourth
    if not late:
        return None
    params = {"reason": chosen.delayed_added_kong, "tile": NAMES[event.tile]}
    return Breach("NC-15", "added-kong-held", params=params)


def turned_up_kong(position: Position, event: Reveal) -> Breach | None:
    """What is turned up as a concealed kong is one of that seat (GEN-03)."""
    if event.key != "concealed_kong":
        return None
    tiles = event.tiles or ()
    kongs = [
        meld for seat in _turning(event) for meld in position.table.melds[seat] if meld.kind == CONCEALED
    ]
    if len(tiles) <= 4 and any(_may_be(meld.tiles[0], tiles) for meld in kongs):
        return None
    shown = format_run(tiles)
    return Breach("GEN-03", "reveal-not-held", BROKEN_RECORD, actual=shown, params={"tiles": shown})


def _turning(event: Reveal) -> Sequence[int]:
    return SEATS if event.seat is None else (event.seat,)


def _may_be(kong: Tile, tiles: Sequence[Tile]) -> bool:
    """Whether these tiles, as far as they are shown, are those of the kong."""
    return all(same(kong, tile) for tile in tiles)


def after_turning_up(position: Position, event: Reveal) -> None:
    """The kong is no longer face down."""
    if position.illegal:
        return
    hidden = memory_of(position).hidden_kongs
    for seat in _turning(event):
        for kong in hidden[seat]:
            if _may_be(kong.tile, event.tiles or ()):
                hidden[seat].remove(kong)
                return


def still_face_down(chosen: Chosen, position: Position, event: Event) -> list[Breach]:
    """Concealed kongs that should have been turned up before this event: a warning (NC-17).

    Only where the hand's record turns kongs up at all.
    """
    if chosen.an_gang_show == "ignore":
        return []
    hidden = memory_of(position).hidden_kongs
    overdue = [
        (seat, kong)
        for seat in SEATS
        for kong in hidden[seat]
        if not kong.told and _is_overdue(chosen, position, event, seat, kong)
    ]
    if not overdue or not _turns_kongs_up(position):
        return []
    for _, kong in overdue:
        kong.told = True
    return [_face_down(position, seat, kong, position.number) for seat, kong in overdue]


def never_turned_up(chosen: Chosen, position: Position) -> list[Breach]:
    """Concealed kongs that the end of the hand finds face down, in a record that turns kongs up (NC-17)."""
    hidden = memory_of(position).hidden_kongs
    if chosen.an_gang_show == "ignore" or is_closed(position):
        return []
    if not _turns_kongs_up(position):
        return []
    return [
        _face_down(position, seat, kong, None) for seat in SEATS for kong in hidden[seat] if not kong.told
    ]


def _turns_kongs_up(position: Position) -> bool:
    events = position.hand.events
    return any(isinstance(event, Reveal) and event.key == "concealed_kong" for event in events)


def _is_overdue(chosen: Chosen, position: Position, event: Event, seat: int, kong: HiddenKong) -> bool:
    draws = isinstance(event, Draw) and event.seat == seat
    replaces = draws and position.phase == REPLACEMENT
    if chosen.an_gang_show == "round":
        return draws and not replaces
    turns_up = isinstance(event, Reveal) and event.seat in (None, seat)
    closes = isinstance(event, (Dissolve, Escape))
    return not (is_note(event) or turns_up or closes or (replaces and not kong.replaced))


def _face_down(position: Position, seat: int, kong: HiddenKong, event: int | None) -> Breach:
    tiles = NAMES[kong.tile] * 4
    return Breach(
        "NC-17",
        "kong-not-shown",
        MISSED_DUTY,
        expected=tiles,
        params={"tiles": tiles},
        severity=WARNING,
        at=(event, seat),
    )
