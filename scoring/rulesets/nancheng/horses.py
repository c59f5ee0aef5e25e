"""码: which tiles are horses, whom each one hits, and the turning up of them (JX-38 to JX-40, JX-46).

After a win they are turned up from the wall (赢家奖码, 庄家奖码); in 码踩码 each seat sets its own aside
after the deal.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.events import Reveal, Win
from scoring.engine.findings import MISSED_DUTY, UNDECIDABLE, Breach, Json
from scoring.engine.position import CLAIMS, OVER, TURN, WON, Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import UNKNOWN, Tile, format_run
from scoring.patterns.claimed_play import ACTS
from scoring.patterns.following import is_recorded
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.memory import CLOSINGS, Shown, is_closed, memory_of

#: Tiles dealt: those set aside for 码踩码 lie behind them in the wall.
DEALT: Final = 53
#: How far from the dealer each honour hits: 东中, 南发, 西白, 北; in the order 东南西北白发中.
_HONOUR_STEPS: Final = (0, 1, 2, 3, 2, 1, 0)


def horse_seat(tile: Tile, dealer: int) -> int:
    """The seat that a horse hits: 1, 5, 9 东中 the dealer, 2, 6 南发 the next, and so on (JX-40)."""
    step = _HONOUR_STEPS[tile - 27] if tile >= 27 else tile % 9 % 4
    return (dealer + step) % 4


def hits_on(tiles: Sequence[Tile], dealer: int) -> list[int]:
    """How many of these horses hit each seat."""
    hits = [0, 0, 0, 0]
    for tile in tiles:
        hits[horse_seat(tile, dealer)] += 1
    return hits


def clause_of(chosen: Chosen) -> str:
    """The clause of turning horses up at this table."""
    return "JX-46" if chosen.horse_mode == "all" else "JX-38"


def places_due(chosen: Chosen, position: Position) -> list[int]:
    """The places of the wall whose tiles are turned up after a win; of `any_remaining` as many, whichever."""
    wall = position.table.wall
    if chosen.horse_draw_end == "tail":
        return wall.tails(chosen.horse_count, top_first=chosen.tail_order == "top_first")
    return wall.heads(chosen.horse_count)


def places_set_aside(chosen: Chosen, position: Position, seat: int) -> range:
    """The places of the wall that a seat sets aside in 码踩码: in turn order from the dealer."""
    first = DEALT + chosen.horse_count * ((seat - position.hand.dealer) % 4)
    return range(first, first + chosen.horse_count)


def has_winner(position: Position) -> bool:
    """Whether somebody won with a shape, or with a hand that is not shown: else no horses are turned up."""
    return any(not won.shapeless for won in position.wins)


# What is turned up.


def turned_up(chosen: Chosen, position: Position, event: Reveal) -> Breach | None:
    """Horses are turned up when and as many as are due, and are those of the wall (JX-38, JX-46)."""
    if event.key != "horses":
        return None
    if chosen.horse_mode == "none":
        return Breach("JX-38", "horses-unknown-mode", actual=format_run(event.tiles or ()))
    judge = _of_seat if chosen.horse_mode == "all" else _of_win
    found = judge(chosen, position, event)
    if found is not None:
        odd = position.odd_kinds | {position.overdue}
        found.consequent |= position.draws_off or position.off_wall
        found.consequent |= found.code == "horses-differ" and bool(odd & {*(event.tiles or ())})
    return found


def _of_win(chosen: Chosen, position: Position, event: Reveal) -> Breach | None:
    tiles = event.tiles or ()
    if not _is_time(chosen, position, event):
        return Breach("JX-38", "horses-untimely", actual=format_run(tiles))
    if not has_winner(position):
        return None
    shown = memory_of(position).horses.get(None)
    if shown is not None and not shown.refused:
        return Breach("JX-38", "horses-twice", actual=format_run(tiles))
    places = places_due(chosen, position)
    wall = position.table.wall
    if chosen.horse_draw_end == "any_remaining":
        left = [wall.tile_at(place) for place in wall.remaining()]
        return _wrong_number("JX-38", len(places), tiles) or _not_left("JX-38", left, tiles)
    due = [wall.tile_at(place) for place in places]
    return _wrong_number("JX-38", len(places), tiles) or _not_those("JX-38", due, tiles)


def _of_seat(chosen: Chosen, position: Position, event: Reveal) -> Breach | None:
    tiles = event.tiles or ()
    if event.seat is None:
        return Breach("JX-46", "horses-of-no-seat", actual=format_run(tiles))
    if not _is_time(chosen, position, event):
        return Breach("JX-46", "horses-untimely", actual=format_run(tiles))
    shown = memory_of(position).horses.get(event.seat)
    if shown is not None and not shown.refused:
        return Breach("JX-46", "horses-twice", actual=format_run(tiles))
    wall = position.table.wall
    due = [wall.tile_at(place) for place in places_set_aside(chosen, position, event.seat)]
    return _wrong_number("JX-46", len(due), tiles) or _not_left("JX-46", due, tiles)


def _is_time(chosen: Chosen, position: Position, event: Reveal) -> bool:
    """Whether horses are turned up now: after the win; in 码踩码 right after the deal, or at the end.

    An end that the record does not show is told as such, and not again of the horses that stand there.
    """
    outcome = position.hand.outcome
    if chosen.horse_mode != "all":
        if position.wins and not is_closed(position):
            return True
        return outcome == "win" and position.phase != OVER and _is_at_end(position, event)
    drawn = position.phase == CLAIMS and position.table.wall.left == 0 and not is_recorded(position, event)
    if drawn or position.phase in (WON, OVER):
        return True
    if position.phase == TURN and position.acts == 0 and not position.fresh:
        return True
    # A table that closes may show everybody's first.
    return _is_at_end(position, event) and (outcome not in CLOSINGS or _shows_all(position))


def _is_at_end(position: Position, event: Reveal) -> bool:
    """Whether the event stands in the record after the last act and win."""
    later = position.hand.events[position.number :]
    return is_recorded(position, event) and not any(isinstance(act, (*ACTS, Win)) for act in later)


def _shows_all(position: Position) -> bool:
    """Whether the record turns up the horses of every seat, now or later or before."""
    reveals = [act for act in position.hand.events if isinstance(act, Reveal) and act.key == "horses"]
    return {act.seat for act in reveals} >= {*SEATS}


def _wrong_number(clause: str, due: int, tiles: Sequence[Tile]) -> Breach | None:
    if len(tiles) == due:
        return None
    code = "horses-too-many" if len(tiles) > due else "horses-too-few"
    return Breach(clause, code, expected=due, actual=len(tiles))


def _not_those(clause: str, due: Sequence[Tile], tiles: Sequence[Tile]) -> Breach | None:
    """Tiles turned up one after the other that are not those of the wall."""
    pairs = zip(due, tiles, strict=True)
    if all(one == other or UNKNOWN in (one, other) for one, other in pairs):
        return None
    return _differ(clause, due, tiles)


def _not_left(clause: str, left: Sequence[Tile], tiles: Sequence[Tile]) -> Breach | None:
    """Tiles turned up that are not among those there, in whatever order."""
    missing = Counter(tiles) - Counter(left)
    del missing[UNKNOWN]
    if missing.total() <= left.count(UNKNOWN):
        return None
    return _differ(clause, left if len(left) == len(tiles) else (), tiles)


def _differ(clause: str, due: Sequence[Tile], tiles: Sequence[Tile]) -> Breach:
    shown, actual = format_run(due) or None, format_run(tiles)
    return Breach(clause, "horses-differ", expected=shown, actual=actual)


def after_turning_up(chosen: Chosen, position: Position, event: Reveal) -> None:
    """Keep the horses turned up; the first reveal that stands is the one that counts."""
    if event.key != "horses" or chosen.horse_mode == "none":
        return
    memory = memory_of(position)
    owner = event.seat if chosen.horse_mode == "all" else None
    memory.horses_told |= position.illegal
    memory.horses_wrong |= position.illegal
    known = memory.horses.get(owner)
    if (chosen.horse_mode == "all" and owner is None) or (known is not None and not known.refused):
        return
    tiles = event.tiles or ()
    memory.horses[owner] = Shown(tiles, refused=position.illegal)
    memory.horses_short |= position.illegal and len(tiles) < chosen.horse_count


def tells_horses(chosen: Chosen, position: Position) -> bool:
    """Whether the record's wall tells which horses are due."""
    by_chance = chosen.horse_mode != "all" and chosen.horse_draw_end == "any_remaining"
    return position.table.wall.tile_at(0) != UNKNOWN and not by_chance


# What should have been turned up.


def missing_horses(chosen: Chosen, position: Position) -> Iterator[Breach]:
    """Horses that the end finds not turned up, or not shown: missed where the wall tells them (JX-38, 46)."""
    memory = memory_of(position)
    if chosen.horse_mode == "none" or is_closed(position):
        return
    owners = list(SEATS) if chosen.horse_mode == "all" else [None] if has_winner(position) else []
    missing = [owner for owner in owners if _is_due(chosen, position, owner)]
    if not missing:
        return
    at = (None, missing[0] if len(missing) == 1 else None)
    clause, number = clause_of(chosen), chosen.horse_count * len(missing)
    unknown = [owner for owner in owners if horses_of(chosen, position, owner) is None]
    left_out = [owner for owner in missing if owner not in memory.horses]
    if unknown:
        yield Breach(clause, "horses-not-shown", UNDECIDABLE, at=at)
    elif left_out:
        memory.horses_wrong = True
        tiles = [tile for owner in left_out for tile in horses_of(chosen, position, owner) or ()]
        yield Breach(
            clause,
            "horses-missing",
            MISSED_DUTY,
            expected=format_run(tiles),
            params={"number": number, "owners": _by_owner(chosen, position, left_out)},
            at=at,
            consequent=memory.horses_told or position.draws_off,
        )


def _by_owner(chosen: Chosen, position: Position, owners: Sequence[int | None]) -> list[Json]:
    """The horses of these seats, for the sentence; those of a win belong to none."""
    return [
        {"seat": owner, "tiles": format_run(horses_of(chosen, position, owner) or ())}
        for owner in owners
        if owner is not None
    ]


def _is_due(chosen: Chosen, position: Position, owner: int | None) -> bool:
    """Whether horses are due of this owner and the record does not show them all."""
    shown = memory_of(position).horses.get(owner)
    if shown is not None:
        return UNKNOWN in shown.tiles
    return owner is not None or bool(places_due(chosen, position))


def horses_of(chosen: Chosen, position: Position, owner: int | None) -> list[Tile] | None:
    """The horses of a seat, or after a win (`owner` None), as turned up, else as the wall has them.

    None where neither shows them all.
    """
    wall = position.table.wall
    places = places_due(chosen, position) if owner is None else places_set_aside(chosen, position, owner)
    by_wall = [wall.tile_at(place) for place in places]
    if owner is None and chosen.horse_draw_end == "any_remaining":
        by_wall = [UNKNOWN] * len(places)
    shown = memory_of(position).horses.get(owner)
    tiles = by_wall if shown is None else list(shown.tiles[: len(places)])
    if shown is not None and len(tiles) == len(by_wall):
        tiles = [other if tile == UNKNOWN else tile for tile, other in zip(tiles, by_wall, strict=True)]
    return None if UNKNOWN in tiles else tiles
