"""Clauses and checks of this region that no log can break under their own name, each with the reason."""

from collections.abc import Mapping
from typing import Final

UNBREAKABLE: Final[Mapping[str, str]] = {
    "JX-01": "A tile too many or too few would be a breach in every rule set: it is cited as GEN-01.",
    "JX-02": "A wall of another size would be a breach in every rule set: it is cited as GEN-01.",
    "JX-03": "A deal of another size would be a breach in every rule set: it is cited as GEN-02.",
    "JX-05": "It permits: whoever claims a discard keeps it, and whoever does not may let it go.",
    "JX-06": "Whether the first dealer was drawn at random no record shows.",
    "JX-17": "It names the kinds of kong; each has a clause of its own that can be broken.",
    "JX-69": "A log has one set of options for all of its hands; there is no other to hold it against.",
    "A02": "A log whose number of horses contradicts their mode is refused when it is read.",
    "A54": "It is for those who show a hand, not for those who log it.",
}
