"""Players who do otherwise than those of the region: they let wins go, take whatever they can."""

from scoring.engine.customs import Customs
from tests.proof.habits import playing


def patient(customs: Customs) -> Customs:
    """Seats that seldom win and keep to what they hold."""
    return playing(customs, win=0.0, pung=0.1, chow=0.05, kong=0.1)


def never_winning(customs: Customs) -> Customs:
    """Seats that do not win, so that the wall runs out."""
    return playing(customs, win=0.0, kong=0.05)


def konging(customs: Customs) -> Customs:
    """Seats that make every pung and kong, and seldom win."""
    return playing(customs, win=0.05, pung=1.0, kong=1.0, own_kong=1.0, chow=0.0)


def silent(customs: Customs) -> Customs:
    """Seats that announce nothing as dealt, and seldom win."""
    return playing(customs, opening_win=0.0, win=0.1)


def holding_fours(customs: Customs) -> Customs:
    """Seats that keep four alike in their hands and pung the rest."""
    return playing(customs, win=0.0, pung=0.8, kong=0.0, own_kong=0.0)


def melding(customs: Customs) -> Customs:
    """Seats that take whatever they can."""
    return playing(customs, win=1.0, pung=1.0, chow=1.0, kong=1.0)


def winning(customs: Customs) -> Customs:
    """Seats that win always and keep to what they hold."""
    return playing(customs, win=1.0, pung=0.1, chow=0.1, kong=0.1)


def adding_kongs(customs: Customs) -> Customs:
    """Seats that pung whatever they can and add to their pungs."""
    return playing(customs, win=0.0, pung=1.0, kong=0.0, own_kong=1.0, chow=0.0)


def melding_all(customs: Customs) -> Customs:
    """Seats that take whatever they can, but do not win."""
    return playing(customs, win=0.0, pung=1.0, chow=1.0, kong=1.0)
