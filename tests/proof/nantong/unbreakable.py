"""Clauses of Nantong that no finding cites, and why."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {
    "NT-01": "It names the game. An unknown rule set, option or value is refused when a log is read.",
    "NT-02": "It names the set of tiles; a record that breaks it is cited by GEN-01.",
    "NT-03": "It gives the sizes of the deal; a record that breaks it is cited by GEN-02.",
    "NT-04": "It says who acts first and who may claim; who acts out of turn is cited by GEN-04 and GEN-05.",
    "NT-06": "It ranks claims; one that got less than its due is cited by GEN-06.",
    "NT-07": "Any seat may deal the first hand, so that no log breaks it.",
    "NT-16": "It frees hands from the pair of 2, 5 or 8; a hand that it does not free is cited by NT-15.",
    "NT-41": "It has small hands add up; an item that is wrong is cited by NT-17 to NT-20.",
    "NT-43": "It has big hands add up; an item that is wrong is cited by NT-24 to NT-36.",
    "NT-44": "It doubles what a bird hits; a payment for birds that is wrong is cited by NT-49 or NT-50.",
    "NT-48": "It tells on whom a bird sits; a payment for birds that is wrong is cited by NT-49 or NT-50.",
    "NT-G2": "It permits: a pung may be made a kong in a later turn.",
    "NT-G4": "It permits: any tile may be discarded after a claim.",
    "NT-G5": "It permits: a passed pung may be made of the next tile.",
    "NT-G6": "It permits: a concealed kong may be shown or not.",
    "NT-G7": "It follows from NT-53 and NT-54, which are cited.",
    "NT-G8": "The log format has four seats, so that no log breaks it.",
    "NT-G9": "It sets no limit.",
    "NT-G10": "It settles claims of one window together; what is booked wrongly is cited by NT-22 and NT-39.",
}
