"""What a judged event does: seats are heard, tiles move as far as they can, and the hand goes on."""

from collections.abc import Sequence

from scoring.engine.events import Chow, Claim, Discard, Draw, Event, Kong, Pass, Pung, Reveal, Win
from scoring.engine.findings import Breach
from scoring.engine.law import Rules
from scoring.engine.position import SILENCE, Position, Window
from scoring.engine.showing import draw_tile, show, turn_up
from scoring.engine.table import ADDED, CHOW, CONCEALED, EXPOSED, PUNG, Meld
from scoring.engine.tiles import Tile


def do(position: Position, rules: Rules, event: Event) -> Sequence[Breach]:
    """Hear what seats say; of an act, note what it closes, do it at the table and move the hand on.

    Returns what is odd of the tiles it shows.
    """
    if isinstance(event, (Claim, Pass)):
        _say(position, rules, event)
        return ()
    rules.window_closes(position, event)
    shown = _move_tiles(position, rules, event)
    rules.advance(position, event)
    return shown


def _move_tiles(position: Position, rules: Rules, event: Event) -> Sequence[Breach]:
    if isinstance(event, Draw):
        place = None if position.table.wall.is_gone else rules.place(position, event)
        return draw_tile(position, rules, event, place)
    if isinstance(event, Discard):
        return _discard(position, rules, event)
    if isinstance(event, Chow):
        tiles = tuple(sorted((event.tile, *event.own)))
        return _claim(position, rules, event, CHOW, tiles, event.own)
    if isinstance(event, Pung):
        return _claim(position, rules, event, PUNG, (event.tile,) * 3, (event.tile,) * 2)
    if isinstance(event, Kong):
        return _kong(position, rules, event)
    if isinstance(event, Win):
        position.wins.append(rules.witness(position, event))
    elif isinstance(event, Reveal):
        return turn_up(position, rules, event)
    return ()


def _discard(position: Position, rules: Rules, event: Discard) -> Sequence[Breach]:
    new = position.table.discard(event.seat, event.tile, position.number)
    position.window = SILENCE
    return show(position, rules, (event.tile,)) if new else ()


def _claim(
    position: Position,
    rules: Rules,
    event: Chow | Pung,
    kind: str,
    tiles: tuple[Tile, ...],
    own: tuple[Tile, ...],
) -> Sequence[Breach]:
    meld = Meld(kind, tiles, event.source_seat, event.tile, position.number)
    return show(position, rules, position.table.claim(event.seat, meld, own))


def _say(position: Position, rules: Rules, event: Claim | Pass) -> None:
    if position.window is SILENCE:
        position.window = Window()
    window = position.window
    if isinstance(event, Claim):
        window.claims.append((event.seat, event.want))
        rules.claims(position, event)
        return
    if event.on is not None and not event.on:
        return
    declined = set(event.on or ())
    before = window.passes.get(event.seat)
    if before is not None:
        # An empty set declines everything, whatever is said after.
        declined = before | declined if before and declined else set()
    rules.passes(position, event)
    window.passes[event.seat] = declined


def _kong(position: Position, rules: Rules, event: Kong) -> Sequence[Breach]:
    table = position.table
    position.window = SILENCE
    if event.kind == CONCEALED:
        new = (event.tile,) * table.conceal(event.seat, event.tile, position.number)
    elif event.kind == ADDED:
        pung = table.pung_of(event.seat, event.tile)
        assert pung is not None, "an added kong without its pung stops the replay"
        new = (event.tile,) * table.add_to(event.seat, pung, position.number)
    else:
        meld = Meld(EXPOSED, (event.tile,) * 4, event.source_seat, event.tile, position.number)
        new = tuple(table.claim(event.seat, meld, (event.tile,) * 3))
    return show(position, rules, new)
