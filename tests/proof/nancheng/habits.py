"""Players who do otherwise than those of the region: they let wins go, or keep what they could make."""

from dataclasses import replace

from scoring.engine.customs import Customs, Manner
from tests.proof.habits import playing


def patient(customs: Customs) -> Customs:
    """Seats that seldom win though they may."""
    return playing(customs, win=0.15)


def never_winning(customs: Customs) -> Customs:
    """Seats that neither win nor make kongs, so that the wall runs out and fours stay in hand."""
    return playing(customs, win=0.0, kong=0.0, own_kong=0.0, pung=0.3)


def punging(customs: Customs) -> Customs:
    """Seats that pung whatever they can and keep from kongs and wins."""
    return playing(customs, win=0.05, pung=1.0, kong=0.0, own_kong=0.0)


def adding(customs: Customs) -> Customs:
    """Seats that pung whatever they can, keep the fourth tile and add it later."""
    return playing(customs, win=0.2, pung=1.0, kong=0.0, own_kong=1.0)


def hoarding(customs: Customs) -> Customs:
    """Seats that pung whatever they can and mostly keep the fourth tile in hand."""
    likings = {"win": 0.0, "pung": 1.0, "chow": 0.0, "kong": 0.0, "own_kong": 0.2}
    return replace(customs, manners=[Manner(likings, pairs=20, runs=0)])


def konging(customs: Customs) -> Customs:
    """Seats that make every kong, and seldom win."""
    return playing(customs, win=0.1, pung=0.6, kong=1.0, own_kong=1.0)


def keen(customs: Customs) -> Customs:
    """Seats that win whenever they may, and take nothing else."""
    return playing(customs, win=1.0, pung=0.0, kong=0.0, own_kong=0.0)


def undeclared(customs: Customs) -> Customs:
    """Seats that declare nothing, and take nothing."""
    return playing(customs, ready=0.0, pung=0.0, kong=0.0, own_kong=0.0)


def bold(customs: Customs) -> Customs:
    """Seats that win whenever they may, and make every kong."""
    return playing(customs, win=1.0, pung=0.2, kong=1.0, own_kong=1.0)


def robbing(customs: Customs) -> Customs:
    """Seats that pung what they can, add to it, and win what is added alone by chance."""
    return playing(customs, win=0.5, pung=1.0, kong=0.0, own_kong=1.0)


def following(customs: Customs) -> Customs:
    """Seats that discard what has just been discarded, and take nothing."""
    return replace(playing(customs, win=0.5, pung=0.0, kong=0.0, own_kong=0.2), follow=1.0)
