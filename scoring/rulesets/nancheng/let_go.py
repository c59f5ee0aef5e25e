"""What seats let go of what they could have had, by silence or in so many words (JX-34, JX-36)."""

from collections.abc import Sequence

from scoring.engine.events import Discard, Event, Kong, Pass, Pung, SeatEvent, Win, seat_of
from scoring.engine.position import CLAIMS, SILENCE, TURN, Position
from scoring.engine.record import SEATS
from scoring.engine.table import EXPOSED, Live
from scoring.engine.tiles import COUNTS, UNKNOWN, Tile
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.flow import NanchengFlow
from scoring.rulesets.nancheng.hands import completing
from scoring.rulesets.nancheng.memory import Memory, memory_of
from scoring.rulesets.nancheng.passed import ANY_KIND, OFF, passed_win, pung_not_barred
from scoring.rulesets.nancheng.ready import locked_pung

# What a seat could have.


def shows_win(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether the record shows that the seat could legally win the live tile."""
    live = position.table.live
    if live is None or live.tile == UNKNOWN or live.seat == seat:
        return False
    if not law.glance.may_win_with(position.table.keys[seat], live.tile):
        return False
    waits = completing(law.chosen, position, seat)
    return bool(waits & 1 << live.tile) and law.could_win(position, seat) is True


def _live_win(position: Position, seat: int) -> Win:
    live = position.live
    assert live is not None, "what is let go is live"
    return Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")


def _shows_pung(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether the record shows that the seat could legally pung the live tile."""
    live = position.table.live
    if live is None or live.is_kong or live.tile == UNKNOWN or live.seat == seat:
        return False
    if not position.table.shows(seat, live.tile, 2):
        return False
    pung = Pung(seat, live.tile, live.seat)
    if position.phase == CLAIMS and position.table.wall.left:
        return _is_free_to(law, position, pung)
    return law.permits(position, pung) is True


def _is_free_to(law: NanchengFlow, position: Position, pung: Pung) -> bool:
    """Whether nothing binds the seat not to pung a tile that is there to be taken."""
    return locked_pung(position, pung) is None and pung_not_barred(law.chosen, position, pung) is None


def _may_want(law: NanchengFlow, position: Position, seat: int, tile: Tile) -> bool:
    """Whether a seat of which everything is shown might win or pung this tile; nearly always not."""
    table, fewest = position.table, COUNTS if law.chosen.pass_pung_lock == OFF else 2
    return table.hands[seat][tile] >= fewest or law.glance.may_win_with(table.keys[seat], tile)


# What it lets go.


def let_win_go(chosen: Chosen, position: Position, seat: int) -> None:
    """The seat lets go a win of the live tile that it could have had."""
    if chosen.pass_win_lock != OFF:
        win = _live_win(position, seat)
        memory_of(position).lets_go(seat).wins.append(passed_win(chosen, position, win))


def _let_pung_go(law: NanchengFlow, position: Position, seat: int) -> None:
    """The seat lets go a pung of the live tile, if it could have had one; one let go before is no news."""
    live, memory = position.table.live, memory_of(position)
    if live is None or live.tile in memory.let_go[seat].pungs:
        return
    if _shows_pung(law, position, seat):
        memory.lets_go(seat).pungs[live.tile] = position.illegal


def _let_go_by(position: Position, live: Live, seat: int) -> None:
    """Nobody takes a discard: a seat whose hand is not shown may have let a pung go."""
    if position.table.is_hidden(seat) and live.seat != seat and not live.is_kong and live.tile != UNKNOWN:
        memory_of(position).lets_go(seat).unshown.add(live.tile)


def refuse_self_draw(law: NanchengFlow, position: Position, event: SeatEvent) -> None:
    """A seat that discards or makes a kong instead of winning by its draw (`refused_self_draw_locks`)."""
    chosen = law.chosen
    if not chosen.refused_self_draw_locks or chosen.pass_win_lock == OFF or not position.fresh:
        return
    if memory_of(position).declaring == event.seat:
        # It was not declared when the tile was drawn, so there was no win to refuse.
        return
    ends_turn = isinstance(event, Discard) or (isinstance(event, Kong) and event.kind != EXPOSED)
    if not ends_turn or position.phase != TURN or event.seat != position.seat:
        return
    win = Win(event.seat, position.fresh[-1], None, "self_draw")
    if win.tile != UNKNOWN and law.permits(position, win):
        memory_of(position).lets_go(event.seat).wins.append(passed_win(chosen, position, win))


def may_refuse_draw(law: NanchengFlow, position: Position, seat: int) -> bool:
    """Whether a seat that now discards may let a win by its draw go that bars others."""
    if law.chosen.pass_win_lock == OFF or not position.fresh:
        return False
    return law.glance.may_win(position.table.keys[seat])


# By silence, and in so many words.


def note_passed(law: NanchengFlow, position: Position, act: Event | None) -> None:
    """Before an act uses up the live tile: who could win or pung it and does not claim it lets it go.

    Without an act the next seat draws, and nobody has claimed anything.
    """
    live, claims = position.table.live, position.window.claims
    if live is None:
        return
    takes = isinstance(act, (Pung, Kong)) and act.source_seat is not None
    for seat in _seats_that_may_want(law, position, live):
        acts = act is not None and seat == seat_of(act)
        if acts and begins_turn(act):
            # What it lets go bars nothing any more.
            continue
        catch_up(law, position, seat)
        if (acts or (seat, "win") not in claims) and shows_win(law, position, seat):
            let_win_go(law.chosen, position, seat)
        wanted = takes if acts else (seat, "pung") in claims or (seat, "kong") in claims
        if law.chosen.pass_pung_lock != OFF and not wanted:
            _let_pung_go(law, position, seat)
        if not takes and not wanted:
            _let_go_by(position, live, seat)


def begins_turn(act: Event | None) -> bool:
    """Whether the act is a claim with which the turn of its seat begins."""
    return isinstance(act, Pung) or (isinstance(act, Kong) and act.kind == EXPOSED)


def _seats_that_may_want(law: NanchengFlow, position: Position, live: Live) -> Sequence[int]:
    if position.table.has_unknown:
        return SEATS
    return [seat for seat in SEATS if seat != live.seat and _may_want(law, position, seat, live.tile)]


def note_declined(law: NanchengFlow, position: Position, event: Pass) -> None:
    """Take down what a seat declines of what it could have had."""
    seat = event.seat
    catch_up(law, position, seat)
    if (event.on is None or "win" in event.on) and shows_win(law, position, seat):
        let_win_go(law.chosen, position, seat)
    wants_none = event.on is None or "pung" in event.on
    if wants_none and law.chosen.pass_pung_lock != OFF:
        _let_pung_go(law, position, seat)


# What was let go unnoted.


def catch_up_for(law: NanchengFlow, position: Position, act: Pung | Win) -> None:
    """Note what the seat let go, if it may bear upon this act: upon pungs nearly never."""
    memory: Memory = position.memory
    if isinstance(act, Pung) and law.chosen.pass_pung_lock != ANY_KIND:
        for live in memory.gone_by[memory.unnoted[act.seat] :]:
            if live.tile == act.tile:
                break
        else:
            return
    catch_up(law, position, act.seat)


def catch_up(law: NanchengFlow, position: Position, seat: int) -> None:
    """Note what the seat let go of the discards that went by since its turn: its hand is still the same."""
    memory: Memory = position.memory
    first, memory.unnoted[seat] = memory.unnoted[seat], len(memory.gone_by)
    for live in memory.gone_by[first:]:
        if live.seat != seat and _may_want(law, position, seat, live.tile):
            _note_gone_by(law, position, seat, live)


def _note_gone_by(law: NanchengFlow, position: Position, seat: int, live: Live) -> None:
    table = position.table
    stood = table.live, position.phase, position.window, position.illegal
    table.live, position.phase, position.window, position.illegal = live, CLAIMS, SILENCE, False
    if shows_win(law, position, seat):
        let_win_go(law.chosen, position, seat)
    shown = law.chosen.pass_pung_lock != OFF and table.shows(seat, live.tile, 2)
    if shown and _is_free_to(law, position, Pung(seat, live.tile, live.seat)):
        memory_of(position).lets_go(seat).pungs.setdefault(live.tile, False)
    table.live, position.phase, position.window, position.illegal = stood
