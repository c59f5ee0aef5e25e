"""飘: what each seat chooses before play to add to whatever it wins or pays (NC-10 to NC-13)."""

from scoring.engine.events import Declare, Dissolve, Escape, Event, Reveal
from scoring.engine.findings import MISSED_DUTY, Breach
from scoring.engine.general_law import after_the_end
from scoring.engine.law import Rules
from scoring.engine.position import Position, is_note
from scoring.engine.record import SEATS
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of


def piao_declared(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """One choice a seat, 0 to the table's most, before every other event (NC-10), never in play (NC-13).

    Whoever chooses at a table that has closed comes after the end (GEN-07).
    """
    if event.key != "piao":
        return None
    memory = memory_of(position)
    if position.closed is not None:
        return after_the_end(position, event)
    if memory.piao_over:
        left_out = memory.piao[event.seat] is None and chosen.piao_max > 0
        return Breach("NC-13", "piao-in-play", consequent=left_out)
    in_range = event.value is not None and 0 <= event.value <= chosen.piao_max
    if memory.piao[event.seat] is not None:
        follows = in_range and event.seat in memory.piao_refused
        return Breach("NC-10", "piao-twice", actual=event.value, consequent=follows)
    if not in_range:
        params = {"most": chosen.piao_max, "value": event.value}
        return Breach(
            "NC-10", "piao-out-of-range", expected=chosen.piao_max, actual=event.value, params=params
        )
    return None


def ends_choosing(law: Rules, event: Event) -> bool:
    """Whether 飘 should stand before this event; remarks and the table closing wait for nobody."""
    if isinstance(event, Declare):
        return event.key in law.declare_keys and event.key != "piao"
    if isinstance(event, Reveal):
        return event.key in law.reveal_keys
    return not (is_note(event) or isinstance(event, (Dissolve, Escape)))


def missing_piao(chosen: Chosen, position: Position) -> list[Breach]:
    """Seats that have not chosen when the first other event comes: a duty missed, counted as 0."""
    memory = memory_of(position)
    if memory.piao_over or not chosen.piao_max:
        return []
    missing = [seat for seat in SEATS if memory.piao[seat] is None]
    for seat in missing:
        memory.undone[seat].piao.update(range(chosen.piao_max + 1))
    # A choice under the wrong seat is one seat's second and another's missing one.
    misplaced = memory.piao_twice
    return [
        Breach(
            "NC-10",
            "piao-missing",
            MISSED_DUTY,
            params={"missing": seat},
            at=(position.number, seat),
            consequent=place < misplaced or position.illegal,
        )
        for place, seat in enumerate(missing)
    ]


def after_piao(chosen: Chosen, position: Position, event: Declare) -> None:
    """The first choice of a seat before play counts, one above the most too, one below 0 as 0."""
    memory = memory_of(position)
    if not memory.piao_over and memory.piao[event.seat] is not None:
        memory.piao_twice += event.seat not in memory.piao_refused
    value = max(0, event.value or 0)
    if position.illegal:
        memory.undone[event.seat].piao.update((*range(chosen.piao_max + 1), event.value or 0))
    if not memory.piao_over and memory.piao[event.seat] is None:
        memory.piao[event.seat] = value
        if position.illegal:
            memory.piao_refused.add(event.seat)


def piao_between(chosen: Chosen, winner: int | None, payer: int | None) -> list[Priced]:
    """What 飘 adds to a payment: the sum of both sides (NC-12), or the one side that chose it (NC-11)."""
    one, other = winner or 0, payer or 0
    if one and other:
        return [Priced("piao", one + other, "NC-12")]
    if not (one or other) or chosen.piao_mode == "both_only":
        return []
    return [Priced("piao", one + other, "NC-11")]


def piao_in_check(chosen: Chosen, winner: int | None, payer: int | None) -> list[Priced]:
    """The same in 查叫, as far as `cha_jiao_piao` counts it."""
    if chosen.cha_jiao_piao == "none":
        return []
    both = piao_between(chosen, winner, payer)
    if chosen.cha_jiao_piao == "both" or not both:
        return both
    return [Priced("piao", winner, "NC-11")] if winner else []
