"""Players who do otherwise than those of the region: they let wins go, or win in one way alone."""

from collections.abc import Callable
from dataclasses import replace

from scoring.engine.customs import Customs, Manner
from scoring.engine.events import Draw, Kong, Win
from scoring.engine.law import Rules
from scoring.engine.position import Position


def _playing(customs: Customs, **likings: float) -> Customs:
    """All seats like each kind of claim this much, where it is named, and else as they did."""
    manners = [
        replace(manner, claims={**manner.claims, **likings, "chow": 0.0}) for manner in customs.manners
    ]
    return replace(customs, manners=manners)


def patient(customs: Customs) -> Customs:
    """Seats that seldom win, though they may."""
    return _playing(customs, win=0.1)


def announcing(customs: Customs) -> Customs:
    """Seats that announce and lay down whatever they can; at a table with a high least value nobody wins."""
    return _playing(customs, win=1.0)


def announcing_alone(customs: Customs) -> Customs:
    """Seats that announce half of what they can and win as seldom."""
    return _playing(customs, win=0.5)


def never_winning(customs: Customs) -> Customs:
    """Seats that win only when they must, so that the wall runs out."""
    return _playing(customs, win=0.0)


def punging(customs: Customs) -> Customs:
    """Seats that pung whatever they can, but keep from kongs and wins."""
    return _playing(customs, win=0.05, pung=1.0, kong=0.0, own_kong=0.0)


def konging(customs: Customs) -> Customs:
    """Seats that make every pung and kong."""
    return _playing(customs, win=0.3, pung=1.0, kong=1.0, own_kong=1.0)


def holding_fourths(customs: Customs) -> Customs:
    """Seats that hold the fourth tile of a pung back; they win only when they must."""
    return _some_punging(_playing(customs, win=0.0, kong=0.0, own_kong=0.0))


def _some_punging(customs: Customs) -> Customs:
    """Half of the seats pung whatever they can, the others keep their hands as they are."""
    claims = customs.manners[0].claims
    punging = Manner({**claims, "pung": 1.0}, pairs=9, runs=2)
    return replace(customs, manners=[punging, Manner({**claims, "pung": 0.0}, pairs=6, runs=6)])


def without_kongs(customs: Customs) -> Customs:
    """Seats that win only when they must and keep their fours in hand; the wall runs out."""
    return _playing(customs, win=0.0, pung=0.0, kong=0.0, own_kong=0.0)


# ---- who win in one way alone ----------------------------------------------------------------------------
Way = Callable[[Position, Win], bool]


def _winning_only(customs: Customs, way: Way, **likings: float) -> Customs:
    """Seats that win when they must, and always in this way: as if a clause of theirs bound them to."""
    must = customs.must

    def in_this_way(law: Rules, position: Position, win: Win) -> str | None:
        return must(law, position, win) or ("" if way(position, win) else None)

    return replace(_playing(customs, win=0.0, **likings), must=in_this_way)


def _robs(_position: Position, win: Win) -> bool:
    return win.how == "rob_kong"


def _is_of_a_kong(position: Position, _win: Win) -> bool:
    """Whether the tile replaced a kong, or was discarded straight after that."""
    acts = [event for event in position.hand.events if isinstance(event, (Draw, Kong))][-2:]
    return len(acts) == 2 and isinstance(acts[0], Kong) and isinstance(acts[1], Draw)


def _is_of_four_melds(position: Position, win: Win) -> bool:
    """Whether winner or payer has four melds."""
    seats = [win.seat] if win.source_seat is None else [win.seat, win.source_seat]
    return any(len(position.table.melds[seat]) == 4 for seat in seats)


def robbing(customs: Customs) -> Customs:
    """Seats that hold the fourth tile of a pung back for a while, and win by robbing."""
    return _some_punging(_winning_only(customs, _robs, kong=0.0, own_kong=0.3))


def winning_by_kongs(customs: Customs) -> Customs:
    """Seats that make every kong and win with its tile, or with what is discarded after it."""
    return _winning_only(customs, _is_of_a_kong, pung=0.2, kong=1.0, own_kong=1.0)


def melding(customs: Customs) -> Customs:
    """Seats that pung whatever they can, keep pairs, and win when all sets of winner or payer lie open."""
    manners = [replace(manner, pairs=9, runs=0, suit=0) for manner in customs.manners]
    return _winning_only(replace(customs, manners=manners), _is_of_four_melds, pung=1.0, kong=1.0)


def keeping_suits(customs: Customs) -> Customs:
    """Seats that keep to the suit they have most of, and win only when they must."""
    manners = [replace(manner, pairs=1, runs=2, suit=9) for manner in customs.manners]
    return _playing(replace(customs, manners=manners), win=0.0, pung=0.0, kong=0.0)
