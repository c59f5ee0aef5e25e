"""Which clauses a hand of this rule set has put to use that neither payments nor refusals name."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.engine.events import Chow, Declare, Discard, Draw, Kong, Pass, Pung
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.table import ADDED, CONCEALED
from scoring.engine.tiles import rank
from scoring.engine.transfers import PricedWin, Settlement
from scoring.patterns.signs import (
    Ended,
    Sign,
    always,
    higher_claim_goes_first,
    is_drawn,
    is_first,
    is_played,
    seen,
    several_win,
    shows_wall,
    wins_after,
)
from scoring.rulesets.nantong.memory import memory_of
from scoring.rulesets.nantong.rules import NantongRules

#: Big hands that are a way of winning, not a shape.
_BY_CONTEXT: Final = frozenset(
    {
        "tian_hu",
        "di_hu",
        "hai_di_lao_yue",
        "hai_di_pao",
        "gang_shang_kai_hua",
        "qiang_gang_hu",
        "gang_shang_pao",
    }
)


def signs(law: Rules, position: Position, due: Settlement) -> Iterator[str]:
    """The clauses of which this hand, which is over, bears a sign."""
    assert isinstance(law, NantongRules)
    return seen(_SIGNS, Ended(law.chosen, position, due))


def _any_pair(ended: Ended) -> bool:
    """A win with a pair that is not of 2, 5 or 8 (NT-16)."""
    pairs = (group for win in ended.wins for group in win.shape if len(group) == 2 and len(win.shape) < 7)
    return any(rank(pair[0]) not in (2, 5, 8) for pair in pairs)


def _openings_add(ended: Ended) -> bool:
    """A seat is paid for several opening patterns (NT-41)."""
    paid = [transfer for transfer in ended.due.transfers if transfer.cause == "opening_win"]
    return any(sum(item.code not in _BESIDE for item in transfer.items) > 1 for transfer in paid)


#: Items beside those of a hand.
_BESIDE: Final = frozenset({"zhuang_xian", "zha_niao"})


def _is_plain(win: PricedWin) -> bool:
    return len(win.shape) == 5


def _small_is_absorbed(ended: Ended) -> bool:
    """A plain hand with a pair of 2, 5 or 8 is big by the way it won, and its small part vanishes (NT-42)."""
    return any(
        _is_plain(win) and win.items and {item.code for item in win.items} <= _BY_CONTEXT
        for win in ended.wins
    )


def _big_add(ended: Ended) -> bool:
    """A win with several big hands (NT-43)."""
    return any(len({item.code for item in win.items}) > 1 for win in ended.wins)


def _bird_hits(ended: Ended) -> bool:
    """A bird sits where it doubles a payment (NT-44, NT-48)."""
    return ended.pays(code="zha_niao")


def _adds_later(ended: Ended) -> bool:
    """A pung is made a kong in a later turn (NT-G2): its seat has drawn since."""
    punged: dict[int, int] = {}
    for number, event in enumerate(ended.events):
        if isinstance(event, Pung):
            punged[event.tile] = number
        elif isinstance(event, Kong) and event.kind == ADDED:
            since = ended.events[punged[event.tile] : number]
            return any(isinstance(act, Draw) and act.seat == event.seat for act in since)
    return False


def _discards_the_same(ended: Ended) -> bool:
    """After a chow or pung the same kind is discarded (NT-G4)."""
    return any(
        isinstance(act, (Chow, Pung)) and isinstance(after, Discard) and act.tile == after.tile
        for act, after in ended.follow()
    )


def _pungs_after_passing(ended: Ended) -> bool:
    """A seat pungs that let a pung go before it drew again (NT-G5)."""
    passed: set[int] = set()
    for event in ended.events:
        if isinstance(event, Pass) and (event.on is None or "pung" in event.on):
            passed.add(event.seat)
        elif isinstance(event, Draw):
            passed.discard(event.seat)
        elif isinstance(event, Pung) and event.seat in passed:
            return True
    return False


def _conceals_kong(ended: Ended) -> bool:
    return any(isinstance(event, Kong) and event.kind == CONCEALED for event in ended.events)


def _runs_out_unasked(ended: Ended) -> bool:
    """The wall runs out without an offer of its last tile (NT-G7)."""
    asked = any(isinstance(event, Declare) and event.key == "seabed" for event in ended.events)
    return is_drawn(ended) and not asked


def _opens_beside_dealt_win(ended: Ended) -> bool:
    """The dealer wins as dealt and another seat claims an opening hand (NT-G10)."""
    openings = memory_of(ended.position).openings
    return ended.won_by("dealt") and any(one.seat != ended.position.hand.dealer for one in openings)


_SIGNS: Final[Mapping[str, Sign]] = {
    "NT-02": shows_wall,
    "NT-03": always,
    "NT-04": is_played,
    "NT-06": higher_claim_goes_first,
    "NT-07": is_first,
    "NT-16": _any_pair,
    "NT-41": _openings_add,
    "NT-42": _small_is_absorbed,
    "NT-43": _big_add,
    "NT-44": _bird_hits,
    "NT-46": several_win,
    "NT-48": _bird_hits,
    "NT-51": lambda ended: wins_after(ended, mode="supplement"),
    "NT-G2": _adds_later,
    "NT-G4": _discards_the_same,
    "NT-G5": _pungs_after_passing,
    "NT-G6": _conceals_kong,
    "NT-G7": _runs_out_unasked,
    "NT-G10": _opens_beside_dealt_win,
}
