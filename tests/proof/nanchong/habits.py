"""Players who do otherwise than those of the region: they let wins go, or win in one way alone."""

from dataclasses import replace

from msgspec import structs

from scoring.engine.customs import Customs
from scoring.engine.events import Win
from scoring.engine.law import Rules
from scoring.engine.position import Position
from tests.proof.habits import playing


def patient(customs: Customs) -> Customs:
    """Seats that seldom win, though they may."""
    return playing(customs, win=0.1)


def announcing(customs: Customs) -> Customs:
    """Seats that announce and lay down whatever they can; at a table with a high least value nobody wins."""
    return playing(customs, win=1.0)


def announcing_alone(customs: Customs) -> Customs:
    """Seats that announce half of what they can and win as seldom."""
    return playing(customs, win=0.5)


def punging(customs: Customs) -> Customs:
    """Seats that pung whatever they can, but keep from kongs and wins."""
    return playing(customs, win=0.05, pung=1.0, kong=0.0, own_kong=0.0)


def konging(customs: Customs) -> Customs:
    """Seats that make every pung and kong."""
    return playing(customs, win=0.3, pung=1.0, kong=1.0, own_kong=1.0)


def adding(customs: Customs) -> Customs:
    """Seats that pung whatever they can and add the fourth tile when they have it; they seldom win."""
    return playing(customs, win=0.0, pung=0.8, kong=0.0, own_kong=1.0)


def without_kongs(customs: Customs) -> Customs:
    """Seats that win only when they must and keep their fours in hand; the wall runs out."""
    return playing(customs, win=0.0, pung=0.0, kong=0.0, own_kong=0.0)


def melding(customs: Customs) -> Customs:
    """Seats that pung whatever they can and keep pairs; they win when all their sets lie open."""
    must = customs.must

    def wins(law: Rules, position: Position, win: Win) -> str | None:
        """The clause that binds the seat, or none but that its sets lie open."""
        return must(law, position, win) or ("" if len(position.table.melds[win.seat]) == 4 else None)

    manners = [structs.replace(manner, pairs=9, runs=0, suit=0) for manner in customs.manners]
    return playing(replace(customs, manners=manners, must=wins), win=0.0, pung=1.0, kong=1.0)
