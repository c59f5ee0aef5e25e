"""Clauses and legality checks of Nanchong that no finding cites, and why."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {
    "NC-01": "It names the family of games. Four seats are those of the log format.",
    "NC-02": "It names the set of tiles; a record that breaks it is cited by GEN-01.",
    "NC-03": "It gives the sizes of the deal; a record that breaks it is cited by GEN-02.",
    "NC-04": "It says that the dealer acts first, without a draw; who breaks it is cited by GEN-04.",
    "NC-05": "Any seat may deal the first hand, so that no log breaks it.",
    "NC-09": "It explains words. A hand called drawn that is not over is cited by GEN-07.",
    "NC-14": "It says who may claim and who draws next; who breaks it is cited by GEN-04, GEN-05 and GEN-06.",
    "NC-16": "It has melds lie open, as they do in every log.",
    "NC-23": "It adds up what both sides have laid down; an item that is wrong is cited by NC-21 or NC-22.",
    "NC-51": "It counts two patterns together; one that is wrong is cited by NC-38 or NC-50.",
    "NC-52": "It works NC-32 out for one hand; points that are no sum are cited by NC-32.",
    "L36": "It permits: a self-drawn win is free to a seat that has let another go.",
}
