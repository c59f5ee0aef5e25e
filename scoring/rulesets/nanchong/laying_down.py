"""摆牌: a hand laid down with the tiles it shows and the tiles it waits for (NC-19, NC-20, NC-24)."""

from dataclasses import replace

from scoring.engine.events import Declare, Discard, Event
from scoring.engine.findings import BROKEN_RECORD, UNDECIDABLE, Breach
from scoring.engine.position import CLAIMS, OVER, TURN, WON, Position
from scoring.engine.tiles import UNKNOWN, Tile, format_run, kinds_in, mask_of, tiles_of
from scoring.patterns.following import following_act, is_discard_of
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.hands import bound_waits, open_waits, waits_of_shown
from scoring.rulesets.nanchong.memory import Awaited, LaidDown, memory_of
from scoring.rulesets.nanchong.rightly import are_words_wrong, without_wrong_words
from scoring.rulesets.nanchong.seat_hand import Hand, hand_of
from scoring.rulesets.nanchong.sight import is_sight_partial
from scoring.rulesets.nanchong.waits import is_hideable


def laid_down(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """When a hand may be laid down, and whether its tiles and waits are as declared."""
    if event.key != "lay_down":
        return None
    if not chosen.bai:
        return Breach("NC-19", "lay-down-off")
    if event.seat in memory_of(position).laid_down:
        return Breach("NC-20", "lay-down-twice", consequent=memory_of(position).laid_down[event.seat].wrong)
    return _moment(chosen, position, event) or _declared(chosen, position, event)


def _moment(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    seat, left = event.seat, position.table.wall.left
    if _lacks_draw(position, event):
        return Breach("GEN-04", "draw-missing", params={"size": position.table.sizes[seat]})
    if not _may_lay_down(chosen, position, seat):
        return Breach("NC-19", "lay-down-out-of-turn", consequent=seat in position.displaced)
    if left < chosen.bai_min_left:
        params = {"left": left, "least": chosen.bai_min_left}
        return Breach(
            "NC-24",
            "lay-down-too-late",
            expected=chosen.bai_min_left,
            actual=left,
            params=params,
            consequent=position.draws_off,
        )
    return None


def _lacks_draw(position: Position, event: Declare) -> bool:
    """Whether the seat lays its hand down with a discard when it should have drawn first."""
    if position.phase != CLAIMS or position.seat != event.seat or not position.table.wall.left:
        return False
    return is_discard_of(following_act(position, event), event.seat)


def _may_lay_down(chosen: Chosen, position: Position, seat: int) -> bool:
    if position.phase in (WON, OVER) or position.closed is not None:
        return False
    own_turn = position.phase == TURN and position.seat == seat
    return own_turn or (chosen.bai_window == "any" and not goes_with_discard(position, seat))


def goes_with_discard(position: Position, seat: int) -> bool:
    """Whether the seat holds a tile too many, so that a discard goes with laying down."""
    return position.table.sizes[seat] % 3 == 2


def _declared(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    seat, act = event.seat, following_act(position, event)
    if goes_with_discard(position, seat) and act is not None and not is_discard_of(act, seat):
        return Breach("NC-19", "lay-down-alone")
    if position.table.is_hidden(seat):
        return Breach("NC-19", "waits-not-shown", UNDECIDABLE)
    if not goes_with_discard(position, seat):
        return wrong_declaration(chosen, position, event, hand_of(position, seat))
    if is_discard_of(act, seat):
        return with_discard(chosen, position, event, act)
    found = [*_wrong_by_discard(chosen, position, event).values()]
    return None if None in found or not found else found[0]


def _wrong_by_discard(chosen: Chosen, position: Position, event: Declare) -> dict[Tile, Breach | None]:
    """What each discard would show to be wrong with a declaration."""
    hand = hand_of(position, event.seat)
    held = [tile for tile in range(27) if hand.counts[tile]]
    return {tile: wrong_declaration(chosen, position, event, hand.without(tile)) for tile in held}


def with_discard(chosen: Chosen, position: Position, event: Declare, act: Discard) -> Breach | None:
    """What is wrong with a declaration, by the hand that the discard leaves; nothing by one not held."""
    if not position.table.holds(act.seat, act.tile):
        return None
    if act.tile == UNKNOWN:
        return Breach("NC-19", "waits-not-shown", UNDECIDABLE)
    return wrong_declaration(chosen, position, event, hand_of(position, act.seat).without(act.tile))


def wrong_declaration(chosen: Chosen, position: Position, event: Declare, hand: Hand) -> Breach | None:
    """What is wrong with the tiles shown and the waits declared by this hand of 13 tiles (NC-19)."""
    found = _wrong_by_hand(chosen, position, event, hand)
    if found is not None:
        found.consequent = position.is_off(event.seat) or _is_right_by_itself(chosen, position, event, hand)
    return found


def _is_right_by_itself(chosen: Chosen, position: Position, event: Declare, hand: Hand) -> bool:
    """Whether nothing but what others show who may not makes it wrong: waits that lie open are dead."""
    if chosen.dead_wait != "visible" or not are_words_wrong(position):
        return False
    with without_wrong_words(position):
        return _wrong_by_hand(chosen, position, event, hand) is None


def _wrong_by_hand(chosen: Chosen, position: Position, event: Declare, hand: Hand) -> Breach | None:
    seat = event.seat
    if UNKNOWN in (event.tiles or ()) or UNKNOWN in (event.waits or ()):
        return Breach("NC-19", "waits-not-shown", UNDECIDABLE)
    waits = open_waits(chosen, position, seat, hand)
    if waits or chosen.bai_partial:
        found = _wrong_tiles(event, hand)
        if found is not None:
            return found
    if chosen.bai_partial:
        waits = waits_of_shown(chosen, position, seat, event.tiles or (), hand)
    found = _wrong_waits(event, waits)
    if found is not None and is_sight_partial(chosen, position, seat):
        return Breach("NC-19", "table-not-shown", UNDECIDABLE)
    return found


def _wrong_tiles(event: Declare, hand: Hand) -> Breach | None:
    """The shown tiles are in the hand, and what stays unshown is complete."""
    if not event.tiles:
        return Breach("NC-19", "lay-down-tiles-missing")
    rest = hand.without_tiles(event.tiles)
    if min(rest.counts) < 0:
        missing = format_run(tile for tile, left in enumerate(rest.counts) if left < 0)
        return Breach("GEN-03", "shown-not-held", BROKEN_RECORD, actual=missing, params={"tiles": missing})
    if is_hideable(rest.keys, len(hand.melds)):
        return None
    unshown = format_run(tiles_of(rest.counts))
    return Breach("NC-19", "lay-down-rest-wrong", actual=unshown, params={"tiles": unshown})


def _wrong_waits(event: Declare, waits: int) -> Breach | None:
    declared = event.waits or ()
    if not waits:
        return Breach("NC-19", "lay-down-not-ready")
    if len(declared) == waits.bit_count() and mask_of(declared) == waits:
        return None
    expected, actual = format_run(kinds_in(waits)), format_run(sorted(declared))
    return Breach("NC-19", "lay-down-waits-differ", expected=expected, actual=actual)


def lays_down(chosen: Chosen, position: Position, event: Declare) -> bool:
    """Whether the seat lays its hand down with a discard to come, rightly or wrongly."""
    if event.key != "lay_down" or not chosen.bai or event.seat in memory_of(position).laid_down:
        return False
    return _may_come(position, event.seat, following_act(position, event))


def _may_come(position: Position, seat: int, act: Event | None) -> bool:
    """Whether the discard that goes with laying down is still to come, with what the record has next."""
    return goes_with_discard(position, seat) and (act is None or is_discard_of(act, seat))


def after_laying_down(chosen: Chosen, position: Position, event: Declare) -> None:
    """The declaration binds, also one that the law refused; a second one changes nothing."""
    memory, seat = memory_of(position), event.seat
    waits = event.waits or ()
    unseen = waits.count(UNKNOWN) if waits else None
    made = LaidDown(position.number, event.tiles or (), mask_of(waits), position.illegal, unseen)
    if not chosen.bai or seat in memory.laid_down:
        memory.undone[seat].laid_down.append(made)
        return
    act = following_act(position, event)
    with_discard_to_come = _may_come(position, seat, act)
    if with_discard_to_come and act is None:
        memory.awaited.append(_awaited(chosen, position, event))
    memory.laid_down[seat] = made
    if made.wrong:
        memory.undone[seat].laid_down.append(None)
        memory.turn_told = position.number
    if with_discard_to_come:
        memory.laying_down = seat
    else:
        settle_waits(chosen, position, seat)


def _awaited(chosen: Chosen, position: Position, event: Declare) -> Awaited:
    hidden = position.table.is_hidden(event.seat)
    wrong = {} if hidden else _wrong_by_discard(chosen, position, event)
    return Awaited(position.number, event.seat, wrong, Breach("NC-19", "lay-down-alone"))


def settle_waits(chosen: Chosen, position: Position, seat: int) -> None:
    """A hand laid down without a word of its waits has those that it holds; a wrong word is undone so."""
    memory = memory_of(position)
    laid_down = memory.laid_down[seat]
    if (
        position.table.is_hidden(seat)
        or goes_with_discard(position, seat)
        or (laid_down.waits and not laid_down.wrong)
    ):
        return
    held = bound_waits(chosen, position, seat, hand_of(position, seat))
    if laid_down.wrong:
        memory.undone[seat].laid_down.append(replace(laid_down, waits=held, unseen=0))
    if laid_down.unseen != 0:
        laid_down.waits, laid_down.unseen = held, 0
